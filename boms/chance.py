"""Chance: shuffling, and opening a table with it.

The operating system's randomness, or a seed that makes an evening repeatable. A seed is as secret as the hands: whoever
knows it knows every card.
"""

import random
from collections.abc import Callable, Sequence

from boms.cards import Card
from boms.match import Move, Table, begin_match
from boms.match.table import Shuffle
from boms.rules import Rules


def shuffler(seed: str | int | None = None) -> Shuffle:
    """Something that shuffles: by the operating system's randomness, or for a seed always in the same way."""
    source = random.SystemRandom() if seed is None else random.Random(seed)

    def shuffle(cards: Sequence[Card]) -> list[Card]:
        return source.sample(cards, len(cards))

    return shuffle


def open_table(
    rules: Rules,
    names: Sequence[str],
    *,
    seed: str | int | None = None,
    record: Callable[[Move], None] | None = None,
) -> Table:
    """A table for a new match, before the first deal; `record` is told every move before anything shows it."""
    return Table(begin_match(rules, tuple(names)), shuffler(seed), record)
