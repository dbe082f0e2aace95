"""The program is killed at random moments and started again: all that the screen has shown is there, none twice."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from boms.match import Move, begin_match, public_view_of
from boms.match import after as after_move
from boms.seat import Phase, PublicView
from boms.store import StoredMatch, open_store
from tests.terminal.recognising import Frame
from tests.terminal.terminal import Terminal, boms

NAMES = ("Ane", "Bo", "Cato", "Dag")
RANKS = "3456789jqka2c"
Sight = tuple[int, int, tuple[int, ...]]
"""What a frame of the Table tells: the round, the trick, and how many cards everybody has."""


def places(folder: Path) -> dict[str, str]:
    return {"BOMS_DATA_DIR": str(folder / "data"), "BOMS_CONFIG_DIR": str(folder / "config"), "LANGUAGE": "en"}


def stored(folder: Path) -> StoredMatch:
    """The one match that is kept; every move of it is checked by reading it."""
    with open_store(folder / "data" / "matches.db", reading=True) as store:
        (summary,) = store.matches()
        assert store.check() == ()
        return store.load(summary.match_id)


def sight_of(view: PublicView) -> Sight:
    return view.round_number, view.tricks, tuple(face.cards for face in view.seats)


def sights(match: StoredMatch) -> Iterator[Sight]:
    """What the Table showed, or would have shown, after each move."""
    state = begin_match(match.rules, match.names)
    for move in match.moves:
        state, _events = after_move(state, move)
        if state.round is not None and public_view_of(state).phase in (Phase.PLAY, Phase.EXCHANGE):
            yield sight_of(public_view_of(state))


def seen_on(lines: list[str]) -> Sight | None:
    """What can be read off a frame; None: it does not show the table."""
    head = re.search(r"round (\d+) · trick (\d+)", lines[0])
    counts = [re.search(rf"{name} +(\d+)", "  ".join(lines[1:4])) for name in NAMES]
    if head is None or not all(counts):
        return None
    return int(head[1]), int(head[2]), tuple(int(count[1]) for count in counts if count)


class Monkey:
    """Presses keys by chance, as the screen asks for them, until the time is over; then the program is killed."""

    def __init__(self, terminal: Terminal, chance: Random) -> None:
        self.terminal, self.chance = terminal, chance
        self.seen: list[Sight] = []
        terminal.seen = self._look

    def _look(self, frame: Frame) -> None:
        sight = seen_on(frame.lines)
        if sight is not None and (not self.seen or self.seen[-1] != sight):
            self.seen.append(sight)

    def play(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.terminal.press(*self._keys(self.terminal.text()))
            self.terminal.read(min(0.08, max(0.0, end - time.monotonic())))

    def _keys(self, text: str) -> tuple[str, ...]:
        if "only for" not in text:
            return ("enter",)
        if self.chance.random() < 0.2:
            return ("p", "enter")
        return (*[self.chance.choice(RANKS)] * self.chance.randint(1, 2), "enter")

    def kill(self) -> None:
        self.terminal.signal(signal.SIGKILL)
        os.waitpid(self.terminal.pid, 0)
        self.terminal.read(0.05)


def assert_survives(folder: Path, kills: int, seed: int, seconds: float) -> int:
    """Kills so many times, each within so many seconds; how many moves there are at the end."""
    chance, before = Random(seed), ()
    for number in range(kills):
        command = boms("resume") if number else boms("play", "--players", ",".join(NAMES), "--seed", str(seed))
        with Terminal(command, 80, 24, places(folder)) as terminal:
            monkey = Monkey(terminal, chance)
            terminal.wait_for("show my hand", "go on", "next round", "give")
            monkey.play(chance.uniform(0.0, seconds))
            monkey.kill()
        match = stored(folder)
        assert match.moves[: len(before)] == before
        shown = set(sights(match))
        assert not [sight for sight in monkey.seen if sight not in shown]
        before = match.moves
    return len(before)


def test_nothing_that_was_shown_is_lost(tmp_path: Path) -> None:
    assert assert_survives(tmp_path, 4, 1, 1.5) >= 1


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_nothing_that_was_shown_is_lost_however_often(tmp_path: Path, seed: int) -> None:
    assert assert_survives(tmp_path, 25, 10 + seed, 4.0) >= 25


def test_a_lost_move_would_be_noticed(tmp_path: Path) -> None:
    with Terminal(boms("play", "--players", ",".join(NAMES), "--seed", "2"), 80, 24, places(tmp_path)) as terminal:
        monkey = Monkey(terminal, Random(2))
        terminal.wait_for("go on")
        while len(monkey.seen) < 4:
            monkey.play(0.2)
        monkey.kill()
    match = stored(tmp_path)
    shown = set(sights(match))
    assert set(monkey.seen) <= shown
    lost: tuple[Move, ...] = match.moves[:1]
    assert not set(monkey.seen) <= set(sights(StoredMatch(1, match.pack, match.rules, match.names, (), lost, True)))


def test_a_second_program_plays_on_without_keeping_and_says_so(tmp_path: Path) -> None:
    players = ("play", "--players", ",".join(NAMES))
    with Terminal(boms(*players), 80, 24, places(tmp_path)) as first:
        first.wait_for("go on")
        with Terminal(boms(*players), 80, 24, places(tmp_path)) as second:
            second.wait_for("Another boms is playing")
            second.press("enter")
            second.wait_for("not kept")
        assert len(stored(tmp_path).moves) == 1


def test_a_folder_that_cannot_be_written_is_said_and_play_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.write_text("no folder")
    with Terminal(boms("play", "--players", ",".join(NAMES)), 80, 24, places(tmp_path)) as terminal:
        terminal.wait_for("not kept just now")
        terminal.press("enter")
        terminal.wait_for("go on")
        assert "not kept" in terminal.lines()[0]
