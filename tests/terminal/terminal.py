"""A real pseudo-terminal with a program in it, and an independent emulator that shows what a person would see."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Sequence
from types import TracebackType

import pyte

from tests.terminal.recognising import Frame

KEYS = {
    "enter": "\r",
    "space": " ",
    "escape": "\x1b",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
}
PATIENCE = 30.0
"""Seconds after which something that was waited for is taken never to come."""

KEYBOARD_PROTOCOL = re.compile(rb"\x1b\[[<>=][0-9;]*u")
"""What the emulator does not know and would print."""

ASKED_FOR_WHOLE_FRAMES, YES = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
FRAME_BEGINS, FRAME_ENDS = b"\x1b[?2026h", b"\x1b[?2026l"
"""How a program and a terminal agree that only whole frames are shown."""

STEP = 0.06
"""Seconds in which a key that changes the picture is taken to have done so."""

PAUSE = 0.01
"""Seconds of silence after which what has come is taken to be a whole frame."""


class Terminal:
    """One program on one terminal. Each picture that a person could see is told to `seen`, if it differs from the last.

    Once the program sends whole frames each of them is looked at, however many come at once; before, and whatever is
    written between two frames, when nothing has come for a moment.
    """

    def __init__(self, command: Sequence[str], columns: int, rows: int, environment: dict[str, str]) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = bytearray()
        self.seen: Callable[[Frame], None] = lambda frame: None
        self.frames = 0
        self._last: list[str] = []
        self.pid, self._file = pty.fork()
        if self.pid == 0:
            os.environ.update({"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", **environment})
            os.environ.pop("NO_COLOR", None)
            os.execvp(command[0], command)
        self._tell_size(columns, rows)
        self.modes_before = termios.tcgetattr(self._file)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self._file)

    # Looking

    def lines(self) -> list[str]:
        """The rows as they are now."""
        return list(self.screen.display)

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.lines())

    def modes(self) -> list[object]:
        """How the terminal treats keys and lines."""
        return termios.tcgetattr(self._file)

    def read(self, seconds: float) -> None:
        """Takes in whatever comes for so long."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if not self._take_in(min(left, PAUSE)):
                self._pause()
            if not self._is_open:
                return

    _is_open = True

    def _take_in(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._file], [], [], seconds)
        if not ready:
            return False
        try:
            come = os.read(self._file, 65536)
        except OSError:
            come = b""
        self._is_open = bool(come)
        if ASKED_FOR_WHOLE_FRAMES in come:
            os.write(self._file, YES)
        self.raw += come
        *whole, rest = (self._cut + come).split(FRAME_ENDS)
        for frame in whole:
            self._feed(frame)
            self._is_drawing = False
            self._note()
        kept = rest.rfind(b"\x1b", -16) if rest[-16:].count(b"\x1b") else len(rest)
        self._feed(rest[:kept])
        self._cut = rest[kept:]
        return True

    _cut = b""
    """The end of what has come, which may be only the beginning of a sequence."""
    _is_drawing = False
    """Whether a frame has been begun and not ended."""

    _is_empty = False
    """Whether the window has another size and has not been drawn anew."""

    def _feed(self, come: bytes) -> None:
        self._is_drawing = self._is_drawing or FRAME_BEGINS in come
        self._stream.feed(KEYBOARD_PROTOCOL.sub(b"", come))

    def _note(self) -> None:
        lines = self.lines()
        self._is_empty = self._is_empty and not lines[0].strip() and not self.frame().is_too_small()
        if self._is_drawing or self._is_empty:
            return
        if lines != self._last:
            self._last = lines
            self.frames += 1
            self.seen(self.frame())

    def frame(self) -> Frame:
        """The picture as it is now."""
        return Frame(self.lines(), self._ground)

    def _ground(self, y: int, x: int) -> str:
        cell = self.screen.buffer[y][x]
        return str(cell.fg if cell.reverse else cell.bg)

    def _pause(self) -> None:
        self._feed(self._cut)
        self._cut = b""
        self._note()

    def step(self, key: str) -> None:
        """Presses a key and takes in the frame that comes of it, if one does."""
        before, end = self.frames, time.monotonic() + STEP
        self.press(key)
        while self.frames == before and time.monotonic() < end and self._is_open:
            self.read(PAUSE)

    def wait_until(self, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Waits until something is so."""
        end = time.monotonic() + seconds
        while not is_so():
            assert time.monotonic() < end, f"it never came about; the screen is\n{self.text()}"
            self.read(PAUSE)

    def wait_for(self, *texts: str) -> str:
        """Waits until one of these texts is on the screen, and the picture is whole; which one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read(PAUSE)
            found = next((text for text in texts if text in self.text()), None)
            if found is not None and not self._is_drawing:
                return found
        raise AssertionError(f"none of {texts} came; the screen is\n{self.text()}")

    def wait_for_none(self, *texts: str) -> None:
        """Waits until none of these texts is on the screen any more."""
        end = time.monotonic() + PATIENCE
        while self._is_drawing or any(text in self.text() for text in texts):
            assert time.monotonic() < end, self.text()
            self.read(PAUSE)

    def wait_for_end(self) -> int:
        """Waits until the program has ended; its exit code, negative for a signal."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read(PAUSE)
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                self.read(0.05)
                return os.waitstatus_to_exitcode(status)
        raise AssertionError(f"it goes on and on; the screen is\n{self.text()}")

    # Doing

    def press(self, *keys: str) -> None:
        """Sends keys, by name or as they are, all at once."""
        self.send("".join(KEYS.get(key, key) for key in keys).encode())

    def send(self, sent: bytes) -> None:
        """Sends bytes as they are."""
        os.write(self._file, sent)

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def resize(self, columns: int, rows: int) -> None:
        """Another size of the window. What terminals make of the old picture differs: it is taken away."""
        self.screen.resize(rows, columns)
        self.screen.erase_in_display(2)
        self._is_empty = True
        self._tell_size(columns, rows)
        self.signal(signal.SIGWINCH)

    def _tell_size(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


PROGRAM = ("-m", "boms")
"""How the interpreter is told to run the program under test."""


def boms(*arguments: str, program: Sequence[str] = PROGRAM) -> list[str]:
    """The command line of the program under test, or of another program that runs it."""
    return [sys.executable, *program, *arguments]
