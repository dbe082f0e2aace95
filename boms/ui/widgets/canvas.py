"""A canvas: cells with a style each, painted over one another, and turned into lines at the end."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from unicodedata import normalize

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

Run = tuple[str, Style]
"""Some text in one style."""


class Canvas:
    """So many cells, all of one style at first. What is painted outside is dropped."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self._rows: list[list[Run]] = [[(" ", ground)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style, *, room: int | None = None) -> int:
        """Writes text; longer text than there is room for is cut. Returns the column after it."""
        end = self.width if room is None else min(self.width, x + room)
        text = fitted(text, end - x)
        if not 0 <= y < self.height or x < 0:
            return x
        row = self._rows[y]
        for character in text:
            size = get_character_cell_size(character)
            if size == 0:
                if x:
                    before, its_style = row[x - 1]
                    row[x - 1] = (before + character, its_style)
                continue
            row[x] = (character, style)
            if size == 2:
                row[x + 1] = ("", style)
            x += size
        return x

    def runs(self, x: int, y: int, runs: Iterable[Run], *, room: int | None = None) -> int:
        """Writes runs one after the other; returns the column after them."""
        end = self.width if room is None else min(self.width, x + room)
        for text, style in runs:
            x = self.put(x, y, text, style, room=end - x)
        return x

    def right(self, x: int, y: int, text: str, style: Style) -> None:
        """Writes text that ends before column `x`."""
        self.put(max(0, x - cell_len(text)), y, text, style)

    def middle(self, x: int, y: int, width: int, text: str, style: Style) -> None:
        """Writes text in the middle of so many columns."""
        text = fitted(text, width)
        self.put(x + (width - cell_len(text)) // 2, y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Paints a rectangle."""
        left, right = max(0, x), min(self.width, x + width)
        for row in self._rows[max(0, y) : max(0, y + height)]:
            if right > left:
                row[left:right] = [(" ", style)] * (right - left)

    def box(self, x: int, y: int, width: int, height: int, lines: str, style: Style) -> None:
        """Draws a box with the corners and lines of a theme (`themes.BOXES`)."""
        self.put(x, y, lines[0] + lines[4] * (width - 2) + lines[1], style)
        self.put(x, y + height - 1, lines[2] + lines[4] * (width - 2) + lines[3], style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, lines[5], style)
            self.put(x + width - 1, row, lines[5], style)

    def strips(self, *, only_ascii: bool = False) -> list[Strip]:
        """The lines, for `render_line`; with `only_ascii` every other character is replaced by the nearest one."""
        if only_ascii:
            self._rows = [[(in_ascii(text), style) for text, style in row] for row in self._rows]
        return [Strip(list(_segments(row)), self.width) for row in self._rows]


def _segments(row: Sequence[Run]) -> Iterable[Segment]:
    for style, cells in groupby(row, key=lambda cell: cell[1]):
        yield Segment("".join(text for text, _ in cells), style)


_ASCII = str.maketrans(
    {
        **dict(zip("←→↑↓…–—·×▸▹●♛♕▽▼✓✗★▌█▀▄═─│", "<>^v~---x>>o*+vV-x*|#=_=-|", strict=True)),
        **dict(zip("◂▴▾▲◆○■□▏−", "<^v^*o#-|-", strict=True)),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’‚", "'"),
        **dict(zip("æøåÆØÅßđŁł", "aoaAOAsdLl", strict=True)),
        **dict(zip("♠♥♦♣", "SHDC", strict=True)),
    }
)


def in_ascii(text: str) -> str:
    """The nearest text of the same width in ASCII; `?` for what has none."""
    if text.isascii():
        return text
    text = normalize("NFKD", text.translate(_ASCII))[: max(1, cell_len(text))]
    return "".join(character if character.isascii() else "?" for character in text).ljust(cell_len(text), "?")


def fitted(text: str, room: int) -> str:
    """The text, cut to so many columns; a cut is shown by `…`."""
    if cell_len(text) <= room:
        return text
    kept, used = "", 1
    for character in text:
        used += get_character_cell_size(character)
        if used > room:
            break
        kept += character
    return kept + "…" if room > 0 else ""


def wrapped(text: str, width: int) -> list[str]:
    """The text in as few lines of at most so many columns as can be, all of about the same length."""
    from textwrap import wrap

    width = max(8, width)
    lines = wrap(text, width)
    while len(lines) > 1 and width > 8 and len(shorter := wrap(text, width - 1)) == len(lines):
        lines, width = shorter, width - 1
    return lines
