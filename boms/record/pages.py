"""What a record says, as read and before it is tried."""

from enum import StrEnum

from msgspec import Struct, field

from boms.cards import NO_CARDS, Cards, Secret
from boms.match import ChangeRules, Rename, Sit
from boms.rules import Rules

VERSION = 1
"""The version of the format that is read and written."""


class StepKind(StrEnum):
    """What a step does or tries."""

    LAY = "lay"
    """A player lays cards."""
    PASS = "pass"
    """A player passes."""
    GIVE = "give"
    """A player gives cards in the exchange."""
    ASK = "ask"
    """The president names cards."""
    SWAP = "swap"
    """Two players in the middle swap."""
    CLEAR = "clear"
    """A player clears the table."""
    EXPECT = "expect"
    """Nothing is done; something is expected."""


Wanted = None | bool | str | tuple[str, ...] | dict[str, str] | dict[str, int]
"""What is expected of one fact, in the form `facts` gives it."""


class Step(Secret, frozen=True):
    """One line of an exchange or of play."""

    line: int
    """Where it stands, counted from 1."""
    kind: StepKind
    """What is done, tried or expected."""
    name: str | None = None
    """Who does it; None: the president asks, or nobody."""
    cards: Cards = NO_CARDS
    """The cards that are laid, given or named."""
    announce: bool = False
    """The last card is announced."""
    other: str | None = None
    """The other one of a swap."""
    others_cards: Cards = NO_CARDS
    """What the other one gives."""
    code: str | None = None
    """The reason for which it must be refused; None: it must be accepted."""
    wanted: dict[str, Wanted] = field(default_factory=dict)
    """What is expected, by fact."""


Between = ChangeRules | Rename | Sit
"""What can be changed between rounds."""


class RoundPage(Secret, frozen=True):
    """One round as written."""

    line: int
    """Where it begins, counted from 1."""
    hands: dict[str, Cards]
    """The dealt cards by name."""
    dealer: str | None = None
    """Who deals; None: as the rules decide, else the last seat."""
    before: tuple[Between, ...] = ()
    """What is changed before the deal: rules, names, seats."""
    exchange: tuple[Step, ...] | None = None
    """The steps before play; None: not written."""
    play: tuple[Step, ...] | None = None
    """The steps of play; None: not written."""
    result: tuple[str, ...] | None = None
    """Placement, president first; None: not to be checked."""
    result_line: int = 0
    """Where that stands."""


class Record(Struct, frozen=True):
    """A match as written."""

    file: str
    """The file, as people know it."""
    pack: str
    """The rule pack, as written."""
    rules: Rules
    """The rules at the start."""
    players: tuple[str, ...]
    """Names in seat order."""
    previous: tuple[str, ...] = ()
    """Placement of the round before the first one here; empty: there is none."""
    rounds: tuple[RoundPage, ...] = ()
    """The rounds."""
    end: str | None = None
    """`stopped`, `minutes`, or None: not ended here."""
