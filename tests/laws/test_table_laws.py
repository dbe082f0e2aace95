"""Laws of a whole table: what the ports tell, what passing automatically may know, what a match is made of."""

from random import Random

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from boms.game import legal, refusal
from boms.match import Move, Table, after, begin_match
from boms.rules import Rules
from boms.seat import AutoPass, Pass

from .ledger import dealt_otherwise, ledger_of
from .strategies import rules
from .tables_at_play import act, some_rounds
from .walking import tries

seeds = st.integers(0, 2**32)


def told(table: Table, seat: int) -> tuple[object, ...]:
    """Everything that one seat can learn from a table."""
    port = table.sit(seat)
    passes = tuple(table.auto_pass(mode) for mode in AutoPass)
    return (port.name, port.view(), port.news(0), table.public(), table.news(0), passes, table.names(), table.tallies())


def check_secrets(house: Rules, seed: int, most: int) -> None:
    """Two tables that differ only in cards a seat has not seen, and in how they were shuffled, tell it the same."""
    begun, walked = some_rounds(house, seed, most)
    chance = Random(seed)
    viewer = chance.randrange(len(begun.names))
    ledger = ledger_of(walked, viewer)
    other = next(filter(None, (dealt_otherwise(walked, ledger, chance) for _ in range(10))), None)
    assume(other is not None and other.beginning[2] != walked.beginning[2])
    assert other is not None
    here, there = begun.table(), begun.with_hands(other.beginning[2]).table()
    assert told(here, viewer) == told(there, viewer)
    for this, that in zip(walked.actions, other.actions, strict=True):
        assert act(here, this) is None
        assert act(there, that) is None
        assert told(here, viewer) == told(there, viewer)


@settings(max_examples=25)
@given(rules(), seeds, st.integers(0, 60))
def test_a_seat_is_told_nothing_of_cards_it_has_not_seen(house: Rules, seed: int, most: int) -> None:
    check_secrets(house, seed, most)


@pytest.mark.long
@settings(max_examples=1500)
@given(rules(), seeds, st.integers(0, 250))
def test_a_seat_is_told_nothing_in_many_rounds(house: Rules, seed: int, most: int) -> None:
    check_secrets(house, seed, most)


@settings(max_examples=25)
@given(rules(), seeds)
def test_who_is_passed_automatically_has_no_play(house: Rules, seed: int) -> None:
    """What public knowledge proves is true; more knowledge never proves less (settings of passing automatically)."""
    begun, walked = some_rounds(house, seed, 400)
    table = begun.table()
    for state, action in zip(walked.states, walked.actions, strict=False):
        by_count, by_seen = table.auto_pass(AutoPass.BY_COUNT), table.auto_pass(AutoPass.BY_SEEN_CARDS)
        assert by_seen or not by_count
        assert not table.auto_pass(AutoPass.OFF)
        if by_seen:
            event("passed by counting" if by_count else "passed by the cards seen")
            assert list(legal(state)) == [Pass(state.to_act)]
        assert act(table, action) is None


@settings(max_examples=40)
@given(rules(), seeds, st.integers(0, 60))
def test_a_refused_action_changes_nothing_at_a_table(house: Rules, seed: int, most: int) -> None:
    begun, walked = some_rounds(house, seed, most)
    moves: list[Move] = []
    table = Table(begin_match(house, begun.names, begun.previous), begun.shuffle, moves.append)
    table.deal(dealer=0)
    for action in walked.actions:
        assert act(table, action) is None
    seats = range(len(begun.names))
    before = [told(table, seat) for seat in seats]
    number = len(moves)
    for action in tries(walked.now, Random(seed), 12):
        reason = refusal(walked.now, action)
        if reason is not None:
            assert act(table, action) == reason
    assert [told(table, seat) for seat in seats] == before
    assert len(moves) == number


@settings(max_examples=25)
@given(rules(), seeds)
def test_a_match_is_its_moves(house: Rules, seed: int) -> None:
    """Rules, people and moves again give the same match, and the same news (house.md §2)."""
    begun, walked = some_rounds(house, seed, 400)
    moves: list[Move] = []
    table = Table(begin_match(house, begun.names, begun.previous), begun.shuffle, moves.append)
    table.deal(dealer=0)
    for action in walked.actions:
        assert act(table, action) is None
    again = begin_match(house, begun.names, begun.previous)
    for move in moves:
        again, _ = after(again, move)
    replayed = Table(again, begun.shuffle)
    assert [told(replayed, seat) for seat in range(len(begun.names))] == [
        told(table, seat) for seat in range(len(begun.names))
    ]
