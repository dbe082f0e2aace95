"""The public screens on which somebody is called to take the screen: a banner says whom, and Enter is for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from time import monotonic

from textual import events
from textual.message import Message

from boms.text import _, number_due, number_of_cards
from boms.ui.commands import Command
from boms.ui.controller import Call, Errand
from boms.ui.screens.moving import Moving
from boms.ui.screens.question import Answer
from boms.ui.widgets.lines import Banner
from boms.walk import gift_back

SETTLING = 0.3
"""Seconds for which keys are dropped after the screen has appeared, so that typing ahead uncovers nothing."""


class Called(Moving):
    """Calls somebody by the banner. Keys and clicks that are older than that are dropped (table.md §3)."""

    def __init__(self) -> None:
        super().__init__()
        self.banner = Banner()
        self._appeared = 0.0

    def on_shown(self) -> None:
        """Calls whom the table waits for."""
        self._appeared = inf
        self.call_after_refresh(self._note_appearance)
        if self.walk.calls_anew() and self.boms.preferences.bell:
            self.boms.bell()
        self.banner.say(*self.banner_words())

    def _note_appearance(self) -> None:
        """From now on people can see whom the table waits for; not before that has been drawn."""
        if self._appeared != inf or self.boms.screen is not self:
            return
        if self.banner.is_painted:
            self._appeared = monotonic()
        else:
            self.set_timer(0.01, self._note_appearance)

    def _came_too_early(self, message: Message) -> bool:
        """Whether a key or a click is older than what it seems to answer, however late it is taken in."""
        return message.time - self._appeared < SETTLING

    def on_key(self, event: events.Key) -> None:
        """Drops keys that were typed before the screen was there; what moves is over then."""
        if self._came_too_early(event):
            event.stop()
            event.prevent_default()
            self.end_motion()
        else:
            super().on_key(event)

    def on_banner_pressed(self, event: Banner.Pressed) -> None:
        """The button does what Enter does, and no sooner."""
        if self._came_too_early(event):
            return
        command = next((c for c in self.all_commands() if "enter" in c.keys), None)
        if command is not None:
            command.act()

    def banner_words(self) -> tuple[str, str, str]:
        """Headline, sentence and button."""
        call = self.walk.call()
        if call is None:
            return "", "", ""
        return self.walk.table.names()[call.seat].upper(), self._invitation(call), _("Enter  show my hand")

    def _invitation(self, call: Call) -> str:
        """What whoever is called takes the screen for: numbers and names, never cards."""
        names, scene = self.walk.table.names(), self.walk.scene()
        public, other = scene.public, call.other if call.other is not None else scene.public.partner
        number = number_due(public, scene.rules, gift_back(scene.events, call.seat))
        return _words_for(call, has_number=number > 0).format(
            name=names[call.seat], other=names[other] if other is not None else "", cards=number_of_cards(number)
        )

    def call_command(self) -> Command:
        """Who is called has taken the screen."""
        return Command("uncover", ("enter",), _("show my hand"), self.walk.uncover)

    def see_command(self) -> Command:
        """Somebody who is not called wants to see their own cards."""
        return Command("see", ("s",), _("see my cards"), self._see)

    def _see(self) -> None:
        who = _("Who wants to see their cards?")
        self.ask_who(who, self.live(), lambda seat: self.walk.call_aside(Call(seat, Errand.LOOK)))

    def ask_who(self, question: str, seats: tuple[int, ...], then: Callable[[int], object], chosen: int = 0) -> None:
        """Asks for one of these people; `then` gets the seat. `chosen` is whom Enter takes at first."""
        names = self.walk.table.names()
        answers = tuple(Answer(str(number), names[seat], partial(then, seat)) for number, seat in enumerate(seats, 1))
        self.boms.ask(question, answers, chosen)

    def live(self) -> tuple[int, ...]:
        """The seats that still play and hold cards."""
        return tuple(face.seat for face in self.walk.table.public().seats if face.is_live and face.cards)


def _words_for(call: Call, *, has_number: bool) -> str:
    match call.errand:
        case Errand.GIFT if has_number:
            return _("Take the screen to give {other} {cards}. Everyone else looks away.")
        case Errand.GIFT:
            return _("Take the screen to give {other} cards. Everyone else looks away.")
        case Errand.ASK:
            return _("Take the screen to name cards of {other}. Everyone else looks away.")
        case Errand.SWAP if call.is_answer:
            return _("{other} offers {name} a swap: take the screen to choose a card. Everyone else looks away.")
        case Errand.SWAP:
            return _("Take the screen to choose a card for {other}. Everyone else looks away.")
        case Errand.BREAK_IN:
            return _("Take the screen to break in or step back. Everyone else looks away.")
        case Errand.LOOK:
            return _("{name} only takes a look and lays nothing. Everyone else looks away.")
        case Errand.TURN:
            return _("Take the screen, then press Enter. Everyone else looks away.")
