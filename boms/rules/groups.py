"""A group: cards that can be laid together (rules.md §4.3, §4.9, §5)."""

from msgspec import Struct

from boms.cards import Cards

MASTER_RANK = 14
"""The rank the master card is laid as: none of the ordinary ones, and not the joker's."""


class Group(Struct, frozen=True, gc=False):
    """Cards that can be laid together, and what they count as."""

    cards: Cards
    """The cards."""
    rank: int
    """0 to 12 for 3 to 2, 13 for jokers alone, `MASTER_RANK` for the master card."""
    size: int
    """How many cards."""
    naturals: int
    """How many of them are neither wild nor the master card."""
    spot: int
    """Its bit in the layout of `boms.rules.sets`."""
    column: int
    """The bits of its rank in that layout."""
    drop: int
    """How far a hand's bits of that column move down when the group is laid; 0: there are wild cards among others."""
    beaten_by: tuple[int, int]
    """By direction (0 upward, 1 downward): all that may be laid on it, in that layout."""
    loud_from: int
    """From so many equal cards on top on, laying it does more than let it lie there."""
