"""The name of the game and a fan of cards: what Start greets with."""

from __future__ import annotations

from boms.text import _, rank_text
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn

FAN = ((0, 2), (5, 1), (9, 0), (11, 2), (12, 1), (0, 3))
"""Rank and suit of each card, the lowest first and the master card last."""

_CARD = 6


class Title(Drawn):
    """A fan of cards with the name of the game below; without the cards where there is little room."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints cards and name in the middle."""
        width = _CARD * len(FAN) + 2
        y = canvas.height - 3
        if canvas.height >= 8:
            x = (canvas.width - width) // 2
            for number, (rank, suit) in enumerate(FAN):
                is_last = number == len(FAN) - 1
                self._paint_card(canvas, look, x + number * _CARD, canvas.height - 8, rank, suit, is_last=is_last)
        canvas.middle(0, y, canvas.width, _("Boms og president"), look.table_accent)
        canvas.middle(0, y + 1, canvas.width, _("First out rules, last out serves"), look.table_quiet)

    def _paint_card(self, canvas: Canvas, look: Look, x: int, y: int, rank: int, suit: int, *, is_last: bool) -> None:
        paper = look.lifted if is_last else look.paper
        width, up = (_CARD + 2, 1) if is_last else (_CARD, 0)
        canvas.fill(x, y + 1 - up, width, 3 + up, paper.ground)
        for row in range(y + 1 - up, y + 4):
            canvas.put(x, row, look.glyph("▏", "|"), paper.edge)
        canvas.put(x + 1, y + 1 - up, rank_text(rank), paper.inks[suit])
        canvas.put(x + 1, y + 2 - up, look.suits[suit], paper.inks[suit])
