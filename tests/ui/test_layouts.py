"""Every screen of a match at every size, as it was last looked at and found right.

A golden file has the cells of the screen as text and, below each line, a letter for the style of each cell, so that a
word in the wrong place and one in the wrong colour are both seen. After a change that is meant,
`BOMS_GOLDEN=write pytest tests/ui/test_layouts.py` writes them anew; look at them (`tests/pictures.py`) before that.
"""

import os
from math import atan2, pi
from pathlib import Path

import pytest

from boms.match import Table
from boms.packs import find_pack
from boms.text import use_language
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from boms.ui.themes import FELT, look_of
from boms.ui.widgets.ring import seats_round
from boms.ui.widgets.seat import Area
from tests.ui.moments import full_pile, gives_back, is_over, moment
from tests.ui.seeing import Cell, cells, golden

GOLDEN = Path(__file__).parent.parent / "golden" / "screens"
SIZES = ((60, 20), (80, 24), (100, 30), (120, 40), (200, 60))
PLAYERS = (3, 5, 8)
SCREENS = ("table", "hand", "exchange", "round_over", "match_over")
STILL = Preferences(animations=False)


def table_for(screen: str, players: int) -> Table:
    """A table at a moment in which this screen is shown, or comes next."""
    until = {"exchange": gives_back, "round_over": is_over, "match_over": is_over}.get(screen, full_pile)
    table = moment(players, until)
    if screen == "match_over":
        table.stop()
    return table


async def seen(screen: str, players: int, size: tuple[int, int], preferences: Preferences = STILL) -> list[list[Cell]]:
    """The cells of this screen."""
    app = BomsApp(table_for(screen, players), pack=find_pack("presidenten"), preferences=preferences)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if screen in ("hand", "exchange"):
            await pilot.press("enter")
            await pilot.pause()
            await pilot.pause()
        assert app.shown == screen
        return cells(app.screen)


def check(name: str, grid: list[list[Cell]]) -> None:
    """Compares the cells with the golden file, or writes it where that is wished."""
    file, found = GOLDEN / f"{name}.txt", golden(grid, look_of(FELT))
    if os.environ.get("BOMS_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found, encoding="utf-8")
    assert found.splitlines() == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("screen", SCREENS)
async def test_a_screen_looks_as_it_was_found_right(screen: str, size: tuple[int, int], players: int) -> None:
    check(f"{screen}-{players}-{size[0]}x{size[1]}", await seen(screen, players, size))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", ((120, 40), (200, 60)), ids=lambda size: f"{size[0]}x{size[1]}")
async def test_the_big_table_looks_as_it_was_found_right(size: tuple[int, int], players: int) -> None:
    grid = await seen("table", players, size, Preferences(animations=False, big_table=True))
    check(f"big-{players}-{size[0]}x{size[1]}", grid)


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("size", ((98, 19), (78, 27), (118, 27), (198, 47)))
@pytest.mark.parametrize("is_large", (False, True))
def test_seats_in_a_ring_are_in_clockwise_order_and_never_on_one_another(
    players: int, size: tuple[int, int], is_large: bool
) -> None:
    if is_large and size[0] < 108:
        return
    areas = seats_round(*size, players, is_large=is_large)
    for number, area in enumerate(areas):
        assert area.x >= 0 and area.x + area.width <= size[0] and area.y >= 0 and area.y + area.height <= size[1]
        for other in areas[number + 1 :]:
            assert _apart(area, other), (area, other)
    turns = [_angle(area, size) for area in areas]
    assert turns == sorted(turns)


def _apart(one: Area, other: Area) -> bool:
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return beside or one.y + one.height <= other.y or other.y + other.height <= one.y


def _angle(area: Area, size: tuple[int, int]) -> float:
    """How far round the table, clockwise from the lower left corner."""
    x, y = area.middle
    return (atan2(y * size[0] / size[1] - size[0] / 2, x - size[0] / 2) - 0.7 * pi) % (2 * pi)


@pytest.mark.parametrize("language", ("nb", "de"))
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("screen", ("table", "round_over"))
async def test_no_word_is_cut_in_any_language(screen: str, size: tuple[int, int], players: int, language: str) -> None:
    use_language(language)
    grid = await seen(screen, players, size, Preferences(animations=False, language=language))
    assert "…" not in "".join(character for row in grid for character, _ in row)
