"""Laying and passing: what is refused, and what follows (rules.md §4 to §7)."""

from msgspec.structs import replace

from boms.cards import NO_CARDS, Cards, without
from boms.game.effects import settle
from boms.game.round import Round
from boms.game.seats import CLOCKWISE
from boms.game.tricks import Outcome, close_trick, turn_after
from boms.rules import COLUMNS, MASTER_RANK
from boms.seat import Laid, Lay, Pass, Passed, Refusal, Why

PASSED = tuple((Passed(seat),) for seat in range(8))


class NotAllowed(ValueError):  # noqa: N818 - named as a person would say it
    """An action was applied that `refusal` refuses: a fault of the program. `refusal` is the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal


def refusal_to_lay(state: Round, action: Lay) -> Refusal | None:
    """Why these cards cannot be laid now, §10; None: they can."""
    seat, cards = action.seat, action.cards
    if seat != state.to_act or state.waits:
        reason = _refusal_out_of_turn(state, seat, cards)
        if reason is not None:
            return reason
    if not cards:
        return Refusal(Why.NO_CARDS)
    if cards & ~state.hands[seat]:
        return Refusal(Why.NOT_HELD, cards=Cards(cards & ~state.hands[seat]))
    tables = state.tables
    group = tables.groups.get(cards) or tables.group(cards)
    if group is None:
        return Refusal(Why.MASTER_ALONE if cards & tables.masters else Why.MIXED_RANKS, cards=cards)
    pile = state.pile
    if not pile:
        return Refusal(Why.MUST_INCLUDE_CARD, cards=state.must) if state.must & ~cards else None
    top, rank = pile[-1], group.rank
    if group.size == top.size:
        beaten = rank == MASTER_RANK or tables.beaten_by[state.downward][top.rank] >> rank & 1
        return None if beaten else Refusal(Why.TOO_LOW, top.size, top.rank, downward=state.downward)
    if group.size == 1 and (rank == MASTER_RANK or tables.clearing >> rank & 1):
        return None
    return Refusal(Why.WRONG_COUNT, number=top.size)


def _refusal_out_of_turn(state: Round, seat: int, cards: Cards) -> Refusal | None:
    if state.waits or state.to_act < 0:
        return Refusal(Why.WRONG_PHASE)
    if not state.standing.live >> seat & 1:
        return Refusal(Why.NOT_LIVE)
    if state.pile and state.tables.any_time and cards & state.tables.masters and cards.bit_count() == 1:
        return None
    if state.passed >> seat & 1:
        return Refusal(Why.PASSED)
    return Refusal(Why.NOT_YOUR_TURN, seat=state.to_act)


def may_break_in(state: Round) -> bool:
    """Whether a master card may be laid out of turn now, by whoever holds one (§4.9)."""
    return bool(state.tables.any_time and state.tables.masters and state.pile and not state.waits)


def refusal_to_pass(state: Round, action: Pass) -> Refusal | None:
    """Why this seat cannot pass now, §10; None: it can."""
    if action.seat != state.to_act or state.waits:
        return _refusal_out_of_turn(state, action.seat, NO_CARDS)
    return None if state.pile else Refusal(Why.MUST_LEAD)


def apply_pass(state: Round, action: Pass) -> Outcome:
    """The turn goes on, or the trick is over (§4.4, §4.5). Raises NotAllowed."""
    reason = refusal_to_pass(state, action)
    if reason is not None:
        raise NotAllowed(reason)
    seat, tables = action.seat, state.tables
    passed = state.passed | 1 << seat if tables.strict else 0
    owner = state.pile[-1].seat
    follower = CLOCKWISE[seat][state.standing.live & ~passed | 1 << owner]
    if follower == owner:
        return close_trick(state, PASSED[seat])
    return replace(state, to_act=follower, passed=passed), PASSED[seat]


def apply_lay(state: Round, action: Lay) -> Outcome:
    """Cards leave the hand, and whatever follows from that (§4.11). Raises NotAllowed."""
    reason = refusal_to_lay(state, action)
    if reason is not None:
        raise NotAllowed(reason)
    tables, pile, hands, sets = state.tables, state.pile, state.hands, state.sets
    seat, cards = action.seat, action.cards
    group, hand = tables.groups[cards], hands[seat]
    rank, size = group.rank, group.size
    if group.naturals:
        held = (hand >> group.shift & group.lane).bit_count()
        fewer = sets[seat] ^ (COLUMNS[held] ^ COLUMNS[held - group.naturals]) << rank
        sets = (*sets[:seat], fewer, *sets[seat + 1 :])
    left = without(hand, cards) if tables.has_copies else Cards(hand ^ cards)
    is_last_card = tables.announces and left.bit_count() == 1
    laid = Laid(seat, cards, rank, size, is_last_card and action.announce, seat != state.to_act)
    equal = bool(pile) and pile[-1].rank == rank
    run = size + state.run if equal else size
    is_loud = not left or is_last_card or run >= tables.loud_from[rank] or size >= tables.turning
    follower, events = (seat, (laid,)) if is_loud else turn_after(state, seat, laid, equal)
    after = replace(
        state,
        hands=(*hands[:seat], left, *hands[seat + 1 :]),
        sets=sets,
        to_act=follower,
        pile=(*pile, laid),
        run=run,
    )
    if follower != seat:
        return after, events
    return settle(after, laid, equal) if is_loud else close_trick(after, events)
