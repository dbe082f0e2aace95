"""What a list shows of stored matches. Stands by itself, so that the first screen can list them without a match."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from boms.store.errors import spoken
from boms.store.files import for_reading

if TYPE_CHECKING:
    from sqlite3 import Connection

_NAMES: Final = msgspec.json.Decoder(tuple[str, ...])


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


def glance(path: Path) -> tuple[Summary, ...]:
    """The match played last, then those that can go on. Raises StoreError, DamagedError for a damaged file."""
    with spoken(path), closing(for_reading(path)) as connection:
        return (*summaries(connection, most=1), *summaries(connection, unfinished=True))


def summaries(connection: Connection, *, unfinished: bool = False, most: int = -1) -> tuple[Summary, ...]:
    """Stored matches, the one played last first; at most so many, below 0: all."""
    rows = connection.execute(
        "SELECT id, pack, seated, round, began, played, is_over, winner FROM matches"
        " WHERE NOT (? AND is_over) ORDER BY played DESC, id DESC LIMIT ?",
        (unfinished, most),
    )
    return tuple(
        Summary(match_id, pack, _NAMES.decode(seated), number, began, played, bool(is_over), winner)
        for match_id, pack, seated, number, began, played, is_over, winner in rows
    )


def amid_a_round(connection: Connection) -> frozenset[str]:
    """Everybody who sits in a match that can go on and waits in the middle of a round."""
    rows = connection.execute(
        "SELECT seated FROM matches WHERE NOT is_over AND round > 0 AND NOT EXISTS"
        " (SELECT 1 FROM results WHERE results.match = matches.id AND results.round = matches.round)"
    )
    return frozenset(name for (seated,) in rows for name in _NAMES.decode(seated))
