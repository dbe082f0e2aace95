"""Seats: between two rounds people join and leave, change places, take another name, or hand their seat on."""

from __future__ import annotations

from boms.match import Unseated
from boms.rules import Rules, Seating
from boms.text import _
from boms.ui.commands import Command
from boms.ui.last_round import Pairs, said_of_seats
from boms.ui.screens.players import PlayersScreen
from boms.ui.widgets.setup_line import Line
from boms.ui.widgets.setup_names import moved
from boms.ui.widgets.setup_reading import Paragraph

_NOTES = 3
"""Rows for words below the seats."""


class SeatsScreen(PlayersScreen):
    """The names in seat order, to be typed over. A new name at an old seat takes over title, place and points."""

    def __init__(self) -> None:
        super().__init__()
        self._before: tuple[str | None, ...] = ()
        self._refused = ""

    def top(self) -> tuple[str, str]:
        """The question."""
        return _("Who plays on?"), ""

    def commands(self) -> tuple[Command, ...]:
        """Done, choose a seat, join and leave, move where the rules let people, PINs, back."""
        return (
            Command("go_on", ("enter",), _("so we sit"), self._go_on),
            *self._completing(),
            Command("back", ("escape",), _("back"), self.boms.back),
            *self._seat_commands(),
            *(self._order_commands() if self._may_move() else ()),
            *self._pin_commands(),
            *self._line_commands(),
        )

    def on_shown(self) -> None:
        """Begins with those who sit."""
        self._known = self.boms.keeping.people()
        self._names = self._before = self.walk.table.upcoming().names
        self._was_asked, self._refused = False, ""
        self._seats.asks_dealer, self._seats.may_move = False, self._may_move()
        self._choose(min(self._seat, len(self._names) - 1))

    def _may_move(self) -> bool:
        """Whether the rules leave the order of the seats to the players."""
        return self._rules().seating is Seating.FIXED

    def _rules(self) -> Rules:
        return self.walk.table.rules

    def _keep_names(self) -> None:
        """They are only kept when everybody sits."""

    def _heading_text(self) -> str:
        return _("Who sits in the next round? Type over a name to rename or to hand the seat on")

    def _note_lines(self, problem: str | None) -> list[Paragraph]:
        said = problem or self._refused
        lines = [Paragraph(said, "warning", "!")] if said else []
        told = self._changes() or list(self.walk.notes[-1:])
        if not self._may_move():
            told.append(_("Seats go by the places of the round before"))
        told = told if len(lines) + len(told) <= _NOTES else [" · ".join(told)]
        return [*lines, *(Paragraph(text, "quiet") for text in told)]

    def _changes(self) -> list[str]:
        """What will be different, a sentence each."""
        return list(said_of_seats(self.walk.table, self._pairs(), self.boms.words))

    def _pairs(self) -> Pairs:
        return tuple(zip(self._before, self._names, strict=True))

    def _add(self) -> None:
        self._before = (*self._before, None) if self._can_add() else self._before
        super()._add()

    def _remove(self, seat: int) -> None:
        if seat >= len(self._names) or len(self._names) == 1:
            return
        self._before = (*self._before[:seat], *self._before[seat + 1 :])
        self._names = (*self._names[:seat], *self._names[seat + 1 :])
        self._choose(min(self._seat, len(self._names) - 1))

    def _move(self, seat: int, by: int) -> None:
        if seat >= len(self._names) or not self._may_move():
            return
        before = list(self._before)
        self._names, other = moved(self._names, seat, by)
        before[seat], before[other] = before[other], before[seat]
        self._before = tuple(before)
        self._choose(other)

    def _type(self, line: Line) -> None:
        self._refused = ""
        super()._type(line)

    def _deal(self, seat: int) -> None:
        """Who deals is not chosen here."""

    def _sit(self) -> None:
        """Those who are listed sit from now on; back to where the round was over, which says what has changed."""
        if self.boms.shown != "seats":
            return
        refused = self.walk.sit(self._pairs())
        if refused is not None:
            self._refuse(refused)
            return
        self.boms.setup.names = self._names

    def _has_new_seats(self) -> bool:
        return self._names != self.walk.table.upcoming().names

    def _refuse(self, refused: Unseated) -> None:
        self._refused = {
            Unseated.NOT_NOW: _("Seats can only be changed between two rounds"),
            Unseated.TOO_FEW: _("These rules need more players"),
            Unseated.TOO_MANY: _("These rules do not take so many players"),
            Unseated.TWICE: _("A name cannot sit twice: two who change seats keep their names and move up or down"),
            Unseated.NOT_HERE: _("Nobody of that name sits here any more"),
        }[refused]
        self._show()

    def _pin_commands(self) -> tuple[Command, ...]:
        """Only while nothing else is changed: the names are those who sit."""
        if not self._has_new_seats() or not self.boms.preferences.pins:
            return super()._pin_commands()
        return (Command("pin", ("f9",), _("PIN"), self._seat_first),)

    def _seat_first(self) -> None:
        self._refused = _("Seat these people first, with Enter: PINs are for those who sit")
        self._show()

    def _clear_pin(self, name: str) -> None:
        if self.boms.guard.clear(name):
            self.walk.note(_("{name} has no PIN any more: it was taken away").format(name=name))
            self._show()
