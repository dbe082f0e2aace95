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
    shift: int = 0
    """Where the lane of the rank begins in a hand."""
    lane: int = 0
    """The cards of that lane that are natural."""
