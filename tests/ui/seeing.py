"""What a person sees: the cells of the screen with their styles, as text, as golden text, and as a picture."""

from collections.abc import Iterator
from itertools import groupby
from string import ascii_letters

from rich.segment import Segment
from rich.style import Style
from textual.screen import Screen

from boms.ui.themes import Look
from boms.ui.widgets.drawn import Drawn

Cell = tuple[str, Style]


def cells(screen: Screen[None]) -> list[list[Cell]]:
    """Every cell of the screen; a wide character is followed by an empty one."""
    width, height = screen.size
    look = getattr(screen.app, "look", None)
    ground = look.table if isinstance(look, Look) else Style()
    grid = [[(" ", ground)] * width for _ in range(height)]
    for drawn in screen.query(Drawn):
        if not drawn.visible:
            continue
        region = drawn.content_region
        for y in range(region.height):
            for x, cell in enumerate(_row(drawn.render_line(y)), region.x):
                if 0 <= region.y + y < height and 0 <= x < width:
                    grid[region.y + y][x] = cell
    return grid


def _row(segments: list[Segment]) -> Iterator[Cell]:
    from rich.cells import get_character_cell_size

    for segment in segments:
        for character in segment.text:
            size = get_character_cell_size(character)
            if size:
                yield character, segment.style or Style()
            if size == 2:
                yield "", segment.style or Style()


def text(screen: Screen[None]) -> str:
    """The screen as text."""
    return "\n".join("".join(character for character, _ in row).rstrip() for row in cells(screen))


def style_names(look: Look) -> dict[Style, str]:
    """What each style of a look is for; where two are the same, the first one's name."""
    named: dict[Style, str] = {}
    for field, value in zip(Look._fields, look, strict=True):
        for name, style in _styles(field, value):
            named.setdefault(style, name)
    return named


def _styles(field: str, value: object) -> Iterator[tuple[str, Style]]:
    if isinstance(value, Style):
        yield field, value
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from _styles(f"{field}.{number}", part)


def golden(grid: list[list[Cell]], look: Look) -> str:
    """The screen as text, then for each line the runs of styles, by letters that are explained at the end."""
    names = style_names(look)
    letters: dict[str, str] = {}
    runs = []
    for row in grid:
        line = ""
        for style, cells_ in groupby(row, key=lambda cell: names.get(cell[1], "?")):
            letter = letters.setdefault(style, ascii_letters[len(letters)])
            line += f"{sum(1 for _ in cells_)}{letter}"
        runs.append(line)
    lines = ["".join(character for character, _ in row).rstrip() for row in grid]
    legend = [f"{letter} {name}" for name, letter in letters.items()]
    return "\n".join([*lines, "", *runs, "", *legend, ""])
