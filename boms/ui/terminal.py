"""The terminal and what may stay on it: nothing (table.md §5).

What the framework would log, picture, copy or print is switched off in the app; this is what touches the terminal
itself: the environment before the framework is imported, the way in and out, the signals, and the report of a fault.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import termios
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from boms.packs import matches_dir
from boms.text import _

if TYPE_CHECKING:
    from textual.driver import Driver

    from boms.ui.app import BomsApp

KEPT_VARIABLES = frozenset(
    f"TEXTUAL_{name}" for name in ("ANIMATIONS", "COLOR_SYSTEM", "DISABLE_KITTY_KEY", "DRIVER", "FPS", "SMOOTH_SCROLL")
)
"""The framework's variables that show nothing to anybody. The others log keys, take pictures or press keys."""

RESTORE = (
    "\x1b[<u\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?2004l\x1b[?1004l\x1b[?2048l\x1b[?7h\x1b[?1049l\x1b[?25h"
)
"""Ends what the framework switched on: keyboard protocol, mouse, paste, focus, sizes, the other screen, no cursor."""


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

    It also lives through bytes that are no text and sequences that mean nothing.
    """

    class Blanking(driver):  # type: ignore[misc, valid-type]
        def stop_application_mode(self) -> None:
            self.write(_blank_now())
            super().stop_application_mode()

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


def leave_on_signals() -> None:
    """SIGTERM and SIGHUP end the program at once, with a clean terminal. Every action was stored when it was made."""
    descriptor = sys.__stdin__.fileno() if sys.__stdin__ else 0
    try:
        before = termios.tcgetattr(descriptor)
    except termios.error:
        return

    def leave(number: int, _frame: FrameType | None) -> None:
        with contextlib.suppress(OSError, termios.error):
            os.write(sys.__stderr__.fileno() if sys.__stderr__ else 2, (_blank_now() + RESTORE).encode())
            termios.tcsetattr(descriptor, termios.TCSANOW, before)
        os._exit(128 + number)

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, leave)


def run(app: BomsApp) -> int:
    """Runs the app on this terminal; the exit code."""
    if sys.__stderr__ is not None and hasattr(sys.__stderr__, "reconfigure"):
        sys.__stderr__.reconfigure(encoding="utf-8")
    leave_on_signals()
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


def crash_report(error: BaseException) -> Path | None:
    """Writes where a fault happened, and nothing that any variable held; None if it could not be written."""
    lines = [f"{frame.filename}:{frame.lineno} {frame.name}\n" for frame in traceback.extract_tb(error.__traceback__)]
    path = matches_dir() / "crash.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.writelines([*lines, type(error).__name__, "\n"])
    except OSError:
        return None
    return path
