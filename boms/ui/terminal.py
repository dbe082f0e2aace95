"""The terminal and what may stay on it: nothing (table.md §5).

What the framework would log, picture, copy or print is switched off in the app; this is what touches the terminal
itself: the environment before the framework is imported, the way in and out, and the signals.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import termios
from collections.abc import MutableMapping
from types import FrameType
from typing import TYPE_CHECKING

from boms.text import _

if TYPE_CHECKING:
    from textual.driver import Driver

    from boms.ui.app import BomsApp

KEPT_VARIABLES = frozenset(
    f"TEXTUAL_{name}" for name in ("ANIMATIONS", "COLOR_SYSTEM", "DISABLE_KITTY_KEY", "DRIVER", "FPS", "SMOOTH_SCROLL")
)
"""The framework's variables that show nothing to anybody. The others log keys, take pictures or press keys."""

ENDING = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
"""The signals that end the program at once."""

RESTORE = (
    "\x1b[?2026l"
    "\x1b[<u\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?2004l\x1b[?1004l\x1b[?2048l\x1b[?7h\x1b[?1049l\x1b[?25h"
)
"""Ends what the framework switched on: a half frame, keyboard protocol, mouse, paste, focus, sizes, the other screen,
no cursor."""


def clean_environment(environ: MutableMapping[str, str]) -> None:
    """Drops the framework's variables that leak. To be called before the framework is imported.

    Also drops a fixed size of the window: it would hold when the real one has changed.
    """
    leaking = [name for name in environ if name.startswith("TEXTUAL") and name not in KEPT_VARIABLES]
    for name in (*leaking, *(name for name in ("COLUMNS", "LINES") if name in environ)):
        del environ[name]
    environ.setdefault("TEXTUAL_SMOOTH_SCROLL", "0")


def blank(width: int, height: int) -> str:
    """Overwrites every cell. Erasing would do less: some terminals keep erased lines in their history."""
    rows = "".join(f"\x1b[{row};1H{' ' * width}" for row in range(1, height + 1))
    return f"\x1b[0m{rows}\x1b[H"


def _blank_now() -> str:
    try:
        return blank(*os.get_terminal_size(sys.__stderr__.fileno() if sys.__stderr__ else 2))
    except OSError:
        return ""


def blanking(driver: type[Driver]) -> type[Driver]:
    """A driver that overwrites the screen before it leaves it, at the end and when the program is stopped.

    What is written after the screen was left goes nowhere: it might be a hand, and would stand where all can read it.
    The driver also lives through bytes that are no text and sequences that mean nothing.
    """

    class Blanking(driver):  # type: ignore[misc, valid-type]
        _is_up = False
        """Whether the other screen is shown, or about to be."""

        _is_asleep = False
        """Whether the screen was left only until the program goes on."""

        _is_ending = False
        """Whether a signal is ending the program."""

        def start_application_mode(self) -> None:
            self._is_up = True
            self._heed_signals()
            super().start_application_mode()

        def stop_application_mode(self) -> None:
            self.write(_blank_now())
            super().stop_application_mode()
            self._is_up = False

        def write(self, data: str) -> None:
            if self._is_up:
                super().write(data)

        def close(self) -> None:
            super().close()
            for number in ENDING:
                signal.signal(number, signal.SIG_DFL)

        def _heed_signals(self) -> None:
            """Until the screen is left: what ends the program leaves a clean terminal, what stops it covers first.

            Stopping and going on wait for their turn in the loop. In the middle of a frame, that frame would come last.
            """
            self._modes_before = termios.tcgetattr(self.fileno)
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGTSTP, self._lie_down)
            loop.add_signal_handler(signal.SIGCONT, self._go_on)
            for number in ENDING:
                signal.signal(number, self._end_at_once)

        def _end_at_once(self, number: int, _frame: FrameType | None) -> None:
            """Ends the program with a clean terminal. Every action was stored when it was made."""
            if self._is_ending:
                return
            self._is_ending = True
            with contextlib.suppress(OSError, termios.error):
                write_last(self._file.fileno(), _blank_now() + RESTORE)
                termios.tcsetattr(self.fileno, termios.TCSANOW, self._modes_before)
            os._exit(128 + number)

        def _lie_down(self) -> None:
            """Covers the hand and lets the program be stopped; when it goes on, the hand-over begins anew."""
            if self._is_up:
                self._app.cover()
                self._is_asleep = True
                self._sigtstp_application()
            else:
                os.kill(os.getpid(), signal.SIGSTOP)

        def _go_on(self) -> None:
            """Shows the other screen again. A stop that gave no warning has left it there, with whatever it showed."""
            if self._is_up and self._writer_thread.is_alive():
                self._app.cover()
                self.suspend_application_mode()
                self._is_asleep = True
            if self._is_asleep:
                self.resume_application_mode()
                self._is_asleep = not self._writer_thread.is_alive()

        def run_input_thread(self) -> None:
            while not self._has_read_to_the_end():
                pass

        def _has_read_to_the_end(self) -> bool:
            """Whether nothing more is to be read. What no terminal should send is passed over, and reading goes on."""
            try:
                super().run_input_thread()
            except (ValueError, LookupError, ArithmeticError):
                return False
            return True

    return Blanking


def write_last(descriptor: int, text: str) -> None:
    """Writes this, and lets nothing come after it: from now on whatever else is written there goes nowhere.

    A thread may be in the middle of a frame. Raises OSError where the terminal has gone.
    """
    terminal = os.dup(descriptor)
    os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
    rest = text.encode()
    while rest:
        rest = rest[os.write(terminal, rest) :]


def run(app: BomsApp) -> int:
    """Runs the app on this terminal; the exit code."""
    if sys.__stderr__ is not None and hasattr(sys.__stderr__, "reconfigure"):
        sys.__stderr__.reconfigure(encoding="utf-8")
    app.run()
    return app.return_code or 0


def say_farewell(app: BomsApp) -> None:
    """The last words on the terminal to people who leave a match unfinished; after a fault that has been told."""
    if app.return_code or app.walk is None or app.walk.table.is_over():
        return
    said = _("The match ends here, unfinished")
    if not app.is_not_kept():
        said = _("The match is kept: boms resume goes on with it")
    with contextlib.suppress(OSError):
        sys.stdout.write(said + "\n")
