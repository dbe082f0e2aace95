"""`Pins`: the PINs by which people guard their hands. Only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import os
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from boms.packs import matches_dir
from boms.store.errors import StoreError
from boms.text import _

SHORTEST, LONGEST = 4, 8
"""How many digits a PIN may have."""

_FREE_TRIES = 3
_FIRST_WAIT = 5.0
_LONGEST_WAIT = 300.0
_COST: Final = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}


class _Hash(Struct, frozen=True):
    """What is kept of a PIN."""

    salt: bytes
    """Drawn for this one."""
    digest: bytes
    """scrypt of the digits with the salt."""

    def __repr__(self) -> str:
        return "_Hash(…)"


class Pins:
    """PINs by name, in a file in the data folder that nobody else can read."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._hashes: dict[str, _Hash] | None = None
        self._wrong: dict[str, int] = {}
        self._until: dict[str, float] = {}

    def __repr__(self) -> str:
        return "Pins(…)"

    @property
    def path(self) -> Path:
        """The file."""
        return self._path or matches_dir() / "pins.json"

    def has(self, name: str) -> bool:
        """Whether somebody guards their hand. Raises StoreError where that cannot be read."""
        return name in self._all()

    def set(self, name: str, digits: str) -> None:
        """Guards a hand from now on. Raises ValueError for what is no PIN, StoreError where it cannot be kept."""
        if not is_pin(digits):
            raise ValueError("a PIN has four to eight digits")
        salt = os.urandom(16)
        self._write({**self._all(), name: _Hash(salt, _digest(digits, salt))})
        self._forgive(name)

    def clear(self, name: str) -> None:
        """Guards a hand no longer. Raises StoreError where that cannot be kept."""
        self._write({other: its for other, its in self._all().items() if other != name})
        self._forgive(name)

    def is_right(self, name: str, digits: str) -> bool:
        """Whether these are the digits; while `wait` lasts none are. From the third wrong try on, each costs time."""
        if self.wait(name) > 0:
            return False
        kept = self._all().get(name)
        if kept is not None and hmac.compare_digest(kept.digest, _digest(digits, kept.salt)):
            self._forgive(name)
            return True
        wrong = self._wrong[name] = self._wrong.get(name, 0) + 1
        if wrong >= _FREE_TRIES:
            self._until[name] = monotonic() + min(_LONGEST_WAIT, _FIRST_WAIT * 2 ** (wrong - _FREE_TRIES))
        return False

    def wait(self, name: str) -> float:
        """Seconds until somebody may try again; 0: now."""
        return max(0.0, self._until.get(name, 0.0) - monotonic())

    def _forgive(self, name: str) -> None:
        self._wrong.pop(name, None)
        self._until.pop(name, None)

    def _all(self) -> dict[str, _Hash]:
        if self._hashes is None:
            self._hashes = self._read()
        return self._hashes

    def _read(self) -> dict[str, _Hash]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, _Hash])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.MsgspecError):
            text = _("{path} cannot be read: take it away, and all PINs are forgotten")
            raise StoreError(text.format(path=self.path)) from None

    def _write(self, hashes: dict[str, _Hash]) -> None:
        new = self.path.with_name(self.path.name + "-new")
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.encode(hashes))
                file.flush()
                os.fsync(file.fileno())
            new.replace(self.path)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise StoreError(_("{path} cannot be used: {reason}").format(path=self.path, reason=reason)) from None
        self._hashes = hashes


def is_pin(digits: str) -> bool:
    """Whether this can be a PIN: four to eight of the digits 0 to 9."""
    return SHORTEST <= len(digits) <= LONGEST and digits.isascii() and digits.isdigit()


def _digest(digits: str, salt: bytes) -> bytes:
    return hashlib.scrypt(digits.encode(), salt=salt, **_COST)
