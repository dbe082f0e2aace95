"""Restless people: between plays they do everything that shows, hides or redraws a hand."""

from __future__ import annotations

from boms.cards import Cards, count
from boms.walk import Call, Errand
from tests.terminal.choosing import KEYS
from tests.terminal.evening import CALLS, TOP, Evening

SIZES = ((80, 24), (60, 20), (100, 30), (120, 40), (80, 24))
TOO_SMALL = (50, 15)


class Restless(Evening):
    """An evening on which people seldom just play."""

    steps = 8
    """How often they move over their cards before a play, at most."""

    def look_around(self) -> None:
        """At the table, before somebody takes the screen."""
        chance = self.chance.random()
        if chance < 0.06:
            self._page("k", "Laid so far")
        elif chance < 0.12:
            self._page("f1", "Rules and keys")
        elif chance < 0.2:
            self._look()
        elif chance < 0.28:
            self._take_back()

    def _page(self, key: str, heading: str) -> None:
        """Reads something and comes back."""
        self.await_keys()
        self.press(key, heading)
        for _ in range(self.chance.randrange(4)):
            self.terminal.step("down")
        self.terminal.press("enter")
        self.terminal.wait_for(CALLS)

    def _look(self) -> None:
        """Somebody not on turn looks at their own cards."""
        live = [face.seat for face in self.table.public().seats if face.is_live and face.cards]
        seat = self.chance.choice(live)
        self.await_keys()
        self.press("s", "Who wants to see")
        self.terminal.press(str(live.index(seat) + 1))
        self.terminal.wait_for(CALLS)
        self.take_screen(Call(seat, Errand.LOOK))
        self.hide(self.chance.choice(("space", "enter")))

    def _take_back(self) -> None:
        """The last play or pass is taken back, if it can be."""
        if not self.settling.may_take_back(self.table):
            return
        self.await_keys()
        self.settling.take_back(self.table)
        self.settle()
        actor = self.table.public().to_act
        assert actor is not None
        self.press("u", f"{self.table.names()[actor]} to play")
        self.called_anew()

    def typed_ahead(self) -> tuple[str, ...]:
        """Keys of which none may uncover anything."""
        return ("enter", "3", "enter", "p", "enter") if self.chance.random() < 0.2 else ()

    def fidget(self) -> None:
        """With a hand on the screen, before a play."""
        if self.chance.random() < 0.12:
            self.chance.choice((self._hides, self._resizes, self._shrinks))()
        keys = ["right"] * 4 + ["left"] * 3 + ["up", "down", *KEYS.values()]
        for _ in range(self.chance.randint(0, self.steps)):
            self.terminal.step(self.chance.choice(keys))
            if self.chance.random() < 0.05:
                self._drop_all()
        self._drop_all()

    def _drop_all(self) -> None:
        """Thinks of passing, and better of it: nothing is chosen then."""
        self.terminal.step("p")
        self.terminal.step("left")

    def fidget_gift(self, shown: Cards) -> None:
        """With a gift due: once over all cards, and now and then out and in again."""
        for _ in range(count(shown)):
            self.terminal.step("right")

    def _hides(self) -> None:
        key, text = self.chance.choice(
            (
                ("space", CALLS),
                ("\x1b[O", CALLS),
                ("f1", "Rules and keys"),
                ("f2", "Menu"),
                ("\x11", "Leave the table?"),
            )
        )
        self.hide(key, text)
        if text != CALLS:
            self.terminal.press("escape")
            self.terminal.wait_for(CALLS)
        self.take_screen()

    def _resizes(self) -> None:
        for size in SIZES:
            self.is_resized = True
            self.terminal.resize(*size)
            self.terminal.read(0.1)
        self.terminal.wait_until(self._is_drawn)
        self.is_resized = False

    def _is_drawn(self) -> bool:
        """Whether a picture of the size that the window has now has come: the top bar reaches its edge."""
        last = self.terminal.last
        return bool(last) and TOP in last[0] and len(last[0].rstrip()) >= len(last[0]) - 2

    def _shrinks(self) -> None:
        self.is_leaving = self.is_resized = True
        before = self.terminal.screen.columns, self.terminal.screen.lines
        self.terminal.resize(*TOO_SMALL)
        self.terminal.wait_for("too small")
        self.terminal.resize(*before)
        self.terminal.wait_for(CALLS)
        self.take_screen()
