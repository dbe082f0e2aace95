"""The names of the people who will play: which can be used, and changing their order."""

from typing import Final

from boms.text import _

MOST: Final = 8
"""Most people who ever play."""

Names = tuple[str, ...]
"""Who plays, clockwise."""


def usual_names(number: int) -> Names:
    """Names that serve until people say their own."""
    return tuple(_("Player {number}").format(number=seat + 1) for seat in range(number))


def free_name(names: Names) -> str:
    """A usual name that nobody has yet."""
    taken = {name.casefold() for name in names}
    return next(name for name in usual_names(MOST + 1) if name.casefold() not in taken)


def moved(names: Names, seat: int, by: int) -> tuple[Names, int]:
    """Somebody changes seats with the neighbour above (-1) or below (+1); the names and the new seat."""
    other = seat + by
    if not 0 <= other < len(names):
        return names, seat
    changed = list(names)
    changed[seat], changed[other] = changed[other], changed[seat]
    return tuple(changed), other
