"""`Voice`: the one that speaks to the people at the terminal, listens to them, and forgets what was private."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from select import select
from shutil import get_terminal_size
from types import FrameType
from typing import Any, Final, TextIO

from boms.plain.folding import folded
from boms.text import _

ERASE: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Erases the screen, then what has scrolled off it, and goes to the top."""

EMPTY_LINES: Final = 60
"""How many empty lines hide what was said where nothing can be erased and the size is not known."""

PAGE: Final = 78
"""Columns of a page to read, where the window has as many."""

SETTLING: Final = 0.3
"""Seconds for which keys are dropped before somebody is called, so that typing ahead uncovers nothing."""

_Act = Callable[[int, FrameType | None], None]
"""What is done when a signal comes."""

_Modes = list[Any]
"""What `termios` says of a terminal."""

_FEATURELESS = ("dumb", "unknown", "")


class NobodyThere(Exception):  # noqa: N818 - named for what has happened
    """The input has ended."""


class Stopped(Exception):  # noqa: N818 - named for what has happened
    """The program was stopped and goes on now, or nobody typed for long: what was private is to be covered."""


class Voice:
    """Lines out, lines in."""

    def __init__(self, source: TextIO, out: TextIO, *, is_terminal: bool, erases: bool) -> None:
        """`is_terminal`: people sit at the other end, who may type ahead. `erases`: what was said can be erased."""
        self.patience = 0
        """Seconds without a line after which what is private is covered; 0: it never is for that."""
        self._source = source
        self._out = out
        self._is_terminal = is_terminal
        self._erases = erases
        self._is_private = False
        self._listens = False
        self._came: type[BaseException] | None = None
        """What people did to the program while nobody listened, to be heeded when somebody does; None: nothing."""
        self._modes: _Modes | None = None
        """How the terminal shows keys when no secret is typed; None: none is being typed."""

    def say(self, *lines: str) -> None:
        """Says these lines, in a window broken between words; empty ones are left out."""
        columns = self._columns()
        self._out.write("".join(f"{folded(line, columns) if columns else line}\n" for line in lines if line))

    def width_of_page(self) -> int:
        """Columns in which a page is well read."""
        return min(self._columns() or PAGE, PAGE)

    def _columns(self) -> int:
        """Columns of the window; 0: there is none."""
        return get_terminal_size().columns if self._out.isatty() else 0

    def confide(self, *lines: str) -> None:
        """Says what only the person at the screen may know. `cover` comes before anybody else is called."""
        self._is_private = True
        self.say(*lines)

    def ask(self, question: str = "") -> str:
        """The next line, after a question. Raises NobodyThere; and Stopped, where cards are told."""
        while True:
            try:
                return self._ask(question)
            except Stopped:
                if self._is_private:
                    raise

    def _ask(self, question: str) -> str:
        self.say(question)
        self._out.write("> ")
        self._out.flush()
        line = self._listen()
        if not line:
            raise NobodyThere
        return line.strip()

    def _listen(self) -> str:
        self._listens = True
        try:
            self._heed()
            self._wait()
            return self._source.readline()
        finally:
            self._listens = False

    def _wait(self) -> None:
        if not (self.patience and self._is_private and self._is_terminal):
            return
        ready, _writing, _wrong = select([self._source], [], [], self.patience)
        if not ready:
            raise Stopped

    def ask_secret(self, question: str) -> str:
        """The next line, which the terminal does not show. Raises what `ask` raises."""
        with self._unseen() if self._is_terminal else contextlib.nullcontext():
            line = self.ask(question)
        if self._is_terminal:
            self._out.write("\n")
        return line

    def call(self, question: str) -> str:
        """The next line typed from now on: what was typed before the question could be read does not count.

        Raises NobodyThere and Stopped.
        """
        self._out.flush()
        if self._is_terminal:
            time.sleep(SETTLING)
            _drop_input(self._source)
        return self._ask(question)

    def cover(self) -> None:
        """Takes everything that was said from sight."""
        self._is_private = False
        if not self._erases:
            self._out.write(_("Look away, everyone"))
        self._out.write(self._curtain())
        self._out.flush()

    def _curtain(self) -> str:
        """What hides everything said so far."""
        rows = get_terminal_size().lines if self._is_terminal else EMPTY_LINES
        return ERASE if self._erases else "\n" * (max(rows, 24) + 1)

    def end(self, line: str) -> None:
        """Says the last line, apart from whatever was being typed."""
        self._out.write(f"\n{line}\n" if line else "\n")
        self._out.flush()

    def cover_cards(self) -> None:
        """The same, but only if something private was said since."""
        if self._is_private:
            self.cover()

    @contextlib.contextmanager
    def guarded(self) -> Iterator[None]:
        """Within this, no way of leaving or stopping the program leaves cards on the screen."""
        before = {number: signal.signal(number, act) for number, act in self._signals().items()}
        try:
            yield
        finally:
            self._suppressed_cover()
            for number, act in before.items():
                signal.signal(number, act)

    def _suppressed_cover(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.cover_cards()

    def _signals(self) -> dict[int, _Act]:
        acts: dict[str, _Act] = {"SIGINT": self._interrupt}
        if self._is_terminal or self._erases:
            acts |= {"SIGTERM": self._leave, "SIGHUP": self._leave, "SIGQUIT": self._leave, "SIGTSTP": self._stop}
        return {getattr(signal, name): act for name, act in acts.items() if hasattr(signal, name)}

    def _interrupt(self, _number: int, _frame: FrameType | None) -> None:
        """Ctrl+C counts when the program listens. Until then it may be keeping a move, which is not to be cut short."""
        self._came = KeyboardInterrupt
        if self._listens:
            self._heed()

    def _leave(self, number: int, _frame: FrameType | None) -> None:
        """Ends the program at once. What was done is kept: it was stored before it was told."""
        with contextlib.suppress(OSError):
            if self._is_private:
                os.write(self._out.fileno(), self._curtain().encode())
            self._show_keys(shows=True)
        os._exit(128 + number)

    def _stop(self, number: int, _frame: FrameType | None) -> None:
        """Covers, and lets the program be stopped; when it goes on, the hand-over begins anew."""
        os.write(self._out.fileno(), self._curtain().encode())
        self._show_keys(shows=True)
        own = signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        signal.signal(number, own)
        self._show_keys(shows=False)
        self._came = self._came or Stopped
        if self._listens:
            self._heed()

    def _heed(self) -> None:
        came, self._came = self._came, None
        if came is not None:
            raise came

    @contextlib.contextmanager
    def _unseen(self) -> Iterator[None]:
        """Within this the terminal does not show what is typed."""
        try:
            import termios
        except ImportError:
            yield
            return
        self._modes = termios.tcgetattr(self._source)
        try:
            self._show_keys(shows=False)
            yield
        finally:
            self._show_keys(shows=True)
            self._modes = None

    def _show_keys(self, *, shows: bool) -> None:
        """While a secret is typed: whether the terminal shows keys. It may have gone."""
        if self._modes is None:
            return
        import termios

        silent = [*self._modes[:3], self._modes[3] & ~termios.ECHO, *self._modes[4:]]
        with contextlib.suppress(termios.error):
            termios.tcsetattr(self._source, termios.TCSANOW, self._modes if shows else silent)


def _drop_input(source: TextIO) -> None:
    """Drops what was typed and not read yet."""
    try:
        import termios
    except ImportError:
        return
    with contextlib.suppress(OSError, termios.error, ValueError):
        termios.tcflush(source.fileno(), termios.TCIFLUSH)


def terminal_voice() -> Voice:
    """The voice on standard input and output. Only the terminal edits a line, so no history keeps one."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    has_screen = sys.stdout.isatty() and os.environ.get("TERM", "") not in _FEATURELESS
    return Voice(sys.stdin, sys.stdout, is_terminal=sys.stdin.isatty(), erases=has_screen)
