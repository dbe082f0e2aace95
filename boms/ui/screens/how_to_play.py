"""How to play: the Table and Hand screens with a coach in place of the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace
from textual import events
from textual.containers import Horizontal

from boms.rules import Title
from boms.seat import Refusal
from boms.text import _, title_text
from boms.ui.commands import Command
from boms.ui.controller import Walk
from boms.ui.screens.hand import HandScreen
from boms.ui.screens.table import TableScreen
from boms.ui.tutorial import Coach, Lesson
from boms.ui.tutorial.coach import coach_width
from boms.ui.tutorial.script import NAMES, STEPS


class HowToPlayScreen(TableScreen):
    """The table of the lesson, between the player's turns. Shown without a lesson, it begins one."""

    is_lively = False

    def __init__(self) -> None:
        super().__init__()
        self.lesson: Lesson | None = None
        """The lesson that is being given; None: none is."""
        self.coach = Coach()
        self.middle = Horizontal(self.pile, self.coach, classes="middle")

    @property
    def walk(self) -> Walk:
        """The lesson."""
        return self._lesson

    @property
    def _lesson(self) -> Lesson:
        if self.lesson is None:
            self.lesson = Lesson(self.boms)
        return self.lesson

    def on_shown(self) -> None:
        """Says what has happened and what to press."""
        super().on_shown()
        self.coach.say(self._lesson.before())
        self.coach.styles.width = coach_width(self.app.size.width)

    def top(self) -> tuple[str, str]:
        """How far the lesson is."""
        return _("How to play"), progress(self._lesson)

    def banner_words(self) -> tuple[str, str, str]:
        """Whom the lesson waits for, or that it is over."""
        if not self._lesson.is_done:
            return super().banner_words()
        title = title_text(Title.PRESIDENT, self.boms.words)
        return _("{name} is {title}").format(name=NAMES[0], title=title), "", _("Enter  done")

    def commands(self) -> tuple[Command, ...]:
        """Take the screen, or leave the lesson."""
        if self._lesson.is_done:
            return (Command("done", ("enter", "escape"), _("done"), self.finish),)
        return self.call_command(), Command("skip", ("escape",), _("leave the lesson"), self.finish)

    def finish(self) -> None:
        """The lesson is over, or was left: back to Start."""
        if self.lesson is not None:
            Walk.cover(self.lesson, show=False)
        self.lesson = None
        self.boms.show("start")

    def on_key(self, event: events.Key) -> None:
        """Answers a key that means nothing."""
        before = (self.boms.shown, self._lesson.number)
        super().on_key(event)
        if self.lesson is not None and event.is_printable and before == (self.boms.shown, self.lesson.number):
            self.lesson.remark = nothing_here()
            self.coach.say(self.lesson.before())

    def on_resize(self, event: events.Resize) -> None:
        """Shares out the room anew."""
        super().on_resize(event)
        self.coach.styles.width = coach_width(event.size.width)


class PracticeHandScreen(HandScreen):
    """The hand of the lesson."""

    def __init__(self) -> None:
        super().__init__()
        self.coach = Coach()
        self.middle = Horizontal(self.pile, self.coach, classes="middle")

    @property
    def _table(self) -> HowToPlayScreen:
        return cast(HowToPlayScreen, self.boms.framed("how_to_play"))

    @property
    def walk(self) -> Walk:
        """The lesson."""
        return self._lesson

    @property
    def _lesson(self) -> Lesson:
        return cast(Lesson, self._table.walk)

    def top(self) -> tuple[str, str]:
        """How far the lesson is."""
        return _("How to play"), progress(self._lesson)

    def commands(self) -> tuple[Command, ...]:
        """What can be done in any turn, as far as the lesson needs it."""
        return (*self._usual(), Command("skip", ("escape",), _("leave the lesson"), self._table.finish))

    def _usual(self) -> Iterator[Command]:
        hide = Command("hide", ("space",), _("hide"), self._lesson.cover)
        for command in super().commands():
            if command.name in _TAUGHT or command.name.startswith("rank_"):
                yield {"hide": hide, "left": replace(command, shown=False)}.get(command.name, command)

    def refresh_choice(self) -> None:
        """Also says what to press next."""
        super().refresh_choice()
        if self.view is not None:
            self._advise()

    def _advise(self) -> None:
        lesson, chosen = self._lesson, self.chosen.cards
        if not lesson.is_done and not lesson.fits(chosen):
            lesson.remark = lesson.remark or _("Not this time.")
        self.coach.say(lesson.during(chosen, passing=bool(self._passing)))

    def complain(self, refusal: Refusal | None) -> None:
        """Says why something was refused, or that it is not its turn in the lesson."""
        super().complain(refusal)
        if refusal is None and self.view is not None:
            self.refresh_choice()

    def on_key(self, event: events.Key) -> None:
        """Answers a key that means nothing, or changes nothing."""
        lesson, before = self._lesson, self._state()
        lesson.remark = ""
        super().on_key(event)
        if self.view is None or self._table.lesson is not lesson:
            return
        if event.is_printable and before == self._state():
            lesson.remark = lesson.remark or nothing_here()
        self.refresh_choice()

    def _state(self) -> tuple[object, ...]:
        return (self.boms.shown, self._lesson.number, self.chosen, self._passing, self._complaint)

    def fit(self, width: int, height: int) -> None:
        """Shares out the room, with some for the coach."""
        super().fit(width, height)
        self.coach.styles.width = coach_width(width)


_TAUGHT = frozenset(("lay", "pass", "hide", "master", "left", "right", "take", "drop"))
"""Commands of a turn that the lesson has, beside the rank keys."""


def progress(lesson: Lesson) -> str:
    """How many steps there are, and which is the present one."""
    if lesson.is_done:
        return ""
    return _("step {number} of {all}").format(number=lesson.number + 1, all=len(STEPS))


def nothing_here() -> str:
    """The answer to a key without a meaning."""
    return _("That key does nothing just now.")
