"""Continue: the matches that were left unfinished."""

from __future__ import annotations

from boms.store import Store, Summary
from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens.matches import MatchList


class ContinueMatchScreen(MatchList):
    """Enter goes on with a match; Delete forgets one, after a question."""

    elastic = (1, 3)
    has_winner = False

    def find(self, store: Store) -> tuple[Summary, ...]:
        """Those that can go on."""
        return store.unfinished()

    def top(self) -> tuple[str, str]:
        """The question."""
        return _("Which match goes on?"), ""

    def nothing(self) -> str:
        """There is none."""
        return _("No match is unfinished")

    def commands(self) -> tuple[Command, ...]:
        """Go on, forget one, move, back."""
        if not self.matches:
            return self.moving_commands()
        return (
            Command("go_on", ("enter",), _("go on"), self.open),
            self.forget_command(),
            *self.moving_commands(),
        )

    def open(self) -> None:
        """Goes on with the chosen match."""
        summary = self.summary()
        if summary is not None and self.boms.shown == "continue_match":
            self.boms.resume(summary)
