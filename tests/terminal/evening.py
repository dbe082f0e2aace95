"""An evening at a real terminal: keys go in, and a table of one's own says what must and may be on the screen."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

from boms.cards import NO_CARDS, RANKS, Card, Cards, each, joined
from boms.chance import open_table
from boms.match import Table
from boms.rules import MASTER_RANK, Rules, tables_for
from boms.seat import AutoPass, Lay, Phase
from boms.walk import Settling
from tests.terminal.recognising import cards_in
from tests.terminal.terminal import PROGRAM, Terminal, boms

NAMES = ("Ane", "Bo", "Cato")
FEW = "removed_cards={3: 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 8S 8H 8D 8C 9S 9H 9D 9C 10S 10H 10D 10C JS JH JD JC QS QH}"
"""Leaves a deck of 22 cards for three players, for a short round."""


class Evening:
    """People at the terminal. Whatever frame comes is searched for cards that it must not show."""

    def __init__(self, terminal: Terminal, table: Table, seed: int = 1) -> None:
        self.terminal, self.table = terminal, table
        self.chance = random.Random(seed)
        self.settling = Settling()
        self.looking: int | None = None
        """The seat that confirmed last; None: nobody whose cards may still be shown."""
        self.leaks: list[tuple[list[str], set[Card]]] = []
        terminal.seen = self.search

    def search(self, lines: list[str]) -> None:
        """Notes the cards in a frame that are neither on the table nor in the hand of who is looking."""
        hidden = cards_in(lines) - self.allowed(lines)
        if hidden:
            self.leaks.append((lines, hidden))

    def allowed(self, lines: list[str]) -> set[Card]:
        """Cards on the table, and the hand of who confirmed last, as long as the frame says that it is for them."""
        cards: Cards = self.table.public().seen if self.table.has_begun() else NO_CARDS
        if self.looking is not None and f"only for {self.table.names()[self.looking]} " in lines[0]:
            cards = joined(cards, self.table.sit(self.looking).view().hand)
        return set(each(cards))

    def hand(self, seat: int) -> set[Card]:
        return set(each(self.table.sit(seat).view().hand))

    # Turns

    def begin(self) -> None:
        """From the deal to the table."""
        self.table.deal()
        self.terminal.wait_for("deals")
        self.press_until("enter", "show my hand")

    def take_screen(self) -> int:
        """Whose turn it is takes the screen; the seat."""
        seat = self.table.public().to_act
        assert seat is not None
        self.terminal.wait_for("show my hand")
        self.looking = seat
        self.press_until("enter", f"only for {self.table.names()[seat]}")
        return seat

    def press_until(self, key: str, text: str) -> None:
        """Presses a key again and again, as keys that come too early are dropped."""
        for _ in range(200):
            self.terminal.press(key)
            self.terminal.read(0.1)
            if text in self.terminal.text():
                return
        raise AssertionError(f"{text!r} never came:\n{self.terminal.text()}")

    def turn(self) -> None:
        """Lays something if that is possible, else passes."""
        seat = self.table.public().to_act
        assert seat is not None and self.looking == seat
        lays = [action for action in self.table.sit(seat).view().plays if isinstance(action, Lay)]
        if lays:
            self._lay(self.chance.choice(lays))
        else:
            self.terminal.press("p")
            self.terminal.wait_for("Pass? P or Enter")
            self._done(seat, "enter")

    def _lay(self, action: Lay) -> None:
        group = tables_for(self.table.rules, len(NAMES)).group(action.cards)
        assert group is not None
        key = "c" if group.rank == MASTER_RANK else {"10": "0"}.get(RANKS[group.rank], RANKS[group.rank].lower())
        following = bool(self.table.public().pile)
        self.terminal.press(*[key] * (1 if following else group.size))
        self.terminal.wait_for("Enter lays")
        self._done(action.seat, "enter", action)

    def _done(self, seat: int, key: str, action: Lay | None = None) -> None:
        port = self.table.sit(seat)
        assert (port.lay(action.cards) if action else port.pass_turn()) is None
        self.settling.settle(self.table, AutoPass.BY_COUNT, chooses_ties=False)
        public = self.table.public()
        keeps = public.phase is Phase.PLAY and public.to_act == seat and not public.pile
        self.terminal.press(key)
        self.terminal.wait_for_none("Enter lays", "Pass? P or Enter")
        self.terminal.wait_for("only for" if keeps else "show my hand", "next round", "back to the start")
        self.looking = seat if keeps else None

    def play_round(self) -> None:
        """Until all have places."""
        while self.table.public().phase is Phase.PLAY:
            if self.looking is None:
                self.take_screen()
            self.turn()


@contextlib.contextmanager
def evening(
    folder: Path,
    *,
    rules: Rules,
    settings: tuple[str, ...],
    size: tuple[int, int] = (80, 24),
    seed: str = "7",
    program: tuple[str, ...] = PROGRAM,
) -> Iterator[Evening]:
    """The program at the deal, and a table of one's own with the same cards."""
    chosen = [argument for setting in settings for argument in ("--set", setting)]
    command = boms(
        "play", "--rules", "presidenten", *chosen, "--players", ",".join(NAMES), "--seed", seed, program=program
    )
    places = {"BOMS_DATA_DIR": str(folder / "data"), "BOMS_CONFIG_DIR": str(folder / "config"), "LANGUAGE": "en"}
    with Terminal(command, *size, places) as terminal:
        yield Evening(terminal, open_table(rules, NAMES, seed=seed))
