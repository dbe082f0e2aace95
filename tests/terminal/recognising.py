"""Cards recognised from what is drawn: a suit with its rank to the left of it or above it, by signs or by letters.

Below a hand stand its ranks, each with a number where there are several: they say nearly as much as the cards, and are
recognised without them.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from boms.cards import JOKER, JOKER_RANK, RANKS, Card
from boms.rules import MASTER_RANK
from boms.ui.themes import FELT

SIGNS, LETTERS, EDGES = "♠♥♦♣", "SHDC", ("▏", "|")
PAPERS = frozenset(colour.lstrip("#") for colour in (FELT.paper, FELT.lifted, FELT.shade))
"""The grounds that cards are drawn on, and nothing else."""
CLOTH = frozenset(colour.lstrip("#") for colour in (FELT.table, FELT.accent))
"""The grounds that the ranks below a hand are written on."""

SUIT, LETTER, STAR = re.compile(f"[{SIGNS}]"), re.compile(f"[{LETTERS}]"), re.compile(r"[★*]")
NAMED = re.compile(rf"(?<![A-Za-z0-9])(10|[2-9JQKA])([{LETTERS}])(?![A-Za-z0-9])")
LABEL = re.compile(r"(10|[2-9JQKA]|Jo|C)(?:[×x][2-9]\d?)?")
"""What stands below a heap: its rank, `Jo` for jokers, `C` for the master card; `3×2` for two of them."""

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

    def is_cloth(self, y: int, x: int) -> bool:
        """Whether a cell is one that ranks below a hand are written in."""
        return self.ground(y, x) in CLOTH


class Found(NamedTuple):
    """The cards in a frame."""

    fanned: set[Card]
    """With the rank above the suit, as hands are drawn."""
    flat: set[Card]
    """With the rank before the suit, as everything else is drawn."""
    bare: set[int]
    """Suits on paper of which no rank is to be seen."""
    ranks: set[int]
    """Ranks in a row of nothing but ranks, as stands below a hand."""

    def cards(self) -> set[Card]:
        """All cards with rank and suit."""
        return self.fanned | self.flat


def found_in(frame: Frame, *, letters: bool = False) -> Found:
    """Everything that can be read off a frame."""
    found = Found(set(), set(), set(), _labelled(frame))
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


def _labelled(frame: Frame) -> set[int]:
    """The ranks in every row in which nothing else stands but the arrow at a card."""
    return {rank for y, line in enumerate(frame.lines) for rank in _labels(frame, y, line)}


def _labels(frame: Frame, y: int, line: str) -> list[int]:
    words = [word for word in re.finditer(r"\S+", line) if word[0] not in ("▲", "^")]
    labels = [LABEL.fullmatch(word[0]) for word in words]
    if not all(frame.is_cloth(y, word.start()) for word in words):
        return []
    return [rank_of_label(label[1]) for label in labels if label] if all(labels) else []


def rank_of_label(label: str) -> int:
    """The rank that a label without its number means."""
    return {"Jo": JOKER_RANK, "C": MASTER_RANK}.get(label) or RANKS.index(label)


def rank_before(line: str, x: int) -> str | None:
    """The rank that ends at a suit: `10♥`."""
    return next((rank for rank in (line[max(0, x - 2) : x], line[max(0, x - 1) : x]) if rank in RANKS), None)


def rank_above(frame: Frame, y: int, x: int) -> str | None:
    """The rank that stands over a suit at the edge of a card; where cards slide, that of another may stand over it."""
    if not y or frame.lines[y][x - 1 : x] not in EDGES or not frame.is_paper(y - 1, x):
        return None
    line = frame.lines[y - 1]
    return next((rank for rank in (line[x : x + 2], line[x : x + 1]) if rank in RANKS), None)


def drawn(*lines: str, ground: str = FELT.paper) -> Frame:
    """These lines, all of them on paper, or on another ground."""
    return Frame(lines, lambda _y, _x: ground.lstrip("#"))
