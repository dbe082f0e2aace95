"""`Round`: the state of a round from the first lead until every place is decided."""

from msgspec import Struct

from boms.cards import NO_CARDS, Cards, Secret
from boms.rules import Tables, Title
from boms.seat import ClearReason, Laid, LeadReason


class Setup(Struct, frozen=True):
    """What a round starts from, beside the hands."""

    dealer: int
    """The dealer's seat."""
    is_first: bool = True
    """Round 1 of a match: no titles and no exchange."""
    titles: tuple[Title | None, ...] = ()
    """Titles by seat from the round before; None for who has joined since. Empty in round 1."""
    keeper: int | None = None
    """The seat that alone may clear the table (§7); None: it clears itself."""

    def seat_of(self, title: Title) -> int | None:
        """The seat with a title of which there is one; None if nobody has it."""
        return self.titles.index(title) if title in self.titles else None


ANYTHING = -1
"""What an empty table takes."""


class Standing(Struct, frozen=True, gc=False):
    """What changes seldom in a round: who is still in it, and with which place the others left."""

    live: int
    """Set of the seats that have no place yet."""
    places: tuple[int, ...]
    """Place by seat; 0: none yet."""
    best: int = 1
    """The best free place."""
    worst: int = 0
    """The worst free place."""
    marked: int = 0
    """Set of the seats that forgot to announce their last card."""
    offenders: tuple[int, ...] = ()
    """Seats that touched a table that was not theirs to clear, in that order."""


class Opening(Struct, frozen=True, gc=False):
    """How play began: the same all round."""

    setup: Setup
    """What the round started from."""
    leader: int
    """Who leads the first trick."""
    reason: LeadReason
    """Why."""
    must: Cards
    """The card the very first play must contain; none: no such card."""


class Round(Secret, frozen=True, gc=False):
    """A round in play. Equal states are equal rounds."""

    tables: Tables
    """The rules, worked out."""
    opening: Opening
    """How play began."""
    standing: Standing
    """Who is live, and the places so far."""
    hands: tuple[Cards, ...]
    """Cards by seat."""
    sets: tuple[int, ...]
    """`Tables.sets_of` by seat."""
    to_act: int
    """Whose turn it is; while the table waits to be cleared, who leads next; -1: the round is over."""
    takes: int
    """What may be laid now, in the layout of `boms.rules.sets`; 0: nothing, or not without the first card."""
    pile: tuple[Laid, ...] = ()
    """The plays of this trick, oldest first."""
    run: int = 0
    """How many cards on top of the pile are of the top play's rank."""
    passed: int = 0
    """Set of the seats that have passed in this trick, where that binds."""
    flipped: bool = False
    """Whether a revolution is in force."""
    downward: bool = False
    """Whether lower beats higher, all flips counted."""
    cleared: ClearReason | None = None
    """Why the table was last cleared; None: not yet."""
    waits: bool = False
    """Whether the table waits to be cleared by hand."""
    is_over: bool = False
    """Whether every place is decided."""

    @property
    def setup(self) -> Setup:
        """What the round started from."""
        return self.opening.setup

    @property
    def must(self) -> Cards:
        """The card the very first play must contain; none once something has been laid."""
        return NO_CARDS if self.pile or self.cleared or self.is_over else self.opening.must
