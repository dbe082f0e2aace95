"""House rules from a file: every key of rules.md §2 with everything that can be wrong about it, and §9."""

from msgspec import Struct

from boms.packs.fields import WRONG_VALUE, pairs
from boms.packs.nodes import Mapping, Node, Place, Scalar, Sequence, node_text
from boms.packs.plainyaml import value_yaml
from boms.packs.problems import Complaints, nearest
from boms.rules import (
    KEYS,
    Conflict,
    Rules,
    Value,
    WrongValue,
    allowed_text,
    choices,
    conflicts,
    plain_value,
    read_value,
    with_values,
)
from boms.rules.writing import Plain
from boms.text import N_

_BOOLEAN_KEYS = frozenset(key for key in KEYS if choices(key) == (False, True))
_BOOLEAN_WORDS = {"yes": True, "on": True, "no": False, "off": False}
_LIST_KEYS = frozenset(key for key in KEYS if isinstance(getattr(Rules(), key), tuple))
_MAP_KEYS = frozenset(key for key in KEYS if isinstance(getattr(Rules(), key), dict))
_NUMBERED_KEYS = frozenset({"removed_cards"})


def read_rules(node: Node, base: Rules, complaints: Complaints) -> Rules:
    """The rules with the changes that a `rules:` or `set:` section makes to a base.

    Notes every unknown key, wrong value and impossible combination (rules.md §2, §9); whatever is wrong stays as in
    the base.
    """
    reading = read_values(node, complaints)
    rules = with_values(base, reading.values)
    if not complaints.is_torn:
        for conflict in conflicts(rules):
            if reading.wrong.isdisjoint(conflict.keys):
                place = next((reading.places[key] for key in conflict.keys if key in reading.places), node)
                note_conflict(place, conflict, rules, complaints)
    return rules


class RuleValues(Struct):
    """The values of one section."""

    values: dict[str, Value] = {}
    """By key, as far as they are right."""
    places: dict[str, Place] = {}
    """Where each key stands."""
    wrong: set[str] = set()
    """The keys whose value is wrong."""


def read_values(node: Node, complaints: Complaints) -> RuleValues:
    """The values of a section, each by itself. Notes every unknown key and wrong value."""
    reading = RuleValues()
    for key, value in pairs(node, complaints):
        if key.text not in KEYS:
            note_unknown_rule(key, complaints)
            continue
        reading.places[key.text] = key
        try:
            reading.values[key.text] = read_value(key.text, _plain(key.text, value))
        except WrongValue:
            reading.wrong.add(key.text)
            _note_wrong(key.text, value, complaints)
    return reading


def _note_wrong(key: str, node: Node, complaints: Complaints) -> None:
    for part in _wrong_parts(key, node) or [_Part(node, node)]:
        complaints.note(part.place, WRONG_VALUE, key=key, found=node_text(part.node), allowed=allowed_text(key))


def note_conflict(place: Place | None, conflict: Conflict, rules: Rules, complaints: Complaints) -> None:
    """Notes what is impossible together, with the values of all its keys."""
    found = ", ".join(f"{key}: {value_yaml(plain_value(getattr(rules, key)))}" for key in conflict.keys)
    complaints.note(place, "{conflict}", key=", ".join(conflict.keys), found=found, conflict=conflict)


def note_unknown_rule(key: Scalar, complaints: Complaints) -> None:
    """Notes a key that no house rule has."""
    near = nearest(key.text, KEYS)
    sentence = N_("There is no house rule {key}: boms rules presidenten lists them all")
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
    if isinstance(node, Mapping) and key in _MAP_KEYS:
        singles = [(word, Mapping(((word, value),), word.line, word.column)) for word, value in node.pairs]
        return [_Part(place, single) for place, single in singles if not _is_right(key, single)]
    if isinstance(node, Sequence) and key in _LIST_KEYS:
        alone = [(item, Sequence((item,), item.line, item.column)) for item in node.items]
        return [_Part(item, item) for item, single in alone if not _is_right(key, single)]
    return []


def _is_right(key: str, node: Node) -> bool:
    try:
        read_value(key, _plain(key, node))
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
