"""The window is too small: what is needed, and nothing else."""

from __future__ import annotations

import re
from textwrap import wrap

from textual.app import ComposeResult

from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens.base import Framed
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn

LEAST = (60, 20)
"""Columns and rows with which everything can be played."""


class _Plea(Drawn):
    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the sentences in the middle, each in lines of its own."""
        words = _("The window is too small: {columns} × {rows} are needed. All cards are hidden until then.").format(
            columns=LEAST[0], rows=LEAST[1]
        )
        sentences = re.split(r"(?<=\.) ", words)
        lines = [line for sentence in sentences for line in wrap(sentence, max(1, canvas.width))]
        for y, line in enumerate(lines, max(0, (canvas.height - len(lines)) // 2)):
            canvas.middle(0, y, canvas.width, line, look.table)


class SmallScreen(Framed):
    """Shown while the window is too small; the screen before comes back by itself, a hand does not."""

    def compose(self) -> ComposeResult:
        """No frame: there is no room for one."""
        yield _Plea()

    def all_commands(self) -> tuple[Command, ...]:
        """Only leaving."""
        return (Command("leave", ("ctrl+q",), "", self.boms.leave),)
