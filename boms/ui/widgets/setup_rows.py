"""A list of rows of which one is chosen: by arrow keys through the screen, by click and by wheel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.setup_reading import wrapped


class Row(Struct, frozen=True):
    """One entry of a list."""

    name: str
    """What the screen calls it; empty for a heading, which cannot be chosen."""
    left: str
    """What it says."""
    right: str = ""
    """What it says at the right edge, where there is room, else on a line of its own."""
    mark: str = ""
    """One character in front: what is special about it."""
    style: str = "plain"
    """How it is drawn: plain, quiet, good, warning or heading."""


_NOTHING = Row("", "")


class _Line(Struct, frozen=True):
    """One line of a row."""

    row: Row
    """The row it belongs to."""
    left: str
    """What stands on the left."""
    right: str
    """What stands on the right."""
    is_first: bool
    """Whether the row begins with it."""


class Rows(Drawn):
    """The rows and the chosen one. The screen sets both; a click only says what was clicked (`Picked`)."""

    class Picked(Message):
        """A row was clicked."""

        def __init__(self, rows: Rows, name: str, *, again: bool) -> None:
            super().__init__()
            self.rows = rows
            """The list."""
            self.name = name
            """Name of the row."""
            self.again = again
            """Whether it was the chosen one already."""

    def __init__(
        self,
        *,
        id: str | None = None,  # noqa: A002 - the framework's word
        classes: str | None = None,
        ground: Literal["table", "panel"] = "table",
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.ground = ground
        self._rows: tuple[Row, ...] = ()
        self._chosen = ""
        self._first = 0
        self.is_active = True
        """Whether the keys are meant for this list just now."""

    def set_rows(self, rows: Sequence[Row], chosen: str, *, is_active: bool = True) -> None:
        """Sets the rows, the name of the chosen one and whether the keys are for this list."""
        now = (tuple(rows), chosen, is_active)
        if now != (self._rows, self._chosen, self.is_active):
            self._rows, self._chosen, self.is_active = now
            self._first = self._first_line()
            self._painted = None
            self.refresh(layout=bool(self.styles.is_auto_height))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are lines."""
        return len(self._lines(width))

    def names(self) -> tuple[str, ...]:
        """Names of the rows that can be chosen."""
        return tuple(row.name for row in self._rows if row.name)

    def on_resize(self) -> None:
        """Keeps the chosen row in sight."""
        self._first = self._first_line()
        self.repaint()

    def _lines(self, width: int) -> list[_Line]:
        """Every line there is; an empty one above each heading but the first."""
        lines: list[_Line] = []
        for row in self._rows:
            if row.style == "heading" and lines:
                lines.append(_Line(_NOTHING, "", "", is_first=False))
            lines += _lines_of(row, width)
        return lines

    def _first_line(self) -> int:
        """The line at the top: moved as little as possible so that the chosen row and its heading are in sight."""
        lines, height = self._lines(self.size.width), self.size.height
        its = [number for number, line in enumerate(lines) if line.row.name and line.row.name == self._chosen]
        first = min(self._first, max(0, len(lines) - height))
        if not its or not height:
            return first
        above = its[0] - 1 if its[0] and not lines[its[0] - 1].row.name else its[0]
        return max(min(first, above), its[-1] - height + 1)

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the lines in sight, and at the right edge whether there are more above or below."""
        lines = self._lines(self.size.width)
        for y, line in enumerate(lines[self._first : self._first + canvas.height]):
            self._paint_line(canvas, look, y, line)
        if self._first:
            canvas.put(canvas.width - 1, 0, look.glyph("▲", "^"), look.table_quiet)
        if self._first + canvas.height < len(lines):
            canvas.put(canvas.width - 1, canvas.height - 1, look.glyph("▼", "v"), look.table_quiet)

    def _paint_line(self, canvas: Canvas, look: Look, y: int, line: _Line) -> None:
        row = line.row
        is_chosen = bool(row.name) and row.name == self._chosen
        plain, quiet = self._styles(look, row, is_chosen=is_chosen)
        if row.style == "heading":
            canvas.put(1, y, line.left, self._accent(look))
            return
        if is_chosen:
            canvas.fill(0, y, canvas.width - 2, 1, plain)
        if line.is_first:
            is_pointed = is_chosen and (self.is_active or not row.mark)
            canvas.put(0, y, look.glyph("▸", ">") if is_pointed else " ", plain)
            canvas.put(1, y, row.mark, plain if is_chosen else self._accent(look))
        canvas.put(3, y, line.left, plain)
        canvas.right(canvas.width - 3, y, line.right, quiet)

    def _styles(self, look: Look, row: Row, *, is_chosen: bool) -> tuple[Style, Style]:
        if self.ground == "panel":
            return self._styles_on_panel(look, row, is_chosen=is_chosen)
        if is_chosen:
            return (look.key, look.key) if self.is_active else (look.panel, look.panel)
        plain = {"quiet": look.table_quiet, "good": look.table_good, "warning": look.table_warning}
        style = plain.get(row.style, look.table)
        return style, look.table_accent if row.mark else look.table_quiet

    def _accent(self, look: Look) -> Style:
        return look.panel_accent if self.ground == "panel" else look.table_accent

    def _styles_on_panel(self, look: Look, row: Row, *, is_chosen: bool) -> tuple[Style, Style]:
        if is_chosen:
            return (look.key, look.key) if self.is_active else (look.panel_accent, look.panel_accent)
        on_panel = {"quiet": look.panel_quiet, "warning": look.panel_warning}
        return on_panel.get(row.style, look.panel), look.panel_accent if row.mark else look.panel_quiet

    def on_click(self, event: events.Click) -> None:
        """Says which row was clicked."""
        event.stop()
        number = self._first + event.y
        lines = self._lines(self.size.width)
        name = lines[number].row.name if number < len(lines) else ""
        if name:
            self.post_message(self.Picked(self, name, again=name == self._chosen))

    def on_mouse_scroll_down(self) -> None:
        """Shows what is further down."""
        self._scroll(2)

    def on_mouse_scroll_up(self) -> None:
        """Shows what is further up."""
        self._scroll(-2)

    def _scroll(self, by: int) -> None:
        most = max(0, len(self._lines(self.size.width)) - self.size.height)
        self._first = min(max(0, self._first + by), most)
        self.repaint()


def _lines_of(row: Row, width: int) -> list[_Line]:
    """What a row says, in lines; what stands at the right edge is on the last one, or below it."""
    room = max(8, width - 6)
    lefts = wrapped(row.left, room)
    rights = [""] * len(lefts)
    if cell_len(lefts[-1]) + cell_len(row.right) < room:
        rights[-1] = row.right
    else:
        below = wrapped(row.right, room)
        lefts, rights = lefts + [""] * len(below), rights + below
    return [_Line(row, *pair, is_first=number == 0) for number, pair in enumerate(zip(lefts, rights, strict=True))]


def stepped(names: Sequence[str], chosen: str, by: int) -> str:
    """The name so many steps further, as far as there are any; the first one if the chosen one is not there."""
    if not names:
        return ""
    if chosen not in names:
        return names[0]
    return names[min(max(0, list(names).index(chosen) + by), len(names) - 1)]
