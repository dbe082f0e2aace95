"""How much memory hand-overs add.

    python -m tests.bench.handover_memory [HANDOVERS]

Four people play by chance, by the keys that people press, on a screen of 120 columns and 40 rows without a terminal;
what the process holds is told after each quarter. Everything has been shown once before the first figure.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

from boms.chance import open_table
from boms.packs import find_pack
from boms.store import Keeping
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences, Speed
from tests.ui.people import People

PARTS = 4


class Counting(People):
    """People who count how often somebody takes the screen."""

    handovers = 0

    async def press(self, *keys: str) -> None:
        for key in keys:
            before = self.app.shown
            await super().press(key)
            self.handovers += self.app.shown in ("hand", "exchange") and before != self.app.shown


def resident() -> float:
    """Megabytes that this process holds just now."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def _give_way(*_args: float) -> None:
    await asyncio.sleep(0)


async def memory(handovers: int) -> list[tuple[int, float]]:
    """Hand-overs so far and megabytes: after the first two rounds, then after each quarter."""
    table = open_table(find_pack("presidenten").rules, ("Ane", "Bo", "Cato", "Dina"), seed="memory")
    app = BomsApp(table, preferences=Preferences(animations=Speed.OFF), keeping=Keeping(Path(os.devnull)))
    figures = []
    async with app.run_test(size=(120, 40)) as pilot:
        people = Counting(app, pilot, 1)
        await people.play_rounds(2)
        figures.append((people.handovers, resident()))
        rounds = 2
        for goal in _goals(people.handovers, handovers):
            while people.handovers < goal:
                rounds += 1
                await people.press("enter")
                await people.play_rounds(rounds)
            people.keys.clear()
            figures.append((people.handovers, resident()))
    return figures


def _goals(first: int, handovers: int) -> Iterator[int]:
    return (first + handovers * part // PARTS for part in range(1, PARTS + 1))


def measured(handovers: int) -> list[tuple[int, float]]:
    """The figures of `memory`, without the framework's waiting after each key and the table's for quick keys."""
    with (
        patch("textual.pilot.wait_for_idle", _give_way),
        patch("textual.app.wait_for_idle", _give_way),
        patch("boms.ui.screens.called.SETTLING", float("-inf")),
    ):
        return asyncio.run(memory(handovers))


def main(handovers: int) -> None:
    """Prints the figures."""
    figures = measured(handovers)
    first = figures[0]
    for number, megabytes in figures:
        sys.stdout.write(f"{number:6} hand-overs: {megabytes:6.1f} MB, {megabytes - first[1]:+.2f} MB\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
