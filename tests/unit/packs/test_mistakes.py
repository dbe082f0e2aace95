"""A pack with mistakes: every one is reported with file, line, key, what stands there and what may."""

from collections.abc import Callable
from pathlib import Path

import pytest

from boms.packs import BrokenPack, PackError, check_pack_file, find_pack, problem_text, read_pack, shelf
from boms.text import use_language

TEN = """\
boms: 1
best_with: 2-9
rules:
  min_players: 2
  jokers: five
  jokerrole: wild
  first_lead: holder
  first_play_includes_card: maybe
  equal_rank: [legal]
  wild_rank: 1
  turn_down_rank: 8
  clearing_ranks: [2, 8, 11]
  same_rank_clears: 3
  removed_cards: {3: 3S, 9: 4S, 5: 1X}
  points: {president: 99, king: 2}
  pass_lasts: trick
  pass_lasts: turn
words:
  no:
    name: Feil
"""


def test_ten_mistakes_and_more_are_all_reported_at_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "ten.yaml"
    path.write_text(TEN, encoding="utf-8")
    found = [(problem.line, problem.key, problem.found, problem.allowed) for problem in check_pack_file(path)]
    cards = "{3-8: 3D, 10H, JS …}"
    titles = "{president, vice_president, neutral, vice_boms, boms: -10-10}"
    ranks = "3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, 2"
    assert found == [
        (2, "best_with", "2-9", "3-8"),
        (4, "min_players", "2", "3-8"),
        (5, "jokers", "five", "0-4"),
        (6, "jokerrole", "jokerrole", found[3][3]),
        (7, "first_lead, first_lead_card", "first_lead: holder, first_lead_card: null", None),
        (8, "first_play_includes_card", "maybe", "true, false"),
        (9, "equal_rank", "[legal]", "illegal, legal, skips_next"),
        (10, "wild_rank", "1", f"null, {ranks}"),
        (12, "clearing_ranks", "11", f"[{ranks}]"),
        (13, "same_rank_clears", "3", "0, 4, 5, 6, 7, 8"),
        (14, "removed_cards", "{9: 4S}", cards),
        (14, "removed_cards", "{5: 1X}", cards),
        (15, "points", "{president: 99}", titles),
        (15, "points", "{king: 2}", titles),
        (17, "pass_lasts", "turn", None),
        (19, "no", "no", "nb, en, de"),
    ]


def test_a_problem_reads_as_one_line_that_names_the_file() -> None:
    pack = read_pack(Path("nowhere.yaml"))
    assert isinstance(pack, BrokenPack)
    assert [problem_text(problem) for problem in pack.problems] == ["nowhere.yaml: There is no such file"]


def problems_of(path: Path) -> list[str]:
    return [problem_text(problem).removeprefix(f"{path}:") for problem in check_pack_file(path)]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("boms: 1\n", " There are no house rules: rules is missing"),
        ("", "1:1: The version of the format is missing: begin the file with boms: 1"),
        ("- a\n", "1:1: Lines with key: value are expected here, not [a]"),
        ("boms: 2\nrules: {}\n", "1:7: This file is for a newer version of the game: boms is 2, known is up to 1"),
        ("boms: one\nrules: {}\n", "1:7: boms cannot be one: allowed is 1"),
        ("boms: true\nrules: {}\n", "1:7: boms cannot be true: allowed is 1"),
        ("boms: 1\nrules: [jokers]\n", "2:8: Lines with key: value are expected here, not [jokers]"),
        ("boms: 1\nrules: {jokrs: 1}\n", "2:9: There is no house rule jokrs: did you mean jokers?"),
        ("boms: 1\nrules: {zzz: 1}\n", "2:9: There is no house rule zzz: boms rules presidenten lists them all"),
        ("boms: 1\njokers: 1\nrules:\n", "2:1: The house rule jokers stands too far out: it belongs below rules"),
        ("boms: 1\nruls: {}\nrules: {}\n", "2:1: The key ruls is not known here: did you mean rules?"),
        ("boms: 1\nrules: {}\nwords: {nn: {name: X}}\n", "3:9: The key nn is not known here: did you mean nb?"),
        ("boms: 1\nrules: {}\nwords: {nb: {titles: {bums: X}}}\n", "3:23: The key bums is not known here: did you m"),
        ("boms: 1\nrules: {}\nwords: {nb: {court: {J: Knekt}}}\n", "3:25: J cannot be Knekt: allowed is a text of 1"),
        ("boms: 1\nrules: {}\nwords: {nb: {tips: one}}\n", "3:20: tips cannot be one: allowed is a list, each item"),
        ("boms: 1\nrules: {}\nname: ''\n", '3:7: name cannot be "": allowed is a text of 1 to 40 characters'),
        ("boms: 1\nrules: {jokers: 9, jokers: 1}\n", "2:17: jokers cannot be 9: allowed is 0-4"),
        ("boms: 1\nrules: {wild_rank: 2, clearing_ranks: [2]}\n", "2:9: "),
        ("boms: 1\nbest_with: 3\nrules: {min_players: 4}\n", "2:12: best_with cannot be 3: allowed is 4-8"),
    ],
)
def test_one_mistake_one_sentence(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(text, encoding="utf-8")
    told = problems_of(path)
    assert told
    assert any(line.startswith(problem) for line in told), told


def test_an_impossible_combination_stands_at_a_key_that_the_file_names(tmp_path: Path) -> None:
    path = tmp_path / "clash.yaml"
    path.write_text("boms: 1\nbased_on: presidenten\nrules:\n  jokers: 1\n  wild_rank: 3\n", encoding="utf-8")
    (problem,) = check_pack_file(path)
    assert (problem.line, problem.key) == (5, "master_card, wild_rank")
    assert problem.found == "master_card: 3C, wild_rank: 3"


def test_a_wrong_value_is_not_blamed_a_second_time_for_a_combination(tmp_path: Path) -> None:
    path = tmp_path / "once.yaml"
    path.write_text("boms: 1\nrules:\n  match_end: points\n  points: {president: lots}\n", encoding="utf-8")
    assert [problem.line for problem in check_pack_file(path)] == [4]


def test_a_missing_base_is_not_blamed_on_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "lost.yaml"
    path.write_text("boms: 1\nbased_on: lost\nrules: {winner: most_points, jokers: 9}\n", encoding="utf-8")
    assert [problem.key for problem in check_pack_file(path)] == ["based_on", "jokers"]


def test_nothing_is_called_missing_below_a_syntax_error(tmp_path: Path) -> None:
    path = tmp_path / "torn.yaml"
    path.write_text("best_with: 99\nname: [\n", encoding="utf-8")
    assert [problem.key for problem in check_pack_file(path)] == ["best_with", None]


@pytest.mark.parametrize(("word", "meant"), [("yes", True), ("on", True), ("No", False), ("off", False)])
def test_yes_and_no_will_do_where_a_key_is_true_or_false(tmp_path: Path, word: str, meant: bool) -> None:
    path = tmp_path / "bool.yaml"
    path.write_text(f"boms: 1\nrules: {{revolution: {word}}}\n", encoding="utf-8")
    assert find_pack(str(path)).rules.revolution is meant


def test_ranks_may_be_numbers_and_letters_small(tmp_path: Path) -> None:
    path = tmp_path / "free.yaml"
    rules = (
        "{wild_rank: 6, turn_down_rank: '8', clearing_ranks: [10, j], master_card: 3c, removed_cards: {'3': [3s, 4H]}}"
    )
    path.write_text(f"boms: 1\nrules: {rules}\n", encoding="utf-8")
    read = find_pack(str(path)).rules
    assert (read.wild_rank, read.turn_down_rank, read.clearing_ranks) == ("6", "8", ("10", "J"))
    assert (read.master_card, read.removed_cards) == ("3C", {3: "3S 4H"})


def test_a_broken_pack_is_on_the_shelf_and_stops_nothing_else(own: Callable[[str, str], Path]) -> None:
    own("broken.yaml", "boms: 1\nrules: {jokers: 9}\n")
    own("whole.yaml", "boms: 1\nrules: {jokers: 2}\n")
    packs = {pack.id: isinstance(pack, BrokenPack) for pack in shelf()}
    assert packs["broken"]
    assert not packs["whole"]
    assert len(packs) == 7


def test_a_broken_pack_cannot_be_had_and_the_error_is_one_line_with_all_problems_behind_it(
    own: Callable[[str, str], Path],
) -> None:
    path = own("broken.yaml", "boms: 1\nrules:\n  jokers: 9\n  joker_role: tame\n")
    with pytest.raises(PackError) as error:
        find_pack("broken")
    assert str(error.value).startswith(f"{path}:3:11: jokers cannot be 9: allowed is 0-4")
    assert "\n" not in str(error.value)
    assert [problem.line for problem in error.value.problems] == [3, 4]


def test_a_problem_is_told_in_the_language_in_use(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text("boms: 1\nrules: {jokers: 9}\n", encoding="utf-8")
    (problem,) = check_pack_file(path)
    use_language("nb")
    in_norwegian = problem_text(problem)
    assert "jokers" in in_norwegian
    assert "0-4" in in_norwegian
