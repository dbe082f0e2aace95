"""Which files are rule packs: those that come with the program, then the user's own."""

from pathlib import Path
from typing import Final

from boms.packs.folders import own_dir, shipped_dir

SHIPPED: Final = ("presidenten", "boms-og-president", "president-grunnspill", "boms", "praesident")
"""The packs that come with the program, in the order in which they are offered."""

ENDINGS: Final = (".yaml", ".yml")
"""How the name of a pack's file ends."""


def shipped_paths() -> list[Path]:
    """The files that come with the program."""
    return [shipped_dir("rules") / f"{name}.yaml" for name in SHIPPED]


def own_paths() -> list[Path]:
    """The user's own files, by name; none where the folder is missing or closed."""
    try:
        found = [path for path in own_dir("rules").iterdir() if path.suffix in ENDINGS and path.name[0] != "."]
    except OSError:
        return []
    return sorted(found, key=lambda path: (path.stem.casefold(), path.suffix))


def pack_paths() -> list[Path]:
    """All files, those that come with the program first."""
    return shipped_paths() + own_paths()


def locate(pack_id: str) -> Path | None:
    """The file of a pack by its id; None: there is none."""
    return next((path for path in pack_paths() if path.stem == pack_id), None)


def known_ids() -> tuple[str, ...]:
    """The ids of all packs, broken ones too."""
    return tuple(dict.fromkeys(path.stem for path in pack_paths()))
