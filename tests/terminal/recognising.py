"""Cards recognised from what is drawn: a suit sign with its rank to the left of it or above it."""

from boms.cards import RANKS, Card

SIGNS = "♠♥♦♣"


def cards_in(lines: list[str]) -> set[Card]:
    """Every suited card that can be read off a frame."""
    found = set()
    for y, line in enumerate(lines):
        for x, sign in enumerate(line):
            if sign in SIGNS:
                rank = rank_before(line, x) or (rank_above(lines[y - 1], x) if y else None)
                if rank is not None:
                    found.add(Card(RANKS.index(rank) * 4 + SIGNS.index(sign)))
    return found


def rank_before(line: str, x: int) -> str | None:
    """The rank that ends at a sign: `10♥`."""
    return next((rank for rank in (line[max(0, x - 2) : x], line[max(0, x - 1) : x]) if rank in RANKS), None)


def rank_above(line: str, x: int) -> str | None:
    """The rank that stands over a sign."""
    return next((rank for rank in (line[x : x + 2], line[x : x + 1]) if rank in RANKS), None)
