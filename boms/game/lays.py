"""Plays that come again and again, each made once when it is first met."""

from boms.cards import JOKER_RANK, LANE, Cards
from boms.game.round import Round
from boms.rules import Tables, lowest
from boms.seat import Lay, Pass


class _Lays(dict[int, Lay]):
    """The plays of so many cards of one rank by one seat, by the lane that the seat holds of that rank."""

    def __init__(self, seat: int, rank: int, size: int, *, announced: bool) -> None:
        self._seat = seat
        self._rank = rank
        self._size = size
        self._announced = announced

    def __missing__(self, lane: int) -> Lay:
        cards = Cards(lowest(lane, self._size) << LANE * self._rank)
        lay = self[lane] = Lay(self._seat, cards, self._announced)
        return lay


class _Sizes(dict[int, tuple[_Lays, ...]]):
    """The plays of one seat, by size and rank."""

    def __init__(self, seat: int, *, announced: bool) -> None:
        self._seat = seat
        self._announced = announced

    def __missing__(self, size: int) -> tuple[_Lays, ...]:
        ranks = range(JOKER_RANK + 1)
        lays = self[size] = tuple(_Lays(self._seat, rank, size, announced=self._announced) for rank in ranks)
        return lays


LAYS = tuple(tuple(_Sizes(seat, announced=announced) for seat in range(8)) for announced in (False, True))
"""Plays without wild cards among others: by whether they are announced, seat, size, rank and lane."""


class _Ranks(dict[int, tuple[int, ...]]):
    """The ranks of each set of ranks met so far, lowest first."""

    def __missing__(self, ranks: int) -> tuple[int, ...]:
        members = self[ranks] = tuple(rank for rank in range(JOKER_RANK + 1) if ranks >> rank & 1)
        return members


RANKS_OF = _Ranks()
"""By set of ranks: the ranks, lowest first."""

PASSES = tuple(Pass(seat) for seat in range(8))
"""The pass of each seat."""


def master_play(state: Round, hand: Cards) -> Lay:
    """The play of a master card out of the hand to act, which holds one (§4.9)."""
    masters = hand & state.tables.masters
    return Lay(state.to_act, Cards(masters & -masters), leaves_last_card(state.tables, hand, 1))


def leaves_last_card(tables: Tables, hand: Cards, size: int) -> bool:
    """Whether a play of this size must be announced (§7)."""
    return tables.announces and hand.bit_count() - size == 1
