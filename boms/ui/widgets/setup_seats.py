"""The seats of a match to be: a line for each name, and what can be done with it by mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rich.cells import cell_len
from textual import events
from textual.geometry import Size
from textual.message import Message

from boms.text import _
from boms.text.names import LONGEST
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.setup_line import Line

Wish = Literal["choose", "up", "down", "remove", "deal", "add"]
"""What a click asks for."""

_NAME = 5
_UP = _NAME + LONGEST + 3
_PIN = _UP + 27
_SPOTS: tuple[tuple[Wish, int, int], ...] = (
    ("up", _UP, _UP + 3),
    ("down", _UP + 3, _UP + 6),
    ("remove", _UP + 6, _UP + 9),
    ("deal", _UP + 10, _PIN),
)


class Seats(Drawn):
    """Numbered names from top to bottom, clockwise; the chosen one with a cursor; below them a line to add one."""

    DEFAULT_CSS = "Seats { height: auto; }"

    class Wished(Message):
        """Something was clicked."""

        def __init__(self, wish: Wish, seat: int) -> None:
            super().__init__()
            self.wish = wish
            """What is asked for."""
            self.seat = seat
            """For which seat."""

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._line = Line()
        self._seat = 0
        self._dealer: int | None = None
        self._bad: int | None = None
        self._can_add = True
        self._more = ""
        self._guarded: frozenset[int] = frozenset()
        self.asks_dealer = True
        """Whether the first dealer can be chosen."""
        self.may_move = True
        """Whether the order can be changed."""

    def set_seats(
        self,
        names: Sequence[str],
        seat: int,
        line: Line,
        *,
        dealer: int | None,
        bad: int | None,
        can_add: bool,
        more: str = "",
        guarded: frozenset[int] = frozenset(),
    ) -> None:
        """Sets the names, the chosen seat with what is typed there, who deals, and the seat with a bad name.

        `more` is what would complete the name that is being typed; `guarded` are the seats of those who have a PIN.
        """
        self._guarded = guarded
        self._names, self._seat, self._line, self._more = tuple(names), seat, line, more
        self._dealer, self._bad, self._can_add = dealer, bad, can_add
        self._painted = None
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A row for each seat and one to add; with empty rows between where there is room."""
        return (len(self._names) + self._can_add) * self._pitch(viewport.height)

    def _pitch(self, height: int) -> int:
        return 2 if height >= 2 * (len(self._names) + 1) + 12 else 1

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints every seat."""
        pitch = self._pitch(self.screen.size.height)
        for seat, name in enumerate(self._names):
            self._paint_seat(canvas, look, seat * pitch, seat, name)
        if self._can_add:
            is_here = self._seat == len(self._names)
            y = len(self._names) * pitch
            style = look.key if is_here else look.table_quiet
            canvas.put(1, y, "+", look.table_accent)
            canvas.put(_NAME - 1, y, _(" one more player ").ljust(LONGEST + 2), style)

    def _paint_seat(self, canvas: Canvas, look: Look, y: int, seat: int, name: str) -> None:
        is_here = seat == self._seat
        canvas.put(1, y, str(seat + 1), look.table_warning if seat == self._bad else look.table_accent)
        ground = look.panel
        if is_here:
            ground = look.key if self._line.is_fresh else look.lifted.ground
        canvas.fill(_NAME - 1, y, LONGEST + 2, 1, ground)
        canvas.put(_NAME, y, name, look.panel_warning if seat == self._bad and not is_here else ground, room=LONGEST)
        if is_here and not self._line.is_fresh:
            self._paint_line(canvas, look, y)
        self._paint_controls(canvas, look, y, seat)

    def _paint_line(self, canvas: Canvas, look: Look, y: int) -> None:
        """What is being typed, moved to the left where it is longer than there is room, and the cursor."""
        before, after = self._line.text[: self._line.at], self._line.text[self._line.at :]
        shown = before
        while len(shown) and cell_len(shown) > LONGEST:
            shown = shown[1:]
        x = canvas.put(_NAME, y, shown, look.lifted.ground)
        under, rest = (after[:1], after[1:]) if after else (self._more[:1] or " ", self._more[1:])
        canvas.put(x, y, under, look.key)
        style = look.lifted.ground if after else look.panel_quiet
        canvas.put(x + cell_len(under), y, rest, style, room=_NAME + LONGEST - x)

    def _paint_controls(self, canvas: Canvas, look: Look, y: int, seat: int) -> None:
        quiet = look.table_quiet
        if self.may_move:
            canvas.put(_UP, y, look.glyph(" ▲ ", " ^ ") if seat else "   ", quiet)
            canvas.put(_UP + 3, y, look.glyph(" ▼ ", " v ") if seat < len(self._names) - 1 else "   ", quiet)
        canvas.put(_UP + 6, y, look.glyph(" × ", " x "), quiet)
        if seat in self._guarded:
            canvas.put(_PIN, y, _("PIN"), look.table_accent)
        if not self.asks_dealer:
            return
        is_dealer = seat == self._dealer
        sign = look.glyph("●" if is_dealer else "○", "*" if is_dealer else "-")
        canvas.put(_UP + 10, y, f"{sign} " + _("deals first"), look.table_accent if is_dealer else quiet)

    def on_click(self, event: events.Click) -> None:
        """Says what was clicked."""
        event.stop()
        seat, rest = divmod(event.y, self._pitch(self.screen.size.height))
        if rest or seat > len(self._names):
            return
        if seat == len(self._names):
            self.post_message(self.Wished("add", seat))
            return
        wish: Wish = next((wish for wish, x, end in _SPOTS if x <= event.x < end), "choose")
        self.post_message(self.Wished(wish, seat))
