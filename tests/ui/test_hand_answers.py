"""A key that cannot do what it says gives the reason, and what ruins its player is said before Enter."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from boms.cards import Card, count, read_card, read_cards
from boms.match import Table, begin_match
from boms.packs import find_pack
from boms.rules import Value
from boms.seat import Asked, Phase, Step
from boms.ui.app import BomsApp
from boms.ui.preferences import GiftTies, Preferences
from boms.ui.screens.private import PrivateScreen
from tests.ui.moments import moment
from tests.ui.people import People
from tests.ui.samples import NAMES
from tests.ui.seeing import text
from tests.ui.setting_up import Desk
from tests.unit.handbook.saying import by

STILL = Preferences(animations=False)


def table_with(hands: dict[int, str], **values: Value) -> Table:
    """Four people; seat 0 deals, so seat 1 leads. The named cards are in these hands."""
    rules = by(find_pack("boms-og-president").rules, first_lead="left_of_dealer", **values)

    def dealt(deck: Sequence[Card]) -> list[Card]:
        wanted = {seat: [read_card(word) for word in cards.split()] for seat, cards in hands.items()}
        rest = list(deck)
        for card in (card for cards in wanted.values() for card in cards):
            rest.remove(card)
        return [(wanted.get((number + 1) % 4) or rest).pop(0) for number in range(len(deck))]

    table = Table(begin_match(rules, NAMES[:4]), dealt)
    table.deal(0)
    return table


@asynccontextmanager
async def playing(table: Table, preferences: Preferences = STILL) -> AsyncIterator[People]:
    """The program with whoever is called at the screen."""
    app = BomsApp(table, preferences=preferences)
    async with app.run_test(size=(80, 24)) as pilot:
        people = People(app, pilot, 1)
        while app.shown not in ("hand", "exchange"):
            await people.press("enter")
        await Desk(app, pilot).settle()
        yield people


def said(people: People) -> str:
    """Everything on the screen, in one line."""
    return " ".join(text(people.app.screen).split())


def offered(people: People) -> set[str]:
    """What the key bar offers."""
    screen = people.app.screen
    return {command.name for command in screen.all_commands() if command.shown}  # type: ignore[attr-defined]


async def follow(people: People, lead: str) -> None:
    """Seat 1 leads that, and seat 2 takes the screen."""
    assert people.table.sit(1).lay(read_cards(lead)) is None
    people.app.walk.cover()  # type: ignore[union-attr]
    await people.press("enter")
    await Desk(people.app, people.pilot).settle()


# Ranks and cards that are not held


async def test_the_key_of_a_rank_that_is_not_held_says_so() -> None:
    hand = "4S 4H 5S 5H 6S 6H 7S 7H 8S 8H 10S 10H JS"
    async with playing(table_with({1: hand}, jokers=0, master_card="3C")) as people:
        assert not {"master", "wild"} & offered(people)
        await people.press("9")
        assert "You hold no nines" in said(people)
        await people.press("c")
        assert "You do not have the three of clubs" in said(people)
        await people.press("4")
        assert "You do not have" not in said(people)


async def test_only_cards_that_are_held_have_their_keys_in_the_bar() -> None:
    async with playing(table_with({1: "3C JK"}, jokers=2, master_card="3C")) as people:
        assert {"master", "wild"} <= offered(people)


async def test_the_last_card_is_announced_only_with_the_play_that_leaves_it() -> None:
    async with playing(table_with({1: "4S 5S"}, announce_last_card=True)) as people:
        assert "announce" not in offered(people)
        await people.press("l")
        assert "Only a play that leaves you one card" in said(people)
        assert "will be announced" not in said(people)


async def test_a_leader_is_told_at_the_first_p_that_there_is_no_passing() -> None:
    async with playing(table_with({})) as people:
        assert "pass" not in offered(people)
        await people.press("p")
        assert "you must lead and cannot pass" in said(people)
        assert "Pass?" not in said(people)


# The master card


async def test_breaking_in_without_the_master_card_names_the_card() -> None:
    table = table_with({1: "4S", 2: "5S", 0: "3C"}, master_card="3C", master_timing="any_time")
    async with playing(table) as people:
        await people.press("4", "enter", "!", "4", "enter", "enter")
        assert people.app.shown == "hand"
        assert "You do not have the three of clubs" in said(people)
        await people.press("space", "!", "1", "enter", "enter")
        assert "Choose at least one card" in said(people)
        await people.press("c", "enter")
        assert table.public().pile == ()


async def test_before_the_master_card_ruins_its_player_that_is_said() -> None:
    async with playing(table_with({1: "3C"}, master_card="3C", master_on_empty="makes_boms")) as people:
        await people.press("c")
        assert "The master card: with Enter you are Scum at once" in said(people)
    async with playing(table_with({1: "3C"}, master_card="3C")) as people:
        await people.press("c")
        assert "at once" not in said(people)


# Wild cards


async def test_a_joker_may_take_the_place_of_a_card_that_would_go_too() -> None:
    table = table_with({1: "JS JH", 2: "QS QH JK"}, jokers=1, joker_role="wild")
    async with playing(table) as people:
        await follow(people, "JS JH")
        for keys in (("q", "x"), ("x", "q")):
            screen = people.app.framed("hand")
            assert isinstance(screen, PrivateScreen) and screen.view is not None
            assert screen.bright(screen.view) & read_cards("JK")
            await people.press(*keys)
            assert screen.chosen.cards == read_cards("QS JK")
            await people.press("space", "enter")
        await people.press("q", "x", "enter")
        assert table.public().pile[-1].cards == read_cards("QS JK")


# The exchange


def middle_swaps() -> Table:
    rules = by(
        find_pack("boms-og-president").rules,
        exchange_middle=True,
        exchange_president=0,
        exchange_president_with_vice=0,
        exchange_vice=0,
    )
    return moment(5, lambda public: public.step is Step.SWAP, rules=rules)


async def test_half_a_swap_without_a_card_is_refused_at_once() -> None:
    async with BomsApp(middle_swaps(), preferences=STILL).run_test(size=(80, 24)) as pilot:
        app = pilot.app
        assert isinstance(app, BomsApp)
        people = People(app, pilot, 1)
        await people.press("o", "1", "1", "enter", "enter")
        assert app.shown == "exchange"
        await Desk(app, pilot).settle()
        assert "Give exactly one card" in said(people)
        await people.press("right", "up", "enter")
        assert app.shown == "table"


@pytest.mark.parametrize(("cards", "code"), ((0, "wrong_number"), (2, "wrong_number")))
def test_half_a_swap_has_one_card(cards: int, code: str) -> None:
    table = middle_swaps()
    first, second = table.public().may_swap[:2]
    hand = table.sit(first).view().hand
    offered = hand if cards else 0
    refusal = table.sit(first).offer_swap(second, offered)  # type: ignore[arg-type]
    assert refusal is not None and refusal.code.value == code


def asks() -> Table:
    rules = by(find_pack("boms-og-president").rules, exchange_choice="on_request")
    return moment(4, lambda public: public.step is Step.ASK, rules=rules)


async def test_who_names_cards_is_told_how_many_from_whom_and_sees_the_own_hand() -> None:
    table = asks()
    async with playing(table) as people:
        screen = people.app.framed("exchange")
        assert isinstance(screen, PrivateScreen) and screen.view is not None
        partner = table.public().partner
        assert partner is not None
        assert f"Name up to two cards you want from {NAMES[partner]}" in said(people)
        assert "Your hand:" in said(people)


async def test_the_right_to_name_cards_is_not_given_away_by_one_enter() -> None:
    table = asks()
    async with playing(table, Preferences(animations=False, gift_ties=GiftTies.CHOOSE)) as people:
        await people.press("enter")
        assert table.public().step is Step.ASK
        assert "Name no card? Enter once more" in said(people)
        await people.press("enter")
        asked = next(event for event in reversed(table.news()) if isinstance(event, Asked))
        assert count(asked.cards) == 0
        assert table.public().phase in (Phase.EXCHANGE, Phase.PLAY)


async def test_a_rank_that_cannot_be_given_says_why() -> None:
    table = moment(
        5, lambda public: public.step is Step.BEST, rules=by(find_pack("boms-og-president").rules), round_number=2
    )
    async with playing(table, Preferences(animations=False, gift_ties=GiftTies.CHOOSE)) as people:
        screen = people.app.framed("exchange")
        assert isinstance(screen, PrivateScreen) and screen.view is not None
        view, keys = screen.view, "34567890jqka2"
        held = [bool(screen.heap(view.hand, rank)) for rank in range(13)]
        useless = [
            bool(mine and not mine & screen.bright(view)) for mine in map(screen.heap, [view.hand] * 13, range(13))
        ]
        await people.press(keys[useless.index(True)])
        assert "Only your best cards can go" in said(people)
        if not all(held):
            await people.press(keys[held.index(False)])
            assert "You hold no" in said(people)
