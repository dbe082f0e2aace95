"""One seat on a canvas: who holds how many cards, whose turn it is, who passed, who is out."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from boms.rules import Title
from boms.seat import SeatFace
from boms.text import title_text
from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.letters import DOUBLE, ROWS, large_within
from boms.ui.widgets.standing import short_title, standing

MARKS = {
    Title.PRESIDENT: ("♛", "*"),
    Title.VICE_PRESIDENT: ("♕", "+"),
    Title.NEUTRAL: ("●", "o"),
    Title.VICE_BOMS: ("▽", "v"),
    Title.BOMS: ("▼", "V"),
}
"""A sign for each title, and one in ASCII."""

_BESIDE_NAME = 4
"""Columns for the sign of the turn, a gap and the number: a name that is cut is cut by so much whatever they are."""


class Area(NamedTuple):
    """A rectangle on a canvas."""

    x: int
    """Its left column."""
    y: int
    """Its upper row."""
    width: int
    """Columns."""
    height: int
    """Rows."""

    @property
    def middle(self) -> tuple[int, int]:
        """The cell in the middle."""
        return self.x + self.width // 2, self.y + self.height // 2


class SeatPanel:
    """One seat in an area of the canvas."""

    def __init__(self, canvas: Canvas, look: Look, scene: Scene, area: Area) -> None:
        self.canvas, self.look, self.scene, self.area = canvas, look, scene, area
        self.x, self.y, self.width, self.height = area
        self.pad = 1 if self.width > 9 else 0
        self.room = self.width - (2 * self.pad if self.width > 11 else self.pad)
        """Columns for words; nine at the least, where a seat is not narrow: that much the short titles take."""

    def paint(self, face: SeatFace) -> None:
        """Name and number of cards, title, backs, and how it stands; as many of them as there are rows."""
        look, is_turn = self.look, self._is_turn(face)
        self.canvas.fill(*self.area, look.key if is_turn else look.panel)
        if self.width < 9:
            self._narrow(face)
            return
        self._name(face)
        status, style = self._standing(face)
        if self.height == 2:
            self._line(1, status or self._title(face), style)
            return
        self._line(1, self._title(face), self._title_style(face))
        if self.height >= 4:
            self._backs(face)
        self._line(self.height - 1, status, style)

    def _standing(self, face: SeatFace) -> tuple[str, Style]:
        status, style = standing(self.scene, face, self.look, self.room)
        return status, self.look.key if self._is_turn(face) else style

    def _title_style(self, face: SeatFace) -> Style:
        if self._is_turn(face):
            return self.look.key
        return self.look.panel_accent if _is_high(face) else self.look.panel_quiet

    def paint_large(self, face: SeatFace) -> None:
        """Name and number of cards in large figures, and in a line below them the title and how it stands."""
        look, is_turn = self.look, self._is_turn(face)
        style = look.key if is_turn else look.panel if face.is_live else look.panel_quiet
        self.canvas.fill(*self.area, look.key if is_turn else look.panel)
        room, is_double = self.width - 2, self.height > 2 * DOUBLE
        name, is_whole = large_within(face.name, room, is_double=is_double)
        for row, letters in enumerate(name):
            self.canvas.put(self.x + 1, self.y + row, letters, style)
        number, _all = large_within(self._number(face), room, is_double=is_double)
        for row, figures in enumerate(number, self.y + self.height - len(number)):
            self.canvas.put(self.x + 1, row, figures, style)
        self._words_beside(face, style, 3 + max(map(cell_len, number)), is_whole=is_whole)

    def _words_beside(self, face: SeatFace, style: Style, after: int, *, is_whole: bool) -> None:
        """Beside the number: the name, where it was cut, the title, and how the seat stands."""
        room = self.width - after - 1
        status, its_style = standing(self.scene, face, self.look, room)
        words = ("" if is_whole else face.name, self._title(face, room), status)
        for row, text in enumerate(words):
            at_end = row == len(words) - 1 and not self._is_turn(face)
            y = self.y + self.height - ROWS + row
            self.canvas.put(self.x + after, y, fitted(text, room), its_style if at_end else style)

    def _is_turn(self, face: SeatFace) -> bool:
        return face.seat == self.scene.public.to_act

    def _number(self, face: SeatFace) -> str:
        return str(face.cards) if face.is_live else self.look.glyph("✓", "-")

    def _narrow(self, face: SeatFace) -> None:
        """A seat of a few columns: the name, the number with the sign of the title, how it stands."""
        look, is_turn = self.look, self._is_turn(face)
        style = look.key if is_turn else look.panel if face.is_live else look.panel_quiet
        self.canvas.fill(self.x, self.y, self.width, 1, style)
        self.canvas.put(self.x, self.y, fitted(face.name, self.width), style)
        mark = look.glyph(*MARKS[face.title]) if face.title else ""
        number = self._number(face)
        status, its_style = self._standing(face)
        if self.height == 2:
            whole = f"{number}{mark} {status}"
            fits = cell_len(whole) <= self.width
            self._line(1, whole if fits else f"{number} {mark}", look.key if is_turn else look.panel)
        else:
            self._line(1, f"{number} {mark}", self._title_style(face) if is_turn or _is_high(face) else look.panel)
            self._line(2, status, its_style)

    def _name(self, face: SeatFace) -> None:
        look, is_turn = self.look, self._is_turn(face)
        style = look.key if is_turn else look.panel if face.is_live else look.panel_quiet
        self.canvas.fill(self.x, self.y, self.width, 1, style)
        number = self._number(face)
        after = self.x
        if is_turn or self.pad:
            after = self.canvas.put(self.x, self.y, look.glyph("▸", ">") if is_turn else " ", style)
        room = self.x + self.width - self.pad - cell_len(number) - 1 - after
        if cell_len(face.name) > room:
            room = min(room, self.width - self.pad - _BESIDE_NAME)
        self.canvas.put(after, self.y, fitted(face.name, room), style)
        self.canvas.right(self.x + self.width - self.pad, self.y, number, style)

    def _title(self, face: SeatFace, room: int | None = None) -> str:
        if face.title is None:
            return ""
        mark = self.look.glyph(*MARKS[face.title])
        room = self.room if room is None else room
        whole = f"{mark} {title_text(face.title, self.scene.words)}"
        if cell_len(whole) <= room:
            return whole
        return f"{mark} {short_title(face.title, self.scene.words, max(2, room - cell_len(mark) - 1))}"

    def _line(self, y: int, text: str, style: Style) -> None:
        self.canvas.put(self.x + self.pad, self.y + y, fitted(text, self.room), style)

    def _backs(self, face: SeatFace) -> None:
        back, style = self.look.back, self.look.key if self._is_turn(face) else self.look.panel_back
        for row in range(2, self.height - 1):
            shown = back * min(face.cards, self.width - 2 * self.pad)
            self.canvas.put(self.x + self.pad, self.y + row, shown, style)


def _is_high(face: SeatFace) -> bool:
    return face.title in (Title.PRESIDENT, Title.VICE_PRESIDENT)
