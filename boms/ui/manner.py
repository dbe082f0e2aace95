"""What some preferences come to on this machine: the language that is spoken, the theme that is used."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from boms.text import guess_language
from boms.ui.preferences import SYSTEM, Preferences
from boms.ui.themes import FELT, TableTheme

if TYPE_CHECKING:
    from boms.packs import Problem


def chosen_language(preferences: Preferences) -> str:
    """The language to speak."""
    return guess_language(os.environ) if preferences.language == SYSTEM else preferences.language


def theme_in_use(preferences: Preferences) -> tuple[TableTheme, tuple[Problem, ...]]:
    """The theme to draw with, and why it is not the one that was chosen. Felt needs no file."""
    if preferences.theme == FELT.name:
        return FELT, ()
    from boms.ui.themes.shelf import table_theme

    return table_theme(preferences.theme)
