"""A config folder of its own for every test, and English."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from boms.text import use_language


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use_language("en")
    yield
    use_language("en")


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "config"
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(folder))
    return folder


@pytest.fixture
def own(config: Path) -> Callable[[str, str], Path]:
    """Lays a file among the user's own packs."""

    def lay(name: str, text: str) -> Path:
        path = config / "rules" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    return lay
