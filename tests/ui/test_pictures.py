"""The pictures of the README can be made anew at any time; they and the page of keys are up to date."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.pictures import ROOT, make

KEPT = ROOT / ".pictures"


def words_of(picture: Path) -> list[str]:
    """What can be read in a picture, in order."""
    return [text.text or "" for text in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]


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


async def test_the_pictures_and_the_page_of_keys_are_up_to_date(made: list[Path]) -> None:
    """When this fails, run `python -m tests.pictures` and look at what has changed."""
    assert {file.name for file in made} == {file.name for file in KEPT.iterdir()}
    for file in made:
        kept = KEPT / file.name
        if file.suffix == ".svg":
            assert words_of(file) == words_of(kept), file.name
        assert file.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8"), file.name


def test_the_readme_shows_what_is_kept() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {file.name for file in KEPT.iterdir()} == set(re.findall(r"\.pictures/([\w.]+)", readme))
