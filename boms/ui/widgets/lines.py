"""Lines of words on the cloth, and the banner that says who takes the screen."""

from __future__ import annotations

from rich.cells import cell_len
from textual import events
from textual.message import Message

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted, wrapped
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.letters import DOUBLE, ROWS, large

Said = tuple[str, str]
"""A text, and the style of the look it is drawn in."""

NOTHING: Said = ("", "table")
"""No text."""


def shorter(text: str, room: int) -> str:
    """The text, or as many of its parts from the beginning as fit; cut within one only where not even one does."""
    said = text
    for mark in (" · ", ": "):
        while cell_len(said) > room and mark in said:
            said = said.rpartition(mark)[0]
    return said if cell_len(said) <= room else fitted(text, room)


class Lines(Drawn):
    """A few lines, each with a left and a right side.

    Where both do not fit, the left one goes on in the next line if that is empty; else only its beginning is said.
    """

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[tuple[Said, Said], ...] = ()
        self.inset = 0
        """Empty columns on both sides."""

    def say(self, *rows: tuple[Said, Said]) -> None:
        """Sets the lines."""
        if rows != self._rows:
            self._rows = rows
            self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints them."""
        wide = canvas.width - 2 * self.inset
        for y, ((left, left_style), (right, right_style)) in enumerate(self._rows):
            right = fitted(right, wide)
            room = max(0, wide - (cell_len(right) + 2 if right else 0))
            below = self._rows[y + 1] if y + 1 < len(self._rows) else None
            lines = wrapped(left, room) if below == (NOTHING, NOTHING) else []
            for row, line in enumerate(lines[:2] or [shorter(left, room)], y):
                canvas.put(self.inset, row, line, getattr(look, left_style), room=room)
            canvas.right(self.inset + wide, y, right, getattr(look, right_style))


class Banner(Drawn):
    """Whom the table waits for, large, and a button."""

    class Pressed(Message):
        """The button was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._said = ("", "", "")

    def say(self, headline: str, line: str, button: str) -> None:
        """Sets the headline, the line below it, and what the button says; empty: no button."""
        if (headline, line, button) != self._said:
            self._said = (headline, line, button)
            self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints a box with all three."""
        _, line, button = self._said
        canvas.fill(0, 0, canvas.width, canvas.height, look.panel)
        canvas.box(0, 0, canvas.width, canvas.height, look.box, look.panel_accent)
        lines = wrapped(line, canvas.width - 4)
        if len(lines) > canvas.height - 4:
            self._paint_close(canvas, look, lines)
        else:
            self._paint_wide(canvas, look, lines)
        if button:
            x, width = self._button(canvas.width)
            canvas.fill(x, self._button_row(canvas.height), width, 1, look.key)
            canvas.middle(x, self._button_row(canvas.height), width, button, look.key)

    def _paint_close(self, canvas: Canvas, look: Look, lines: list[str]) -> None:
        """The headline in the frame, so that there is a row more for the line."""
        room, rows = canvas.width - 4, max(1, canvas.height - 3)
        canvas.middle(2, 0, room, f" {self._said[0]} ", look.panel_accent)
        kept = lines if len(lines) <= rows else [*lines[: rows - 1], " ".join(lines[rows - 1 :])]
        for y, text in enumerate(kept, 1):
            canvas.middle(2, y, room, text, look.panel)

    def _paint_wide(self, canvas: Canvas, look: Look, lines: list[str]) -> None:
        room = canvas.width - 4
        letters = self._letters(look, room, canvas.height - len(lines) - 5)
        y = 1 + max(0, (canvas.height - 3 - len(letters) - len(lines)) // 4)
        for row, letter_row in enumerate(letters):
            canvas.middle(2, y + row, room, letter_row, look.panel_accent)
        y += len(letters) + (canvas.height - 2 > len(letters) + len(lines) + 2) + (len(letters) == DOUBLE)
        for row, text in enumerate(lines):
            canvas.middle(2, y + row, room, text, look.panel)

    def _letters(self, look: Look, room: int, rows: int) -> tuple[str, ...]:
        """The headline, as large as it fits into so many columns and rows."""
        sizes = ((True, DOUBLE + 1), (False, ROWS))
        for is_double, high in sizes[:1] if look.is_ascii else sizes:
            letters = large(self._said[0], is_double=is_double)
            if letters is not None and rows >= high and cell_len(letters[0]) <= room:
                return letters
        return (self._said[0],)

    def _button_row(self, height: int) -> int:
        return height - 2 - (height >= 10)

    def _button(self, width: int) -> tuple[int, int]:
        wide = min(width - 4, cell_len(self._said[2]) + 6)
        return (width - wide) // 2, wide

    def on_click(self, event: events.Click) -> None:
        """Says so when the button was clicked."""
        x, width = self._button(self.size.width)
        if self._said[2] and event.y == self._button_row(self.size.height) and x <= event.x < x + width:
            event.stop()
            self.post_message(self.Pressed())
