"""Where each card of a fan stands: overlapping within a rank, gaps between ranks, one row or two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Measure(NamedTuple):
    """How wide things are, in columns."""

    card: int
    """A whole card."""
    step: int
    """What is seen of a card that the next one covers."""
    gap: int
    """Between two heaps."""


ROOMY = (Measure(13, 7, 3), Measure(10, 6, 2))
"""Large cards, for high windows."""

ONE_ROW = (Measure(8, 5, 2), Measure(7, 5, 1), Measure(6, 4, 1), Measure(5, 3, 1), Measure(4, 3, 1))
"""From roomy to snug; the first that fits is taken."""

_SMALL = 7
"""Columns below which a card is small."""

TWO_ROWS = (*ONE_ROW[1:], Measure(4, 2, 1), Measure(3, 2, 1), Measure(3, 2, 0))
"""The same for two rows, down to what is hardly readable."""


class Spot(NamedTuple):
    """Where a card stands."""

    x: int
    """Its left column."""
    row: int
    """0 for the upper row of cards, 1 for the lower."""
    seen: int
    """How many of its columns are seen."""


class Label(NamedTuple):
    """Where the key below a heap stands."""

    x: int
    """Its left column."""
    row: int
    """The row of cards it is below."""
    width: int
    """Columns of the heap."""


class FanLayout(NamedTuple):
    """A fan laid out."""

    measure: Measure
    """How wide cards are."""
    rows: int
    """Rows of cards, 1 or 2."""
    spots: tuple[Spot, ...]
    """By card."""
    labels: tuple[Label, ...]
    """By heap."""


def lay_out_fan(sizes: Sequence[int], width: int, *, most_rows: int = 2, widest: int = 8) -> FanLayout:
    """The roomiest layout for heaps of these sizes, with cards of at most `widest` columns.

    One row is preferred, but for small cards that could be large in two; what fits nowhere is cut on the right.
    """
    roomy, is_high = tuple(measure for measure in ROOMY if measure.card <= widest), widest >= ROOMY[0].card
    for measure in (*roomy, *ONE_ROW):
        if total_width(sizes, measure) <= width and (measure.card >= _SMALL or not is_high or most_rows == 1):
            return _placed([sizes], width, measure)
    if most_rows == 1:
        tight = next((m for m in TWO_ROWS if total_width(sizes, m) <= width), TWO_ROWS[-1])
        return _placed([sizes], width, tight)
    for measure in (*(roomy if is_high else ()), *(ONE_ROW[:1] if roomy else ()), *TWO_ROWS):
        halves = halved(sizes, measure)
        if max(total_width(half, measure) for half in halves) <= width:
            break
    return _placed(halves, width, measure)


def total_width(sizes: Sequence[int], measure: Measure) -> int:
    """Columns that these heaps need in one row."""
    heaps = sum((size - 1) * measure.step + measure.card for size in sizes)
    return heaps + measure.gap * max(0, len(sizes) - 1)


def halved(sizes: Sequence[int], measure: Measure) -> list[Sequence[int]]:
    """The heaps in two rows, so that the wider one is as narrow as can be."""
    cuts = range(1, max(2, len(sizes)))
    cut = min(cuts, key=lambda at: max(total_width(sizes[:at], measure), total_width(sizes[at:], measure)))
    return [sizes[:cut], sizes[cut:]]


def _placed(rows: Sequence[Sequence[int]], width: int, measure: Measure) -> FanLayout:
    spots: list[Spot] = []
    labels: list[Label] = []
    for row, sizes in enumerate(rows):
        x = max(0, (width - total_width(sizes, measure)) // 2)
        for size in sizes:
            spots += [Spot(x + measure.step * number, row, measure.step) for number in range(size - 1)]
            spots.append(Spot(x + measure.step * (size - 1), row, measure.card))
            wide = (size - 1) * measure.step + measure.card
            labels.append(Label(x, row, wide))
            x += wide + measure.gap
    return FanLayout(measure, len(rows), tuple(spots), tuple(labels))
