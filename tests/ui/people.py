"""People at the keys: they look at what they may see, choose by chance, and press what the screen asks for."""

import random

from textual.pilot import Pilot

from boms.cards import JOKER_RANK, RANKS, Cards, cards_text, count, each, rank_of
from boms.match import Table
from boms.rules import MASTER_RANK
from boms.seat import Lay
from boms.ui.app import BomsApp
from boms.ui.screens.hand import HandScreen
from boms.ui.screens.private import PrivateScreen

KEYS = {**dict(enumerate(RANKS)), 7: "0", 8: "j", 9: "q", 10: "k", 11: "a", 12: "2"}


EAGER = 0.97
"""How often somebody who can lay something does not think of passing."""


class People:
    """Everybody at the table, sharing one keyboard."""

    def __init__(self, app: BomsApp, pilot: Pilot[None], seed: int) -> None:
        self.app, self.pilot = app, pilot
        self.chance = random.Random(seed)
        self.keys: list[str] = []

    @property
    def table(self) -> Table:
        assert self.app.walk is not None
        return self.app.walk.table

    async def press(self, *keys: str) -> None:
        self.keys += keys
        for key in keys:
            before = self.app.shown
            await self.pilot.press(key)
            if self.app.shown != before:
                await self._new_screen()

    async def _new_screen(self) -> None:
        """A screen that is shown for the first time needs a moment to be made."""
        while not self.app.screen.is_mounted or not self.app.screen.query("KeyBar").first().size:
            await self.pilot.pause()

    async def play_rounds(self, rounds: int) -> None:
        """Plays until so many rounds are over and the places of the last are shown."""
        while True:
            shown = self.app.shown
            if shown in ("round_over", "match_over"):
                if shown == "match_over" or self.table.public().round_number >= rounds:
                    return
                await self.press("enter")
            elif shown in ("deal", "table"):
                assert self.app.walk is not None and self.app.walk.holder is None
                await self.press("enter")
            elif shown == "exchange":
                await self.give()
            else:
                assert shown == "hand", shown
                await self.turn()

    async def turn(self) -> None:
        """Lays or passes, by chance, by the keys that people would press."""
        screen = self.app.framed("hand")
        assert isinstance(screen, HandScreen) and screen.view is not None
        assert screen.view.seat == self.table.public().to_act
        lays = [action for action in screen.view.plays if isinstance(action, Lay)]
        action = self.chance.choice(lays if lays and self.chance.random() < EAGER else screen.view.plays)
        if isinstance(action, Lay):
            await self.select(screen, action.cards)
            await self.press("enter")
        else:
            await self.press("p", self.chance.choice(("p", "enter")))

    async def select(self, screen: PrivateScreen, cards: Cards) -> None:
        """Presses rank keys until these cards are chosen."""
        for _ in range(24):
            if screen.chosen.cards == cards:
                return
            await self.press(self.key_for(cards))
        raise AssertionError(f"no key chose {cards_text(cards)}, but {cards_text(screen.chosen.cards)}")

    def key_for(self, cards: Cards) -> str:
        group = self.app.walk.tables.group(cards) if self.app.walk else None
        assert group is not None
        return {MASTER_RANK: "c", JOKER_RANK: "x"}.get(group.rank) or KEYS[group.rank]

    async def give(self) -> None:
        """Gives the first cards that are free to be given, with the arrows."""
        screen = self.app.framed("exchange")
        assert isinstance(screen, PrivateScreen) and screen.view is not None
        due = (screen.view.give or 0) - count(screen.chosen.cards)
        for card in list(each(screen.view.hand))[:due]:
            before = count(screen.chosen.cards)
            key = KEYS[rank_of(card)]
            await self.press(key)
            assert count(screen.chosen.cards) in (before + 1, 0, before)
        if count(screen.chosen.cards) != screen.view.give:
            await self.give_by_arrows(screen)
        await self.press("enter")

    async def give_by_arrows(self, screen: PrivateScreen) -> None:
        assert screen.view is not None
        while count(screen.chosen.cards):
            await self.press("right", "down")
        for _ in range(screen.view.give or 0):
            await self.press("right", "up")
