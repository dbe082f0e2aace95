"""Movements: what has happened on the table since people last saw it, as pictures that follow one another.

Only what lies openly on the table moves, and only on public screens. All movements of one moment share `SECONDS`, which
is less than the time for which the Table drops keys: a movement never costs a key press of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from boms.seat import Cleared, Event, Laid, Revolved

SECONDS = 0.26
"""How long the movements of one moment take at the usual speed; 0: nothing moves."""

STEPS = 12
"""Pictures in that time."""


class Kind(Enum):
    """What moves, and how."""

    SLIDE = "slide"
    """The last play comes to the pile from the seat of who laid it."""
    TURN = "turn"
    """The last play turns over: a revolution."""
    SWEEP = "sweep"
    """The pile leaves the table."""


class Movement(NamedTuple):
    """One movement of the cards on the pile."""

    kind: Kind
    """What moves, and how."""
    plays: tuple[Laid, ...]
    """The pile, with everything that moves."""


class Frame(NamedTuple):
    """One picture of a movement."""

    movement: Movement
    """The movement."""
    share: float
    """How much of it is done, 0 to 1."""

    @property
    def eased(self) -> float:
        """The same, for something that starts fast and stops softly."""
        return 1 - (1 - self.share) ** 2


def movements(events: Sequence[Event], since: int) -> tuple[Movement, ...]:
    """What is to move for the events of a round from number `since` on: the last play, and what came of it."""
    pile: tuple[Laid, ...] = ()
    found: list[Movement] = []
    for number, event in enumerate(events):
        if isinstance(event, Laid):
            pile = (*pile, event)
            found = [Movement(Kind.SLIDE, pile)] if number >= since else []
        elif isinstance(event, Revolved) and number >= since:
            found.append(Movement(Kind.TURN, pile))
        elif isinstance(event, Cleared):
            if number >= since and pile:
                found.append(Movement(Kind.SWEEP, pile))
            pile = ()
    return tuple(found)


def frame_at(shown: Sequence[Movement], share: float) -> Frame | None:
    """The picture after this share of all movements, 0 to 1; None: they are over."""
    if not shown or share >= 1:
        return None
    number, rest = divmod(share * len(shown), 1)
    return Frame(shown[int(number)], rest)
