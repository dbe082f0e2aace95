"""Which plays a hand offers, as ranks of a size, and the cards to lay for one (rules.md §4, §5; record.md, `legal`).

Nothing here enumerates subsets of cards: a play is a rank and a size.
"""

from functools import cache

from boms.cards import JOKER_RANK, LANE, NO_CARDS, Cards, joined, without
from boms.rules.tables import COLUMNS, MOST, ORDINARY, Tables

RANK_SET = (1 << 16) - 1
"""The bits of one size in `Tables.naturals`."""


_ORDINARY_SETS = sum(ORDINARY << 16 * size for size in range(MOST))


def with_wilds(tables: Tables, hand: Cards, sets: int) -> int:
    """What a hand can lay, in the layout of `Tables.naturals`, which `sets` are of this hand (§5)."""
    cards, jokers = (hand & tables.wild_cards).bit_count(), (hand & tables.jokers).bit_count()
    wilds, ordinary = cards + jokers, sets & _ORDINARY_SETS
    filled_up = ordinary << 16 * wilds | (ordinary & RANK_SET) * COLUMNS[wilds]
    alone = COLUMNS[jokers] << JOKER_RANK | (COLUMNS[wilds] << tables.wild_rank if cards else 0)
    return sets | filled_up | alone


def ranks_of(tables: Tables, hand: Cards, sets: int, size: int) -> int:
    """The ranks of which a hand can lay so many cards, as a bit set; `sets` are its `Tables.naturals`."""
    return with_wilds(tables, hand, sets) >> 16 * (size - 1) & RANK_SET


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
