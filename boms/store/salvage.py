"""What is done about a damaged file: it is put aside as it is, and what can be read of it begins a new one.

At every moment in between, a program that dies leaves the damaged file or the new one in its place, or both beside it.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from boms.match import Move
from boms.store.errors import StoreError, spoken
from boms.store.files import beside, for_writing, make_room
from boms.store.reading import read_beginning, retold, rows_of
from boms.store.schema import transaction
from boms.store.writing import Beginning, Played, write_match
from boms.text import n_

if TYPE_CHECKING:
    from sqlite3 import Connection

_READY, _UNREADY, _COPY = "-saved", "-saving", "-copy"
_BESIDE = ("-wal", "-shm", "-journal")


def rescue(path: Path) -> str:
    """Puts a damaged file aside and a new one in its place; one sentence about it. Raises StoreError."""
    with spoken(path):
        saved = _save(path)
        aside = _free_name(path)
        _put_aside(path, aside)
        finish_rescue(path)
    return _notice(aside, len(saved), sum(saved))


def _notice(aside: Path, number: int, cut: int) -> str:
    """What is said about a file that was put aside, and about the matches in it, so many of which lack their end."""
    if cut:
        text = n_(
            "The file of matches was damaged: it is kept as {aside}. Matches that could be read from it: {number},"
            " {cut} of them without its end",
            "The file of matches was damaged: it is kept as {aside}. Matches that could be read from it: {number},"
            " {cut} of them without their end",
            cut,
        )
        return text.format(aside=aside, number=number, cut=cut)
    text = n_(
        "The file of matches was damaged: it is kept as {aside}, and {number} match could be read from it",
        "The file of matches was damaged: it is kept as {aside}, and {number} matches could be read from it",
        number,
    )
    return text.format(aside=aside, number=number)


def finish_rescue(path: Path) -> None:
    """Lays what was saved in the place of the damaged file; also where a program died before it could."""
    saved = beside(path, _READY)
    if path.exists() or not saved.exists():
        return
    for ending in _BESIDE:
        beside(path, ending).unlink(missing_ok=True)
    saved.replace(path)


def _free_name(path: Path) -> Path:
    """A name that nothing has yet."""
    stem = time.strftime(f"{path.stem}-damaged-%Y-%m-%d")
    number = 1
    while (name := path.with_name(f"{stem}-{number}{path.suffix}")).exists():
        number += 1
    return name


def _put_aside(path: Path, aside: Path) -> None:
    """The damaged file under its new name. What was not yet written into it comes first: it is no use alone."""
    for ending in _BESIDE:
        if beside(path, ending).exists():
            make_room(beside(aside, ending))
            shutil.copyfile(beside(path, ending), beside(aside, ending))
    path.rename(aside)


def _save(path: Path) -> list[bool]:
    """Writes what can be read of a file beside it; for each match whether it lacks its end."""
    new, copy = beside(path, _UNREADY), beside(path, _COPY)
    _remove(new)
    try:
        _copy_file(path, copy)
        saved = _copy_matches(copy, new)
    finally:
        _remove(copy)
    new.replace(beside(path, _READY))
    return saved


def _copy_file(path: Path, copy: Path) -> None:
    """Makes a copy to read from: reading may write, and the damaged file stays as it is."""
    _remove(copy)
    for ending in ("", "-wal", "-journal"):
        if beside(path, ending).exists():
            make_room(beside(copy, ending))
            shutil.copyfile(beside(path, ending), beside(copy, ending))


def _remove(path: Path) -> None:
    for ending in ("", *_BESIDE):
        beside(path, ending).unlink(missing_ok=True)


def _copy_matches(damaged: Path, new: Path) -> list[bool]:
    import sqlite3

    target = for_writing(new)
    source = sqlite3.connect(damaged, isolation_level=None)
    try:
        with transaction(target):
            copied = [_copy_match(source, target, *found) for found in _matches(source)]
            target.executemany("INSERT OR IGNORE INTO spellings VALUES (?, ?)", _spellings(source))
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        source.close()
        target.close()
    return [lacks_end for lacks_end in copied if lacks_end is not None]


def _matches(source: Connection) -> Iterator[tuple[int, float]]:
    """Id and last time of every match that can be found, from both ends towards the damage, and then within it."""
    found: dict[int, float] = {}
    for order in ("ASC", "DESC"):
        found.update(_readable(source, f"SELECT id, played FROM matches ORDER BY id {order}"))
    for match_id in range(min(found, default=1), max(found, default=0)):
        if match_id not in found:
            found.update(_readable(source, "SELECT id, played FROM matches WHERE id = ?", match_id))
    yield from sorted(found.items())


def _spellings(source: Connection) -> Iterator[tuple[str, str]]:
    return _readable(source, "SELECT spelling, name FROM spellings")


def _readable(source: Connection, statement: str, *values: int) -> Iterator[tuple]:  # type: ignore[type-arg]
    """Rows up to the first that cannot be read."""
    from sqlite3 import DatabaseError

    try:
        yield from source.execute(statement, values)
    except DatabaseError:
        return


def _copy_match(source: Connection, target: Connection, match_id: int, played: float) -> bool | None:
    """A match as far as it can be read and makes sense; whether that is not to its end. None: nothing of it does."""
    from sqlite3 import DatabaseError

    try:
        begun = read_beginning(source, match_id)
    except (StoreError, DatabaseError):
        return None
    moves = _SoundMoves(source, match_id, begun)
    seconds = next(_readable(source, "SELECT total(seconds) FROM matches WHERE id = ?", match_id), (0.0,))
    write_match(target, begun, moves, Played(played, *seconds), match_id)
    return moves.lack_end


class _SoundMoves:
    """Moves up to the first that cannot be read or made."""

    def __init__(self, source: Connection, match_id: int, begun: Beginning) -> None:
        self._source, self._match_id, self._begun = source, match_id, begun
        self.lack_end = False
        """Whether there is one that cannot."""

    def __iter__(self) -> Iterator[Move]:
        from sqlite3 import DatabaseError

        try:
            rows = rows_of(self._source, self._match_id)
            for told in retold(self._match_id, self._begun.match(), rows):
                yield told.move
        except (StoreError, DatabaseError):
            self.lack_end = True
