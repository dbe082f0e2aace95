"""Writing matches down: how one begins, each move, and what comes of a round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from boms.match import Match, Move, after, begin_match, titles_of
from boms.rules import Rules
from boms.store.encoding import checksum, move_bytes, names_text, rules_bytes

if TYPE_CHECKING:
    from sqlite3 import Connection


class Beginning(Struct, frozen=True):
    """What a match begins from."""

    pack: str
    """Id of the pack it was begun with."""
    rules: Rules
    """The rules at the beginning."""
    names: tuple[str, ...]
    """Who sat down."""
    previous: tuple[str, ...]
    """Placements of a round before the first one here (record.md); empty: there is none."""
    began: float
    """When, in seconds since 1970."""

    def match(self) -> Match:
        """The match before its first move."""
        return begin_match(self.rules, self.names, self.previous)


class Played(Struct, frozen=True):
    """When a match was played."""

    last: float
    """The last time, in seconds since 1970."""
    seconds: float = 0.0
    """For how long in all, without the time in which it lay in the store."""


def write_beginning(connection: Connection, begun: Beginning, match_id: int | None = None) -> int:
    """A match without moves; its id. None: the next free one."""
    names = names_text(begun.names)
    row = connection.execute(
        "INSERT INTO matches (id, pack, rules, names, previous, began, played, seated, round, is_over)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
        (
            match_id,
            begun.pack,
            rules_bytes(begun.rules),
            names,
            names_text(begun.previous),
            begun.began,
            begun.began,
            names,
        ),
    )
    return int(row.lastrowid or 0)


def begun_as(connection: Connection, begun: Beginning) -> int | None:
    """The number of a match that was begun like this at this moment; None: there is none."""
    wanted = (begun.began, names_text(begun.names), rules_bytes(begun.rules))
    row = connection.execute("SELECT id FROM matches WHERE began = ? AND names = ? AND rules = ?", wanted).fetchone()
    return None if row is None else int(row[0])


def is_there(connection: Connection, match_id: int) -> bool:
    """Whether there is a match of this number."""
    return connection.execute("SELECT 1 FROM matches WHERE id = ?", (match_id,)).fetchone() is not None


def has_move(connection: Connection, match_id: int, number: int, move: Move) -> bool:
    """Whether this move of a match stands there."""
    wanted = (match_id, number, move_bytes(move))
    found = connection.execute("SELECT 1 FROM moves WHERE match = ? AND number = ? AND move = ?", wanted)
    return found.fetchone() is not None


def write_move(connection: Connection, match_id: int, number: int, move: Move, before: Match, moved: Match) -> None:
    """One move, and what comes of it: the results of a round that is over, or no longer is."""
    ended = ends_round(before, moved)
    written = (match_id, number, move_bytes(move), checksum(moved) if ended else None)
    connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?)", written)
    if ended:
        _write_results(connection, match_id, before, moved)
    elif ends_round(moved, before):
        connection.execute("DELETE FROM results WHERE match = ? AND round = ?", (match_id, moved.round_number))


def write_summary(connection: Connection, match_id: int, match: Match, played: Played) -> None:
    """What the list of matches shows, and what the clock does."""
    seated = names_text(match.names)
    connection.execute(
        "UPDATE matches SET played = ?, seconds = ?, seated = ?, round = ?, is_over = ?, winner = ? WHERE id = ?",
        (played.last, played.seconds, seated, match.round_number, match.is_over, match.winner, match_id),
    )


def write_match(
    connection: Connection, begun: Beginning, moves: Iterable[Move], played: Played, match_id: int | None = None
) -> int:
    """A whole match; its id. Raises ValueError for moves that cannot be made."""
    match_id = write_beginning(connection, begun, match_id)
    match = begun.match()
    for number, move in enumerate(moves):
        moved, _ = after(match, move)
        write_move(connection, match_id, number, move, match, moved)
        match = moved
    write_summary(connection, match_id, match, played)
    return match_id


def ends_round(before: Match, moved: Match) -> bool:
    """Whether a round is over that was not over before the move."""
    return _is_finished(moved) and not (_is_finished(before) and before.round_number == moved.round_number)


def _is_finished(match: Match) -> bool:
    return match.round is not None and match.round.is_over


def _write_results(connection: Connection, match_id: int, before: Match, moved: Match) -> None:
    rows = [
        (match_id, moved.round_number, name, place, title, moved.tally(name).points - before.tally(name).points)
        for place, (name, title) in enumerate(titles_of(moved).items(), 1)
    ]
    connection.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?)", rows)
