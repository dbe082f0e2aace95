"""The handbook on the screen: as paragraphs beside one another, or as a page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from boms.handbook import Handbook, Line, Role, Sentence, as_lines
from boms.text import _
from boms.ui.widgets.setup_reading import Paragraph


def book_paragraphs(book: Handbook, mark: str, bullet: str) -> tuple[Paragraph, ...]:
    """The chapters as paragraphs; a sentence that differs from the variant stands by itself, with the mark."""
    return tuple(paragraph for line in as_lines(book)[1:] for paragraph in _paragraphs(line, mark, bullet))


def _paragraphs(line: Line, mark: str, bullet: str) -> Iterator[Paragraph]:
    if line.role is Role.HEADING:
        yield from (Paragraph(""), Paragraph(line.text, "accent"))
        return
    sign = bullet if line.role is Role.POINT else " "
    number = f"{line.number}. " if line.role is Role.STEP else ""
    for is_changed, sentences in groupby(line.sentences, key=lambda sentence: sentence.is_changed):
        text = number + " ".join(sentence.text for sentence in sentences)
        yield Paragraph(text, "accent" if is_changed else "plain", mark if is_changed else sign)


def book_page(book: Handbook, mark: str) -> str:
    """The chapters as the text of a page; a sentence that differs from the variant has the mark before it."""
    lines = [_("What differs from the variant is marked with {mark}").format(mark=mark)] if book.has_changes() else []
    for line in as_lines(book)[1:]:
        lines += ["", f"# {line.text}", ""] if line.role is Role.HEADING else [_page_line(line, mark)]
    return "\n".join(lines).strip("\n")


def _page_line(line: Line, mark: str) -> str:
    lead = {Role.POINT: "- ", Role.STEP: f"{line.number}. "}.get(line.role, "")
    return lead + " ".join(_marked(sentence, mark) for sentence in line.sentences)


def _marked(sentence: Sentence, mark: str) -> str:
    return f"{mark} {sentence.text}" if sentence.is_changed else sentence.text
