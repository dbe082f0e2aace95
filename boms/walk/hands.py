"""A hand as people hold it: by rank."""

from collections.abc import Iterator
from typing import NamedTuple

from boms.cards import JOKER_RANK, Card, Cards, cards_of, each, of_ranks, without
from boms.rules import MASTER_RANK, Tables
from boms.seat import PublicView
from boms.text import _, rank_names, sentence


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


class Out(NamedTuple):
    """What is known of one heap of the deck."""

    name: str
    """Its rank in words; the master card apart."""
    seen: Cards
    """What has been laid in this round."""
    left: Cards
    """What is still out."""


def laid(public: PublicView, tables: Tables) -> Iterator[Out]:
    """The deck by heaps, lowest rank first: what has been laid in this round, and what is still out."""
    for heap in heaps(public.deck, tables):
        there = cards_of(heap.cards)
        seen = Cards(public.seen & there)
        name = _("Master card") if heap.rank == MASTER_RANK else sentence(rank_names(heap.rank))
        yield Out(name, seen, without(there, seen))
