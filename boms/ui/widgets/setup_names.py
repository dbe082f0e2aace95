"""The names of the people who will play: which can be used, and changing their order."""

from collections.abc import Iterable
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
    """A usual name that nobody has yet: that of the seat below the last one, if nobody has it."""
    taken = {name.casefold() for name in names}
    usual = usual_names(MOST + 1)
    return next(name for name in (usual[len(names)], *usual) if name.casefold() not in taken)


def said_anew(names: Names, usual: Names) -> Names:
    """The names, usual ones in the language in use; `usual` is what those were called before."""
    now = dict(zip(usual, usual_names(len(usual)), strict=True))
    return tuple(now.get(name, name) for name in names)


def completed(typed: str, known: Iterable[str], taken: Iterable[str]) -> str:
    """The first known name that begins so and that nobody here has; empty: there is none."""
    begun, here = typed.casefold(), {name.casefold() for name in taken}
    found = (name for name in known if name.casefold().startswith(begun) and name.casefold() not in here)
    return next((name for name in found if len(name) > len(typed)), "") if begun.strip() else ""


def moved(names: Names, seat: int, by: int) -> tuple[Names, int]:
    """Somebody changes seats with the neighbour above (-1) or below (+1); the names and the new seat."""
    other = seat + by
    if not 0 <= other < len(names):
        return names, seat
    changed = list(names)
    changed[seat], changed[other] = changed[other], changed[seat]
    return tuple(changed), other
