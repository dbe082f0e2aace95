"""The name of the game and a row of cards: what Start greets with."""

from __future__ import annotations

from msgspec import Struct

from boms.text import _, rank_text
from boms.ui.themes import Look, Paper
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn

FAN = ((0, 2), (5, 1), (9, 0), (11, 2), (12, 1), (0, 3))
"""Rank and suit of each card, the lowest first and the master card last."""

_WORDS = 3


class _Cut(Struct, frozen=True):
    """How large the cards are drawn."""

    step: int
    """Columns from one card to the next."""
    height: int
    """Rows of a card."""


class Title(Drawn):
    """A row of cards, the last one lifted, with the name of the game below; no cards where there is little room."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints cards and name in the middle."""
        if canvas.height > _WORDS + 4:
            self._paint_cards(canvas, look, _Cut(10, 7) if canvas.height > 12 else _Cut(6, 3))
        y = canvas.height - _WORDS
        canvas.middle(0, y, canvas.width, _("Boms og president"), look.table_accent)
        canvas.middle(0, y + 1, canvas.width, _("First out rules, last out serves"), look.table_quiet)

    def _paint_cards(self, canvas: Canvas, look: Look, cut: _Cut) -> None:
        left = (canvas.width - cut.step * len(FAN) - 2) // 2
        top = canvas.height - _WORDS - cut.height - 1
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
