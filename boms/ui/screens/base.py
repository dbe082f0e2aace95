"""The common frame of all screens: a top bar, a body, a key bar, and the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from boms.text import _
from boms.ui.commands import Command, pressed, remapped
from boms.ui.widgets.bars import KeyBar, TopBar
from boms.ui.widgets.drawn import Drawn

if TYPE_CHECKING:
    from boms.ui.app import BomsApp
    from boms.ui.controller import Walk
    from boms.ui.preferences import Preferences


class Framed(Screen[None]):
    """A screen with the frame. Subclasses give a `body`, what can be done (`commands`) and the top bar's words (`top`).

    `refresh_frame` brings the bars up to date; it is called whenever the screen is shown, and is to be called when what
    can be done has changed. A screen reads what it shows from the app when it is shown (`on_shown`).
    """

    AUTO_FOCUS = ""
    is_private = False
    """Whether the screen may show the cards of one player."""

    def __init__(self) -> None:
        super().__init__()
        self.top_bar = TopBar()
        self.key_bar = KeyBar()
        self._painted_for: Preferences | None = None

    @property
    def boms(self) -> BomsApp:
        """The app."""
        return cast("BomsApp", self.app)

    @property
    def walk(self) -> Walk:
        """The walk through the match. Raises RuntimeError on screens outside one."""
        if self.boms.walk is None:
            raise RuntimeError("no match is being played")
        return self.boms.walk

    def compose(self) -> ComposeResult:
        """The frame."""
        yield self.top_bar
        yield from self.body()
        yield self.key_bar

    def body(self) -> ComposeResult:
        """What stands between the bars."""
        yield from ()

    def commands(self) -> tuple[Command, ...]:
        """What can be done just now, the most important first; the app's own come after it."""
        return ()

    def top(self) -> tuple[str, str]:
        """What the top bar says, left and right."""
        return "", ""

    def on_shown(self) -> None:
        """The screen is about to be shown: brings everything on it up to date."""

    def freshen(self, preferences: Preferences) -> None:
        """Has everything painted anew that was painted for other preferences."""
        if preferences is not self._painted_for:
            self._painted_for = preferences
            for drawn in self.query(Drawn):
                drawn.repaint()

    def all_commands(self) -> tuple[Command, ...]:
        """What can be done here, the app's own commands included, with the keys people chose."""
        return remapped((*self.commands(), *self.boms.general_commands()), self.boms.preferences.keymap)

    def refresh_frame(self) -> None:
        """Brings both bars up to date."""
        left, right = self.top()
        if self.boms.is_not_kept():
            right = _("{mark} not kept · {what}").format(mark="!", what=right) if right else _("! not kept")
        self.top_bar.say(left, right)
        self.key_bar.offer(self.all_commands())

    def on_key(self, event: events.Key) -> None:
        """Does what the key means on this screen. What was typed ahead of a screen that has gone means nothing."""
        if self.boms.screen is not self:
            event.stop()
            return
        command = pressed(self.all_commands(), event.key, event.character)
        if command is not None:
            event.stop()
            event.prevent_default()
            command.act()
