"""A theme's colours for what the framework draws by itself: grounds, scroll bars, inputs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boms.ui.themes.theme import SIXTEEN, TableTheme

if TYPE_CHECKING:
    from textual.theme import Theme


def framework_colour(colour: str) -> str:
    """The framework's word for a colour of a theme."""
    return f"ansi_{colour}" if colour in SIXTEEN else colour


def _of_sixteen(theme: TableTheme) -> dict[str, str]:
    """The variables that the framework works out for itself, except where it leaves colours to the terminal."""
    table, text, bar, accent = map(framework_colour, (theme.table, theme.text, theme.bar, theme.accent))
    return {
        "on-accent": framework_colour(theme.on_accent),
        "border": accent,
        "panel": framework_colour(theme.panel),
        "surface": bar,
        "ansi-background": table,
        "ansi-foreground": text,
        "text": text,
        "scrollbar": accent,
        "scrollbar-hover": accent,
        "scrollbar-active": accent,
        "scrollbar-background": bar,
        "scrollbar-background-hover": bar,
        "scrollbar-background-active": bar,
        "scrollbar-corner-color": bar,
    }


def textual_theme(theme: TableTheme, name: str) -> Theme:
    """The same colours for the framework, under a name of its own making: it takes no space or dot in one.

    The colours must have been checked: the framework dies of wrong ones later.
    """
    from textual.theme import Theme

    said = framework_colour
    return Theme(
        name=name,
        primary=said(theme.accent),
        secondary=said(theme.quiet),
        accent=said(theme.accent),
        warning=said(theme.warning),
        error=said(theme.warning),
        success=said(theme.good),
        foreground=said(theme.text),
        background=said(theme.table),
        surface=said(theme.bar),
        panel=said(theme.panel),
        dark=theme.dark,
        ansi=theme.table in SIXTEEN,
        variables={"bar": said(theme.bar), "quiet": said(theme.quiet), **_of_sixteen(theme)},
    )
