"""The pictures of the README can be made anew at any time, and the page of keys is up to date."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.pictures import ROOT, make


@pytest.fixture
async def made(tmp_path: Path) -> list[Path]:
    return await make(tmp_path)


async def test_the_pictures_can_be_made(made: list[Path]) -> None:
    for file in made:
        if file.suffix == ".svg":
            assert ElementTree.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")
            assert file.stat().st_size < 150_000
    words = {file.name: file.read_text(encoding="utf-8") for file in made}
    assert "Presidenten" in words["variant.svg"]
    assert ">Siri<" in words["table.svg"]


async def test_the_page_of_keys_is_up_to_date(made: list[Path]) -> None:
    """When this fails, run `python -m tests.pictures`."""
    kept = ROOT / ".pictures" / "keys.md"
    if kept.exists():
        new = next(file for file in made if file.name == "keys.md")
        assert kept.read_text(encoding="utf-8") == new.read_text(encoding="utf-8")
