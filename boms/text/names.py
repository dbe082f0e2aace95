"""What people may be called at a table, and how many of them can play, in one sentence where it cannot be."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from boms.text.languages import _, n_

LONGEST: Final = 20
"""Columns the longest name may take."""

RESERVED: Final = frozenset(("expect", "refuse", "clear", "swap", "ask", "cards", "code"))
"""Words that mean something else where a name stands in the record of a match (record.md)."""


def cell_len(text: str) -> int:
    """Columns a text takes on a terminal."""
    from rich.cells import cell_len as columns

    return columns(text)


def tidy(name: str) -> str:
    """The name as it will be used: composed letters, no spaces around it, single ones within."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def name_problem(name: str, others: Sequence[str]) -> str | None:
    """Why a tidied name cannot be used beside the others, in one sentence; None: it can."""
    if not cell_len(name):
        return _("This seat has no name: type one or take the seat away")
    if any(is_invisible(character) for character in name):
        return _("A name cannot contain control characters: type it anew")
    if cell_len(name) > LONGEST:
        return _("“{name}” is too long: at most {number} characters fit").format(name=_short(name), number=LONGEST)
    if name in RESERVED:
        return _("“{name}” means something else in the record of a match: begin it with a capital letter").format(
            name=name
        )
    if name.casefold() in (other.casefold() for other in others):
        return _("“{name}” sits there already: call one of the two something else").format(name=name)
    return None


def is_invisible(character: str) -> bool:
    """Whether a character shows nothing, or tells a terminal what to do."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def _short(name: str) -> str:
    return name[:12] + "…"


def names_problem(names: Sequence[str]) -> tuple[int, str] | None:
    """The first seat whose name cannot be used, and why; None: all can."""
    for seat, name in enumerate(names):
        problem = name_problem(name, names[:seat])
        if problem:
            return seat, problem
    return None


def number_problem(number: int, least: int, most: int) -> str | None:
    """Why so many people cannot play under rules for `least` to `most`, in one sentence; None: they can."""
    if number < least:
        missing = least - number
        text = n_(
            "These rules need at least {least} players: add one more",
            "These rules need at least {least} players: add {missing} more",
            missing,
        )
        return text.format(least=least, missing=missing)
    if number > most:
        surplus = number - most
        text = n_(
            "These rules take at most {most} players: take one away",
            "These rules take at most {most} players: take {surplus} away",
            surplus,
        )
        return text.format(most=most, surplus=surplus)
    return None
