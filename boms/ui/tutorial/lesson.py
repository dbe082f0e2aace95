"""The lesson: a walk through a match of its own, in which only the next step of the script can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from boms.cards import NO_CARDS, Cards
from boms.seat import Leads, Pass, Refusal
from boms.text import _, event_text
from boms.ui.controller import Walk
from boms.ui.tutorial.script import LAST_WORDS, NAMES, STEPS, Step, practice_table
from boms.walk import Call

if TYPE_CHECKING:
    from boms.ui.app import BomsApp
    from boms.ui.screens.private import PrivateScreen


class Advice(NamedTuple):
    """What the coach says just now."""

    said: tuple[str, ...]
    """What has happened, or what matters now."""
    keys: str
    """What to press; empty: the screen says it."""
    remark: str
    """An answer to what was just tried; empty: none is needed."""


class Lesson(Walk):
    """Leads one player through the script."""

    def __init__(self, app: BomsApp) -> None:
        super().__init__(app, practice_table())
        self.number = 0
        """How many steps are done."""
        self.remark = ""
        """An answer to what was just tried; empty: none is needed."""
        self._since = len(self.table.news())

    @property
    def is_done(self) -> bool:
        """Whether every step has been taken."""
        return self.number == len(STEPS)

    @property
    def _step(self) -> Step:
        return STEPS[self.number]

    def before(self) -> Advice:
        """What is said while no hand is shown."""
        if self.is_done:
            return Advice(self._last_words(), "", self.remark)
        told = _(self._step.told).format(name=NAMES[0]) if self._step.told else ""
        return Advice((told,) if told else self._story(), _(self._step.enter), self.remark)

    def _last_words(self) -> tuple[str, ...]:
        last = next(face.name for face in self.table.public().seats if face.place == len(NAMES))
        return tuple(_(text).format(name=last) for text in LAST_WORDS)

    def _story(self) -> tuple[str, ...]:
        """What has happened since the player began to act, in the words of the log."""
        events = (event for event in self.table.news(self._since) if not isinstance(event, Leads))
        return tuple(event_text(event, NAMES, self.app.words) for event in events)

    def during(self, chosen: Cards, *, passing: bool) -> Advice:
        """What is said while the hand is shown with these cards chosen, or with a pass to be confirmed."""
        if self.is_done:
            return Advice((), "", "")
        return Advice((_(self._step.asked),), self._keys(chosen, passing=passing), self.remark)

    def _keys(self, chosen: Cards, *, passing: bool) -> str:
        goal = self._step.goal
        if goal == NO_CARDS and passing:
            return _("Press P again, or Enter.")
        return _("Now press Enter.") if goal and chosen == goal and not passing else _(self._step.keys)

    def fits(self, chosen: Cards) -> bool:
        """Whether what is chosen leads to the goal, as far as it goes."""
        return not chosen & ~(self._step.goal or NO_CARDS)

    def uncover(self) -> None:
        """Shows the player's hand."""
        call = self.call()
        if call is None or self.is_done or self.app.shown != "how_to_play":
            return
        self._holder, self.remark = call, ""
        self._private_screen(call).take(self._port().view())
        self.app.show("practice_hand")

    def cover(self, *, show: bool = True) -> None:
        """Hides the hand, which is a goal too."""
        if self.holder is None:
            return
        super().cover(show=False)
        if self._step.goal is None:
            self._advance()
        if show:
            self.app.show("how_to_play")

    def _private_screen(self, call: Call) -> PrivateScreen:
        return cast("PrivateScreen", self.app.framed("practice_hand"))

    def lay(self, cards: Cards, *, announce: bool) -> Refusal | None:
        """Lays the cards if they are the goal; says why not if the rules forbid it."""
        refusal = self.refusal_to_lay(cards, announce=announce)
        if refusal is not None or cards != self._step.goal:
            self.remark = "" if refusal else self._not_now()
            return refusal
        self._since = len(self.table.news())
        return self._done(self._port().lay(cards))

    def pass_turn(self, *, whole_trick: bool) -> Refusal | None:
        """Passes if that is the goal; says why not if the rules forbid it."""
        if self._step.goal == NO_CARDS or not self._may_pass():
            self._since = len(self.table.news())
            return self._done(self._port().pass_turn())
        self.remark = self._not_now()
        return None

    def _may_pass(self) -> bool:
        return any(isinstance(action, Pass) for action in self._port().view().plays)

    def _not_now(self) -> str:
        return _("That is allowed too, but first something else.")

    def _done(self, refusal: Refusal | None, *, keep_aside: bool = False) -> Refusal | None:
        """After the player's own action: the others act, and the next step begins."""
        if refusal is not None:
            self.remark = ""
            return refusal
        self._advance()
        if not self.is_done and self._keeps_screen():
            call = cast(Call, self.holder)
            self._private_screen(call).take(self._port().view())
            self.app.show("practice_hand")
        else:
            Walk.cover(self, show=False)
            self.app.show("how_to_play")
        return None

    def _advance(self) -> None:
        for action in self._step.then:
            if self.table.act(action) is not None:
                raise RuntimeError("the script is not legal")
        self.number += 1
        self.remark = ""
