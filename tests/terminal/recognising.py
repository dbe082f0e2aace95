"""Cards recognised from what is drawn: a suit with its rank to the left of it or above it, by signs or by letters."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from boms.cards import JOKER, RANKS, Card
from boms.ui.themes import FELT

SIGNS, LETTERS = "♠♥♦♣", "SHDC"
PAPERS = frozenset(colour.lstrip("#") for colour in (FELT.paper, FELT.lifted, FELT.shade))
"""The grounds that cards are drawn on, and nothing else."""

SUIT, LETTER, STAR = re.compile(f"[{SIGNS}]"), re.compile(f"[{LETTERS}]"), re.compile(r"[★*]")
NAMED = re.compile(rf"(?<![A-Za-z0-9])(10|[2-9JQKA])([{LETTERS}])(?![A-Za-z0-9])")

Place = tuple[int, int]
"""Row and column."""


class Frame(NamedTuple):
    """What a terminal shows at one moment."""

    lines: Sequence[str]
    """The rows."""
    ground: Callable[[int, int], str]
    """The colour behind the cell in this row and column, as six hexadecimal digits."""

    def is_too_small(self) -> bool:
        """Whether the program says so, however the words are wrapped."""
        return "too small" in " ".join(" ".join(self.lines).split())

    def is_paper(self, y: int, x: int) -> bool:
        """Whether a cell is part of a card that lies face up."""
        return self.ground(y, x) in PAPERS


class Found(NamedTuple):
    """The cards in a frame."""

    fanned: set[Card]
    """With the rank above the suit, as hands are drawn."""
    flat: set[Card]
    """With the rank before the suit, as everything else is drawn."""
    bare: set[int]
    """Suits on paper of which no rank is to be seen."""

    def cards(self) -> set[Card]:
        """All cards with rank and suit."""
        return self.fanned | self.flat


def found_in(frame: Frame, *, letters: bool = False) -> Found:
    """Everything that can be read off a frame."""
    found = Found(set(), set(), set())
    for y, x, suit in _letters(frame) if letters else _signs(frame):
        before, above = rank_before(frame.lines[y], x), rank_above(frame, y, x)
        if before is not None:
            found.flat.add(Card(RANKS.index(before) * 4 + suit))
        elif above is not None:
            found.fanned.add(Card(RANKS.index(above) * 4 + suit))
        elif frame.is_paper(y, x):
            found.bare.add(suit)
    found.fanned.update(_jokers(frame))
    return found


def _signs(frame: Frame) -> Iterator[tuple[int, int, int]]:
    for y, line in enumerate(frame.lines):
        for match in SUIT.finditer(line):
            yield y, match.start(), SIGNS.index(match[0])


def _letters(frame: Frame) -> Iterator[tuple[int, int, int]]:
    """Letters that stand on a card, or close a word like `10H`."""
    for y, line in enumerate(frame.lines):
        named = {match.end() - 1 for match in NAMED.finditer(line)}
        for match in LETTER.finditer(line):
            if match.start() in named or frame.is_paper(y, match.start()):
                yield y, match.start(), LETTERS.index(match[0])


def _jokers(frame: Frame) -> Iterator[Card]:
    for y, line in enumerate(frame.lines):
        for match in STAR.finditer(line):
            if frame.is_paper(y, match.start()):
                yield JOKER


def rank_before(line: str, x: int) -> str | None:
    """The rank that ends at a suit: `10♥`."""
    return next((rank for rank in (line[max(0, x - 2) : x], line[max(0, x - 1) : x]) if rank in RANKS), None)


def rank_above(frame: Frame, y: int, x: int) -> str | None:
    """The rank that stands on the card over a suit."""
    if not y or not frame.is_paper(y - 1, x):
        return None
    line = frame.lines[y - 1]
    return next((rank for rank in (line[x : x + 2], line[x : x + 1]) if rank in RANKS), None)


def drawn(*lines: str) -> Frame:
    """These lines, all of them on paper."""
    return Frame(lines, lambda _y, _x: FELT.paper.lstrip("#"))
