"""Two matches are one where rules, names, deals and moves are the same, however they came into the file."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from boms.match import Act, ChangeRules, Choice, Deal, Move, Stop, TimeUp, Undo
from boms.rules import Rules
from boms.store import Store, open_store
from tests.unit.match.playing import NAMES, act, new_table, play_rounds
from tests.unit.store.keeping import RULES


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path / "matches.db")


def moves_of(rounds: int = 1, seed: int = 1) -> list[Move]:
    table, moves = new_table(RULES, seed=seed)
    play_rounds(table, rounds, Random(seed))
    return moves


def number(store: Store, moves: list[Move], rules: Rules = RULES, names: tuple[str, ...] = NAMES) -> int | None:
    return store.kept_as(rules, names, moves)


def test_the_same_match_is_found_whatever_its_pack_is_called(store: Store) -> None:
    moves = moves_of()
    assert number(store, moves) is None
    store.import_moves(RULES, "presidenten", NAMES, moves_of(seed=2))
    kept = store.import_moves(RULES, "/home/ane/presidenten.yaml", NAMES, moves)
    assert number(store, moves) == kept


def test_other_rules_names_deals_or_moves_are_another_match(store: Store) -> None:
    moves = moves_of()
    store.import_moves(RULES, "presidenten", NAMES, moves)
    assert number(store, moves, rules=replace(RULES, jokers=2)) is None
    assert number(store, moves, names=("Nora", "Emil", "Sara", "Bo")) is None
    assert number(store, moves_of(seed=2)) is None
    assert number(store, moves[:-1]) is None
    assert number(store, moves_of(rounds=2)) is None


def test_what_was_taken_back_does_not_count_nor_whose_choice_it_was(store: Store) -> None:
    table, moves = new_table(RULES)
    table.deal()
    act(table, Random(1))
    store.import_moves(RULES, "presidenten", NAMES, moves)
    last = moves[-1]
    assert isinstance(last, Act)
    assert number(store, [*moves, Undo(), last]) == 1
    assert number(store, [*moves[:-1], replace(last, choice=Choice.PROVEN)]) == 1


@pytest.mark.parametrize("end", [Stop(), TimeUp()])
def test_how_it_was_ended_does_not_count(store: Store, end: Move) -> None:
    moves = moves_of()
    store.import_moves(RULES, "presidenten", NAMES, [*moves, end])
    assert number(store, moves) == 1


def test_rules_changed_before_a_deal_count_and_before_none_they_do_not(store: Store) -> None:
    change, moves = ChangeRules(replace(RULES, points={})), moves_of()
    store.import_moves(RULES, "presidenten", NAMES, [*moves, change])
    assert number(store, moves) == 1
    table, changed = new_table(RULES)
    play_rounds(table, 1, Random(1))
    table.change_rules(change.rules)
    table.deal()
    assert isinstance(changed[-1], Deal)
    store.import_moves(RULES, "presidenten", NAMES, changed)
    assert number(store, changed) == 2
    assert number(store, [move for move in changed if not isinstance(move, ChangeRules)]) is None
