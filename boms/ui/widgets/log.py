"""The log: what has happened in this round, the newest at the bottom, the plays of this trick in full."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.style import Style
from textual import events

from boms.cards import each
from boms.rules import titles_by_place
from boms.seat import Cleared, Event, Laid, Marked, Passed, Phase, Placed, Revolved, RoundOver, Touched, TurnedDown
from boms.text import _, clears_by_itself, told_lines
from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, Run, fitted, wrapped
from boms.ui.widgets.cards import runs_of
from boms.ui.widgets.drawn import Drawn

_WITH_MARGIN = 14
"""Rows from which the first and the last one stay empty."""


class TrickLog(Drawn):
    """Lines on a panel; the wheel and the scroll keys go back through the round."""

    ground = "bar"

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._back = 0

    def show(self, scene: Scene) -> None:
        """Sets what is seen, the newest at the bottom."""
        if scene != self._scene:
            self._scene, self._back = scene, 0
            self.repaint()

    def scroll_by(self, lines: int) -> None:
        """Goes back through the round by so many lines, or forward."""
        self._back = max(0, self._back + lines)
        self.repaint()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Goes back."""
        event.stop()
        self.scroll_by(2)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Goes forward."""
        event.stop()
        self.scroll_by(-2)

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints as many lines as fit."""
        if self._scene is None or canvas.height < 1:
            return
        lines = list(_lines(self._scene, look, canvas.width - 2))
        top = int(canvas.height >= _WITH_MARGIN)
        room = canvas.height - 2 * top
        self._back = min(self._back, max(0, len(lines) - room))
        end = len(lines) - self._back
        shown = lines[max(0, end - room) : end]
        for y, line in enumerate(shown, top):
            canvas.runs(1, y, line, room=canvas.width - 1)
        self._paint_arrows(canvas, look, is_more=len(lines) > room + self._back)

    def _paint_arrows(self, canvas: Canvas, look: Look, *, is_more: bool) -> None:
        """Shows that there is more above, or below where somebody has gone back."""
        if is_more:
            canvas.put(canvas.width - 1, 0, look.glyph("▲", "^"), look.bar_accent)
        if self._back:
            canvas.put(canvas.width - 1, canvas.height - 1, look.glyph("▼", "v"), look.bar_accent)


def _lines(scene: Scene, look: Look, width: int) -> Iterator[list[Run]]:
    names = scene.names()
    for note in scene.notes:
        for line in wrapped(note, width):
            yield [(line, look.bar_warning)]
    wide = min(max((cell_len(name) for name in names), default=0), max(6, width // 2 - 2))
    titles = titles_by_place(scene.rules, len(names))
    waits = scene.public.phase is Phase.CLEAR
    for number, text in told_lines(scene.events, names, scene.words, titles, waits=waits):
        event = scene.events[number]
        if isinstance(event, Laid) and not clears_by_itself(scene.events, number) and not event.announced:
            yield from _laid(scene, look, event, width, wide)
        elif isinstance(event, Passed):
            said = _("cannot play") if number in scene.automatic else _("passes")
            yield [(_padded(names[event.seat], wide), look.bar_quiet), (said, look.bar_quiet)]
        else:
            style = look.bar_accent if clears_by_itself(scene.events, number) else _style(event, look)
            yield from ([(line, style)] for line in wrapped(text, width))


def _laid(scene: Scene, look: Look, play: Laid, width: int, wide: int) -> Iterator[list[Run]]:
    """The cards after the name; on more lines where there are many."""
    line: list[Run] = [(_padded(scene.names()[play.seat], wide), look.bar)]
    used = wide + 2
    for card in each(play.cards):
        runs = runs_of(card, look, scene.words)
        size = sum(cell_len(text) for text, _style in runs)
        if used + size > width:
            yield line
            line, used = [(" " * (wide + 2), look.bar)], wide + 2
        line += [*runs, (" ", look.bar)]
        used += size + 1
    yield line


def _padded(name: str, wide: int) -> str:
    name = fitted(name, wide)
    return name + " " * (wide - cell_len(name) + 2)


def _style(event: Event, look: Look) -> Style:
    """What changes the game stands out."""
    if isinstance(event, Cleared | Placed | Revolved | TurnedDown | RoundOver):
        return look.bar_accent
    return look.bar_warning if isinstance(event, Marked | Touched) else look.bar
