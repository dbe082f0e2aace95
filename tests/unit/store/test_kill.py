"""However a program ends, every move that it has shown is there, none twice and nothing half."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from boms.chance import shuffler
from boms.store import Store, open_store
from boms.store.encoding import move_bytes
from tests.unit.store import player

ROOT = Path(__file__).parents[3]


def play_and_kill(path: Path, chance: Random) -> list[str]:
    """Lets a program play for a random time and kills it; what it said it had kept."""
    arguments = [sys.executable, player.__file__, str(path), str(chance.random())]
    program = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
    assert program.stdout is not None
    with program.stdout as output:
        said = [output.readline() for _ in range(chance.randint(1, 60))]
        time.sleep(chance.random() / 100)
        program.kill()
        said += output.readlines()
    program.wait()
    return [line for line in said if line.endswith("\n")]


def assert_all_there(store: Store, said: dict[tuple[int, int], int]) -> int:
    """Compares what is stored with all that was ever said; how many moves there are."""
    assert store.notice is None
    assert store.check() == ()
    stored = {
        (summary.match_id, number): crc32(move_bytes(move))
        for summary in store.matches()
        for number, move in enumerate(store.load(summary.match_id).moves)
    }
    assert said.items() <= stored.items()
    for summary in store.unfinished():
        store.resume(summary.match_id, shuffler())
    return len(stored)


def assert_survives(path: Path, kills: int, seed: int) -> None:
    chance = Random(seed)
    said: dict[tuple[int, int], int] = {}
    for number in range(1, kills + 1):
        for line in play_and_kill(path, chance):
            match_id, move, sum_of_it = map(int, line.split())
            assert (match_id, move) not in said
            said[match_id, move] = sum_of_it
        with open_store(path) as store:
            assert len(said) <= assert_all_there(store, said) <= len(said) + number


OPENS = """
import sys
from pathlib import Path
from boms.store import Store
print(flush=True)
Store(Path(sys.argv[1]), reading=False)
print(flush=True)
sys.stdin.read()
"""


def open_and_kill(path: Path, chance: Random) -> None:
    """Lets a program open the file and kills it at a random moment of that."""
    program = subprocess.Popen(
        [sys.executable, "-c", OPENS, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    )
    assert program.stdout is not None
    program.stdout.readline()
    time.sleep(chance.random() / 50)
    program.kill()
    program.communicate()


def assert_begins(path: Path, chance: Random, kills: int) -> None:
    """However often the file is only just begun, or brought up to date, when the program is killed: it is sound."""
    for _ in range(kills):
        open_and_kill(path, chance)
    with open_store(path, reading=True) as store:
        assert store.check() == ()
    with open_store(path) as store:
        assert store.notice is None
        assert store.check() == ()


@pytest.mark.parametrize("seed", range(4))
def test_a_file_that_is_only_just_begun_is_sound(path: Path, seed: int) -> None:
    assert_begins(path, Random(seed), 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 70))
def test_a_file_that_is_only_just_begun_is_sound_however_often(path: Path, seed: int) -> None:
    assert_begins(path, Random(seed), 1 + seed % 3)


@pytest.mark.parametrize("seed", range(2))
def test_no_move_is_lost_when_the_program_is_killed(path: Path, seed: int) -> None:
    assert_survives(path, 5, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 14))
def test_no_move_is_lost_when_the_program_is_killed_often(path: Path, seed: int) -> None:
    assert_survives(path, 50, seed)
