"""What a play does beyond lying there, in the order of rules.md §4.11."""

from msgspec.structs import replace

from boms.cards import NO_CARDS
from boms.game.round import Round, Standing
from boms.game.seats import each_seat, next_of
from boms.game.tricks import Outcome, clear, close_trick, leader_after, turn_after
from boms.rules import MASTER_RANK, MasterUse, titles_by_place
from boms.seat import (
    ClearReason,
    Event,
    Laid,
    Marked,
    Placed,
    Refusal,
    Revolved,
    RoundOver,
    Touched,
    TurnedDown,
    Why,
)


def settle(state: Round, laid: Laid, equal: bool) -> Outcome:  # noqa: FBT001
    """The effects of a play that already lies on the pile: flips, place, clear, next turn."""
    state, turns = _turn(state, laid)
    state, placed = _place(state, laid)
    events = (laid, *turns, *placed)
    if state.standing.live.bit_count() == 1:
        return _finish(state, events)
    reason = _why_clear(state, laid, placed)
    if reason is not None:
        return clear(state, reason, _leader(state, laid.seat, reason), events)
    follower, played = turn_after(state, laid.seat, laid, equal)
    events = (*events, *played[1:])
    return close_trick(state, events) if follower == laid.seat else (replace(state, to_act=follower), events)


def _turn(state: Round, laid: Laid) -> tuple[Round, tuple[Event, ...]]:
    """Turn-down rank and revolution (§6)."""
    events: tuple[Event, ...] = ()
    flipped, downward = state.flipped, state.downward
    if laid.rank == state.tables.turn_down:
        downward = not downward
        events += (TurnedDown(downward),)
    if laid.size >= state.tables.turning:
        flipped, downward = not flipped, not downward
        events += (Revolved(downward),)
    return (replace(state, flipped=flipped, downward=downward) if events else state), events


def _place(state: Round, laid: Laid) -> tuple[Round, tuple[Event, ...]]:
    """Retirement, going out, or a mark for a last card not announced (§4.10, §7)."""
    seat, standing = laid.seat, state.standing
    hand = state.hands[seat]
    if _retires(state, laid):
        return _retire(state, seat)
    if not hand:
        standing, placed = give_place(standing, seat, at_bottom=bool(standing.marked >> seat & 1))
        return replace(state, standing=standing), (placed,)
    if state.tables.announces and hand.bit_count() == 1 and not laid.announced:
        return replace(state, standing=replace(standing, marked=standing.marked | 1 << seat)), (Marked(seat),)
    return state, ()


def _retires(state: Round, laid: Laid) -> bool:
    if laid.rank != MASTER_RANK:
        return False
    rules = state.tables.rules
    was_lead = len(state.pile) == 1 and rules.master_on_empty is MasterUse.MAKES_BOMS
    was_last = not state.hands[laid.seat] and rules.master_last is MasterUse.MAKES_BOMS
    return was_lead or was_last


def _retire(state: Round, seat: int) -> tuple[Round, tuple[Event, ...]]:
    """The worst free place, cards aside (§7)."""
    standing, placed = give_place(state.standing, seat, at_bottom=True)
    hands = (*state.hands[:seat], NO_CARDS, *state.hands[seat + 1 :])
    sets = (*state.sets[:seat], 0, *state.sets[seat + 1 :])
    return replace(state, standing=standing, hands=hands, sets=sets), (replace(placed, retired=True),)


def give_place(standing: Standing, seat: int, *, at_bottom: bool) -> tuple[Standing, Placed]:
    """The best or the worst free place for a seat, which is not live any more (§4.10, §7)."""
    place = standing.worst if at_bottom else standing.best
    places = (*standing.places[:seat], place, *standing.places[seat + 1 :])
    best, worst = (standing.best, place - 1) if at_bottom else (place + 1, standing.worst)
    live = standing.live & ~(1 << seat)
    return replace(standing, live=live, places=places, best=best, worst=worst), Placed(seat, place)


def _why_clear(state: Round, laid: Laid, placed: tuple[Event, ...]) -> ClearReason | None:
    """The first reason that holds, in the order of §4.11."""
    tables = state.tables
    is_out = not state.standing.live >> laid.seat & 1
    if any(isinstance(event, Placed) and event.retired for event in placed):
        return ClearReason.RETIRED
    if laid.rank == MASTER_RANK:
        return ClearReason.MASTER
    if tables.clearing >> laid.rank & 1:
        return ClearReason.CLEARING_RANK
    if state.run >= tables.needed[laid.rank]:
        return ClearReason.SAME_RANK
    return ClearReason.GOING_OUT if is_out and tables.rules.going_out_clears else None


def _leader(state: Round, seat: int, reason: ClearReason) -> int:
    """Who leads after a play that cleared (§4.7 to §4.10, §7, §12)."""
    is_out = not state.standing.live >> seat & 1
    if reason is ClearReason.RETIRED or (is_out and state.tables.rules.going_out_clears):
        return next_of(seat, state.standing.live)
    return leader_after(state, seat)


def _finish(state: Round, events: tuple[Event, ...]) -> Outcome:
    """One live player is left and takes the last free place; offenders move to the end (§4.12, §12)."""
    (last,) = each_seat(state.standing.live)
    standing, placed = give_place(state.standing, last, at_bottom=False)
    standing = replace(standing, places=_with_offenders(standing))
    titles = titles_by_place(state.tables.rules, len(standing.places))
    over = RoundOver(standing.places, tuple(titles[place - 1] for place in standing.places))
    after = replace(state, standing=standing, to_act=-1, pile=(), run=0, passed=0, flipped=False, downward=False)
    return after, (*events, placed, over)


def _with_offenders(standing: Standing) -> tuple[int, ...]:
    """Offenders take the last places, the first of them the very last; the others move up (§7, §12)."""
    last = {seat: len(standing.places) + turn for turn, seat in enumerate(reversed(standing.offenders), 1)}
    order = sorted(range(len(standing.places)), key=lambda seat: last.get(seat, standing.places[seat]))
    return tuple(order.index(seat) + 1 for seat in range(len(order)))


def refusal_to_clear(state: Round, seat: int) -> Refusal | None:
    """Why nobody at this seat can clear the table now, §10; None: they can, whether they should or not."""
    known = 0 <= seat < len(state.hands)
    return None if state.waits and known else Refusal(Why.WRONG_PHASE)


def apply_clear(state: Round, seat: int) -> Outcome:
    """The waiting table is cleared; anybody but its keeper will be boms (§7)."""
    standing = state.standing
    is_keeper = seat == state.setup.keeper
    if not is_keeper and seat not in standing.offenders:
        standing = replace(standing, offenders=(*standing.offenders, seat))
    after = replace(state, standing=standing, pile=(), waits=False, downward=state.flipped)
    return after, (Touched(seat, is_keeper),)
