"""How long it takes from a key press on the Hand screen until its picture reaches the terminal.

    python -m tests.bench.keys [TIMES]

A real terminal of 120 columns and 40 rows, three players with 18 cards each; arrows that go along the hand, choose a
card and put it back. From the byte that goes in to the first bytes that come out.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles

from tests.bench.program import Program
from tests.bench.start import BOMS, environment

SIZE = (120, 40)
ARGUMENTS = ("play", "--players", "Ane,Bo,Cato", "--set", "jokers=2", "--seed", "keys")
"""54 cards for three."""

KEYS = (*("\x1b[C",) * 9, "\x1b[A", *("\x1b[D",) * 9, "\x1b[B")
"""Along the hand and back, choosing a card and putting it back."""

SETTLED = 0.5
"""Seconds in which nothing moves any more and the table takes keys."""


def pressed(folder: Path, times: int) -> tuple[list[float], float]:
    """Milliseconds until a picture came, key by key, without keys that changed nothing; the processor's for each."""
    around = {**environment(folder, "first"), "TEXTUAL_ANIMATIONS": "none"}
    with Program((*BOMS, *ARGUMENTS), around, *SIZE) as program:
        program.wait_for("show my hand")
        program.read_for(SETTLED)
        program.press("\r")
        program.read_for(2 * SETTLED)
        before = program.worked()
        took = [_answered(program, key) for key in islice(cycle(KEYS), times)]
        worked = (program.worked() - before) * 1000 / times
    return [milliseconds for milliseconds in took if milliseconds is not None], worked


def _answered(program: Program, key: str) -> float | None:
    program.read_until_quiet()
    begun = time.perf_counter()
    program.press(key)
    come = program.next_output(0.5)
    if come is None:
        return None
    return (come - begun) * 1000


def main(times: int) -> None:
    """Prints the figures."""
    with tempfile.TemporaryDirectory() as name:
        pressed(Path(name), 10)
        took, worked = pressed(Path(name), times)
    parts = quantiles(took, n=20)
    sys.stdout.write(f"{len(took)} of {times} keys: median {median(took):.1f} ms, 95 % within {parts[-1]:.1f} ms\n")
    sys.stdout.write(
        f"    fastest {min(took):.1f}, slowest {max(took):.1f}; the processor works {worked:.1f} ms a key\n"
    )
    sys.stdout.write(f"load {os.getloadavg()}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
