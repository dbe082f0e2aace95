"""How an evening goes: seconds from `boms` to the first hand, keys a turn, and what another theme takes.

    python -m tests.bench.evening [TIMES]

The first is a second evening, begun with three Enters by somebody who presses each as soon as it counts; medians. Keys
are counted on the Hand screen, over whole rounds played by chance. Themes are changed on the Preferences screen.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from unittest.mock import patch

from boms.chance import open_table
from boms.packs import find_pack
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences, Speed
from boms.ui.screens.called import SETTLING
from boms.ui.themes.places import theme_ids
from tests.bench.program import Program
from tests.bench.start import BOMS, environment, prepare_later
from tests.ui.people import People

SIZE = (120, 40)
MARGIN = 0.05
"""Seconds after which a key after the call counts for sure."""


class Counted(People):
    """People whose keys are counted on the Hand screen."""

    turns = 0
    keys_of_turns = 0

    async def turn(self) -> None:
        """One turn, and the keys for it."""
        before = len(self.keys)
        await super().turn()
        self.turns += 1
        self.keys_of_turns += len(self.keys) - before


async def keys_a_turn(pack: str, players: int, rounds: int) -> float:
    """Keys on the Hand screen for each play or pass."""
    app = BomsApp(
        open_table(find_pack(pack).rules, tuple("ABCDEFGH"[:players]), seed="1"),
        preferences=Preferences(animations=Speed.OFF),
    )
    with patch("boms.ui.screens.called.SETTLING", float("-inf")):
        async with app.run_test(size=(80, 24)) as pilot:
            people = Counted(app, pilot, 1)
            await people.play_rounds(rounds)
            return people.keys_of_turns / people.turns


def until_first_hand(folder: Path) -> float:
    """Seconds from the start of the program until somebody sees their cards."""
    shutil.rmtree(folder / "later", ignore_errors=True)
    prepare_later(folder, is_over=True)
    with Program(BOMS, environment(folder, "later"), *SIZE) as program:
        for text in ("same table again", "we agree"):
            program.wait_for(text)
            program.press("\r")
        program.wait_for("show my hand")
        program.read_for(SETTLING + MARGIN)
        program.press("\r")
        return program.wait_for("only for") - program.begun


def theme_changes(folder: Path) -> list[float]:
    """Milliseconds until the whole screen has been drawn in the next theme, theme by theme."""
    took = []
    with Program(BOMS, environment(folder, "first"), *SIZE) as program:
        program.read_until_quiet(1.0)
        program.press("p")
        program.read_until_quiet(0.5)
        program.press("\x1b[B")
        program.read_until_quiet(0.5)
        for _theme in theme_ids():
            begun = time.perf_counter()
            program.press("\x1b[C")
            came = program.next_output(1.0)
            program.read_until_quiet(0.3)
            took.append(((came or begun) - begun) * 1000)
    return took


def main(times: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        until_first_hand(folder)
        seconds = [until_first_hand(folder) for _ in range(times)]
        print(f"three Enters to the first hand: {median(seconds):.2f} s (least {min(seconds):.2f})")
        took = theme_changes(folder)
        print(f"another theme: median {median(took):.0f} ms, most {max(took):.0f}")
    for pack in ("presidenten", "boms-og-president", "praesident"):
        print(f"keys a turn on the Hand screen, {pack}: {asyncio.run(keys_a_turn(pack, 4, 1)):.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
