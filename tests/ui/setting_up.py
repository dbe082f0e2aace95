"""Somebody at the set-up screens: reads what is drawn, presses keys, clicks on words."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from boms.ui.widgets.drawn import Drawn


class Desk:
    """The running program, before a match."""

    def __init__(self, app: BomsApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def write(self, text: str) -> None:
        names = {" ": "space", "[": "left_square_bracket", "]": "right_square_bracket"}
        await self.press(*(names.get(character, character) for character in text))

    async def settle(self) -> None:
        for _ in range(3):
            await self.pilot.pause()

    def lines(self) -> list[str]:
        """The screen as text, one string for each row."""
        width, height = self.app.size
        rows = [[" "] * width for _ in range(height)]
        for widget in self.app.screen.query(Drawn):
            region = widget.content_region
            if not widget.display or not region or any(not above.display for above in widget.ancestors_with_self):
                continue
            for y in range(region.height):
                for x, character in enumerate(widget.render_line(y).text):
                    if region.y + y < height and region.x + x < width:
                        rows[region.y + y][region.x + x] = character
        return ["".join(row).rstrip() for row in rows]

    def text(self) -> str:
        return "\n".join(self.lines())

    def words(self) -> str:
        """What each part of the screen says, one part after the other, in one line."""
        parts = [part for part in self.app.screen.query(Drawn) if part.display and part.size]
        lines = [part.render_line(y).text for part in parts for y in range(part.size.height)]
        return " ".join(" ".join(lines).split())

    async def click(self, words: str, *, on: str = "") -> None:
        """Clicks on the first of these words, on a line that has `on` in it."""
        for y, line in enumerate(self.lines()):
            if words in line and on in line:
                await self.pilot.click(offset=(line.index(words, line.index(on)) + len(words) // 2, y))
                await self.settle()
                return
        raise AssertionError(f"{words!r} is not on the screen:\n{self.text()}")


@asynccontextmanager
async def desk(*keys: str, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Desk]:
    """The program at Start, or where these keys lead from there."""
    app = BomsApp(preferences=Preferences(animations=False), seed="set up")
    async with app.run_test(size=size) as pilot:
        somebody = Desk(app, pilot)
        await somebody.settle()
        await somebody.press(*keys)
        yield somebody


VARIANT = ("n",)
HOUSE_RULES = ("n", "h")
PLAYERS = ("n", "enter")
AGREEMENT = ("n", "enter", "enter")
