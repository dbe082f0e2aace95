"""Text that is not YAML: what PyYAML complains about, as problems with a remedy."""

import re
from typing import Protocol

import yaml

from boms.packs.nodes import Spot
from boms.packs.problems import Complaints
from boms.text import N_

_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_TAB = N_("There is a tab here: indent with spaces")
_MISFIT = N_("This does not fit what stands above it: check the indentation and the quotes")
_SENTENCES = (
    ("tab character", _TAB),
    ("cannot start any token", N_("A value cannot begin with {found}: put it in quotes")),
    ("mapping values are not allowed", N_("There is a colon too many here, or the line is indented too far")),
    ("entries are not allowed", N_("A list cannot begin here: begin it on a line of its own")),
    ("could not find expected ':'", N_("There is no colon after the key in this line")),
    ("expected ',' or ']'", N_("A comma or a ] is missing before this place: the [ stands in line {began}")),
    ("expected ',' or '}'", N_("A comma or a }} is missing before this place: the {{ stands in line {began}")),
    ("end of stream", N_("This quotation mark has no partner")),
    ("escape character", N_("This backslash means nothing in double quotes: use single quotes")),
    ("expected key", _MISFIT),
    ("expected '-' indicator", _MISFIT),
    ("expected <block end>", _MISFIT),
    ("document", N_("This belongs to no document, and a file holds only one")),
    ("nesting depth", N_("Lists and maps lie too deep within each other here")),
)
_OTHERWISE = N_("This is not YAML: check colons, quotes, brackets and indentation")
_BEGINS_THERE = ("could not find expected ':'", "end of stream")


class _Mark(Protocol):
    """A place as PyYAML gives it, counted from 0."""

    line: int
    column: int


def note_unprintable(text: str, complaints: Complaints) -> bool:
    """Notes every character that YAML allows nowhere; whether there is one."""
    before = len(complaints)
    for number, line in enumerate(text.split("\n"), 1):
        for match in _UNPRINTABLE.finditer(line):
            sentence = N_("The invisible character {found} is not allowed: delete it")
            complaints.note(Spot(number, match.start() + 1), sentence, found=f"U+{ord(match[0]):04X}")
    return len(complaints) > before


def note_syntax_error(text: str, error: yaml.MarkedYAMLError, complaints: Complaints) -> None:
    """Notes what PyYAML could not read."""
    complaint = error.problem or ""
    spot, began = _spot(error.problem_mark), _spot(error.context_mark)
    found = _character(text, spot)
    sentence = _TAB if found == "\t" else _sentence_for(complaint)
    if any(part in complaint for part in _BEGINS_THERE):
        spot = began
    complaints.note(spot, sentence, found=found, began=began.line)


def _spot(mark: _Mark | None) -> Spot:
    return Spot(mark.line + 1, mark.column + 1) if mark else Spot(1, 1)


def _sentence_for(complaint: str) -> str:
    return next((sentence for part, sentence in _SENTENCES if part in complaint), _OTHERWISE)


def _character(text: str, spot: Spot) -> str:
    lines = text.split("\n")
    line = lines[spot.line - 1] if spot.line <= len(lines) else ""
    return line[spot.column - 1 : spot.column]
