"""The base of screens that list stored matches."""

from __future__ import annotations

from datetime import datetime, timedelta

from boms.store import Store, StoreError, Summary
from boms.text import _, list_text, n_, p_
from boms.ui.commands import Command
from boms.ui.packs_of_matches import pack_name
from boms.ui.screens.listed import Listed
from boms.ui.screens.question import no, yes
from boms.ui.widgets.columns import Row
from boms.ui.widgets.setup_reading import Paragraph

_RECENT = timedelta(days=300)
"""For so long month and day say which day it was."""


class MatchList(Listed):
    """Matches, the one played last first. Subclasses say which (`find`)."""

    elastic: tuple[int, ...] = (1, 3, 4)
    right = (2,)
    has_winner = True
    """Whether it is said how a match stands."""

    def __init__(self) -> None:
        super().__init__()
        self.matches: tuple[Summary, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._trouble = ""

    def find(self, store: Store) -> tuple[Summary, ...]:
        """The matches to list."""
        return store.matches()

    def on_shown(self) -> None:
        """Reads what there is now."""
        try:
            self.matches, self._trouble = self.boms.keeping.read(self.find), ""
        except StoreError as error:
            self.matches, self._trouble = (), str(error)
        self._rows = tuple(map(self._row, self.matches))
        super().on_shown()

    def heading(self) -> Row:
        """When, which variant, how many rounds, who, and how it stands."""
        return (
            p_("column", "played"),
            p_("column", "variant"),
            p_("column", "rounds"),
            p_("column", "players"),
            *((p_("column", "winner"),) if self.has_winner else ()),
        )

    def rows(self) -> tuple[Row, ...]:
        """A row for each match."""
        return self._rows

    def notes(self) -> tuple[Paragraph, ...]:
        """Why nothing can be read, if that is so."""
        return (Paragraph(self._trouble, "warning", "!"),) if self._trouble else ()

    def summary(self) -> Summary | None:
        """The chosen match; None: there is none."""
        return self.matches[self.chosen] if self.chosen < len(self.matches) else None

    def forget_command(self) -> Command:
        """Forgetting the chosen match, after a question."""
        return Command("forget", ("delete", "x"), _("forget this match"), self._ask_to_forget)

    def _ask_to_forget(self) -> None:
        summary = self.summary()
        if summary is None:
            return
        if self.boms.walk is not None and self.boms.keeping.is_played(summary.match_id):
            self._words.tell((Paragraph(_("This match is being played: it cannot be forgotten now"), "warning", "!"),))
            return
        here = self.boms.shown
        answers = (
            yes(_("forget it"), lambda: self._forget(summary, here)),
            no(_("keep it"), lambda: self.boms.show(here)),
        )
        self.boms.ask(_question(summary), answers, chosen=1)

    def _forget(self, summary: Summary, here: str) -> None:
        try:
            self.boms.keeping.forget(summary.match_id)
        except StoreError as error:
            self.boms.read(_("Matches"), str(error))
            return
        self.boms.show(here)

    def _row(self, summary: Summary) -> Row:
        played = datetime.fromtimestamp(summary.played)
        is_recent = datetime.now() - played < _RECENT
        form = "%Y-%m-%d %H:%M" if self.app.size.width >= 76 else "%m-%d %H:%M" if is_recent else "%Y-%m-%d"
        winner = (_winner(summary),) if self.has_winner else ()
        names = ", ".join(summary.names)
        return (played.strftime(form), pack_name(summary.pack), str(summary.round_number), names, *winner)


def _question(summary: Summary) -> str:
    """Whether the match is to be forgotten, which one it is, and what goes with it."""
    played = datetime.fromtimestamp(summary.played).strftime("%Y-%m-%d %H:%M")
    rounds = n_("{n} round", "{n} rounds", summary.round_number).format(n=summary.round_number)
    question = _("Forget this match for good?\n\n{variant}, {rounds}, {played}\n{names}\n\n{goes}")
    return question.format(
        variant=pack_name(summary.pack),
        rounds=rounds,
        played=played,
        names=list_text(summary.names),
        goes=_("What it counted for in the hall of fame goes too."),
    )


def _winner(summary: Summary) -> str:
    return summary.winner or ("–" if summary.is_over else _("unfinished"))
