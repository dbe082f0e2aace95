"""How long it takes until the first screen is painted, beside the smallest program of the framework.

    python -m tests.bench.start [TIMES]

Both are started by turns on a terminal of the same size; medians, and their ratio. `boms` is started as on the first
evening, with empty folders, and as on a later one, with preferences and two matches that are kept. Then `--version` and
`--help`, beside a Python that does nothing. Everything has its bytecode, as an installed program has it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median

from boms.chance import open_table
from boms.packs import find_pack
from boms.store import Keeping
from tests.bench.program import Program
from tests.unit.match.playing import play_rounds

BARE = """
from textual.app import App
from textual.widgets import Static

class Bare(App):
    def compose(self):
        yield Static("Nothing else")

Bare().run()
"""
"""The smallest program of the framework."""

BOMS = (sys.executable, "-m", "boms")
SIZES = ((80, 24), (120, 40))
PREFERENCES = "theme: dark\nauto_pass: by_count\nanimations: fast\n"


def environment(folder: Path, evening: str) -> dict[str, str]:
    """The environment of a program whose files are in this folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TEXTUAL", "PYTHON", "BOMS"))}
    return {
        **kept,
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "LANGUAGE": "en",
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
        "BOMS_DATA_DIR": str(folder / evening / "data"),
        "BOMS_CONFIG_DIR": str(folder / evening / "config"),
    }


def prepare_later(folder: Path, *, is_over: bool = False) -> None:
    """What there is on a later evening: matches that can be gone on with, or that are over."""
    config = folder / "later" / "config"
    config.mkdir(parents=True)
    (config / "preferences.yaml").write_text(PREFERENCES, encoding="utf-8")
    pack, names = find_pack("presidenten"), ("Ane", "Bo", "Cato", "Dina")
    for number in range(2):
        keeping = Keeping(folder / "later" / "data" / "matches.db")
        table = open_table(pack.rules, names, record=keeping.begin(pack.rules, pack.id, names))
        play_rounds(table, 2, Random(number))
        if is_over:
            table.stop()
        else:
            table.deal()
        keeping.close()


def until_painted(command: Sequence[str], text: str, around: Mapping[str, str], size: tuple[int, int]) -> float:
    """Milliseconds from the start of a program until this text is on its way to the terminal."""
    with Program(command, around, *size) as program:
        return (program.wait_for(text) - program.begun) * 1000


def until_ended(command: Sequence[str], around: Mapping[str, str]) -> float:
    """Milliseconds that a program takes as a whole."""
    begun = time.perf_counter()
    subprocess.run(command, env=dict(around), check=True, stdout=subprocess.DEVNULL)
    return (time.perf_counter() - begun) * 1000


def painted(folder: Path, size: tuple[int, int], times: int) -> dict[str, list[float]]:
    """Milliseconds until the first picture, by what was started."""
    first, later = environment(folder, "first"), environment(folder, "later")
    runs: dict[str, list[float]] = {"bare": [], "first": [], "later": []}
    for _ in range(times):
        runs["bare"].append(until_painted((sys.executable, "-c", BARE), "Nothing else", first, size))
        runs["first"].append(until_painted(BOMS, "New match", first, size))
        runs["later"].append(until_painted(BOMS, "New match", later, size))
    return runs


def said(folder: Path, times: int) -> dict[str, list[float]]:
    """Milliseconds that it takes to say something and end."""
    around = environment(folder, "first")
    commands = {"python": (sys.executable, "-c", ""), "--version": (*BOMS, "--version"), "--help": (*BOMS, "--help")}
    runs: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(times):
        for name, command in commands.items():
            runs[name].append(until_ended(command, around))
    return runs


def prepared(folder: Path) -> None:
    """What is there on each evening; and everything has its bytecode."""
    prepare_later(folder)
    painted(folder, SIZES[0], 1)
    said(folder, 1)


def main(times: int) -> None:
    """Prints the figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        prepared(folder)
        for size in SIZES:
            runs = painted(folder, size, times)
            bare = median(runs["bare"])
            sys.stdout.write(f"{size[0]}x{size[1]}: bare {bare:.0f} ms (fastest {min(runs['bare']):.0f})\n")
            for evening in ("first", "later"):
                mid, least = median(runs[evening]), min(runs[evening])
                ratios = f"ratio {mid / bare:.2f}, of the fastest {least / min(runs['bare']):.2f}"
                sys.stdout.write(f"    {evening} evening {mid:.0f} ms (fastest {least:.0f}): {ratios}\n")
        for what, took in said(folder, times).items():
            sys.stdout.write(f"{what}: {median(took):.0f} ms (fastest {min(took):.0f})\n")
    sys.stdout.write(f"load {os.getloadavg()}, {times} times each\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
