"""One rule pack: what its file says, checked from end to end."""

import re
from pathlib import Path
from typing import Final

from msgspec import Struct

from boms.packs.fields import WRONG_VALUE, check_version, note_unknown_key, pairs, read_words
from boms.packs.houserules import read_rules, read_values
from boms.packs.nodes import Node, Scalar, node_text
from boms.packs.places import known_ids, locate, shipped_paths
from boms.packs.problems import Complaints, Problem, nearest
from boms.packs.wording import LONGEST_NAME, read_wording, settled_wording
from boms.packs.yamlfile import read_yaml_file
from boms.rules import KEYS, Rules
from boms.text import N_, PackWords, language

VERSION: Final = 1
"""The newest form of a pack that is understood."""

FRAME: Final = ("boms", "name", "based_on", "best_with", "rules", "words")
"""The keys of a pack, in the order in which they are written."""

_SPAN = re.compile(r"([3-8])(?:\s*[-–]\s*([3-8]))?")


class Pack(Struct, frozen=True):
    """A rule pack that can be played."""

    id: str
    """What it is called on the command line and in records: its file without the ending."""
    rules: Rules
    """Its house rules."""
    path: Path
    """Its file."""
    words: dict[str, PackWords]
    """Its words in every language."""
    best_with: tuple[int, int]
    """The numbers of players, from and to, with which it is best."""
    based_on: str | None
    """The id of the pack whose changes it holds; None: it stands by itself."""
    is_shipped: bool
    """Whether it comes with the program."""

    def words_in(self, code: str | None = None) -> PackWords:
        """Its words in a language; None: the one in use."""
        return self.words[code or language()]


class BrokenPack(Struct, frozen=True):
    """A file that should be a rule pack and cannot be played."""

    id: str
    """Its file without the ending."""
    path: Path
    """Its file."""
    problems: tuple[Problem, ...]
    """Everything that is wrong with it."""


def read_pack(path: Path, file: str | None = None) -> Pack | BrokenPack:
    """Reads a rule pack; `file` is how problems name it, the path if None. Never raises."""
    return _read(path, Complaints(file or str(path)), ())


def check_pack_file(path: Path) -> tuple[Problem, ...]:
    """Everything that is wrong with a rule pack; empty: nothing is."""
    pack = read_pack(path)
    return pack.problems if isinstance(pack, BrokenPack) else ()


def _read(path: Path, complaints: Complaints, below: tuple[Path, ...]) -> Pack | BrokenPack:
    root = read_yaml_file(path, complaints)
    pack = None if root is None else _Reading(path, complaints, (*below, path)).pack(root)
    if pack is None or len(complaints):
        return BrokenPack(path.stem, path, complaints.listed())
    return pack


class _Reading:
    """One file on its way to becoming a pack."""

    def __init__(self, path: Path, complaints: Complaints, chain: tuple[Path, ...]) -> None:
        self._path = path
        self._complaints = complaints
        self._chain = chain
        """The files that are based on one another, this one last."""

    def pack(self, root: Node) -> Pack:
        """The pack, as far as the file is right; whatever is wrong is noted."""
        found = self._sections(root)
        check_version(root, VERSION, self._complaints)
        base = self._base(found.get("based_on"))
        rules = self._rules(found, base)
        return Pack(
            id=self._path.stem,
            rules=rules,
            path=self._path,
            words=self._words(found, base),
            best_with=self._best_with(found.get("best_with"), rules, base),
            based_on=base.id if base else None,
            is_shipped=self._path in shipped_paths(),
        )

    def _sections(self, root: Node) -> dict[str, Node]:
        found = {}
        for key, value in pairs(root, self._complaints):
            if key.text in FRAME:
                found[key.text] = value
            elif key.text in KEYS:
                sentence = N_("The house rule {key} stands too far out: it belongs below rules, indented")
                self._complaints.note(key, sentence, key=key.text, found=node_text(value), allowed=", ".join(FRAME))
            else:
                note_unknown_key(key, FRAME, self._complaints)
        if not found.keys() & {"rules", "based_on"} and not self._complaints.is_torn:
            self._complaints.note(None, N_("There are no house rules: {key} is missing"), key="rules")
        return found

    def _base(self, node: Node | None) -> Pack | None:
        if node is None:
            return None
        name = node.text if isinstance(node, Scalar) else node_text(node)
        path = locate(name)
        if path is None:
            self._note_unknown_base(node, name)
        elif path in self._chain:
            self._note_base(node, name, N_("The packs are based on one another in a circle: {found} leads back here"))
        else:
            return self._read_base(node, path)
        return None

    def _read_base(self, node: Node, path: Path) -> Pack | None:
        base = _read(path, Complaints(str(path)), self._chain)
        if isinstance(base, BrokenPack):
            self._note_base(node, base.id, N_("{found}, on which this pack is based, is broken itself"))
            return None
        return base

    def _note_unknown_base(self, node: Node, name: str) -> None:
        near = nearest(name, known_ids())
        sentence = N_("There is no rule pack {found} to be based on: known are {allowed}")
        if near:
            sentence = N_("There is no rule pack {found} to be based on: did you mean {near}?")
        self._note_base(node, name, sentence, near)

    def _note_base(self, node: Node, found: str, sentence: str, near: str | None = None) -> None:
        known = ", ".join(known_ids())
        self._complaints.note(node, sentence, key="based_on", found=found, allowed=known, near=near)

    def _rules(self, found: dict[str, Node], base: Pack | None) -> Rules:
        rules = base.rules if base else Rules()
        node = found.get("rules")
        if node is None:
            return rules
        if "based_on" in found and base is None:
            read_values(node, self._complaints)
            return rules
        return read_rules(node, rules, self._complaints)

    def _words(self, found: dict[str, Node], base: Pack | None) -> dict[str, PackWords]:
        own = read_wording(found["words"], self._complaints) if "words" in found else {}
        for_all = found.get("name")
        name = read_words(for_all, "name", self._complaints, longest=LONGEST_NAME) if for_all else ""
        return settled_wording(own, base.words if base else {}, name, self._path.stem)

    def _best_with(self, node: Node | None, rules: Rules, base: Pack | None) -> tuple[int, int]:
        fewest, most = rules.min_players, rules.max_players
        if node is None:
            low, high = base.best_with if base else (fewest, most)
            return (low, high) if fewest <= low <= high <= most else (fewest, most)
        span = _SPAN.fullmatch(node.text.strip()) if isinstance(node, Scalar) else None
        low, high = (int(span[1]), int(span[2] or span[1])) if span else (0, 0)
        if not fewest <= low <= high <= most:
            allowed, found = f"{fewest}-{most}", node_text(node)
            self._complaints.note(node, WRONG_VALUE, key="best_with", found=found, allowed=allowed)
        return low, high
