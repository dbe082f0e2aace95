"""`Scene`: what everybody may see of the table at one moment, ready for the widgets."""

from __future__ import annotations

from msgspec import Struct

from boms.rules import Rules
from boms.seat import Event, PublicView, SeatFace
from boms.text import PackWords


class Scene(Struct, frozen=True):
    """The table as everybody sees it. Equal scenes look the same, so nothing is painted again for them."""

    public: PublicView
    """The view of everybody."""
    rules: Rules
    """The rules in force."""
    events: tuple[Event, ...]
    """What has happened in this round, as everybody may know it."""
    automatic: frozenset[int] = frozenset()
    """Which of those events are passes made without a hand-over, by number."""
    words: PackWords | None = None
    """The pack's own words."""
    notes: tuple[str, ...] = ()
    """What was done between the rounds that everybody should know, said in the log before this round."""

    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return tuple(face.name for face in self.public.seats)

    def face(self, seat: int) -> SeatFace:
        """What everybody sees of a seat."""
        return self.public.seats[seat]

    def actor(self) -> SeatFace | None:
        """Whose turn it is."""
        return None if self.public.to_act is None else self.public.seats[self.public.to_act]
