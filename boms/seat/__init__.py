"""Seats: what a seat can say, and what it can know.

What lives here: the actions a seat (or the table as a whole) can take, the reasons for which one is refused, the events
that follow from one, the views of a round, and `SeatPort`, the handle by which a screen or a computer player acts for
one seat. All are frozen types without behaviour, so that every floor above can speak of them.

What must not live here: any rule and any hand of another seat. A `SeatView` has one hand; a `PublicView` has none.
`seen_by` says which part of an event a seat may know, and does not type-check until that is decided for every event.

A seat is a number, 0 upward, clockwise in the order in which people sit in this round. The names and the seats of the
people behind them are the match's business.
"""

from typing import TYPE_CHECKING

from boms.lazily import loader

if TYPE_CHECKING:
    from boms.seat.actions import Action, Ask, Clear, EndSwaps, Give, Lay, Pass, Swap
    from boms.seat.events import (
        Asked,
        Cleared,
        ClearReason,
        Dealt,
        Event,
        Gave,
        Laid,
        LeadReason,
        Leads,
        Marked,
        Passed,
        Placed,
        Revolved,
        RoundOver,
        Skipped,
        Swapped,
        SwapsEnded,
        TakenBack,
        Touched,
        TurnedDown,
        seen_by,
    )
    from boms.seat.passing import AutoPass
    from boms.seat.ports import SeatPort
    from boms.seat.refusals import Refusal, Why
    from boms.seat.views import Phase, PublicView, SeatFace, SeatView, Step

__all__ = [
    "Action",
    "Ask",
    "Asked",
    "AutoPass",
    "Clear",
    "ClearReason",
    "Cleared",
    "Dealt",
    "EndSwaps",
    "Event",
    "Gave",
    "Give",
    "Laid",
    "Lay",
    "LeadReason",
    "Leads",
    "Marked",
    "Pass",
    "Passed",
    "Phase",
    "Placed",
    "PublicView",
    "Refusal",
    "Revolved",
    "RoundOver",
    "SeatFace",
    "SeatPort",
    "SeatView",
    "Skipped",
    "Step",
    "Swap",
    "Swapped",
    "SwapsEnded",
    "TakenBack",
    "Touched",
    "TurnedDown",
    "Why",
    "seen_by",
]

if not TYPE_CHECKING:
    __getattr__ = loader(
        __name__,
        {
            "actions": "Action Ask Clear EndSwaps Give Lay Pass Swap",
            "events": (
                "Asked Cleared ClearReason Dealt Event Gave Laid LeadReason Leads Marked Passed "
                "Placed Revolved RoundOver Skipped Swapped SwapsEnded TakenBack Touched "
                "TurnedDown seen_by"
            ),
            "passing": "AutoPass",
            "ports": "SeatPort",
            "refusals": "Refusal Why",
            "views": "Phase PublicView SeatFace SeatView Step",
        },
    )
