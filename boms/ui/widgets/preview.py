"""A look at the theme in use: cards that can be laid, chosen and shaded ones, a back, and words on every ground."""

from __future__ import annotations

from rich.cells import cell_len

from boms.text import _, rank_text
from boms.ui.themes import Look, Paper
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn

_SHOWN = ((0, 3), (5, 1), (8, 0), (9, 2), (11, 3))
"""Rank and suit of the cards, from the left."""

_LIFTED = 3
_SHADED = 2


class Preview(Drawn):
    """A few cards and words."""

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the cards, and where there is room a line of words below them."""
        step, width, height = (6, 8, 4) if canvas.width >= 56 and canvas.height >= 8 else (4, 6, 3)
        top = 0 if canvas.height < height + 4 else 1
        if canvas.height < height + 1:
            return
        for number, card in enumerate(_SHOWN):
            paper = look.lifted if number == _LIFTED else look.shade if number < _SHADED else look.paper
            at = (1 + number * step, top + (number != _LIFTED))
            _paint_card(canvas, look, at, (width, height), paper, card)
        back = 1 + step * (len(_SHOWN) - 1) + width + 2
        for row in range(top + 1, top + 1 + height) if back + width <= canvas.width else ():
            canvas.put(back, row, look.back * width, look.back_face)
        _paint_words(canvas, look, top + height + 2)


def _paint_words(canvas: Canvas, look: Look, y: int) -> None:
    """Words on every ground, as many as there is room for."""
    parts = (
        (_("Ane leads"), look.key),
        (_("Bo passed"), look.panel_quiet),
        (_("not allowed"), look.table_warning),
        (_("Cato is out"), look.panel_accent),
    )
    x = 1
    for text, style in parts:
        if x + cell_len(text) + 2 > canvas.width:
            return
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
