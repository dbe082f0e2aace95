"""The file in which PINs are kept: their hashes, wrong tries, and the rounds that are guarded until they are over."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from boms.packs import matches_dir
from boms.store.errors import StoreError
from boms.text import _


class Hash(Struct, frozen=True):
    """What is kept of a PIN."""

    salt: bytes
    """Drawn for this one."""
    digest: bytes
    """scrypt of the digits with the salt."""

    def __repr__(self) -> str:
        return "Hash(…)"


class Tries(Struct, frozen=True):
    """Wrong tries in a row."""

    wrong: int = 0
    """How many."""
    until: float = 0.0
    """When the next one may be made, in seconds since 1970."""


class Contents(Struct, frozen=True):
    """All that is kept."""

    pins: dict[str, Hash]
    """By name."""
    tries: dict[str, Tries] = {}
    """By name; nobody who has not been wrong."""
    rounds: dict[int, int] = {}
    """By the number of a match, the number of its round in which PINs were in force last."""

    def __repr__(self) -> str:
        return "Contents(…)"


def usual_path() -> Path:
    """The file in the data folder."""
    return matches_dir() / "pins.json"


def read(path: Path) -> Contents:
    """What a file holds; nothing where there is none. Raises StoreError where it cannot be read."""
    try:
        return _decoded(path.read_bytes())
    except FileNotFoundError:
        return Contents({})
    except (OSError, msgspec.MsgspecError):
        text = _("{path} cannot be read: take it away, and all PINs are forgotten")
        raise StoreError(text.format(path=path)) from None


def _decoded(written: bytes) -> Contents:
    """The first form of the file held hashes by name and nothing else."""
    try:
        return msgspec.json.decode(written, type=Contents)
    except msgspec.ValidationError:
        return Contents(msgspec.json.decode(written, type=dict[str, Hash]))


def write(path: Path, contents: Contents) -> None:
    """Puts a file that nobody else can read in the place of the one before. Raises StoreError where it cannot be."""
    new = path.with_name(path.name + "-new")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(contents))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StoreError(_("{path} cannot be used: {reason}").format(path=path, reason=reason)) from None
