"""What public knowledge proves about the player to act: grounds for passing automatically."""

from boms.cards import Cards, without
from boms.rules import Rules, Tables, ranks_of, tables_for
from boms.seat import AutoPass, Phase, PublicView


def proves_pass(view: PublicView, rules: Rules, mode: AutoPass) -> bool:
    """Whether the player to act provably has no play. A function of the public view alone: it tells nobody anything.

    Cards set aside face down count as possibly held, so it is never wrong.
    """
    if mode is AutoPass.OFF or view.phase is not Phase.PLAY or not view.pile or view.to_act is None:
        return False
    tables = tables_for(rules, len(view.seats))
    unseen = without(view.deck, Cards(view.seen & view.deck))
    if unseen & tables.masters:
        return False
    size = view.pile[-1].size
    sets = tables.sets_of(unseen)
    if size > 1 and sets & tables.clearing:
        return False
    if view.seats[view.to_act].cards < size:
        return True
    held = unseen if mode is AutoPass.BY_SEEN_CARDS else view.deck
    return not _beats(view, tables, held)


def _beats(view: PublicView, tables: Tables, held: Cards) -> int:
    """The ranks that could beat the top play with these cards."""
    top = view.pile[-1]
    return ranks_of(tables, held, tables.sets_of(held), top.size) & tables.beaten_by[view.downward][top.rank]
