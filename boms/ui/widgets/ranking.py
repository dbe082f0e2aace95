"""Places as a list, and as a podium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted, wrapped
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.letters import ROWS, large

Row = tuple[str, ...]
"""Place, name and more, as texts."""

_WORDS = 3
"""So many columns are words, on the left; the others are numbers, on the right."""


class _Podium(NamedTuple):
    """How large a podium is."""

    steps: tuple[int, int, int]
    """Rows of its steps, best first."""
    wide: int
    """Columns of a step, with the gap after it."""
    name: int
    """Rows of a name above a step."""

    @property
    def height(self) -> int:
        """Rows in all, with an empty one below."""
        return self.steps[0] + self.name + 2

    def fits(self, width: int, height: int) -> bool:
        """Whether there is room for it."""
        return width >= 3 * self.wide and height >= self.height


_PODIUMS = (_Podium((10, 7, 5), 30, ROWS), _Podium((7, 5, 3), 22, 1), _Podium((4, 3, 2), 16, 1))
"""From the largest to the smallest: the first that has room is taken."""


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
        below = self._lines_below(canvas.width, canvas.height - len(rows))
        edge = int(canvas.height >= len(rows) + len(below) + 2)
        gap = int(canvas.height > len(rows) + len(below) + 2)
        apart = 2 if self._is_roomy(canvas, rows) else 1
        rest = (len(rows) - 1) * apart + 1 + 2 * edge + len(below) + gap
        podium = next((p for p in _PODIUMS if self._podium and p.fits(canvas.width, canvas.height - rest)), None)
        y = max(0, (canvas.height - (podium.height if podium else 0) - rest) // 2)
        if podium:
            self._paint_podium(canvas, look, y, podium)
            y += podium.height
        y = self._paint_rows(canvas, look, rows, y, (edge, apart))
        for number, line in enumerate(below):
            canvas.middle(0, y + gap + number, canvas.width, line, look.table)

    def _lines_below(self, width: int, room: int) -> tuple[str, ...]:
        """The lines of words; one after the other where not each has room for itself, or the last that have it."""
        if len(self._below) <= room:
            return self._below
        lines = tuple(wrapped(" · ".join(self._below), width - 4))
        return lines if len(lines) <= room else self._below[len(self._below) - room :]

    def _is_roomy(self, canvas: Canvas, rows: tuple[Row, ...]) -> bool:
        """Whether an empty line fits between the rows, and the largest podium above them."""
        podium = _PODIUMS[0].height if self._podium else 0
        return len(rows) == len(self._rows) and canvas.height >= 2 * len(rows) + len(self._below) + podium + 4

    def _rows_for(self, width: int) -> tuple[Row, ...]:
        """The rows; where there is little room the heading stands in two lines, a word in each."""
        if not self._rows or _total(self._rows, 3) <= width:
            return self._rows
        halves = [text.split(" ", 1) if column >= _WORDS else [text] for column, text in enumerate(self._rows[0])]
        if all(len(half) == 1 for half in halves):
            return self._rows
        upper = tuple(half[0] if len(half) > 1 else "" for half in halves)
        return (upper, tuple(half[-1] for half in halves), *self._rows[1:])

    def _paint_rows(self, canvas: Canvas, look: Look, rows: tuple[Row, ...], y: int, room: tuple[int, int]) -> int:
        """Paints the table; the row after it. `room` is the rows at its edges, and from one row to the next."""
        edge, apart = room
        airy = 4 + apart if _total(rows, 4 + apart) <= canvas.width * 3 // 4 else 3
        gap = next((gap for gap in (airy, 3, 2) if _total(rows, gap) <= canvas.width), 1)
        wides, headings = _wides(rows), len(rows) - len(self._rows) + 1
        over = _total(rows, gap) - canvas.width
        if over > 0:
            wides[1] = max(6, wides[1] - over)
        width = sum(wides) + gap * (len(wides) + 1)
        x = max(0, (canvas.width - width) // 2)
        height = (len(rows) - 1) * apart + 1 + 2 * edge
        canvas.fill(x, y, width, height, look.panel)
        for number, row in enumerate(rows):
            is_best = number == headings and bool(row[0])
            style = look.panel_quiet if number < headings else look.panel_accent if is_best else look.panel
            at = x + gap
            for column, (text, wide) in enumerate(zip(row, wides, strict=True)):
                text = fitted(text, wide)
                left = at if column < _WORDS else at + wide - cell_len(text)
                canvas.put(left, y + edge + number * apart, text, style)
                at += wide + gap
        return y + height

    def _paint_podium(self, canvas: Canvas, look: Look, y: int, podium: _Podium) -> None:
        middle, wide = canvas.width // 2, podium.wide
        lefts = (-wide // 2, -wide - wide // 2, wide // 2)
        for place, (name, step, left) in enumerate(zip(self._podium, podium.steps, lefts, strict=False), 1):
            height = round(step * self._risen)
            x, top = middle + left, y + podium.height - 1 - height
            style = look.key if place == 1 else look.panel
            canvas.fill(x, top, wide - 1, height, style)
            if height:
                self._paint_large(canvas, (x, top, wide - 1, min(height, podium.name + 1)), str(place), style, look)
            its = look.table_accent if place == 1 else look.table
            self._paint_large(canvas, (x, top - podium.name, wide - 1, podium.name), name, its, look)

    def _paint_large(
        self, canvas: Canvas, area: tuple[int, int, int, int], text: str, style: Style, look: Look
    ) -> None:
        """A text in the middle of a few columns, in large letters where it fits; else on the last row."""
        x, y, width, height = area
        letters = large(text) if height >= ROWS and not look.is_ascii else None
        if letters is None or cell_len(letters[0]) > width - 2:
            canvas.middle(x, y + (height - 1 if height == ROWS else 0), width, fitted(text, width), style)
            return
        for row, line in enumerate(letters, y + height - ROWS):
            canvas.middle(x, row, width, line, style)


def _wides(rows: Sequence[Row]) -> list[int]:
    return [min(28, max(map(cell_len, column))) for column in zip(*rows, strict=True)]


def _total(rows: Sequence[Row], gap: int) -> int:
    wides = _wides(rows)
    return sum(wides) + gap * (len(wides) + 1)
