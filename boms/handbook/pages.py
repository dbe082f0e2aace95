"""What a handbook is made of: sentences in blocks, blocks in sections."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct


class Sentence(Struct, frozen=True):
    """One thing that is said, usually one sentence, sometimes two that belong together."""

    text: str
    """The words, in the language in use when they were made."""
    keys: tuple[str, ...] = ()
    """The house rules that make it what it is; empty: it holds by any rules."""
    is_changed: bool = False
    """Whether it is not said by the rules that were compared with."""


class Shape(StrEnum):
    """How a block is set."""

    PARAGRAPH = "paragraph"
    """Sentences one after the other."""
    POINTS = "points"
    """One point for each sentence."""
    STEPS = "steps"
    """One numbered point for each sentence."""


class Block(Struct, frozen=True):
    """Sentences that stand together."""

    shape: Shape
    """How they are set."""
    sentences: tuple[Sentence, ...]
    """What is said."""


class Section(Struct, frozen=True):
    """A heading and what stands below it."""

    heading: str
    """The heading, without a full stop."""
    blocks: tuple[Block, ...]
    """What stands below it; none of them is empty."""

    def sentences(self) -> Iterator[Sentence]:
        """Everything said in it, in order."""
        for block in self.blocks:
            yield from block.sentences


class Handbook(Struct, frozen=True):
    """The rules of one game in words."""

    title: str
    """What the game is called."""
    sections: tuple[Section, ...]
    """The chapters, in the order in which a newcomer needs them."""

    def sentences(self) -> Iterator[Sentence]:
        """Everything said, in order."""
        for section in self.sections:
            yield from section.sentences()

    def has_changes(self) -> bool:
        """Whether anything in it differs from the rules that were compared with."""
        return any(sentence.is_changed for sentence in self.sentences())


def section(heading: str, *blocks: Block) -> Section:
    """A section of the blocks that are not empty."""
    return Section(heading, tuple(block for block in blocks if block.sentences))


def paragraph(*sentences: Sentence | None) -> Block:
    """A paragraph of the sentences that there are."""
    return Block(Shape.PARAGRAPH, _there(sentences))


def points(*sentences: Sentence | None) -> Block:
    """A list of the sentences that there are."""
    return Block(Shape.POINTS, _there(sentences))


def steps(*sentences: Sentence | None) -> Block:
    """A numbered list of the sentences that there are."""
    return Block(Shape.STEPS, _there(sentences))


def _there(sentences: tuple[Sentence | None, ...]) -> tuple[Sentence, ...]:
    return tuple(one for one in sentences if one is not None)
