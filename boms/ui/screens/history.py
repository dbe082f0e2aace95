"""Matches played: every match that is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from boms.store import StoreError
from boms.text import _, n_
from boms.ui.commands import Command
from boms.ui.screens.matches import MatchList

if TYPE_CHECKING:
    from boms.ui.screens.look_back import LookBackScreen


class HistoryScreen(MatchList):
    """Enter looks at a match, trick by trick; Delete forgets one, after a question."""

    def top(self) -> tuple[str, str]:
        """What this is, and how many there are."""
        return _("Matches played"), n_("{n} match", "{n} matches", len(self.matches)).format(n=len(self.matches))

    def nothing(self) -> str:
        """There is none."""
        return _("No match has been played yet")

    def commands(self) -> tuple[Command, ...]:
        """Look at one, forget one, move, back."""
        if not self.matches:
            return self.moving_commands()
        look = Command("look", ("enter",), _("look at it"), self.open)
        return (look, self.forget_command(), *self.moving_commands())

    def open(self) -> None:
        """Looks at the chosen match, from its beginning."""
        summary = self.summary()
        if summary is None:
            return
        try:
            stored = self.boms.keeping.read(lambda store: store.load(summary.match_id))
        except StoreError as error:
            self.boms.read(_("Matches played"), str(error))
            return
        cast("LookBackScreen", self.boms.framed("look_back")).look_at(stored)
        self.boms.show("look_back")
