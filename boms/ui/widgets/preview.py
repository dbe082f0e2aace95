"""A look at the theme in use: cards that can be laid, chosen and shaded ones, a back, and words on every ground."""

from __future__ import annotations

from boms.text import _, rank_text
from boms.ui.themes import Look, Paper
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn

_SHOWN = ((0, 3), (5, 1), (8, 0), (9, 2), (11, 1), (12, 3))
"""Rank and suit of the cards, from the left."""

_LIFTED = 3
_SHADED = 2


class Preview(Drawn):
    """A few cards and words."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the cards in the middle, and where there is room two lines of words below."""
        rows = 4 if canvas.height < 8 else 5
        if canvas.height < rows:
            return
        step, width = (5, 7) if canvas.width < 44 else (6, 8)
        whole = step * (len(_SHOWN) - 1) + 2 * width + 2
        x, y = max(0, (canvas.width - whole) // 2), max(0, (canvas.height - rows - 2) // 2)
        for number, (rank, suit) in enumerate(_SHOWN):
            paper = look.lifted if number == _LIFTED else look.shade if number < _SHADED else look.paper
            at = (x + number * step, y + (number != _LIFTED))
            _paint_card(canvas, look, at, (width, rows - 1), paper, (rank, suit))
        back = x + whole - width
        canvas.fill(back, y + 1, width, rows - 1, look.back_face)
        for row in range(rows - 1):
            canvas.put(back, y + 1 + row, look.back * width, look.back_face)
        if canvas.height >= rows + 2:
            self._paint_words(canvas, look, y + rows + 1)

    def _paint_words(self, canvas: Canvas, look: Look, y: int) -> None:
        parts = (
            (_("Ane leads"), look.key),
            (_("Bo passed"), look.panel_quiet),
            (_("Cato is out"), look.panel_accent),
            (_("not allowed"), look.table_warning),
        )
        x = max(0, (canvas.width - sum(len(text) + 3 for text, _style in parts) + 1) // 2)
        for text, style in parts:
            x = canvas.put(x, y, f" {text} ", style) + 1


def _paint_card(
    canvas: Canvas, look: Look, at: tuple[int, int], size: tuple[int, int], paper: Paper, card: tuple[int, int]
) -> None:
    (x, y), (rank, suit) = at, card
    canvas.fill(x, y, *size, paper.ground)
    for row in range(y, y + size[1]):
        canvas.put(x, row, look.glyph("▏", "|"), paper.edge)
    canvas.put(x + 1, y, rank_text(rank), paper.inks[suit])
    canvas.put(x + 1, y + 1, look.suits[suit], paper.inks[suit])
