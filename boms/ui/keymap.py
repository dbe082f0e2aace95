"""Which commands can have other keys, and which of these keys are taken.

The screens of a match list their commands as they stand at the moment; here all of them stand together, so that a
keymap can be checked before any screen is made. What is fixed keeps its keys: those that uncover a hand, that leave,
and the ranks, which are the cards' own names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from boms.text import N_, _
from boms.ui.commands import Command, KeyClash, Keymap, clashes, key_name, remapped
from boms.ui.rank_keys import RANK_KEYS


class Usual(NamedTuple):
    """A command with its usual keys."""

    name: str
    """What a keymap calls it."""
    keys: tuple[str, ...]
    """Its usual keys."""
    label: str
    """What it does: a message for the key bar."""
    is_fixed: bool = False
    """Whether it keeps these keys."""


_GENERAL: Final = (
    Usual("help", ("f1", "?"), N_("rules")),
    Usual("menu", ("f2",), N_("menu")),
    Usual("leave", ("ctrl+q",), N_("leave"), is_fixed=True),
)
_RANKS: Final = tuple(
    Usual(f"rank_{rank}", tuple(key for key, its in RANK_KEYS.items() if its == rank), N_("a rank"), is_fixed=True)
    for rank in range(13)
)
_CARDS: Final = (
    Usual("hide", ("space", "escape"), N_("hide")),
    *_RANKS,
    Usual("left", ("left",), N_("card")),
    Usual("right", ("right",), N_("next card")),
    Usual("take", ("up",), N_("take the card")),
    Usual("drop", ("down",), N_("drop the card")),
)

USUAL: Final = {
    "table": (
        Usual("uncover", ("enter",), N_("show my hand"), is_fixed=True),
        Usual("swap", ("o",), N_("swap")),
        Usual("clear", ("v", "enter"), N_("clear the table")),
        Usual("back", ("escape",), N_("never mind"), is_fixed=True),
        Usual("break_in", ("!",), N_("break in")),
        Usual("see", ("s",), N_("see my cards")),
        Usual("laid", ("k",), N_("laid so far")),
        Usual("take_back", ("u",), N_("take back")),
        Usual("log", ("l",), N_("the log")),
        Usual("log_up", ("up", "pageup"), N_("earlier")),
        Usual("log_down", ("down", "pagedown"), N_("later")),
        *_GENERAL,
    ),
    "hand": (
        Usual("lay", ("enter",), N_("lay")),
        Usual("pass", ("p",), N_("pass")),
        Usual("pass_trick", ("P",), N_("pass this trick")),
        Usual("announce", ("l",), N_("last card!")),
        Usual("hint", ("h",), N_("hint")),
        Usual("master", ("c",), N_("master card")),
        Usual("wild", ("x",), N_("joker")),
        *_CARDS,
        *_GENERAL,
    ),
    "exchange": (
        Usual("give", ("enter",), N_("give")),
        Usual("rank_14", ("c",), N_("master card"), is_fixed=True),
        Usual("rank_13", ("x",), N_("joker"), is_fixed=True),
        *_CARDS,
        *_GENERAL,
    ),
}
"""The commands of the screens of a match."""

_NEVER_TOGETHER: Final = frozenset({("uncover", "clear"), ("clear", "uncover")})
_NAMED_KEYS: Final = frozenset(
    (
        *("enter", "space", "escape", "tab", "backspace", "delete", "insert", "home", "end", "pageup", "pagedown"),
        *("left", "right", "up", "down"),
        *(f"f{number}" for number in range(1, 13)),
    )
)


def is_key(name: str) -> bool:
    """Whether this is the name of a key: a visible character, `enter`, `f5`, `ctrl+x`."""
    for modifier in ("ctrl+", "shift+", "alt+"):
        if name.startswith(modifier) and len(name) > len(modifier):
            return is_key(name.removeprefix(modifier))
    return name in _NAMED_KEYS or (len(name) == 1 and name.isprintable() and not name.isspace())


def changeable() -> tuple[Usual, ...]:
    """Every command that can have other keys, each once."""
    found = {usual.name: usual for its in USUAL.values() for usual in its if not usual.is_fixed}
    return tuple(found.values())


def commands_of(screen: str, keymap: Keymap) -> tuple[Command, ...]:
    """The commands of a screen with these keys, labelled in the language in use."""
    usual = (Command(usual.name, usual.keys, _(usual.label), lambda: None) for usual in USUAL[screen])
    return remapped(usual, keymap)


def keymap_clashes(keymap: Keymap) -> Iterator[KeyClash]:
    """Every key that two commands of one screen want, each pair once. The one that was changed is the loser."""
    seen = set()
    for screen in USUAL:
        for clash in clashes(commands_of(screen, keymap)):
            holder, loser = clash.holder, clash.loser
            if holder in keymap and loser not in keymap:
                holder, loser = loser, holder
            if (holder, loser) not in _NEVER_TOGETHER and (clash.key, holder, loser) not in seen:
                seen.add((clash.key, holder, loser))
                yield KeyClash(clash.key, holder, loser)


def label_of(name: str) -> str:
    """What a command does, in the language in use."""
    known = {usual.name: usual for its in USUAL.values() for usual in its}
    usual = known[name]
    if name.startswith("rank_") and name not in ("rank_13", "rank_14"):
        return _("rank {key}").format(key=key_name(usual.keys[0]))
    return _(usual.label)
