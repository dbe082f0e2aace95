"""The pile in a place of its own, and below it what is asked for."""

from __future__ import annotations

from boms.seat import Cleared, Event, Laid, Phase
from boms.text import _, asked_for_text, event_text, gift_text, in_force_text
from boms.ui.motion import Frame
from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, wrapped
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.plays import Plays
from boms.ui.widgets.seat import Area
from boms.walk import gift_back

_MOST = 2
"""Lines for what is asked for; where it takes more, only its beginning is said."""


class Pile(Drawn):
    """What lies on the table, and below it what is asked for. Plays come from above, where the seats are."""

    def __init__(self, *, asks: bool = True) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._frame: Frame | None = None
        self._asks = asks

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
        """Paints the plays as a cascade, or the empty table."""
        if self._scene is not None:
            area = Area(0, 0, canvas.width, canvas.height)
            PilePicture(canvas, look, self._scene, area, asks=self._asks).paint(self._frame, self._origin(canvas))

    def _origin(self, canvas: Canvas) -> tuple[int, int]:
        """Where the moving play comes from: below its seat, which is somewhere above."""
        if self._frame is None or self._scene is None:
            return 0, 0
        seat, seats = self._frame.movement.plays[-1].seat, len(self._scene.public.seats)
        return canvas.width * (2 * seat + 1) // (2 * seats), -4


class PilePicture:
    """The pile, the words under it, or the empty table, in an area of a canvas."""

    def __init__(
        self, canvas: Canvas, look: Look, scene: Scene, area: Area, *, asks: bool = True, is_large: bool = False
    ) -> None:
        self.canvas, self.look, self.scene, self.area = canvas, look, scene, area
        self._asks, self._is_large = asks, is_large

    def paint(self, frame: Frame | None, origin: tuple[int, int]) -> None:
        """Paints it as it is, or as it is while something moves, with the cell that a sliding play comes from."""
        below = self._below()
        room = self.area._replace(height=self.area.height - len(below))
        if frame is not None:
            Plays(self.canvas, self.look, self.scene, room, is_large=self._is_large).paint_moving(frame, origin)
        elif lying := _lying(self.scene):
            Plays(self.canvas, self.look, self.scene, room, is_large=self._is_large).paint(lying)
        else:
            self._paint_empty(room)
        for y, (line, style) in enumerate(below, room.y + room.height):
            self.canvas.middle(self.area.x, y, self.area.width, line, getattr(self.look, style))

    def _below(self) -> list[tuple[str, str]]:
        """The lines at the bottom: what is asked for, and the special effect in force."""
        asked = asked_of_all(self.scene) if self._asks else ""
        lines = wrapped(asked, self.area.width - 2)
        if len(lines) > _MOST:
            lines = wrapped(asked.partition(": ")[0], self.area.width - 2)
        effect = wrapped(in_force_text(self.scene.public), self.area.width - 2)
        return [*((line, "table_warning") for line in effect), *((line, "table_quiet") for line in lines)]

    def _paint_empty(self, room: Area) -> None:
        """A box with what emptied the table; only the words where there is no room for a box."""
        width = min(room.width - 2, 40)
        lines = wrapped(_said_instead(self.scene), width - 4)
        height = min(room.height, len(lines) + 4)
        if height < len(lines) + 2:
            width, height = room.width + 4, room.height
            lines = wrapped(_said_instead(self.scene), room.width)
        x, y = room.x + (room.width - width) // 2, room.y + max(0, (room.height - height) // 2)
        if height >= len(lines) + 2:
            self.canvas.box(x, y, width, height, self.look.box, self.look.table_quiet)
        for row, line in enumerate(lines, y + max(0, height - len(lines)) // 2):
            self.canvas.middle(x + 2, row, width - 4, line, self.look.table)


def asked_of_all(scene: Scene) -> str:
    """What the table asks for, as everybody may know it: in the exchange who gives whom how many cards."""
    public = scene.public
    return gift_text(public, scene.rules, gift_back(scene.events, public.to_act)) or asked_for_text(public, scene.rules)


def _lying(scene: Scene) -> tuple[Laid, ...]:
    """What lies there; after the round, the plays it ended with."""
    if scene.public.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER) or scene.public.pile:
        return scene.public.pile
    plays: list[Laid] = []
    for event in reversed(scene.events):
        if isinstance(event, Cleared):
            break
        if isinstance(event, Laid):
            plays.insert(0, event)
    return tuple(plays)


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
