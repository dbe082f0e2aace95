"""No dead keys: what the key bar shows has room and does something; what can be pressed is in the help."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from boms.chance import open_table
from boms.match import Table
from boms.packs import find_pack
from boms.ui.app import BomsApp
from boms.ui.commands import clashes, pressed
from boms.ui.keymap import USUAL
from boms.ui.pages import help_page
from boms.ui.preferences import Preferences
from boms.ui.screens.base import Framed
from tests.ui.moments import PRESIDENTEN, full_pile, gives_back, is_over, moment
from tests.ui.samples import NAMES
from tests.ui.seeing import text

SIZES = ((60, 20), (80, 24), (120, 40))
KEYS = (*"abcdefghijklmnopqrstuvwxyz0123456789!?+-.,", "enter", "space", "escape", "tab", "backspace", "delete")
MORE = ("up", "down", "left", "right", "pageup", "pagedown", "home", "end", *(f"f{number}" for number in range(1, 10)))


def new_table() -> Table:
    return open_table(PRESIDENTEN, NAMES[:5], seed="1")


def over() -> Table:
    table = moment(5, is_over)
    table.stop()
    return table


STATES = {
    "start": (None, ()),
    "variant": (None, ("n",)),
    "house_rules": (None, ("n", "h")),
    "players": (None, ("n", "enter")),
    "agreement": (None, ("n", "enter", "enter")),
    "how_to_play": (None, ("h",)),
    "preferences": (None, ("p",)),
    "deal": (new_table, ()),
    "table": (lambda: moment(5, full_pile), ()),
    "hand": (lambda: moment(5, full_pile), ("enter",)),
    "exchange": (lambda: moment(5, gives_back), ("enter",)),
    "page": (lambda: moment(5, full_pile), ("f1",)),
    "question": (lambda: moment(5, full_pile), ("f2",)),
    "history": (lambda: moment(5, full_pile), ("f2", "h")),
    "hall_of_fame": (lambda: moment(5, full_pile), ("f2", "f")),
    "round_over": (lambda: moment(5, is_over), ()),
    "seats": (lambda: moment(5, is_over), ("e",)),
    "match_over": (over, ()),
}
"""How each screen is reached."""

MATCH = ("deal", "table", "hand", "exchange", "round_over", "match_over")


@asynccontextmanager
async def shown(name: str, size: tuple[int, int] = (80, 24)) -> AsyncIterator[tuple[BomsApp, Pilot[None]]]:
    make, keys = STATES[name]
    table = make() if make else None
    pack = find_pack("presidenten") if table else None
    app = BomsApp(table, pack=pack, preferences=Preferences(animations=False), seed="1")
    async with app.run_test(size=size) as pilot:
        for key in ("", *keys):
            if key:
                await pilot.press(key)
            for _ in range(4):
                await pilot.pause()
        assert app.shown == name
        yield app, pilot


def framed(app: BomsApp) -> Framed:
    assert isinstance(app.screen, Framed)
    return app.screen


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", STATES)
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
            if is_typed or pressed(commands, key, key if len(key) == 1 else None) or name == "how_to_play":
                continue
            await pilot.press(key)
            assert app.shown == name, key
            assert text(app.screen) == before, key


@pytest.mark.parametrize("name", MATCH)
async def test_every_shown_key_of_a_match_does_something(name: str) -> None:
    async with shown(name) as (app, _pilot):
        keys = [command.keys[0] for command in framed(app).all_commands() if command.shown and command.name != "rank_0"]
    for key in keys:
        async with shown(name) as (app, pilot):
            before = text(app.screen)
            await pilot.press(key)
            for _ in range(3):
                await pilot.pause()
            assert app.shown != name or text(app.screen) != before, key


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
