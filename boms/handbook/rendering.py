"""A handbook as plain text, as Markdown, and as lines for a screen."""

import re
from collections.abc import Iterator
from enum import StrEnum
from textwrap import fill
from typing import Final

from msgspec import Struct

from boms.handbook.pages import Block, Handbook, Section, Sentence, Shape
from boms.text import _

WIDTH: Final = 78
"""Columns of plain text."""

MARK: Final = "*"
"""What stands before a sentence that differs, in plain text."""

_SPECIAL = re.compile(r"([\\`*_\[\]<>#|])")


class Role(StrEnum):
    """What a line of a handbook is."""

    TITLE = "title"
    """The name of the game."""
    HEADING = "heading"
    """The heading of a section."""
    PARAGRAPH = "paragraph"
    """Sentences one after the other."""
    POINT = "point"
    """One point of a list."""
    STEP = "step"
    """One point of a numbered list."""


class Line(Struct, frozen=True):
    """One line to be wrapped and styled by a screen."""

    role: Role
    """What it is."""
    sentences: tuple[Sentence, ...]
    """What it says, to be joined by spaces; each may be styled by whether it differs."""
    number: int = 0
    """The number of a step, 1 for the first; 0 for everything else."""

    @property
    def text(self) -> str:
        """What it says, without marks."""
        return " ".join(sentence.text for sentence in self.sentences)


def as_lines(handbook: Handbook) -> tuple[Line, ...]:
    """The handbook as lines: title, headings, paragraphs, points and steps."""
    return (Line(Role.TITLE, (Sentence(handbook.title),)), *_section_lines(handbook))


def _section_lines(handbook: Handbook) -> Iterator[Line]:
    for section in handbook.sections:
        yield Line(Role.HEADING, (Sentence(section.heading),))
        for block in section.blocks:
            yield from _block_lines(block)


def _block_lines(block: Block) -> Iterator[Line]:
    if block.shape is Shape.PARAGRAPH:
        yield Line(Role.PARAGRAPH, block.sentences)
        return
    for number, sentence in enumerate(block.sentences, 1):
        if block.shape is Shape.STEPS:
            yield Line(Role.STEP, (sentence,), number)
        else:
            yield Line(Role.POINT, (sentence,))


def as_text(handbook: Handbook, width: int = WIDTH) -> str:
    """The handbook as plain text of so many columns; what differs has `MARK` before it."""
    parts = [f"{handbook.title}\n{'=' * min(len(handbook.title), width)}"]
    if handbook.has_changes():
        parts.append(fill(_("What differs from the variant is marked with {mark}").format(mark=MARK), width))
    parts += [_section_text(section, width) for section in handbook.sections]
    return "\n\n".join(parts) + "\n"


def _section_text(section: Section, width: int) -> str:
    heading = f"{section.heading}\n{'-' * min(len(section.heading), width)}"
    return "\n\n".join([heading, *(_block_text(block, width) for block in section.blocks)])


def _block_text(block: Block, width: int) -> str:
    return "\n".join(_wrapped(line, width) for line in _block_lines(block))


def _wrapped(line: Line, width: int) -> str:
    lead = {Role.POINT: "- ", Role.STEP: f"{line.number}. "}.get(line.role, "")
    text = " ".join(f"{MARK} {one.text}" if one.is_changed else one.text for one in line.sentences)
    return fill(text, width, initial_indent=lead, subsequent_indent=" " * len(lead), break_on_hyphens=False)


def as_markdown(handbook: Handbook) -> str:
    """The handbook as Markdown; what differs is set in bold."""
    parts = [f"# {_escaped(handbook.title)}"]
    if handbook.has_changes():
        parts.append(_("What differs from the variant is set in bold."))
    for section in handbook.sections:
        parts.append(f"## {_escaped(section.heading)}")
        parts += ["\n".join(_line_markdown(line) for line in _block_lines(block)) for block in section.blocks]
    return "\n\n".join(parts) + "\n"


def _line_markdown(line: Line) -> str:
    lead = {Role.POINT: "- ", Role.STEP: f"{line.number}. "}.get(line.role, "")
    return lead + " ".join(_sentence_markdown(one) for one in line.sentences)


def _sentence_markdown(sentence: Sentence) -> str:
    text = _escaped(sentence.text)
    return f"**{text}**" if sentence.is_changed else text


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
