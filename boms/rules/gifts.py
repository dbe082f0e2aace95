"""What is given in the exchange (rules.md §8, §12)."""

from boms.cards import JOKER_RANK, NO_CARDS, Cards, Secret, count, has_all, of_ranks, without
from boms.rules.tables import Tables
from boms.rules.values import MasterInExchange


class ForcedGift(Secret, frozen=True):
    """The best cards a giver has: what goes for certain, and where there is a choice among equals."""

    certain: Cards
    """Cards that are given whatever the giver chooses."""
    among: Cards
    """Cards of one rank among which the giver chooses; empty: no choice."""
    choose: int
    """How many of `among` are given."""

    def size(self) -> int:
        """How many cards are given in all."""
        return count(self.certain) + self.choose

    def allows(self, cards: Cards) -> bool:
        """Whether these cards are such a gift."""
        return (
            count(cards) == self.size()
            and has_all(cards, self.certain)
            and has_all(self.among, without(cards, self.certain))
        )


def best_gifts(tables: Tables, hand: Cards, number: int) -> ForcedGift:
    """The `number` best cards of a hand, fewer if it has no more: joker, 2, A, K … (§8).

    The master card is left out if it is kept, first if it is given.
    """
    masters = Cards(hand & tables.masters)
    left = without(hand, masters)
    runs = [of_ranks(left, (rank,)) for rank in range(JOKER_RANK, -1, -1)]
    if tables.rules.master_in_exchange is MasterInExchange.GIVEN:
        runs.insert(0, masters)
    certain: int = NO_CARDS
    for run in runs:
        wanted = number - certain.bit_count()
        if count(run) > wanted:
            return ForcedGift(Cards(certain), run if wanted else NO_CARDS, wanted)
        certain |= run
    return ForcedGift(Cards(certain), NO_CARDS, 0)


def may_be_asked(tables: Tables, cards: Cards, number: int) -> bool:
    """Whether the president may name these cards: at most `number`, in the deck, no kept master card (§8)."""
    kept = tables.rules.master_in_exchange is MasterInExchange.KEPT
    return count(cards) <= number and has_all(tables.deck, cards) and not (kept and cards & tables.masters)
