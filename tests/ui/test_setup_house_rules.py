"""House rules: every key changed, explained, found and reset; what is impossible named and undone; saved as a pack."""

from pathlib import Path

import pytest

from boms.packs import Pack, shelf
from boms.rules import KEYS, Title, changed, conflicts, with_values
from boms.text import key_text, use_language
from boms.ui.widgets.setup_values import value_of
from tests.ui.setting_up import AGREEMENT, HOUSE_RULES, Desk, desk


@pytest.fixture(autouse=True)
def config(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(tmp_path))
    return tmp_path


AMONG_VALUES = {
    "removed_cards": "down",
    "first_lead_card": "down",
    "clearing_ranks": "down",
    "master_card": "up",
    "points": "down",
}
"""The arrow key that leads from where the cursor stands at first to a value that is not chosen."""

KINDS = (*AMONG_VALUES, "min_players", "two_packs_from", "seating", "equal_rank", "wild_rank", "match_target")
"""A key for each kind of value."""


async def test_every_key_is_changed_by_keys() -> None:
    """Steps where there are some, else by going among the values; Del brings back the value of the variant."""
    async with desk(*HOUSE_RULES) as it:
        before = it.app.setup.rules
        for key in KEYS:
            assert key_text(key) in it.text()
            if key in AMONG_VALUES:
                await it.press("enter", AMONG_VALUES[key], "enter", "escape")
            else:
                await it.press("right")
                if it.app.setup.rules == before:
                    await it.press("left")
            assert set(changed(it.app.setup.rules, before)) == {key}
            assert "1 rule differs" in it.text()
            await it.press("delete")
            assert it.app.setup.rules == before
            await it.press("down")


async def test_each_kind_of_key_is_changed_by_mouse() -> None:
    async with desk(*HOUSE_RULES, size=(120, 60)) as it:
        before = it.app.setup.rules
        for key in KINDS:
            await it.click(f"{key_text(key)}  ")
            assert it.app.setup.rules == before
            await it.click(*_a_spot(it, key))
            assert set(changed(it.app.setup.rules, before)) == {key}
            await it.click("Del")
            assert it.app.setup.rules == before


def _a_spot(it: Desk, key: str) -> tuple[str]:
    """Words of a spot that is not chosen."""
    if key in ("removed_cards", "first_lead_card", "master_card"):
        return ("7 8 9",)
    if key == "clearing_ranks":
        return ("□ 9",)
    if key in ("points", "match_target"):
        return ("+",) if key == "points" else ("+1 ",)
    line = next(line for line in it.lines() if "○" in line)
    return (line[line.index("○") :].split("  ")[0],)


async def test_the_highlighted_key_is_explained() -> None:
    async with desk(*HOUSE_RULES, size=(120, 40)) as it:
        await it.write("revolution")
        text = it.words()
        assert "Revolution" in text
        assert len(text) > 300


async def test_keys_are_found_by_typing_and_all_shown_again_after_escape() -> None:
    async with desk(*HOUSE_RULES) as it:
        await it.write("wild")
        assert "Wild rank" in it.text()
        assert "Seats" not in it.text()
        await it.press("escape")
        assert it.app.shown == "house_rules"
        assert "Find" not in it.text()
        await it.press("escape")
        assert it.app.shown == "variant"


async def test_a_search_that_finds_nothing_says_so_and_changes_nothing() -> None:
    async with desk(*HOUSE_RULES) as it:
        before = it.app.setup.rules
        await it.write("zzz")
        await it.press("enter", "down", "right", "left", "right", "delete")
        assert "nothing found" in it.text()
        assert it.app.setup.rules == before


async def test_changed_keys_are_marked_and_all_are_reset_at_once() -> None:
    async with desk(*HOUSE_RULES, "right", "down", "left", "down", "left") as it:
        assert it.text().count("◆") >= 3
        assert "In the variant" in it.text()
        await it.press("ctrl+r")
        assert it.app.setup.pack is not None
        assert it.app.setup.rules == it.app.setup.pack.rules
        assert "◆" not in it.text()


async def _wild_and_turning(it: Desk) -> None:
    """Makes the threes wild and turning."""
    await it.press(*["down"] * KEYS.index("wild_rank"), *["right"] * 2, "down", "down", *["right"] * 2)


async def test_what_is_impossible_is_named_and_a_button_undoes_it() -> None:
    async with desk(*HOUSE_RULES) as it:
        await _wild_and_turning(it)
        assert conflicts(it.app.setup.rules)
        assert "Fours can do only one" in it.text()
        await it.click("Wild rank: None")
        assert not conflicts(it.app.setup.rules)
        assert it.app.setup.rules.turn_down_rank == "4"
        assert "only one" not in it.text()


async def test_what_is_impossible_is_undone_by_a_key() -> None:
    async with desk(*HOUSE_RULES) as it:
        await _wild_and_turning(it)
        await it.press("f6")
        assert not conflicts(it.app.setup.rules)
        assert it.app.setup.rules.wild_rank == "4"


async def test_a_key_undoes_what_is_impossible_while_the_variant_is_named_too() -> None:
    async with desk(*HOUSE_RULES) as it:
        it.app.setup.rules = with_values(it.app.setup.rules, {"min_players": 8, "max_players": 7})
        await it.press("f1", "escape", "ctrl+s")
        await it.write("Hytta")
        await it.press("enter")
        assert conflicts(it.app.setup.rules)
        await it.press("f5")
        assert not conflicts(it.app.setup.rules)
        assert "Hytta" in it.text()
        await it.press("enter")
        assert it.app.setup.pack is not None
        assert "Hytta" in it.app.setup.pack.words_in().name


async def test_an_arrow_among_few_values_puts_one_in_force_and_escape_keeps_it() -> None:
    async with desk(*HOUSE_RULES) as it:
        before = it.app.setup.rules
        await it.press("enter", "right", "escape")
        assert it.app.setup.rules.min_players == before.min_players + 1


async def test_a_match_cannot_start_with_something_impossible() -> None:
    async with desk(*AGREEMENT, "h") as it:
        await _wild_and_turning(it)
        await it.press("escape")
        assert it.app.shown == "agreement"
        assert "only one" in it.text()
        assert "deal" not in it.lines()[-1]
        await it.press("enter")
        assert it.app.walk is None
        await it.press("h", "f5", "escape", "enter")
        assert it.app.walk is not None


async def test_what_is_pointless_is_mentioned() -> None:
    async with desk(*HOUSE_RULES, *["down"] * KEYS.index("joker_role"), "left") as it:
        assert "has no effect" in it.words()


async def test_cards_are_taken_out_for_a_number_of_players() -> None:
    async with desk(*HOUSE_RULES, size=(120, 40)) as it:
        await it.press(*["down"] * KEYS.index("removed_cards"))
        await it.click("5", on="Players 3 4 5")
        await it.click("4", on="♠ 3 4 5")
        await it.click("2", on="♣ 3 4 5")
        assert it.app.setup.rules.removed_cards == {5: "4S 2C"}
        await it.press("enter", "enter")
        assert it.app.setup.rules.removed_cards == {5: "4S"}


async def test_points_and_clearing_ranks_are_set_by_keys() -> None:
    async with desk(*HOUSE_RULES) as it:
        await it.press(*["down"] * KEYS.index("clearing_ranks"), "enter", "enter", "right", "enter", "escape")
        assert it.app.setup.rules.clearing_ranks == ("3", "4")
        await it.write("points")
        await it.press("enter", "right", "enter", "enter", "down", "enter", "escape")
        assert it.app.setup.rules.points == {Title.PRESIDENT: 2, Title.VICE_PRESIDENT: 1}


async def test_the_rules_are_saved_as_an_own_pack() -> None:
    async with desk(*HOUSE_RULES, "right", "ctrl+s") as it:
        assert "Presidenten at our table" in it.words()
        await it.write("Hytta [red]")
        await it.press("enter")
        saved = it.app.setup.pack
        assert saved is not None
        assert saved.words_in().name == "Hytta [red]"
        assert saved.rules == it.app.setup.rules
        assert saved.rules.min_players == 4
        assert saved in [pack for pack in shelf() if isinstance(pack, Pack)]
        await it.press("escape", "escape", "n")
        assert "Hytta [red]" in it.text()


async def test_a_pack_that_cannot_be_saved_says_why() -> None:
    async with desk(*HOUSE_RULES, "right", "ctrl+s") as it:
        await it.write("Boms")
        await it.press("enter")
        assert "choose another" in it.words()
        await it.press("escape")
        assert it.app.setup.pack is not None
        assert it.app.setup.pack.is_shipped


@pytest.mark.parametrize("language", ["en", "nb", "de"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_no_word_of_any_key_is_cut(language: str, size: tuple[int, int]) -> None:
    use_language(language)
    async with desk(*HOUSE_RULES, size=size) as it:
        for _ in KEYS:
            assert "…" not in it.text()
            await it.press("down")
        it.app.setup.rules = with_values(
            it.app.setup.rules, {"same_rank_clears": 8, "first_lead_card": None, "points": dict.fromkeys(Title, -10)}
        )
        await it.press("up")
        assert conflicts(it.app.setup.rules)
        assert "…" not in it.text()
        assert value_of(it.app.setup.rules, "same_rank_clears") == 8
