"""Places give titles (rules.md §8), and titles say who exchanges how many cards."""

from boms.rules.house import Rules
from boms.rules.values import Title


def titles_by_place(rules: Rules, placed: int) -> tuple[Title, ...]:
    """The titles of places 1 to `placed`, best first (§8, §12). Who alone is left of those placed is president."""
    if placed < 2:
        return (Title.PRESIDENT,) * placed
    titles = [Title.NEUTRAL] * placed
    titles[0] = Title.PRESIDENT
    if rules.vice_president_from and placed >= rules.vice_president_from:
        titles[1] = Title.VICE_PRESIDENT
    if rules.vice_boms_from and placed >= rules.vice_boms_from:
        titles[-2] = Title.VICE_BOMS
    titles[-1] = Title.BOMS
    return tuple(titles)


def vices_exchange(rules: Rules, placed: int) -> int:
    """How many cards the vices exchange with so many placed players, 0 or 1."""
    titles = titles_by_place(rules, placed)
    return rules.exchange_vice if Title.VICE_PRESIDENT in titles and Title.VICE_BOMS in titles else 0


def president_exchanges(rules: Rules, placed: int) -> int:
    """How many cards president and boms exchange with so many placed players, 0 to 2."""
    return rules.exchange_president_with_vice if vices_exchange(rules, placed) else rules.exchange_president
