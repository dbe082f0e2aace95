"""What is legal for a hand with wild cards, which fill up groups (rules.md §5)."""

from boms.cards import JOKER_RANK, LANE, Cards, count, joined, without
from boms.game.lays import LAYS, PASSES, RANKS_OF, leaves_last_card, master_play
from boms.game.round import Round
from boms.game.rows import Row
from boms.rules import MOST, RANK_SET, with_wilds
from boms.seat import Action, Lay


def filled_up(state: Round, hand: Cards) -> list[Action]:
    """The plays on a pile of more than single cards, and the pass."""
    size, passing = state.pile[-1].size, PASSES[state.to_act]
    fits = with_wilds(state.tables, hand, state.sets[state.to_act]) & state.takes
    plays = _of_size(state, hand, fits >> 16 * (size - 1), size)
    if fits & RANK_SET:
        return [*plays, *_of_size(state, hand, fits & RANK_SET, 1), passing]
    return [*plays, passing]


def _of_size(state: Round, hand: Cards, ranks: int, size: int) -> list[Lay]:
    """The plays of these ranks: natural cards first, then cards of the wild rank, then jokers."""
    seat, tables = state.to_act, state.tables
    announced = leaves_last_card(tables, hand, size)
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


def including(state: Round, hand: Cards) -> list[Action]:
    """All plays with the card that the very first play must contain, and others of the hand (§4.2)."""
    must, others = state.must, without(hand, state.must)
    rank = (must.bit_length() - 1) // LANE
    column = with_wilds(state.tables, hand, state.sets[state.to_act]) >> rank
    sizes = [size for size in range(2, MOST + 1) if column >> 16 * (size - 1) & 1]
    groups = [must] + [joined(must, _of_size(state, others, 1 << rank, size - 1)[0].cards) for size in sizes]
    return [Lay(state.to_act, cards, leaves_last_card(state.tables, hand, count(cards))) for cards in groups]


class WildLeads(Row[Action]):
    """All leads of a hand, often dozens: each made when it is asked for."""

    __slots__ = ("_hand", "_length", "_sets", "_state")

    def __init__(self, state: Round, hand: Cards) -> None:
        self._state = state
        self._hand = hand
        self._sets = with_wilds(state.tables, hand, state.sets[state.to_act])
        self._length = self._sets.bit_count() + (1 if hand & state.tables.masters else 0)

    def __len__(self) -> int:
        return self._length

    def at(self, index: int) -> Action:
        """The lead at an index."""
        index = range(self._length)[index]
        sets, size = self._sets, 1
        while sets:
            ranks = RANKS_OF[sets & RANK_SET]
            if index < len(ranks):
                return _of_size(self._state, self._hand, 1 << ranks[index], size)[0]
            index, sets, size = index - len(ranks), sets >> 16, size + 1
        return master_play(self._state, self._hand)
