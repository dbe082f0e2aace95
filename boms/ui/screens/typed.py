"""The base of screens on which people type: names, a filter."""

from __future__ import annotations

from textual import events

from boms.ui.screens.base import Framed
from boms.ui.widgets.setup_line import typed_character


class Typed(Framed):
    """A screen whose printable keys are text as long as it `takes_text`; the other keys are commands as everywhere."""

    def takes_text(self) -> bool:
        """Whether a printable key is text just now."""
        return True

    def typed(self, text: str) -> None:
        """Some text was typed or pasted."""

    def on_key(self, event: events.Key) -> None:
        """Takes printable keys as text."""
        text = typed_character(event.character)
        if text and self.takes_text():
            event.stop()
            event.prevent_default()
            self.typed(text)

    def on_paste(self, event: events.Paste) -> None:
        """Takes what is pasted as if it were typed."""
        if self.takes_text():
            event.stop()
            self.typed(event.text)
