"""Lines of words on the cloth, and the banner that says who takes the screen."""

from __future__ import annotations

from rich.cells import cell_len
from textual import events
from textual.message import Message

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.drawn import Drawn

Said = tuple[str, str]
"""A text, and the style of the look it is drawn in."""

NOTHING: Said = ("", "table")
"""No text."""


class Lines(Drawn):
    """A few lines, each with a left and a right side. Where both do not fit, the left one is cut."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[tuple[Said, Said], ...] = ()

    def say(self, *rows: tuple[Said, Said]) -> None:
        """Sets the lines."""
        if rows != self._rows:
            self._rows = rows
            self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints them."""
        for y, ((left, left_style), (right, right_style)) in enumerate(self._rows):
            right = fitted(right, canvas.width)
            room = canvas.width - (cell_len(right) + 2 if right else 0)
            canvas.put(0, y, fitted(left, max(0, room)), getattr(look, left_style))
            canvas.right(canvas.width, y, right, getattr(look, right_style))


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
        headline, line, button = self._said
        canvas.fill(0, 0, canvas.width, canvas.height, look.panel)
        canvas.box(0, 0, canvas.width, canvas.height, look.box, look.panel_accent)
        rows = self._rows(canvas.height)
        wide = spaced(headline)
        shown = wide if canvas.height >= 7 and cell_len(wide) <= canvas.width - 6 else headline
        canvas.middle(2, rows[0], canvas.width - 4, shown, look.panel_accent)
        canvas.middle(2, rows[1], canvas.width - 4, line, look.panel)
        if button:
            x, width = self._button(canvas.width)
            canvas.fill(x, rows[2], width, 1, look.key)
            canvas.middle(x, rows[2], width, button, look.key)

    def _rows(self, height: int) -> tuple[int, int, int]:
        """The rows of headline, line and button."""
        if height < 7:
            return 1, 2, height - 2
        middle = height // 2
        return middle - 2, middle, middle + 2

    def _button(self, width: int) -> tuple[int, int]:
        wide = min(width - 4, cell_len(self._said[2]) + 6)
        return (width - wide) // 2, wide

    def on_click(self, event: events.Click) -> None:
        """Says so when the button was clicked."""
        x, width = self._button(self.size.width)
        if self._said[2] and event.y == self._rows(self.size.height)[2] and x <= event.x < x + width:
            event.stop()
            self.post_message(self.Pressed())


def spaced(text: str) -> str:
    """The text with a space between its letters, where that can be read: `E M I L`."""
    return " ".join(text) if len(text) <= 24 else text
