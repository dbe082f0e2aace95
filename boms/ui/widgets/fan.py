"""The hand: overlapping cards, grouped by rank, on one canvas."""

from __future__ import annotations

from rich.style import Style
from textual import events
from textual.message import Message

from boms.cards import NO_CARDS, Card, Cards, bits_of, has_all, suit_of
from boms.rules import MASTER_RANK, Tables
from boms.text import PackWords, rank_text
from boms.ui.selection import Selection, drawn_heaps, is_chosen
from boms.ui.themes import Look, Paper
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.cards import draw_middle, signs
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.fan_layout import FanLayout, Label, Spot, lay_out_fan
from boms.walk import Heap

_WITH_MIDDLE = 7
"""Rows from which a card has its suit in the middle and in both corners."""


class HandFan(Drawn):
    """The cards of one player, or others to choose from. Chosen ones are lifted, others that are of no use shaded."""

    class RankClicked(Message):
        """The key below a heap was clicked."""

        def __init__(self, rank: int) -> None:
            super().__init__()
            self.rank = rank

    class CardClicked(Message):
        """A card was clicked: its place from the left."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__()
        self._heaps: tuple[Heap, ...] = ()
        self._order: tuple[Card, ...] = ()
        self._bright = NO_CARDS
        self._chosen = Selection()
        self._words: PackWords | None = None
        self.card_height = 4
        self.widest = 8
        """Columns of a card at most."""

    def deal(
        self,
        hand: Cards,
        tables: Tables,
        bright: Cards,
        words: PackWords | None = None,
        *,
        high_first: bool = False,
    ) -> None:
        """Sets the cards, which of them can be laid now, and whether the highest lie on the left."""
        self._heaps = drawn_heaps(hand, tables, high_first=high_first)
        self._order = tuple(card for heap in self._heaps for card in heap.cards)
        self._bright, self._words = bright, words
        self.repaint()

    def choose(self, chosen: Selection) -> None:
        """Sets what is chosen."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.repaint()

    def forget(self) -> None:
        """Drops the cards and everything painted of them."""
        self._heaps, self._order = (), ()
        self._bright, self._chosen = NO_CARDS, Selection()
        self._strips = []
        self.repaint()

    def layout_for(self, width: int) -> FanLayout:
        """Where the cards stand at this width."""
        return lay_out_fan([len(heap.cards) for heap in self._heaps], width, widest=self.widest)

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the cards from left to right, then the keys."""
        layout = self.layout_for(canvas.width)
        for place, spot in enumerate(layout.spots):
            self._paint_card(canvas, look, place, spot, layout)
        place = 0
        for heap, label in zip(self._heaps, layout.labels, strict=True):
            places = range(place, place + len(heap.cards))
            place += len(heap.cards)
            chosen = any(is_chosen(self._order, self._chosen, at) for at in places)
            self._paint_label(canvas, look, heap, label, chosen=chosen)
        self._paint_pointer(canvas, look, layout)

    def _paint_label(self, canvas: Canvas, look: Look, heap: Heap, label: Label, *, chosen: bool) -> None:
        y = self._top(label.row) + self.card_height
        if chosen:
            canvas.fill(label.x, y, label.width, 1, look.key)
        style = look.key if chosen else self._label_style(look, heap)
        canvas.middle(label.x, y, label.width, _label(heap, look, self._words), style)

    def _label_style(self, look: Look, heap: Heap) -> Style:
        return look.table if any(has_all(self._bright, bits_of(card)) for card in heap.cards) else look.table_quiet

    def _top(self, row: int) -> int:
        return row * (self.card_height + 2) + 1

    def _paint_card(self, canvas: Canvas, look: Look, place: int, spot: Spot, layout: FanLayout) -> None:
        card = self._order[place]
        chosen = is_chosen(self._order, self._chosen, place)
        paper = look.lifted if chosen else look.paper if has_all(self._bright, bits_of(card)) else look.shade
        y = self._top(spot.row) - chosen
        width = layout.measure.card
        canvas.fill(spot.x, y, width, self.card_height, paper.ground)
        for row in range(self.card_height):
            canvas.put(spot.x, y + row, look.glyph("▏", "|"), paper.edge)
        self._paint_signs(canvas, look, card, (spot.x, y, spot.seen), paper, is_whole=spot.seen == width)
        if chosen:
            canvas.put(spot.x, y + self.card_height, look.glyph("▀", "=") * width, look.table_accent)

    def _paint_signs(
        self, canvas: Canvas, look: Look, card: Card, place: tuple[int, int, int], paper: Paper, *, is_whole: bool
    ) -> None:
        """Rank and suit at the top left; more of them where the card is large and the next one does not cover it."""
        x, y, seen = place
        rank, suit = signs(card, look, self._words)
        ink = paper.inks[suit_of(card)]
        canvas.put(x + int(seen > len(rank)), y, rank, ink)
        canvas.put(x + 1, y + 1, suit, ink)
        if self.card_height >= 5 and seen >= 6 and is_whole:
            canvas.right(x + seen - (seen > 6), y + self.card_height - 1, rank, ink)
        if self.card_height >= _WITH_MIDDLE and is_whole:
            canvas.right(x + seen - 1, y + self.card_height - 2, suit, ink)
            draw_middle(canvas, look, suit, (x, y, seen, self.card_height), ink)

    def _paint_pointer(self, canvas: Canvas, look: Look, layout: FanLayout) -> None:
        """An arrow at the foot of the card that ↑ would take; below it where the card is too low."""
        place = self._chosen.pointer
        if place is not None and place < len(layout.spots):
            spot = layout.spots[place]
            is_in, y = is_chosen(self._order, self._chosen, place), self._top(spot.row) + self.card_height
            if self.card_height >= 3:
                y -= 1 + is_in
            canvas.put(spot.x + 1, y, look.glyph("▲", "^"), look.key)

    def on_click(self, event: events.Click) -> None:
        """Says which card or key was clicked."""
        layout = self.layout_for(self.size.width)
        row = event.y // (self.card_height + 2)
        if (event.y + 1) % (self.card_height + 2) == 0:
            for heap, label in zip(self._heaps, layout.labels, strict=True):
                if label.row == row and label.x <= event.x < label.x + label.width:
                    self.post_message(self.RankClicked(heap.rank))
            return
        for place, spot in enumerate(layout.spots):
            if spot.row == row and spot.x <= event.x < spot.x + spot.seen:
                self.post_message(self.CardClicked(place))


def _label(heap: Heap, look: Look, words: PackWords | None) -> str:
    name = "C" if heap.rank == MASTER_RANK else rank_text(heap.rank, words)
    return name if len(heap.cards) == 1 else f"{name}{look.glyph('×', 'x')}{len(heap.cards)}"
