"""The words of every pack in every language, as they were read through.

A change of a sentence shows up here. When it is meant, renew the copies and read what has changed:

    python tests/unit/handbook/test_golden_words.py
"""

from pathlib import Path

import pytest

from boms.handbook import as_text, rules_in_words
from boms.packs import Pack, read_pack
from boms.text import LANGUAGES, use_language

ROOT = Path(__file__).parents[3]
COPIES = ROOT / "tests" / "golden" / "words"
PACKS = sorted(path.stem for path in (ROOT / "rules").glob("*.yaml"))


def words_now(pack_id: str, code: str) -> str:
    """The rules of a pack in a language, with the example."""
    use_language(code)
    pack = read_pack(ROOT / "rules" / f"{pack_id}.yaml")
    assert isinstance(pack, Pack)
    return as_text(rules_in_words(pack.rules, pack.words_in(code)))


def copy_of(pack_id: str, code: str) -> Path:
    """Where the copy lies."""
    return COPIES / f"{pack_id}.{code}.txt"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("pack_id", PACKS)
def test_the_words_are_those_that_were_read(pack_id: str, code: str) -> None:
    assert words_now(pack_id, code) == copy_of(pack_id, code).read_text("utf-8")


def test_there_is_no_copy_of_anything_else() -> None:
    wanted = {copy_of(pack_id, code) for pack_id in PACKS for code in LANGUAGES}
    assert set(COPIES.glob("*")) == wanted


def renew() -> None:
    """Writes all copies anew."""
    COPIES.mkdir(parents=True, exist_ok=True)
    for pack_id in PACKS:
        for code in LANGUAGES:
            copy_of(pack_id, code).write_text(words_now(pack_id, code), "utf-8")


if __name__ == "__main__":
    renew()
