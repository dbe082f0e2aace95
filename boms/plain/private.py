"""What somebody does who has taken the screen: a turn, a look, breaking in. Everything told here is told in private."""

from __future__ import annotations

from collections.abc import Callable

from boms.cards import Cards
from boms.plain.place import Command, Place
from boms.plain.spoken import hand_line, hand_names, offers_line
from boms.plain.typed import Typed, cards_meant, read_line
from boms.rules import PassLasts, Title
from boms.seat import Gave, Phase, Refusal, SeatPort, SeatView, Swapped
from boms.text import _, asked_for_text, private_event_text, refusal_text, title_text
from boms.walk import Call, call_of, ruins

Done = bool
"""Whether the errand is over, so that the cards are to be covered."""


class Private:
    """One person at the screen, from Enter to the next cover."""

    def __init__(self, place: Place, call: Call) -> None:
        self.place = place
        self.voice = place.voice
        self.call = call
        self.port: SeatPort = place.table.sit(call.seat)
        self.has_acted = False

    @property
    def view(self) -> SeatView:
        """What this person may know now."""
        return self.port.view()

    def attend(self) -> None:
        """Tells the cards and listens until the errand is over."""
        self.tell()
        while not self.heed(self.voice.ask()):
            pass

    def tell(self) -> None:
        """Tells what this person may know."""
        self._tell_gifts()
        place, high_first = self.place, self.place.manners.high_first
        hand = hand_line(self.view, place.tables, place.words, high_first=high_first)
        self.voice.confide(hand, *self.asked())

    def _tell_gifts(self) -> None:
        place, seat = self.place, self.call.seat
        since = 0 if self.view.public.phase is Phase.EXCHANGE else place.told.get(seat, 0)
        news = [e for e in self.port.news(since) if isinstance(e, Gave | Swapped) and e.cards]
        names = place.table.names()
        self.voice.confide(*(private_event_text(event, seat, names, place.words) for event in news))
        place.told[seat] = len(place.table.news())

    def asked(self) -> tuple[str, ...]:
        """What this person is asked to do."""
        return ()

    def heed(self, line: str) -> Done:
        """Does what a line says."""
        commands = self.commands()
        if line in ("h", "?"):
            self.voice.confide(*self.asked(), *self.explained())
            self.place.tell_help({letter: commands[letter] for letter in commands if self.is_of_use(letter)})
        elif line in commands:
            return self._obey(line, commands[line][1])
        elif line:
            return self._lay_down(line)
        else:
            self.voice.confide(*self.asked(), _("Type h for help"))
        return False

    def _obey(self, letter: str, act: Callable[[], object]) -> Done:
        self.place.tell_twin(letter)
        is_done = act() is True
        if letter == "q":
            self.voice.confide(*self.asked())
        return is_done

    def is_of_use(self, letter: str) -> bool:
        """Whether help names this letter just now."""
        return True

    def _lay_down(self, line: str) -> Done:
        typed = read_line(line, self.place.words)
        if isinstance(typed, str):
            self.voice.confide(_("“{word}” says nothing to the table: type h for help").format(word=typed))
            return False
        problem = self.problem(typed)
        if problem:
            self.voice.confide(problem)
            return False
        cards = cards_meant(typed.cards, self.cards(), self.place.tables, self.view.public.must_include)
        if isinstance(cards, str):
            self.voice.confide(self.lacking(cards))
            return False
        return self.use(cards, announces=typed.announces)

    def problem(self, typed: Typed) -> str:
        """Why such a line is no answer here; empty: it is one."""
        return ""

    def lacking(self, name: str) -> str:
        """What to say of typed cards that are not there."""
        return _("You do not have that: {cards}").format(cards=name)

    def cards(self) -> Cards:
        """The cards of which some are typed."""
        return self.view.hand

    def use(self, cards: Cards, *, announces: bool) -> Done:
        """Does with the cards what this errand is for."""
        self.voice.confide(_("You have come only to look"))
        return False

    def accepted(self, refusal: Refusal | None) -> Done:
        """Whether something was done; says why not."""
        if refusal is not None:
            self.voice.confide(refusal_text(refusal, self.place.table.names()))
        self.has_acted = self.has_acted or refusal is None
        return refusal is None

    def commands(self) -> dict[str, Command]:
        """What this person can do by a letter."""
        return {
            **self.own_commands(),
            "w": (_("your cards by name, with suits"), self._tell_names),
            ".": (_("hide your cards"), lambda: True),
            **self.place.public_commands(),
        }

    def own_commands(self) -> dict[str, Command]:
        """What only this errand allows."""
        return {}

    def explained(self) -> tuple[str, ...]:
        """What help says before the letters."""
        return ()

    def _tell_names(self) -> None:
        self.voice.confide(*hand_names(self.view, self.place.tables, self.place.words))


class Look(Private):
    """Seeing the own hand, and no more."""

    def asked(self) -> tuple[str, ...]:
        """How to end it."""
        return (_("Only to look: Enter hides your cards"),)

    def heed(self, line: str) -> Done:
        """Enter ends it."""
        return not line or super().heed(line)


class BreakIn(Private):
    """Laying the master card out of turn, or stepping back. Who has none is told the same."""

    def asked(self) -> tuple[str, ...]:
        """What can be done."""
        return (_("Break in with the master card: type c. Step back: only Enter"),)

    def heed(self, line: str) -> Done:
        """Enter steps back."""
        return not line or super().heed(line)

    def use(self, cards: Cards, *, announces: bool) -> Done:
        """Lays them."""
        return self.accepted(self.port.lay(cards, announce=announces))


class Turn(Private):
    """Laying or passing."""

    def asked(self) -> tuple[str, ...]:
        """What is asked for, and behind another play what can be laid."""
        view, place = self.view, self.place
        line = offers_line(view, place.tables, place.words) if view.public.pile else ""
        return asked_for_text(view.public, place.table.rules), line

    def explained(self) -> tuple[str, ...]:
        """What can be laid on an empty table too, and how cards are typed."""
        view, place = self.view, self.place
        line = "" if view.public.pile else offers_line(view, place.tables, place.words)
        typing = _("Type cards by rank: 9 9, 99 or 2x9 are two nines; a suit behind a rank where it matters")
        return line, typing, *self._specials()

    def _specials(self) -> tuple[str, ...]:
        tables = self.place.tables
        return (
            _("c: the master card") if tables.masters else "",
            _("x behind cards: a wild card joins them") if tables.wilds else "",
            _("l behind cards: announces the last card") if tables.announces else "",
        )

    def own_commands(self) -> dict[str, Command]:
        """Passing."""
        once: dict[str, Command] = {"p": (_("pass"), lambda: self._pass(whole_trick=False))}
        if self.place.table.rules.pass_lasts is PassLasts.TRICK:
            return {**once, "P": once["p"]}
        return {**once, "P": (_("pass for the whole trick"), lambda: self._pass(whole_trick=True))}

    def is_of_use(self, letter: str) -> bool:
        """Passing is nothing for somebody who leads."""
        return letter not in ("p", "P") or bool(self.view.public.pile)

    def _pass(self, *, whole_trick: bool) -> Done:
        return self.accepted(self.port.pass_turn(whole_trick=whole_trick))

    def use(self, cards: Cards, *, announces: bool) -> Done:
        """Lays them, after a question where that ruins; who leads again straight away keeps the screen."""
        place = self.place
        if ruins(self.view, place.table.rules, place.tables, cards) and not place.agrees(self._ruin()):
            return False
        since = len(self.place.table.news())
        if not self.accepted(self.port.lay(cards, announce=announces)):
            return False
        self.place.settle()
        if not self._leads_again():
            return True
        self.place.tell_news(since)
        self.tell()
        return False

    def _ruin(self) -> str:
        text = _("Whoever lays that is {boms} at once. Type y to lay it all the same, anything else for no")
        return text.format(boms=title_text(Title.BOMS, self.place.words))

    def _leads_again(self) -> bool:
        public = self.place.table.public()
        return public.phase is Phase.PLAY and not public.pile and call_of(public) == self.call
