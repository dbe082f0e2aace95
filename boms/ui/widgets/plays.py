"""The plays of a trick: the top one as whole cards, two under it peeking out above, and who laid them."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

from boms.cards import each
from boms.seat import Laid
from boms.text import _, play_text
from boms.ui.motion import Frame, Kind
from boms.ui.scene import Scene
from boms.ui.themes import Look, Paper
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.cards import draw_back, draw_face, draw_large_face
from boms.ui.widgets.seat import Area

BEFORE = 2
"""How many plays under the top one stay readable."""

_WIDTHS = {13: 19, 9: 13, 8: 11, 7: 11, 6: 9}
_NAMES = 12
"""Columns for the name beside a play that peeks out."""


_FOR_DOUBLE = 17
"""Rows from which the cards of a large table have figures twice as large."""


class _Size(NamedTuple):
    """How a pile is laid out."""

    peeking: int
    """How many plays peek out above the top one."""
    top: int
    """The row of the uppermost of them."""
    width: int
    """Columns of a card."""
    height: int
    """Rows of a card."""


class Plays:
    """The plays of a trick in an area of a canvas."""

    def __init__(self, canvas: Canvas, look: Look, scene: Scene, area: Area, *, is_large: bool = False) -> None:
        self.canvas, self.look, self.scene, self.area, self.is_large = canvas, look, scene, area, is_large

    def paint(self, plays: tuple[Laid, ...]) -> None:
        """Paints them where they lie."""
        size = self._size(len(plays))
        self._paint_under(plays, size)
        self._paint_play(plays[-1], self._place(plays[-1], size, 0), size, self.look.paper)
        self._say_top(plays[-1], size)
        if self.is_large and size.top > self.area.y:
            before = " · ".join(map(self._said, plays[-1 - BEFORE : -1]))
            self.canvas.middle(self.area.x, self.area.y, self.area.width, before, self.look.table_quiet)

    def _said(self, play: Laid) -> str:
        return _("{name}: {play}").format(name=self.scene.names()[play.seat], play=play_text(play))

    def paint_moving(self, frame: Frame, origin: tuple[int, int]) -> None:
        """Paints them while they move; a play that slides comes from the cell `origin`."""
        plays, size = frame.movement.plays, self._size(len(frame.movement.plays))
        x, y = self._place(plays[-1], size, 0)
        match frame.movement.kind:
            case Kind.SLIDE:
                if plays[:-1]:
                    self.paint(plays[:-1])
                at = _between(origin, (x, y), frame.eased)
                self._paint_play(plays[-1], at, size, self.look.paper)
            case Kind.TURN:
                self._paint_under(plays, size)
                self._paint_turning(plays[-1], (x, y), size, frame.share)
                self._say_top(plays[-1], size)
            case Kind.SWEEP:
                off = _between((x, y), (self.canvas.width, y), frame.share**2)
                self._paint_play(plays[-1], off, size, self.look.shade)

    def _size(self, number: int) -> _Size:
        if self.is_large:
            height = 15 if self.area.height >= _FOR_DOUBLE else min(11, self.area.height - 2)
            wide = 23 if height > 11 else 15
            return _Size(0, self.area.y + max(1, (self.area.height - 1 - height) // 2), wide, height)
        room = self.area.height - 1
        peeking = min(BEFORE, number - 1, max(0, room - 4))
        height = min(room - peeking, 13 if room >= 24 else 9 if room >= 13 else 7 if room >= 11 else 5)
        top = self.area.y + max(0, (room - peeking - height) // 2)
        return _Size(peeking, top, _WIDTHS.get(height, 7), height)

    def _step(self, number: int, width: int) -> int:
        """Columns from one card to the next: apart where there is room, overlapping where not."""
        if number < 2:
            return 0
        room = self.area.width - (2 if self.is_large else 2 * self._beside())
        least = 10 if self.is_large else 4
        return max(least, min(width + 2, (room - width) // (number - 1)))

    def _beside(self) -> int:
        """Columns that the names beside the plays take."""
        return min(_NAMES, 2 + max(map(cell_len, self.scene.names())))

    def _total(self, play: Laid, size: _Size) -> int:
        return self._step(play.size, size.width) * (play.size - 1) + size.width

    def _place(self, play: Laid, size: _Size, depth: int) -> tuple[int, int]:
        """Where a play lies that has so many plays upon it."""
        x = self.area.x + (self.area.width - self._total(play, size)) // 2 - depth
        return x, size.top + size.peeking - depth

    def _paint_under(self, plays: tuple[Laid, ...], size: _Size) -> None:
        for depth in range(size.peeking, 0, -1):
            play = plays[-1 - depth]
            x, y = self._place(play, size, depth)
            self._paint_play(play, (x, y), size, self.look.shade)
            after = x + self._total(play, size) + 2
            room = self.area.x + self.area.width - after
            self.canvas.put(after, y, fitted(self.scene.names()[play.seat], min(_NAMES, room)), self.look.table_quiet)

    def _paint_play(self, play: Laid, at: tuple[int, int], size: _Size, paper: Paper) -> None:
        draw = draw_large_face if self.is_large else draw_face
        step = self._step(play.size, size.width)
        for number, card in enumerate(each(play.cards)):
            spot, seen = (at[0] + number * step, at[1]), step if number < play.size - 1 else None
            draw(self.canvas, self.look, card, spot, (size.width, size.height), paper, self.scene.words, seen=seen)

    def _paint_turning(self, play: Laid, at: tuple[int, int], size: _Size, share: float) -> None:
        """Every card turns round its long side, twice: its back is seen in between."""
        step, seen = self._step(play.size, size.width), abs(1 - 4 * share % 2)
        width = max(1, round(size.width * seen))
        for number, card in enumerate(each(play.cards)):
            spot = (at[0] + number * step + (size.width - width) // 2, at[1])
            if 0.25 <= share < 0.75:
                draw_back(self.canvas, self.look, spot, (width, size.height))
            else:
                face = (width, size.height)
                draw_face(self.canvas, self.look, card, spot, face, self.look.paper, self.scene.words)

    def _say_top(self, play: Laid, size: _Size) -> None:
        """Who laid the top play, and what it is."""
        said = self._said(play)
        y = min(self.area.y + self.area.height - 1, size.top + size.peeking + size.height)
        self.canvas.middle(self.area.x, y, self.area.width, said, self.look.table_accent)


def _between(start: tuple[int, int], end: tuple[int, int], share: float) -> tuple[int, int]:
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
