"""Writing a file so that it is there whole or not at all."""

import os
from pathlib import Path

from boms.packs.errors import PackError
from boms.text import _


def write_whole(path: Path, text: str, *, replace: bool) -> None:
    """Writes a file so that it is there whole or not at all, and makes its folder.

    Raises PackError with one sentence: the file is there and may not be replaced, or the system refuses.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, text, replace=replace)
    except FileExistsError:
        raise PackError(_("The file {path} is there already").format(path=path)) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PackError(_("The file {path} cannot be written: {reason}").format(path=path, reason=reason)) from None


def _write(path: Path, text: str, *, replace: bool) -> None:
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if not replace:
            path.open("x").close()
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
