"""Asking the terminal something and reading what it answers."""

import os
import select
import sys
import termios
import tty
from time import monotonic

_PATIENCE = 0.5
"""Seconds after which a terminal is taken to give no answer."""


def answer_of(question: bytes, end: bytes) -> bytes:
    """What the terminal answers to a question up to this end; empty: nothing in time."""
    file = sys.stdin.fileno()
    before = termios.tcgetattr(file)
    try:
        tty.setcbreak(file)
        os.write(sys.stdout.fileno(), question)
        return _read(file, end)
    finally:
        termios.tcsetattr(file, termios.TCSAFLUSH, before)


def _read(file: int, end: bytes) -> bytes:
    said, until = b"", monotonic() + _PATIENCE
    while not said.endswith(end):
        ready, _, _ = select.select([file], [], [], max(0.0, until - monotonic()))
        if not ready:
            return b""
        said += os.read(file, 64)
    return said
