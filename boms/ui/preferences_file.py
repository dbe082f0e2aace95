"""The preferences in a file that people can edit: read with every mistake named, written without touching their text.

Writing changes the one value that is meant, in its place, and nothing else: comments, order, spaces and keys that are
not known here stay as they are. Where that cannot be done safely, nothing is written and the reason is given.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import structs

from boms.packs import (
    Complaints,
    Node,
    PackError,
    Scalar,
    Sequence,
    entries,
    is_null,
    node_text,
    note_unknown_key,
    pairs,
    problem_text,
    read_text,
    read_yaml,
    text_yaml,
    write_whole,
)
from boms.packs.fields import WRONG_VALUE
from boms.text import N_, _
from boms.ui.commands import Keymap, key_name
from boms.ui.keymap import changeable, is_key, keymap_clashes, label_of
from boms.ui.preference_table import BY_KEY, KEYS, MOST_SECONDS, PREFERENCES, Preference
from boms.ui.preference_words import explanation
from boms.ui.preferences import NO_KEYMAP, Preferences, Read, preferences_path
from boms.ui.yaml_lines import with_value

_KEY_ALLOWED = "p, P, !, enter, space, f1 … f12, ctrl+p"


def read_preferences(path: Path | None = None) -> Read:
    """Reads the user's file, or another. That there is none is no problem. Never raises."""
    path = path or preferences_path()
    complaints = Complaints(str(path))
    if not path.exists():
        return Read(Preferences(), ())
    text = read_text(path, complaints)
    preferences = Preferences() if text is None else _preferences(text, complaints)
    return Read(preferences, complaints.listed())


def _preferences(text: str, complaints: Complaints) -> Preferences:
    root = read_yaml(text, complaints)
    preferences = Preferences()
    for key, node in entries(root, (*BY_KEY, KEYS), complaints).items() if root is not None else ():
        if is_null(node):
            continue
        if key == KEYS:
            preferences = structs.replace(preferences, keymap=_keymap(node, complaints))
        else:
            preferences = _with(preferences, BY_KEY[key], node, complaints)
    return preferences


def _with(preferences: Preferences, preference: Preference, node: Node, complaints: Complaints) -> Preferences:
    word = node.text if isinstance(node, Scalar) else ""
    if preference.key == "theme":
        return _with_theme(preferences, word, node, complaints)
    try:
        return preference.put(preferences, word)
    except KeyError:
        allowed = allowed_text(preference)
        complaints.note(node, WRONG_VALUE, key=preference.key, found=node_text(node), allowed=allowed)
        return preferences


def _with_theme(preferences: Preferences, name: str, node: Node, complaints: Complaints) -> Preferences:
    if name == preferences.theme:
        return preferences
    from boms.ui.themes.places import locate, note_unknown_theme

    if not name or locate(name) is None:
        note_unknown_theme(node, node_text(node), complaints)
        return preferences
    return structs.replace(preferences, theme=name)


def allowed_text(preference: Preference) -> str:
    """The words that a preference may have in the file."""
    return f"0-{MOST_SECONDS}" if preference.key == "auto_hide_seconds" else ", ".join(preference.values)


def _keymap(node: Node, complaints: Complaints) -> Keymap:
    """The keymap, without what is wrong and without keys that something else has."""
    known = [usual.name for usual in changeable()]
    keymap: dict[str, tuple[str, ...]] = {}
    places = {}
    for name, value in pairs(node, complaints):
        if name.text not in known:
            note_unknown_key(name, known, complaints)
            continue
        keys = tuple(_key(name.text, item, complaints) for item in _items(value))
        if keys and all(keys):
            keymap[name.text], places[name.text] = keys, name
    for clash in tuple(keymap_clashes(keymap)):
        sentence = N_("The key {found} of {key} is taken: it belongs to “{holder}”")
        place, holder = places[clash.loser], label_of(clash.holder)
        complaints.note(place, sentence, key=clash.loser, found=clash.key, holder=holder)
        keymap.pop(clash.loser, None)
    return keymap or NO_KEYMAP


def _items(node: Node) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else (node,)


def _key(name: str, node: Node, complaints: Complaints) -> str:
    text = node.text if isinstance(node, Scalar) else ""
    if is_key(text):
        return text
    complaints.note(node, WRONG_VALUE, key=name, found=node_text(node), allowed=_KEY_ALLOWED)
    return ""


def refusal_of_key(keymap: Keymap, name: str, key: str) -> str:
    """Why a command cannot have this key, naming what has it; empty: it can."""
    for clash in keymap_clashes({**keymap, name: (key,)}):
        if name in (clash.loser, clash.holder):
            other = clash.holder if clash.loser == name else clash.loser
            return _("{key} is taken: it belongs to “{holder}”").format(key=key_name(key), holder=label_of(other))
    return ""


def write_preference(key: str, word: str, path: Path | None = None) -> None:
    """Writes one preference. Raises PackError with one sentence: nothing was written."""
    _write(path or preferences_path(), (key,), word)


def write_keys(name: str, keys: tuple[str, ...], path: Path | None = None) -> None:
    """Writes the keys of one command. Raises PackError as `write_preference`."""
    _write(path or preferences_path(), (KEYS, name), "[" + ", ".join(map(_key_yaml, keys)) + "]")


def _key_yaml(key: str) -> str:
    return key if key.isascii() and key.isalnum() and not key.isdigit() and key not in "ynYN" else text_yaml(key)


def _write(path: Path, address: tuple[str, ...], word: str) -> None:
    path = path.resolve()
    if not path.exists():
        write_whole(path, fresh_text(), replace=False)
    before = _present_text(path)
    after = with_value(before, address, word)
    if after is None:
        raise PackError(_cannot(path).format(file=path, key=".".join(address), value=word))
    if after != before:
        mark = "\ufeff" if path.read_bytes().startswith(b"\xef\xbb\xbf") else ""
        mode = path.stat().st_mode
        write_whole(path, mark + after, replace=True)
        path.chmod(mode)


def _cannot(path: Path) -> str:
    return _("{file} is written so that this cannot be put into it: write {key}: {value} by hand")


def _present_text(path: Path) -> str:
    complaints = Complaints(str(path))
    text = read_text(path, complaints)
    if text is not None:
        read_yaml(text, complaints)
    if text is None or complaints.is_torn:
        problem = problem_text(complaints.listed()[0])
        raise PackError(
            _("Not kept, because the file of preferences must be put right first: {problem}").format(problem=problem)
        )
    return text


def fresh_text() -> str:
    """A new file with every preference at its usual value, each explained."""
    lines = ["# " + _("Preferences of boms: change what you like, the game keeps your comments"), ""]
    for preference in PREFERENCES:
        word = preference.word(Preferences())
        allowed = f"  # {allowed_text(preference)}" if preference.values else ""
        lines += ["# " + explanation(preference.key), f"{preference.key}: {word}{allowed}", ""]
    lines += ["# " + explanation(KEYS), f"{KEYS}:"]
    return "\n".join(lines) + "\n"
