"""What is legal in a round: each group once by rank and size, and the pass (rules.md §4, §5)."""

from collections.abc import Sequence

from boms.cards import JOKER_RANK, Cards
from boms.game.handfuls import legal_exchange
from boms.game.lays import LAYS, PASSES, RANKS_OF, master_play
from boms.game.round import Round
from boms.game.start import State
from boms.game.wild_plays import WildLeads, filled_up, including
from boms.rules import RANK_SET
from boms.seat import Action, Clear

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
    seat = state.to_act
    hand = state.hands[seat]
    if hand & state.tables.special or not state.pile:
        return _careful(state, hand)
    fits = state.sets[seat] & state.takes
    return _following(state, hand, fits) if fits else _ONLY_PASS[seat]


def _constrained(state: Round) -> Sequence[Action]:
    """The same where nothing is laid freely: the table waits, the very first play has its card, or all is over."""
    if state.waits:
        return [Clear(anybody) for anybody in range(len(state.hands))]
    return [] if state.is_over else including(state, state.hands[state.to_act])


def _careful(state: Round, hand: Cards) -> Sequence[Action]:
    """The same on a lead, or with the master card or wild cards in the hand; these fill up what is no single card."""
    tables, pile, sets = state.tables, state.pile, state.sets[state.to_act]
    has_wilds = hand & tables.wilds
    if not pile:
        return WildLeads(state, hand) if has_wilds else _leading(state, hand, sets)
    fills_up = has_wilds and pile[-1].size > 1
    plays = filled_up(state, hand) if fills_up else _following(state, hand, sets & state.takes)
    if hand & tables.masters:
        plays.insert(-1, master_play(state, hand))
    return plays


def _following(state: Round, hand: Cards, fits: int) -> list[Action]:
    """The plays that fit: as many equal cards as lie there, or a single clearing card; and the pass."""
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


def _leading(state: Round, hand: Cards, sets: int) -> list[Action]:
    """All leads of a hand without wild cards."""
    seat, tables, size = state.to_act, state.tables, 1
    lanes = (hand & tables.ranked).to_bytes(JOKER_RANK + 1, "little")
    last = hand.bit_count() - 1 if tables.announces else 0
    plays: list[Action] = []
    while sets:
        lays = LAYS[size == last][seat][size]
        for rank in RANKS_OF[sets & RANK_SET]:
            plays.append(lays[rank][lanes[rank]])  # noqa: PERF401 - for so few the loop is quicker
        sets >>= 16
        size += 1
    if hand & tables.masters:
        plays.append(master_play(state, hand))
    return plays
