"""All themes, and one of them by name."""

from __future__ import annotations

from boms.packs import Complaints, Problem
from boms.text import N_
from boms.ui.themes.places import locate, note_unknown_theme, own_paths, shipped_paths
from boms.ui.themes.theme import FELT, TableTheme
from boms.ui.themes.themefile import BrokenTheme, Theme, read_theme


def theme_shelf() -> tuple[Theme | BrokenTheme, ...]:
    """Every theme: those that come with the program, then the user's own by name. A broken one stops nothing else."""
    themes: dict[str, Theme | BrokenTheme] = {}
    doubles = []
    for path in (*shipped_paths(), *own_paths()):
        if path.stem in themes:
            complaints = Complaints(str(path))
            complaints.note(None, N_("There is a theme {found} already: rename this file"), found=path.stem)
            doubles.append(BrokenTheme(path.stem, path, complaints.listed()))
        else:
            themes[path.stem] = read_theme(path)
    return (*themes.values(), *doubles)


def table_theme(name: str) -> tuple[TableTheme, tuple[Problem, ...]]:
    """The theme of this name, with no problems; or felt, and why it must serve. Only this one file is read."""
    if name == FELT.name:
        return FELT, ()
    path = locate(name)
    if path is None:
        complaints = Complaints(f"themes/{name}")
        note_unknown_theme(None, name, complaints)
        return FELT, complaints.listed()
    theme = read_theme(path)
    return (FELT, theme.problems) if isinstance(theme, BrokenTheme) else (theme.table, ())
