"""A seat knows nothing of the cards it has not seen (house.md §3)."""

from random import Random

from hypothesis import assume, event, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from boms.cards import NO_CARDS
from boms.game import Surroundings, phase_of, public_view, seat_view
from boms.game.start import State
from boms.match import Table, proves_pass
from boms.rules import Rules
from boms.seat import AutoPass, seen_by

from .ledger import dealt_otherwise, ledger_of
from .strategies import beginnings, rules
from .tables_at_play import act, some_rounds
from .walking import Beginning, Walk, walk


def around(state: State) -> Surroundings:
    """What a match would add; the same for equal phases."""
    seats = len(state.hands)
    zeros = (0,) * seats
    names = tuple(f"P{seat}" for seat in range(seats))
    return Surroundings(phase_of(state), 1, names, zeros, zeros, NO_CARDS, 1, ())


@given(st.data(), beginnings(), st.integers(0, 60), st.integers(0, 2**16))
def test_unseen_cards_dealt_otherwise_change_nothing_for_a_seat(
    data: DataObject, beginning: Beginning, most: int, seed: int
) -> None:
    walked = walk(data, beginning, most)
    viewer = data.draw(st.integers(0, len(beginning[2]) - 1))
    other = another_deal(walked, viewer, Random(seed))
    for here, there in zip(walked.states, other.states, strict=True):
        assert seat_view(here, around(here), viewer) == seat_view(there, around(there), viewer)
    for these, those in zip(walked.events, other.events, strict=True):
        assert [seen_by(one, viewer) for one in these] == [seen_by(one, viewer) for one in those]


@given(st.data(), beginnings(), st.integers(0, 60), st.integers(0, 2**16))
def test_unseen_cards_dealt_otherwise_change_nothing_for_the_table(
    data: DataObject, beginning: Beginning, most: int, seed: int
) -> None:
    walked = walk(data, beginning, most)
    other = another_deal(walked, None, Random(seed))
    for here, there in zip(walked.states, other.states, strict=True):
        assert public_view(here, around(here)) == public_view(there, around(there))
    for these, those in zip(walked.events, other.events, strict=True):
        assert [seen_by(one, None) for one in these] == [seen_by(one, None) for one in those]


@settings(max_examples=40)
@given(rules(), st.integers(0, 2**32), st.integers(0, 200))
def test_other_hands_change_nothing_about_who_is_passed_automatically(house: Rules, seed: int, most: int) -> None:
    """All hands dealt otherwise, the same cards laid: the same view of the table, so the same passes (table.md §2)."""
    begun, walked = some_rounds(house, seed, most)
    other = another_deal(walked, None, Random(seed))
    here, there = begun.table(), begun.with_hands(other.beginning[2]).table()
    for this, that in zip(walked.actions, other.actions, strict=True):
        assert here.public() == there.public()
        assert passes(here) == passes(there)
        assert act(here, this) is None
        assert act(there, that) is None


def passes(table: Table) -> tuple[bool, ...]:
    """Whether the player to act is passed, for each setting, by nothing but what everybody sees."""
    modes = (AutoPass.OFF, AutoPass.BY_COUNT, AutoPass.BY_SEEN_CARDS)
    proven = tuple(proves_pass(table.public(), table.rules, mode) for mode in modes)
    assert proven == tuple(table.auto_pass(mode) for mode in modes)
    return proven


def another_deal(walked: Walk, viewer: int | None, chance: Random) -> Walk:
    """The round with another deal of what the viewer has not seen; examples without one do not count."""
    ledger = ledger_of(walked, viewer)
    for _ in range(10):
        other = dealt_otherwise(walked, ledger, chance)
        if other is not None and other.beginning[2] != walked.beginning[2]:
            event("dealt otherwise")
            return other
    assume(False)
    return walked
