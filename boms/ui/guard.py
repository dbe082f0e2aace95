"""`Guard`: whose hand is guarded by a PIN, and the asking for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from boms.store import StoreError
from boms.store.watch import Watch
from boms.text import _

if TYPE_CHECKING:
    from boms.store.pins import Pins
    from boms.ui.app import BomsApp
    from boms.ui.preferences import Preferences
    from boms.ui.screens.pin import PinScreen


class Guard:
    """PINs on the screen, while the preference allows them, and in a round in which it did until that is over.

    What cannot be read or kept is said on a page, and no hand is shown.
    """

    def __init__(self, app: BomsApp) -> None:
        self._app = app
        self._watch = Watch(app.keeping, lambda: app.preferences.pins)
        self._still: tuple[tuple[str, ...], int] | None = None
        """The round that is guarded although PINs are off by now: who plays it, and its number.

        For a match that is not kept; the others the watch knows.
        """

    def __repr__(self) -> str:
        return "Guard(…)"

    @property
    def pins(self) -> Pins:
        """The PINs, made when they are first needed."""
        return self._watch.pins

    def heed(self, before: Preferences, now: Preferences) -> None:
        """Takes note of changed preferences."""
        running = self._running_round()
        if not before.pins or now.pins or running is None:
            return
        self._watch.hold()
        kept = self._app.keeping.running_round()
        self._still = running if kept is None or kept[1] != running[1] else None

    def _is_on(self) -> bool:
        """Whether PINs are asked for just now. Raises StoreError where that cannot be read."""
        running = self._running_round()
        return (running is not None and running == self._still) or self._watch.is_on()

    def _running_round(self) -> tuple[tuple[str, ...], int] | None:
        walk = self._app.walk
        if walk is None or walk.table.may_deal() or not walk.table.has_begun():
            return None
        return walk.table.names(), walk.table.public().round_number

    def has(self, name: str) -> bool:
        """Whether somebody has a PIN, as far as that can be read."""
        try:
            return self.pins.has(name)
        except StoreError:
            return False

    def wait(self, name: str) -> float:
        """Seconds until somebody may try again, as far as that can be read: trying itself says if it cannot."""
        try:
            return self.pins.wait(name)
        except StoreError:
            return 0.0

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
        """Takes somebody's PIN away; whether that could be done, else a page says why not.

        Not from who sits in a match that waits in the middle of a round: anybody could look at that hand then.
        """
        try:
            if not self._is_amid_a_round(name):
                self.pins.clear(name)
                return True
        except StoreError as error:
            self._app.read(_("PINs"), str(error))
            return False
        said = _("{name} sits in a match whose round is not over: play that round to its end, or forget the match")
        self._app.read(_("PINs"), said.format(name=name))
        return False

    def _is_amid_a_round(self, name: str) -> bool:
        running = self._running_round()
        if running is not None and name in running[0]:
            return True
        return name in self._app.keeping.read(lambda store: store.amid_a_round())

    def _screen(self) -> PinScreen:
        return cast("PinScreen", self._app.framed("pin"))
