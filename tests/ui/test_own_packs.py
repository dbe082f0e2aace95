"""Own variants: copied, renamed, deleted, by keys and by mouse; what cannot be done is said in one sentence."""

from pathlib import Path

import pytest

from boms.packs import find_pack
from boms.text import use_language
from tests.ui.setting_up import VARIANT, Desk, desk


@pytest.fixture(autouse=True)
def own_packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A config folder of one's own, with one pack in it."""
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(tmp_path))
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "cabin.yaml").write_text("boms: 1\nname: Cabin\nbased_on: boms\nrules: {jokers: 2}  # in winter\n")
    return folder


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def rename(it: Desk, name: str) -> None:
    await it.press("r")
    await it.write(name)
    await it.press("enter")


async def test_renamed_by_keys_with_its_comments(own_packs: Path) -> None:
    async with desk(*VARIANT) as it:
        await it.click("Cabin")
        await rename(it, "Ski lodge")
        assert it.app.shown == "variant"
        assert "Ski lodge" in it.text() and "Cabin" not in it.text()
        assert files(own_packs) == ["ski-lodge.yaml"]
        assert "# in winter" in (own_packs / "ski-lodge.yaml").read_text()
        await it.press("enter")
        assert it.app.setup.pack is not None and it.app.setup.pack.id == "ski-lodge"
        assert it.app.setup.rules.jokers == 2


async def test_any_pack_is_duplicated_and_the_copy_highlighted(own_packs: Path) -> None:
    async with desk(*VARIANT, "d", "enter") as it:
        assert it.app.shown == "variant"
        assert len(files(own_packs)) == 2
        await it.press("enter")
        pack = it.app.setup.pack
        assert pack is not None and not pack.is_shipped
        assert pack.rules == find_pack("presidenten").rules


async def test_deleted_after_a_question_only(own_packs: Path) -> None:
    async with desk(*VARIANT) as it:
        await it.click("Cabin")
        await it.press("delete")
        assert "Delete “Cabin” for good?" in it.text()
        await it.press("enter")
        assert it.app.shown == "variant"
        assert files(own_packs) == ["cabin.yaml"]
        await it.press("delete", "escape", "delete", "n", "delete", "y")
        assert it.app.shown == "variant"
        assert files(own_packs) == []
        assert "Cabin" not in it.text()


async def test_the_mouse_suffices(own_packs: Path) -> None:
    async with desk(*VARIANT, size=(120, 40)) as it:
        await it.click("Cabin")
        await it.click("duplicate")
        await it.click("save")
        assert len(files(own_packs)) == 2
        await it.click("rename")
        await it.write("Hut")
        await it.click("save")
        assert "hut.yaml" in files(own_packs)
        await it.click("delete")
        await it.click("delete", on="Y")
        assert files(own_packs) == ["cabin.yaml"]


async def test_what_comes_with_the_game_is_neither_renamed_nor_deleted() -> None:
    async with desk(*VARIANT) as it:
        assert "duplicate" in it.text()
        assert "rename" not in it.text() and "delete" not in it.text()
        await it.press("r", "delete")
        assert it.app.shown == "variant"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("!!!", "A name needs at least one letter or figure"),
        ("boms", "boms is the name of a pack that comes with the game: choose another"),
        ("x" * 99, "A name has at most"),
    ],
)
async def test_a_name_that_will_not_do_is_answered_in_one_sentence(own_packs: Path, name: str, sentence: str) -> None:
    async with desk(*VARIANT) as it:
        await it.click("Cabin")
        await rename(it, name)
        assert it.app.shown == "own_packs"
        assert sentence in it.words()
        assert files(own_packs) == ["cabin.yaml"]
        await it.press("escape")
        assert it.app.shown == "variant"


async def test_a_pack_on_which_another_is_based_stays(own_packs: Path) -> None:
    (own_packs / "winter.yaml").write_text("boms: 1\nname: Winter\nbased_on: cabin\nrules: {jokers: 3}\n")
    async with desk(*VARIANT) as it:
        await it.click("Cabin")
        await it.press("delete", "y")
        assert "The pack winter is based on cabin, which must stay as it is" in it.words()
        await it.press("enter")
        assert it.app.shown == "variant"
        assert files(own_packs) == ["cabin.yaml", "winter.yaml"]


async def test_the_chosen_pack_keeps_its_toggles_under_another_name() -> None:
    async with desk(*VARIANT) as it:
        await it.click("Cabin")
        await it.press("h", "right", "escape")
        assert it.app.setup.rules.min_players == 4
        await rename(it, "Hut")
        await it.press("enter")
        assert it.app.setup.pack is not None and it.app.setup.pack.id == "hut"
        assert it.app.setup.rules.min_players == 4


async def test_a_chosen_pack_that_is_deleted_is_not_chosen_any_more() -> None:
    async with desk(*VARIANT) as it:
        await it.click("Cabin")
        await it.press("enter", "escape", "delete", "y")
        assert it.app.setup.pack is None
        assert it.app.shown == "variant"
        await it.press("enter")
        assert it.app.setup.pack is not None and it.app.setup.pack.id == "presidenten"


async def test_a_broken_file_is_deleted_but_not_in_place_of_a_good_one_of_the_same_name(own_packs: Path) -> None:
    (own_packs / "torn.yaml").write_text("boms: 1\nrules: {jokers: 9}\n")
    (own_packs / "cabin.yml").write_text("boms: 1\nbased_on: boms\n")
    async with desk(*VARIANT) as it:
        await it.click("torn")
        await it.press("delete", "y")
        assert files(own_packs) == ["cabin.yaml", "cabin.yml"]
        await it.click("cabin")
        await it.press("delete")
        assert it.app.shown == "variant"


@pytest.mark.parametrize("language", ["en", "nb", "de"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_no_word_is_cut(language: str, size: tuple[int, int]) -> None:
    use_language(language)
    async with desk(*VARIANT, size=size) as it:
        await it.click("Cabin")
        for keys in (("r",), ("!", "enter"), ("escape", "d"), ("escape", "delete")):
            await it.press(*keys)
            assert "…" not in it.text()
