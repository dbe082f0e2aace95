"""The report of a fault: where it happened, and nothing that any variable held."""

from __future__ import annotations

import os
import traceback
from pathlib import Path

from boms.packs import matches_dir
from boms.text import _


def fault_sentence(error: BaseException) -> str:
    """Reports where a fault happened; the sentence that people are told."""
    said = _("boms came upon a fault and closed. Nothing that was kept is lost. Where it happened: {file}")
    return said.format(file=_reported(error) or "-")


def _reported(error: BaseException) -> Path | None:
    """Writes the report, which nobody else can read; None if it could not be written.

    The text of an exception is left out: it may be a hand.
    """
    lines = [f"{frame.filename}:{frame.lineno} {frame.name}\n" for frame in traceback.extract_tb(error.__traceback__)]
    path = matches_dir() / "crash.txt"
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.writelines([*lines, type(error).__name__, "\n"])
    except OSError:
        return None
    return path
