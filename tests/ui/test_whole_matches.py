"""Two rounds of every pack, from Start and by keys only, the state compared with a replay of the moves."""

import pytest

from boms.chance import shuffler
from boms.match import Move, Table, after, begin_match, public_view_of
from boms.packs import Pack, find_pack, shelf
from boms.seat import AutoPass
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from tests.ui.people import People
from tests.ui.samples import NAMES

STILL = Preferences(animations=False)


def fitting(pack: Pack, players: int) -> int:
    """The number of players, or the nearest one the pack allows."""
    return max(pack.rules.min_players, min(players, pack.rules.max_players))


def open_recorded(pack: Pack, players: int) -> tuple[Table, list[Move]]:
    """A table whose moves are written down."""
    moves: list[Move] = []
    return Table(begin_match(pack.rules, NAMES[:players]), shuffler(f"{pack.id}{players}"), moves.append), moves


def keys_from_start(pack: str, players: int) -> list[str]:
    """New match, that variant, so many of the names offered, the rules as they are."""
    down = [p.id for p in shelf()].index(pack)
    more = ["f3"] * (players - 4) if players > 4 else ["delete"] * (4 - players)
    return ["n", *["down"] * down, "enter", *more, "enter", "enter"]


ALWAYS = {"presidenten": 5, "boms-og-president": 3, "president-grunnspill": 5, "boms": 8, "praesident": 3}
"""With how many people a match of each is played in every run; the others are for the long one."""

MATCHES = [
    pytest.param(name, players, marks=[] if ALWAYS[name] == players else [pytest.mark.long])
    for name in ALWAYS
    for players in (3, 5, 8)
]


@pytest.mark.parametrize(("name", "players"), MATCHES)
async def test_two_rounds_end_as_the_engine_says(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = find_pack(name)
    players = fitting(pack, players)
    moves: list[Move] = []

    def opened(rules, names, **_):
        return Table(begin_match(rules, names), shuffler(name), moves.append)

    monkeypatch.setattr("boms.ui.screens.agreement.open_table", opened)
    app = BomsApp(preferences=STILL)
    async with app.run_test(size=(80, 24)) as pilot:
        people = People(app, pilot, players)
        await people.press(*keys_from_start(name, players))
        assert app.walk is not None
        assert len(app.walk.table.names()) == players
        await people.play_rounds(2)
        match = begin_match(app.walk.table.rules, app.setup.names)
        for move in moves:
            match, _ = after(match, move)
        assert app.walk.table.rules == pack.rules
        assert app.walk.table.public() == public_view_of(match)
        assert match.round_number == 2 or match.is_over


@pytest.mark.parametrize("mode", AutoPass)
async def test_a_round_ends_whatever_is_passed_automatically(mode: AutoPass) -> None:
    pack = find_pack("presidenten")
    table, _ = open_recorded(pack, 5)
    app = BomsApp(table, pack=pack, preferences=Preferences(animations=False, auto_pass=mode))
    async with app.run_test(size=(120, 40)) as pilot:
        await People(app, pilot, 1).play_rounds(1)
        assert app.shown == "round_over"
