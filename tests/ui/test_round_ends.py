"""How a round and a match end: the last card is seen, places have their reasons, and the podium is not made up."""

from collections.abc import Callable
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from boms.match import Table
from boms.rules import MasterUse, Rules, Title, Winner
from boms.seat import Cleared, ClearReason, Laid, Marked, Phase, Placed, PublicView, Touched
from boms.text import cards_signs, place_reasons
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from boms.ui.scene import Scene
from boms.ui.screens.match_over import podium
from tests.ui.moments import PRESIDENTEN, full_pile, is_over, moment
from tests.ui.samples import NAMES, face, laid, public
from tests.ui.setting_up import Desk

MASTER = 14


@asynccontextmanager
async def at(table: Table, size: tuple[int, int] = (80, 24)):
    app = BomsApp(table, preferences=Preferences(animations=False))
    async with app.run_test(size=size) as pilot:
        it = Desk(app, pilot)
        await it.settle()
        yield it


@pytest.mark.parametrize("size", ((80, 24), (60, 20)), ids=str)
async def test_the_last_card_of_a_round_is_said_on_the_next_screen(size: tuple[int, int]) -> None:
    table = moment(5, is_over)
    last = next(event for event in reversed(table.news()) if isinstance(event, Laid))
    async with at(table, size) as it:
        assert f"{NAMES[last.seat]} laid the last card" in it.words()
        assert cards_signs(last.cards) in it.words()


async def test_the_log_of_a_round_can_be_read_when_it_is_over() -> None:
    async with at(moment(5, is_over)) as it:
        await it.press("l")
        assert "deals" in it.text()
        await it.press("escape")
        assert it.app.shown == "round_over"


def test_every_penalty_of_a_round_is_a_reason() -> None:
    names, rules = ("Nora", "Emil", "Sara"), Rules(master_card="3C", master_on_empty=MasterUse.MAKES_BOMS)
    lead = (Cleared(ClearReason.PASSES, 0), laid("3C", 0, MASTER), Placed(0, 3, retired=True))
    follow = (laid("4S", 1), laid("3C", 0, MASTER), Placed(0, 3, retired=True))
    assert list(place_reasons(lead, names, rules)) == ["Nora led with the master card: Scum at once"]
    last = replace(rules, master_last=MasterUse.MAKES_BOMS)
    assert list(place_reasons(follow, names, last)) == ["Nora laid the master card last of all: Scum at once"]
    others = (Marked(1), Touched(2, was_keeper=False), Touched(1, was_keeper=True), Placed(1, 1))
    assert list(place_reasons(others, names, rules)) == [
        "Emil forgot to announce the last card",
        "Sara touched the table and will be Scum of the next round",
    ]


# The podium


def stopped(until: Callable[[PublicView], bool], round_number: int) -> Table:
    table = moment(5, until, round_number=round_number)
    table.stop()
    return table


async def test_there_is_no_podium_and_no_place_before_a_round_is_finished() -> None:
    table = stopped(full_pile, 1)
    async with at(table) as it:
        assert it.app.shown == "match_over"
        lines = [line.split() for line in it.lines()]
        assert all(line[:1] != ["1"] for line in lines)
        assert "Citizen" not in it.text()
        assert "President" not in it.text()


async def test_places_and_podium_of_a_match_stopped_in_a_round_are_those_of_the_round_before() -> None:
    table = stopped(full_pile, 3)
    order = table.order()
    async with at(table) as it:
        rows = [line.split() for line in it.lines()]
        assert [row[1] for row in rows if len(row) > 4 and row[0].isdigit()] == list(order)
        assert table.public().phase is Phase.MATCH_OVER


@pytest.mark.parametrize(
    ("winner", "best"),
    (
        (Winner.NONE, ("Siri", "Anne", "Per")),
        (Winner.LAST_PRESIDENT, ("Siri", "Anne", "Per")),
        (Winner.MOST_POINTS, ("Per", "Anne", "Ola")),
        (Winner.MOST_PRESIDENCIES, ("Ola", "Per", "Siri")),
    ),
)
def test_the_podium_goes_by_the_rule_in_force(winner: Winner, best: tuple[str, ...]) -> None:
    counted = ((0, 2, 3, 4), (1, 5, 2, 3), (2, 3, 0, 2), (3, 0, 1, 1))
    faces = tuple(
        face(seat, points=points, presidencies=won, place=place, title=Title.NEUTRAL)
        for seat, points, won, place in counted
    )
    scene = Scene(public(seats=faces), replace(PRESIDENTEN, winner=winner), ())
    assert podium(scene, {seat: place for seat, _points, _won, place in counted}) == best


def test_nobody_without_a_place_stands_on_the_podium() -> None:
    scene = Scene(public(), PRESIDENTEN, ())
    assert podium(scene, {}) == ()
