"""Plays that bring their player the last place at once (rules.md §7)."""

from boms.cards import Cards, count
from boms.rules import MasterUse, Rules, Tables
from boms.seat import SeatView


def ruins(view: SeatView, rules: Rules, tables: Tables, cards: Cards) -> bool:
    """Whether who lays these cards takes the worst free place at once: a master card led, or laid as the last one."""
    if not cards & tables.masters:
        return False
    is_lead, is_last = not view.public.pile, count(view.hand) == count(cards)
    on_empty, last = (use is MasterUse.MAKES_BOMS for use in (rules.master_on_empty, rules.master_last))
    return (is_lead and on_empty) or (is_last and last)
