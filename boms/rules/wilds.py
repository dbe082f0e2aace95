"""What wild cards add to a hand (rules.md §5)."""

from functools import cache

from msgspec import Struct

from boms.cards import JOKER_RANK, LANE
from boms.rules.sets import COLUMNS

_JOKERS = LANE * JOKER_RANK


class Wilds(Struct, frozen=True, gc=False):
    """The wild cards of a hand, and what it can lay with them, in the layout of `boms.rules.sets`."""

    lift: int
    """How far all of them together lift the sizes of natural groups."""
    spread: int
    """The sizes, up to their number, that one natural card of rank 0 reaches with some of them."""
    alone: int
    """The groups that they make by themselves."""
    fillings: tuple[int, ...]
    """By number: the cards that fill up a group, those of the wild rank before jokers."""


class KnownWilds(dict[int, Wilds]):
    """`Wilds` by the wild cards of a hand, each made when first met."""

    def __init__(self, wild_rank: int) -> None:
        self._wild_rank = wild_rank

    def __missing__(self, cards: int) -> Wilds:
        jokers = cards >> _JOKERS << _JOKERS
        ranked, unranked = (cards ^ jokers).bit_count(), jokers.bit_count()
        number = ranked + unranked
        alone = COLUMNS[unranked] << JOKER_RANK | (COLUMNS[number] << self._wild_rank if ranked else 0)
        fillings = tuple(lowest(cards, size) for size in range(number + 1))
        wilds = self[cards] = Wilds(16 * number, COLUMNS[number], alone, fillings)
        return wilds


@cache
def lowest(cards: int, number: int) -> int:
    """The lowest so many bits, all of them if there are fewer."""
    kept = 0
    for _ in range(min(number, cards.bit_count())):
        kept |= cards & -cards
        cards &= cards - 1
    return kept
