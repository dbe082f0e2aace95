"""`Recording`: keeps each move of one match before anything shows it. Holds everybody's cards."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from boms.match import Match, Move, after
from boms.store.writing import Beginning

Keep = Callable[["Recording", Move, Match], int]
"""Writes a move and the match after it down; the id of the match."""


class Recording:
    """A hook for `boms.match.Table`. It raises StoreError where a move cannot be kept; that move is not made then."""

    def __init__(self, keep: Keep, begun: Beginning, match_id: int | None = None, seconds: float = 0.0) -> None:
        """`seconds` is how long the match has been played before."""
        self.begun = begun
        """What the match began from."""
        self.match_id = match_id
        """Its number in the store; None until the first move is kept."""
        self.match = begun.match()
        """The match as it is kept."""
        self.moves: list[Move] = []
        """All moves kept, so that a file that breaks in the middle of a match costs none of them."""
        self.edition = 0
        """Which file of the store has all of these moves, see `Store`."""
        self.seconds_before = seconds
        """How long the match had been played when it was begun or taken up here."""
        self._since = time.monotonic()
        self._keep = keep

    def __repr__(self) -> str:
        return f"Recording({self.match_id})"

    def __call__(self, move: Move) -> None:
        moved, _ = after(self.match, move)
        self.match_id = self._keep(self, move, moved)
        self.take(move, moved)

    def seconds(self) -> float:
        """How long the match has been played, without the time in which it lay in the store."""
        return self.seconds_before + time.monotonic() - self._since

    def take(self, move: Move, moved: Match) -> None:
        """Notes a move that is kept already."""
        self.match = moved
        self.moves.append(move)

    def with_move(self, move: Move) -> Iterable[Move]:
        """All moves, and one more."""
        return (*self.moves, move)
