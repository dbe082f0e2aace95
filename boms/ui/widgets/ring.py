"""The table seen from above: the seats round the pile, clockwise."""

from __future__ import annotations

from typing import Final, NamedTuple

from boms.ui.motion import Frame
from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.letters import DOUBLE
from boms.ui.widgets.pile import PilePicture
from boms.ui.widgets.seat import Area, SeatPanel


class Sides(NamedTuple):
    """How many seats are on each side, clockwise."""

    left: int
    """On the left: the first."""
    above: int
    """Above, from the left."""
    right: int
    """On the right."""
    below: int
    """Below, from the right."""


SIDES: Final = {
    3: Sides(1, 1, 1, 0),
    4: Sides(1, 1, 1, 1),
    5: Sides(1, 2, 1, 1),
    6: Sides(1, 2, 1, 2),
    7: Sides(1, 3, 1, 2),
    8: Sides(1, 3, 1, 3),
}
"""By the number of people."""


class TableRing(Drawn):
    """Seats and pile on one canvas. Where somebody sits stays the same as long as nobody changes seats."""

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._frame: Frame | None = None
        self.is_large = False
        """Whether names, numbers and cards are drawn for a television; in ASCII only in the largest size."""

    def show(self, scene: Scene) -> None:
        """Sets what is seen."""
        if scene != self._scene:
            self._scene = scene
            self.repaint()

    def move(self, frame: Frame | None) -> None:
        """Sets a picture of a movement; None: everything lies still."""
        if frame != self._frame:
            self._frame = frame
            self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the edge of the table, the seats on it, and the pile in the middle."""
        if self._scene is None:
            return
        seats = seats_round(canvas.width, canvas.height, len(self._scene.public.seats), is_large=self.is_large)
        is_large = self.is_large and (seats[0].height > 2 * DOUBLE or not look.is_ascii)
        _paint_edge(canvas, look, seats)
        for face, area in zip(self._scene.public.seats, seats, strict=True):
            panel = SeatPanel(canvas, look, self._scene, area)
            (panel.paint_large if is_large else panel.paint)(face)
        middle = _middle(canvas, seats)
        picture = PilePicture(canvas, look, self._scene, middle, is_large=is_large)
        picture.paint(self._frame, self._origin(seats))

    def _origin(self, seats: list[Area]) -> tuple[int, int]:
        return seats[self._frame.movement.plays[-1].seat].middle if self._frame else (0, 0)


def panel_size(width: int, height: int, *, is_large: bool) -> tuple[int, int]:
    """Columns and rows of a seat."""
    if is_large:
        return (min(44, (width - 8) // 4), 11) if width >= 180 and height >= 40 else (min(34, (width - 8) // 4), 6)
    return min(26, max(15, width // 5 + 1)), 4 if height < 22 else 5 if height < 34 else 7


def seats_round(width: int, height: int, number: int, *, is_large: bool = False) -> list[Area]:
    """Where each seat stands: clockwise, the first on the left."""
    wide, high = panel_size(width, height, is_large=is_large)
    sides = SIDES[number]
    between = (height - high) // 2 if sides.below else (height + high) // 2 - high // 2
    left = Area(0, between, wide, high)
    right = Area(width - wide, between, wide, high)
    above = [Area(x, 0, wide, high) for x in _spread(sides.above, wide, width)]
    below = [Area(x, height - high, wide, high) for x in reversed(_spread(sides.below, wide, width))]
    return [left, *above, right, *below]


def _spread(number: int, wide: int, width: int) -> list[int]:
    """Left columns of so many seats side by side, evenly, with room at both ends."""
    inset = wide // 2 if number < 3 else min(wide // 2, (width - number * wide) // 4)
    gap = (width - 2 * inset - number * wide) // (number + 1)
    first = (width - number * wide - gap * (number - 1)) // 2
    return [first + place * (wide + gap) for place in range(number)]


def _paint_edge(canvas: Canvas, look: Look, seats: list[Area]) -> None:
    """A line from seat to seat, with arrows that show which way the game goes."""
    left, right = seats[0], max(seats, key=lambda area: area.x)
    top = seats[1].middle[1]
    bottom = max(area.middle[1] for area in seats)
    bottom = bottom if bottom > left.middle[1] else canvas.height - 2
    x, end = left.middle[0], right.middle[0]
    canvas.box(x, top, end - x + 1, bottom - top + 1, look.box, look.table_quiet)
    for area in seats:
        at, row = area.middle
        if row == top:
            canvas.put(area.x + area.width, row, look.glyph("▸", ">"), look.table_quiet)
        elif row == bottom:
            canvas.put(area.x - 1, row, look.glyph("◂", "<"), look.table_quiet)
        elif area is left:
            canvas.put(at, area.y - 1, look.glyph("▴", "^"), look.table_quiet)
        else:
            canvas.put(at, area.y + area.height, look.glyph("▾", "v"), look.table_quiet)


def _middle(canvas: Canvas, seats: list[Area]) -> Area:
    """The room between the seats."""
    wide, high = seats[0].width, seats[1].height
    below = any(area.y > seats[0].y for area in seats)
    height = canvas.height - high * (2 if below else 1) - 1 - below - (0 if below else 3)
    return Area(wide + 2, high + 1, canvas.width - 2 * wide - 4, height)
