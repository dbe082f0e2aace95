"""Values of a YAML file that know where they stand."""

import re
from typing import Protocol

from msgspec import Struct

from boms.rules.writing import Plain

_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_FRACTION = re.compile(r"[-+]?(0|[1-9][0-9]*)\.[0-9]+")
_WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
}
_LONGEST = 60


class Place(Protocol):
    """Anything that knows where in its file it stands."""

    @property
    def line(self) -> int:
        """Line, counted from 1."""

    @property
    def column(self) -> int:
        """Column, counted from 1."""


class Spot(Struct, frozen=True):
    """A bare place in a file."""

    line: int
    """Line, counted from 1."""
    column: int
    """Column, counted from 1."""


class Scalar(Struct, frozen=True):
    """A single value, or a key."""

    text: str
    """What is written, without quotes."""
    line: int
    """Line, counted from 1."""
    column: int
    """Column, counted from 1."""
    is_quoted: bool = False
    """Whether it is text in any case: in quotes, as a block, or tagged as text."""

    @property
    def plain(self) -> bool | int | float | str | None:
        """The value: true, false, null and decimal numbers where not quoted, otherwise the text.

        `no`, `off`, `3:20` and `007` are text, whatever YAML 1.1 makes of them.
        """
        if self.is_quoted:
            return self.text
        if self.text in _WORDS:
            return _WORDS[self.text]
        if _INTEGER.fullmatch(self.text):
            return int(self.text)
        return float(self.text) if _FRACTION.fullmatch(self.text) else self.text


class Sequence(Struct, frozen=True):
    """A list."""

    items: tuple["Node", ...]
    """The values, in order."""
    line: int
    """Line where it begins, counted from 1."""
    column: int
    """Column where it begins, counted from 1."""

    @property
    def plain(self) -> Plain:
        """The values as plain data."""
        return [item.plain for item in self.items]


class Mapping(Struct, frozen=True):
    """Keys with values; no key comes twice."""

    pairs: tuple[tuple[Scalar, "Node"], ...]
    """Keys and values, in order."""
    line: int
    """Line where it begins, counted from 1."""
    column: int
    """Column where it begins, counted from 1."""

    @property
    def plain(self) -> Plain:
        """Keys and values as plain data."""
        return {key.plain: value.plain for key, value in self.pairs}

    def get(self, name: str) -> "Node | None":
        """The value of a key, as it is written; None: there is no such key."""
        return next((value for key, value in self.pairs if key.text == name), None)


Node = Scalar | Sequence | Mapping
"""Any value of a file."""


def is_null(node: Node) -> bool:
    """Whether nothing is written, or `null`."""
    return isinstance(node, Scalar) and node.plain is None


def node_text(node: Node) -> str:
    """The value on one line, as a problem names what it found; a long one is cut."""
    line = " ".join(_written(node).split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"


def _written(node: Node) -> str:
    match node:
        case Scalar():
            return node.text if node.text else '""' if node.is_quoted else "null"
        case Sequence():
            return "[" + ", ".join(map(_written, node.items)) + "]"
        case Mapping():
            return "{" + ", ".join(f"{key.text}: {_written(value)}" for key, value in node.pairs) + "}"
