"""Whether a match is kept already, however it came into the file: played here, or taken in from a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec import MsgspecError

from boms.match import Act, Deal, Move, Stop, TimeUp, without_undone
from boms.seat import EndSwaps
from boms.store.encoding import names_text, read_move, read_rules
from boms.store.reading import rows_of

if TYPE_CHECKING:
    from sqlite3 import Connection

    from boms.store.writing import Beginning

_LIKE_IT = "SELECT id, rules FROM matches WHERE names = ? AND previous = ? ORDER BY id"


def kept_as(connection: Connection, begun: Beginning, moves: Iterable[Move]) -> int | None:
    """The number of a kept match with the same rules, names, deals and moves, the oldest; None: there is none.

    With which pack it was begun and when it was played does not count, nor what a record leaves out (`told`).
    """
    wanted = told(moves)
    found = connection.execute(_LIKE_IT, (names_text(begun.names), names_text(begun.previous)))
    for match_id, rules in found.fetchall():
        try:
            if read_rules(rules) == begun.rules and told(_moves(connection, match_id)) == wanted:
                return int(match_id)
        except (MsgspecError, LookupError):
            continue  # damaged: that is told where it is read
    return None


def _moves(connection: Connection, match_id: int) -> Iterator[Move]:
    return (read_move(written) for _number, written, _checksum in rows_of(connection, match_id))


def told(moves: Iterable[Move]) -> tuple[Move, ...]:
    """What a match and its record have in common: what was dealt and done, and what was changed before a deal.

    Without what was taken back, whose choice an action was, that nobody swapped any more, and how it was ended.
    """
    standing = without_undone(moves)
    last_deal = max((number for number, move in enumerate(standing) if isinstance(move, Deal)), default=-1)
    counting = (move for number, move in enumerate(standing) if number <= last_deal or isinstance(move, Act))
    return tuple(Act(move.action) if isinstance(move, Act) else move for move in counting if not _follows(move))


def _follows(move: Move) -> bool:
    """Whether a move does not need to be told, or does not count."""
    return isinstance(move, TimeUp | Stop) or (isinstance(move, Act) and isinstance(move.action, EndSwaps))
