"""A card on the canvas: paper, rank and suit."""

from __future__ import annotations

from boms.cards import JOKER, Card, suit_of
from boms.text import PackWords, card_letters
from boms.ui.themes import Look, Paper
from boms.ui.widgets.canvas import Canvas, Run


def signs(card: Card, look: Look, words: PackWords | None) -> tuple[str, str]:
    """Rank and suit of a card as they are drawn; a joker has a star for a suit."""
    rank, suit = card_letters(card, words)
    if card == JOKER:
        return rank, look.glyph("★", "*")
    return rank, look.suits[suit_of(card)] if suit else suit


def runs_of(card: Card, look: Look, words: PackWords | None) -> list[Run]:
    """A card in a line of the log."""
    rank, suit = signs(card, look, words)
    inks = look.suits_on_bar
    return [(rank, inks[0]), (suit, inks[suit_of(card)])]


def draw_face(
    canvas: Canvas,
    look: Look,
    card: Card,
    at: tuple[int, int],
    size: tuple[int, int],
    paper: Paper,
    words: PackWords | None,
) -> None:
    """A whole card, seen from above, with its signs in two corners and the suit in the middle."""
    (x, y), (width, height) = at, size
    ink = paper.inks[suit_of(card)]
    rank, suit = signs(card, look, words)
    canvas.fill(x, y, width, height, paper.ground)
    canvas.put(x, y, look.glyph("▏", "|"), paper.edge)
    canvas.put(x + 1, y, rank + suit, ink)
    for row in range(1, height):
        canvas.put(x, y + row, look.glyph("▏", "|"), paper.edge)
    if height >= 3:
        canvas.right(x + width - (width > 7), y + height - 1, rank + suit, ink)
    if height >= 4 and width >= 6:
        canvas.put(x + width // 2, y + height // 2, suit, ink)
