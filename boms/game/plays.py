"""What is legal while a round is in play: each group once by rank and size, and the pass (rules.md §4, §5)."""

from collections.abc import Iterator, Sequence
from functools import cache

from boms.cards import JOKER_RANK, LANE, Cards
from boms.game.round import Round
from boms.game.rows import Row
from boms.rules import RANK_SET, Tables, follow_sizes, lay_out, lead_sizes, lowest
from boms.seat import Action, Clear, Lay, Pass

PASSES = tuple(Pass(seat) for seat in range(8))
"""The pass of each seat."""


class _Lays(dict[int, Lay]):
    """The plays of natural cards met so far for one seat, by `lane | rank << 8 | size << 12`."""

    def __init__(self, seat: int, *, announced: bool) -> None:
        self._seat = seat
        self._announced = announced

    def __missing__(self, key: int) -> Lay:
        rank, size = key >> 8 & 15, key >> 12
        cards = Cards(lowest(key & 255, size) << LANE * rank)
        lay = self[key] = Lay(self._seat, cards, self._announced)
        return lay


_LAYS = tuple(tuple(_Lays(seat, announced=announced) for seat in range(8)) for announced in (False, True))


_HALF = 7
"""Sets of ranks are looked up in two halves of so many ranks, so that the tables are small."""


@cache
def _keys_of(size: int) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
    """For one size, by lower and upper half of a set of ranks: each rank, and its key in `_Lays` without the lane."""
    return tuple(
        tuple(
            tuple((rank, rank << 8 | size << 12) for rank in range(first, first + _HALF) if ranks >> rank - first & 1)
            for ranks in range(1 << _HALF)
        )
        for first in (0, _HALF)
    )


def _keys(ranks: int, size: int) -> tuple[tuple[int, int], ...]:
    """Each rank of a set with its key in `_Lays`, without the lane."""
    lower, upper = _keys_of(size)
    return lower[ranks & 127] + upper[ranks >> _HALF]


def legal_plays(state: Round) -> Sequence[Action]:
    """All plays and the pass of the seat to act; while the table waits, its clearing by any seat; else nothing."""
    seat, tables, pile = state.to_act, state.tables, state.pile
    if state.waits or seat < 0:
        return [Clear(anybody) for anybody in range(len(state.hands))] if state.waits else []
    hand = state.hands[seat]
    if (tables.wilds and hand & tables.wilds) or (not pile and state.must):
        return CarefulPlays(state)
    plays = _following(state, hand, seat) if pile else _leading(state, hand, seat)
    if tables.masters and hand & tables.masters:
        plays.append(_master(state, hand))
    if pile:
        plays.append(PASSES[seat])
    return plays


def _following(state: Round, hand: Cards, seat: int) -> list[Action]:
    tables, sets, top = state.tables, state.sets[seat], state.pile[-1]
    size = top.size
    ranks = sets >> 16 * (size - 1) & tables.beaten_by[state.downward][top.rank]
    singles = sets & tables.clearing if size > 1 else 0
    if not ranks and not singles:
        return []
    lanes = (hand & tables.natural).to_bytes(JOKER_RANK + 1, "little")
    lays = _LAYS[tables.announces and hand.bit_count() - size == 1][seat]
    plays: list[Action] = [lays[lanes[rank] | key] for rank, key in _keys(ranks, size)]
    if singles:
        lays = _LAYS[tables.announces and hand.bit_count() == 2][seat]
        plays += [lays[lanes[rank] | key] for rank, key in _keys(singles, 1)]
    return plays


def _leading(state: Round, hand: Cards, seat: int) -> list[Action]:
    tables, sets, size = state.tables, state.sets[seat], 1
    lanes = (hand & tables.natural).to_bytes(JOKER_RANK + 1, "little")
    last = hand.bit_count() - 1 if tables.announces else 0
    plays: list[Action] = []
    while sets:
        lays = _LAYS[size == last][seat]
        plays += [lays[lanes[rank] | key] for rank, key in _keys(sets & RANK_SET, size)]
        sets >>= 16
        size += 1
    return plays


class CarefulPlays(Row[Action]):
    """The same where wild cards, or a card that must be included, make the cards matter: made when asked for."""

    __slots__ = ("_plays", "_state")

    def __init__(self, state: Round) -> None:
        hand = state.hands[state.to_act]
        plays: list[int | Action] = [
            rank << 5 | size for ranks, size in _sizes(state, hand) for rank, _key in _keys(ranks, size)
        ]
        if hand & state.tables.masters and not state.must:
            plays.append(_master(state, hand))
        if state.pile:
            plays.append(PASSES[state.to_act])
        self._plays = plays
        self._state = state

    def __len__(self) -> int:
        return len(self._plays)

    def at(self, index: int) -> Action:
        """The play or pass at an index."""
        play, state = self._plays[index], self._state
        if not isinstance(play, int):
            return play
        tables, hand, size = state.tables, state.hands[state.to_act], play & 31
        cards = lay_out(tables, hand, play >> 5, size, state.must)
        return Lay(state.to_act, cards, leaves_last_card(tables, hand, size))


def _sizes(state: Round, hand: Cards) -> Iterator[tuple[int, int]]:
    tables, sets = state.tables, state.sets[state.to_act]
    if not state.pile:
        return lead_sizes(tables, hand, sets, state.must)
    top = state.pile[-1]
    return follow_sizes(tables, hand, sets, top.size, tables.beaten_by[state.downward][top.rank])


def _master(state: Round, hand: Cards) -> Action:
    masters = hand & state.tables.masters
    return Lay(state.to_act, Cards(masters & -masters), leaves_last_card(state.tables, hand, 1))


def leaves_last_card(tables: Tables, hand: Cards, size: int) -> bool:
    """Whether a play of this size must be announced (§7)."""
    return tables.announces and hand.bit_count() - size == 1
