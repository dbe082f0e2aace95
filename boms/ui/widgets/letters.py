"""Large letters, five points high, drawn with half blocks, or with whole ones: read from across a room."""

from __future__ import annotations

from rich.cells import cell_len

from boms.ui.widgets.canvas import fitted

SHAPES = {
    "A": ".##. #..# #### #..# #..#",
    "B": "###. #..# ###. #..# ###.",
    "C": ".### #... #... #... .###",
    "D": "###. #..# #..# #..# ###.",
    "E": "#### #... ###. #... ####",
    "F": "#### #... ###. #... #...",
    "G": ".### #... #.## #..# .###",
    "H": "#..# #..# #### #..# #..#",
    "I": "### .#. .#. .#. ###",
    "J": "..## ...# ...# #..# .##.",
    "K": "#..# #.#. ##.. #.#. #..#",
    "L": "#... #... #... #... ####",
    "M": "#...# ##.## #.#.# #...# #...#",
    "N": "#..# ##.# #.## #..# #..#",
    "O": ".##. #..# #..# #..# .##.",
    "P": "###. #..# ###. #... #...",
    "Q": ".##.. #..#. #..#. #.##. .####",
    "R": "###. #..# ###. #.#. #..#",
    "S": ".### #... .##. ...# ###.",
    "T": "##### ..#.. ..#.. ..#.. ..#..",
    "U": "#..# #..# #..# #..# .##.",
    "V": "#...# #...# .#.#. .#.#. ..#..",
    "W": "#...# #...# #.#.# #.#.# .#.#.",
    "X": "#...# .#.#. ..#.. .#.#. #...#",
    "Y": "#...# .#.#. ..#.. ..#.. ..#..",
    "Z": "#### ..#. .#.. #... ####",
    "Æ": ".##### #..#.. ###### #..#.. #..###",
    "Ø": ".###. #..## #.#.# ##..# .###.",
    "Å": ".##. .... .##. #### #..#",
    "Ä": "#..# .... .##. #### #..#",
    "Ö": "#..# .... .##. #..# .##.",
    "Ü": "#..# .... #..# #..# .##.",
    "0": ".##. #..# #..# #..# .##.",
    "1": ".#. ##. .#. .#. ###",
    "2": "###. ...# .##. #... ####",
    "3": "###. ...# .##. ...# ###.",
    "4": "#..# #..# #### ...# ...#",
    "5": "#### #... ###. ...# ###.",
    "6": ".### #... ###. #..# .##.",
    "7": "#### ...# ..#. .#.. .#..",
    "8": ".##. #..# .##. #..# .##.",
    "9": ".##. #..# .### ...# ###.",
    "-": "... ... ### ... ...",
    " ": ".. .. .. .. ..",
    ".": ".. .. .. .. #.",
    "✓": "....# ...#. #.#.. .#... .....",
    "×": "... ... #.# .#. #.#",
    "♠": "...#... ..###.. .#####. ####### ...#...",
    "♥": ".##.##. ####### .#####. ..###.. ...#...",
    "♦": "...#... ..###.. .#####. ..###.. ...#...",
    "♣": "..###.. ..###.. ####### ####### ...#...",
    "★": "...#... ..###.. ####### .##.##. .#...#.",
}
"""Five rows of points for each letter."""

ROWS = 3
"""Rows of cells that large letters take."""

DOUBLE = 5
"""Rows of cells that letters twice as large take."""

_BLOCKS = {("#", "#"): "█", ("#", "."): "▀", (".", "#"): "▄", (".", "."): " "}


def large(text: str, *, is_double: bool = False) -> tuple[str, ...] | None:
    """The text in large letters, three rows, or five twice as wide; None where a letter has no shape."""
    text = text.upper()
    if not text or any(letter not in SHAPES for letter in text):
        return None
    points = [".".join(SHAPES[letter].split(" ")[row] for letter in text) for row in range(5)]
    if is_double:
        return tuple(row.replace(".", "  ").replace("#", "██") for row in points)
    points.append("." * len(points[0]))
    return tuple(_row(points[row], points[row + 1]) for row in range(0, 6, 2))


def large_within(text: str, room: int, *, is_double: bool = False) -> tuple[tuple[str, ...], bool]:
    """The text in large letters of at most so many columns, and whether that is all of it.

    What is cut ends with a full stop; a letter without a shape makes it a line of usual letters.
    """
    whole = large(text, is_double=is_double)
    if whole is None:
        return ("", fitted(text, room), *[""] * (DOUBLE - 2 if is_double else 1)), cell_len(text) <= room
    shorter = text
    while whole is not None and cell_len(whole[0]) > room and shorter:
        shorter = shorter[:-1]
        whole = large(f"{shorter}.", is_double=is_double)
    return whole or ("",) * (DOUBLE if is_double else ROWS), shorter == text


def _row(upper: str, lower: str) -> str:
    return "".join(_BLOCKS[pair] for pair in zip(upper, lower, strict=True))
