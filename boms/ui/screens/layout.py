"""How the rows of a window are shared out between the parts of a game screen."""

from __future__ import annotations

from typing import NamedTuple


class Share(NamedTuple):
    """Rows and columns of the parts."""

    seats: int
    """Rows of the seats."""
    log: int
    """Columns of the log."""
    words: int
    """Rows of words between table and hand, or of the banner."""
    card: int
    """Rows of a card in the hand."""
    margin: int
    """Empty rows between the parts."""


WIDTHS: list[tuple[int, str]] = [(0, "-narrow"), (76, "-middle"), (110, "-wide"), (160, "-widest")]
"""Columns from which a screen with a list and something beside it is of that class, for its style sheet."""

RING = (100, 30)
"""Columns and rows from which the seats stand round the pile, and not in a row above it."""

LARGE = (110, 36)
"""Columns and rows from which large figures fit."""


def has_ring(width: int, height: int) -> bool:
    """Whether the seats stand round the pile."""
    return width >= RING[0] and height >= RING[1]


def has_large(width: int, height: int) -> bool:
    """Whether large figures fit."""
    return width >= LARGE[0] and height >= LARGE[1]


def banner_rows(width: int, height: int) -> int:
    """Rows of the banner, the same on every screen that has one; fewer where only few words are said."""
    return 5 if height < 24 else table_share(width, height).words


def table_share(width: int, height: int) -> Share:
    """The Table screen."""
    if height < 24:
        return Share(seats=3, log=_log(width), words=5 if width >= 80 else 6, card=0, margin=0)
    if height < 30:
        return Share(seats=4, log=_log(width), words=5, card=0, margin=0)
    return Share(
        seats=6,
        log=_log(width),
        words=_banner(width, height),
        card=0,
        margin=int(height >= 36),
    )


def _banner(width: int, height: int) -> int:
    """Rows of the banner where there is room for large letters."""
    return 9 if height < 36 else 10 if height < 50 or width < 160 else 14


def widest_card(height: int) -> int:
    """Columns of a card in the hand at most."""
    return 13 if height >= 50 else 10 if height >= 38 else 8


def words_inset(width: int) -> int:
    """Empty columns beside the words between table and hand: in wide windows they keep to the hand."""
    return max(0, (width - 160) // 2)


def hand_share(width: int, height: int, rows_of_cards: int, wide: int = 8) -> Share:
    """The Hand screen, for a hand in one row of cards or two, of so many columns each."""
    if height < 24:
        return Share(seats=2, log=_log(width), words=3, card=3 if rows_of_cards == 1 else 2, margin=0)
    if height < 34:
        return Share(seats=3, log=_log(width), words=3, card=4 if rows_of_cards == 1 else 3, margin=0)
    usual = 6 if rows_of_cards == 1 else 5
    return Share(seats=6, log=_log(width), words=3, card={13: 9, 10: 7}.get(wide, usual), margin=1)


def _log(width: int) -> int:
    if width < 80:
        return 22
    return 30 if width < 110 else 40 if width < 160 else 48
