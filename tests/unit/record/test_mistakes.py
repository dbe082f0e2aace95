"""A file that is no record says everything that is wrong with it, with line and column."""

from pathlib import Path

import pytest

from boms.packs import Complaints, problem_text
from boms.record import read_record

GOOD = """\
boms: 1
rules: presidenten
players: [Ane, Bo, Cato]
rounds:
  - hands: {Ane: 3D 4S, Bo: 5S, Cato: 6S}
    play:
      - Ane: 4S
      - Bo: 5S
"""


def problems(text: str) -> list[str]:
    complaints = Complaints("r.yaml")
    record = read_record(text, complaints, Path())
    assert (record is None) == bool(len(complaints))
    return [problem_text(problem) for problem in complaints.listed()]


def test_the_good_one_is_good() -> None:
    assert problems(GOOD) == []


@pytest.mark.parametrize(
    ("wrong", "right", "place", "words"),
    [
        ("boms: 1", "boms: 2", "r.yaml:1:", "newer"),
        ("boms: 1", "boms: one", "r.yaml:1:", "one"),
        ("presidenten", "presidentn", "r.yaml:2:", "presidentn"),
        ("[Ane, Bo, Cato]", "[Ane, Bo]", "r.yaml:3:", "3-8"),
        ("[Ane, Bo, Cato]", "[Ane, Ane, Cato]", "r.yaml:3:", "Ane"),
        ("[Ane, Bo, Cato]", "[Ane, pass, expect]", "r.yaml:3:", "expect"),
        ("Bo: 5S, Cato", "Bo: 3D, Cato", "r.yaml:5:", "3D"),
        ("Bo: 5S, Cato", "Bo: 5X, Cato", "r.yaml:5:", "5X"),
        ("Bo: 5S, Cato", "Bo: JK, Cato", "r.yaml:5:", "JK"),
        ("Bo: 5S, Cato", "Bo: '', Cato", "r.yaml:5:", "Bo"),
        ("[Ane, Bo, Cato]", '["A\\e[2J", Bo, Cato]', "r.yaml:3:", "control characters"),
        ("[Ane, Bo, Cato]", '[Ane, Bo, "C\\u202Eato"]', "r.yaml:3:", "control characters"),
        ("    play:", '    "pl\\e[2Jay":', "r.yaml:6:", "pl\N{REPLACEMENT CHARACTER}[2Jay"),
        (", Cato: 6S}", "}", "r.yaml:5:", "Cato"),
        ("- Bo: 5S", "- Bodil: 5S", "r.yaml:8:", "Bodil"),
        ("- Bo: 5S", "- refuse: {Bo: 5S, code: dislike}", "r.yaml:8:", "dislike"),
        ("- Bo: 5S", "- refuse: {Bo: 5S}", "r.yaml:8:", "code"),
        ("- Bo: 5S", "- expect: {fase: play}", "r.yaml:8:", "fase"),
        ("- Bo: 5S", "- Bo: 5S\n        Cato: 6S", "r.yaml:8:", "step"),
        ("    play:", "    plai:", "r.yaml:6:", "plai"),
        ("rounds:", "end: later\nrounds:", "r.yaml:4:", "later"),
        ("boms: 1", "boms: 1\nboms: 1", "r.yaml:2:", "boms"),
        ("boms: 1", "boms: [1", "r.yaml:", ""),
    ],
)
def test_each_mistake_is_named_at_its_place(wrong: str, right: str, place: str, words: str) -> None:
    assert wrong in GOOD
    found = problems(GOOD.replace(wrong, right, 1))
    assert found
    assert any(problem.startswith(place) and words in problem for problem in found), found


def test_all_mistakes_are_named_not_only_the_first() -> None:
    text = GOOD.replace("Bo: 5S,", "Bo: 5X,").replace("Ane: 3D 4S", "Ane: 3D 3D").replace("- Ane: 4S", "- Anne: 4S")
    assert len(problems(text)) == 3
