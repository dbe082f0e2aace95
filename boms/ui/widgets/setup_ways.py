"""Single steps through the values of a house rule, and the ways out of an impossible combination."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from boms.cards import RANKS
from boms.rules import Conflict, Rules, Title, Value, choices, conflicts, with_values
from boms.text import _, key_text, value_text
from boms.text.titles import PackWords
from boms.ui.widgets.setup_values import value_of, with_removed

SOME_POINTS: Value = {Title.PRESIDENT: 2, Title.VICE_PRESIDENT: 1}
"""The usual points, for rules that need some."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way out of an impossible combination: one key set to something else."""

    key: str
    """The key."""
    rules: Rules
    """The rules then."""

    def label(self, words: PackWords | None = None) -> str:
        """What the button says."""
        return _("{key}: {value}").format(
            key=key_text(self.key), value=value_text(self.key, value_of(self.rules, self.key), words)
        )


def stepped_value(rules: Rules, key: str, by: int) -> Rules:
    """The rules with the next (+1) or former (-1) value of a key; unchanged at the end, or if it has no steps."""
    if key == "match_target":
        return with_values(rules, {key: max(1, rules.match_target + by)})
    values, now = choices(key), value_of(rules, key)
    if not values or now not in values:
        return rules
    return with_values(rules, {key: values[min(max(0, values.index(now) + by), len(values) - 1)]})


def can_step(key: str) -> bool:
    """Whether single steps lead through the values of a key."""
    return key == "match_target" or bool(choices(key))


def ways_out(rules: Rules, pack: Rules, conflict: Conflict) -> tuple[Way, ...]:
    """For each key of an impossible combination a value that ends it and begins no other; best the pack's own.

    Where no single key is enough, values that make it smaller.
    """
    keys = tuple(dict.fromkeys(conflict.keys))
    found = [_way(rules, pack, conflict, key, _ends) for key in keys]
    if not any(found):
        found = [_way(rules, pack, conflict, key, _shrinks) for key in keys]
    return tuple(way for way in found if way)


_Helps = Callable[[Rules, Rules, Conflict], bool]


def _way(rules: Rules, pack: Rules, conflict: Conflict, key: str, helps: _Helps) -> Way | None:
    after = (after for after in _after(rules, pack, conflict, key) if helps(rules, after, conflict))
    return next((Way(key, one) for one in after), None)


def _ends(rules: Rules, after: Rules, conflict: Conflict) -> bool:
    left = set(conflicts(after))
    return conflict not in left and left < set(conflicts(rules))


def _shrinks(rules: Rules, after: Rules, conflict: Conflict) -> bool:
    left = conflicts(after)
    return conflict not in left and len(left) <= len(conflicts(rules))


def _after(rules: Rules, pack: Rules, conflict: Conflict, key: str) -> Iterator[Rules]:
    """The rules with this key changed, the likeliest wish first."""
    yield with_values(rules, {key: value_of(pack, key)})
    if key == "removed_cards" and conflict.players is not None:
        yield with_removed(rules, conflict.players, "")
    if key == "clearing_ranks":
        kept = tuple(rank for rank in rules.clearing_ranks if rank != conflict.what)
        yield with_values(rules, {key: kept})
    yield with_values(rules, {key: value_of(Rules(), key)})
    for value in _usual(rules, key):
        yield with_values(rules, {key: value})


def _usual(rules: Rules, key: str) -> tuple[Value, ...]:
    """Values of a key, those nearest to the present one first, or the usual ones."""
    match key:
        case "points":
            return (SOME_POINTS,)
        case "first_lead_card":
            return ("3D", "3H", "4D")
        case "wild_rank":
            return ("6", *RANKS)
        case "two_packs_from":
            return tuple(range(rules.max_players, 2, -1))
        case _:
            return _by_nearness(choices(key), value_of(rules, key))


def _by_nearness(values: tuple[Value, ...], now: Value) -> tuple[Value, ...]:
    here = values.index(now) if now in values else 0
    return tuple(sorted(values, key=lambda value: abs(values.index(value) - here)))
