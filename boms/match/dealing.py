"""Dealing: one card at a time, clockwise, from the dealer's left (rules.md §4.1)."""

from collections.abc import Sequence

from boms.cards import Card, cards_of
from boms.match.moves import Deal


def dealt_round(cards: Sequence[Card], players: int, dealer: int) -> Deal:
    """The deal of a shuffled deck, top card first, to so many players."""
    return Deal(dealer, tuple(cards_of(cards[_turn(seat, dealer, players) :: players]) for seat in range(players)))


def _turn(seat: int, dealer: int, players: int) -> int:
    """The number of a seat in the order in which cards are dealt, from 0."""
    return (seat - dealer - 1) % players
