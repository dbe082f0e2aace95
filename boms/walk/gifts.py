"""Gifts in which there is nothing to decide (rules.md §8)."""

from collections.abc import Iterable

from boms.cards import NO_CARDS, Cards, cards_of, each, joined
from boms.seat import Event, Gave, SeatView


def automatic_gift(view: SeatView) -> Cards:
    """A forced gift with the first of equal cards, for a giver who need not choose."""
    if view.forced is None:
        return NO_CARDS
    first = list(each(view.forced.among))[: view.forced.choose]
    return joined(view.forced.certain, cards_of(first))


def gift_back(events: Iterable[Event], taker: int | None) -> int:
    """How many cards somebody gives back: as many as came, which everybody has seen."""
    return next((e.number for e in reversed(tuple(events)) if isinstance(e, Gave) and e.taker == taker), 0)
