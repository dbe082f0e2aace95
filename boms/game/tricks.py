"""The end of a trick: who is next, who leads, and the cleared table (rules.md §4.5, §4.6, §7)."""

from msgspec.structs import replace

from boms.game.round import ANYTHING, Round
from boms.game.seats import CLOCKWISE
from boms.seat import Cleared, ClearReason, Event, Skipped

# Named once: to ask an enumeration for a member takes as long as to make a state.
_PASSES = ClearReason.PASSES

Outcome = tuple[Round, tuple[Event, ...]]
"""The state after an action, and what happened."""


def go_on(state: Round, seat: int, equal: bool, events: list[Event]) -> Outcome:  # noqa: FBT001
    """After a play of `seat` whoever is to act keeps the turn or is skipped, or the trick is over (§4.5, §4.6)."""
    follower = state.to_act
    if equal and state.tables.skips and follower != seat:
        events.append(Skipped(follower))
        state = replace(state, to_act=CLOCKWISE[follower][state.standing.live & ~state.passed | 1 << seat])
    if state.to_act == seat:
        return close_trick(state, events)
    return state, tuple(events)


def close_trick(state: Round, events: list[Event]) -> Outcome:
    """The turn has come around to the top play's owner: the table is cleared (§4.5)."""
    return clear(state, _PASSES, leader_after(state, state.pile[-1].seat), events)


def leader_after(state: Round, owner: int) -> int:
    """Who leads after a trick that `owner` has won, whether still live or not (§4.5)."""
    live = state.standing.live
    if live >> owner & 1:
        return owner
    if state.tables.reaches_back:
        for play in reversed(state.pile):
            if live >> play.seat & 1:
                return play.seat
    return CLOCKWISE[owner][live]


def clear(state: Round, reason: ClearReason, leader: int, events: list[Event]) -> Outcome:
    """The trick is over; the table is empty, or waits for its keeper with pile and direction as they are (§7)."""
    events.append(Cleared(reason, leader))
    if state.opening.setup.keeper is not None:
        after = replace(state, to_act=leader, takes=0, run=0, passed=0, cleared=reason, waits=True)
        return after, tuple(events)
    after = replace(
        state, to_act=leader, takes=ANYTHING, pile=(), run=0, passed=0, downward=state.flipped, cleared=reason
    )
    return after, tuple(events)
