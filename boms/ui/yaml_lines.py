"""Changing one value in the text of a YAML file, and nothing else in it: pure functions from text to text."""

from __future__ import annotations

import re

from boms.packs import Complaints, Mapping, Node, Scalar, Sequence, is_null, read_yaml

_VALUE = re.compile(r'"(?:[^"\\]|\\.)*"|\'(?:[^\']|\'\')*\'|\[[^\]\n]*\]|[^#\n]*?(?=[ \t]+#|[ \t]*$)')


def with_value(text: str, address: tuple[str, ...], word: str) -> str | None:
    """The text with another value at this address, nothing else changed; None: that cannot be done in it.

    A key that is there already gets the value in its place; otherwise a line is added. The result is read again: it
    must say the new value, and everything else as before.
    """
    changed = _changed(text, address, word)
    wanted = _plain(text)
    section = wanted
    for key in address[:-1]:
        inner = section.get(key)
        section[key] = section = inner if isinstance(inner, dict) else {}
    section[address[-1]] = _plain(f"x: {word}")["x"]
    return changed if changed is not None and _is_whole(changed) and _plain(changed) == wanted else None


def _is_whole(text: str) -> bool:
    complaints = Complaints("")
    read_yaml(text, complaints)
    return not complaints.is_torn


def _plain(text: str) -> dict[str, object]:
    """What a text says, as words."""
    root = read_yaml(text, Complaints(""))
    said = _worded(root) if isinstance(root, Mapping) else {}
    return said if isinstance(said, dict) else {}


def _worded(node: Node) -> object:
    match node:
        case Scalar():
            return None if is_null(node) else node.text
        case Sequence():
            return [_worded(item) for item in node.items]
        case Mapping():
            return {key.text: _worded(value) for key, value in node.pairs}


def _changed(text: str, address: tuple[str, ...], word: str) -> str | None:
    root = read_yaml(text, Complaints(""))
    lines = text.splitlines(keepends=True)
    end = next((line[len(line.rstrip("\r\n")) :] for line in lines if line.endswith(("\n", "\r"))), "\n")
    place: tuple[Scalar, Node] | None = None
    node: Node | None = root
    for depth, key in enumerate(address):
        found = _pair(node, key)
        if found is None:
            return _added(lines, place, node, _said(address[depth:], word), end)
        place, node = found, found[1]
    if place is None:
        return None
    lines[place[0].line - 1] = _with_word(lines[place[0].line - 1], place[0], word)
    return "".join(lines)


def _pair(node: Node | None, key: str) -> tuple[Scalar, Node] | None:
    return next((pair for pair in node.pairs if pair[0].text == key), None) if isinstance(node, Mapping) else None


def _said(keys: tuple[str, ...], word: str) -> list[str]:
    """The lines for a new key, within another where need be."""
    return [f"{'  ' * depth}{key}:" + (f" {word}" if depth == len(keys) - 1 else "") for depth, key in enumerate(keys)]


def _added(lines: list[str], place: tuple[Scalar, Node] | None, node: Node | None, new: list[str], end: str) -> str:
    """The lines with new ones: below their key, or at the end."""
    if lines and not lines[-1].endswith(("\n", "\r")):
        lines[-1] += end
    pairs_there = node.pairs if isinstance(node, Mapping) else ()
    if place is None:
        at, indent = len(lines), pairs_there[0][0].column - 1 if pairs_there else 0
    else:
        at = place[0].line
        indent = pairs_there[0][0].column - 1 if pairs_there else place[0].column + 1
    return "".join([*lines[:at], *(" " * indent + line + end for line in new), *lines[at:]])


def _with_word(line: str, key: Scalar, word: str) -> str:
    """The line with another value after its key; what follows the value stays."""
    bare = line.rstrip("\r\n")
    start = bare.index(":", key.column - 1 + len(key.text)) + 1
    start += len(bare[start:]) - len(bare[start:].lstrip(" "))
    old = _VALUE.match(bare, start)
    finish = old.end() if old else start
    gap = "" if bare[start - 1] == " " else " "
    if bare[start:finish] == "" and bare[start : start + 1] == "#":
        word += " "
    return bare[:start] + gap + word + bare[finish:] + line[len(bare) :]
