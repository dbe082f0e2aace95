"""Spots to press, laid out in lines: choices, cards, steps and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.setup_reading import wrapped
from boms.ui.widgets.setup_values import Bench, Spot


class Placed(NamedTuple):
    """A spot and where it stands."""

    spot: Spot
    """The spot."""
    bench: Bench
    """Whose it is."""
    x: int
    """Its first column."""
    y: int
    """Its row."""
    end: int
    """The column after it."""
    lines: tuple[str, ...]
    """What it says, wrapped where it is too long for a line."""


class Spots(Drawn):
    """Benches of spots, and a cursor on one of them while `is_active`. Pressing only says which it was (`Pressed`)."""

    ground = "panel"
    DEFAULT_CSS = "Spots { height: auto; }"

    class Pressed(Message):
        """A spot was pressed."""

        def __init__(self, spots: Spots, spot: Spot) -> None:
            super().__init__()
            self.spots = spots
            """Where."""
            self.spot = spot
            """Which."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - the framework's word
        super().__init__(id=id, classes=classes)
        self._benches: tuple[Bench, ...] = ()
        self._at = ""
        self.is_active = False
        """Whether the keys are meant for these spots just now."""

    def set_benches(self, benches: Sequence[Bench], *, is_active: bool = False) -> None:
        """Sets what stands here; the cursor stays on the spot of its name, or goes to the one that is chosen."""
        self._benches, self.is_active = tuple(benches), is_active
        names = [placed.spot.name for placed in self._pressable(self.size.width)]
        if self._at not in names:
            self._at = self._proposed()
        self._painted = None
        self.refresh(layout=True)

    def _proposed(self) -> str:
        spots = [spot for bench in self._benches for spot in bench.spots if spot.name]
        return next(
            (spot.name for spot in spots if spot.is_chosen and spot.page is None), spots[0].name if spots else ""
        )

    def _placed(self, width: int) -> list[Placed]:
        """Every spot, in reading order."""
        placed: list[Placed] = []
        y = 0
        for bench in self._benches:
            left = x = self._indent(bench)
            for spot in bench.spots:
                size = self._room(bench, spot)
                if x + size > width - 1 and x > left:
                    x, y = left, y + 1
                lines = tuple(wrapped(spot.label, width - x - 3)) or ("",)
                placed.append(Placed(spot, bench, x, y, min(x + size, width), lines))
                x += size + (1 if bench.is_tight else 2)
                y += len(lines) - 1
            y += 1
        return placed

    def _indent(self, bench: Bench) -> int:
        """Where the spots of a bench begin: alike for all that are drawn alike."""
        alike = [o for o in self._benches if (o.is_tight, o.is_many) == (bench.is_tight, bench.is_many)]
        widest = max(cell_len(other.caption) for other in alike)
        return widest + 2 if widest else 1

    def _room(self, bench: Bench, spot: Spot) -> int:
        if bench.is_tight or not spot.name:
            return cell_len(spot.label)
        return cell_len(spot.label) + 2

    def _pressable(self, width: int) -> list[Placed]:
        return [placed for placed in self._placed(width) if placed.spot.name]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as the spots take."""
        return max((placed.y + len(placed.lines) for placed in self._placed(width)), default=0)

    def move(self, right: int, down: int) -> None:
        """Moves the cursor: one spot to the side, or to the nearest one in the row above or below."""
        spots = self._pressable(self.size.width)
        here = next((number for number, placed in enumerate(spots) if placed.spot.name == self._at), 0)
        if not spots:
            return
        aside = min(max(0, here + right), len(spots) - 1)
        here = aside if right else _nearest(spots, here, down)
        self._at = spots[here].spot.name
        self.repaint()

    def press(self) -> None:
        """Presses the spot under the cursor."""
        spot = self.pointed()
        if spot is not None:
            self.post_message(self.Pressed(self, spot))

    def pointed(self) -> Spot | None:
        """The spot under the cursor; None: nothing can be pressed."""
        spots = (placed.spot for placed in self._pressable(self.size.width))
        return next((spot for spot in spots if spot.name == self._at), None)

    def on_click(self, event: events.Click) -> None:
        """Presses what was clicked."""
        event.stop()
        for placed in self._pressable(self.size.width):
            if placed.y <= event.y < placed.y + len(placed.lines) and placed.x <= event.x < placed.end:
                self._at = placed.spot.name
                self.post_message(self.Pressed(self, placed.spot))
                return

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints captions and spots."""
        captioned: set[int] = set()
        for placed in self._placed(canvas.width):
            if id(placed.bench) not in captioned:
                captioned.add(id(placed.bench))
                canvas.put(1, placed.y, placed.bench.caption, look.panel_quiet)
            self._paint_spot(canvas, look, placed)

    def _paint_spot(self, canvas: Canvas, look: Look, placed: Placed) -> None:
        spot, bench = placed.spot, placed.bench
        style = self._style(look, spot, is_tight=bench.is_tight)
        if not spot.name or bench.is_tight:
            canvas.put(placed.x, placed.y, spot.label, style)
            return
        for number, text in enumerate(placed.lines):
            sign = " " if number or spot.is_button else _sign(look, spot, is_many=bench.is_many)
            canvas.put(placed.x, placed.y + number, f"{sign}{text} " if spot.is_button else f"{sign} {text}", style)

    def _style(self, look: Look, spot: Spot, *, is_tight: bool) -> Style:
        if self.is_active and spot.name == self._at:
            return look.lifted.ground + look.emphasis + Style(underline=is_tight and spot.is_chosen)
        if spot.is_button or (is_tight and spot.is_chosen):
            return look.key
        return look.panel_accent if spot.is_chosen else look.panel


def _sign(look: Look, spot: Spot, *, is_many: bool) -> str:
    if is_many:
        return look.glyph("■" if spot.is_chosen else "□", "x" if spot.is_chosen else "-")
    return look.glyph("●" if spot.is_chosen else "○", "*" if spot.is_chosen else "-")


def _nearest(spots: Sequence[Placed], here: int, down: int) -> int:
    """The spot in the next row up or down whose column is nearest; the same where there is no such row."""
    row = spots[here].y
    rows = sorted({placed.y for placed in spots if (placed.y - row) * down > 0}, key=lambda y: abs(y - row))
    if not rows:
        return here
    of_row = [number for number, placed in enumerate(spots) if placed.y == rows[0]]
    return min(of_row, key=lambda number: abs(spots[number].x - spots[here].x))
