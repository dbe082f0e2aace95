"""What is wrong with a file: where, what stands there and what may stand there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from boms.packs.nodes import Place
from boms.text import _
from boms.text.names import is_invisible

if TYPE_CHECKING:
    from boms.rules import Conflict


class Problem(Struct, frozen=True):
    """One mistake in a file that people write. Its sentence is made when it is shown, in the language then in use."""

    file: str
    """The file, as people know it."""
    line: int | None
    """Line, counted from 1; None: it is about the file as a whole."""
    column: int | None
    """Column, counted from 1; None: it is about the file as a whole."""
    sentence: str
    """What is wrong: an English message with places for key, found, allowed, near and the facts."""
    key: str | None = None
    """The key it is about; None: about none."""
    found: str | None = None
    """What stands there; None: nothing, or it does not matter."""
    allowed: str | None = None
    """What may stand there; None: cannot be listed."""
    near: str | None = None
    """The known word that comes closest; None: none does."""
    facts: dict[str, str | int] = {}
    """Whatever else the sentence names."""
    conflict: Conflict | None = None
    """The impossible combination of house rules it is about; None: about none."""


class Complaints:
    """Collects the problems of one file while it is read, so that no mistake hides another."""

    def __init__(self, file: str) -> None:
        self.file = file
        """The file, as people know it."""
        self.is_torn = False
        """Reading stopped at a syntax error: what seems to be missing may stand below it."""
        self._problems: list[Problem] = []

    def note(
        self,
        place: Place | None,
        sentence: str,
        *,
        key: str | None = None,
        found: str | None = None,
        allowed: str | None = None,
        near: str | None = None,
        conflict: Conflict | None = None,
        **facts: str | int,
    ) -> None:
        """Notes a problem at a place, None for the file as a whole. The sentence is a message marked with `N_`."""
        line, column = (place.line, place.column) if place else (None, None)
        self._problems.append(Problem(self.file, line, column, sentence, key, found, allowed, near, facts, conflict))

    def __len__(self) -> int:
        return len(self._problems)

    def listed(self) -> tuple[Problem, ...]:
        """All problems by line and column, those of the file as a whole first."""
        return tuple(sorted(self._problems, key=lambda problem: (problem.line or 0, problem.column or 0)))


def problem_sentence(problem: Problem) -> str:
    """The sentence alone, for where file and line are shown beside it. Nothing in it tells a terminal what to do."""
    conflict = _conflict(problem.conflict) if problem.conflict else ""
    named = {"key": problem.key, "found": problem.found, "allowed": problem.allowed, "near": problem.near}
    said = _(problem.sentence).format(**named, **problem.facts, conflict=conflict)
    return "".join("\ufffd" if is_invisible(character) and character != "\n" else character for character in said)


def _conflict(conflict: Conflict) -> str:
    from boms.text import conflict_text

    return conflict_text(conflict)


def problem_text(problem: Problem) -> str:
    """`file:line:column: sentence`, in the language in use."""
    numbers = [str(number) for number in (problem.line, problem.column) if number is not None]
    return ":".join([problem.file, *numbers]) + ": " + problem_sentence(problem)


def problems_text(problems: Iterable[Problem]) -> str:
    """All of them, one on a line."""
    return "\n".join(map(problem_text, problems))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one; None: none is like it."""
    from difflib import get_close_matches

    close = get_close_matches(word.lower().replace("-", "_"), list(known), n=1)
    return close[0] if close else None
