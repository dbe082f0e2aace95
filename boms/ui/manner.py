"""What some preferences come to on this machine: the language that is spoken, the theme that is used."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from boms.text import guess_language
from boms.ui.preferences import SYSTEM, Preferences
from boms.ui.themes import FELT, TableTheme

if TYPE_CHECKING:
    from boms.packs import Problem

_OF_SIXTEEN = ("xterm", "linux", "vt", "screen", "tmux", "rxvt", "ansi")
"""How the names of terminals begin that have sixteen colours or fewer, unless they say otherwise."""


def chosen_language(preferences: Preferences) -> str:
    """The language to speak."""
    return guess_language(os.environ) if preferences.language == SYSTEM else preferences.language


def suited(preferences: Preferences, environ: Mapping[str, str]) -> Preferences:
    """The preferences, with the theme of sixteen colours instead of felt where a terminal says it has no more."""
    name = environ.get("TERM", "")
    has_more = environ.get("COLORTERM") in ("truecolor", "24bit") or name.endswith(("256color", "direct", "kitty"))
    if preferences.theme != FELT.name or has_more or not name.startswith(_OF_SIXTEEN):
        return preferences
    return replace(preferences, theme="sixteen")


def theme_in_use(preferences: Preferences) -> tuple[TableTheme, tuple[Problem, ...]]:
    """The theme to draw with, and why it is not the one that was chosen. Felt needs no file."""
    if preferences.theme == FELT.name:
        return FELT, ()
    from boms.ui.themes.shelf import table_theme

    return table_theme(preferences.theme)
