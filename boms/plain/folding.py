"""Lines for a window: broken between words, and what hangs in front of them kept in front."""

import re
from typing import Final

from boms.text.names import cell_len

_FRONT: Final = re.compile(r"\s*(?:[-–•*] +|\d+[.:] +)?")
"""What a line is set in by: spaces, and the mark or number of an entry."""


def folded(text: str, columns: int) -> str:
    """The lines of a text within so many columns; a word that is longer stays whole."""
    return "\n".join(line for whole in text.split("\n") for line in _folded(whole, columns))


def _folded(line: str, columns: int) -> list[str]:
    if cell_len(line) <= columns:
        return [line]
    found = _FRONT.match(line)
    start = found.group() if found else ""
    hang = " " * cell_len(start)
    lines, now = list[str](), start
    for word in line[len(start) :].split():
        is_first = now in (start, hang)
        longer = f"{now}{word}" if is_first else f"{now} {word}"
        if cell_len(longer) > columns and not is_first:
            lines.append(now)
            longer = hang + word
        now = longer
    return [*lines, now]
