"""Lines in a window are broken between words."""

import io

import pytest

from boms.plain.folding import folded
from boms.plain.voice import Voice


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("short", ["short"]),
        ("the table is clear", ["the table", "is clear"]),
        ("- the table is clear", ["- the", "  table is", "  clear"]),
        ("1: the table", ["1: the", "   table"]),
        ("  set in here", ["  set in", "  here"]),
        ("unbreakable", ["unbreakable"]),
        ("an unbreakable word", ["an", "unbreakable", "word"]),
        ("one\n\ntwo", ["one", "", "two"]),
        ("日本語 日本語", ["日本語", "日本語"]),
    ],
)
def test_no_word_is_broken(text: str, lines: list[str]) -> None:
    assert folded(text, 10).split("\n") == lines


class Window(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_only_windows_break_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    for out, said in (
        (Window(), "the table is clear\nand Bo leads\n"),
        (io.StringIO(), "the table is clear and Bo leads\n"),
    ):
        Voice(io.StringIO(), out, is_terminal=False, erases=False).say("the table is clear and Bo leads")
        assert out.getvalue() == said
