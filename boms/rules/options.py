"""Which groups a hand can lay (rules.md §4, §5), each a rank and a size: nothing here enumerates subsets of cards."""

from boms.cards import Cards
from boms.rules.sets import MOST, RANK_SET
from boms.rules.tables import ORDINARY, Tables

_ORDINARY_SETS = sum(ORDINARY << 16 * size for size in range(MOST))


def with_wilds(tables: Tables, hand: Cards, sets: int) -> int:
    """All that a hand can lay, in the layout of `Tables.naturals`, which `sets` are of this hand (§5)."""
    wilds = tables.known_wilds[hand & tables.wilds]
    ordinary = sets & _ORDINARY_SETS
    return sets | ordinary << wilds.lift | (ordinary & RANK_SET) * wilds.spread | wilds.alone


def ranks_of(tables: Tables, hand: Cards, sets: int, size: int) -> int:
    """The ranks of which a hand can lay so many cards, as a bit set; `sets` are its `Tables.naturals`."""
    return with_wilds(tables, hand, sets) >> 16 * (size - 1) & RANK_SET
