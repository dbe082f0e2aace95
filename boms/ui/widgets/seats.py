"""The seats in a row, clockwise, above everything else."""

from __future__ import annotations

from itertools import pairwise

from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.seat import Area, SeatPanel
from boms.ui.widgets.standing import cards_left

__all__ = ["SeatsRing", "cards_left"]


_WIDE = 98
"""Columns from which the row has a margin outside."""

_ROOM = 11
"""Columns for a seat and the gap after it, above which the row keeps a margin of its own."""

_LEAST = 10
"""Columns for a seat and the gap after it, below which every column counts."""


class SeatsRing(Drawn):
    """All seats side by side, clockwise from the left; after the last comes the first again."""

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Sets what is seen."""
        if scene != self._scene:
            self._scene = scene
            self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints each seat on its panel, with arrows in the gaps."""
        if self._scene is None:
            return
        arrow = look.glyph("▸", ">")
        areas = seats_in_row(canvas, self._scene)
        for face, area in zip(self._scene.public.seats, areas, strict=True):
            SeatPanel(canvas, look, self._scene, area).paint(face)
        for area in areas[:-1]:
            canvas.put(area.x + area.width, _arrow_row(area), arrow, look.table_quiet)


def seats_in_row(canvas: Canvas, scene: Scene) -> list[Area]:
    """Where each seat stands; narrow ones are of one width, unless so narrow that no column can be spared."""
    number = len(scene.public.seats)
    step = (canvas.width + 1) // number
    if step >= _LEAST and (canvas.width - 1) // number <= _ROOM:
        left = (canvas.width + 1 - step * number) // 2
        return [Area(left + seat * step, 0, step - 1, canvas.height) for seat in range(number)]
    inset = int(canvas.width < _WIDE and (canvas.width - 1) // number > _ROOM)
    edges = [inset + round(seat * (canvas.width - 2 * inset + 1) / number) for seat in range(number + 1)]
    return [Area(left, 0, right - left - 1, canvas.height) for left, right in pairwise(edges)]


def _arrow_row(area: Area) -> int:
    """The row whose words are shortest: among the backs of cards, or the last where there are none."""
    return area.height // 2 if area.height >= 4 or area.width > 9 else area.height - 1
