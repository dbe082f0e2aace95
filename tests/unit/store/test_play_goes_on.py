"""Where nothing can be kept people play on, are told why, and what is missing is kept as soon as that can be done."""

from pathlib import Path
from random import Random

from boms.chance import open_table, shuffler
from boms.match import Table
from boms.store import Keeping, open_store
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


def test_a_damaged_file_is_put_aside_on_looking(path: Path) -> None:
    fill(path, 2)
    with path.open("r+b") as file:
        file.write(b"\xff" * 50)
    keeping = Keeping(path)
    keeping.last_and_unfinished()
    said = keeping.news() or ""
    assert "damaged" in said or "holds no matches" in said
