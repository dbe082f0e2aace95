"""The seats, clockwise: who holds how many cards, who passed, who is out, whose turn it is."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from boms.rules import Title
from boms.seat import Laid, Phase, SeatFace
from boms.text import _, n_, place_text, play_text, sentence, title_text
from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.drawn import Drawn

MARKS = {
    Title.PRESIDENT: ("♛", "*"),
    Title.VICE_PRESIDENT: ("♕", "+"),
    Title.NEUTRAL: ("●", "o"),
    Title.VICE_BOMS: ("▽", "v"),
    Title.BOMS: ("▼", "V"),
}
"""A sign for each title, and one in ASCII."""


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
        """Paints each seat on its panel."""
        if self._scene is None:
            return
        faces = self._scene.public.seats
        gap = 1
        wide = (canvas.width + gap) // len(faces)
        left = (canvas.width + gap - wide * len(faces)) // 2
        for number, face in enumerate(faces):
            seat = _Seat(canvas, look, left + number * wide, wide - gap, canvas.height - (canvas.height > 5))
            seat.paint(self._scene, face)
            if canvas.height > 5 and number < len(faces) - 1:
                canvas.put(left + (number + 1) * wide - gap, 1, look.glyph("▸", ">"), look.table_quiet)


class _Seat:
    """One seat on the canvas."""

    def __init__(self, canvas: Canvas, look: Look, x: int, width: int, height: int) -> None:
        self.canvas, self.look, self.x, self.width, self.height = canvas, look, x, width, height

    def paint(self, scene: Scene, face: SeatFace) -> None:
        """Name and number of cards, title, backs, and how it stands; as many rows as there are."""
        look, is_turn = self.look, face.seat == scene.public.to_act
        name = look.key if is_turn else look.panel if face.is_live else look.panel_quiet
        self.canvas.fill(self.x, 0, self.width, self.height, look.panel)
        self._name(face, name, is_turn=is_turn)
        status, style = standing(scene, face, look)
        if self.height == 2:
            self._line(1, status or self._title(scene, face), style)
            return
        self._line(1, self._title(scene, face), look.panel_accent if _is_high(face) else look.panel_quiet)
        if self.height >= 4:
            self._backs(face, 2, self.height - 4 if self.height > 5 else 1)
        self._line(self.height - 1 - (self.height > 5), status, style)

    def _name(self, face: SeatFace, style: Style, *, is_turn: bool) -> None:
        look = self.look
        self.canvas.fill(self.x, 0, self.width, 1, style)
        number = str(face.cards) if face.is_live else look.glyph("✓", "-")
        mark = look.glyph("▸", ">") if is_turn else " "
        room = self.width - cell_len(number) - 3
        self.canvas.put(self.x, 0, mark, style)
        self.canvas.put(self.x + 1, 0, fitted(face.name, room), style)
        self.canvas.right(self.x + self.width - 1, 0, number, style)

    def _title(self, scene: Scene, face: SeatFace) -> str:
        if face.title is None:
            return ""
        mark = self.look.glyph(*MARKS[face.title])
        return f"{mark} {title_text(face.title, scene.words)}"

    def _line(self, y: int, text: str, style: Style) -> None:
        if 0 < y < self.height:
            self.canvas.put(self.x + 1, y, fitted(text, self.width - 1), style)

    def _backs(self, face: SeatFace, y: int, rows: int) -> None:
        back = self.look.glyph("▌", "|")
        fits = max(1, self.width - 2)
        for row in range(min(rows, 2)):
            shown = back * min(face.cards, fits)
            self.canvas.put(self.x + 1, y + row, shown, self.look.panel_back)


def _is_high(face: SeatFace) -> bool:
    return face.title in (Title.PRESIDENT, Title.VICE_PRESIDENT)


def standing(scene: Scene, face: SeatFace, look: Look) -> tuple[str, Style]:
    """How a seat stands in this trick, in a word or two, and the style for it."""
    if face.place is not None:
        return _("{place}").format(place=sentence(place_text(face.place))), look.panel_accent
    if face.is_marked:
        return _("marked"), look.panel_warning
    if scene.public.phase is not Phase.PLAY:
        return "", look.panel_quiet
    if face.seat == scene.public.to_act:
        return (_("to play") if scene.public.pile else _("leads")), look.panel_accent
    if face.has_passed or _passed_last(scene, face.seat):
        return _("passed"), look.panel_quiet
    last = next((play for play in reversed(scene.public.pile) if play.seat == face.seat), None)
    return (play_text(last), look.panel) if last else ("", look.panel_quiet)


def _passed_last(scene: Scene, seat: int) -> bool:
    """Whether the last thing this seat did in this trick was to pass."""
    for event in reversed(scene.events):
        if isinstance(event, Laid) and event not in scene.public.pile:
            return False
        if getattr(event, "seat", None) == seat:
            return type(event).__name__ == "Passed"
        if type(event).__name__ in ("Cleared", "Leads"):
            return False
    return False


def cards_left(number: int) -> str:
    """How many cards somebody holds."""
    return n_("{n} card", "{n} cards", number).format(n=number)
