"""Which groups a hand can lay (rules.md §4, §5), each a rank and a size: nothing here enumerates subsets of cards."""

from boms.cards import Cards
from boms.rules.sets import RANK_SET
from boms.rules.tables import Tables


def with_wilds(tables: Tables, hand: Cards, sets: int) -> int:
    """All that a hand can lay; `sets` are its `Tables.sets_of` (§5)."""
    wilds = tables.known_wilds[hand & tables.wilds]
    ordinary = sets & tables.fillable
    return sets | ordinary << wilds.lift | (ordinary & RANK_SET) * wilds.spread | wilds.alone


def ranks_of(tables: Tables, hand: Cards, sets: int, size: int) -> int:
    """The ranks of which a hand can lay so many cards, as a bit set; `sets` are its `Tables.sets_of`."""
    return with_wilds(tables, hand, sets) >> 16 * (size - 1) & RANK_SET
