"""The command: what it prints, and that a mistake is one line on standard error and exit code 2."""

import json
from pathlib import Path

import pytest

from boms.cli import main

GOOD = """\
boms: 1
rules: presidenten
players: [Ane, Bo, Cato]
rounds:
  - hands: {Ane: 3D 4S 9C, Bo: 5S 8D, Cato: 6S 7D}
    play:
      - Ane: 4S
      - Bo: 5S
      - refuse: {Cato: 9C, code: not_held}
      - expect: {to_act: Cato}
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "record.yaml"
    file.write_text(GOOD, encoding="utf-8")
    return file


def test_a_record_that_holds(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    assert "Bo lays a five" in capsys.readouterr().out


def test_json_says_how_the_match_stands(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", str(record)]) == 0
    plain = json.loads(capsys.readouterr().out)
    wanted = "phase round to_act seats pile hands live places titles points reversed marked winner events"
    assert set(plain) == set(wanted.split())
    assert plain["pile"] == ["4S", "5S"]
    assert plain["hands"]["Ane"] == "3D 9C"


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ("to_act: Cato", "to_act: Ane", ["record.yaml:10:", "Ane", "Cato"]),
        ("code: not_held", "code: too_low", ["record.yaml:9:", "too_low", "not_held"]),
        ("- Bo: 5S", "- Bo: 3D", ["record.yaml:8:", "not_held"]),
        ("- refuse: {Cato: 9C, code: not_held}", "- refuse: {Cato: 6S, code: too_low}", ["record.yaml:9:", "too_low"]),
    ],
)
def test_what_does_not_hold_is_named(
    record: Path, right: str, wrong: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(GOOD.replace(right, wrong), encoding="utf-8")
    assert main(["replay", str(record)]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert all(word in error for word in words)


def test_the_worst_of_many_files_counts(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("boms: 1\nrules: presidenten\nplayers: [A, B, C]\nrounds: [{hands: {A: 3D, B: 3D, C: 4S}}]\n")
    assert main(["replay", str(record), str(broken), str(record)]) == 2
    assert "3D" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "nowhere.yaml")]) == 2


@pytest.mark.parametrize(
    "line",
    [
        "play --rules nonsense --players Ane,Bo,Cato",
        "play --rules boms --players Ane,Bo",
        "play --rules boms --players Ane,ane,Bo",
        "play --rules boms --players Ane,,Bo",
        "play --rules boms --players Ane,Bo,expect",
        f"play --rules boms --players Ane,Bo,{'x' * 40}",
        "play --rules president-grunnspill --players Ane,Bo,Cato",
        "play --rules boms --players A,B,C,D,E,F,G,H,I",
        "play --rules boms --set jokers=9 --players Ane,Bo,Cato",
        "play --rules boms --set jokers --players Ane,Bo,Cato",
        "play --rules boms --set wild_rank=2 clearing_ranks=[2] --players Ane,Bo,Cato",
        "play --rules boms --players Ane,Bo,Cato",
        "rules nonsense",
        "rules ./nowhere.yaml",
        "simulate --rules boms --players 9",
        "simulate --rules boms --rounds 0",
        "simulate --rules boms --players many",
        "simulate",
        "nonsense",
        "--nonsense",
        "check ./nowhere.yaml",
    ],
)
def test_a_mistake_is_one_line_and_code_two(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(line.split())
    except SystemExit as left:
        code = left.code  # type: ignore[assignment]
    captured = capsys.readouterr()
    assert code == 2
    assert captured.err.count("\n") == 1
    assert not captured.out


def test_packs_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    listed = capsys.readouterr().out
    assert all(pack in listed for pack in ("presidenten", "boms-og-president", "president-grunnspill", "praesident"))
    assert main(["rules", "boms", "--set", "jokers=2"]) == 0
    shown = capsys.readouterr().out
    assert "jokers:" in shown
    assert "master_card:" in shown


def test_simulating_reports_rounds_plays_passes_and_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate --rules praesident --set revolution=true --players 5 --rounds 20 --seed 7 --json"
    assert main(line.split()) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["rounds"] == 20
    assert first["plays"] > 20 * 20
    assert first["seconds"] > 0
    assert main(line.split()) == 0
    second = json.loads(capsys.readouterr().out)
    assert {**first, "seconds": 0} == {**second, "seconds": 0}


def test_every_pack_simulates_with_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    for pack in ("presidenten", "boms-og-president", "president-grunnspill", "boms", "praesident"):
        for players in (4, 5, 7):
            assert main(f"simulate --rules {pack} --players {players} --rounds 3 --seed 1".split()) == 0
    assert "3 rounds" in capsys.readouterr().out
