"""Continue: the matches that were left unfinished."""

from __future__ import annotations

from boms.store import Store, StoreError, Summary
from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens.matches import MatchList
from boms.ui.widgets.setup_reading import Paragraph


class ContinueMatchScreen(MatchList):
    """Enter goes on with a match; Delete, twice, forgets one."""

    elastic = (3, 1)
    has_winner = False

    def __init__(self) -> None:
        super().__init__()
        self._doomed: int | None = None

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
            Command("forget", ("delete", "x"), _("forget this match"), self._forget),
            *self.moving_commands(),
        )

    def notes(self) -> tuple[Paragraph, ...]:
        """What Delete will do."""
        if self._doomed is None:
            return super().notes()
        return (Paragraph(_("Forget this match for good? Press the same key again"), "warning", "!"),)

    def move(self, by: int) -> None:
        """Another row; nothing is about to be forgotten any more."""
        self._doomed = None
        super().move(by)

    def open(self) -> None:
        """Goes on with the chosen match."""
        summary = self.summary()
        if summary is not None and self.boms.shown == "continue_match":
            self.boms.resume(summary)

    def _forget(self) -> None:
        summary = self.summary()
        if summary is None:
            return
        if self._doomed != summary.match_id:
            self._doomed = summary.match_id
            self.list_again()
            return
        try:
            self.boms.keeping.open().delete(summary.match_id)
        except StoreError as error:
            self.boms.read(_("Continue"), str(error))
            return
        self._doomed = None
        self.on_shown()
