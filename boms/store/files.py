"""The file on the disk: opening it for one writer or for reading, and who holds it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from boms.store.errors import InUseError, NewerError, StoreError, damaged_file, is_busy, spoken
from boms.store.schema import STEPS, bring_up_to_date, version_of
from boms.text import _

if TYPE_CHECKING:
    from sqlite3 import Connection

_PATIENCE = 1.0
"""Seconds to wait for another program that has the file open."""

_IMPATIENCE = 0.05
"""Seconds to wait for one that was waited for in vain before: people should not have to, at every move."""

_UNCHANGED = "mode=ro&immutable=1"
_NO_ROOM = (10, 13, 14)
"""What SQLite says where it cannot make a file that it needs."""

_HALF_WRITTEN = 776
"""What SQLite says of a file that it would have to put in order before it can be read."""

_SMALL = 8_000_000
"""Bytes that are looked through in the twinkling of an eye."""


def beside(path: Path, ending: str) -> Path:
    """A file that belongs to the file of matches."""
    return path.with_name(path.name + ending)


def make_room(path: Path) -> None:
    """The folder of a file, and the file itself, which nobody else can read."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.exists():  # opening and closing it here would let go of the locks this program has on it
        path.chmod(0o600)
    else:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def hold(path: Path) -> Connection:
    """Holds the matches for one writer until it is closed or the program ends, however it ends.

    Raises InUseError, or what SQLite raises.
    """
    import sqlite3

    lock = beside(path, ".lock")
    make_room(lock)
    held = sqlite3.connect(lock, timeout=0, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if not is_busy(error):
            raise
        text = _("Another boms is playing with the matches in {path}: end it first, or look at the history only")
        raise InUseError(text.format(path=path)) from None
    return held


def for_writing(path: Path) -> Connection:
    """The file, up to date and sound as far as a look at it tells. Raises StoreError, or what SQLite raises."""
    import sqlite3

    if path.exists():
        refuse_foreign(path)
    make_room(path)
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    try:
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY"):
            connection.execute(f"PRAGMA {setting}")
        bring_up_to_date(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def wait_for_others(connection: Connection, *, briefly: bool) -> None:
    """How long to wait from now on for another program that has the file open."""
    milliseconds = round(1000 * (_IMPATIENCE if briefly else _PATIENCE))
    connection.execute(f"PRAGMA busy_timeout = {milliseconds}")


def for_reading(path: Path) -> Connection:
    """The file, for looking only; one without matches where nothing was written yet. Raises what SQLite raises."""
    import sqlite3

    if path.exists() and refuse_foreign(path) > 0:
        return _reader(path)
    empty = sqlite3.connect(":memory:", isolation_level=None)
    bring_up_to_date(empty)
    return empty


def refuse_foreign(path: Path) -> int:
    """The version of a file. Raises StoreError, without changing it, for one of a newer boms or of something else."""
    connection = _reader(path)
    try:
        version = version_of(connection)
    finally:
        connection.close()
    if version is None:
        raise StoreError(_("{path} holds no matches of boms: move it away and try again").format(path=path))
    if version > len(STEPS):
        raise NewerError(_("{path} was written by a newer boms: update boms to use it").format(path=path))
    return version


def _reader(path: Path) -> Connection:
    """A connection that can change nothing.

    In a folder that cannot be written, or on a full disk, SQLite can only look at a file if it is told that nobody
    changes it. What a program that died has left half written is taken back first.
    """
    import sqlite3

    may_write = os.access(path.parent, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
    if not may_write and not _has_log(path):
        return _looking(path, _UNCHANGED)
    try:
        return _looking(path, "mode=ro")
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0)
        if code == _HALF_WRITTEN:
            return _looking(path, "mode=rw")
        if code & 0xFF in _NO_ROOM and not _has_log(path):
            return _looking(path, _UNCHANGED)
        raise


def _has_log(path: Path) -> bool:
    """Whether there is something that was written and does not stand in the file itself yet."""
    log = beside(path, "-wal")
    return log.exists() and log.stat().st_size > 0


def _looking(path: Path, how: str) -> Connection:
    import sqlite3

    where = f"{path.resolve().as_uri()}?{how}"
    connection = sqlite3.connect(where, uri=True, timeout=_PATIENCE, isolation_level=None)
    try:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.DatabaseError:
        connection.close()
        raise
    return connection


def checked(path: Path) -> Connection:
    """The file for writing. Raises StoreError, DamagedError as far as a look at the file tells.

    Every page is looked at where the last program died, or where that takes no time; else damage shows on reading.
    """
    with spoken(path):
        is_suspect = beside(path, "-wal").exists() or (path.exists() and path.stat().st_size < _SMALL)
        connection = for_writing(path)
        try:
            if is_suspect and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise damaged_file(path)
        except BaseException:
            connection.close()
            raise
    return connection
