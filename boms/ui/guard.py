"""`Guard`: whose hand is guarded by a PIN, and the asking for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from boms.store import StoreError
from boms.text import _

if TYPE_CHECKING:
    from boms.store.pins import Pins
    from boms.ui.app import BomsApp
    from boms.ui.preferences import Preferences
    from boms.ui.screens.pin import PinScreen


class Guard:
    """PINs on the screen, while the preference allows them.

    What cannot be read or kept is said on a page, and no hand is shown. PINs that are switched off in the middle of a
    round guard until it is over: else anybody could switch them off to look at a hand.
    """

    def __init__(self, app: BomsApp) -> None:
        self._app = app
        self._known: Pins | None = None
        self._still: tuple[tuple[str, ...], int] | None = None
        """The round that is guarded although PINs are off by now: who plays it, and its number."""

    def __repr__(self) -> str:
        return "Guard(…)"

    @property
    def pins(self) -> Pins:
        """The PINs, read when they are first needed."""
        from boms.store.pins import Pins

        self._known = self._known or Pins()
        return self._known

    def heed(self, before: Preferences, now: Preferences) -> None:
        """Takes note of changed preferences."""
        if before.pins and not now.pins:
            self._still = self._running_round()

    def _is_on(self) -> bool:
        """Whether PINs are asked for just now."""
        running = self._running_round()
        return self._app.preferences.pins or (running is not None and running == self._still)

    def _running_round(self) -> tuple[tuple[str, ...], int] | None:
        walk = self._app.walk
        if walk is None or walk.table.may_deal():
            return None
        return walk.table.names(), walk.table.public().round_number

    def has(self, name: str) -> bool:
        """Whether somebody has a PIN, as far as that can be read."""
        try:
            return self.pins.has(name)
        except StoreError:
            return False

    def asks(self, name: str, then: Callable[[], None]) -> bool:
        """Whether the hand of this player is not to be shown yet: the PIN is asked for, and `then` follows it."""
        try:
            if not self._is_on() or not self.pins.has(name):
                return False
        except StoreError as error:
            self._app.read(_("PINs"), str(error))
            return True
        self._screen().ask(name, then, home="table")
        self._app.show("pin")
        return True

    def choose(self, name: str, home: str = "") -> None:
        """Lets somebody choose a PIN, twice the same, and the old one first; then to the screen `home`, or back."""
        if self.has(name):
            self._screen().ask(name, lambda: self._choose(name, home), home)
            self._app.show("pin")
        else:
            self._choose(name, home)

    def _choose(self, name: str, home: str) -> None:
        self._screen().choose(name, home)
        self._app.show("pin")

    def clear(self, name: str) -> bool:
        """Takes somebody's PIN away; whether that could be done, else a page says why not."""
        try:
            self.pins.clear(name)
        except StoreError as error:
            self._app.read(_("PINs"), str(error))
            return False
        return True

    def _screen(self) -> PinScreen:
        return cast("PinScreen", self._app.framed("pin"))
