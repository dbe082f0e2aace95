"""The pile: the top play as whole cards, the plays under it peeking out above, and who laid them."""

from __future__ import annotations

from boms.cards import Card, each
from boms.seat import Cleared, Event, Laid, Phase
from boms.text import _, asked_for_text, event_text, play_text
from boms.ui.scene import Scene
from boms.ui.themes import Look, Paper
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.cards import draw_face
from boms.ui.widgets.drawn import Drawn

BEFORE = 2
"""How many plays under the top one stay readable."""


class Pile(Drawn):
    """What lies on the table, and below it what is asked for."""

    def __init__(self, *, asks: bool = True) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._asks = asks

    def show(self, scene: Scene) -> None:
        """Sets what is seen."""
        if scene != self._scene:
            self._scene = scene
            self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the plays as a cascade, or the empty table."""
        scene = self._scene
        if scene is None:
            return
        asked = _wrapped(_asked(scene), canvas.width)[:2] if self._asks else []
        room = canvas.height - 1 - len(asked)
        if scene.public.pile:
            self._paint_plays(canvas, look, scene, room)
        else:
            self._paint_empty(canvas, look, scene, room)
        for y, line in enumerate(asked, canvas.height - len(asked)):
            canvas.middle(0, y, canvas.width, line, look.table_quiet)

    def _paint_empty(self, canvas: Canvas, look: Look, scene: Scene, room: int) -> None:
        width, height = min(canvas.width - 2, 40), min(room, 7)
        x, y = (canvas.width - width) // 2, max(0, (room - height) // 2)
        if height >= 3:
            canvas.box(x, y, width, height, look.box, look.table_quiet)
        lines = _wrapped(_said_instead(scene), width - 4)[: max(1, height - 2)]
        for row, line in enumerate(lines, y + (height - len(lines)) // 2):
            canvas.middle(x + 2, row, width - 4, line, look.table)

    def _paint_plays(self, canvas: Canvas, look: Look, scene: Scene, room: int) -> None:
        pile = scene.public.pile
        peeking = min(BEFORE, len(pile) - 1, max(0, room - 4))
        face_height = min(room - peeking, 9 if room >= 15 else 7 if room >= 11 else 5)
        y = max(0, (room - peeking - face_height) // 2)
        for depth in range(peeking, 0, -1):
            self._paint_play(canvas, look, scene, pile[-1 - depth], y + peeking - depth, face_height, depth)
        self._paint_play(canvas, look, scene, pile[-1], y + peeking, face_height, 0)
        self._paint_top_words(canvas, look, scene, pile[-1], min(room, y + peeking + face_height))

    def _paint_top_words(self, canvas: Canvas, look: Look, scene: Scene, play: Laid, y: int) -> None:
        name = scene.names()[play.seat]
        said = _("{name}: {play}").format(name=name, play=play_text(play))
        canvas.middle(0, y, canvas.width, said, look.table_accent)

    def _paint_play(
        self, canvas: Canvas, look: Look, scene: Scene, play: Laid, y: int, height: int, depth: int
    ) -> None:
        cards = tuple(each(play.cards))
        width = {9: 13, 8: 11, 7: 11, 6: 9}.get(height, 7)
        step = _step(len(cards), width, canvas.width - 2 * 12)
        total = step * (len(cards) - 1) + width
        x = (canvas.width - total) // 2 - depth
        paper = look.shade if depth else look.paper
        for number, card in enumerate(cards):
            self._paint_face(canvas, look, scene, card, (x + number * step, y), (width, height), paper)
        if depth:
            canvas.put(x + total + 2, y, fitted(scene.names()[play.seat], 12), look.table_quiet)

    def _paint_face(
        self,
        canvas: Canvas,
        look: Look,
        scene: Scene,
        card: Card,
        at: tuple[int, int],
        size: tuple[int, int],
        paper: Paper,
    ) -> None:
        draw_face(canvas, look, card, at, size, paper, scene.words)


def _step(number: int, width: int, room: int) -> int:
    """Columns from one card to the next: apart where there is room, overlapping where not."""
    if number < 2:
        return 0
    return max(4, min(width + 2, (room - width) // (number - 1)))


def _asked(scene: Scene) -> str:
    """What is asked for, or what is different on an empty table."""
    if scene.public.phase is Phase.PLAY and scene.public.revolved and not scene.public.pile:
        return _("Revolution: lower beats higher")
    return asked_for_text(scene.public, scene.rules)


def _said_instead(scene: Scene) -> str:
    """What is said while nothing lies there."""
    if scene.public.phase is Phase.EXCHANGE:
        return _("Before the first lead cards are exchanged")
    actor = scene.actor()
    leads = _("{name} leads").format(name=actor.name) if actor else _("The table is empty")
    return _last_said(scene) or leads


def _last_said(scene: Scene) -> str:
    """What emptied the table."""
    last: Event | None = next((event for event in reversed(scene.events) if isinstance(event, Cleared)), None)
    return event_text(last, scene.names(), scene.words) if last else ""


def _wrapped(text: str, width: int) -> list[str]:
    from textwrap import wrap

    return wrap(text, max(8, width))
