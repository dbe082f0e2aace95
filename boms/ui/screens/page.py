"""A page to read: the rules in force, the keys, what has been laid so far."""

from __future__ import annotations

from textual.app import ComposeResult

from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens.base import Framed
from boms.ui.widgets.paper import Paper


class PageScreen(Framed):
    """Shows `heading` and `text` until it is closed, then the screen it came from."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = ""
        self._paper = Paper()

    def tell(self, heading: str, text: str) -> None:
        """Sets what is to be read."""
        self.heading = heading
        self._paper.write(text)

    def body(self) -> ComposeResult:
        """The page."""
        yield self._paper

    def top(self) -> tuple[str, str]:
        """The heading."""
        return self.heading, ""

    def commands(self) -> tuple[Command, ...]:
        """Up, down, from chapter to chapter, back."""
        paper = self._paper
        chapters = (
            Command("chapter", ("tab",), _("next chapter"), lambda: paper.to_chapter(1)),
            Command("chapter_back", ("shift+tab",), _("chapter before"), lambda: paper.to_chapter(-1)),
        )
        keys = (Command("to_keys", ("k",), _("keys"), lambda: paper.to_heading(_("Keys"))),)
        return (
            Command("close", ("enter", "escape", "space"), _("back"), self.boms.back),
            Command("up", ("up",), _("read"), lambda: paper.scroll_lines(-1), key_label="↑ ↓"),
            Command("down", ("down",), _("down"), lambda: paper.scroll_lines(1), shown=False),
            Command("page_up", ("pageup",), _("page up"), lambda: paper.scroll_lines(-12), shown=False),
            Command("page_down", ("pagedown",), _("page down"), lambda: paper.scroll_lines(12)),
            *(keys if paper.has_heading(_("Keys")) else ()),
            *(chapters if paper.has_chapters() else ()),
        )
