"""The program is killed at random moments and started again: all that the screen has shown is there, none twice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from boms.chance import open_table
from boms.match import Move
from boms.packs import find_pack
from boms.store import StoredMatch, open_store
from tests.terminal.monkey import NAMES, PLAYERS, Monkey, are_in_order, file_in, places, sights, stored
from tests.terminal.terminal import Terminal, boms
from tests.unit.match.playing import play_rounds


def begin_with_a_round(folder: Path, seed: int) -> None:
    """A match that stands after its first round: the next deal brings an exchange."""
    pack = find_pack("presidenten")
    with open_store(file_in(folder)) as store:
        table = open_table(pack.rules, NAMES, seed=seed, record=store.new_match(pack.rules, pack.id, NAMES))
        play_rounds(table, 1, Random(seed))


def assert_survives(folder: Path, kills: int, seed: int, seconds: float) -> int:
    """Kills so many times, each within so many seconds; how many moves there are at the end."""
    chance, before = Random(seed), ()
    if seed % 2:
        begin_with_a_round(folder, seed)
    for number in range(kills):
        command = boms("resume") if number or seed % 2 else boms(*PLAYERS, "--seed", str(seed))
        with Terminal(command, 80, 24, places(folder)) as terminal:
            monkey = Monkey(terminal, chance)
            if before and chance.random() < 0.15:
                terminal.read(chance.uniform(0.0, 1.0))
            else:
                terminal.wait_for("show my hand", "go on", "next round", "give")
                monkey.play(chance.uniform(0.0, seconds))
            monkey.kill()
        match = stored(folder)
        assert match.moves[: len(before)] == before
        assert are_in_order(monkey.seen, sights(match))
        assert monkey.unkept == []
        before = match.moves
    return len(before)


def test_nothing_that_was_shown_is_lost(tmp_path: Path) -> None:
    assert assert_survives(tmp_path, 4, 2, 1.5) >= 1


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_nothing_that_was_shown_is_lost_however_often(tmp_path: Path, seed: int) -> None:
    assert assert_survives(tmp_path, 25, 10 + seed, 4.0) >= 25


def test_a_lost_move_would_be_noticed(tmp_path: Path) -> None:
    with Terminal(boms(*PLAYERS, "--seed", "2"), 80, 24, places(tmp_path)) as terminal:
        monkey = Monkey(terminal, Random(2))
        terminal.wait_for("go on")
        while len(monkey.seen) < 4:
            monkey.play(0.2)
        monkey.kill()
    match = stored(tmp_path)
    assert are_in_order(monkey.seen, sights(match))
    lost: tuple[Move, ...] = match.moves[:1]
    assert not are_in_order(monkey.seen, sights(StoredMatch(1, match.pack, match.rules, match.names, (), lost, True)))


def test_a_second_program_plays_on_without_keeping_and_says_so(tmp_path: Path) -> None:
    with Terminal(boms(*PLAYERS), 80, 24, places(tmp_path)) as first:
        first.wait_for("go on")
        with Terminal(boms(*PLAYERS), 80, 24, places(tmp_path)) as second:
            second.wait_for("Another boms is playing")
            second.press("enter")
            second.wait_for("not kept")
        assert len(stored(tmp_path).moves) == 1


def test_a_folder_that_cannot_be_written_is_said_and_play_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.write_text("no folder")
    with Terminal(boms(*PLAYERS), 80, 24, places(tmp_path)) as terminal:
        terminal.wait_for("not kept just now")
        terminal.press("enter")
        terminal.wait_for("go on")
        assert "not kept" in terminal.lines()[0]
