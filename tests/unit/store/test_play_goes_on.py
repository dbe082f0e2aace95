"""Where nothing can be kept people play on, are told why, and what is missing is kept as soon as that can be done."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from boms.chance import open_table, shuffler
from boms.match import Table
from boms.store import Keeping, StoreError, open_store, recording, schema
from tests.unit.match.playing import NAMES, act, match_of, play_rounds
from tests.unit.store.keeping import RULES, fill
from tests.unit.store.test_trouble import as_nobody, fills_up, open_folder

__all__ = ["open_folder"]


def kept_table(keeping: Keeping) -> Table:
    return open_table(RULES, NAMES, seed=1, record=keeping.begin(RULES, "presidenten", NAMES))


def test_nothing_is_opened_before_it_is_needed(path: Path) -> None:
    keeping = Keeping(path)
    assert keeping.last_and_unfinished() == ()
    assert keeping.people() == ()
    kept_table(keeping)
    assert not path.parent.exists() or not path.exists()


def test_every_move_is_kept_before_the_table_has_made_it(path: Path) -> None:
    keeping = Keeping(path)
    table = kept_table(keeping)
    play_rounds(table, 1, Random(1))
    with open_store(path, reading=True) as reader:
        assert reader.resume(1, shuffler()).public() == table.public()
    assert keeping.trouble is None
    assert keeping.news() is None


def test_on_a_full_disk_play_goes_on_and_everything_is_kept_when_there_is_room(path: Path) -> None:
    keeping, chance = Keeping(path), Random(1)
    table = kept_table(keeping)
    act(table, chance)
    fills_up(keeping.open(), path)
    while keeping.trouble is None:
        act(table, chance)
    for _ in range(5):
        act(table, chance)
    said = keeping.news() or ""
    assert "not kept just now" in said
    assert "The disk is full" in said
    assert keeping.news() is None
    keeping.open()._connection.execute("PRAGMA max_page_count = 1000000")
    act(table, chance)
    assert keeping.trouble is None
    assert "kept again" in (keeping.news() or "")
    assert keeping.open().take_up(1).match == match_of(table)


def test_while_another_boms_plays_nothing_is_kept_and_afterwards_everything(path: Path) -> None:
    keeping, chance = Keeping(path), Random(1)
    with open_store(path):
        table = kept_table(keeping)
        play_rounds(table, 1, chance)
        assert "Another boms" in (keeping.news() or "")
    act(table, chance)
    assert keeping.open().take_up(1).match == match_of(table)


def test_in_a_folder_that_cannot_be_written_play_goes_on(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    keeping = Keeping(open_folder / "matches.db")
    with as_nobody():
        table = kept_table(keeping)
        play_rounds(table, 1, Random(1))
    assert "not kept just now" in (keeping.news() or "")
    assert keeping.trouble is not None


def test_a_match_is_gone_on_with_and_kept_further(path: Path) -> None:
    fill(path, 1)
    keeping = Keeping(path)
    table = keeping.resume(1, shuffler())
    for _ in range(10):
        act(table, Random(2))
    assert keeping.open().take_up(1).match == match_of(table)


def test_a_match_gone_on_with_is_played_before_its_next_move(path: Path) -> None:
    fill(path, 2)
    keeping = Keeping(path)
    keeping.resume(1, shuffler())
    assert keeping.is_played(1)
    assert not keeping.is_played(2)


def test_a_match_that_is_forgotten_while_it_is_played_is_kept_again_whole_with_the_next_move(path: Path) -> None:
    fill(path, 2)
    keeping, chance = Keeping(path), Random(2)
    table = keeping.resume(1, shuffler())
    keeping.forget(1)
    for _ in range(3):
        act(table, chance)
    assert keeping.trouble is None
    assert keeping.open().take_up(1).match == match_of(table)
    assert {summary.match_id for summary in keeping.open().matches()} == {1, 2}


@pytest.mark.parametrize("moves_before", [0, 5])
def test_who_is_interrupted_just_when_a_move_is_kept_has_kept_it_once(
    path: Path, moves_before: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeping, chance = Keeping(path), Random(1)
    table = kept_table(keeping)
    for _ in range(moves_before):
        act(table, chance)

    @contextmanager
    def interrupted(connection: sqlite3.Connection) -> Iterator[None]:
        with schema.transaction(connection):
            yield
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("boms.store.store.transaction", interrupted)
        with pytest.raises(KeyboardInterrupt):
            act(table, chance)
    keeping.catch_up()
    assert not keeping.is_behind
    keeping.close()
    with open_store(path) as store:
        assert [summary.match_id for summary in store.matches()] == [1]
        assert len(store.load(1).moves) == moves_before + 1


def test_what_is_behind_is_kept_before_the_store_is_let_go_of(path: Path) -> None:
    keeping, chance = Keeping(path), Random(1)
    with open_store(path):
        table = kept_table(keeping)
        play_rounds(table, 1, chance)
        assert keeping.is_behind
    keeping.close()
    assert not keeping.is_behind
    with open_store(path) as store:
        assert match_of(store.resume(1, shuffler())) == match_of(table)


def test_a_match_that_was_left_behind_is_kept_with_the_next_one(path: Path) -> None:
    keeping, chance = Keeping(path), Random(1)
    with open_store(path):
        first = kept_table(keeping)
        play_rounds(first, 1, chance)
        first.stop()
        second = kept_table(keeping)
        act(second, chance)
    act(second, chance)
    assert not keeping.is_behind
    store = keeping.open()
    assert {summary.match_id: summary.is_over for summary in store.matches()} == {1: True, 2: False}
    assert store.take_up(1).match == match_of(first)
    assert store.take_up(2).match == match_of(second)


def test_a_match_is_not_gone_on_with_while_its_end_is_not_kept(path: Path) -> None:
    keeping, chance = Keeping(path), Random(1)
    table = kept_table(keeping)
    act(table, chance)
    fills_up(keeping.open(), path)
    while not keeping.is_behind:
        act(table, chance)
    with pytest.raises(StoreError, match="The disk is full"):
        keeping.resume(1, shuffler())
    keeping.open()._connection.execute("PRAGMA max_page_count = 1000000")
    assert match_of(keeping.resume(1, shuffler())) == match_of(table)


def test_the_clock_of_a_match_stands_still_while_nobody_plays_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(recording.time, "monotonic", lambda: now[0])
    keeping, chance = Keeping(path), Random(1)
    table = kept_table(keeping)
    act(table, chance)
    now[0] += 600
    act(table, chance)
    keeping.close()
    now[0] += 100_000
    keeping = Keeping(path)
    table = keeping.resume(1, shuffler())
    assert keeping.seconds_before == 600
    now[0] += 60
    act(table, chance)
    keeping.close()
    with open_store(path) as store:
        assert store.take_up(1).seconds_before == 660


def test_a_match_stored_before_there_was_a_clock_begins_with_none(path: Path) -> None:
    path.parent.mkdir()
    connection = sqlite3.connect(path, isolation_level=None)
    schema.bring_up_to_date(connection, schema.STEPS[:1])
    connection.close()
    with open_store(path, reading=True) as store:
        assert store.matches() == ()
    fill(path, 1)
    keeping = Keeping(path)
    keeping.resume(1, shuffler())
    assert keeping.seconds_before == 0


def test_a_damaged_file_is_put_aside_on_looking(path: Path) -> None:
    fill(path, 2)
    with path.open("r+b") as file:
        file.write(b"\xff" * 50)
    keeping = Keeping(path)
    keeping.last_and_unfinished()
    said = keeping.news() or ""
    assert "damaged" in said or "holds no matches" in said
