"""Own packs: saved as a person would write them, and nothing is lost by accident."""

from pathlib import Path

import pytest

from boms.packs import (
    Complaints,
    Mapping,
    Pack,
    PackError,
    delete_pack,
    duplicate_pack,
    find_pack,
    pack_id_for,
    read_values,
    read_yaml,
    rename_pack,
    save_pack,
    shelf,
    with_settings,
)
from boms.packs.writing import pack_text
from boms.rules import KEYS, Rules, Title, choices, with_values

SETTINGS = [
    "jokers=2",
    "wild_rank=6",
    "clearing_ranks=[2, 10]",
    "revolution=true",
    "points={president: 3, boms: -1}",
    "removed_cards={3: 4S 4H}",
    "winner=none",
    "two_packs_from=null",
]


@pytest.fixture
def changed() -> Rules:
    return with_settings(find_pack("presidenten").rules, SETTINGS)


def test_what_is_saved_is_what_is_read(changed: Rules) -> None:
    saved = save_pack("På hytta", changed, find_pack("presidenten"))
    assert saved.id == "pa-hytta"
    assert saved.rules == changed
    assert find_pack("pa-hytta") == saved
    assert saved.words_in("de").name == "På hytta"
    assert saved.words_in("nb").tips == find_pack("presidenten").words_in("nb").tips


def test_a_saved_pack_reads_like_one_written_by_hand(changed: Rules) -> None:
    text = save_pack("På hytta", changed, find_pack("presidenten")).path.read_text("utf-8")
    assert "boms: 1\nname: På hytta\nbased_on: presidenten\n" in text
    assert "  # Deck and seats\n" in text
    assert "  two_packs_from: null            # " in text
    assert "  clearing_ranks: [10, 2]         # " in text
    assert "later_lead" not in text


def test_rules_that_come_from_no_pack_are_saved_with_every_key() -> None:
    saved = save_pack("Alle", Rules(jokers=3))
    assert saved.rules == Rules(jokers=3)
    assert saved.based_on is None
    assert all(f"\n  {key}: " in saved.path.read_text("utf-8") for key in Rules.__struct_fields__)


def test_a_pack_saved_from_an_own_one_stands_without_it_and_keeps_its_words(config: Path, changed: Rules) -> None:
    path = config / "rules" / "bonde.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("boms: 1\nbased_on: boms\nbest_with: 5\nwords: {nb: {titles: {boms: Bonde}}}\n", encoding="utf-8")
    saved = save_pack("Ny", changed, find_pack("bonde"))
    delete_pack("bonde")
    assert find_pack("ny") == saved
    assert (saved.based_on, saved.best_with) == ("boms", (5, 5))
    assert saved.words_in("nb").titles[Title.BOMS] == "Bonde"


def test_nothing_is_overwritten_unless_it_is_asked_for(changed: Rules) -> None:
    save_pack("Min", changed)
    with pytest.raises(PackError, match="There is a pack min already: choose another name"):
        save_pack("min", Rules())
    assert find_pack("min").rules == changed
    assert save_pack("Min", Rules(), replace=True).rules == Rules()


def test_impossible_rules_are_not_saved() -> None:
    with pytest.raises(PackError, match="cannot be saved"):
        save_pack("Min", Rules(min_players=8, max_players=3))
    assert len(shelf()) == 5


def test_no_leavings_lie_beside_a_saved_pack(config: Path) -> None:
    save_pack("Min", Rules())
    assert [path.name for path in (config / "rules").iterdir()] == ["min.yaml"]


@pytest.mark.parametrize(
    ("name", "pack_id"),
    [
        ("Hytta på Ørland", "hytta-pa-orland"),
        ("Straße & Söhne", "strasse-soehne"),
        ("../../etc/passwd", "etc-passwd"),
        ("  .hidden ", "hidden"),
        ("CON", "con-1"),
        ("a/b\\c:d", "a-b-c-d"),
        ("Ærlig_spill", "aerlig-spill"),
        ("大貧民", "大貧民"),
    ],
)
def test_a_name_becomes_a_file_name_that_every_system_can_hold(name: str, pack_id: str) -> None:
    assert pack_id_for(name) == pack_id


@pytest.mark.parametrize("name", ["", "   ", "!!!", "...", "x" * 41])
def test_some_names_will_not_do(name: str) -> None:
    with pytest.raises(PackError, match=r"^A name "):
        save_pack(name, Rules())


@pytest.mark.parametrize("name", ["No", "null", 'Say "hi"', "C:\\boms", "# one", "a: b", "[red]", "3", "- x", "'"])
def test_any_name_comes_back_as_it_was(name: str) -> None:
    if name == "'":
        name = "it's"
    assert save_pack(name, Rules()).words_in("nb").name == name


def test_renaming_keeps_every_comment(config: Path) -> None:
    path = config / "rules" / "old.yaml"
    path.parent.mkdir(parents=True)
    text = "# mine\nboms: 1\nname: 'Old # one'   # from 1998\nrules:\n  jokers: 1  # the red one\n"
    path.write_text(text, encoding="utf-8")
    renamed = rename_pack("old", "New: one")
    assert not path.exists()
    assert renamed.id == "new-one"
    assert renamed.words_in("nb").name == "New: one"
    assert renamed.path.read_text("utf-8") == text.replace("'Old # one'", '"New: one"')


def test_renaming_to_the_same_file_changes_the_name_alone(changed: Rules) -> None:
    save_pack("min", changed)
    assert rename_pack("min", "MIN").words_in("nb").name == "MIN"
    assert [pack.id for pack in shelf()][5:] == ["min"]


def test_a_copy_of_a_shipped_pack_has_its_rules_words_and_comments() -> None:
    copy, source = duplicate_pack("boms", "Kopi"), find_pack("boms")
    assert (copy.rules, copy.words_in("nb").tips) == (source.rules, source.words_in("nb").tips)
    assert copy.words_in("nb").name == "Kopi"
    assert copy.path.read_text("utf-8") == source.path.read_text("utf-8").replace(
        "boms: 1\n", "boms: 1\nname: Kopi\n", 1
    )


def test_what_comes_with_the_game_stays_as_it_is() -> None:
    for change in (lambda: delete_pack("boms"), lambda: rename_pack("boms", "x")):
        with pytest.raises(PackError, match="boms comes with the game and stays as it is: duplicate it"):
            change()
    with pytest.raises(PackError, match="Boms is the name of a pack that comes with the game: choose another"):
        save_pack("Boms", Rules())


def test_a_pack_on_which_another_stands_stays(config: Path) -> None:
    save_pack("Min", Rules())
    (config / "rules" / "din.yaml").write_text("boms: 1\nbased_on: min\n", encoding="utf-8")
    for change in (lambda: delete_pack("min"), lambda: rename_pack("min", "x")):
        with pytest.raises(PackError, match="The pack din is based on min, which must stay as it is"):
            change()


def test_a_broken_pack_can_be_deleted_and_an_unknown_one_cannot(config: Path) -> None:
    path = config / "rules" / "bad.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("boms: [", encoding="utf-8")
    delete_pack("bad")
    assert not path.exists()
    with pytest.raises(PackError, match="There is no rule pack bad"):
        delete_pack("bad")


def test_a_folder_that_cannot_be_written_is_one_sentence(config: Path) -> None:
    config.write_text("a file where a folder should be", encoding="utf-8")
    with pytest.raises(PackError, match="cannot be written"):
        save_pack("Min", Rules())


def test_saving_returns_a_pack(changed: Rules) -> None:
    assert isinstance(save_pack("Min", changed), Pack)


@pytest.mark.parametrize("key", KEYS)
def test_every_value_of_every_key_is_read_as_it_was_written(key: str) -> None:
    base = find_pack("boms")
    for value in choices(key):
        rules = with_values(base.rules, {key: value})
        complaints = Complaints("written.yaml")
        root = read_yaml(pack_text("Min", rules, base, base), complaints)
        assert isinstance(root, Mapping)
        section = root.get("rules")
        assert section is not None
        assert with_values(base.rules, read_values(section, complaints).values) == rules
        assert complaints.listed() == ()
