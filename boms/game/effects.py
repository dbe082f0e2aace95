"""What a play does beyond lying there, in the order of rules.md §4.11."""

from msgspec.structs import replace

from boms.cards import NO_CARDS
from boms.game.round import ANYTHING, Round, Standing
from boms.game.seats import next_of
from boms.game.tricks import Outcome, clear, go_on, leader_after
from boms.rules import MASTER_RANK
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

# Named once: to ask an enumeration for a member takes as long as to make a state.
_RETIRED, _MASTER, _GOING_OUT = ClearReason.RETIRED, ClearReason.MASTER, ClearReason.GOING_OUT
_CLEARING_RANK, _SAME_RANK = ClearReason.CLEARING_RANK, ClearReason.SAME_RANK


def settle(state: Round, laid: Laid, equal: bool) -> Outcome:  # noqa: FBT001
    """The effects of a play that already lies on the pile: flips, place, clear, next turn."""
    tables, seat = state.tables, laid.seat
    events: list[Event] = [laid]
    if laid.rank == tables.turn_down or laid.size >= tables.turning:
        state = _turn(state, laid, events)
    retires = laid.rank == MASTER_RANK and _retires(state, laid)
    if retires or not state.hands[seat]:
        state = _retire(state, seat, events) if retires else _go_out(state, seat, events)
        if state.standing.live.bit_count() == 1:
            return _finish(state, events)
    elif tables.announces and not laid.announced and state.hands[seat].bit_count() == 1:
        state = _mark(state, seat, events)
    reason = _RETIRED if retires else _why_clear(state, laid)
    if reason is not None:
        return clear(state, reason, _leader(state, seat, reason), events)
    return go_on(state, seat, equal, events)


def _turn(state: Round, laid: Laid, events: list[Event]) -> Round:
    """Turn-down rank and revolution (§6)."""
    flipped, downward = state.flipped, state.downward
    if laid.rank == state.tables.turn_down:
        downward = not downward
        events.append(TurnedDown(downward))
    if laid.size >= state.tables.turning:
        flipped, downward = not flipped, not downward
        events.append(Revolved(downward))
    takes = state.tables.groups[laid.cards].beaten_by[downward]
    return replace(state, flipped=flipped, downward=downward, takes=takes)


def _go_out(state: Round, seat: int, events: list[Event]) -> Round:
    """The best free place; the worst for who has a mark (§4.10, §7)."""
    return _placed(state, seat, events, at_bottom=bool(state.standing.marked >> seat & 1))


def _mark(state: Round, seat: int, events: list[Event]) -> Round:
    """The last card was not announced (§7)."""
    events.append(Marked(seat))
    return replace(state, standing=replace(state.standing, marked=state.standing.marked | 1 << seat))


def _retires(state: Round, laid: Laid) -> bool:
    """Whether the master card makes boms of who has laid it (§7)."""
    tables = state.tables
    return (tables.retiring_lead and len(state.pile) == 1) or (tables.retiring_last and not state.hands[laid.seat])


def _retire(state: Round, seat: int, events: list[Event]) -> Round:
    """The worst free place, cards aside (§7)."""
    hands, sets = list(state.hands), list(state.sets)
    hands[seat], sets[seat] = NO_CARDS, 0
    after = replace(state, hands=tuple(hands), sets=tuple(sets))
    return _placed(after, seat, events, at_bottom=True, retired=True)


def _placed(state: Round, seat: int, events: list[Event], *, at_bottom: bool = False, retired: bool = False) -> Round:
    """The best or the worst free place for a seat, which is not live any more (§4.10, §7)."""
    standing = state.standing
    best, worst, places = standing.best, standing.worst, list(standing.places)
    place = places[seat] = worst if at_bottom else best
    events.append(Placed(seat, place, retired))
    best, worst = (best, worst - 1) if at_bottom else (best + 1, worst)
    live = standing.live ^ 1 << seat
    return replace(state, standing=replace(standing, live=live, places=tuple(places), best=best, worst=worst))


def _why_clear(state: Round, laid: Laid) -> ClearReason | None:
    """The first reason that holds, after retirement, in the order of §4.11."""
    tables, rank = state.tables, laid.rank
    if rank == MASTER_RANK:
        return _MASTER
    if tables.clearing >> rank & 1:
        return _CLEARING_RANK
    if state.run >= tables.needed[rank]:
        return _SAME_RANK
    return _GOING_OUT if tables.out_clears and not state.standing.live >> laid.seat & 1 else None


def _leader(state: Round, seat: int, reason: ClearReason) -> int:
    """Who leads after a play that cleared (§4.7 to §4.10, §7, §12)."""
    live = state.standing.live
    if live >> seat & 1:
        return seat
    return next_of(seat, live) if reason is _RETIRED or state.tables.out_clears else leader_after(state, seat)


def _finish(state: Round, events: list[Event]) -> Outcome:
    """One live player is left and takes the last free place; offenders move to the end (§4.12, §12)."""
    state = _placed(state, state.standing.live.bit_length() - 1, events)
    standing, titles = state.standing, state.tables.titles
    if standing.offenders:
        standing = replace(standing, places=_with_offenders(standing))
    events.append(RoundOver(standing.places, tuple([titles[place - 1] for place in standing.places])))
    quiet = replace(state, takes=0, pile=(), run=0, passed=0, flipped=False, downward=False)
    return replace(quiet, standing=standing, to_act=-1, is_over=True), tuple(events)


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
    after = replace(state, standing=standing, takes=ANYTHING, pile=(), waits=False, downward=state.flipped)
    return after, (Touched(seat, is_keeper),)
