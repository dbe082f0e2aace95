"""What can go wrong with the file of matches, in one sentence for people."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EDQUOT, EEXIST, EFBIG, ENOSPC, ENOTDIR, EPERM, EROFS
from pathlib import Path

from boms.text import _


class StoreError(Exception):
    """Matches cannot be kept or read; its text is one sentence for people."""


class InUseError(StoreError):
    """Another boms has the matches open for play; they can still be opened for reading."""


class HeldError(StoreError):
    """Another program holds the file just now."""


class NewerError(StoreError):
    """The file comes from a newer boms. It has not been touched."""


class DamagedError(StoreError):
    """The file, or one match in it, is not what was once written."""


_BUSY = (5, 6)
_NOT_WRITABLE = (3, 8, 14, 23)
_NOT_TAKEN_AWAY = 2570
_FAULT = 10
_UNREADABLE = 11
_DAMAGED = (_UNREADABLE, 26)
_FULL = 13


@contextmanager
def spoken(path: Path) -> Iterator[None]:
    """Turns what SQLite and the system say about a file into a StoreError."""
    from sqlite3 import DatabaseError, ProgrammingError

    try:
        yield
    except ProgrammingError:
        raise
    except DatabaseError as error:
        raise _by_code(path, getattr(error, "sqlite_errorcode", _UNREADABLE), str(error)) from None
    except OSError as error:
        raise _by_number(error, path) from None


def is_busy(error: Exception) -> bool:
    """Whether SQLite says that somebody else holds a file."""
    return getattr(error, "sqlite_errorcode", _UNREADABLE) & 0xFF in _BUSY


def damaged_file(path: Path) -> DamagedError:
    """What is said about a file that is damaged as a whole."""
    return DamagedError(_("{path} is damaged: start boms to save what can be read of it").format(path=path))


def damaged_match(match_id: int) -> DamagedError:
    """What is said about a match that does not come out as it was stored."""
    return DamagedError(
        _("Match {number} is damaged: start boms to save what can be read of it").format(number=match_id)
    )


def _by_number(error: OSError, path: Path) -> StoreError:
    if error.errno in (EACCES, EPERM, EROFS):
        return _not_writable(path)
    if error.errno in (ENOSPC, EDQUOT, EFBIG):
        return _full(path)
    where = error.filename or path
    if error.errno in (EEXIST, ENOTDIR):
        return StoreError(_("{path} is no folder: move it away and try again").format(path=where))
    reason = error.strerror or type(error).__name__
    return StoreError(_("{path} cannot be used: {reason}").format(path=where, reason=reason))


def _not_writable(path: Path) -> StoreError:
    text = _("{path} cannot be written: make the file and its folder writable and try again")
    return StoreError(text.format(path=path))


def _full(path: Path) -> StoreError:
    return StoreError(_("The disk is full: make room for {path} and try again").format(path=path))


def _by_code(path: Path, extended: int, reason: str) -> StoreError:
    code = extended & 0xFF
    if code in _DAMAGED:
        return damaged_file(path)
    if code in _BUSY:
        return HeldError(_("Another program holds {path}: close it and try again").format(path=path))
    if code in _NOT_WRITABLE or extended == _NOT_TAKEN_AWAY:
        return _not_writable(path)
    if code == _FULL:
        return _full(path)
    if code == _FAULT:
        return StoreError(_("The disk does not take or give {path}: look at the disk and try again").format(path=path))
    return StoreError(_("{path} cannot be used: {reason}").format(path=path, reason=reason))
