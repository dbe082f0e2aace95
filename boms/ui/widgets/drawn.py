"""The base of widgets that paint their cells themselves."""

from __future__ import annotations

from rich.segment import Segment
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from boms.ui.themes import FELT, Look, look_of
from boms.ui.widgets.canvas import Canvas


class Drawn(Widget):
    """A widget that paints one canvas. Subclasses say what is on it in `paint` and call `repaint` when that changes."""

    DEFAULT_CSS = "Drawn { width: 1fr; height: 1fr; }"
    ground: str = "table"
    """Which style of the look the canvas starts with."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - the framework's word
        super().__init__(id=id, classes=classes)
        self._strips: list[Strip] = []
        self._painted: tuple[Size, Look] | None = None

    @property
    def look(self) -> Look:
        """The styles of the theme in use."""
        look = getattr(self.app, "look", None)
        return look if isinstance(look, Look) else look_of(FELT)

    @property
    def is_painted(self) -> bool:
        """Whether it has been drawn as it is now."""
        return self._painted is not None

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints everything."""

    def repaint(self) -> None:
        """What is painted is out of date."""
        self._painted = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the canvas, which is painted anew where it is out of date."""
        now = (self.size, self.look)
        if self._painted != now:
            canvas = Canvas(self.size.width, self.size.height, getattr(now[1], self.ground))
            self.paint(canvas, now[1])
            self._strips, self._painted = canvas.strips(only_ascii=now[1].is_ascii), now
        if y < len(self._strips):
            return self._strips[y]
        return Strip([Segment(" " * self.size.width, now[1].table)], self.size.width)
