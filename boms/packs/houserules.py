"""House rules from a file: every key of rules.md §2 with everything that can be wrong about it, and §9."""

from msgspec import Struct

from boms.packs.nodes import Mapping, Node, Place, Scalar, node_text
from boms.packs.problems import Complaints, nearest
from boms.rules import KEYS, Rules, Value, WrongValue, allowed_text, choices, conflicts, read_value, with_values
from boms.rules.writing import Plain
from boms.text import N_

_BOOLEAN_KEYS = frozenset(key for key in KEYS if choices(key) == (False, True))
_BOOLEAN_WORDS = {"yes": True, "on": True, "no": False, "off": False}
_NUMBERED_KEYS = frozenset({"removed_cards"})


def read_rules(node: Node, base: Rules, complaints: Complaints) -> Rules:
    """The rules with the changes a `rules:` or `set:` section makes to a base.

    Notes every unknown key, wrong value and impossible combination (rules.md §2, §9); whatever is wrong stays as in
    the base.
    """
    if not isinstance(node, Mapping):
        if not (isinstance(node, Scalar) and node.plain is None):
            complaints.note(node, N_("House rules are written as key: value, not as {found}"), found=node_text(node))
        return base
    reading = _Reading(node, complaints)
    rules = with_values(base, reading.values)
    if not complaints.is_torn:
        reading.note_conflicts(rules)
    return rules


class _Reading:
    """The values of one section, where they stand, and which of them are wrong."""

    def __init__(self, node: Mapping, complaints: Complaints) -> None:
        self.values: dict[str, Value] = {}
        self._section = node
        self._places = {key.text: key for key, _ in node.pairs}
        self._wrong: set[str] = set()
        self._complaints = complaints
        for key, value in node.pairs:
            if key.text in KEYS:
                self._read(key.text, value)
            else:
                note_unknown_rule(key, complaints)

    def _read(self, key: str, node: Node) -> None:
        try:
            self.values[key] = read_value(key, _plain(key, node))
        except WrongValue:
            self._wrong.add(key)
            for part in _wrong_parts(key, node) or [_Part(node, node)]:
                sentence = N_("{key} cannot be {found}: allowed is {allowed}")
                found = node_text(part.node)
                self._complaints.note(part.place, sentence, key=key, found=found, allowed=allowed_text(key))

    def note_conflicts(self, rules: Rules) -> None:
        """Notes what is impossible together, at the first key of it that stands in this file."""
        for conflict in conflicts(rules):
            if self._wrong.isdisjoint(conflict.keys):
                place = next((self._places[key] for key in conflict.keys if key in self._places), self._section)
                key = ", ".join(conflict.keys)
                found = ", ".join(f"{key}: {_shown(getattr(rules, key))}" for key in conflict.keys)
                self._complaints.note(place, "{conflict}", key=key, found=found, conflict=conflict)


def note_unknown_rule(key: Scalar, complaints: Complaints) -> None:
    """Notes a key that no house rule has."""
    near = nearest(key.text, KEYS)
    sentence = N_("There is no house rule {key}")
    if near:
        sentence = N_("There is no house rule {key}: did you mean {near}?")
    complaints.note(key, sentence, key=key.text, found=key.text, allowed=", ".join(KEYS), near=near)


class _Part(Struct, frozen=True):
    """The part of a value that is wrong."""

    place: Place
    """Where it stands."""
    node: Node
    """What stands there."""


def _wrong_parts(key: str, node: Node) -> list[_Part]:
    """The entries of a list or map that are wrong by themselves; none: it is wrong as a whole."""
    if isinstance(node, Scalar):
        return []
    if isinstance(node, Mapping):
        singles = [(word, Mapping(((word, value),), word.line, word.column)) for word, value in node.pairs]
        return [_Part(place, single) for place, single in singles if not _is_right(key, single)]
    return [_Part(item, item) for item in node.items if not _is_right(key, item, in_list=True)]


def _is_right(key: str, node: Node, *, in_list: bool = False) -> bool:
    plain = _plain(key, node)
    try:
        read_value(key, [plain] if in_list else plain)
    except WrongValue:
        return False
    return True


def _plain(key: str, node: Node) -> Plain:
    """Plain data for a key: yes and no for what is true or false, numbers of players as numbers."""
    if key in _BOOLEAN_KEYS and isinstance(node, Scalar) and not node.is_quoted:
        return _BOOLEAN_WORDS.get(node.text.lower(), node.plain)
    if key in _NUMBERED_KEYS and isinstance(node, Mapping):
        return {_number(word): value.plain for word, value in node.pairs}
    return node.plain


def _number(word: Scalar) -> Plain:
    return int(word.text) if word.text.isascii() and word.text.isdigit() and len(word.text) < 9 else word.plain


def _shown(value: Value) -> str:
    return "null" if value is None else str(value)
