"""A rule pack as text: written by the program, to be read and changed by hand."""

import re

import msgspec
import yaml
from msgspec import structs

from boms.packs.nodes import Mapping, Scalar
from boms.packs.packfile import VERSION, Pack
from boms.packs.plainyaml import text_yaml, value_yaml
from boms.packs.problems import Complaints
from boms.packs.yamlfile import read_yaml
from boms.rules import GROUPS_OF_KEYS, KEYS, Rules, Value, changed, plain_value
from boms.text import PackWords, _, group_of_keys_text, key_help

_COMMENT_COLUMN = 34
_WRITTEN_VALUE = re.compile(r'"(?:[^"\\]|\\.)*"|\'(?:[^\']|\'\')*\'|[^#\n]*?(?=[ \t]+#|[ \t]*$)')


def pack_text(name: str, rules: Rules, source: Pack | None, root: Pack | None) -> str:
    """A pack of this name with these rules, as they were changed from `source`.

    With a `root`, the pack that comes with the program below the source, only what differs from that is written,
    otherwise every key.
    """
    values = changed(rules, root.rules) if root else {key: getattr(rules, key) for key in KEYS}
    lines = [
        "# " + _("House rules of our own, saved by the game"),
        "# " + _("Change them as you like: “boms check” and the name of this file tell whether they are right"),
        "",
        f"boms: {VERSION}",
        f"name: {text_yaml(name)}",
        *([f"based_on: {root.id}"] if root else []),
        *_best_with_line(rules, source, root),
        "",
        *_rules_lines(values),
    ]
    return "\n".join(lines) + "\n" + _words_text(source, root)


def _best_with_line(rules: Rules, source: Pack | None, root: Pack | None) -> list[str]:
    if source is None or (root and root.best_with == source.best_with):
        return []
    low, high = source.best_with
    return [f"best_with: {low}-{high}"] if rules.min_players <= low <= high <= rules.max_players else []


def _words_text(source: Pack | None, root: Pack | None) -> str:
    """The words of the source that its root does not have."""
    known = root.words if root else {}
    said = {code: _own_words(words, known.get(code)) for code, words in (source.words if source else {}).items()}
    written = {code: words for code, words in said.items() if words}
    return "\n" + yaml.safe_dump({"words": written}, allow_unicode=True, sort_keys=False, width=110) if written else ""


def _own_words(words: PackWords, other: PackWords | None) -> dict[str, object]:
    ours: dict[str, object] = msgspec.to_builtins(structs.replace(words, name=""))
    theirs: dict[str, object] = msgspec.to_builtins(other) if other else {}
    return {key: value for key, value in ours.items() if value and value != theirs.get(key)}


def _rules_lines(values: dict[str, Value]) -> list[str]:
    if not values:
        return ["rules: {}"]
    lines = ["rules:"]
    for group, keys in GROUPS_OF_KEYS.items():
        written = [_rule_line(key, values[key]) for key in keys if key in values]
        if written:
            lines += ["  # " + group_of_keys_text(group), *written, ""]
    return lines[:-1]


def _rule_line(key: str, value: Value) -> str:
    line = f"  {key}: {value_yaml(plain_value(value))}"
    return f"{line:<{_COMMENT_COLUMN}}# {key_help(key)}"


def renamed_text(text: str, name: str) -> str | None:
    """The text of a pack with another name, everything else and all comments kept. None: it is too unusual for that."""
    root = read_yaml(text, Complaints(""))
    lines = text.splitlines(keepends=True)
    places = {key.text: key for key, _value in root.pairs} if isinstance(root, Mapping) else {}
    if "name" in places:
        line = places["name"].line - 1
        lines[line] = _with_value(lines[line], text_yaml(name))
    elif "boms" in places:
        lines.insert(places["boms"].line, f"name: {text_yaml(name)}\n")
    changed_text = "".join(lines)
    return changed_text if _name_in(changed_text) == name else None


def _with_value(line: str, value: str) -> str:
    start = line.index(":") + 1
    start += len(line[start:]) - len(line[start:].lstrip(" "))
    old = _WRITTEN_VALUE.match(line.rstrip("\r\n"), start)
    return line if old is None else line[:start] + value + line[old.end() :]


def _name_in(text: str) -> str | None:
    root = read_yaml(text, Complaints(""))
    node = root.get("name") if isinstance(root, Mapping) else None
    return node.text if isinstance(node, Scalar) else None
