"""A card on the canvas: paper, rank and suit."""

from __future__ import annotations

from rich.style import Style

from boms.cards import JOKER, Card, suit_of
from boms.text import PackWords, card_letters
from boms.ui.themes import Look, Paper
from boms.ui.widgets.canvas import Canvas, Run
from boms.ui.widgets.letters import DOUBLE, ROWS, large_within


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
    *,
    seen: int | None = None,
) -> None:
    """A whole card, seen from above, with its signs in two corners and the suit in the middle.

    `seen` columns are not covered by the next card (None: all): what would be covered in part is left out.
    """
    (x, y), (width, height) = at, size
    ink = paper.inks[suit_of(card)]
    rank, suit = signs(card, look, words)
    canvas.fill(x, y, width, height, paper.ground)
    for row in range(height):
        canvas.put(x, y + row, look.glyph("▏", "|"), paper.edge)
    canvas.put(x + 1, y, rank + suit, ink)
    if height >= 3 and (seen is None or seen >= width):
        canvas.right(x + width - 1, y + height - 1, rank + suit, ink)
    if seen is None or seen > width // 2 + 4:
        draw_middle(canvas, look, suit, (x, y, width, height), ink)


def draw_middle(canvas: Canvas, look: Look, suit: str, area: tuple[int, int, int, int], ink: Style) -> None:
    """The suit in the middle of a card, large where there is room."""
    x, y, width, height = area
    if height >= 7 and width >= 11 and suit and not look.is_ascii:
        for row, figures in enumerate(large_within(suit, width)[0], y + (height - ROWS) // 2):
            canvas.middle(x, row, width, figures, ink)
    elif height >= 4 and width >= 6:
        canvas.put(x + width // 2, y + height // 2, suit, ink)


def draw_back(canvas: Canvas, look: Look, at: tuple[int, int], size: tuple[int, int]) -> None:
    """A whole card that lies face down."""
    (x, y), (width, height) = at, size
    canvas.fill(x, y, width, height, look.back_face)
    for row in range(y, y + height):
        canvas.put(x, row, look.back * width, look.back_face)


def draw_large_face(
    canvas: Canvas,
    look: Look,
    card: Card,
    at: tuple[int, int],
    size: tuple[int, int],
    paper: Paper,
    words: PackWords | None,
    *,
    seen: int | None = None,
) -> None:
    """A whole card with rank and suit in large figures: readable from across a room."""
    (x, y), (width, height) = at, size
    ink = paper.inks[suit_of(card)]
    rank, suit = signs(card, look, words)
    canvas.fill(x, y, width, height, paper.ground)
    for row in range(y, y + height):
        canvas.put(x, row, look.glyph("▏", "|"), paper.edge)
    room, is_double = min(width - 3, width if seen is None else seen - 2), height > 2 * DOUBLE + 2
    for row, figures in enumerate(large_within(rank, room, is_double=is_double)[0]):
        canvas.put(x + 2, y + 1 + row, figures, ink)
    its = large_within(suit, room, is_double=is_double)[0] if suit else ()
    for row, figures in enumerate(its, y + height - len(its) - 1):
        canvas.put(x + 2, row, figures, ink)
