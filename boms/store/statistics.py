"""The hall of fame: what people have brought it to in all stored rounds, and who is who."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from boms.store.errors import StoreError
from boms.text import _

if TYPE_CHECKING:
    from sqlite3 import Connection


class Fame(Struct, frozen=True):
    """One person in the hall of fame."""

    name: str
    """Under the spelling that others were merged into."""
    rounds: int
    """Rounds played to the end."""
    presidencies: int
    """Times president."""
    times_boms: int
    """Times boms."""
    average_place: float
    """1.0: always president."""
    longest_reign: int
    """Most rounds in a row as president of one match."""
    points: int
    """Points in all."""


_PLAYED = """
    SELECT coalesce(spellings.name, results.name) AS person, match, results.round, place, title, points
    FROM results JOIN matches ON matches.id = match LEFT JOIN spellings ON spelling = results.name
    WHERE :pack IS NULL OR pack = :pack
"""

_FAME = f"""
    WITH played AS ({_PLAYED}),
    presidents AS (
        SELECT person, match, round - row_number() OVER (PARTITION BY person, match ORDER BY round) AS reign
        FROM played WHERE place = 1
    ),
    reigns AS (SELECT person, count(*) AS length FROM presidents GROUP BY person, match, reign),
    longest AS (SELECT person, max(length) AS length FROM reigns GROUP BY person)
    SELECT person, count(*), sum(place = 1), sum(title = 'boms'), avg(place), coalesce(length, 0), sum(points)
    FROM played LEFT JOIN longest USING (person)
    GROUP BY person ORDER BY sum(place = 1) DESC, avg(place), person
"""

_TOGETHER = f"""
    WITH played AS ({_PLAYED})
    SELECT 1 FROM played AS one JOIN played AS other USING (match, round)
    WHERE one.person = :one AND other.person = :other LIMIT 1
"""


def fame(connection: Connection, pack: str | None) -> tuple[Fame, ...]:
    """Everybody who has played a round to the end, most presidencies first; with one pack, or with any."""
    return tuple(Fame(*row) for row in connection.execute(_FAME, {"pack": pack}))


def packs_played(connection: Connection) -> tuple[str, ...]:
    """Ids of the packs with which a round was played to the end."""
    found = connection.execute(
        "SELECT DISTINCT pack FROM matches WHERE EXISTS (SELECT 1 FROM results WHERE match = id) ORDER BY pack"
    )
    return tuple(pack for (pack,) in found)


def people(connection: Connection) -> tuple[str, ...]:
    """Everybody who has played a round to the end, who played last first."""
    found = connection.execute(
        f"WITH played AS ({_PLAYED}) SELECT person FROM played JOIN matches ON id = match"
        " GROUP BY person ORDER BY max(played) DESC, person".replace("max(played)", "max(matches.played)"),
        {"pack": None},
    )
    return tuple(name for (name,) in found)


def merge(connection: Connection, spelling: str, name: str) -> None:
    """From now on one spelling counts for the person of another name. Raises StoreError where they cannot be one."""
    mine, theirs = _person(connection, spelling), _person(connection, name)
    if mine == theirs:
        return
    if connection.execute(_TOGETHER, {"pack": None, "one": mine, "other": theirs}).fetchone():
        text = _("{one} and {other} have played in the same round: they cannot be one person")
        raise StoreError(text.format(one=mine, other=theirs))
    connection.execute("UPDATE spellings SET name = ? WHERE name = ?", (theirs, mine))
    connection.execute("INSERT OR REPLACE INTO spellings VALUES (?, ?)", (mine, theirs))


def part(connection: Connection, spelling: str) -> None:
    """Takes a merge back: the spelling is a person of its own again."""
    connection.execute("DELETE FROM spellings WHERE spelling = ?", (spelling,))


def _person(connection: Connection, spelling: str) -> str:
    row = connection.execute("SELECT name FROM spellings WHERE spelling = ?", (spelling,)).fetchone()
    return str(row[0]) if row else spelling
