"""Full disks, folders that cannot be written, other programs: one sentence, and nothing half done."""

import os
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from boms.chance import shuffler
from boms.store import NewerError, Store, StoreError, files, open_store
from boms.store.schema import STEPS, bring_up_to_date, version_of
from tests.unit.match.playing import act, match_of, play_rounds
from tests.unit.store.keeping import begin, fill

NOBODY = 65534


@contextmanager
def as_nobody() -> Iterator[None]:
    """Somebody who may not write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def fills_up(store: object, path: Path) -> None:
    store._connection.execute("PRAGMA max_page_count = 1")


def test_a_move_that_does_not_fit_on_the_disk_is_not_made(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 1, Random(1))
        fills_up(store, path)
        chance = Random(1)
        with pytest.raises(StoreError, match="The disk is full: make room for"):
            while True:
                before, kept = match_of(table), len(store.load(1).moves)
                act(table, chance)
        assert match_of(table) is before
        assert len(store.load(1).moves) == kept
        store._connection.execute("PRAGMA max_page_count = 1000000")
        act(table, chance)
        assert match_of(store.resume(1, shuffler())) == match_of(table)


@contextmanager
def no_file_longer_than(length: int) -> Iterator[None]:
    """A disk that takes no more of a file than this."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (length, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_on_a_full_disk_matches_can_still_be_looked_at(path: Path) -> None:
    moves = fill(path, 2)
    with no_file_longer_than(0), open_store(path, reading=True) as store:
        assert [list(store.load(number).moves) for number in (1, 2)] == moves
        assert store.statistics()
    with no_file_longer_than(0), pytest.raises(StoreError, match="disk"):
        open_store(path)


def test_a_disk_that_refuses(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        table.deal()
        before = match_of(table)
        with no_file_longer_than(1000), pytest.raises(StoreError, match="disk"):
            act(table, Random(1))
        assert match_of(table) is before
        act(table, Random(1))
        assert match_of(store.resume(1, shuffler())) == match_of(table)


def test_a_folder_that_cannot_be_written(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    with as_nobody(), pytest.raises(StoreError, match=r"cannot be written: make the file and its folder writable"):
        open_store(open_folder / "deeper" / "matches.db")


def test_matches_in_a_folder_that_cannot_be_written_can_be_looked_at(open_folder: Path) -> None:
    path = open_folder / "matches.db"
    moves = fill(path, 1)
    path.chmod(0o444)
    open_folder.chmod(0o555)
    with as_nobody():
        with pytest.raises(StoreError, match=r"cannot be written: make the file and its folder writable"):
            open_store(path)
        with open_store(path, reading=True) as store:
            assert list(store.load(1).moves) == moves[0]


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="file is no folder: move it away and try again"):
        open_store(tmp_path / "file" / "matches.db")


def test_another_program_that_holds_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_PATIENCE", 0.01)
    with open_store(path) as store:
        table = begin(store)
        table.deal()
        before = match_of(table)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="Another program holds"):
            act(table, Random(1))
        assert match_of(table) is before
        other.execute("ROLLBACK")
        other.close()
        act(table, Random(1))
        assert match_of(store.resume(1, shuffler())) == match_of(table)


def test_who_holds_the_file_is_waited_for_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_PATIENCE", 0.02)
    monkeypatch.setattr(files, "_IMPATIENCE", 0.01)

    def patience(store: Store) -> int:
        return store._connection.execute("PRAGMA busy_timeout").fetchone()[0]

    with open_store(path) as store:
        table = begin(store)
        table.deal()
        assert patience(store) == 20
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="Another program holds"):
            act(table, Random(1))
        assert patience(store) == 10
        other.execute("ROLLBACK")
        other.close()
        act(table, Random(1))
        assert patience(store) == 20


def test_a_lock_that_cannot_be_taken_is_not_taken_for_another_boms(path: Path) -> None:
    (path.parent / "matches.db.lock-journal").mkdir(parents=True)
    with pytest.raises(StoreError) as caught:
        open_store(path)
    assert "Another boms" not in str(caught.value)


def test_a_file_of_a_newer_boms_is_not_touched(path: Path) -> None:
    fill(path, 1)
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA journal_mode = DELETE")
    newer.execute("UPDATE version SET number = 99")
    newer.commit()
    newer.close()
    before = path.read_bytes()
    for reading in (False, True):
        with pytest.raises(NewerError, match=r"newer boms: update boms"):
            open_store(path, reading=reading)
    assert path.read_bytes() == before
    assert {file.name for file in path.parent.iterdir()} <= {"matches.db", "matches.db.lock"}


def test_a_file_of_something_else_is_not_touched(path: Path) -> None:
    path.parent.mkdir()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE songs (name TEXT)")
    other.commit()
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="holds no matches of boms"):
        open_store(path)
    assert path.read_bytes() == before


def test_an_empty_file_is_a_new_one(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    with open_store(path) as store:
        assert store.matches() == ()
        assert store.notice is None


def test_an_older_file_is_brought_up_to_date_and_keeps_what_is_in_it() -> None:
    steps = (STEPS[0], "ALTER TABLE matches ADD COLUMN place TEXT", "CREATE TABLE places (name TEXT)")
    connection = sqlite3.connect(":memory:", isolation_level=None)
    bring_up_to_date(connection, steps[:1])
    connection.execute("INSERT INTO spellings VALUES ('Noora', 'Nora')")
    bring_up_to_date(connection, steps)
    assert version_of(connection) == 3
    assert connection.execute("SELECT place FROM matches").fetchall() == []
    assert connection.execute("SELECT * FROM spellings").fetchall() == [("Noora", "Nora")]


def test_a_step_that_fails_leaves_the_older_file() -> None:
    steps = (STEPS[0], "CREATE TABLE places (name TEXT); CREATE TABLE places (name TEXT)")
    connection = sqlite3.connect(":memory:", isolation_level=None)
    bring_up_to_date(connection, steps[:1])
    with pytest.raises(sqlite3.OperationalError):
        bring_up_to_date(connection, steps)
    assert version_of(connection) == 1
    assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'places'").fetchall()
