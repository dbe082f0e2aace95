"""Where files lie: what comes with the program, and what belongs to its user."""

import os
from pathlib import Path

_PACKAGE = Path(__file__).parent.parent


def shipped_dir(kind: str) -> Path:
    """The folder `rules` or `themes` that comes with the program: inside the wheel, or beside `boms` in a checkout."""
    in_wheel = _PACKAGE / "_shipped" / kind
    return in_wheel if in_wheel.is_dir() else _PACKAGE.parent / kind


def config_dir() -> Path:
    """The user's settings, packs and themes: BOMS_CONFIG_DIR, or the platform's folder. It need not exist yet."""
    named = os.environ.get("BOMS_CONFIG_DIR")
    if named:
        return Path(named).expanduser()
    from platformdirs import user_config_path

    return user_config_path("boms", appauthor=False)


def matches_dir() -> Path:
    """The user's matches and PINs: BOMS_DATA_DIR, or the platform's folder. It need not exist yet."""
    named = os.environ.get("BOMS_DATA_DIR")
    if named:
        return Path(named).expanduser()
    from platformdirs import user_data_path

    return user_data_path("boms", appauthor=False)


def own_dir(kind: str) -> Path:
    """The folder `rules` or `themes` of the user's own. It need not exist yet."""
    return config_dir() / kind
