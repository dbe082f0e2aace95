"""Which packs there are, and finding one."""

from collections.abc import Callable
from pathlib import Path

import pytest

from boms.packs import BrokenPack, Pack, PackError, config_dir, find_pack, matches_dir, problem_text, shelf
from boms.rules import Title

Lay = Callable[[str, str], Path]


def test_the_shelf_holds_the_shipped_packs_then_the_own_ones_by_name(own: Lay) -> None:
    own("zebra.yml", "boms: 1\nrules: {}\n")
    own("Anna.yaml", "boms: 1\nrules: {}\n")
    own("notes.txt", "no pack")
    own(".hidden.yaml", "no pack")
    assert [pack.id for pack in shelf()] == [
        "presidenten",
        "boms-og-president",
        "president-grunnspill",
        "boms",
        "praesident",
        "Anna",
        "zebra",
    ]


def test_without_a_config_folder_there_are_the_five(config: Path) -> None:
    assert not config.exists()
    assert len(shelf()) == 5


def test_a_second_pack_of_the_same_id_is_broken(own: Lay) -> None:
    path = own("boms.yaml", "boms: 1\nrules: {}\n")
    double = shelf()[-1]
    assert isinstance(double, BrokenPack)
    assert double.path == path
    assert problem_text(double.problems[0]) == f"{path}: There is a rule pack boms already: rename this file"
    assert find_pack("boms").is_shipped


def test_a_pack_is_found_by_id_by_path_and_beside_a_file(own: Lay, tmp_path: Path) -> None:
    path = own("mine.yaml", "boms: 1\nrules: {jokers: 2}\n")
    assert find_pack("mine").path == path
    assert find_pack(str(path)).rules.jokers == 2
    assert find_pack("rules/mine.yaml", beside=tmp_path / "config").rules.jokers == 2
    assert find_pack("presidenten", beside=tmp_path).is_shipped


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("presidenen", "There is no rule pack presidenen: did you mean presidenten?"),
        (
            "zzz",
            "There is no rule pack zzz: known are "
            "presidenten, boms-og-president, president-grunnspill, boms, praesident",
        ),
        ("./zzz.yaml", "zzz.yaml: There is no such file"),
    ],
)
def test_an_unknown_pack_is_refused_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(PackError) as error:
        find_pack(name)
    assert str(error.value) == sentence


def test_a_pack_based_on_another_holds_only_its_changes(own: Lay) -> None:
    own("mine.yaml", "boms: 1\nname: Mitt\nbased_on: praesident\nrules: {jokers: 2}\n")
    own("more.yaml", "boms: 1\nbased_on: mine\nwords: {de: {titles: {boms: Gauner}}}\n")
    pack, base = find_pack("more"), find_pack("praesident")
    assert pack.rules.jokers == 2
    assert pack.rules.points == base.rules.points
    assert pack.best_with == base.best_with
    assert pack.words_in("de").titles == {**base.words_in("de").titles, Title.BOMS: "Gauner"}
    assert pack.words_in("nb").tips == base.words_in("nb").tips
    assert pack.words_in("nb").name == "more"
    assert find_pack("mine").words_in("de").name == "Mitt"


def test_packs_cannot_be_based_on_one_another_in_a_circle(own: Lay) -> None:
    own("a.yaml", "boms: 1\nbased_on: b\n")
    own("b.yaml", "boms: 1\nbased_on: c\n")
    own("c.yaml", "boms: 1\nbased_on: a\n")
    own("self.yaml", "boms: 1\nbased_on: self\n")
    broken = {pack.id: pack for pack in shelf() if isinstance(pack, BrokenPack)}
    assert set(broken) == {"a", "b", "c", "self"}
    assert "in a circle" in problem_text(broken["self"].problems[0])


def test_a_pack_needs_its_base(own: Lay) -> None:
    own("mine.yaml", "boms: 1\nbased_on: praesidnet\n")
    own("bad.yaml", "boms: 1\nrules: {jokers: 9}\n")
    own("worse.yaml", "boms: 1\nbased_on: bad\n")
    told = {pack.id: problem_text(pack.problems[0]) for pack in shelf() if isinstance(pack, BrokenPack)}
    assert told["mine"].endswith("There is no rule pack praesidnet to be based on: did you mean praesident?")
    assert told["worse"].endswith(":2:11: bad, on which this pack is based, is broken itself")


def test_words_of_one_language_serve_in_the_others_but_not_its_letters(own: Lay) -> None:
    own("mine.yaml", "boms: 1\nrules: {}\nwords: {nb: {name: Hytta, titles: {boms: Bonde}, court: {J: Kn}}}\n")
    pack = find_pack("mine")
    assert isinstance(pack, Pack)
    assert pack.words_in("de").name == "Hytta"
    assert pack.words_in("de").titles == {Title.BOMS: "Bonde"}
    assert pack.words_in("de").court == {}
    assert pack.words_in("nb").court == {"J": "Kn"}


def test_folders_can_be_named_in_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(tmp_path / "c"))
    monkeypatch.setenv("BOMS_DATA_DIR", str(tmp_path / "d"))
    assert (config_dir(), matches_dir()) == (tmp_path / "c", tmp_path / "d")
    monkeypatch.setenv("BOMS_CONFIG_DIR", "")
    monkeypatch.delenv("BOMS_DATA_DIR")
    assert config_dir().name == "boms"
    assert matches_dir().name == "boms"
