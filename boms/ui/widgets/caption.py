"""One quiet line in the middle."""

from __future__ import annotations

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn


class Caption(Drawn):
    """A line in the middle of the last row."""

    def __init__(self) -> None:
        super().__init__()
        self._said = ""

    def say(self, text: str) -> None:
        """Sets the line."""
        if text != self._said:
            self._said = text
            self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints it."""
        canvas.middle(2, canvas.height - 1, canvas.width - 4, self._said, look.table_quiet)
