"""One boms plays with the matches; another one may look at them."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from boms.store import InUseError, StoreError, open_store
from tests.unit.match.playing import act, play_rounds
from tests.unit.store.keeping import begin, fill

HOLDER = """
import sys
from pathlib import Path
from boms.store import open_store
store = open_store(Path(sys.argv[1]))
"""


def test_a_second_one_is_told_so_and_may_look(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 1, Random(1))
        with pytest.raises(InUseError, match=r"Another boms is playing .* look at the history"):
            open_store(path)
        with open_store(path, reading=True) as other:
            assert other.matches() == store.matches()
            assert other.load(1).moves == store.load(1).moves
            assert other.statistics() == store.statistics()


def test_the_first_one_still_holds_it_after_a_second_has_tried(path: Path) -> None:
    with open_store(path):
        with pytest.raises(InUseError):
            open_store(path)
        done = subprocess.run([sys.executable, "-c", HOLDER, str(path)], capture_output=True, text=True, check=False)
        assert "InUseError" in done.stderr


def test_who_looks_keeps_nothing(path: Path) -> None:
    fill(path, 1)
    with open_store(path, reading=True) as store:
        before = store.load(1).moves
        with pytest.raises(StoreError, match="open for looking only"):
            begin(store).deal()
        with pytest.raises(StoreError, match="open for looking only"):
            store.delete(1)
        assert store.load(1).moves == before


def test_who_looks_sees_what_has_come_since(path: Path) -> None:
    with open_store(path) as store, open_store(path, reading=True) as other:
        table = begin(store)
        table.deal()
        assert len(other.load(1).moves) == 1
        act(table, Random(1))
        assert len(other.load(1).moves) == 2


def test_looking_where_nothing_is_leaves_nothing(path: Path) -> None:
    with open_store(path, reading=True) as store:
        assert store.matches() == ()
        assert store.statistics() == ()
    assert not path.parent.exists()


def test_a_program_that_was_killed_holds_nothing(path: Path) -> None:
    code = HOLDER + "print('held', flush=True); sys.stdin.read()"
    other = subprocess.Popen([sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert other.stdout is not None
    assert other.stdout.readline() == b"held\n"
    with pytest.raises(InUseError):
        open_store(path)
    other.kill()
    other.communicate()
    open_store(path).close()
