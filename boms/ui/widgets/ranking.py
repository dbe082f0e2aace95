"""Places as a list, and as a podium."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.drawn import Drawn

Row = tuple[str, ...]
"""Place, name and more, as texts."""

_WORDS = 3
"""So many columns are words, on the left; the others are numbers, on the right."""

_PODIUM = 7
_STEPS = (4, 3, 2)
"""Rows of the podium and of its steps, best first."""


class Ranking(Drawn):
    """Rows of a table with aligned columns on a panel; the first row is the heading, the next one the best."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Row, ...] = ()
        self._below: tuple[str, ...] = ()
        self._podium: tuple[str, ...] = ()
        self._risen = 1.0

    def show(self, rows: tuple[Row, ...], below: tuple[str, ...], podium: tuple[str, ...] = ()) -> None:
        """Sets the rows, lines of words below them, and the names for a podium above, best first."""
        self._rows, self._below, self._podium = rows, below, podium
        self.repaint()

    def rise(self, share: float) -> None:
        """How much of the podium is to be seen, 0 to 1."""
        if share != self._risen:
            self._risen = share
            self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints podium, rows and words, one below the other, in the middle."""
        rows = self._rows_for(canvas.width)
        edge = int(canvas.height >= len(rows) + len(self._below) + 2)
        gap = int(canvas.height > len(rows) + len(self._below) + 2)
        rest = len(rows) + 2 * edge + len(self._below) + gap
        podium = _PODIUM if self._podium and canvas.height >= rest + _PODIUM else 0
        y = max(0, (canvas.height - podium - rest) // 2)
        if podium:
            self._paint_podium(canvas, look, y)
        y = self._paint_rows(canvas, look, rows, y + podium, edge)
        for number, line in enumerate(self._below):
            canvas.middle(0, y + gap + number, canvas.width, line, look.table)

    def _rows_for(self, width: int) -> tuple[Row, ...]:
        """The rows; where there is little room the heading stands in two lines, a word in each."""
        if not self._rows or _total(self._rows, 3) <= width:
            return self._rows
        halves = [text.split(" ", 1) if column >= _WORDS else [text] for column, text in enumerate(self._rows[0])]
        if all(len(half) == 1 for half in halves):
            return self._rows
        upper = tuple(half[0] if len(half) > 1 else "" for half in halves)
        return (upper, tuple(half[-1] for half in halves), *self._rows[1:])

    def _paint_rows(self, canvas: Canvas, look: Look, rows: tuple[Row, ...], y: int, edge: int) -> int:
        gap = next((gap for gap in (3, 2) if _total(rows, gap) <= canvas.width), 1)
        wides, headings = _wides(rows), len(rows) - len(self._rows) + 1
        over = _total(rows, gap) - canvas.width
        if over > 0:
            wides[1] = max(6, wides[1] - over)
        width = sum(wides) + gap * (len(wides) + 1)
        x = max(0, (canvas.width - width) // 2)
        canvas.fill(x, y, width, len(rows) + 2 * edge, look.panel)
        for number, row in enumerate(rows):
            style = look.panel_quiet if number < headings else look.panel_accent if number == headings else look.panel
            at = x + gap
            for column, (text, wide) in enumerate(zip(row, wides, strict=True)):
                text = fitted(text, wide)
                left = at if column < _WORDS else at + wide - cell_len(text)
                canvas.put(left, y + edge + number, text, style)
                at += wide + gap
        return y + len(rows) + 2 * edge

    def _paint_podium(self, canvas: Canvas, look: Look, y: int) -> None:
        middle, wide = canvas.width // 2, 16
        for place, (name, step, left) in enumerate(
            zip(self._podium, _STEPS, (-wide // 2, -wide - wide // 2, wide // 2), strict=False), 1
        ):
            height = round(step * self._risen)
            x, top = middle + left, y + _PODIUM - 1 - height
            style = look.key if place == 1 else look.panel
            canvas.fill(x, top, wide - 1, height, style)
            if height:
                canvas.middle(x, top, wide - 1, str(place), style)
            canvas.middle(x, top - 1, wide - 1, fitted(name, wide - 1), look.table_accent if place == 1 else look.table)


def _wides(rows: Sequence[Row]) -> list[int]:
    return [min(28, max(map(cell_len, column))) for column in zip(*rows, strict=True)]


def _total(rows: Sequence[Row], gap: int) -> int:
    wides = _wides(rows)
    return sum(wides) + gap * (len(wides) + 1)
