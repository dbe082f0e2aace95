"""Where the matches lie."""

from pathlib import Path

from boms.packs import data_dir


def usual_path() -> Path:
    """The file of matches in the data folder."""
    return data_dir() / "matches.db"
