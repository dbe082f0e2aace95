"""A theme's file, checked from end to end."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct, structs

from boms.packs import (
    Complaints,
    Mapping,
    Node,
    Problem,
    Scalar,
    check_version,
    entries,
    is_null,
    node_text,
    note_unknown_key,
    pairs,
    read_words,
    read_yaml_file,
)
from boms.packs.fields import WRONG_VALUE
from boms.text import LANGUAGES, N_, language
from boms.ui.themes.framework import framework_colour
from boms.ui.themes.places import locate, note_unknown_theme
from boms.ui.themes.theme import BOXES, COLOURS, PATTERNS, SIXTEEN, TableTheme

VERSION: Final = 1
"""The newest form of a theme that is understood."""

FRAME: Final = ("boms", "based_on", "dark", "bold", "box", "pattern", "colours", "words")
"""The keys of a theme, in the order in which they are written."""

LONGEST_NAME: Final = 24
"""Most characters in the name of a theme."""

LONGEST_DESCRIPTION: Final = 160
"""Most characters in its description."""

_ALLOWED = '"#rrggbb", ' + ", ".join(SIXTEEN)
_BOOLEANS = {"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False}
_COLOUR_MISSING = N_("The colour {key} is missing: give it, or name another theme in based_on")
_COLOUR_EMPTY = N_("The colour {key} is empty: a colour that begins with # needs quotes around it")


class ThemeWords(Struct, frozen=True):
    """What a theme is called in one language."""

    name: str = ""
    """Its name."""
    description: str = ""
    """What it is like, in one line."""


class Theme(Struct, frozen=True):
    """A theme that can be used."""

    table: TableTheme
    """Its colours and lines."""
    path: Path
    """Its file."""
    words: dict[str, ThemeWords]
    """What it is called, by language."""

    @property
    def id(self) -> str:
        """What the preferences call it."""
        return self.table.name

    def words_in(self) -> ThemeWords:
        """Its words in the language in use, or in another one, or its file's name."""
        known = (self.words[code] for code in (language(), "en", *LANGUAGES) if code in self.words)
        said = next((words for words in known if words.name), ThemeWords())
        return said if said.name else structs.replace(said, name=self.id)


class BrokenTheme(Struct, frozen=True):
    """A file that should be a theme and cannot be used."""

    id: str
    """Its file without the ending."""
    path: Path
    """Its file."""
    problems: tuple[Problem, ...]
    """Everything that is wrong with it."""


def read_theme(path: Path) -> Theme | BrokenTheme:
    """Reads a theme from its file. Never raises."""
    return _read(path, ())


def _read(path: Path, below: tuple[Path, ...]) -> Theme | BrokenTheme:
    complaints = Complaints(str(path))
    root = read_yaml_file(path, complaints)
    theme = None if root is None else _Reading(path, complaints, (*below, path)).theme(root)
    if theme is None or len(complaints):
        return BrokenTheme(path.stem, path, complaints.listed())
    return theme


class _Reading:
    """One file on its way to becoming a theme."""

    def __init__(self, path: Path, complaints: Complaints, chain: tuple[Path, ...]) -> None:
        self._path = path
        self._complaints = complaints
        self._chain = chain
        """The files that are based on one another, this one last."""

    def theme(self, root: Node) -> Theme | None:
        """The theme; None: it lacks something, which is noted."""
        found = entries(root, FRAME, self._complaints)
        check_version(root, VERSION, self._complaints)
        base = self._base(found.get("based_on"))
        words = self._words(found["words"]) if "words" in found else {}
        said: dict[str, object] = structs.asdict(base) if base else {}
        said |= self._signs(found)
        said |= self._colours(found.get("colours"), is_whole="based_on" not in found)
        said["name"] = self._path.stem
        if any(field not in said for field in COLOURS):
            return None
        return Theme(TableTheme(**said), self._path, words)  # type: ignore[arg-type]

    def _base(self, node: Node | None) -> TableTheme | None:
        if node is None:
            return None
        name = node_text(node)
        path = locate(name)
        if path is None:
            note_unknown_theme(node, name, self._complaints)
        elif path in self._chain:
            sentence = N_("The themes are based on one another in a circle: {found} leads back here")
            self._complaints.note(node, sentence, key="based_on", found=name)
        else:
            base = _read(path, self._chain)
            if isinstance(base, Theme):
                return base.table
            sentence = N_("{found}, on which this theme is based, is broken itself")
            self._complaints.note(node, sentence, key="based_on", found=name)
        return None

    def _signs(self, found: dict[str, Node]) -> dict[str, object]:
        """What is no colour."""
        kinds: dict[str, dict[str, object]] = {
            "dark": {**_BOOLEANS},
            "bold": {**_BOOLEANS},
            "box": {name: name for name in BOXES},
            "pattern": {name: name for name in PATTERNS},
        }
        said: dict[str, object] = {}
        for key, values in kinds.items():
            if key in found:
                said |= self._one_of(key, found[key], values)
        return said

    def _one_of(self, key: str, node: Node, values: dict[str, object]) -> dict[str, object]:
        text = node.text if isinstance(node, Scalar) else ""
        if text in values:
            return {key: values[text]}
        allowed = ", ".join(("true", "false") if "true" in values else values)
        self._complaints.note(node, WRONG_VALUE, key=key, found=node_text(node), allowed=allowed)
        return {}

    def _colours(self, node: Node | None, *, is_whole: bool) -> dict[str, str]:
        given = entries(node, COLOURS, self._complaints) if node is not None else {}
        read = {key: self._colour(key, value) for key, value in given.items()}
        if is_whole and not self._complaints.is_torn:
            for key in COLOURS:
                if key not in given:
                    self._complaints.note(node, _COLOUR_MISSING, key=key)
        return {key: colour for key, colour in read.items() if colour}

    def _colour(self, key: str, node: Node) -> str:
        """A colour as it can be drawn; empty: it is none, which is noted."""
        colour = plain_colour(node.text) if isinstance(node, Scalar) else ""
        if is_null(node):
            self._complaints.note(node, _COLOUR_EMPTY, key=key, allowed=_ALLOWED)
        elif not colour:
            self._complaints.note(node, WRONG_VALUE, key=key, found=node_text(node), allowed=_ALLOWED)
        return colour

    def _words(self, node: Node) -> dict[str, ThemeWords]:
        words = {}
        for code, section in pairs(node, self._complaints):
            if code.text not in LANGUAGES:
                note_unknown_key(code, LANGUAGES, self._complaints, near="nb" if code.text == "no" else None)
            elif isinstance(section, Mapping) or not is_null(section):
                words[code.text] = self._language(section)
        return words

    def _language(self, node: Node) -> ThemeWords:
        found = entries(node, ThemeWords.__struct_fields__, self._complaints)
        longest = {"name": LONGEST_NAME, "description": LONGEST_DESCRIPTION}
        said = {key: read_words(value, key, self._complaints, longest=longest[key]) for key, value in found.items()}
        return ThemeWords(**said)


def plain_colour(text: str) -> str:
    """A colour as it can be drawn: `#rrggbb` or one of the sixteen; empty: it is none of these."""
    from textual.color import Color, ColorParseError

    if text in SIXTEEN:
        return text
    try:
        colour = Color.parse(framework_colour(text))
    except ColorParseError:
        return ""
    return colour.hex6.lower() if text.startswith("#") and colour.a == 1 else ""
