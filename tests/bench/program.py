"""A program on a pseudo-terminal whose output is only looked through for one text, so that nothing else takes time."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

PATIENCE = 30.0
"""Seconds after which what was waited for is taken never to come."""


class Program:
    """One program that has a terminal of this size to itself. `begun` is when it was started."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], columns: int, rows: int) -> None:
        self.begun = time.perf_counter()
        self.pid, self._file = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self._file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self._file)

    def press(self, keys: str) -> None:
        """Types."""
        os.write(self._file, keys.encode())

    def wait_for(self, text: str) -> float:
        """Reads until the text has come; when that was. Raises AssertionError where it never comes."""
        wanted, come = text.encode(), b""
        while wanted not in come:
            ready, _, _ = select.select([self._file], [], [], PATIENCE)
            assert ready, f"{text} never came: {come[-400:]!r}"
            come += os.read(self._file, 65536)
        return time.perf_counter()

    def read_for(self, seconds: float) -> bytes:
        """Whatever comes in so long."""
        come, end = b"", time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            if select.select([self._file], [], [], left)[0]:
                come += os.read(self._file, 65536)
        return come

    def next_output(self, seconds: float) -> float | None:
        """Waits until anything comes; when that was, or None where nothing did."""
        if not select.select([self._file], [], [], seconds)[0]:
            return None
        came = time.perf_counter()
        os.read(self._file, 65536)
        return came

    def read_until_quiet(self, seconds: float = 0.03) -> None:
        """Reads until nothing has come for so long."""
        while select.select([self._file], [], [], seconds)[0]:
            os.read(self._file, 65536)

    def worked(self) -> float:
        """Seconds that the processor has worked for the program."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
