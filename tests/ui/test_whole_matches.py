"""Two rounds of every pack, by keys only, the state compared with a replay of the moves."""

import pytest

from boms.chance import shuffler
from boms.match import Move, Table, after, begin_match, public_view_of
from boms.packs import find_pack
from boms.ui.app import BomsApp
from boms.ui.preferences import AutoPass, Preferences
from tests.ui.people import People
from tests.ui.samples import NAMES

PACKS = ("presidenten", "boms-og-president", "president-grunnspill", "boms", "praesident")


def open_recorded(pack, players):
    """A table whose moves are written down."""
    moves: list[Move] = []
    names = NAMES[:players]
    return Table(begin_match(pack.rules, names), shuffler(f"{pack.id}{players}"), moves.append), moves


@pytest.mark.parametrize("name", PACKS)
@pytest.mark.parametrize("players", (3, 5, 8))
async def test_two_rounds_end_as_the_engine_says(name, players):
    pack = find_pack(name)
    if not pack.rules.min_players <= players <= pack.rules.max_players:
        players = max(pack.rules.min_players, min(players, pack.rules.max_players))
    table, moves = open_recorded(pack, players)
    app = BomsApp(table, pack=pack, preferences=Preferences(animations=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await People(app, pilot, players).play_rounds(2)
        match = begin_match(pack.rules, NAMES[:players])
        for move in moves:
            match, _ = after(match, move)
        assert public_view_of(match) == app.walk.table.public()
        assert app.walk.table.public().round_number == 2 or app.shown == "match_over"


@pytest.mark.parametrize("mode", AutoPass)
async def test_a_round_ends_whatever_is_passed_automatically(mode):
    pack = find_pack("presidenten")
    table, _ = open_recorded(pack, 5)
    app = BomsApp(table, pack=pack, preferences=Preferences(animations=False, auto_pass=mode))
    async with app.run_test(size=(120, 40)) as pilot:
        await People(app, pilot, 1).play_rounds(1)
        assert app.shown == "round_over"
