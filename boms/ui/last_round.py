"""`LastRound`: how a round ended, kept while people join, leave or move before the next one is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from boms.match import Unseated
from boms.rules import Rules, Title, changed, titles_by_place
from boms.seat import Phase
from boms.text import PackWords, key_text, value_text
from boms.text.changes import rule_line, seat_lines, title_lines
from boms.ui.scene import Scene
from boms.ui.widgets.setup_values import value_of

if TYPE_CHECKING:
    from boms.match import Table

Pairs = Sequence[tuple[str | None, str]]
"""Each seat of the next round: who sat there before, None for a newcomer, and who sits there now."""


class LastRound(Struct, frozen=True):
    """What everybody saw when the round was over; the table itself forgets it when seats change."""

    scene: Scene
    """The table as it was, with the names of then but for seats that were handed on."""
    rules: Rules
    """The rules that round was played by."""

    def renamed(self, pairs: Pairs) -> LastRound:
        """With the new names at old seats."""
        new = {old: name for old, name in pairs if old is not None}
        public = self.scene.public
        seats = tuple(replace(face, name=new.get(face.name, face.name)) for face in public.seats)
        return replace(self, scene=replace(self.scene, public=replace(public, seats=seats)))

    def seen(self, table: Table, notes: tuple[str, ...]) -> Scene:
        """The scene now: with the rules in force, what has been said since, and the winner once it is all over."""
        public = self.scene.public
        if table.is_over():
            winners = tuple(face.seat for face in public.seats if face.name == table.winner())
            public = replace(public, phase=Phase.MATCH_OVER, winners=winners)
        return replace(self.scene, public=public, rules=table.rules, notes=notes)


def sit(table: Table, pairs: Pairs) -> Unseated | None:
    """First new names at old seats, then who joins, leaves and moves; None: done."""
    for old, name in pairs:
        refused = table.rename(old, name) if old is not None and old != name else None
        if refused is not None:
            return refused
    names = tuple(name for _old, name in pairs)
    return table.change_seats(names) if names != table.upcoming().names else None


def said_of_seats(table: Table, pairs: Pairs, words: PackWords | None) -> tuple[str, ...]:
    """What will be different when these people sit: who leaves, joins, moves, and who has another title then."""
    before = table.upcoming().names
    now, order = _titles(table.rules, table.order()), _order_after(table.order(), pairs)
    then = _titles(table.rules, order)
    new = {old: name for old, name in pairs if old is not None}
    had = {new.get(name, name): title for name, title in now.items()}
    changes = {name: title for name, title in then.items() if title != had.get(name)}
    return *seat_lines(before, pairs), *title_lines(changes, words)


def said_of_rules(now: Rules, before: Rules, words: PackWords | None) -> tuple[str, ...]:
    """Each rule that is not as it was in the last round."""
    return tuple(
        rule_line(
            key_text(key),
            value_text(key, value_of(now, key), words),
            value_text(key, value_of(before, key), words),
        )
        for key in changed(now, before)
    )


def _order_after(order: tuple[str, ...], pairs: Pairs) -> tuple[str, ...]:
    new = {old: name for old, name in pairs if old is not None}
    return tuple(new[name] for name in order if name in new)


def _titles(rules: Rules, order: tuple[str, ...]) -> dict[str, Title]:
    return dict(zip(order, titles_by_place(rules, len(order)), strict=True))
