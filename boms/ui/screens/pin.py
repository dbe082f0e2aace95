"""PIN: asked of a player before the hand is shown, or chosen by one."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from textual.app import ComposeResult
from textual.timer import Timer

from boms.store import StoreError
from boms.store.pins import LONGEST, SHORTEST, is_pin
from boms.text import _, n_
from boms.ui.commands import Command
from boms.ui.screens.typed import Typed
from boms.ui.themes import Look
from boms.ui.widgets.canvas import Canvas, wrapped
from boms.ui.widgets.drawn import Drawn


class _Dots(Drawn):
    """Whose PIN it is, a dot for each digit, and a sentence. The digits themselves never come here."""

    def __init__(self) -> None:
        super().__init__()
        self._said = ("", "", "", "")
        self._number = 0

    def say(self, name: str, asked: str, complaint: str, number: int, remedy: str) -> None:
        """Sets the words, and how many digits there are. `remedy`: what helps who has forgotten them, or nothing."""
        self._said, self._number = (name, asked, complaint, remedy), number
        self.repaint()

    def paint(self, canvas: Canvas, look: Look) -> None:
        """Paints a box in the middle."""
        name, asked, complaint, remedy = self._said
        width = min(canvas.width, 56)
        below = wrapped(remedy, width - 6) if remedy else []
        height = 11 + len(below)
        x, y = (canvas.width - width) // 2, max(0, (canvas.height - height) // 2)
        canvas.fill(x, y, width, height, look.panel)
        canvas.box(x, y, width, height, look.box, look.panel_accent)
        canvas.middle(x + 2, y + 2, width - 4, name, look.panel_accent)
        canvas.middle(x + 2, y + 4, width - 4, asked, look.panel)
        dot, empty = look.glyph("●", "*"), look.glyph("·", ".")
        dots = " ".join([dot] * self._number + [empty] * max(0, SHORTEST - self._number))
        canvas.middle(x + 2, y + 6, width - 4, dots, look.panel_accent)
        canvas.middle(x + 2, y + 8, width - 4, complaint, look.panel_warning)
        for row, line in enumerate(below, y + 10):
            canvas.middle(x + 3, row, width - 6, line, look.panel_quiet)


class PinScreen(Typed):
    """Takes digits. A wrong PIN shows nothing, and from the third on costs time."""

    def __init__(self) -> None:
        super().__init__()
        self._dots = _Dots()
        self._player = ""
        self._then: Callable[[], None] | None = None
        self._digits = ""
        self._first: str | None = None
        self._home = ""
        self._complaint = ""
        self._is_kept = False
        self._timer: Timer | None = None

    def ask(self, name: str, then: Callable[[], None], home: str = "") -> None:
        """Asks somebody for their PIN. When it is right, the screen `home` is shown and `then` done."""
        self._begin(name, then, home)

    def choose(self, name: str, home: str = "") -> None:
        """Lets somebody choose a PIN, and shows the screen `home` afterwards; empty, in both: what was shown before."""
        self._begin(name, None, home)

    def _begin(self, name: str, then: Callable[[], None] | None, home: str = "") -> None:
        self._player, self._then, self._home = name, then, home
        self._digits, self._first, self._complaint, self._is_kept = "", None, "", False

    def body(self) -> ComposeResult:
        """The box."""
        yield self._dots

    def top(self) -> tuple[str, str]:
        """What this is."""
        return _("PIN"), self._player

    def commands(self) -> tuple[Command, ...]:
        """Done, erase, back; once a PIN is kept, only on."""
        if self._is_kept:
            return (Command("done", ("enter", "escape"), _("go on"), self._leave),)
        return (
            Command("done", ("enter",), _("done"), self._done),
            Command("erase", ("backspace",), _("erase"), self._erase, shown=False),
            Command("back", ("escape",), _("back"), self._leave),
        )

    def typed(self, text: str) -> None:
        """Takes the digits of it; nothing while somebody has to wait, or once it is kept."""
        if self._is_kept or self._wait() > 0:
            return
        self._digits = (self._digits + "".join(filter(_is_digit, text)))[:LONGEST]
        self._complaint = ""
        self._show()

    def _erase(self) -> None:
        self._digits = self._digits[:-1]
        self._show()

    def _leave(self) -> None:
        self._forget()
        self._go_home()

    def _go_home(self) -> None:
        if self._home:
            self.boms.show(self._home)
        else:
            self.boms.back()

    def _forget(self) -> None:
        self._digits, self._first, self._then = "", None, None
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _done(self) -> None:
        if not is_pin(self._digits):
            text = _("A PIN has {least} to {most} digits")
            self._complain(text.format(least=SHORTEST, most=LONGEST))
        elif self._then is None:
            self._chosen()
        elif self._wait() <= 0:
            self._tried()

    def _tried(self) -> None:
        then, digits = self._then, self._digits
        try:
            is_right = self.boms.guard.pins.is_right(self._player, digits)
        except StoreError as error:
            self._refuse(error)
            return
        if then is None or not is_right:
            self._complain(_("That is not it"))
            return
        self._forget()
        self._go_home()
        then()

    def _chosen(self) -> None:
        """The same digits twice are the new PIN."""
        if self._first is None:
            self._first, self._digits = self._digits, ""
            self._show()
        elif self._first != self._digits:
            self._first = None
            self._complain(_("Those were not the same digits: begin again"))
        else:
            self._keep()

    def _keep(self) -> None:
        try:
            self.boms.guard.pins.set(self._player, self._digits)
        except StoreError as error:
            self._refuse(error)
            return
        self._forget()
        self._is_kept = True
        self._show()

    def _refuse(self, error: StoreError) -> None:
        """No hand where PINs cannot be read, and none chosen where they cannot be kept."""
        self._forget()
        self.boms.read(_("PINs"), str(error))

    def _complain(self, sentence: str) -> None:
        self._digits, self._complaint = "", sentence
        self._show()

    def on_shown(self) -> None:
        """Begins with no digits."""
        self._digits = ""
        self._show()

    def _wait(self) -> float:
        return 0.0 if self._then is None else self.boms.guard.wait(self._player)

    def _show(self) -> None:
        seconds = ceil(self._wait())
        complaint = self._complaint
        if seconds:
            complaint = n_("Wait {n} second", "Wait {n} seconds", seconds).format(n=seconds)
            self._timer = self._timer or self.set_interval(0.5, self._count_down)
        self._dots.say(self._player.upper(), self._asked(), complaint, self._number_of_dots(), self._remedy())
        self.refresh_frame()

    def _number_of_dots(self) -> int:
        return SHORTEST if self._is_kept else len(self._digits)

    def _remedy(self) -> str:
        """What can be done about a forgotten PIN, and where."""
        if self._then is None:
            return ""
        return _("Forgotten? Between two rounds the table can take it away: in the menu, change the seats.")

    def _count_down(self) -> None:
        if self._wait() <= 0 and self._timer is not None:
            self._timer.stop()
            self._timer, self._complaint = None, ""
        self._show()

    def _asked(self) -> str:
        if self._is_kept:
            return _("{name} has a PIN now").format(name=self._player)
        if self._then is not None:
            return _("Type your PIN. Everyone else looks away.")
        if self._first is None:
            return _("Choose a PIN of four to eight digits")
        return _("And the same once more")


def _is_digit(character: str) -> bool:
    return character.isascii() and character.isdigit()
