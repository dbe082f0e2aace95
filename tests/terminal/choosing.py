"""What people choose and by which keys: the fewest for a play, gifts by chance, cards to name."""

from __future__ import annotations

import random

from boms.cards import JOKER_RANK, RANKS, Cards, cards_of, each, joined, one_of_each, without
from boms.match import Table
from boms.rules import MASTER_RANK, MasterInExchange, Tables, tables_for
from boms.seat import SeatView, Step
from boms.ui.selection import Selection, with_master, with_rank, with_wild

KEYS = {**{rank: name.lower() for rank, name in enumerate(RANKS)}, 7: "0", MASTER_RANK: "c", JOKER_RANK: "x"}


def keys_for(view: SeatView, tables: Tables, cards: Cards) -> list[str]:
    """The rank key as often as it takes to choose these cards; nothing where it cannot be done so."""
    group = tables.group(cards)
    if group is None:
        return []
    chosen = Selection()
    for presses in range(1, 13):
        chosen = _after(view, tables, chosen, group.rank)
        if chosen.cards == cards:
            return [KEYS[group.rank]] * presses
    return []


def _after(view: SeatView, tables: Tables, chosen: Selection, rank: int) -> Selection:
    if rank == MASTER_RANK:
        return with_master(view, tables, chosen)
    if rank == JOKER_RANK:
        return with_wild(view, tables, chosen)
    return with_rank(view, tables, chosen, rank)


def gift_of(view: SeatView, chance: random.Random) -> Cards:
    """Cards that may be given now."""
    if view.forced is not None:
        open_ones = chance.sample(list(each(view.forced.among)), view.forced.choose)
        return joined(view.forced.certain, cards_of(open_ones))
    if view.public.step is Step.ASKED:
        return cards_of(list(each(Cards(view.public.asked & view.hand)))[: view.give or 0])
    return cards_of(chance.sample(list(each(view.hand)), view.give or 0))


def cards_to_name(table: Table, seat: int) -> Cards:
    """The cards that the president can name: one of each that is somewhere else."""
    view = table.sit(seat).view()
    masters = tables_for(table.rules, len(table.names())).masters
    kept = masters if table.rules.master_in_exchange is MasterInExchange.KEPT else 0
    return one_of_each(Cards(without(view.public.deck, Cards(view.public.deck & view.hand)) & ~kept))
