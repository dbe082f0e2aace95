"""Players: who sits where, and who deals first."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from boms.rules import Rules
from boms.text import _
from boms.text.names import names_problem, number_problem, tidy
from boms.ui.commands import Command
from boms.ui.screens.typed import Typed
from boms.ui.widgets.setup_line import Line, proposal
from boms.ui.widgets.setup_names import MOST, completed, free_name, moved, usual_names
from boms.ui.widgets.setup_reading import Paragraph, Reading
from boms.ui.widgets.setup_seats import Seats
from boms.ui.widgets.setup_words import suits_text


class PlayersScreen(Typed):
    """The names in seat order. What is typed goes into the chosen one; a name just reached is replaced as a whole."""

    CSS = """
    .body { align: center middle; }
    Center { height: auto; }
    #heading { width: 58; height: auto; margin-bottom: 1; }
    Seats { width: 58; }
    #notes { width: 58; height: 3; margin-top: 1; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._seat = 0
        self._line = Line()
        self._known: tuple[str, ...] = ()
        self._was_asked = False
        self._full = ""
        """Why nobody more can sit down, after somebody was to; empty: nobody was."""
        self._heading = Reading(id="heading")
        self._seats = Seats()
        self._notes = Reading(id="notes")

    def body(self) -> ComposeResult:
        """What to do, the seats, and what is wrong with them."""
        with Vertical(classes="body"):
            for part in (self._heading, self._seats, self._notes):
                with Center():
                    yield part

    def top(self) -> tuple[str, str]:
        """The question, and how many there are."""
        pack = self.boms.setup.pack
        return _("Who plays?"), pack.words_in().name if pack else ""

    def commands(self) -> tuple[Command, ...]:
        """Go on, choose a seat, change the seats, choose the dealer, back."""
        return (
            Command("go_on", ("enter",), self._enter_words(), self._enter),
            *self._completing(),
            Command("back", ("escape",), _("back"), lambda: self.boms.show("variant")),
            *self._seat_commands(),
            Command("deal_first", ("f5",), _("deals first"), lambda: self._deal(self._seat)),
            *self._order_commands(),
            Command("house_rules", ("f8",), _("house rules"), self._change_rules),
            *self._pin_commands(),
            *self._line_commands(),
        )

    def _completing(self) -> tuple[Command, ...]:
        complete = Command("complete", ("tab",), _("complete"), lambda: self._type(proposal(self._completion())))
        return (complete,) if self._completion() else ()

    def _seat_commands(self) -> tuple[Command, ...]:
        down = ("down",) if self._completion() else ("down", "tab")
        return (
            Command("up", ("up", "shift+tab"), _("seat"), lambda: self._choose(self._seat - 1), key_label="↑ ↓"),
            Command("down", down, _("down"), lambda: self._choose(self._seat + 1), shown=False),
            Command("add", ("f3", "insert"), _("add"), self._add),
            Command("remove", ("delete", "f4"), _("remove"), lambda: self._remove(self._seat)),
        )

    def _order_commands(self) -> tuple[Command, ...]:
        return (
            Command("move_up", ("f6", "shift+up"), _("up"), lambda: self._move(self._seat, -1)),
            Command("move_down", ("f7", "shift+down"), _("down"), lambda: self._move(self._seat, 1)),
        )

    def _line_commands(self) -> tuple[Command, ...]:
        return (
            Command("left", ("left",), _("left"), lambda: self._type(self._line.moved(-1)), shown=False),
            Command("right", ("right",), _("right"), lambda: self._type(self._line.moved(1)), shown=False),
            Command("erase", ("backspace",), _("erase"), lambda: self._type(self._line.erased()), shown=False),
        )

    def _completion(self) -> str:
        """A name of earlier evenings that begins like the one that is being typed; empty: none does."""
        if self._line.is_fresh or self._line.at < len(self._line.text) or self._seat >= len(self._names):
            return ""
        others = (*self._names[: self._seat], *self._names[self._seat + 1 :])
        return completed(self._line.text, self._known, others)

    def _pin_commands(self) -> tuple[Command, ...]:
        """A PIN for somebody who has none yet, where the table allows PINs; a forgotten one is taken away, openly."""
        name = tidy(self._names[self._seat]) if self._seat < len(self._names) else ""
        if not self.boms.preferences.pins or not name:
            return ()
        if self.boms.guard.has(name):
            return (Command("clear_pin", ("f9",), _("take the PIN away"), lambda: self._clear_pin(name)),)
        return (Command("pin", ("f9",), _("PIN"), lambda: self._choose_pin(name)),)

    def _choose_pin(self, name: str) -> None:
        self._names = tuple(map(tidy, self._names))
        self._keep_names()
        self.boms.guard.choose(name, self.boms.shown)

    def _clear_pin(self, name: str) -> None:
        if self.boms.guard.clear(name):
            self._show()

    def _guarded(self) -> frozenset[int]:
        """The seats of those who guard their hands, where the table allows PINs."""
        if not self.boms.preferences.pins:
            return frozenset()
        return frozenset(seat for seat, name in enumerate(self._names) if self.boms.guard.has(tidy(name)))

    def _keep_names(self) -> None:
        """Keeps the names for the next screens."""
        self.boms.setup.names = self._names

    def on_shown(self) -> None:
        """Proposes names where none have been said yet."""
        setup = self.boms.setup
        self._known = self.boms.keeping.people()
        self._names = setup.names or usual_names(min(max(4, setup.rules.min_players), setup.rules.max_players))
        self._was_asked = False
        self._choose(min(self._seat, len(self._names) - 1))

    def _change_rules(self) -> None:
        self.boms.setup.house_rules_from = "players"
        self.boms.show("house_rules")

    def typed(self, text: str) -> None:
        """Into the chosen name; into a new one where one more player is chosen."""
        if self._seat == len(self._names):
            self._add()
        if self._seat < len(self._names):
            self._type(self._line.typed(text))

    def _type(self, line: Line) -> None:
        if self._seat < len(self._names):
            self._line = line
            self._names = (*self._names[: self._seat], line.text, *self._names[self._seat + 1 :])
            self._show()

    def _choose(self, seat: int) -> None:
        """Another seat, or the line below them; the name left behind is tidied."""
        self._full = ""
        self._names = tuple(map(tidy, self._names))
        self._seat = min(max(0, seat), len(self._names) - (0 if self._can_add() else 1))
        self._line = proposal(self._names[self._seat]) if self._seat < len(self._names) else Line()
        self._show()

    def _can_add(self) -> bool:
        return len(self._names) < MOST

    def _add(self) -> None:
        if self._can_add():
            self._names = (*self._names, free_name(self._names))
            self._choose(len(self._names) - 1)
        else:
            self._full = _("Nobody more can sit down: {most} players are the most").format(most=MOST)
            self._show()

    def _remove(self, seat: int) -> None:
        if seat >= len(self._names) or len(self._names) == 1:
            return
        dealer = self.boms.setup.dealer
        if dealer is not None and dealer >= seat:
            self.boms.setup.dealer = None if dealer == seat else dealer - 1
        self._names = (*self._names[:seat], *self._names[seat + 1 :])
        self._choose(min(self._seat, len(self._names) - 1))

    def _move(self, seat: int, by: int) -> None:
        """Somebody changes seats with a neighbour; who deals first stays the same person."""
        if seat >= len(self._names):
            return
        self._names, other = moved(self._names, seat, by)
        swaps = {seat: other, other: seat}
        dealer = self.boms.setup.dealer
        self.boms.setup.dealer = dealer if dealer is None else swaps.get(dealer, dealer)
        self._choose(other)

    def _deal(self, seat: int) -> None:
        """This one deals first; once more: the first dealer is drawn."""
        if seat < len(self._names):
            self.boms.setup.dealer = None if self.boms.setup.dealer == seat else seat
            self._show()

    def _enter_words(self) -> str:
        return _("next name") if self._has_next_name() else _("go on")

    def _has_next_name(self) -> bool:
        """Whether a name has just been typed, and the seat below still waits for one."""
        below = self._seat + 1
        return not self._line.is_fresh and below < len(self._names) and self._names[below] in usual_names(MOST)

    def _enter(self) -> None:
        """After a name has been typed: to the next one that nobody has said yet. Else on."""
        if self._has_next_name() and not names_problem(tuple(map(tidy, self._names))):
            self._choose(self._seat + 1)
        else:
            self._go_on()

    def _go_on(self) -> None:
        if self._seat == len(self._names):
            self._add()
            return
        self._names = tuple(map(tidy, self._names))
        self._was_asked = True
        wrong = names_problem(self._names)
        if wrong:
            self._choose(wrong[0])
        elif self._number_problem():
            self._show()
        else:
            self._sit()

    def _sit(self) -> None:
        """Nothing is wrong: on with these people."""
        self.boms.setup.names = self._names
        self.boms.show("agreement")

    def _rules(self) -> Rules:
        """The rules that say how many can play."""
        return self.boms.setup.rules

    def _number_problem(self) -> str | None:
        rules = self._rules()
        return number_problem(len(self._names), rules.min_players, rules.max_players)

    def _show(self) -> None:
        """Brings everything up to date, and keeps the names for the next screens."""
        setup = self.boms.setup
        self._keep_names()
        wrong = names_problem(tuple(map(tidy, self._names)))
        bad = wrong[0] if wrong and (self._was_asked or wrong[0] != self._seat) else None
        problem = self._number_problem() if bad is None or wrong is None else wrong[1]
        more = self._completion()[len(self._line.text) :]
        self._seats.set_seats(
            self._names,
            self._seat,
            self._line,
            dealer=setup.dealer,
            bad=bad,
            can_add=self._can_add(),
            more=more,
            guarded=self._guarded(),
        )
        self._heading.tell((Paragraph(self._heading_text()),))
        self._notes.tell(tuple(self._note_lines(problem or self._full or None)))
        self.refresh_frame()

    def _heading_text(self) -> str:
        return _("Names as you sit, clockwise: type over them")

    def _note_lines(self, problem: str | None) -> list[Paragraph]:
        setup = self.boms.setup
        lines = [Paragraph(problem, "warning", "!")] if problem else []
        if setup.dealer is None or setup.dealer >= len(self._names):
            lines.append(Paragraph(_("The first dealer is drawn"), "quiet"))
        else:
            name = self._names[setup.dealer]
            lines.append(Paragraph(_("{name} deals first").format(name=name), "quiet"))
        return [*lines, Paragraph(suits_text(setup.pack), "quiet")] if setup.pack else lines

    @on(Seats.Wished)
    def _wished(self, event: Seats.Wished) -> None:
        match event.wish:
            case "choose":
                self._choose(event.seat)
            case "add":
                self._choose(len(self._names))
                self._add()
            case "remove":
                self._remove(event.seat)
            case "deal":
                self._deal(event.seat)
            case "up":
                self._move(event.seat, -1)
            case "down":
                self._move(event.seat, 1)
