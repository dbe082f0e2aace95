"""How matches lie in the file: the tables, and the steps by which an older file is brought up to date."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlite3 import Connection

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE version (number INTEGER NOT NULL);
    INSERT INTO version VALUES (0);
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        pack TEXT NOT NULL,
        rules BLOB NOT NULL,
        names TEXT NOT NULL,
        previous TEXT NOT NULL,
        began REAL NOT NULL,
        played REAL NOT NULL,
        seated TEXT NOT NULL,
        round INTEGER NOT NULL,
        is_over INTEGER NOT NULL,
        winner TEXT
    );
    CREATE TABLE moves (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        number INTEGER NOT NULL,
        move BLOB NOT NULL,
        checksum BLOB,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    CREATE TABLE results (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        round INTEGER NOT NULL,
        name TEXT NOT NULL,
        place INTEGER NOT NULL,
        title TEXT NOT NULL,
        points INTEGER NOT NULL,
        PRIMARY KEY (match, round, name)
    ) WITHOUT ROWID;
    CREATE TABLE spellings (spelling TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    """,
    "ALTER TABLE matches ADD COLUMN seconds REAL NOT NULL DEFAULT 0",
)
"""Step n brings a file of version n to version n + 1. Steps that were released never change."""


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """All of it is on the disk afterwards, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def version_of(connection: Connection) -> int | None:
    """The version of a file: 0 where nothing was written yet, None where it is none of ours."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if "version" not in names:
        return None if names else 0
    row = connection.execute("SELECT number FROM version").fetchone()
    return row[0] if row else None


def bring_up_to_date(connection: Connection, steps: Sequence[str] = STEPS) -> None:
    """Takes the steps a file lacks, all of them or none."""
    begun = version_of(connection)
    if begun is None or begun >= len(steps):
        return
    with transaction(connection):
        for step in steps[begun:]:
            for statement in filter(str.strip, step.split(";")):
                connection.execute(statement)
        connection.execute("UPDATE version SET number = ?", (len(steps),))
