"""A page to read: the rules in force, the keys, what has been laid so far."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens.base import Framed


class PageScreen(Framed):
    """Shows `heading` and `text` until it is closed, then the screen it came from."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = ""
        self._text = Static("", markup=False)
        self._scroll = VerticalScroll(self._text, classes="body page", can_focus=False)

    def tell(self, heading: str, text: str) -> None:
        """Sets what is to be read."""
        self.heading = heading
        self._text.update(text)

    def body(self) -> ComposeResult:
        """The page."""
        yield self._scroll

    def on_shown(self) -> None:
        """Begins at the top."""
        self._scroll.scroll_home(animate=False)

    def top(self) -> tuple[str, str]:
        """The heading."""
        return self.heading, ""

    def commands(self) -> tuple[Command, ...]:
        """Up, down, back."""
        scroll = self._scroll
        return (
            Command("close", ("enter", "escape", "space"), _("back"), self.boms.back),
            Command("up", ("up",), _("up"), lambda: scroll.scroll_up(animate=False), key_label="↑ ↓"),
            Command("down", ("down",), _("down"), lambda: scroll.scroll_down(animate=False), shown=False),
            Command("page_up", ("pageup",), _("page up"), lambda: scroll.scroll_page_up(animate=False), shown=False),
            Command("page_down", ("pagedown",), _("page down"), lambda: scroll.scroll_page_down(animate=False)),
        )
