"""Text to read beside a list: paragraphs and lines, wrapped to the room there is, moved by wheel and page keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct
from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Size

from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.drawn import Drawn

Tone = Literal["plain", "quiet", "accent", "good", "warning"]
"""How a paragraph is drawn."""


class Paragraph(Struct, frozen=True):
    """Something to read; longer than a line it is wrapped."""

    text: str
    """What it says; empty: an empty line."""
    tone: Tone = "plain"
    """How it is drawn."""
    mark: str = ""
    """One character that hangs in front of it."""
    right: str = ""
    """What stands at the right edge of its last line, or below it where there is no room."""


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most so many columns, broken between words; a word that is longer is broken within."""
    lines, line = [], ""
    for word in (piece for whole in text.split() for piece in _pieces(whole, max(1, width))):
        longer = f"{line} {word}" if line else word
        if cell_len(longer) <= width:
            line = longer
            continue
        lines.append(line)
        line = word
    return [*lines, line] if line else lines


def _pieces(word: str, width: int) -> Iterator[str]:
    piece = ""
    for character in word:
        if piece and cell_len(piece + character) > width:
            yield piece
            piece = ""
        piece += character
    yield piece


class _Line(Struct, frozen=True):
    text: str
    """What it says."""
    tone: Tone
    """How it looks."""
    mark: str = ""
    """What stands before it; empty: nothing."""
    right: str = ""
    """What stands at its right end; empty: nothing."""


_EMPTY = _Line("", "plain")
_MARGINS = 3
"""Columns that stay empty: one on the left, two on the right, where the arrows are."""


def _lines_of(paragraph: Paragraph, width: int) -> list[_Line]:
    indent = 2 if paragraph.mark else 0
    lines = [_Line(text, paragraph.tone) for text in _even(paragraph.text, width - indent)] or [_Line("", "plain")]
    if paragraph.right and cell_len(lines[-1].text) + cell_len(paragraph.right) + 2 + indent > width:
        lines += [_Line("", paragraph.tone, right=text) for text in wrapped(paragraph.right, width - indent - 2)]
    elif paragraph.right:
        lines[-1] = _Line(lines[-1].text, paragraph.tone, right=paragraph.right)
    if indent:
        lines[0] = _Line(lines[0].text, paragraph.tone, paragraph.mark, lines[0].right)
        lines[1:] = [_Line(line.text, line.tone, " ", line.right) for line in lines[1:]]
    return lines


def _even(text: str, width: int) -> list[str]:
    """The text in lines; a last word that would stand alone gets company."""
    lines = wrapped(text, width)
    if len(lines) > 1 and " " not in lines[-1]:
        for narrower in range(width - 1, width // 2, -1):
            closer = wrapped(text, narrower)
            if len(closer) > len(lines):
                break
            if " " in closer[-1]:
                return closer
    return lines


def _columns(lines: Sequence[_Line], number: int, height: int) -> list[Sequence[_Line]]:
    """The lines in so many columns, parted at empty lines where they all fit that way, else wherever one is full."""
    parts: list[list[_Line]] = [[]]
    for block in _blocks(lines):
        if len(parts) < number and len(parts[-1]) + len(block) / 2 > len(lines) / number and parts[-1]:
            parts.append([])
        parts[-1] += block
    parts = [part[1:] if number > 1 and part and part[0] == _EMPTY else part for part in parts]
    if number > 1 and all(len(part) <= height for part in parts):
        return list[Sequence[_Line]](parts)
    filled = [lines[column * height : (column + 1) * height] for column in range(number)]
    return [part[1:] if number > 1 and part and part[0] == _EMPTY else part for part in filled]


def _blocks(lines: Sequence[_Line]) -> Iterator[list[_Line]]:
    """The lines between empty ones, each with the empty line before it."""
    block: list[_Line] = []
    for line in lines:
        if line == _EMPTY and block:
            yield block
            block = []
        block.append(line)
    yield block


class Reading(Drawn):
    """Paragraphs, one below the other, in as many columns as fit."""

    def __init__(
        self,
        *,
        id: str | None = None,  # noqa: A002 - the framework's word
        classes: str | None = None,
        ground: Literal["table", "panel"] = "table",
        column: int = 0,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.ground = ground
        self._column = column
        self._paragraphs: tuple[Paragraph, ...] = ()
        self._first = 0

    def tell(self, paragraphs: Sequence[Paragraph], *, from_top: bool = True) -> None:
        """Sets what is to be read."""
        if tuple(paragraphs) != self._paragraphs:
            self._paragraphs = tuple(paragraphs)
            self._first = 0 if from_top else self._first
            self._painted = None
            self.refresh(layout=bool(self.styles.is_auto_height))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are lines, in one column."""
        return len(self._lines(width - _MARGINS))

    def _lines(self, width: int) -> list[_Line]:
        return [line for paragraph in self._paragraphs for line in _lines_of(paragraph, max(8, width))]

    def _columns(self) -> int:
        """How many columns stand side by side."""
        return max(1, self.size.width // self._column) if self._column else 1

    def _width(self) -> int:
        """Room in one column, without its margin."""
        return self.size.width // self._columns() - 3 if self._columns() > 1 else self.size.width - _MARGINS

    def is_longer(self) -> bool:
        """Whether there is more to read than is in sight."""
        return self._most() > 0

    def _most(self) -> int:
        """How many lines can be above those in sight; none as long as there is no room for any."""
        rows = self.size.height * self._columns()
        return max(0, len(self._lines(self._width())) - rows) if rows else 0

    def scroll_by(self, by: int) -> None:
        """Moves so many lines, as far as there are any."""
        self._first = min(max(0, self._first + by), self._most())
        self.repaint()

    def page_by(self, by: int) -> None:
        """Moves so many pages, with two lines of the old one in sight."""
        self.scroll_by(by * max(1, self.size.height * self._columns() - 2))

    def on_mouse_scroll_down(self) -> None:
        """Further down."""
        self.scroll_by(2)

    def on_mouse_scroll_up(self) -> None:
        """Further up."""
        self.scroll_by(-2)

    def on_resize(self) -> None:
        """Keeps the text in sight."""
        self.scroll_by(0)

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints the lines in sight, and whether there are more."""
        width, number = self._width(), self._columns()
        lines = self._lines(width)
        for column, part in enumerate(_columns(lines[self._first :], number, canvas.height)):
            for y, line in enumerate(part):
                self._paint_line(canvas, look, column * (self.size.width // number) + 1, y, line, width)
        quiet = self._style(look, "quiet")
        if self._first:
            canvas.put(canvas.width - 1, 0, look.glyph("▲", "^"), quiet)
        if self._first + canvas.height * number < len(lines):
            canvas.put(canvas.width - 1, canvas.height - 1, look.glyph("▼", "v"), quiet)

    def _paint_line(self, canvas: Canvas, look: Look, x: int, y: int, line: _Line, width: int) -> None:
        style = self._style(look, line.tone)
        if line.mark:
            canvas.put(x, y, line.mark, self._style(look, "accent"))
        canvas.put(x + (2 if line.mark else 0), y, line.text, style)
        canvas.right(x + width, y, line.right, style)

    def _style(self, look: Look, tone: Tone) -> Style:
        if self.ground == "panel":
            on_panel = {
                "quiet": look.panel_quiet,
                "accent": look.panel_accent,
                "good": look.panel_accent,
                "warning": look.panel_warning,
            }
            return on_panel.get(tone, look.panel)
        on_table = {
            "quiet": look.table_quiet,
            "accent": look.table_accent,
            "good": look.table_good,
            "warning": look.table_warning,
        }
        return on_table.get(tone, look.table)
