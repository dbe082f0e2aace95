"""The places that count: those of the last finished round (rules.md §8)."""

from boms.match import Table


def last_places(table: Table) -> dict[int, int]:
    """Place by seat in the last finished round, 1 for its president; who was not in it, or before one, has none.

    A round that was broken off counts for nothing, so nobody's place in it is among these.
    """
    names = table.names()
    return {names.index(name): place for place, name in enumerate(table.order(), 1)}
