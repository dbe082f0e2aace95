"""A question with a few answers: who is it, leave or stay, the menu."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult

from boms.text import _
from boms.ui.commands import Command, key_name
from boms.ui.screens.base import Framed
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, fitted
from boms.ui.widgets.drawn import Drawn


class Answer(Struct, frozen=True):
    """One answer to a question."""

    key: str
    """The key for it."""
    label: str
    """What it says."""
    act: Callable[[], object]
    """What it does."""
    also: tuple[str, ...] = ()
    """More keys for it, which are not shown."""


def yes(label: str, act: Callable[[], object]) -> Answer:
    """The answer that does it: on the key of the language in use, and on Y everywhere."""
    return Answer(_("y"), label, act, also=("y",))


def no(label: str, act: Callable[[], object]) -> Answer:
    """The answer that leaves everything as it is."""
    return Answer(_("n"), label, act, also=("n",))


class _Answers(Drawn):
    """The question in a box, with the answers below one another; a click gives one."""

    def __init__(self) -> None:
        super().__init__()
        self.question = ""
        self.answers: tuple[Answer, ...] = ()
        self.chosen = 0

    def _frame(self) -> tuple[int, int, int, int]:
        """Column, row, width and height of the box."""
        lines = self.question.split("\n")
        widest = max([*map(cell_len, lines), *(cell_len(answer.label) + 10 for answer in self.answers)])
        width = min(self.size.width, widest + 8)
        height = min(self.size.height, len(lines) + len(self.answers) + 5)
        return (self.size.width - width) // 2, max(0, (self.size.height - height) // 2), width, height

    def _first(self) -> int:
        return self._frame()[1] + self.question.count("\n") + 4

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints box, question and answers."""
        x, y, width, height = self._frame()
        canvas.fill(x, y, width, height, look.panel)
        canvas.box(x, y, width, height, look.box, look.panel_accent)
        for row, line in enumerate(self.question.split("\n"), y + 2):
            canvas.middle(x + 2, row, width - 4, line, look.panel)
        for row in range(len(self.answers)):
            self._paint_answer(canvas, look, x + 3, self._first() + row, width - 6, row)

    def _paint_answer(self, canvas: Canvas, look: Look, x: int, y: int, width: int, number: int) -> None:
        answer = self.answers[number]
        is_chosen = number == self.chosen
        mark = look.glyph("▸", ">") if is_chosen else " "
        canvas.put(x, y, mark, look.panel_accent)
        after = canvas.put(x + 2, y, f" {key_name(answer.key)} ", look.key)
        style = look.panel_accent if is_chosen else look.panel
        canvas.put(after + 1, y, fitted(answer.label, x + width - after - 1), style)

    def on_click(self, event: events.Click) -> None:
        """Gives the answer that was clicked."""
        number = event.y - self._first()
        if 0 <= number < len(self.answers):
            event.stop()
            self.answers[number].act()


class QuestionScreen(Framed):
    """Shows a question until it is answered. The answers say what comes next; Esc leaves everything as it is."""

    def __init__(self) -> None:
        super().__init__()
        self._answers = _Answers()

    def ask(self, question: str, answers: tuple[Answer, ...], chosen: int = 0) -> None:
        """Sets the question, and the answer that Enter gives at first."""
        self._answers.question, self._answers.answers, self._answers.chosen = question, answers, chosen
        self._answers.repaint()

    def body(self) -> ComposeResult:
        """The box."""
        yield self._answers

    def commands(self) -> tuple[Command, ...]:
        """Each answer, choosing one with the arrows, and back."""
        answers = self._answers.answers
        return (
            Command("choose", ("enter",), _("choose"), self._give),
            Command("up", ("up",), _("up and down"), lambda: self._move(-1), key_label="↑ ↓"),
            Command("down", ("down",), _("down"), lambda: self._move(1), shown=False),
            *(Command(f"answer_{a.key}", _keys(a), a.label, a.act, shown=False) for a in answers),
            Command("back", ("escape",), _("back"), self._leave_it),
        )

    def _give(self) -> None:
        self._answers.answers[self._answers.chosen].act()

    def _leave_it(self) -> None:
        """Goes by the answer that leaves everything as it is, where there is one; else back."""
        leaving = (answer.act for answer in self._answers.answers if "n" in answer.also)
        next(leaving, self.boms.back)()

    def _move(self, by: int) -> None:
        self._answers.chosen = (self._answers.chosen + by) % len(self._answers.answers)
        self._answers.repaint()


def _keys(answer: Answer) -> tuple[str, ...]:
    return tuple(dict.fromkeys((answer.key, *answer.also)))
