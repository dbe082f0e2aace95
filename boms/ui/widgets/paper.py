"""A page of text that can be scrolled."""

from __future__ import annotations

import re
from textwrap import wrap

from rich.cells import cell_len
from textual import events

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn

WIDEST = 92
"""Columns of text that can still be read with ease."""

_LEAD = re.compile(r"- |\d+\. |  .{16}")
"""What stands before a point, a step, or the words about a key."""


class Paper(Drawn):
    """Lines of text; a line that begins with `# ` is a heading. What is above or below is shown by arrows."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._top = 0

    def write(self, text: str) -> None:
        """Sets the text, shown from its beginning."""
        self._text, self._top = text, 0
        self.repaint()

    def scroll_lines(self, lines: int) -> None:
        """Goes down so many lines, or up below 0."""
        most = max(0, len(self._lines(self.size.width)) - self.size.height)
        self._top = min(max(0, self._top + lines), max(most, self._top))
        self.repaint()

    def to_chapter(self, by: int) -> None:
        """Goes to the next heading (+1) or the one before (-1), round the ends."""
        headings = [y for y, line in enumerate(self._lines(self.size.width)) if line.startswith("# ")]
        further = [y for y in headings if (y > self._top if by > 0 else y < self._top)]
        if headings:
            self._top = (further or headings)[0 if by > 0 else -1]
            self.repaint()

    def to_heading(self, heading: str) -> None:
        """Goes to the heading that says this."""
        lines = self._lines(self.size.width)
        if f"# {heading}" in lines:
            self._top = lines.index(f"# {heading}")
            self.repaint()

    def has_heading(self, heading: str) -> bool:
        """Whether a heading says this."""
        return f"# {heading}" in self._text.split("\n")

    def has_chapters(self) -> bool:
        """Whether there are several headings."""
        return self._text.count("\n# ") + self._text.startswith("# ") > 1

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Goes down."""
        event.stop()
        self.scroll_lines(3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Goes up."""
        event.stop()
        self.scroll_lines(-3)

    def _lines(self, width: int) -> list[str]:
        lines: list[str] = []
        for line in self._text.split("\n"):
            lead = _LEAD.match(line)
            hang = " " * (lead.end() if lead else 0)
            lines += wrap(line, min(WIDEST, max(20, width - 6)), subsequent_indent=hang) or [""]
        return lines

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the lines that fit, as a column in the middle."""
        lines = self._lines(canvas.width)
        x = max(3, (canvas.width - max(map(cell_len, lines))) // 2)
        for y, line in enumerate(lines[self._top : self._top + canvas.height]):
            heading = line.startswith("# ")
            canvas.put(x, y, line[2:] if heading else line, look.table_accent if heading else look.table)
        if self._top:
            canvas.put(canvas.width - 2, 0, look.glyph("▲", "^"), look.table_accent)
        if self._top + canvas.height < len(lines):
            canvas.put(canvas.width - 2, canvas.height - 1, look.glyph("▼", "v"), look.table_accent)
