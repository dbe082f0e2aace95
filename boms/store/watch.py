"""`Watch`: whether PINs guard the hands of the match that is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boms.store.keeping import Keeping
    from boms.store.pins import Pins


class Watch:
    """PINs guard while people want them, and in a round in which they did until it is over: also in boms begun anew.

    Else anybody could switch them off to look at a hand.
    """

    def __init__(self, keeping: Keeping, is_wanted: Callable[[], bool]) -> None:
        """`is_wanted` says whether people want PINs just now."""
        self._keeping = keeping
        self._is_wanted = is_wanted
        self._known: Pins | None = None
        keeping.when_dealt = self.note

    def __repr__(self) -> str:
        return "Watch(…)"

    @property
    def pins(self) -> Pins:
        """The PINs, made when they are first needed."""
        from boms.store.pins import Pins

        self._known = self._known or Pins()
        return self._known

    def note(self) -> None:
        """Takes note that the round that is running is guarded until it is over, if people want PINs."""
        if self._is_wanted():
            self.hold()

    def hold(self) -> None:
        """Guards the round that is running until it is over."""
        running = self._keeping.running_round()
        if running is not None:
            self.pins.hold(*running)

    def is_on(self) -> bool:
        """Whether PINs are asked for just now. Raises StoreError where that cannot be read."""
        if self._is_wanted():
            self.hold()
            return True
        from boms.store import pins_file

        running = self._keeping.running_round()
        is_known = self._known is not None or pins_file.usual_path().exists()
        return running is not None and is_known and self.pins.holds(*running)

    def has(self, name: str) -> bool:
        """Whether somebody's hand is guarded just now. Raises StoreError where that cannot be read."""
        return self.is_on() and self.pins.has(name)

    def is_right(self, name: str, digits: str) -> bool:
        """Whether these are the digits of that person's PIN. Raises StoreError where that cannot be read."""
        return self.pins.is_right(name, digits)

    def wait(self, name: str) -> float:
        """Seconds until somebody may try again; 0: now. Raises StoreError where that cannot be read."""
        return self.pins.wait(name)
