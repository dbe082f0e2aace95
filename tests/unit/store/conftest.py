"""A file of matches for every test, in a folder that is not there yet."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evenings" / "matches.db"
