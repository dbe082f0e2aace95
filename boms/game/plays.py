"""What is legal while a round is in play: each group once by rank and size, and the pass (rules.md §4, §5)."""

from collections.abc import Iterator, Sequence

from boms.cards import JOKER_RANK, LANE, Cards
from boms.game.lays import LAYS, RANKS_OF
from boms.game.round import Round
from boms.rules import RANK_SET, Tables, fillings, follow_sizes, lay_out, lead_sizes
from boms.seat import Action, Clear, Lay, Pass

PASSES = tuple(Pass(seat) for seat in range(8))
"""The pass of each seat."""

_ONLY_PASS = tuple((one,) for one in PASSES)


def legal_plays(state: Round) -> Sequence[Action]:
    """All plays and the pass of the seat to act; while the table waits, its clearing by any seat; else nothing."""
    seat, tables, pile = state.to_act, state.tables, state.pile
    if state.waits or seat < 0:
        return [Clear(anybody) for anybody in range(len(state.hands))] if state.waits else []
    hand = state.hands[seat]
    if hand & tables.special or not pile:
        return _careful(state, hand)
    top = pile[-1]
    fits = state.sets[seat] & tables.follows[state.downward][top.rank][top.size]
    if not fits:
        return _ONLY_PASS[seat]
    plays = _following(state, hand, fits)
    plays.append(PASSES[seat])
    return plays


def _careful(state: Round, hand: Cards) -> list[Action]:
    """The same on a lead, or where the master card or wild cards are in the hand."""
    seat, tables, pile = state.to_act, state.tables, state.pile
    if not pile and state.must:
        return _including(state, hand)
    if hand & tables.wilds:
        plays = _filled_up(state, hand)
    elif pile:
        top = pile[-1]
        plays = _following(state, hand, state.sets[seat] & tables.follows[state.downward][top.rank][top.size])
    else:
        plays = _leading(state, hand)
    if hand & tables.masters:
        plays.append(_master(state, hand))
    if pile:
        plays.append(PASSES[seat])
    return plays


def _following(state: Round, hand: Cards, fits: int) -> list[Action]:
    """The plays of natural cards that fit, as in `Tables.naturals`: as many as lie there, or a single clearing card."""
    seat, tables, size = state.to_act, state.tables, state.pile[-1].size
    lanes = (hand & tables.natural).to_bytes(JOKER_RANK + 1, "little")
    lays = LAYS[tables.announces and hand.bit_count() - size == 1][seat][size]
    plays: list[Action] = []
    for rank in RANKS_OF[fits >> 16 * (size - 1)]:
        plays.append(lays[rank][lanes[rank]])  # noqa: PERF401 - for so few the loop is quicker
    if size > 1 and fits & RANK_SET:
        lays = LAYS[tables.announces and hand.bit_count() == 2][seat][1]
        plays += [lays[rank][lanes[rank]] for rank in RANKS_OF[fits & RANK_SET]]
    return plays


def _leading(state: Round, hand: Cards) -> list[Action]:
    """All plays of natural cards."""
    seat, tables, size = state.to_act, state.tables, 1
    sets = state.sets[seat]
    lanes = (hand & tables.natural).to_bytes(JOKER_RANK + 1, "little")
    last = hand.bit_count() - 1 if tables.announces else 0
    plays: list[Action] = []
    while sets:
        lays = LAYS[size == last][seat][size]
        for rank in RANKS_OF[sets & RANK_SET]:
            plays.append(lays[rank][lanes[rank]])
        sets >>= 16
        size += 1
    return plays


def _filled_up(state: Round, hand: Cards) -> list[Action]:
    """All plays of a hand with wild cards: natural cards first, then cards of the wild rank, then jokers (§5)."""
    seat, tables = state.to_act, state.tables
    lanes = (hand & tables.natural).to_bytes(JOKER_RANK + 1, "little")
    jokers = fillings(0, hand & tables.jokers)
    wilds = fillings(hand & tables.wild_cards, hand & tables.jokers)
    last = hand.bit_count() - 1 if tables.announces else 0
    plays: list[Action] = []
    for ranks, size in _sizes(state, hand):
        lays = LAYS[size == last][seat][size]
        for rank in RANKS_OF[ranks]:
            lane = lanes[rank]
            missing = size - lane.bit_count()
            if missing <= 0:
                plays.append(lays[rank][lane])
            else:
                fill = jokers if rank == JOKER_RANK else wilds
                plays.append(Lay(seat, Cards(lane << LANE * rank | fill[missing]), size == last))
    return plays


def _including(state: Round, hand: Cards) -> list[Action]:
    """All plays with the card that the very first play must contain (§4.2)."""
    tables, seat, must = state.tables, state.to_act, state.must
    return [
        Lay(seat, lay_out(tables, hand, rank, size, must), leaves_last_card(tables, hand, size))
        for ranks, size in _sizes(state, hand)
        for rank in RANKS_OF[ranks]
    ]


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
