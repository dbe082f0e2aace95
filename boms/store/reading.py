"""Reading matches back, move by move, each checked against what was stored with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from boms.match import Match, Move, after
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


class Retold(Struct, frozen=True):
    """One move of a stored match."""

    move: Move
    """The move."""
    match: Match
    """The match after it."""
    events: tuple[Event, ...]
    """What happened."""

    def __repr__(self) -> str:
        return "Retold(…)"


class Summary(Struct, frozen=True):
    """A stored match as a list shows it."""

    match_id: int
    """Its number in the store."""
    pack: str
    """Id of the pack it was begun with."""
    names: tuple[str, ...]
    """Who sits."""
    round_number: int
    """Rounds dealt; 0: none yet."""
    began: float
    """When it was begun, in seconds since 1970."""
    played: float
    """When it was last played."""
    is_over: bool
    """Whether it can go on."""
    winner: str | None
    """Who has won; None: not over, or nobody."""


def summaries(connection: Connection, *, unfinished: bool = False) -> tuple[Summary, ...]:
    """Stored matches, the one played last first."""
    rows = connection.execute(
        "SELECT id, pack, seated, round, began, played, is_over, winner FROM matches"
        " WHERE NOT (? AND is_over) ORDER BY played DESC, id DESC",
        (unfinished,),
    )
    return tuple(
        Summary(match_id, pack, read_names(seated), number, began, played, bool(is_over), winner)
        for match_id, pack, seated, number, began, played, is_over, winner in rows
    )


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
