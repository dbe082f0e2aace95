"""Every test begins in English and leaves English behind."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boms.text import use_language

sys.path.insert(0, str(Path(__file__).parents[2]))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use_language("en")
    yield
    use_language("en")
