"""Places as a list, and as a podium."""

from __future__ import annotations

from rich.cells import cell_len

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.drawn import Drawn

Row = tuple[str, ...]
"""Place, name and more, as texts."""


class Ranking(Drawn):
    """Rows of a table with aligned columns on a panel; the first row is the heading, the next one the best."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Row, ...] = ()
        self._below: tuple[str, ...] = ()
        self._podium: tuple[str, ...] = ()

    def show(self, rows: tuple[Row, ...], below: tuple[str, ...], podium: tuple[str, ...] = ()) -> None:
        """Sets the rows, lines of words below them, and the names for a podium above, best first."""
        self._rows, self._below, self._podium = rows, below, podium
        self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints podium, rows and words, one below the other, in the middle."""
        podium = 7 if self._podium and canvas.height >= len(self._rows) + len(self._below) + 12 else 0
        height = podium + len(self._rows) + 2 + len(self._below) + 1
        y = max(0, (canvas.height - height) // 2)
        if podium:
            self._paint_podium(canvas, look, y)
        y = self._paint_rows(canvas, look, y + podium)
        for number, line in enumerate(self._below):
            canvas.middle(0, y + 1 + number, canvas.width, line, look.table)

    def _paint_rows(self, canvas: Canvas, look: Look, y: int) -> int:
        columns = list(zip(*self._rows, strict=True))
        wides = [min(28, max(map(cell_len, column))) for column in columns]
        width = sum(wides) + 3 * len(wides) + 3
        x = max(0, (canvas.width - width) // 2)
        canvas.fill(x, y, width, len(self._rows) + 2, look.panel)
        for number, row in enumerate(self._rows):
            style = look.panel_quiet if number == 0 else look.panel_accent if number == 1 else look.panel
            at = x + 3
            for column, (text, wide) in enumerate(zip(row, wides, strict=True)):
                if column >= 3:
                    canvas.right(at + wide, y + 1 + number, fitted(text, wide), style)
                else:
                    canvas.put(at, y + 1 + number, fitted(text, wide), style)
                at += wide + 3
        return y + len(self._rows) + 2

    def _paint_podium(self, canvas: Canvas, look: Look, y: int) -> None:
        middle, wide = canvas.width // 2, 16
        for place, (name, height, left) in enumerate(
            zip(self._podium, (4, 3, 2), (-wide // 2, -wide - wide // 2, wide // 2), strict=False), 1
        ):
            x, top = middle + left, y + 6 - height
            style = look.key if place == 1 else look.panel
            canvas.fill(x, top, wide - 1, height, style)
            canvas.middle(x, top, wide - 1, str(place), style)
            canvas.middle(x, top - 1, wide - 1, fitted(name, wide - 1), look.table_accent if place == 1 else look.table)
