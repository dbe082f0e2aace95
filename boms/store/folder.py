"""Where the matches lie."""

from pathlib import Path

from boms.packs import matches_dir


def usual_path() -> Path:
    """The file of matches in the data folder."""
    return matches_dir() / "matches.db"
