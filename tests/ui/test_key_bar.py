"""No dead keys: what the key bar shows has room and does something; what can be pressed is in the help."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from boms.chance import open_table
from boms.match import Table
from boms.packs import find_pack
from boms.store import Keeping
from boms.store.folder import usual_path
from boms.ui.app import BomsApp
from boms.ui.commands import clashes, pressed
from boms.ui.keymap import USUAL
from boms.ui.pages import help_page
from boms.ui.preferences import Preferences
from boms.ui.screens import WHERE
from boms.ui.screens.base import Framed
from tests.ui.moments import PRESIDENTEN, full_pile, gives_back, is_over, moment
from tests.ui.samples import NAMES
from tests.ui.seeing import cells, text
from tests.unit.store.keeping import fill

SIZES = ((60, 20), (80, 24), (120, 40))
KEYS = (*"abcdefghijklmnopqrstuvwxyz0123456789!?+-.,", "enter", "space", "escape", "tab", "backspace", "delete")
MORE = ("up", "down", "left", "right", "pageup", "pagedown", "home", "end", *(f"f{number}" for number in range(1, 10)))


def new_table() -> Table:
    return open_table(PRESIDENTEN, NAMES[:5], seed="1")


def over() -> Table:
    table = moment(5, is_over)
    table.stop()
    return table


class Way(NamedTuple):
    """How a screen is reached."""

    keys: tuple[str, ...] = ()
    """What is pressed."""
    table: Callable[[], Table] | None = None
    """The match that is being played; None: none is."""
    kept: int = 0
    """How many matches are kept, each unfinished."""
    size: tuple[int, int] | None = None
    """The window; None: any will do."""


def in_a_trick() -> Table:
    return moment(5, full_pile)


def between_rounds() -> Table:
    return moment(5, is_over)


STATES = {
    "start": Way(),
    "variant": Way(("n",)),
    "own_packs": Way(("n", "d")),
    "house_rules": Way(("n", "h")),
    "players": Way(("n", "enter")),
    "pin": Way(("n", "enter", "f9")),
    "agreement": Way(("n", "enter", "enter")),
    "how_to_play": Way(("h",)),
    "practice_hand": Way(("h", "enter", "space", "enter")),
    "preferences": Way(("p",)),
    "keys": Way(("p", *["down"] * 30, "enter")),
    "deal": Way((), new_table),
    "table": Way((), in_a_trick),
    "hand": Way(("enter",), in_a_trick),
    "exchange": Way(("enter",), lambda: moment(5, gives_back)),
    "page": Way(("f1",), in_a_trick),
    "question": Way(("f2",), in_a_trick),
    "continue_match": Way(("c",), kept=2),
    "history": Way(("m",), kept=2),
    "look_back": Way(("m", "enter", "pagedown"), kept=1),
    "hall_of_fame": Way(("f",), kept=1),
    "round_over": Way((), between_rounds),
    "new_rules": Way(("h", *["right", "down"] * 6, "escape"), between_rounds),
    "seats": Way(("e",), between_rounds),
    "match_over": Way((), over),
    "small": Way(size=(50, 15)),
}
"""How each screen is reached."""

STILL = Preferences(animations=False)
WITH_A_BAR = tuple(name for name in STATES if name != "small")
LESSON = ("how_to_play", "practice_hand")
"""Here every key is answered, be it by a word that it does nothing just now."""


@asynccontextmanager
async def shown(
    name: str, size: tuple[int, int] = (80, 24), preferences: Preferences = STILL
) -> AsyncIterator[tuple[BomsApp, Pilot[None]]]:
    way = STATES[name]
    table = way.table() if way.table else None
    pack = find_pack("presidenten") if table else None
    if way.kept and not usual_path().exists():
        fill(usual_path(), way.kept)
    preferences = replace(preferences, pins=name == "pin")
    app = BomsApp(table, pack=pack, preferences=preferences, seed="1", keeping=Keeping() if way.kept else None)
    async with app.run_test(size=way.size or size) as pilot:
        for key in ("", *way.keys):
            if key:
                await pilot.press(key)
            for _ in range(4):
                await pilot.pause()
        assert app.shown == name
        yield app, pilot
    app.keeping.close()


def framed(app: BomsApp) -> Framed:
    assert isinstance(app.screen, Framed)
    return app.screen


def test_every_screen_is_walked() -> None:
    assert set(STATES) == set(WHERE)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", WITH_A_BAR)
async def test_every_shown_key_has_room_and_means_what_stands_beside_it(name: str, size: tuple[int, int]) -> None:
    async with shown(name, size) as (app, _pilot):
        screen, bar = framed(app), framed(app).key_bar
        commands = screen.all_commands()
        visible = [command for command in commands if command.shown]
        assert [command.name for *_place, command in bar._places(bar.size.width, bar.size.height)] == [
            command.name for command in visible
        ]
        assert clashes(commands) == ()
        for command in visible:
            assert command.keys, command.name
            for key in command.keys:
                found = pressed(commands, key, key if len(key) == 1 else None)
                assert found is not None and found.name == command.name


@pytest.mark.parametrize("name", STATES)
async def test_a_key_that_is_nowhere_named_does_nothing(name: str) -> None:
    async with shown(name) as (app, pilot):
        before = text(app.screen)
        for key in (*KEYS, *MORE):
            commands = framed(app).all_commands()
            is_typed = hasattr(app.screen, "typed") and (len(key) == 1 or key == "space")
            if is_typed or pressed(commands, key, key if len(key) == 1 else None) or name in LESSON:
                continue
            await pilot.press(key)
            assert app.shown == name, key
            assert text(app.screen) == before, key


OTHER_WAY = {"up": "down", "left": "right", "pageup": "pagedown", "pagedown": "pageup", "f6": "f7", "f7": "f6"}
"""Keys that do nothing at one end of a list, and then what does the same the other way."""


def seen_of(app: BomsApp) -> tuple[object, ...]:
    """The screen with its colours, and what the app knows."""
    return app.shown, cells(app.screen), app.preferences, app.setup.pack, app.setup.rules, app.setup.names


async def press(pilot: Pilot[None], key: str) -> None:
    await pilot.press(key)
    for _ in range(3):
        await pilot.pause()


async def does_something(app: BomsApp, pilot: Pilot[None], key: str) -> bool:
    before = seen_of(app)
    await press(pilot, key)
    return seen_of(app) != before


def bar_of(app: BomsApp) -> list[str]:
    """The keys in the bar; that of a rank may be of one that is not in the hand."""
    return [command.keys[0] for command in framed(app).all_commands() if command.shown and command.name != "rank_0"]


async def tried(name: str, keys: list[str]) -> list[str]:
    """Presses keys of the bar one after the other, anew where there is no way back; those that do nothing."""
    dead = []
    async with shown(name) as (app, pilot):
        keys = keys or bar_of(app)
        while keys and app.shown == name and keys[0] in bar_of(app):
            key = keys.pop(0)
            ways = (key, OTHER_WAY.get(key, key))
            if not any([await does_something(app, pilot, way) for way in ways[: len(set(ways))]]):
                dead.append(key)
            if app.shown in ("page", "question") and name != app.shown:
                await press(pilot, "escape")
    return [*dead, *(await tried(name, keys) if keys else [])]


@pytest.mark.parametrize("name", WITH_A_BAR)
async def test_every_shown_key_does_something(name: str) -> None:
    assert not await tried(name, [])


@pytest.mark.parametrize("name", ("start", "deal", "table", "hand", "exchange", "round_over", "match_over"))
async def test_the_help_names_everything_that_can_be_done(name: str) -> None:
    async with shown(name) as (app, _pilot):
        page = help_page(app, framed(app))
        for command in framed(app).all_commands():
            assert command.label in page, command.name


@pytest.mark.parametrize("name", USUAL)
async def test_the_commands_that_can_have_other_keys_are_those_of_the_screens(name: str) -> None:
    async with shown(name) as (app, _pilot):
        usual = {usual.name: usual.keys for usual in USUAL[name]}
        for command in framed(app).all_commands():
            assert usual.get(command.name, command.keys) == command.keys
