"""The evening: from the first question to the last word, match by match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boms.match import Table
from boms.packs import Pack
from boms.plain.opening import Opening
from boms.plain.place import Guard, Left, Manners, Place
from boms.plain.voice import NobodyThere, Voice, terminal_voice
from boms.plain.walking import MatchWalk
from boms.rules import Rules
from boms.text import _
from boms.walk import Settling

Opener = Callable[[Pack, Rules, Sequence[str]], Table]
"""Opens a table for a new match."""


def run(
    opener: Opener,
    *,
    table: Table | None = None,
    pack: Pack | None = None,
    settings: Sequence[str] = (),
    is_kept: Callable[[], bool] | None = None,
    seconds_before: Callable[[], float] | None = None,
    manners: Manners | None = None,
    guard: Guard | None = None,
    notices: Callable[[], str | None] | None = None,
    voice: Voice | None = None,
) -> int:
    """Plays in plain mode; the exit code. Without a table people say who plays, and choose a variant without `pack`.

    `opener` opens the table then; `settings` are `key=value` changes offered for it. `is_kept` says at the end whether
    the match can be gone on with, `seconds_before` how long it had been played when it was. `guard` asks for PINs,
    `notices` gives what else people should know, by the sentence.
    """
    speaker = voice or terminal_voice()
    manners = manners or Manners()
    speaker.patience = manners.auto_hide_seconds

    def place(table: Table, pack: Pack | None) -> Place:
        settling = Settling(seconds_before() if seconds_before else 0.0)
        return Place(speaker, table, pack, manners, guard, notices or (lambda: None), settling)

    evening = _Evening(speaker, opener, place, settings)
    with speaker.guarded():
        try:
            evening.spend(table, pack)
        except (Left, NobodyThere):
            code = 0
        except KeyboardInterrupt:
            code = 130
        else:
            return 0
        farewell = evening.farewell(is_kept)
    speaker.end(farewell)
    return code


class _Evening:
    """One match, or several one after the other."""

    def __init__(
        self, voice: Voice, opener: Opener, place: Callable[[Table, Pack | None], Place], settings: Sequence[str]
    ) -> None:
        self._voice, self._opener, self._place, self._settings = voice, opener, place, settings
        self._table: Table | None = None

    def spend(self, table: Table | None, pack: Pack | None) -> None:
        """Plays the match at this table, or one match after the other."""
        if table is not None:
            self._play(table, pack)
            return
        while True:
            chosen, rules, names = Opening(self._voice, self._settings, pack).ask()
            self._play(self._opener(chosen, rules, names), chosen)
            self._voice.ask(_("Enter begins a new match"))

    def _play(self, table: Table, pack: Pack | None) -> None:
        self._table = table
        MatchWalk(self._place(table, pack)).play()

    def farewell(self, is_kept: Callable[[], bool] | None) -> str:
        """The last words to people who leave a match unfinished."""
        if self._table is None or self._table.is_over():
            return ""
        if is_kept is not None and is_kept():
            return _("The match is kept: boms resume goes on with it")
        return _("The match ends here, unfinished")
