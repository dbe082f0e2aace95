"""The name of the game and a row of cards: what Start greets with."""

from __future__ import annotations

from msgspec import Struct
from rich.cells import cell_len

from boms.text import _, rank_text
from boms.ui.themes import Look, Paper
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.letters import ROWS, large, large_within

FAN = ((0, 2), (5, 1), (9, 0), (11, 2), (12, 1), (0, 3))
"""Rank and suit of each card, the lowest first and the master card last."""

_MOTTO = 2
"""Rows for the line below the name, and an empty one."""

_LARGE = 16
"""Rows from which the name stands in large letters."""


class _Cut(Struct, frozen=True):
    """How large the cards are drawn."""

    step: int
    """Columns from one card to the next."""
    height: int
    """Rows of a card."""


_CUTS = (_Cut(15, 11), _Cut(10, 7), _Cut(6, 3))
"""From the largest to the smallest: the first that has room is taken."""


class Title(Drawn):
    """A row of cards, the last one lifted, with the name of the game below; no cards where there is little room."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints cards and name in the middle."""
        name = self._said(canvas, look)
        below = len(name) + _MOTTO + (len(name) > 1)
        cut = next((cut for cut in _CUTS if below + cut.height + 2 <= canvas.height), None)
        if cut is not None:
            self._paint_cards(canvas, look, cut, canvas.height - below - cut.height - 1)
        y = canvas.height - below
        for row, line in enumerate(name, y):
            canvas.middle(0, row, canvas.width, line, look.table_accent)
        canvas.middle(0, canvas.height - _MOTTO, canvas.width, _("First out rules, last out serves"), look.table_quiet)

    def _said(self, canvas: Canvas, look: Look) -> tuple[str, ...]:
        """The name of the game, in large letters where they fit."""
        said = _("Boms og president")
        letters = None if look.is_ascii or canvas.height < _LARGE else large(said)
        return (said,) if letters is None or cell_len(letters[0]) > canvas.width - 4 else letters

    def _paint_cards(self, canvas: Canvas, look: Look, cut: _Cut, top: int) -> None:
        left = (canvas.width - cut.step * len(FAN)) // 2 - 1
        for number, (rank, suit) in enumerate(FAN[:-1]):
            _paint_card(canvas, look, (left + number * cut.step, top), cut, look.paper, rank, suit)
        last = (left + (len(FAN) - 1) * cut.step, top - 1)
        _paint_card(canvas, look, last, _Cut(cut.step + 2, cut.height + 1), look.lifted, *FAN[-1])


def _paint_card(
    canvas: Canvas, look: Look, corner: tuple[int, int], cut: _Cut, paper: Paper, rank: int, suit: int
) -> None:
    x, y = corner
    canvas.fill(x, y, cut.step, cut.height, paper.ground)
    for row in range(y, y + cut.height):
        canvas.put(x, row, look.glyph("▏", "|"), paper.edge)
    canvas.put(x + 1, y, rank_text(rank), paper.inks[suit])
    canvas.put(x + 1, y + 1, look.suits[suit], paper.inks[suit])
    if cut.height > 5:
        canvas.right(x + cut.step - 1, y + cut.height - 2, look.suits[suit], paper.inks[suit])
        canvas.right(x + cut.step - 1, y + cut.height - 1, rank_text(rank), paper.inks[suit])
    if cut.height > 9:
        for row, figures in enumerate(large_within(look.suits[suit], cut.step)[0], y + (cut.height - ROWS) // 2):
            canvas.middle(x, row, cut.step, figures, paper.inks[suit])
