"""Which plays a hand offers, as ranks of a size, and the cards to lay for one (rules.md §4, §5; record.md, `legal`).

Nothing here enumerates subsets of cards: a play is a rank and a size.
"""

from collections.abc import Iterator
from functools import cache

from boms.cards import JOKER_RANK, LANE, NO_CARDS, Cards, joined, without
from boms.rules.tables import MOST, Tables

RANK_SET = (1 << 16) - 1
"""The bits of one size in `Tables.naturals`."""


def ranks_of(tables: Tables, hand: Cards, sets: int, size: int) -> int:
    """The ranks of which a hand can lay so many cards, as a bit set; `sets` are its `Tables.naturals`."""
    naturals = sets >> 16 * (size - 1) & RANK_SET
    if not hand & tables.wilds:
        return naturals
    cards = (hand & tables.wild_cards).bit_count()
    jokers = (hand & tables.jokers).bit_count()
    ranks = sets >> 16 * max(size - cards - jokers - 1, 0) & (1 << JOKER_RANK) - 1
    if cards and cards + jokers >= size:
        ranks |= 1 << tables.wild_rank
    if jokers >= size:
        ranks |= 1 << JOKER_RANK
    return ranks | naturals


def lead_sizes(tables: Tables, hand: Cards, sets: int, must: Cards) -> Iterator[tuple[int, int]]:
    """For each size a hand can lead, the ranks; with `must` only the rank of that card."""
    only = 1 << (must.bit_length() - 1) // LANE if must else RANK_SET
    for size in range(1, MOST + 1):
        ranks = ranks_of(tables, hand, sets, size) & only
        if not ranks:
            return
        yield ranks, size


def follow_sizes(tables: Tables, hand: Cards, sets: int, size: int, beats: int) -> Iterator[tuple[int, int]]:
    """The ranks a hand can lay on a play of a size that `beats` may follow; then the single clearing cards (§4.8)."""
    yield ranks_of(tables, hand, sets, size) & beats, size
    if size > 1 and sets & tables.clearing:
        yield sets & tables.clearing, 1


def lay_out(tables: Tables, hand: Cards, rank: int, size: int, must: Cards = NO_CARDS) -> Cards:
    """The cards for a play: one that must be included, natural cards, wild ranks, jokers, lowest-sorting first."""
    if must:
        rest = lay_out(tables, without(hand, must), rank, size - 1) if size > 1 else NO_CARDS
        return joined(must, rest)
    cards = lowest(hand >> LANE * rank & tables.natural >> LANE * rank & (1 << LANE) - 1, size) << LANE * rank
    if rank != JOKER_RANK:
        cards |= lowest(hand & tables.wild_cards, size - cards.bit_count())
    return Cards(cards | lowest(hand & tables.jokers, size - cards.bit_count()))


@cache
def fillings(wild_cards: int, jokers: int) -> tuple[int, ...]:
    """By number: the wild cards that fill up a group, cards of the wild rank before jokers."""
    ranked = wild_cards.bit_count()
    return tuple(
        lowest(wild_cards, number) | lowest(jokers, number - ranked) for number in range(ranked + jokers.bit_count() + 1)
    )


@cache
def lowest(cards: int, number: int) -> int:
    """The lowest so many bits, all of them if there are fewer."""
    kept = 0
    for _ in range(min(number, cards.bit_count())):
        kept |= cards & -cards
        cards &= cards - 1
    return kept
