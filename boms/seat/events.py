"""What happened, as frozen records, and which part of it a seat may know."""

from enum import StrEnum
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from boms.cards import Cards, Secret
from boms.rules import Title


class ClearReason(StrEnum):
    """Why the table was cleared; of several the first in this order counts (rules.md §4.11)."""

    RETIRED = "retired"
    """Somebody was made boms by the master card."""
    MASTER = "master"
    """The master card was laid."""
    CLEARING_RANK = "clearing_rank"
    """A card of a clearing rank was laid."""
    SAME_RANK = "same_rank"
    """Enough equal cards lie on top."""
    GOING_OUT = "going_out"
    """Somebody laid their last cards."""
    PASSES = "passes"
    """The turn came round to the top play's owner."""


class LeadReason(StrEnum):
    """Why somebody leads the first trick of a round (rules.md §4.2)."""

    LEFT_OF_DEALER = "left_of_dealer"
    """Sits on the dealer's left."""
    HOLDER = "holder"
    """Holds the first-lead card."""
    BOMS = "boms"
    """Was boms."""
    PRESIDENT = "president"
    """Was president."""


class Dealt(Struct, frozen=True, tag=True):
    """The cards are dealt."""

    dealer: int
    """The dealer's seat."""
    counts: tuple[int, ...]
    """Cards per seat."""


class Leads(Struct, frozen=True, tag=True):
    """Play begins."""

    seat: int
    """The first leader."""
    reason: LeadReason
    """Why it is this seat."""
    must_include: Cards
    """The card the first play must contain; none: no such card."""


class Laid(Struct, frozen=True, tag=True, gc=False):
    """Cards were laid; also one play on the pile."""

    seat: int
    """Who laid them."""
    cards: Cards
    """The cards."""
    rank: int
    """The rank they count as; 14 for the master card."""
    size: int
    """How many."""
    announced: bool = False
    """The last card was announced with it, and that was due."""
    broke_in: bool = False
    """It was laid out of turn."""


class Passed(Struct, frozen=True, tag=True, gc=False):
    """A turn was passed."""

    seat: int
    """Who passed."""


class Skipped(Struct, frozen=True, tag=True, gc=False):
    """An equal rank took a turn away (§4.6)."""

    seat: int
    """Who lost a turn."""


class TurnedDown(Struct, frozen=True, tag=True, gc=False):
    """The direction within the trick turned (§6)."""

    downward: bool
    """Whether lower beats higher from now on, all flips counted."""


class Revolved(Struct, frozen=True, tag=True, gc=False):
    """Four of a kind turned the order for the rest of the round (§6)."""

    downward: bool
    """Whether lower beats higher from now on, all flips counted."""


class Marked(Struct, frozen=True, tag=True, gc=False):
    """The last card was not announced (§7)."""

    seat: int
    """Who forgot."""


class Placed(Struct, frozen=True, tag=True, gc=False):
    """A seat has its place: out, last, or retired."""

    seat: int
    """Whose place it is."""
    place: int
    """1: first out; the number of players: boms."""
    retired: bool = False
    """Made boms by the master card, cards set aside face down (§7)."""


class Cleared(Struct, frozen=True, tag=True, gc=False):
    """The trick is over and the table cleared, or about to be by the table's keeper."""

    reason: ClearReason
    """Why."""
    leader: int
    """Who leads next."""


class Touched(Struct, frozen=True, tag=True, gc=False):
    """Somebody cleared the table by hand (§7)."""

    seat: int
    """Who did."""
    was_keeper: bool
    """False: that seat will be boms of the next round."""


class Asked(Struct, frozen=True, tag=True):
    """The president named cards, aloud (§8)."""

    seat: int
    """The president."""
    cards: Cards
    """The cards named."""


class Gave(Secret, frozen=True, tag=True):
    """A gift changed hands (§8)."""

    seat: int
    """The giver."""
    taker: int
    """Who got it."""
    number: int
    """How many cards."""
    cards: Cards | None
    """The cards; None for everybody but giver and taker."""


class Swapped(Secret, frozen=True, tag=True):
    """Two players in the middle swapped one card each (§8)."""

    seat: int
    """One of them."""
    other: int
    """The other one."""
    cards: Cards | None
    """What the first gave; None for everybody else."""
    others_cards: Cards | None
    """What the other gave; None for everybody else."""


class SwapsEnded(Struct, frozen=True, tag=True, gc=False):
    """Nobody swaps any more."""


class TakenBack(Struct, frozen=True, tag=True, gc=False):
    """A play or a pass was taken back, and everything since; the log stands as it was before it."""

    seat: int
    """Who takes back."""
    was_pass: bool
    """Whether it is a pass that is taken back."""


class RoundOver(Struct, frozen=True, tag=True):
    """Every place of the round is decided."""

    places: tuple[int, ...]
    """Place by seat, 1 for the president."""
    titles: tuple[Title, ...]
    """Title by seat."""


Event = (
    Dealt
    | Leads
    | Laid
    | Passed
    | Skipped
    | TurnedDown
    | Revolved
    | Marked
    | Placed
    | Cleared
    | Touched
    | Asked
    | Gave
    | Swapped
    | SwapsEnded
    | TakenBack
    | RoundOver
)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it; None for what everybody may know."""
    match event:
        case Gave():
            return event if seat in (event.seat, event.taker) else replace(event, cards=None)
        case Swapped():
            return event if seat in (event.seat, event.other) else replace(event, cards=None, others_cards=None)
        case Dealt() | Leads() | Laid() | Passed() | Skipped() | TurnedDown() | Revolved() | Marked() | Placed():
            return event
        case Cleared() | Touched() | Asked() | SwapsEnded() | TakenBack() | RoundOver():
            return event
        case _:
            assert_never(event)
