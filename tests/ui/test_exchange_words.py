"""What the screens of the exchange say: to everybody numbers and names, to one player the cards."""

import re

import pytest
from msgspec.structs import replace

from boms.cards import NO_CARDS, cards_of, count, number_of
from boms.match import Table
from boms.packs import find_pack
from boms.rules import tables_for
from boms.seat import Asked, Gave, Phase, PublicView, Step
from boms.text import log_lines
from boms.ui.app import BomsApp
from boms.ui.preferences import GiftTies, Preferences
from boms.ui.screens.private import PrivateScreen
from boms.ui.selection import drawn_order
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


def best(number: int) -> Table:
    """A table at the moment when somebody gives the best cards."""
    rules = by(RULES, exchange_president=number, exchange_president_with_vice=number, exchange_vice=0)
    for seed in range(40):
        table = moment(4, lambda public: public.step is Step.BEST, rules=rules, seed=str(seed))
        view = table.sit(table.public().to_act or 0).view()
        if view.forced is not None and view.forced.choose == number and count(view.forced.among) > number:
            return table
    raise AssertionError("nobody has to choose")


@pytest.mark.parametrize(("number", "said"), [(1, "One of your "), (2, "Two of your ")])
async def test_who_gives_the_best_cards_is_asked_which_of_the_equal_ones(number: int, said: str) -> None:
    table = best(number)
    taker = table.names()[table.public().partner or 0]
    async with At(table, CHOOSING) as it:
        await it.press("enter")
        assert re.search(rf"{said}\w+ goe?s? to {taker}: which\?", words(it))


async def test_what_was_received_stays_beside_a_complaint_and_after_hiding() -> None:
    table = moment(4, gives_back, rules=RULES)
    giver = table.names()[table.public().partner or 0]
    async with At(table) as it:
        await it.press("enter", "enter")
        assert "Give exactly two cards" in words(it)
        assert f"From {giver}: " in words(it)
        await it.press("escape", "enter")
        assert f"From {giver}: " in words(it)


async def test_no_more_cards_are_chosen_than_can_be_given() -> None:
    table = moment(4, gives_back, rules=RULES)
    async with At(table) as it:
        await it.press("enter", *["right", "up"] * 3)
        screen = it.app.framed("exchange")
        assert isinstance(screen, PrivateScreen) and screen.view is not None
        order = drawn_order(screen.view.hand, tables_for(table.rules, 4))
        assert screen.chosen.cards == cards_of(order[1:3])


async def test_a_key_for_cards_that_are_not_in_this_game_says_so() -> None:
    async with At(moment(4, gives_back, rules=by(RULES, master_card=None, jokers=0))) as it:
        await it.press("enter", "c")
        assert "There is no master card in this game" in words(it)
        await it.press("x")
        assert "There are no jokers in this game" in words(it)


async def test_a_card_that_may_not_go_cannot_be_taken() -> None:
    table = best(1)
    async with At(table, CHOOSING) as it:
        await it.press("enter", "right", "up")
        screen = it.app.framed("exchange")
        assert isinstance(screen, PrivateScreen) and screen.chosen.cards == NO_CARDS
        assert "Only your best cards can go" in words(it)


async def test_a_new_complaint_ends_the_question_before_it() -> None:
    table = moment(4, lambda public: public.phase is Phase.PLAY, rules=RULES)
    hand = table.sit(table.public().to_act or 0).view().hand
    keys = "34567890jqka2"
    held = next(rank for rank in range(12) if number_of(hand, rank) and not number_of(hand, rank) > 1)
    lacks = next(rank for rank in range(13) if not number_of(hand, rank))
    async with At(table, replace(STILL, confirm=True)) as it:
        await it.press("enter", keys[held], "enter")
        assert "Enter once more" in words(it)
        await it.press(keys[lacks])
        assert "You hold no " in words(it)
        assert "Enter once more" not in words(it)


def test_nothing_asked_for_is_said_in_one_line() -> None:
    events = (Asked(0, NO_CARDS), Gave(2, 0, 0, NO_CARDS), Gave(0, 2, 0, NO_CARDS))
    assert log_lines(events, ("Ane", "Bo", "Cato")) == ("Ane asks for no cards, so none change hands",)
