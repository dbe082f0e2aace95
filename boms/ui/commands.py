"""A command: declared once, with its key and its label; the keyboard, the key bar and the help all read it."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from boms.text import _

Keymap = Mapping[str, tuple[str, ...]]
"""Keys by the name of a command."""


class Command(Struct, frozen=True):
    """Something that can be done just now."""

    name: str
    """What the config file calls it."""
    keys: tuple[str, ...]
    """The keys that do it: a character (`p`, `P`, `!`) or the name of a key (`enter`, `f1`, `ctrl+q`)."""
    label: str
    """What the key bar says, in the language in use; one or two words."""
    act: Callable[[], object]
    """Does it."""
    shown: bool = True
    """Whether it stands in the key bar; the help always has it."""
    key_label: str = ""
    """What the key bar calls the key; empty: the first key."""


class KeyClash(Struct, frozen=True):
    """Two commands of one screen with the same key; the first one has it."""

    key: str
    """The key."""
    holder: str
    """Name of the command that has it."""
    loser: str
    """Name of the command that does not get it."""


def remapped(commands: Iterable[Command], keymap: Keymap) -> tuple[Command, ...]:
    """The commands with the keys of a keymap, where that has some for them."""
    return tuple(
        replace(command, keys=keymap[command.name], key_label="") if command.name in keymap else command
        for command in commands
    )


def clashes(commands: Iterable[Command]) -> tuple[KeyClash, ...]:
    """Every key that two of these commands want."""
    holders: dict[str, str] = {}
    found = []
    for command in commands:
        for key in command.keys:
            holder = holders.setdefault(key, command.name)
            if holder != command.name:
                found.append(KeyClash(key, holder, command.name))
    return tuple(found)


def pressed(commands: Iterable[Command], key: str, character: str | None) -> Command | None:
    """The command a key press means; a capital letter means its small one where it has no meaning of its own."""
    by_key: dict[str, Command] = {}
    for command in commands:
        for name in command.keys:
            by_key.setdefault(name, command)
    names = (character or "", key, (character or "").lower())
    return next((by_key[name] for name in names if name in by_key), None)


def key_name(key: str) -> str:
    """What people call a key: `Enter`, `F1`, `Ctrl+Q`, `←`, `P`."""
    known = {
        "enter": _("Enter"),
        "space": _("Space"),
        "escape": _("Esc"),
        "tab": _("Tab"),
        "delete": _("Del"),
        "left": "←",
        "right": "→",
        "up": "↑",
        "down": "↓",
        "backspace": _("Backspace"),
        "insert": _("Ins"),
        "pageup": _("PgUp"),
        "pagedown": _("PgDn"),
    }
    if key in known:
        return known[key]
    if len(key) == 1 and key.isupper():
        return _("Shift+{key}").format(key=key)
    if key.startswith("shift+"):
        return _("Shift+{key}").format(key=key_name(key[6:]))
    if key.startswith("ctrl+"):
        return _("Ctrl+{key}").format(key=key[5:].upper())
    return key.upper()
