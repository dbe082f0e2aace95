"""The layout in which a turn sees groups: per size 1, 2, 3 … sixteen bits from below, one for each rank.

The groups of a hand (`Tables.sets_of`), what else it can lay with its wild cards (`with_wilds`) and what may be laid on
a group (`Group.beaten_by`) are integers of this layout, so that one `&` gives the groups that fit.
"""

from functools import cache

from boms.cards import JOKER_RANK, LANE

MOST = 20
"""Most cards a group can hold: eight of a rank, eight of a wild rank, four jokers."""

RANK_SET = (1 << 16) - 1
"""The bits of size 1."""

COLUMNS = tuple(sum(1 << 16 * size for size in range(number)) for number in range(MOST + 1))
"""By number: the bits that so many cards of rank 0 set."""


@cache
def columns_by_lane() -> tuple[tuple[int, ...], ...]:
    """By rank and lane: the bits that these cards set. Made when first needed."""
    counts = [lane.bit_count() for lane in range(1 << LANE)]
    return tuple(tuple(COLUMNS[number] << rank for number in counts) for rank in range(JOKER_RANK + 1))
