"""A damaged file is put aside as it is; what can be read of it begins a new one, and play goes on."""

import shutil
import sqlite3
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path
from random import Random

import pytest

from boms.chance import shuffler
from boms.store import DamagedError, Store, StoreError, files, open_store
from boms.store.salvage import finish_rescue
from tests.unit.match.playing import act, match_of, play_rounds
from tests.unit.store.keeping import begin, fill


def aside(path: Path) -> list[Path]:
    """Files that were put aside."""
    return sorted(path.parent.glob("matches-damaged-*.db"))


def overwrite(path: Path, at: int, new: bytes) -> None:
    """Damages a file."""
    content = bytearray(path.read_bytes())
    content[at : at + len(new)] = new
    path.write_bytes(content)


@pytest.mark.parametrize("looks_at_all", [True, False])
@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_to_the_file_every_match_in_it_makes_sense(
    path: Path, seed: int, looks_at_all: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not looks_at_all:
        monkeypatch.setattr(files, "_SMALL", 0)
    chance = Random(seed)
    moves = fill(path, 4)
    size = path.stat().st_size
    if seed % 4 == 0:
        path.write_bytes(path.read_bytes()[: chance.randrange(size)])
    else:
        for _ in range(chance.choice((1, 3, 30))):
            at = chance.randrange(size)
            overwrite(path, at, chance.randbytes(min(chance.choice((1, 20, 4096)), size - at)))
    damaged = path.read_bytes()
    try:
        store = open_store(path)
    except StoreError as error:
        assert "matches of boms" in str(error) or "newer" in str(error)
        assert path.read_bytes() == damaged
        return
    with store:
        if store.notice is not None:
            assert aside(path)[0].read_bytes() == damaged
        else:
            assert aside(path) == []
        for summary in store.matches():
            try:
                table = store.resume(summary.match_id, shuffler())
            except StoreError as error:
                assert "There is no match" in str(error)
                continue
            kept = list(store.load(summary.match_id).moves)
            assert kept == moves[summary.match_id - 1][: len(kept)]
            if not table.is_over():
                act(table, chance)
        assert store.check() == ()


def test_a_truncated_file(path: Path) -> None:
    fill(path, 6)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with open_store(path) as store:
        assert store.notice is not None
        assert f"kept as {aside(path)[0]}" in store.notice
        assert aside(path)[0].read_bytes() == whole[: len(whole) // 2]
        begin(store).deal()


def test_matches_that_are_not_damaged_are_all_there(path: Path) -> None:
    moves = fill(path, 6)
    connection = sqlite3.connect(path)
    page = _last_page_of_moves(connection)
    connection.close()
    if page is None:
        pytest.skip("this SQLite cannot say what lies where")
    overwrite(path, (page - 1) * 4096, b"\xff" * 4096)
    with open_store(path) as store:
        assert store.notice is not None
        assert "could be read from it: 6, 1 of them without its end" in store.notice
        assert [list(store.load(number).moves) for number in range(1, 6)] == moves[:5]
        cut = list(store.load(6).moves)
        assert cut == moves[5][: len(cut)]
        assert store.statistics()


def _last_page_of_moves(connection: sqlite3.Connection) -> int | None:
    """Number of the last page that holds moves; None: this SQLite cannot tell."""
    try:
        found = connection.execute("SELECT pageno FROM dbstat WHERE name = 'moves' AND pagetype = 'leaf'").fetchall()
    except sqlite3.OperationalError:
        return None
    return found[-1][0]


def test_no_file_at_all_of_what_it_should_be(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"these are not the matches you are looking for\n" * 400)
    with open_store(path) as store:
        assert store.notice is not None
        assert "0 matches" in store.notice
        assert aside(path)[0].read_bytes().startswith(b"these are not")


def test_files_that_were_put_aside_are_never_overwritten(path: Path) -> None:
    for text in (b"first " * 999, b"second " * 999):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text)
        open_store(path).close()
    assert {file.read_bytes()[:6] for file in aside(path)} == {b"first ", b"second"}


def test_nobody_else_can_read_what_was_put_aside_while_it_is_copied(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(path, 1)
    path.with_name("matches.db-wal").write_bytes(b"\xff" * 5000)
    overwrite(path, 0, b"\xff" * 5000)
    copied: list[int] = []

    def copyfile(old: Path, new: Path) -> None:
        new.touch()
        copied.append(new.stat().st_mode & 0o077)
        new.write_bytes(old.read_bytes())

    monkeypatch.setattr(shutil, "copyfile", copyfile)
    open_store(path).close()
    assert aside(path)
    assert list(path.parent.glob("matches-damaged-*-wal"))
    assert len(copied) >= 3
    assert not any(copied)


def test_one_move_that_is_not_what_was_stored(path: Path) -> None:
    moves = fill(path, 3)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE moves SET move = replace(move, 'Pass', 'Fass') WHERE match = 2 AND number >= 20")
    connection.commit()
    connection.close()
    with open_store(path) as store:
        assert store.check() == ("Match 2 is damaged: start boms to save what can be read of it",)
        table = store.resume(2, shuffler())
        assert store.notice is not None
        kept = list(store.load(2).moves)
        assert len(kept) >= 20
        assert kept == moves[1][: len(kept)]
        assert list(store.load(3).moves) == moves[2]
        act(table, Random(1))


@pytest.mark.parametrize("column", ["checksum = NULL", "checksum = x'00'"])
def test_a_round_that_comes_out_otherwise_is_noticed(path: Path, column: str) -> None:
    fill(path, 1)
    connection = sqlite3.connect(path)
    connection.execute(f"UPDATE moves SET {column} WHERE checksum IS NOT NULL")
    connection.commit()
    connection.close()
    with open_store(path, reading=True) as store, pytest.raises(DamagedError, match="Match 1 is damaged"):
        store.load(1)


def test_who_only_looks_puts_nothing_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"nothing " * 999)
    with pytest.raises(DamagedError, match="is damaged"):
        open_store(path, reading=True)
    assert aside(path) == []


def test_a_file_that_breaks_in_the_middle_of_a_match_costs_no_move(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 1, Random(1))
        table.deal()
        damage_under(store, path)
        chance = Random(1)
        for _ in range(10):
            act(table, chance)
        assert store.notice is not None
        assert match_of(store.resume(1, shuffler())) == match_of(table)
    with open_store(path) as store:
        assert match_of(store.resume(1, shuffler())) == match_of(table)


def damage_under(store: Store, path: Path) -> None:
    """Breaks the file of an open store for whatever is done with it next."""
    store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store._connection.execute("PRAGMA cache_size = 0")
    overwrite_open(path)


def test_a_file_that_breaks_while_people_look_at_it_costs_the_match_that_is_played_no_move(path: Path) -> None:
    chance = Random(1)
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 1, chance)
        damage_under(store, path)
        store.statistics()
        assert store.notice is not None
        for _ in range(10):
            act(table, chance)
    with open_store(path) as store:
        assert match_of(store.resume(1, shuffler())) == match_of(table)
        assert store.check() == ()


def test_where_a_damaged_file_cannot_be_put_aside_that_is_tried_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random(1)
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 1, chance)
        damage_under(store, path)
        with monkeypatch.context() as full:
            full.setattr(shutil, "copyfile", no_room)
            for _ in range(3):
                with pytest.raises(StoreError, match="The disk is full: make room for"):
                    act(table, chance)
        assert aside(path) == []
        for _ in range(10):
            act(table, chance)
        assert len(aside(path)) == 1
        assert match_of(store.resume(1, shuffler())) == match_of(table)
    assert sorted(file.name for file in path.parent.glob("matches.db-*")) == []


def no_room(*_: object) -> None:
    """The disk has no room for a copy."""
    raise OSError(ENOSPC, "No space left on device")


def overwrite_open(path: Path) -> None:
    """Damages all but the first page of a file that is open, as another program would."""
    code = "import sys; f = open(sys.argv[1], 'r+b'); n = f.seek(0, 2); f.seek(4096); f.write(b'\\xff' * (n - 4096))"
    subprocess.run([sys.executable, "-c", code, str(path)], check=True)


HALF_WRITTEN = """
import os, signal, sqlite3, sys
writer = sqlite3.connect(sys.argv[1], isolation_level=None)
for setting in ("journal_mode = DELETE", "cache_size = 1", "cache_spill = 1"):
    writer.execute(f"PRAGMA {setting}")
writer.execute("BEGIN")
writer.execute("UPDATE moves SET move = zeroblob(500)")
os.kill(os.getpid(), signal.SIGKILL)
"""
"""A program that dies in the middle of writing, where the file is not, or not yet, one with a write-ahead log."""


@pytest.mark.parametrize("reading", [True, False])
def test_what_was_left_half_written_is_taken_back(path: Path, *, reading: bool) -> None:
    moves = fill(path, 3)
    subprocess.run([sys.executable, "-c", HALF_WRITTEN, str(path)], check=False)
    assert path.with_name("matches.db-journal").stat().st_size > 0
    with open_store(path, reading=reading) as store:
        assert store.notice is None
        assert store.check() == ()
        assert [list(store.load(number).moves) for number in (1, 2, 3)] == moves


def test_a_damaged_file_that_was_left_half_written_too(path: Path) -> None:
    moves = fill(path, 6)
    subprocess.run([sys.executable, "-c", HALF_WRITTEN, str(path)], check=False)
    overwrite(path, path.stat().st_size // 2, b"\xff" * 6000)
    damaged = path.read_bytes()
    with open_store(path) as store:
        assert store.check() == ()
        for summary in store.matches():
            kept = list(store.load(summary.match_id).moves)
            assert kept == moves[summary.match_id - 1][: len(kept)]
        assert store.notice is None or damaged in [file.read_bytes() for file in aside(path)]


def test_a_rescue_that_was_cut_short_is_finished(path: Path) -> None:
    moves = fill(path, 2)
    saved = path.with_name("matches.db-saved")
    path.rename(saved)
    path.with_name("matches.db-wal").write_bytes(b"of the damaged file")
    finish_rescue(path)
    with open_store(path) as store:
        assert list(store.load(2).moves) == moves[1]
    assert not saved.exists()
