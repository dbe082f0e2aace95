"""A stored match to look at, round by round and trick by trick, forward and back; no hand is in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from msgspec import Struct

from boms.match import Act, Deal, Match, Move, Undo, after, begin_match, public_view_of
from boms.rules import Rules
from boms.seat import Event, PublicView, seen_by
from boms.store.reading import StoredMatch


class Moment(Struct, frozen=True):
    """A round after one move, as everybody saw it."""

    view: PublicView
    """The table."""
    rules: Rules
    """The rules in force."""
    events: tuple[Event, ...]
    """What the move brought about."""
    trick: int
    """The trick it belongs to, 1 for the first; a clear belongs to the trick it ends."""


class History:
    """The moments of a match. Any round can be asked for at any time, in any order."""

    def __init__(self, stored: StoredMatch) -> None:
        self._rounds: list[tuple[Match, list[Move]]] = []
        match = begin_match(stored.rules, stored.names, stored.previous)
        for move in stored.moves:
            if isinstance(move, Deal):
                self._rounds.append((match, []))
            if self._rounds:
                self._rounds[-1][1].append(move)
            match, _ = after(match, move)

    def __repr__(self) -> str:
        return f"History({len(self._rounds)} rounds)"

    @property
    def rounds(self) -> int:
        """How many rounds were dealt."""
        return len(self._rounds)

    def round(self, number: int) -> tuple[Moment, ...]:
        """The moments of a round, 1 for the first: the deal, every action, and the end. Raises IndexError."""
        if not 0 < number <= self.rounds:
            raise IndexError(number)
        return tuple(self._moments(*self._rounds[number - 1]))

    def tricks(self, number: int) -> tuple[tuple[Moment, ...], ...]:
        """The moments of a round by trick; deal and exchange belong to the first. Raises IndexError."""
        numbered = [(moment.trick, moment) for moment in self.round(number)]
        return tuple(tuple(moment for _, moment in trick) for _, trick in groupby(numbered, key=itemgetter(0)))

    def _moments(self, match: Match, moves: list[Move]) -> Iterator[Moment]:
        trick = 1
        for move in moves:
            match, events = after(match, move)
            if isinstance(move, Act | Deal | Undo) or (match.is_over and match.round is not None):
                view = public_view_of(match)
                trick = min(trick, view.tricks)
                yield Moment(view, match.rules, tuple(seen_by(event, None) for event in events), trick)
                trick = view.tricks
