"""What can be known of a round: by everybody, or by one seat. Built field by field on the floor of secrets."""

from enum import StrEnum

from msgspec import Struct

from boms.cards import Cards, Secret
from boms.rules import ForcedGift, Title
from boms.seat.actions import Action
from boms.seat.events import ClearReason, Laid, LeadReason


class Phase(StrEnum):
    """Where a round or a match stands."""

    EXCHANGE = "exchange"
    """Cards are given before the first lead."""
    PLAY = "play"
    """A turn is to be taken."""
    CLEAR = "clear"
    """The table waits to be cleared by hand (§7)."""
    ROUND_OVER = "round_over"
    """All have places; the next round can be dealt."""
    MATCH_OVER = "match_over"
    """The match is over."""


class Step(StrEnum):
    """What the exchange waits for."""

    ASK = "ask"
    """The president names cards."""
    BEST = "best"
    """A low title gives the best cards."""
    ASKED = "asked"
    """Boms gives what was asked for."""
    BACK = "back"
    """A high title gives cards of free choice."""
    SWAP = "swap"
    """The players in the middle may swap."""


class SeatFace(Struct, frozen=True):
    """What everybody sees of one seat."""

    seat: int
    """The seat."""
    name: str
    """Who sits there."""
    title: Title | None
    """From the round before; None: no title yet."""
    cards: int
    """How many cards in hand."""
    is_live: bool
    """Still in the round: has no place yet."""
    has_passed: bool
    """Cannot play any more in this trick."""
    is_marked: bool
    """Forgot to announce the last card."""
    place: int | None
    """The place in this round; None: none yet."""
    points: int
    """Points in this match so far."""
    presidencies: int
    """Rounds of this match won so far."""


class PublicView(Struct, frozen=True):
    """What everybody at the table may know."""

    phase: Phase
    """Where it stands."""
    round_number: int
    """1 for the first round of the match."""
    seats: tuple[SeatFace, ...]
    """All seats, clockwise."""
    dealer: int
    """The dealer's seat."""
    to_act: int | None
    """Who is to act; in phase `clear` who leads next; None: nobody, or anybody who may."""
    pile: tuple[Laid, ...]
    """The plays of this trick, oldest first; empty: a lead is due."""
    downward: bool
    """Whether lower beats higher at present."""
    revolved: bool
    """Whether a revolution is in force."""
    cleared: ClearReason | None
    """Why the table was last cleared; None: not yet in this round."""
    tricks: int
    """Number of the present trick in this round, 1 for the first."""
    first_leader: int | None
    """Who led the first trick; None: not known yet."""
    lead_reason: LeadReason | None
    """Why; None: not known yet."""
    must_include: Cards
    """The card the very first play must contain; none: no such card, or it is laid."""
    seen: Cards
    """All cards laid openly in this round, those on the pile included."""
    deck: Cards
    """The cards that were dealt."""
    keeper: int | None
    """Who alone may clear the table; None: anybody, or it clears itself."""
    offenders: tuple[int, ...]
    """Who cleared it all the same and will be last, the first of them boms."""
    may_break_in: bool
    """Whether a master card may be laid out of turn just now."""
    step: Step | None
    """What the exchange waits for; None: no exchange."""
    partner: int | None
    """Who will get the gift; None: no gift is due."""
    asked: Cards
    """The cards the president has named."""
    may_swap: tuple[int, ...]
    """Seats that may still swap in the middle."""
    winners: tuple[int, ...]
    """Seats that have won the match; empty: not over, or nobody wins."""


class SeatView(Secret, frozen=True):
    """What one seat may know: everything public, and its own hand."""

    public: PublicView
    """What everybody knows."""
    seat: int
    """The seat."""
    hand: Cards
    """Its cards."""
    plays: tuple[Action, ...]
    """What it may lay or pass now, each group once; empty: not its turn to play."""
    may_break_in: bool
    """Holds a master card that may be laid out of turn now."""
    give: int | None
    """How many cards it must give now; None: nothing is due."""
    forced: ForcedGift | None
    """Which cards those are, where the best are due; None: free choice, or nothing is due."""
