"""The deal: backs of cards going round the table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.standing import cards_left


class Dealing(Drawn):
    """A row for each seat, with as many backs as have been dealt to it so far."""

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._dealt = 1.0

    def show(self, scene: Scene, share: float) -> None:
        """Sets the table, and which share of the cards is dealt, 0 to 1."""
        self._scene, self._dealt = scene, share
        self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the rows in the middle."""
        if self._scene is None:
            return
        faces = self._scene.public.seats
        wide = max(cell_len(face.name) for face in faces)
        spread = 2 if canvas.height >= 2 * len(faces) + 2 else 1
        most = max(face.cards for face in faces)
        width = min(canvas.width - 4, min(wide, 20) + 3 + most + cell_len(cards_left(most)))
        x, y = (canvas.width - width) // 2, max(0, (canvas.height - spread * len(faces)) // 2)
        counts = dealt_so_far([face.cards for face in faces], self._scene.public.dealer, self._dealt)
        for number, face in enumerate(faces):
            dealt = counts[face.seat]
            row = y + number * spread
            style = look.table_accent if face.seat == self._scene.public.dealer else look.table
            canvas.put(x, row, fitted(face.name, 20), style)
            after = x + min(wide, 20) + 2
            backs = look.back * min(dealt, canvas.width - after - 12)
            end = canvas.put(after, row, backs, look.table_back)
            canvas.put(end + 1, row, cards_left(dealt), look.table_quiet)


def dealt_so_far(hands: Sequence[int], dealer: int, share: float) -> list[int]:
    """How many cards everybody has after this share of the deal: one at a time, from the dealer's left."""
    rounds, rest = divmod(round(sum(hands) * share), len(hands))
    first = [(seat - dealer - 1) % len(hands) < rest for seat in range(len(hands))]
    return [min(cards, rounds + more) for cards, more in zip(hands, first, strict=True)] if share < 1 else list(hands)
