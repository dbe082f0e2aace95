"""A list in aligned columns, of which one row is chosen. Only what is in sight is painted, however long the list."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.message import Message

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.drawn import Drawn

Row = tuple[str, ...]
"""The texts of a row, one for each column."""

_LEAST = 9


_PART = 4
"""Columns from which the beginning of a member says something: three letters and the dots."""


def _fewer(text: str, room: int) -> str:
    """The text; of a list that is too long as many members as fit, and the beginning of the next one."""
    before = text[: _cells_within(text, room)].rpartition(", ")[0]
    if cell_len(text) <= room or not before:
        return fitted(text, room)
    left = room - cell_len(before) - 2
    return fitted(text, room) if left >= _PART else f"{before}, …" if left else f"{before} …"


def _cells_within(text: str, room: int) -> int:
    """How many characters fit."""
    return next((number for number in range(len(text), 0, -1) if cell_len(text[:number]) <= room), 0)


class Columns(Drawn):
    """A heading and rows. The screen says which row is chosen; a click says what was clicked (`Picked`)."""

    class Picked(Message):
        """A row was clicked."""

        def __init__(self, number: int, *, again: bool) -> None:
            super().__init__()
            self.number = number
            """Its number from 0."""
            self.again = again
            """Whether it was the chosen one already."""

    def __init__(self, *, elastic: Sequence[int], right: Sequence[int] = ()) -> None:
        """`elastic` are the columns that are cut where there is little room; `right` those that end at the right."""
        super().__init__()
        self._elastic, self._right = tuple(elastic), frozenset(right)
        self._heading: Row = ()
        self._rows: tuple[Row, ...] = ()
        self._wides: list[int] = []
        self._chosen = self._first = 0
        self._nothing = ""

    def set_rows(self, heading: Row, rows: Sequence[Row], chosen: int, nothing: str = "") -> None:
        """Sets heading and rows, the number of the chosen one, and what is said where there are none."""
        if (heading, tuple(rows)) != (self._heading, self._rows):
            self._heading, self._rows = heading, tuple(rows)
            self._wides = [max(map(cell_len, column)) for column in zip(heading, *rows, strict=True)]
        self._chosen, self._nothing = chosen, nothing
        self.repaint()

    def page(self) -> int:
        """How many rows are in sight."""
        return max(1, self.size.height - 2)

    def _gap(self) -> int:
        return 2 if self.size.width >= 70 else 1

    def _fitted_wides(self, room: int) -> list[int]:
        wides = list(self._wides)
        over = sum(wides) + self._gap() * (len(wides) - 1) - room
        for column in self._elastic:
            given = max(0, min(over, wides[column] - _LEAST))
            wides[column] -= given
            over -= given
        return wides

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the heading and the rows in sight."""
        if not self._rows:
            canvas.middle(0, canvas.height // 2, canvas.width, self._nothing, look.table_quiet)
            return
        wides = self._fitted_wides(canvas.width - 6)
        width = sum(wides) + self._gap() * (len(wides) - 1)
        x = max(3, (canvas.width - width) // 2)
        self._first = max(min(self._first, self._chosen), self._chosen - self.page() + 1)
        self._paint_row(canvas, (x, 0), wides, self._heading, look.table_accent)
        for y, number in enumerate(range(self._first, min(len(self._rows), self._first + self.page())), 1):
            if number == self._chosen:
                canvas.fill(x - 2, y, width + 4, 1, look.key)
                canvas.put(x - 2, y, look.glyph("▸", ">"), look.key)
            style = look.key if number == self._chosen else look.table
            self._paint_row(canvas, (x, y), wides, self._rows[number], style)
        self._paint_arrows(canvas, look)

    def _paint_row(self, canvas: Canvas, at: tuple[int, int], wides: Sequence[int], row: Row, style: Style) -> None:
        x, y = at
        for column, (text, wide) in enumerate(zip(row, wides, strict=True)):
            if column in self._right:
                canvas.right(x + wide, y, fitted(text, wide), style)
            else:
                canvas.put(x, y, _fewer(text, wide), style)
            x += wide + self._gap()

    def _paint_arrows(self, canvas: Canvas, look: Look) -> None:
        if self._first:
            canvas.put(canvas.width - 1, 1, look.glyph("▲", "^"), look.table_accent)
        if self._first + self.page() < len(self._rows):
            canvas.put(canvas.width - 1, self.page(), look.glyph("▼", "v"), look.table_accent)

    def on_click(self, event: events.Click) -> None:
        """Says which row was clicked."""
        event.stop()
        number = self._first + event.y - 1
        if event.y >= 1 and number < min(len(self._rows), self._first + self.page()):
            self.post_message(self.Picked(number, again=number == self._chosen))
