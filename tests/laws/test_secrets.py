"""A seat knows nothing of the cards it has not seen (house.md §3)."""

from random import Random

from hypothesis import assume, event, given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from boms.cards import NO_CARDS
from boms.game import Surroundings, phase_of, public_view, seat_view
from boms.game.start import State
from boms.seat import seen_by

from .ledger import dealt_otherwise, ledger_of
from .strategies import beginnings
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
