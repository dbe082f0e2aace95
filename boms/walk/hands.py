"""A hand as people hold it: by rank."""

from typing import NamedTuple

from boms.cards import JOKER_RANK, Card, Cards, each, of_ranks, without
from boms.rules import MASTER_RANK, Tables


class Heap(NamedTuple):
    """The cards of a hand that go by one key: a rank, the master cards, or jokers."""

    rank: int
    """0 to 12, 13 for jokers, 14 for the master card."""
    cards: tuple[Card, ...]
    """The cards, sorted."""

    def __repr__(self) -> str:
        return "Heap(…)"

    def __rich_repr__(self) -> tuple[()]:
        return ()


def heaps(hand: Cards, tables: Tables) -> tuple[Heap, ...]:
    """A hand by rank, lowest first, then jokers, then the master card."""
    masters = Cards(hand & tables.masters)
    rest = without(hand, masters)
    by_rank = [(rank, of_ranks(rest, (rank,))) for rank in range(JOKER_RANK + 1)]
    return tuple(Heap(rank, tuple(each(cards))) for rank, cards in (*by_rank, (MASTER_RANK, masters)) if cards)
