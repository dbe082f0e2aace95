"""Reading matches back, move by move, each checked against what was stored with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from boms.cards import Secret
from boms.match import ChangeRules, Match, Move, after
from boms.rules import Rules
from boms.seat import Event
from boms.store.encoding import checksum, read_move, read_names, read_rules
from boms.store.errors import StoreError, damaged_match
from boms.store.writing import Beginning, ends_round
from boms.text import _

if TYPE_CHECKING:
    from sqlite3 import Connection

Row = tuple[int, bytes, bytes | None]
"""Number of a move, the move, and the checksum of the match after it where it ends a round."""

_NONSENSE = (msgspec.MsgspecError, ValueError, TypeError, LookupError, ArithmeticError, AttributeError)
"""What moves that were never made can lead to."""


class Retold(Secret, frozen=True):
    """One move of a stored match."""

    move: Move
    """The move."""
    match: Match
    """The match after it."""
    events: tuple[Event, ...]
    """What happened."""


class StoredMatch(Secret, frozen=True):
    """A match as it was stored: what it began from and its moves, with everybody's cards."""

    match_id: int
    """Its number in the store."""
    pack: str
    """Id of the pack it was begun with."""
    rules: Rules
    """The rules at the beginning."""
    names: tuple[str, ...]
    """Who sat down."""
    previous: tuple[str, ...]
    """Placements of a round before the first one here (record.md); empty: there is none."""
    moves: tuple[Move, ...]
    """All moves."""
    round_is_running: bool
    """Whether its last round goes on: its hands are secret. Not where the match was stopped in the middle of one."""

    def __repr__(self) -> str:
        return f"StoredMatch({self.match_id})"

    def last_rules(self) -> Rules:
        """The rules that were in force at its end."""
        changes = (move.rules for move in reversed(self.moves) if isinstance(move, ChangeRules))
        return next(changes, self.rules)


def read_beginning(connection: Connection, match_id: int) -> Beginning:
    """What a stored match began from. Raises StoreError where there is none, DamagedError where it makes no sense."""
    found = connection.execute("SELECT pack, rules, names, previous, began FROM matches WHERE id = ?", (match_id,))
    row = found.fetchone()
    if row is None:
        raise StoreError(_("There is no match {number}").format(number=match_id))
    pack, rules, names, previous, began = row
    try:
        return Beginning(pack, read_rules(rules), read_names(names), read_names(previous), began)
    except (msgspec.MsgspecError, TypeError, UnicodeError):
        raise damaged_match(match_id) from None


def read_seconds(connection: Connection, match_id: int) -> float:
    """For how long a stored match has been played; 0 where that makes no sense."""
    (seconds,) = connection.execute("SELECT total(seconds) FROM matches WHERE id = ?", (match_id,)).fetchone()
    return float(seconds)


def rows_of(connection: Connection, match_id: int) -> Iterator[Row]:
    """The moves of a stored match as they lie there."""
    return connection.execute("SELECT number, move, checksum FROM moves WHERE match = ? ORDER BY number", (match_id,))


def retold(match_id: int, match: Match, rows: Iterable[Row]) -> Iterator[Retold]:
    """Each move with the match after it. Raises DamagedError at the first that is not what was stored."""
    for expected, (number, written, stored) in enumerate(rows):
        try:
            move = read_move(written)
            moved, events = after(match, move)
        except _NONSENSE:
            raise damaged_match(match_id) from None
        if number != expected or stored != (checksum(moved) if ends_round(match, moved) else None):
            raise damaged_match(match_id)
        yield Retold(move, moved, events)
        match = moved


def stored_match(connection: Connection, match_id: int) -> StoredMatch:
    """A match with its moves. Raises DamagedError where one is not what was stored, StoreError for no such match."""
    begun = read_beginning(connection, match_id)
    moves, match = [], begun.match()
    for told in retold(match_id, match, rows_of(connection, match_id)):
        moves.append(told.move)
        match = told.match
    is_running = not match.is_over and match.round is not None and not match.round.is_over
    return StoredMatch(match_id, begun.pack, begun.rules, begun.names, begun.previous, tuple(moves), is_running)
