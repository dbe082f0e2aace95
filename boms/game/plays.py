"""What is legal while a round is in play: each group once by rank and size, and the pass (rules.md §4, §5)."""

from collections.abc import Sequence

from boms.cards import JOKER_RANK, LANE, Cards, count, joined, without
from boms.game.handfuls import legal_exchange
from boms.game.lays import LAYS, RANKS_OF
from boms.game.round import Round
from boms.game.rows import Row
from boms.game.start import State
from boms.rules import MOST, RANK_SET, Tables, with_wilds
from boms.seat import Action, Clear, Lay, Pass

PASSES = tuple(Pass(seat) for seat in range(8))
"""The pass of each seat."""

_ONLY_PASS = tuple((one,) for one in PASSES)


def legal(state: State) -> Sequence[Action]:
    """What can be done now by whoever is to act; in the middle's swaps and before a waiting table by anybody.

    Each group of a play comes once by rank and size (record.md, `legal`). Breaking in with a master card out of turn is
    allowed beside these where `may_break_in` says so. Empty when the round is over.
    """
    if not isinstance(state, Round):
        return legal_exchange(state)
    if not state.takes:
        return _constrained(state)
    seat, tables = state.to_act, state.tables
    hand = state.hands[seat]
    if hand & tables.special or not state.pile:
        return _careful(state, hand)
    fits = state.sets[seat] & state.takes
    return _following(state, hand, fits) if fits else _ONLY_PASS[seat]


def _constrained(state: Round) -> Sequence[Action]:
    """The same where nothing is laid freely: the table waits, the very first play has its card, or all is over."""
    if state.waits:
        return [Clear(anybody) for anybody in range(len(state.hands))]
    return [] if state.is_over else _including(state, state.hands[state.to_act])


def _careful(state: Round, hand: Cards) -> Sequence[Action]:
    """The same on a lead, or where the master card or wild cards are in the hand."""
    tables, sets = state.tables, state.sets[state.to_act]
    pile, has_wilds = state.pile, hand & tables.wilds
    if has_wilds and (not pile or pile[-1].size > 1):
        sets = with_wilds(tables, hand, sets)
    if not pile:
        return WildLeads(state, hand, sets) if has_wilds else _leading(state, hand, sets)
    fits = sets & state.takes
    plays = _filled_up(state, hand, fits) if has_wilds and pile[-1].size > 1 else _following(state, hand, fits)
    if hand & tables.masters:
        plays.insert(-1, _master(state, hand))
    return plays


def _following(state: Round, hand: Cards, fits: int) -> list[Action]:
    """The plays that fit, in the layout of `boms.rules.sets`, of as many cards as lie there; single clearing cards; the pass."""
    seat, tables, size = state.to_act, state.tables, state.pile[-1].size
    lanes = (hand & tables.ranked).to_bytes(JOKER_RANK + 1, "little")
    lays = LAYS[tables.announces and hand.bit_count() - size == 1][seat][size]
    plays: list[Action] = []
    for rank in RANKS_OF[fits >> 16 * (size - 1)]:
        plays.append(lays[rank][lanes[rank]])  # noqa: PERF401 - for so few the loop is quicker
    if size > 1 and fits & RANK_SET:
        lays = LAYS[tables.announces and hand.bit_count() == 2][seat][1]
        plays += [lays[rank][lanes[rank]] for rank in RANKS_OF[fits & RANK_SET]]
    plays.append(PASSES[seat])
    return plays


def _filled_up(state: Round, hand: Cards, fits: int) -> list[Action]:
    """The same of a hand with wild cards."""
    size, passing = state.pile[-1].size, PASSES[state.to_act]
    plays = _of_size(state, hand, fits >> 16 * (size - 1), size)
    if fits & RANK_SET:
        return [*plays, *_of_size(state, hand, fits & RANK_SET, 1), passing]
    return [*plays, passing]


def _of_size(state: Round, hand: Cards, ranks: int, size: int) -> list[Lay]:
    """Plays of a hand with wild cards: natural cards first, then cards of the wild rank, then jokers (§5)."""
    seat, tables = state.to_act, state.tables
    announced = tables.announces and hand.bit_count() - size == 1
    lays = LAYS[announced][seat][size]
    lanes = (hand & tables.unfilled).to_bytes(JOKER_RANK + 1, "little")
    fillings = tables.known_wilds[hand & tables.wilds].fillings
    plays = []
    for rank in RANKS_OF[ranks]:
        lane = lanes[rank]
        missing = size - lane.bit_count()
        if missing > 0:
            plays.append(Lay(seat, Cards(lane << LANE * rank | fillings[missing]), announced))
        else:
            plays.append(lays[rank][lane])
    return plays


def _leading(state: Round, hand: Cards, sets: int) -> list[Action]:
    """All leads of natural cards and the master card."""
    seat, tables, size = state.to_act, state.tables, 1
    lanes = (hand & tables.ranked).to_bytes(JOKER_RANK + 1, "little")
    last = hand.bit_count() - 1 if tables.announces else 0
    plays: list[Action] = []
    while sets:
        lays = LAYS[size == last][seat][size]
        for rank in RANKS_OF[sets & RANK_SET]:
            plays.append(lays[rank][lanes[rank]])  # noqa: PERF401
        sets >>= 16
        size += 1
    if hand & tables.masters:
        plays.append(_master(state, hand))
    return plays


class WildLeads(Row[Action]):
    """All leads of a hand with wild cards, often dozens: each made when it is asked for."""

    __slots__ = ("_hand", "_length", "_sets", "_state")

    def __init__(self, state: Round, hand: Cards, sets: int) -> None:
        self._state = state
        self._hand = hand
        self._sets = sets
        self._length = sets.bit_count() + (1 if hand & state.tables.masters else 0)

    def __len__(self) -> int:
        return self._length

    def at(self, index: int) -> Action:
        """The play at an index."""
        if index < 0:
            index += self._length
        sets, size = self._sets, 1
        while sets and index >= 0:
            ranks = RANKS_OF[sets & RANK_SET]
            if index < len(ranks):
                return _of_size(self._state, self._hand, 1 << ranks[index], size)[0]
            index, sets, size = index - len(ranks), sets >> 16, size + 1
        if index or not self._hand & self._state.tables.masters:
            raise IndexError(index)
        return _master(self._state, self._hand)


def _including(state: Round, hand: Cards) -> list[Action]:
    """All plays with the card that the very first play must contain, and others of the hand (§4.2)."""
    must, others = state.must, without(hand, state.must)
    rank = (must.bit_length() - 1) // LANE
    column = with_wilds(state.tables, hand, state.sets[state.to_act]) >> rank
    sizes = [size for size in range(2, MOST + 1) if column >> 16 * (size - 1) & 1]
    groups = [must] + [joined(must, _of_size(state, others, 1 << rank, size - 1)[0].cards) for size in sizes]
    return [Lay(state.to_act, cards, leaves_last_card(state.tables, hand, count(cards))) for cards in groups]


def _master(state: Round, hand: Cards) -> Action:
    masters = hand & state.tables.masters
    return Lay(state.to_act, Cards(masters & -masters), leaves_last_card(state.tables, hand, 1))


def leaves_last_card(tables: Tables, hand: Cards, size: int) -> bool:
    """Whether a play of this size must be announced (§7)."""
    return tables.announces and hand.bit_count() - size == 1
