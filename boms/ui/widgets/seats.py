"""The seats, clockwise: who holds how many cards, who passed, who is out, whose turn it is."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from boms.rules import MASTER_RANK, Title
from boms.seat import Cleared, Laid, Leads, Passed, Phase, SeatFace
from boms.text import PackWords, _, n_, p_, place_text, play_text, rank_text, sentence, title_text
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
        """Paints each seat on its panel, with arrows in the gaps."""
        if self._scene is None:
            return
        faces = self._scene.public.seats
        edges = [round(number * (canvas.width + 1) / len(faces)) for number in range(len(faces) + 1)]
        for face, left, right in zip(faces, edges, edges[1:], strict=False):
            _Seat(canvas, look, self._scene, left, right - left - 1).paint(face)
            if right < canvas.width:
                canvas.put(right - 1, canvas.height // 2, look.glyph("▸", ">"), look.table_quiet)


class _Seat:
    """One seat on the canvas."""

    def __init__(self, canvas: Canvas, look: Look, scene: Scene, x: int, width: int) -> None:
        self.canvas, self.look, self.scene, self.x, self.width = canvas, look, scene, x, width
        self.height = canvas.height
        self.pad = 1 if width > 9 else 0

    def paint(self, face: SeatFace) -> None:
        """Name and number of cards, title, backs, and how it stands; as many of them as there are rows."""
        look = self.look
        self.canvas.fill(self.x, 0, self.width, self.height, look.panel)
        if self.width < 9:
            self._narrow(face)
            return
        self._name(face)
        status, style = standing(self.scene, face, look, self.width - 2 * self.pad)
        if self.height == 2:
            self._line(1, status or self._title(face), style)
            return
        self._line(1, self._title(face), look.panel_accent if _is_high(face) else look.panel_quiet)
        if self.height >= 4:
            self._backs(face)
        self._line(self.height - 1, status, style)

    def _narrow(self, face: SeatFace) -> None:
        """A seat of a few columns: the name, the number with the sign of the title, how it stands."""
        look, is_turn = self.look, face.seat == self.scene.public.to_act
        style = look.key if is_turn else look.panel if face.is_live else look.panel_quiet
        self.canvas.fill(self.x, 0, self.width, 1, style)
        self.canvas.put(self.x, 0, fitted(face.name, self.width), style)
        number = str(face.cards) if face.is_live else look.glyph("✓", "-")
        mark = look.glyph(*MARKS[face.title]) if face.title else ""
        status, its_style = standing(self.scene, face, look, self.width)
        if self.height == 2:
            whole = f"{number}{mark} {status}"
            fits = cell_len(whole) <= self.width
            self._line(1, whole if fits else f"{number} {mark}", its_style if is_turn else look.panel)
        else:
            self._line(1, f"{number} {mark}", look.panel_accent if _is_high(face) else look.panel)
            self._line(2, status, its_style)

    def _name(self, face: SeatFace) -> None:
        look, is_turn = self.look, face.seat == self.scene.public.to_act
        style = look.key if is_turn else look.panel if face.is_live else look.panel_quiet
        self.canvas.fill(self.x, 0, self.width, 1, style)
        number = str(face.cards) if face.is_live else look.glyph("✓", "-")
        after = self.x
        if is_turn or self.pad:
            after = self.canvas.put(self.x, 0, look.glyph("▸", ">") if is_turn else " ", style)
        room = self.x + self.width - self.pad - cell_len(number) - 1 - after
        self.canvas.put(after, 0, fitted(face.name, room), style)
        self.canvas.right(self.x + self.width - self.pad, 0, number, style)

    def _title(self, face: SeatFace) -> str:
        if face.title is None:
            return ""
        mark = self.look.glyph(*MARKS[face.title])
        room = self.width - 2 * self.pad
        whole = f"{mark} {title_text(face.title, self.scene.words)}"
        if cell_len(whole) <= room:
            return whole
        return f"{mark} {short_title(face.title, self.scene.words, max(2, room - cell_len(mark) - 1))}"

    def _line(self, y: int, text: str, style: Style) -> None:
        self.canvas.put(self.x + self.pad, y, fitted(text, self.width - 2 * self.pad), style)

    def _backs(self, face: SeatFace) -> None:
        back = self.look.back
        for row in range(2, self.height - 1):
            shown = back * min(face.cards, self.width - 2 * self.pad)
            self.canvas.put(self.x + self.pad, row, shown, self.look.panel_back)


def _is_high(face: SeatFace) -> bool:
    return face.title in (Title.PRESIDENT, Title.VICE_PRESIDENT)


def short_title(title: Title, words: PackWords | None, room: int) -> str:
    """A title where there is little room; a pack's own word is cut short with a full stop."""
    own = title_text(title, words)
    if own != title_text(title):
        return own if cell_len(own) <= room else fitted(own, room)[:-1] + "."
    match title:
        case Title.PRESIDENT:
            return p_("title, at most seven letters", "Pres.")
        case Title.VICE_PRESIDENT:
            return p_("title, at most seven letters", "Vice-P.")
        case Title.NEUTRAL:
            return p_("title, at most seven letters", "Citizen")
        case Title.VICE_BOMS:
            return p_("title, at most seven letters", "Vice-S.")
        case Title.BOMS:
            return p_("title, at most seven letters", "Scum")


def standing(scene: Scene, face: SeatFace, look: Look, room: int) -> tuple[str, Style]:
    """How a seat stands in this trick, in a word or two, and the style for it."""
    if face.place is not None:
        return sentence(place_text(face.place)), look.panel_accent
    if face.is_marked:
        return _("marked"), look.panel_warning
    if scene.public.phase is not Phase.PLAY:
        return "", look.panel_quiet
    if face.seat == scene.public.to_act:
        return (p_("on the seat", "to play") if scene.public.pile else _("leads")), look.panel_accent
    if face.has_passed or _passed_last(scene, face.seat):
        return _("passed"), look.panel_quiet
    last = next((play for play in reversed(scene.public.pile) if play.seat == face.seat), None)
    return (_play(last, scene, look, room), look.panel) if last else ("", look.panel_quiet)


def _play(play: Laid, scene: Scene, look: Look, room: int) -> str:
    """A play in words, or as short as `Q×2`."""
    words = play_text(play)
    if cell_len(words) <= room or play.rank == MASTER_RANK:
        return words
    rank = rank_text(play.rank, scene.words)
    return rank if play.size == 1 else f"{rank}{look.glyph('×', 'x')}{play.size}"


def _passed_last(scene: Scene, seat: int) -> bool:
    """Whether the last thing this seat did in this trick was to pass."""
    for event in reversed(scene.events):
        if isinstance(event, Cleared | Leads):
            return False
        if isinstance(event, Laid | Passed) and event.seat == seat:
            return isinstance(event, Passed)
    return False


def cards_left(number: int) -> str:
    """How many cards somebody holds."""
    return n_("{n} card", "{n} cards", number).format(n=number)
