"""From Start to the deal: each screen by keys alone and by mouse alone, and what is not there is not shown."""

from pathlib import Path

import pytest

from boms.rules import with_values
from boms.text import use_language
from tests.ui.setting_up import AGREEMENT, HOUSE_RULES, PLAYERS, VARIANT, desk


@pytest.fixture(autouse=True)
def own_packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A config folder of one's own, with no pack in it yet."""
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(tmp_path))
    folder = tmp_path / "rules"
    folder.mkdir()
    return folder


async def test_four_times_enter_leads_to_the_deal() -> None:
    async with desk("enter", "enter", "enter", "enter") as it:
        assert it.app.shown == "deal"
        assert it.app.walk is not None
        assert len(it.app.walk.table.names()) == 4


async def test_the_mouse_alone_leads_to_the_deal() -> None:
    async with desk() as it:
        await it.click("New match")
        assert it.app.shown == "variant"
        await it.click("Boms og president")
        assert it.app.shown == "variant"
        await it.click("play this")
        await it.click("go on")
        assert it.app.shown == "agreement"
        await it.click("we agree: deal")
        assert it.app.shown == "deal"
        assert it.app.setup.pack is not None
        assert it.app.setup.pack.id == "boms-og-president"


async def test_escape_leads_back_to_start() -> None:
    async with desk(*AGREEMENT, "escape", "escape", "escape") as it:
        assert it.app.shown == "start"


async def test_start_lists_only_what_there_is() -> None:
    async with desk() as it:
        assert "Continue" not in it.text()
        await it.press("c", "z")
        assert it.app.shown == "start"


async def test_the_rules_of_the_highlighted_variant_are_shown_with_what_is_special() -> None:
    async with desk(*VARIANT, size=(120, 40)) as it:
        await it.click("President, the plain game")
        seats = next(line for line in it.lines() if "Seats" in line)
        assert "◆" in seats
        assert "By placement" in seats
        assert "best with 4–7" in it.text()


async def test_what_can_be_read_on_can_be_scrolled_by_key_and_wheel() -> None:
    async with desk(*VARIANT) as it:
        assert "Points and match" not in it.text()
        await it.press(*["pagedown"] * 9)
        assert "Advice" in it.text() or "Points and match" in it.text()
        await it.press(*["pageup"] * 9)
        assert "Deck and seats" in it.text()


async def test_own_packs_and_broken_ones_are_listed(own_packs: Path) -> None:
    (own_packs / "cabin.yaml").write_text("boms: 1\nname: At the cabin\nbased_on: boms\nrules: {jokers: 2}\n")
    (own_packs / "torn.yaml").write_text("boms: 1\nrules: {jokers: 9, revoluton: yes}\n")
    async with desk(*VARIANT) as it:
        await it.click("At the cabin")
        assert "Your own" in it.text()
        await it.click("torn")
        assert "torn cannot be played" in it.text()
        assert "did you mean revolution?" in it.text()
        assert "jokers cannot be 9" in " ".join(it.text().split())
        await it.press("enter", "h")
        assert it.app.shown == "variant"


async def test_toggles_stay_with_their_variant() -> None:
    async with desk(*HOUSE_RULES, "right", "escape", "enter") as it:
        assert it.app.setup.rules.min_players == 4
        await it.press("escape", "enter")
        assert it.app.setup.rules.min_players == 4
        await it.press("escape", "down", "enter")
        assert it.app.setup.rules.min_players == 3


async def test_the_variant_shows_its_rules_as_they_were_changed() -> None:
    async with desk(*VARIANT) as it:
        assert "house rules changed" not in it.text()
        assert it.app.setup.pack is None
        await it.press("enter", "escape")
        assert it.app.setup.pack is not None
        it.app.setup.rules = with_values(it.app.setup.rules, {"jokers": 2})
        await it.press("down", "up")
        assert "◆ house rules changed: 1" in it.text()
        assert "◆ Jokers" in it.text()
        await it.press("down")
        assert "house rules changed" not in it.text()


async def test_the_agreement_marks_what_differs() -> None:
    async with desk(*HOUSE_RULES, "right", "escape", "enter", "enter") as it:
        assert it.app.shown == "agreement"
        assert any("◆ Fewest players" in line and "4 players" in line for line in it.lines())
        assert "differs from the variant: 1" in it.text()
        await it.press("h", "delete", "escape")
        assert it.app.shown == "agreement"
        assert "exactly as in the variant" in it.text()


async def test_names_that_do_not_fit_changed_rules_stop_the_match() -> None:
    async with desk(*AGREEMENT, "h", *["right"] * 4, "escape") as it:
        assert it.app.setup.rules.min_players == 7
        assert "need at least 7 players" in it.text()
        await it.press("enter")
        assert it.app.shown == "agreement"


@pytest.mark.parametrize("language", ["en", "nb", "de"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("keys", [(), VARIANT, PLAYERS, HOUSE_RULES, (*HOUSE_RULES, "right"), AGREEMENT])
async def test_no_word_is_cut(language: str, size: tuple[int, int], keys: tuple[str, ...]) -> None:
    use_language(language)
    async with desk(*keys, size=size) as it:
        assert "…" not in it.text()
