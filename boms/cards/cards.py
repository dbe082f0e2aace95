"""A card and a multiset of cards, as numbers. See the floor's docstring for the layout of the bits."""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import NewType

Card = NewType("Card", int)
"""One card: rank * 4 + suit, or `JOKER`."""

Cards = NewType("Cards", int)
"""A multiset of cards: two bits for each suited card, four for jokers, filled from below."""

RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
"""Texts of the ordinary ranks, lowest first; the rank is the index."""

SUITS = "SHDC"
"""Letters of the suits in sorting order; the suit is the index."""

JOKER_RANK = 13
"""The rank of a joker: the lane above the ordinary ranks."""

JOKER = Card(52)
"""Any joker; they are all alike."""

NO_CARDS = Cards(0)
"""The empty multiset."""

LANE = 8
"""Bits in the lane of one rank."""

LANE_BITS = (1 << LANE) - 1
"""A full lane, moved down to bit 0."""

_LOW = int("01" * 52, 2)
_SUITED = (1 << 104) - 1
_SECOND = ((1 << LANE * (JOKER_RANK + 1)) - 1) & ~_LOW & ~(1 << 104)
"""The bits that a card has only above another one like it."""
_FIRST = tuple(1 << 2 * card for card in range(JOKER + 1))
"""By card: its bit where it is alone."""


def rank_of(card: Card) -> int:
    """Rank of a card: 0 (a three) to 12 (a two), 13 for a joker."""
    return card >> 2


def suit_of(card: Card) -> int:
    """Suit of a card, an index into `SUITS`; 0 for a joker, which has none."""
    return card & 3


def bits_of(card: Card, copies: int = 1) -> Cards:
    """The multiset of so many copies of one card."""
    return Cards(((1 << copies) - 1) << 2 * card)


def lane(cards: Cards, rank: int) -> int:
    """The bits of one rank, moved down to bit 0."""
    return cards >> LANE * rank & LANE_BITS


def number_of(cards: Cards, rank: int) -> int:
    """How many cards of this rank there are."""
    return (cards >> LANE * rank & LANE_BITS).bit_count()


def of_ranks(cards: Cards, ranks: Iterable[int]) -> Cards:
    """Only the cards of these ranks."""
    return Cards(cards & sum(LANE_BITS << LANE * rank for rank in set(ranks)))


def count(cards: Cards) -> int:
    """How many cards there are in all."""
    return cards.bit_count()


def has_all(cards: Cards, some: Cards) -> bool:
    """Whether each of `some`, copies counted, is among the cards."""
    return not some & ~cards


def one_of_each(cards: Cards) -> Cards:
    """The same cards without second copies."""
    return Cards(cards & _LOW | cards & 1 << 104)


def second_copies(cards: Cards) -> int:
    """The bits of those copies that lie above another of the same card."""
    return cards & _SECOND


def joined(cards: Cards, more: Cards) -> Cards:
    """Both multisets together. At most two copies of a suited card and four jokers fit."""
    if not cards & more:
        return Cards(cards | more)
    suited = (cards | more | (cards & more & _LOW) << 1) & _SUITED
    jokers = number_of(cards, JOKER_RANK) + number_of(more, JOKER_RANK)
    return Cards(suited | bits_of(JOKER, jokers))


def without(cards: Cards, some: Cards) -> Cards:
    """The cards left when `some` are taken away; all of `some` must be there."""
    left = cards ^ some
    return _moved_down(left) if left & _SECOND else Cards(left)


def _moved_down(cards: int) -> Cards:
    """The same cards with no bit above an empty one."""
    lifted = cards & ~_LOW & ~((cards & _LOW) << 1) & _SUITED
    suited = cards & _SUITED ^ lifted ^ lifted >> 1
    return Cards(suited | bits_of(JOKER, (cards >> 104).bit_count()))


def cards_of(some: Iterable[Card]) -> Cards:
    """A multiset from single cards; the same card may come twice (jokers four times)."""
    single, cards = tuple(some), 0
    for card in single:
        cards |= _FIRST[card]
    if cards.bit_count() == len(single):
        return Cards(cards)
    return reduce(joined, map(bits_of, single), NO_CARDS)


def each(cards: Cards) -> Iterator[Card]:
    """Every card, copies too, by rank and then S H D C, jokers last."""
    left: int = cards
    while left:
        lowest = left & -left
        yield Card(min((lowest.bit_length() - 1) // 2, JOKER))
        left ^= lowest
