"""`Guard`: whose hand is guarded by a PIN, and the asking for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from boms.store import StoreError
from boms.text import _

if TYPE_CHECKING:
    from boms.store.pins import Pins
    from boms.ui.app import BomsApp
    from boms.ui.screens.pin import PinScreen


class Guard:
    """PINs on the screen. What cannot be read or kept is said on a page, and no hand is shown."""

    def __init__(self, app: BomsApp) -> None:
        self._app = app
        self._known: Pins | None = None

    def __repr__(self) -> str:
        return "Guard(…)"

    @property
    def pins(self) -> Pins:
        """The PINs, read when they are first needed."""
        from boms.store.pins import Pins

        self._known = self._known or Pins()
        return self._known

    def has(self, name: str) -> bool:
        """Whether somebody has a PIN, as far as that can be read."""
        try:
            return self.pins.has(name)
        except StoreError:
            return False

    def asks(self, name: str, then: Callable[[], None]) -> bool:
        """Whether the hand of this player is not to be shown yet: the PIN is asked for, and `then` follows it."""
        try:
            if not self.pins.has(name):
                return False
        except StoreError as error:
            self._app.read(_("PINs"), str(error))
            return True
        self._screen().ask(name, then)
        self._app.show("pin")
        return True

    def choose(self, name: str) -> None:
        """Lets somebody choose a PIN, twice the same; then back to where that was wished."""
        self._screen().choose(name)
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
