"""Look back: a stored match as everybody saw it, step by step, trick by trick, round by round."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal

from boms.seat import Event
from boms.store import History, Moment, StoredMatch
from boms.text import PackWords, _, this_round, this_trick
from boms.ui.commands import Command
from boms.ui.packs_of_matches import pack_of
from boms.ui.scene import Scene
from boms.ui.screens.base import Framed
from boms.ui.screens.layout import table_share
from boms.ui.widgets.log import TrickLog
from boms.ui.widgets.pile import Pile
from boms.ui.widgets.seats import SeatsRing


class LookBackScreen(Framed):
    """Seats, pile and log at one moment of a match; no hand is in it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats, self.pile, self.log_ = SeatsRing(), Pile(asks=False), TrickLog()
        self.middle = Horizontal(self.pile, self.log_, classes="middle")
        self._history: History | None = None
        self._words: PackWords | None = None
        self._rounds = 0
        self._round = 1
        self._moments: tuple[Moment, ...] = ()
        self._at = 0

    def body(self) -> ComposeResult:
        """Seats, pile and log."""
        yield self.seats
        yield self.middle

    def look_at(self, stored: StoredMatch) -> None:
        """Sets the match, at its beginning. Where the table forbids remembering, a running round is left out."""
        self._history = History(stored)
        pack = pack_of(stored.pack)
        self._words = pack.words_in() if pack else None
        hidden = stored.round_is_running and not self.boms.preferences.memory
        self._rounds = self._history.rounds - int(hidden)
        self._open_round(1)

    def _open_round(self, number: int) -> None:
        self._round = number
        in_it = self._history is not None and 0 < number <= self._rounds
        self._moments = self._history.round(number) if self._history is not None and in_it else ()
        self._at = 0

    def commands(self) -> tuple[Command, ...]:
        """Steps, tricks and rounds, forward and back."""
        return (
            Command("forward", ("right", "enter", "space"), _("forward"), lambda: self._step(1), key_label="→"),
            Command("backward", ("left", "backspace"), _("back one"), lambda: self._step(-1), key_label="←"),
            Command("next_trick", ("down",), _("next trick"), lambda: self._trick(1), key_label="↓"),
            Command("last_trick", ("up",), _("trick before"), lambda: self._trick(-1), key_label="↑"),
            Command("next_round", ("pagedown",), _("next round"), lambda: self._go_to_round(self._round + 1)),
            Command("last_round", ("pageup",), _("round before"), lambda: self._go_to_round(self._round - 1)),
            Command("back", ("escape",), _("back"), lambda: self.boms.show("history")),
        )

    def _step(self, by: int) -> None:
        """One thing that happened; over the ends into the next round or the one before."""
        at = self._at + by
        if 0 <= at < len(self._moments):
            self._at = at
        elif by > 0 and self._round < self._rounds:
            self._open_round(self._round + 1)
        elif by < 0 and self._round > 1:
            self._open_round(self._round - 1)
            self._at = len(self._moments) - 1
        self._show()

    def _trick(self, by: int) -> None:
        """To where the next trick begins, or the one that is shown, or the one before it."""
        starts = self._starts()
        further = [at for at in starts if (at > self._at if by > 0 else at < self._at)]
        if further:
            self._at = further[0 if by > 0 else -1]
            self._show()
        else:
            self._step(len(self._moments) if by > 0 else -len(self._moments))

    def _starts(self) -> list[int]:
        """Where each trick begins."""
        tricks = [moment.trick for moment in self._moments]
        return [at for at, trick in enumerate(tricks) if at == 0 or trick != tricks[at - 1]]

    def _go_to_round(self, number: int) -> None:
        """To the beginning of a round; beyond the last one, to its end."""
        if number > self._rounds:
            self._at = max(0, len(self._moments) - 1)
        else:
            self._open_round(max(1, number))
        self._show()

    def on_shown(self) -> None:
        """Brings everything up to date."""
        self._show()
        self._fit(self.app.size.width, self.app.size.height)

    def _show(self) -> None:
        if self._moments:
            moment = self._moments[self._at]
            scene = Scene(moment.view, moment.rules, self._events(), words=self._words)
            for part in (self.seats, self.pile, self.log_):
                part.show(scene)
        self.seats.visible = self.middle.visible = bool(self._moments)
        self.refresh_frame()

    def _events(self) -> tuple[Event, ...]:
        return tuple(event for moment in self._moments[: self._at + 1] for event in moment.events)

    def top(self) -> tuple[str, str]:
        """Where in the match this is."""
        if not self._moments:
            return _("Matches played"), _("nothing to look back at yet")
        place = _("{round}/{rounds} · {trick}/{tricks} · step {step}/{steps}").format(
            round=this_round(self._round, self._words),
            rounds=self._rounds,
            trick=this_trick(self._moments[self._at].trick, self._words),
            tricks=max(moment.trick for moment in self._moments),
            step=self._at + 1,
            steps=len(self._moments),
        )
        return _("Matches played"), place

    def _fit(self, width: int, height: int) -> None:
        share = table_share(width, height)
        self.seats.styles.height = share.seats
        self.log_.styles.width = share.log
        self.middle.styles.margin = (share.margin, 1)
        self.seats.styles.margin = (share.margin, int(width >= 100), 0, int(width >= 100))

    def on_resize(self, event: events.Resize) -> None:
        """Shares out the rows anew."""
        self._fit(event.size.width, event.size.height)
