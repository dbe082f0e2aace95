"""The bars of the frame: what is going on above, what can be pressed below."""

from __future__ import annotations

from rich.cells import cell_len
from textual import events
from textual.geometry import Size

from boms.ui.commands import Command, key_name
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn

_NARROW = 80
"""Columns below which the key bar may take a third row."""


class TopBar(Drawn):
    """One line: the program and the place on the left, what matters now on the right."""

    ground = "bar"

    def __init__(self) -> None:
        super().__init__()
        self._left = self._right = ""

    def say(self, left: str, right: str) -> None:
        """Sets both sides."""
        if (left, right) != (self._left, self._right):
            self._left, self._right = left, right
            self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints both sides; the name of the program gives way first, then the left one."""
        canvas.fill(0, 0, canvas.width, 1, look.bar)
        end = canvas.width - 2 - cell_len(self._right) - (1 if self._right else 0)
        has_name = 7 + cell_len(self._left) <= end
        x = canvas.put(1, 0, "BOMS", look.bar_accent) + 2 if has_name or not self._left else 1
        canvas.put(x, 0, self._left, look.bar, room=max(0, end - x))
        canvas.right(canvas.width - 1, 0, self._right, look.bar_accent)


_ON_THE_CARDS = frozenset(("rank_0", "left"))
"""Commands that the cards themselves show and a click on them does: they give way where the bar is too short."""


_IN_THE_CORNER = frozenset(("help", "menu"))
"""Commands of every screen, which stand at the right end of the bar."""

_Place = tuple[int, int, int, Command]
"""Where a command stands: column, row, the column after it."""


class KeyBar(Drawn):
    """The keys that can be pressed now, and what they do; a click does it too."""

    ground = "bar"
    DEFAULT_CSS = "KeyBar { height: auto; }"

    def __init__(self) -> None:
        super().__init__()
        self._commands: tuple[Command, ...] = ()

    def offer(self, commands: tuple[Command, ...]) -> None:
        """Sets what can be pressed."""
        before = [(command.name, command.label) for command in self._commands]
        self._commands = tuple(command for command in commands if command.shown)
        if before != [(command.name, command.label) for command in self._commands]:
            self._painted = None
            self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as are needed, of at most two; of three in a narrow window."""
        most = 3 if width < _NARROW else 2
        return 1 + max((y for _x, y, _end, _command in self._places(width, most)), default=0)

    def _places(self, width: int, rows: int) -> list[_Place]:
        """Where each command stands. They move together, and to the very edge, only where nothing else lets all fit."""
        commands, fewer = self._commands, tuple(c for c in self._commands if c.name not in _ON_THE_CARDS)
        for its, gap, edge in ((commands, 2, 1), (commands, 1, 1), (fewer, 1, 1), (fewer, 1, 0)):
            places = _placed(its, width - edge, rows, gap)
            if len(places) == len(its):
                break
        return places

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints each command that has room."""
        for x, y, _end, command in self._places(canvas.width, canvas.height):
            after = canvas.put(x, y, f" {_key(command)} ", look.key)
            canvas.put(after + 1, y, command.label, look.bar)

    def on_click(self, event: events.Click) -> None:
        """Does what was clicked."""
        for x, y, end, command in self._places(self.size.width, self.size.height):
            if y == event.y and x <= event.x < end:
                event.stop()
                command.act()
                return


def _placed(commands: tuple[Command, ...], width: int, rows: int, gap: int) -> list[_Place]:
    """The commands row by row from the left; those of every screen always at the end of the last row."""
    corner = tuple(command for command in commands if command.name in _IN_THE_CORNER)
    places = _in_rows(tuple(command for command in commands if command not in corner), width, gap)
    wide = sum(map(_size, corner)) + gap * (len(corner) - 1)
    y, end = (places[-1][1], places[-1][2]) if places else (0, 0)
    if corner and end + gap + wide > width:
        y += 1
    x = max(gap - 1, width - wide)
    for command in corner:
        places.append((x, y, x + _size(command), command))
        x += _size(command) + gap
    return [place for place in places if place[1] < rows]


def _in_rows(commands: tuple[Command, ...], width: int, gap: int) -> list[_Place]:
    places: list[_Place] = []
    x, y = gap - 1, 0
    for command in commands:
        if x + _size(command) > width and x >= gap:
            x, y = gap - 1, y + 1
        places.append((x, y, x + _size(command), command))
        x += _size(command) + gap
    return places


def _size(command: Command) -> int:
    """Columns of a key and its label."""
    return cell_len(_key(command)) + cell_len(command.label) + 3


def _key(command: Command) -> str:
    return command.key_label or key_name(command.keys[0])
