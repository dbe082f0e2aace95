"""The commands about matches that are kept: history, stats, export, import, resume, doctor."""

import json
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from boms.cli import main
from boms.store import open_store
from boms.store.pins import Pins
from boms.ui.preferences import preferences_path
from tests.unit.match.playing import act, play_rounds
from tests.unit.store.keeping import begin, fill

RECORD = """\
boms: 1
rules: presidenten
players: [Ane, Bo, Cato]
rounds:
  - dealer: Cato
    hands: {Ane: 3D 4S, Bo: 5S 8D, Cato: 6S 7D}
    play:
      - Ane: 4S
      - Bo: 5S
      - Cato: 6S
      - Ane: pass
      - Bo: 8D
      - Cato: 7D
    result: [Bo, Cato, Ane]
"""


@pytest.fixture
def finished() -> None:
    """A match that is over, and one in the middle of a round."""
    with open_store() as store:
        table = begin(store)
        play_rounds(table, 2, Random(1))
        table.stop()
        path = store.path
    fill(path, 1)


def refused(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that is said about it."""
    assert main(line.split()) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert not captured.out
    return captured.err


def test_nothing_is_kept_at_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history"]) == 0
    assert main(["stats"]) == 0
    assert "No match is kept" in capsys.readouterr().out
    refused("export", capsys)
    refused("resume", capsys)
    refused("history 1", capsys)
    refused("export 7", capsys)


@pytest.mark.usefixtures("finished")
def test_matches_are_listed_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == 2
    assert all("Nora, Emil, Sara and Jonas" in line for line in listed)
    assert sum("unfinished" in line for line in listed) == 1
    assert main(["history", "--unfinished"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert main(["history", "1"]) == 0
    told = capsys.readouterr().out
    assert "Round 1" in told and "Round 2" in told
    assert "deals" in told


@pytest.mark.usefixtures("finished")
def test_the_hall_of_fame_is_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--json"]) == 0
    fame = json.loads(capsys.readouterr().out)
    assert {person["name"] for person in fame} == {"Nora", "Emil", "Sara", "Jonas"}
    assert sum(person["presidencies"] for person in fame) == 4
    assert all(person["rounds"] == 4 for person in fame)
    assert main(["stats"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 5
    assert "president  scum" in said[0]
    assert main(["stats", "--rules", "boms", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []


@pytest.mark.usefixtures("finished")
def test_an_exported_match_comes_back_as_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.yaml"
    assert main(["export", "1", "-o", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    with open_store() as store:
        moves = store.load(1).moves
        store.delete(1)
    capsys.readouterr()
    assert main(["import", str(file)]) == 0
    assert "match 3" in capsys.readouterr().out
    with open_store(reading=True) as store:
        assert store.load(3).moves == moves


@pytest.mark.usefixtures("finished")
def test_a_match_that_was_played_here_is_not_taken_in_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.yaml"
    assert main(["export", "1", "-o", str(file)]) == 0
    assert main(["import", str(file)]) == 0
    assert "already kept as match 1" in capsys.readouterr().out
    with open_store(reading=True) as store:
        assert len(store.matches()) == 2


def test_the_hall_of_fame_counts_a_record_once_however_often_it_is_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = tmp_path / "record.yaml", tmp_path / "other.yaml"
    file.write_text(RECORD, encoding="utf-8")
    other.write_text(RECORD.replace("Cato", "Dag"), encoding="utf-8")
    assert main(["import", str(file), str(file), str(other)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(" is ")[2] for line in said] == [
        "kept as match 1",
        "already kept as match 1",
        "kept as match 2",
    ]
    with open_store(reading=True) as store:
        assert {fame.name: fame.rounds for fame in store.statistics()} == {"Bo": 2, "Ane": 2, "Cato": 1, "Dag": 1}


@pytest.mark.usefixtures("finished")
@pytest.mark.parametrize(("answer", "left"), [("y\n", 1), ("n\n", 2), ("\n", 2), ("", 2)])
def test_a_match_is_forgotten_after_a_yes_and_only_then(
    answer: str, left: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(answer))
    assert main(["history", "1", "--forget"]) == 0
    said = capsys.readouterr().out
    assert "hall of fame goes too" in said
    assert ("is forgotten" in said) == (left == 1)
    with open_store(reading=True) as store:
        assert len(store.matches()) == left


@pytest.mark.usefixtures("finished")
def test_only_a_match_that_is_there_is_forgotten(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Which match" in refused("history --forget", capsys)
    assert "no match 9" in refused("history 9 --forget", capsys)


def test_a_match_that_was_stopped_in_the_middle_of_a_round_has_no_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_store() as store:
        table = begin(store)
        table.deal()
        act(table, Random(1))
        assert "--reveal" in refused("export 1", capsys)
        table.stop()
    file = tmp_path / "match.yaml"
    assert main(["export", "1", "-o", str(file)]) == 0
    assert main(["replay", str(file)]) == 0


@pytest.mark.usefixtures("finished")
def test_hands_of_an_unfinished_round_are_only_written_when_that_is_wished(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--reveal" in refused("export 2", capsys)
    assert main(["export", "2", "--reveal"]) == 0
    assert "hands:" in capsys.readouterr().out


@pytest.mark.usefixtures("finished")
def test_what_cannot_be_written_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nowhere" in refused("export 1 -o /nowhere/match.yaml", capsys)


def test_a_record_becomes_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.yaml"
    file.write_text(RECORD, encoding="utf-8")
    assert main(["import", str(file)]) == 0
    capsys.readouterr()
    assert main(["stats", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["name"] == "Bo"


def test_a_record_that_does_not_hold_is_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.yaml"
    file.write_text(RECORD.replace("- Bo: 5S", "- Bo: 8D 5S"), encoding="utf-8")
    assert "record.yaml:9:" in refused(f"import {file}", capsys)
    assert main(["history"]) == 0
    assert "No match is kept" in capsys.readouterr().out


def test_several_unfinished_matches_need_a_number_in_plain_mode(capsys: pytest.CaptureFixture[str]) -> None:
    with open_store() as store:
        path = store.path
    fill(path, 2)
    assert "1 and 2" in refused("resume --plain", capsys).replace("2 and 1", "1 and 2")
    assert "no match 9; unfinished: 1 and 2" in refused("resume 9", capsys)


@pytest.mark.parametrize("had_pins", [True, False])
def test_pins_switched_off_guard_a_round_that_was_dealt_with_them_in_plain_mode_too(
    had_pins: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("Ane", "Bo", "Cato")
    for name in names:
        Pins().set(name, "271828")
    file = preferences_path()
    file.parent.mkdir(parents=True)
    file.write_text(f"pins: {'yes' if had_pins else 'no'}\n")
    monkeypatch.setattr("sys.stdin", StringIO(""))
    main(["play", "--plain", "--players", ",".join(names)])
    file.write_text("pins: no\n")
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", StringIO("\n0000\n"))
    main(["resume", "--plain"])
    assert ("That is not the PIN" in capsys.readouterr().out) == had_pins


@pytest.mark.usefixtures("finished")
def test_a_match_that_is_over_is_not_gone_on_with(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Match 1 is over; unfinished: 2" in refused("resume 1", capsys)
    with open_store() as store:
        store.delete(2)
    assert "Match 1 is over, and none is unfinished" in refused("resume 1", capsys)


def test_while_another_boms_plays_nothing_is_imported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.yaml"
    file.write_text(RECORD, encoding="utf-8")
    with open_store():
        assert "Another boms" in refused(f"import {file}", capsys)
        assert main(["history"]) == 0


@pytest.mark.usefixtures("finished")
def test_the_doctor_says_what_boms_runs_on_and_nothing_private(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    for words in ("Python", "textual", "SQLite", "TERM", "size", "keyboard protocol", "nothing is wrong"):
        assert words in said
    assert not any(name in said for name in ("Nora", "Emil", "Sara", "Jonas", str(Path.home()) + "/"))


@pytest.mark.usefixtures("finished")
def test_the_doctor_finds_damage(capsys: pytest.CaptureFixture[str]) -> None:
    with open_store() as store:
        path = store.path
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 4000)
    assert main(["doctor"]) == 1
    assert "damaged" in capsys.readouterr().out
