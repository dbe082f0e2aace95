"""What every test stands on: folders of its own, English, and nothing of the environment that changes what is drawn."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from boms.text import use_language

ROOT = Path(__file__).parent.parent

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
"""Programs started by tests keep their bytecode, as an installed one does: compiling takes longer than playing."""


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: those that follow a terminal wait most of the time."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(home / "config"))
    monkeypatch.setenv("BOMS_DATA_DIR", str(home / "data"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    use_language("en")
    yield
    use_language("en")


def conformance_files() -> list[Path]:
    """Every record of `tests/conformance`, and of a folder of that name beside the checkout where there is one."""
    folders = (ROOT / "tests" / "conformance", ROOT.parent / "shared" / "conformance")
    return sorted(file for folder in folders for file in folder.rglob("*.yaml"))
