"""Where themes lie, and what they are called."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from boms.packs import Complaints, Place, nearest, own_dir, shipped_dir
from boms.text import N_

FIRST: Final = ("felt", "dark", "light", "contrast", "clear", "hytte", "sixteen", "mono")
"""The themes that come with the program, in the order in which they are offered."""

ENDINGS: Final = (".yaml", ".yml")
"""What a theme's file may end with."""


def shipped_paths() -> tuple[Path, ...]:
    """The files of the themes that come with the program."""
    return tuple(shipped_dir("themes") / f"{name}.yaml" for name in FIRST)


def own_paths() -> tuple[Path, ...]:
    """The files of the user's own themes, by name."""
    return tuple(sorted(_files(own_dir("themes")), key=lambda path: path.name.casefold()))


def _files(folder: Path) -> Iterator[Path]:
    try:
        yield from (path for path in folder.iterdir() if path.suffix in ENDINGS and not path.name.startswith("."))
    except OSError:
        return


def theme_ids() -> tuple[str, ...]:
    """The names of all themes, each once."""
    return tuple(dict.fromkeys(path.stem for path in (*shipped_paths(), *own_paths())))


def locate(name: str) -> Path | None:
    """The file of a theme; None: there is none of this name. One of the program's goes before one of the user's."""
    return next((path for path in (*shipped_paths(), *own_paths()) if path.stem == name and path.exists()), None)


def note_unknown_theme(place: Place | None, name: str, complaints: Complaints) -> None:
    """Notes that there is no theme of this name."""
    known = theme_ids()
    near = nearest(name, known)
    sentence = N_("There is no theme {found}: known are {allowed}")
    if near:
        sentence = N_("There is no theme {found}: did you mean {near}?")
    complaints.note(place, sentence, key="theme", found=name, allowed=", ".join(known), near=near)
