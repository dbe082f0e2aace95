"""The deal: backs of cards going round the table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style

from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted, wrapped
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.standing import cards_left

_NAME = 20
"""Most columns for a name."""


class Dealing(Drawn):
    """A row for each seat, with as many backs as have been dealt to it so far."""

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._dealt = 1.0
        self._above = self._short = ""
        self._below: tuple[str, ...] = ()

    def say(self, above: str, below: tuple[str, ...], short: str) -> None:
        """Sets what stands above the rows, what below them, and what is said there where that has no room."""
        self._above, self._below, self._short = above, below, short

    def show(self, scene: Scene, share: float) -> None:
        """Sets the table, and which share of the cards is dealt, 0 to 1."""
        self._scene, self._dealt = scene, share
        self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the rows in the middle, as high as there is room for."""
        if self._scene is None:
            return
        faces = self._scene.public.seats
        lines = self._lines(canvas.width - 4, canvas.height - 2 - len(faces))
        room = canvas.height - 3 - max(1, len(lines))
        high = min(3, max(1, room // len(faces) - 1))
        spread = high + (room >= (high + 1) * len(faces))
        y = max(2, (canvas.height + 1 - max(1, len(lines)) - spread * len(faces) + spread - high) // 2)
        canvas.middle(1, y - 2, canvas.width - 2, self._above, look.table_accent)
        first = min(y + spread * len(faces) + high - spread + 1, canvas.height - len(lines))
        for row, line in enumerate(lines, first):
            canvas.middle(1, row, canvas.width - 2, line, look.table_accent)
        counts = dealt_so_far([face.cards for face in faces], self._scene.public.dealer, self._dealt)
        for number, face in enumerate(faces):
            style = look.table_accent if face.seat == self._scene.public.dealer else look.table
            self._paint_seat(canvas, look, (y + number * spread, high), counts[face.seat], (face.name, style))

    def _lines(self, width: int, most: int) -> list[str]:
        """What stands below the rows: as many of the texts as have room whole, or else the short one."""
        found: list[str] = []
        for text in self._below:
            lines = wrapped(text, width)
            if len(found) + len(lines) > most:
                break
            found += lines
        return found or wrapped(self._short, width)[: max(1, most)]

    def _paint_seat(
        self, canvas: Canvas, look: Look, rows: tuple[int, int], dealt: int, who: tuple[str, Style]
    ) -> None:
        """Name, backs and number, each in a column of its own. `rows` are the first one and how many there are."""
        faces = self._scene.public.seats if self._scene else ()
        wide = min(_NAME, max(cell_len(face.name) for face in faces))
        most, number = max(face.cards for face in faces), max(cell_len(cards_left(face.cards)) for face in faces)
        room = min(most, canvas.width - wide - number - 7)
        x, middle = (canvas.width - wide - room - number - 3) // 2, rows[0] + (rows[1] - 1) // 2
        canvas.put(x, middle, fitted(who[0], wide), who[1])
        for row in range(rows[0], rows[0] + rows[1]):
            canvas.put(x + wide + 2, row, look.back * min(dealt, room), look.table_back)
        canvas.put(x + wide + room + 3, middle, cards_left(dealt), look.table_quiet)


def dealt_so_far(hands: Sequence[int], dealer: int, share: float) -> list[int]:
    """How many cards everybody has after this share of the deal: one at a time, from the dealer's left."""
    rounds, rest = divmod(round(sum(hands) * share), len(hands))
    first = [(seat - dealer - 1) % len(hands) < rest for seat in range(len(hands))]
    return [min(cards, rounds + more) for cards, more in zip(hands, first, strict=True)] if share < 1 else list(hands)
