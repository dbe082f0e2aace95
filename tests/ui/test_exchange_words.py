"""What the screens of the exchange say: to everybody numbers and names, to one player the cards."""

import pytest
from msgspec.structs import replace

from boms.match import Table
from boms.packs import find_pack
from boms.seat import Phase, PublicView, Step
from boms.ui.app import BomsApp
from boms.ui.preferences import GiftTies, Preferences
from tests.ui.moments import moment
from tests.ui.setting_up import Desk
from tests.unit.handbook.saying import by

RULES = find_pack("boms-og-president").rules
STILL = Preferences(animations=False)
CHOOSING = replace(STILL, gift_ties=GiftTies.CHOOSE)


def gives_back(public: PublicView) -> bool:
    return public.step is Step.BACK


def swaps(public: PublicView) -> bool:
    return public.step is Step.SWAP


def middle_swaps() -> Table:
    rules = by(RULES, exchange_middle=True, exchange_president=0, exchange_president_with_vice=0, exchange_vice=0)
    return moment(5, swaps, rules=rules)


class At:
    """The program at a table, and what its screen says."""

    def __init__(self, table: Table, preferences: Preferences = STILL) -> None:
        self.table = table
        self._running = BomsApp(table, preferences=preferences).run_test(size=(80, 24))

    async def __aenter__(self) -> Desk:
        pilot = await self._running.__aenter__()
        assert isinstance(pilot.app, BomsApp)
        it = Desk(pilot.app, pilot)
        await it.settle()
        return it

    async def __aexit__(self, *trouble: object) -> None:
        await self._running.__aexit__(*trouble)  # type: ignore[arg-type]


def words(it: Desk) -> str:
    return " ".join(it.text().replace("│", " ").replace("║", " ").split())


async def test_everybody_sees_who_gives_whom_how_many_cards_back() -> None:
    table = moment(4, gives_back, rules=RULES)
    public = table.public()
    assert public.to_act is not None and public.partner is not None
    giver, taker = public.seats[public.to_act].name, public.seats[public.partner].name
    async with At(table) as it:
        assert f"{giver} gives {taker} two cards back" in words(it)
        assert f"Take the screen to give {taker} two cards." in words(it)


async def test_the_deal_says_who_will_exchange_how_many_cards() -> None:
    table = moment(4, lambda public: public.phase is Phase.ROUND_OVER, rules=RULES, round_number=1)
    places = {face.place: face.name for face in table.public().seats}
    async with At(table) as it:
        await it.press("enter")
        assert it.app.shown == "deal"
        assert f"{places[4]} gives {places[1]} the two best cards and gets two back" in words(it)


async def test_the_swaps_in_the_middle_end_by_a_question() -> None:
    table = middle_swaps()
    async with At(table) as it:
        await it.press("enter")
        assert it.app.shown == "question"
        await it.press("escape")
        assert table.public().step is Step.SWAP
        await it.press("enter", "enter")
        assert table.public().phase is Phase.PLAY


async def test_who_answers_an_offer_is_told_of_it_and_may_let_it_fall() -> None:
    table = middle_swaps()
    names = table.names()
    first, second = table.public().may_swap[:2]
    async with At(table) as it:
        await it.press("o", "1", "1")
        assert f"Take the screen to choose a card for {names[second]}" in words(it)
        await it.press("enter", "right", "up", "enter")
        assert f"{names[first]} offers {names[second]} a swap" in words(it)
        await it.press("escape")
        assert f"The offer of {names[first]} falls then" in words(it)
        await it.press("y")
        assert it.app.shown == "table"
        await it.press("o", "2", "1", "enter", "right", "up", "enter")
        assert f"{names[second]} offers {names[first]} a swap" in words(it)


async def test_a_look_is_no_turn() -> None:
    table = moment(4, lambda public: public.phase is Phase.PLAY, rules=RULES)
    async with At(table) as it:
        to_play = f"{table.names()[table.public().to_act or 0]} to play"
        assert to_play in words(it)
        await it.press("s", "1")
        assert f"{table.names()[0]} only takes a look and lays nothing" in words(it)
        assert to_play not in words(it)
