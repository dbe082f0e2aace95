"""Which plays a hand offers, as (rank, size) pairs, and the cards to lay for one (rules.md §4, §5; record.md, `legal`).

A pair is one number, `rank << 5 | size`. Nothing here enumerates subsets of cards.
"""

from functools import cache

from boms.cards import JOKER_RANK, LANE, NO_CARDS, Cards, joined, without
from boms.rules.groups import MASTER_RANK
from boms.rules.tables import Tables

RANK_SET = (1 << 16) - 1
"""The bits of one size in `Tables.naturals`."""

MASTER = MASTER_RANK << 5 | 1
"""The pair of a lone master card."""

_MOST = 20
"""Most cards a group can hold: eight of a rank, eight of a wild rank, four jokers."""


def offers(tables: Tables, hand: Cards, sets: int, size: int, beats: int) -> tuple[int, ...]:
    """The pairs a hand can lay on a play of this size, `beats` being the ranks that may follow at that size.

    `sets` are the hand's `Tables.naturals`.
    """
    ranks = _with_wilds(tables, hand, sets, size) if tables.wilds else sets >> 16 * (size - 1)
    pairs = pairs_of(ranks & beats, size)
    if size > 1 and tables.clearing and sets & tables.clearing:
        pairs += pairs_of(sets & tables.clearing, 1)
    return (*pairs, MASTER) if hand & tables.masters else pairs


def leads(tables: Tables, hand: Cards, sets: int, must: Cards) -> tuple[int, ...]:
    """The pairs a hand can lead; with `must` only those that can contain that card."""
    pairs: tuple[int, ...] = ()
    only = 1 << _rank_of(must) if must else RANK_SET
    for size in range(1, _MOST + 1):
        ranks = _with_wilds(tables, hand, sets, size) if tables.wilds else sets >> 16 * (size - 1) & RANK_SET
        if not ranks:
            break
        pairs += pairs_of(ranks & only, size)
    return (*pairs, MASTER) if hand & tables.masters and not must else pairs


def _rank_of(card: Cards) -> int:
    return (card.bit_length() - 1) // LANE


def _with_wilds(tables: Tables, hand: Cards, sets: int, size: int) -> int:
    """The ranks of which the hand can lay so many cards with the help of what is wild (§5)."""
    cards = (hand & tables.wild_cards).bit_count()
    jokers = (hand & tables.jokers).bit_count()
    ranks = sets >> 16 * max(size - cards - jokers - 1, 0) & RANK_SET
    if tables.natural >> LANE * JOKER_RANK and cards + jokers:
        ranks &= ~(1 << JOKER_RANK) | sets >> 16 * (size - 1)
    if cards and cards + jokers >= size:
        ranks |= 1 << tables.wild_rank
    if jokers >= size:
        ranks |= 1 << JOKER_RANK
    return ranks


@cache
def pairs_of(ranks: int, size: int) -> tuple[int, ...]:
    """The pairs of a set of ranks and one size."""
    return tuple(rank << 5 | size for rank in range(JOKER_RANK + 1) if ranks >> rank & 1)


def lay_out(tables: Tables, hand: Cards, pair: int, must: Cards = NO_CARDS) -> Cards:
    """The cards for a pair: one that must be included, natural cards, wild ranks, jokers, lowest-sorting first."""
    rank, size = pair >> 5, pair & 31
    if rank == MASTER_RANK:
        return Cards(_lowest(hand & tables.masters, 1))
    if must:
        rest = lay_out(tables, without(hand, must), rank << 5 | size - 1) if size > 1 else NO_CARDS
        return joined(must, rest)
    cards = _lowest(hand >> LANE * rank & tables.natural >> LANE * rank & 255, size) << LANE * rank
    if not tables.wilds:
        return Cards(cards)
    cards |= _lowest(hand & tables.wild_cards, size - cards.bit_count())
    return Cards(cards | _lowest(hand & tables.jokers, size - cards.bit_count()))


@cache
def _lowest(cards: int, number: int) -> int:
    """The lowest so many bits, all of them if there are fewer."""
    kept = 0
    for _ in range(min(number, cards.bit_count())):
        lowest = cards & -cards
        kept |= lowest
        cards ^= lowest
    return kept
