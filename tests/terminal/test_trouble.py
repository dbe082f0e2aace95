"""Trouble with the disk while the real program plays: it is said, play goes on, and nothing that was kept is lost."""

from __future__ import annotations

import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from boms.store import open_store
from boms.text import LANGUAGES, _, use_language
from tests.terminal.monkey import PLAYERS, Monkey, are_in_order, file_in, places, sights, stored
from tests.terminal.terminal import Terminal, boms
from tests.unit.store.keeping import fill

NOTHING, UNLIMITED = 0, resource.RLIM_INFINITY
"""How large a file may become: a disk with no room left looks the same to the program."""

UNPRIVILEGED = """
import ctypes, os, sys
libc = ctypes.CDLL(None)
if hasattr(libc, "prctl"):
    libc.prctl(24, 1, 0, 0, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Runs a program that is bound by permissions like everybody else, even where root starts it (CAP_DAC_OVERRIDE)."""

CRAMPED = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Runs a program that finds no room on any disk."""

PLAIN = ("-m", "boms")
LONG = pytest.mark.long
needs_limits = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="no limit can be set for another program")


@contextmanager
def playing(folder: Path, *arguments: str, chance: int = 1, under: str = "", language: str = "en") -> Iterator[Monkey]:
    """The real program on a terminal, and somebody who plays. It never shows where in its code it is."""
    program = ("-c", under, *PLAIN) if under else PLAIN
    command = boms(*(arguments or (*PLAYERS, "--seed", "3")), program=program)
    with Terminal(command, 80, 24, places(folder, language)) as terminal:
        yield Monkey(terminal, Random(chance))
        assert b"Traceback" not in terminal.raw


def set_room(monkey: Monkey, limit: int) -> None:
    """How large a file the program may write from now on."""
    hard = resource.prlimit(monkey.terminal.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(monkey.terminal.pid, resource.RLIMIT_FSIZE, (limit, hard))


def assert_not_kept(monkey: Monkey, *reasons: str) -> None:
    """Plays until it is said that nothing is kept, and why; then goes on, with that word on every screen."""
    said = ("What is played is not kept just now", *reasons, "You can play on: it is kept as soon as that can be done")
    monkey.play_until(lambda: monkey.has_read(*said))
    monkey.play_on(2)
    assert len(monkey.unkept) >= 2


def assert_kept_again(monkey: Monkey, folder: Path) -> None:
    """Plays until everything is kept again, what came in between included."""
    monkey.play_until(lambda: monkey.has_read("Everything that was played is kept again"))
    assert are_in_order(monkey.unkept, sights(stored(folder)))
    monkey.play_on(2)


def assert_all_there(monkey: Monkey, folder: Path) -> None:
    """Kills the program: what it has shown as kept is kept."""
    monkey.kill()
    match = stored(folder)
    assert are_in_order(monkey.seen, sights(match))
    with playing(folder, "resume", chance=2) as again:
        again.terminal.wait_for("show my hand", "go on", "next round")
        again.play_on(2)
        again.kill()
        assert again.unkept == []
    assert stored(folder).moves[: len(match.moves)] == match.moves
    assert are_in_order(again.seen, sights(stored(folder)))


# A full disk


@needs_limits
def test_a_disk_that_fills_up_gets_room_again_and_fills_up_once_more(tmp_path: Path) -> None:
    with playing(tmp_path) as monkey:
        monkey.play_on(3)
        set_room(monkey, NOTHING)
        assert_not_kept(monkey, f"The disk does not take or give {file_in(tmp_path)}: look at the disk and try again")
        assert not are_in_order(monkey.unkept, sights(stored(tmp_path)))
        set_room(monkey, UNLIMITED)
        assert_kept_again(monkey, tmp_path)
        set_room(monkey, NOTHING)
        monkey.play_until(lambda: "not kept" in monkey.terminal.lines()[0])
        assert_all_there(monkey, tmp_path)


@LONG
@needs_limits
def test_on_a_disk_that_is_full_from_the_start_everything_is_kept_once_there_is_room(tmp_path: Path) -> None:
    with playing(tmp_path, under=CRAMPED) as monkey:
        assert_not_kept(monkey, "look at the disk and try again")
        set_room(monkey, UNLIMITED)
        assert_kept_again(monkey, tmp_path)
        assert_all_there(monkey, tmp_path)


@LONG
@needs_limits
def test_a_match_on_a_full_disk_is_offered_and_gone_on_with_once_there_is_room(tmp_path: Path) -> None:
    with playing(tmp_path) as monkey:
        monkey.play_on(3)
        monkey.terminal.press("\x11", "y")
        assert monkey.terminal.wait_for_end() == 0
    before = stored(tmp_path)
    with playing(tmp_path, "play", under=CRAMPED) as monkey:
        monkey.terminal.wait_for("Continue the match")
        monkey.terminal.press("enter")
        monkey.wait_to_read("look at the disk and try again")
        set_room(monkey, UNLIMITED)
        monkey.terminal.press("enter")
        monkey.terminal.wait_for("Continue the match")
        monkey.play_on(3)
        assert monkey.unkept == []
        monkey.kill()
    assert stored(tmp_path).moves[: len(before.moves)] == before.moves
    assert are_in_order(monkey.seen, sights(stored(tmp_path)))


@LONG
@needs_limits
def test_who_leaves_is_asked_first_where_something_is_not_kept_and_then_it_is_tried_once_more(tmp_path: Path) -> None:
    with playing(tmp_path) as monkey:
        monkey.play_on(3)
        set_room(monkey, NOTHING)
        assert_not_kept(monkey)
        monkey.terminal.press("\x11")
        monkey.wait_to_read("The end of this match would be lost")
        monkey.terminal.press("n")
        set_room(monkey, UNLIMITED)
        monkey.terminal.wait_for_none("would be lost")
        monkey.terminal.press("\x11")
        monkey.wait_to_read("Nothing is lost")
        monkey.terminal.press("y")
        assert monkey.terminal.wait_for_end() == 0
        assert are_in_order(monkey.unkept, sights(stored(tmp_path)))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own with half a megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=512k", "none", str(disk)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


@LONG
def test_a_real_disk_that_fills_up(small_disk: Path) -> None:
    with playing(small_disk) as monkey:
        monkey.play_on(3)
        with (small_disk / "films").open("wb", buffering=0) as films, suppress(OSError):
            while films.write(b"\0" * 1024):
                pass
        assert_not_kept(monkey, f"The disk is full: make room for {file_in(small_disk)} and try again")
        (small_disk / "films").unlink()
        assert_kept_again(monkey, small_disk)
        assert_all_there(monkey, small_disk)


# A folder that cannot be written


def test_a_folder_that_cannot_be_written_and_then_can(tmp_path: Path) -> None:
    data = file_in(tmp_path).parent
    data.mkdir(mode=0o555)
    with playing(tmp_path, under=UNPRIVILEGED) as monkey:
        said = f"{file_in(tmp_path)} cannot be written: make the file and its folder writable and try again"
        assert_not_kept(monkey, said)
        assert list(data.iterdir()) == []
        data.chmod(0o755)
        assert_kept_again(monkey, tmp_path)
        assert_all_there(monkey, tmp_path)


@LONG
def test_a_match_in_a_folder_that_cannot_be_written_is_offered_and_gone_on_with_once_it_can(tmp_path: Path) -> None:
    with playing(tmp_path) as monkey:
        monkey.play_on(3)
        monkey.terminal.press("\x11", "y")
        assert monkey.terminal.wait_for_end() == 0
    data, before = file_in(tmp_path).parent, stored(tmp_path)
    data.chmod(0o555)
    with playing(tmp_path, "play", under=UNPRIVILEGED) as monkey:
        monkey.terminal.wait_for("Continue the match")
        monkey.terminal.press("enter")
        monkey.wait_to_read("cannot be written: make the file and its folder writable and try again")
        data.chmod(0o755)
        monkey.terminal.press("enter")
        monkey.terminal.wait_for("Continue the match")
        monkey.play_on(3)
        assert monkey.unkept == []
        monkey.kill()
    assert stored(tmp_path).moves[: len(before.moves)] == before.moves
    assert are_in_order(monkey.seen, sights(stored(tmp_path)))


@LONG
def test_a_file_whose_companion_cannot_be_written(tmp_path: Path) -> None:
    in_the_way = Path(f"{file_in(tmp_path)}-wal")
    in_the_way.mkdir(parents=True)
    with playing(tmp_path) as monkey:
        assert_not_kept(monkey, f"{file_in(tmp_path)} cannot be written")
        in_the_way.rmdir()
        assert_kept_again(monkey, tmp_path)
        assert_all_there(monkey, tmp_path)


# Another program that holds the file


@contextmanager
def held(path: Path, *, alone: bool = False) -> Iterator[None]:
    """Another program writes, and lets nobody else; `alone`: not even look."""
    other = sqlite3.connect(path, isolation_level=None)
    if alone:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.execute("ROLLBACK")
    other.close()


def test_a_file_that_another_program_holds_for_a_while(tmp_path: Path) -> None:
    with playing(tmp_path) as monkey:
        monkey.play_on(3)
        with held(file_in(tmp_path)):
            assert_not_kept(monkey, f"Another program holds {file_in(tmp_path)}: close it and try again")
        assert_kept_again(monkey, tmp_path)
        monkey.kill()
    assert are_in_order(monkey.seen, sights(stored(tmp_path)))


@LONG
def test_a_file_that_another_program_holds_at_the_start(tmp_path: Path) -> None:
    with playing(tmp_path) as monkey:
        monkey.play_on(3)
        monkey.kill()
    before = stored(tmp_path)
    with ExitStack() as other:
        other.enter_context(held(file_in(tmp_path), alone=True))
        with playing(tmp_path, "play") as monkey:
            monkey.wait_to_read(f"Another program holds {file_in(tmp_path)}: close it and try again")
            other.close()
            monkey.terminal.press("enter")
            monkey.terminal.wait_for("Continue the match")
            monkey.play_on(3)
            assert monkey.unkept == []
            monkey.kill()
    assert stored(tmp_path).moves[: len(before.moves)] == before.moves
    assert are_in_order(monkey.seen, sights(stored(tmp_path)))


# A damaged file


def cut_in_half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size * 2 // 3])


def scribble(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 6000)


def overwrite(path: Path) -> None:
    path.write_bytes(b"these are not the matches you are looking for\n" * 400)


@pytest.mark.parametrize("damage", [scribble, *(pytest.param(it, marks=LONG) for it in (cut_in_half, overwrite))])
def test_a_damaged_file_is_put_aside_and_what_can_be_read_goes_on(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path = file_in(tmp_path)
    moves = fill(path, 6)
    damage(path)
    damaged = path.read_bytes()
    with playing(tmp_path) as monkey:
        monkey.terminal.wait_for("was damaged")
        (aside,) = path.parent.glob("matches-damaged-*.db")
        monkey.wait_to_read(f"The file of matches was damaged: it is kept as {aside}")
        monkey.play_on(3)
        assert monkey.unkept == []
        monkey.kill()
    assert aside.read_bytes() == damaged
    with open_store(path, reading=True) as store:
        assert store.check() == ()
        newest, *saved = store.matches()
        assert are_in_order(monkey.seen, sights(store.load(newest.match_id)))
        for summary in saved:
            kept = list(store.load(summary.match_id).moves)
            assert kept == moves[summary.match_id - 1][: len(kept)]
    with playing(tmp_path, "resume", str(newest.match_id)) as again:
        again.terminal.wait_for("show my hand", "go on", "give")
        assert not list(path.parent.glob("matches-damaged-*-2.db"))


@LONG
@pytest.mark.parametrize("seed", range(12))
def test_a_program_that_is_killed_while_it_puts_a_damaged_file_aside_loses_neither(tmp_path: Path, seed: int) -> None:
    path, chance = file_in(tmp_path), Random(seed)
    moves = fill(path, 30)
    scribble(path)
    damaged = path.read_bytes()
    for _start in range(4):
        with playing(tmp_path) as monkey:
            monkey.terminal.wait_until(lambda: path.with_name("matches.db.lock-journal").exists())
            monkey.terminal.read(chance.uniform(0.0, 0.4))
            monkey.kill()
        assert damaged in [file.read_bytes() for file in path.parent.glob("matches*.db")]
    open_store(path).close()
    (aside,) = path.parent.glob("matches-damaged-*.db")
    assert aside.read_bytes() == damaged
    with open_store(path, reading=True) as store:
        assert store.check() == ()
        saved = [summary.match_id for summary in store.matches() if summary.match_id <= len(moves)]
        kept = {number: list(store.load(number).moves) for number in saved}
    assert sum(kept[number] == moves[number - 1] for number in saved) >= 10
    assert all(kept[number] == moves[number - 1][: len(kept[number])] for number in saved)


# In every language


def in_use(path: Path) -> Iterator[str]:
    """What is said while another program holds the file."""
    fill(path, 1)
    with held(path):
        yield _("Another program holds {path}: close it and try again").format(path=path)


def closed(path: Path) -> Iterator[str]:
    """What is said of a folder that cannot be written."""
    path.parent.mkdir(mode=0o555)
    yield _("{path} cannot be written: make the file and its folder writable and try again").format(path=path)


def no_folder(path: Path) -> Iterator[str]:
    """What is said of a folder that is none."""
    path.parent.write_text("no folder")
    yield _("{path} is no folder: move it away and try again").format(path=path.parent)


def second(path: Path) -> Iterator[str]:
    """What is said to the second one who plays."""
    text = _("Another boms is playing with the matches in {path}: end it first, or look at the history only")
    with open_store(path):
        yield text.format(path=path)


TROUBLES = [in_use, closed, no_folder, second]


@pytest.mark.parametrize(
    ("trouble", "language"),
    [
        pytest.param(trouble, language, marks=[] if number % len(LANGUAGES) == turn else [LONG])
        for number, trouble in enumerate(TROUBLES)
        for turn, language in enumerate(LANGUAGES)
    ],
)
def test_trouble_is_said_in_every_language(
    tmp_path: Path, trouble: Callable[[Path], Iterator[str]], language: str
) -> None:
    use_language(language)
    with contextmanager(trouble)(file_in(tmp_path)) as reason:
        text = _(
            "What is played is not kept just now. {reason}. You can play on: it is kept as soon as that can be done,"
            " but lost if boms ends before."
        )
        with playing(tmp_path, under=UNPRIVILEGED, language=language) as monkey:
            monkey.wait_to_read(text.format(reason=reason))
            mark = _("! not kept")
            assert mark in monkey.terminal.lines()[0]
