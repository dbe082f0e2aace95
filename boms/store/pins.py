"""`Pins`: the PINs by which people guard their hands. Only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import os
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final, TypeVar

from msgspec.structs import replace

from boms.store import pins_file
from boms.store.errors import StoreError
from boms.store.pins_file import Contents, Hash, Tries

Kept = TypeVar("Kept")

SHORTEST, LONGEST = 4, 8
"""How many digits a PIN may have."""

_FREE_TRIES = 3
_FIRST_WAIT = 5.0
_LONGEST_WAIT = 300.0
_COST: Final = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}


class Pins:
    """PINs by name, in a file in the data folder that nobody else can read.

    Wrong tries and the rounds that are guarded stand there too, so that nobody gets round a PIN by beginning boms anew.
    Where they cannot be written they count as long as boms runs.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._tries: dict[str, Tries] = {}
        self._rounds: dict[int, int] = {}

    def __repr__(self) -> str:
        return "Pins(…)"

    @property
    def path(self) -> Path:
        """The file."""
        return self._path or pins_file.usual_path()

    def has(self, name: str) -> bool:
        """Whether somebody guards their hand. Raises StoreError where that cannot be read."""
        return name in self._read().pins

    def set(self, name: str, digits: str) -> None:
        """Guards a hand from now on. Raises ValueError for what is no PIN, StoreError where it cannot be kept."""
        if not is_pin(digits):
            raise ValueError("a PIN has four to eight digits")
        salt, kept = os.urandom(16), self._read()
        pins = {**kept.pins, name: Hash(salt, _digest(digits, salt))}
        self._write(replace(kept, pins=pins, tries=_without(kept.tries, name)))
        self._tries.pop(name, None)

    def clear(self, name: str) -> None:
        """Guards a hand no longer. Raises StoreError where that cannot be kept."""
        kept = self._read()
        self._write(replace(kept, pins=_without(kept.pins, name), tries=_without(kept.tries, name)))
        self._tries.pop(name, None)

    def is_right(self, name: str, digits: str) -> bool:
        """Whether these are the digits; while `wait` lasts none are. From the third wrong try on, each costs time.

        Raises StoreError where that cannot be read.
        """
        if self.wait(name) > 0:
            return False
        kept = self._read().pins.get(name)
        is_right = kept is not None and hmac.compare_digest(kept.digest, _digest(digits, kept.salt))
        self._note_try(name, is_right=is_right)
        return is_right

    def _note_try(self, name: str, *, is_right: bool) -> None:
        before = self._tries_of(name)
        if is_right and not before.wrong:
            return
        self._tries[name] = Tries() if is_right else _one_more(before)
        with suppress(StoreError):
            kept = self._read()
            others = _without(kept.tries, name)
            self._write(replace(kept, tries=others if is_right else {**others, name: self._tries[name]}))
            del self._tries[name]

    def wait(self, name: str) -> float:
        """Seconds until somebody may try again; 0: now. Raises StoreError where that cannot be read."""
        return min(_LONGEST_WAIT, max(0.0, self._tries_of(name).until - time()))

    def _tries_of(self, name: str) -> Tries:
        """What was noted here counts until it is in the file."""
        return self._tries.get(name) or self._read().tries.get(name, Tries())

    def hold(self, match_id: int, number: int) -> None:
        """From now on PINs guard this round of a match until it is over, whether people still want PINs or not."""
        with suppress(StoreError):
            if self.holds(match_id, number):
                return
            self._rounds[match_id] = number
            kept = self._read()
            self._write(replace(kept, rounds={**kept.rounds, **self._rounds}))
            self._rounds.clear()

    def holds(self, match_id: int, number: int) -> bool:
        """Whether PINs guard this round until it is over. Raises StoreError where that cannot be read."""
        return number in (self._rounds.get(match_id), self._read().rounds.get(match_id))

    def _read(self) -> Contents:
        return pins_file.read(self.path)

    def _write(self, contents: Contents) -> None:
        pins_file.write(self.path, contents)


def is_pin(digits: str) -> bool:
    """Whether this can be a PIN: four to eight of the digits 0 to 9."""
    return SHORTEST <= len(digits) <= LONGEST and digits.isascii() and digits.isdigit()


def _one_more(before: Tries) -> Tries:
    wrong = before.wrong + 1
    if wrong < _FREE_TRIES:
        return Tries(wrong)
    return Tries(wrong, time() + min(_LONGEST_WAIT, _FIRST_WAIT * 2 ** min(wrong - _FREE_TRIES, 10)))


def _without(kept: dict[str, Kept], name: str) -> dict[str, Kept]:
    return {other: its for other, its in kept.items() if other != name}


def _digest(digits: str, salt: bytes) -> bytes:
    return hashlib.scrypt(digits.encode(), salt=salt, **_COST)
