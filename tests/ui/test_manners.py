"""House rules that need a private step or a question at the table, each played through the screens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from boms.cards import Cards, bits_of, count, each, read_card
from boms.chance import open_table
from boms.match import Table
from boms.packs import find_pack
from boms.rules import EqualRank, Rules, Value, with_values
from boms.seat import Asked, Cleared, Gave, Laid, Lay, Passed, Phase, Step, Swapped, Touched
from boms.text import rank_names
from boms.ui.app import BomsApp
from boms.ui.preferences import AutoPass, GiftTies, Preferences
from boms.ui.screens.private import PrivateScreen
from boms.walk import automatic_gift
from tests.ui.people import People
from tests.ui.samples import NAMES
from tests.ui.seeing import text

STILL = Preferences(animations=False)
MASTER = bits_of(read_card("3C"))


def table_with(players: int = 4, seed: str = "1", pack: str = "boms-og-president", **values: Value) -> Table:
    """A table by that pack with some keys changed."""
    rules = msgspec.json.decode(msgspec.json.encode(with_values(find_pack(pack).rules, values)), type=Rules)
    return open_table(rules, NAMES[:players], seed=seed)


def play_round(table: Table) -> None:
    """A whole round without screens: everybody lays what comes first."""
    table.deal()
    while table.public().phase in (Phase.EXCHANGE, Phase.PLAY, Phase.CLEAR):
        public = table.public()
        if public.phase is Phase.CLEAR:
            table.clear(public.keeper or 0)
            continue
        assert public.to_act is not None
        port = table.sit(public.to_act)
        view = port.view()
        if public.phase is Phase.EXCHANGE:
            first = bits_of(next(each(view.hand)))
            port.give(automatic_gift(view) if view.forced else first)
        else:
            assert table.act(view.plays[0]) is None


@asynccontextmanager
async def seated(
    table: Table, preferences: Preferences = STILL, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[People]:
    """The program with this table, past the deal."""
    app = BomsApp(table, preferences=preferences)
    async with app.run_test(size=size) as pilot:
        people = People(app, pilot, 1)
        if app.shown == "round_over":
            await people.press("enter")
        if app.shown == "deal":
            app.show("table")
            await pilot.pause()
        yield people


def holder_of_master(table: Table) -> int:
    return next(seat for seat in range(len(table.names())) if table.sit(seat).view().hand & MASTER)


def private(people: People, name: str = "hand") -> PrivateScreen:
    screen = people.app.framed(name)
    assert isinstance(screen, PrivateScreen)
    return screen


def last(table: Table, kind: type) -> object:
    return next(event for event in reversed(table.news()) if isinstance(event, kind))


# Breaking in


async def led_with_any_time(people: People) -> int:
    """Somebody who is neither the holder of the master card nor next after that has led; the holder's seat."""
    table = people.table
    holder = holder_of_master(table)
    while not (table.public().pile and table.public().to_act != holder):
        await people.press("enter")
        screen = private(people)
        assert screen.view is not None
        lay = next((a for a in screen.view.plays if isinstance(a, Lay) and a.cards != MASTER), None)
        if lay is None:
            await people.press("p", "p")
        else:
            await people.select(screen, lay.cards)
            await people.press("enter")
    return holder


def any_time(**more: Value) -> Table:
    return table_with(master_card="3C", master_timing="any_time", **more)


async def test_the_master_card_breaks_in_out_of_turn() -> None:
    async with seated(any_time()) as people:
        holder = await led_with_any_time(people)
        await people.press("!", str(holder + 1))
        assert people.app.shown == "table"
        await people.press("enter", "c", "enter")
        laid = last(people.table, Laid)
        assert isinstance(laid, Laid) and laid.broke_in and laid.seat == holder
        assert people.table.public().to_act == holder


async def test_who_has_no_master_card_steps_back_and_nothing_tells() -> None:
    async with seated(any_time()) as people:
        holder = await led_with_any_time(people)
        before = people.table.public()
        other = next(seat for seat in range(4) if seat not in (holder, before.to_act))
        await people.press("!", str(other + 1), "enter")
        shown = {c.name for c in people.app.framed("hand").all_commands()}
        await people.press("c", "enter")
        assert people.table.public() == before
        await people.press("space", "!", str(holder + 1), "enter")
        assert {c.name for c in people.app.framed("hand").all_commands()} == shown
        await people.press("space")
        assert people.table.public() == before
        assert people.app.shown == "table"


# Looking


async def test_somebody_not_on_turn_looks_at_the_own_hand_and_can_do_nothing() -> None:
    async with seated(table_with()) as people:
        before = people.table.public()
        other = next(seat for seat in range(4) if seat != before.to_act)
        await people.press("s", str(other + 1))
        assert people.app.walk is not None and people.app.walk.holder is None
        await people.press("enter")
        screen = private(people)
        assert screen.view is not None and screen.view.seat == other
        await people.press("3", "enter")
        assert people.table.public() == before
        assert people.app.shown == "table"
        await people.press("enter")
        assert screen.view is not None and screen.view.seat == before.to_act


# The table's keeper


async def to_a_waiting_table(people: People) -> int:
    """Plays until the table waits to be cleared; its keeper."""
    table = people.table
    while table.public().phase is not Phase.CLEAR:
        if people.app.shown in ("table", "deal"):
            await people.press("enter")
        elif people.app.shown == "exchange":
            await people.give()
        else:
            await people.turn()
    keeper = table.public().keeper
    assert keeper is not None
    return keeper


def kept_by_boms() -> Table:
    """The second round of a match in which boms clears the table."""
    table = table_with(table_keeper="boms", seed="3")
    play_round(table)
    return table


async def test_the_keeper_clears_with_enter_and_enter() -> None:
    """The banner says whose task it is, and the question has the keeper chosen: a second Enter punishes nobody."""
    async with seated(kept_by_boms()) as people:
        keeper = await to_a_waiting_table(people)
        said = text(people.app.screen)
        assert f"That is for {NAMES[keeper]}" in said
        assert "is cleared and" not in said
        await people.press("enter")
        assert people.app.shown == "question"
        await people.press("enter")
        touched = last(people.table, Touched)
        assert isinstance(touched, Touched) and touched.seat == keeper and touched.was_keeper


async def test_whoever_clears_a_table_of_somebody_else_is_asked_first() -> None:
    async with seated(kept_by_boms()) as people:
        table = people.table
        keeper = await to_a_waiting_table(people)
        wrong = next(seat for seat in range(4) if seat != keeper)
        before = table.public()
        await people.press("v", str(wrong + 1))
        assert "of the next round" in text(people.app.screen)
        await people.press("enter")
        assert table.public() == before
        assert people.app.shown == "table"
        await people.press("v", str(wrong + 1), "y")
        touched = last(table, Touched)
        assert isinstance(touched, Touched) and touched.seat == wrong and not touched.was_keeper
        assert table.public().phase in (Phase.PLAY, Phase.ROUND_OVER)


# The exchange


async def test_the_president_names_cards_and_boms_gives_those_held() -> None:
    table = table_with(exchange_choice="on_request")
    play_round(table)
    async with seated(table) as people:
        assert table.public().step is Step.ASK
        await people.press("enter")
        screen = private(people, "exchange")
        assert screen.view is not None
        await people.press("2", "a", "enter")
        asked = last(table, Asked)
        assert isinstance(asked, Asked) and count(asked.cards) == 2
        assert any(isinstance(event, Gave) and event.taker == asked.seat for event in table.news())


async def test_two_in_the_middle_swap_a_card_each() -> None:
    table = table_with(5, exchange_middle=True, exchange_president=0, exchange_president_with_vice=0, exchange_vice=0)
    play_round(table)
    async with seated(table) as people:
        assert table.public().step is Step.SWAP
        first, second = table.public().may_swap[:2]
        hands = [table.sit(seat).view().hand for seat in (first, second)]
        await people.press("o", "1", "1", "enter")
        assert private(people, "exchange").view is not None
        await people.press("right", "up", "enter")
        assert people.app.shown == "table"
        await people.press("enter", "right", "up", "enter")
        assert isinstance(last(table, Swapped), Swapped)
        assert [table.sit(seat).view().hand for seat in (first, second)] != hands
        if table.public().step is Step.SWAP:
            await people.press("enter", "enter")
        assert table.public().phase is Phase.PLAY


async def test_nobody_need_swap() -> None:
    table = table_with(5, exchange_middle=True, exchange_president=0, exchange_president_with_vice=0, exchange_vice=0)
    play_round(table)
    async with seated(table) as people:
        await people.press("enter", "enter")
        assert table.public().phase is Phase.PLAY


async def test_a_giver_asked_to_choose_among_equals_takes_the_screen() -> None:
    table = table_with()
    play_round(table)
    async with seated(table, Preferences(animations=False, gift_ties=GiftTies.CHOOSE)) as people:
        assert table.public().step is Step.BEST
        await people.press("enter")
        assert people.app.shown == "exchange"
        await people.press("enter")
        refused = not any(isinstance(event, Gave) for event in table.news())
        forced = table.sit(table.public().to_act or 0).view().forced
        assert refused == (forced is not None and forced.choose > 0)


async def test_a_forced_gift_needs_no_screen() -> None:
    table = table_with()
    play_round(table)
    async with seated(table) as people:
        gave = last(table, Gave)
        assert isinstance(gave, Gave) and gave.number == 2
        assert table.public().step is Step.BACK
        assert people.app.shown == "table"


# Laying and passing


async def test_a_forgotten_announcement_marks_and_an_announced_one_does_not() -> None:
    for announces in (True, False):
        table = table_with(3, announce_last_card=True, seed="5", two_packs_from=None)
        async with seated(table) as people:
            while people.app.shown != "round_over":
                if people.app.shown != "hand":
                    await people.press("enter")
                    continue
                screen = private(people)
                assert screen.view is not None
                lay = next((a for a in screen.view.plays if isinstance(a, Lay)), None)
                if lay is None:
                    await people.press("p", "p")
                    continue
                await people.select(screen, lay.cards)
                await people.press(*(["l"] if announces else []), "enter")
            assert any(face.is_marked for face in table.public().seats) != announces


async def test_a_refused_play_says_why_and_changes_nothing() -> None:
    async with seated(table_with(equal_rank=EqualRank.ILLEGAL)) as people:
        await people.press("enter")
        before = people.table.public()
        await people.press("enter")
        assert people.table.public() == before
        assert people.app.shown == "hand"
        await people.press("p", "p")
        assert people.table.public() == before
        assert "must lead" in str(private(people).words._rows)


async def test_passing_for_the_whole_trick_passes_again_without_the_screen() -> None:
    table = table_with(3, seed="2")
    async with seated(table, Preferences(animations=False, auto_pass=AutoPass.OFF)) as people:
        await people.press("enter")
        await people.turn()
        first = table.public().to_act
        await people.press("enter", "P", "enter")
        trick = table.public().tricks
        while table.public().tricks == trick and table.public().phase is Phase.PLAY:
            assert table.public().to_act != first
            await people.press("enter")
            await people.turn()
        assert any(isinstance(event, Passed) and event.seat == first for event in table.news())


async def test_the_same_player_keeps_the_screen_when_leading_again() -> None:
    table = table_with(3, seed="9", master_card="3C")
    async with seated(table) as people:
        for _ in range(200):
            if people.app.shown == "round_over":
                break
            if people.app.shown == "hand":
                seat = table.public().to_act
                await people.turn()
                cleared = isinstance(table.news()[-1], Cleared)
                if cleared and table.public().to_act == seat and table.public().phase is Phase.PLAY:
                    assert people.app.shown == "hand"
                    assert people.app.walk is not None and people.app.walk.holder is not None
                    return
            else:
                await people.press("enter")
    raise AssertionError("nobody led again straight away")


async def test_what_a_wild_card_stands_for_is_said_before_it_is_laid() -> None:
    """The hand names the rank of the group, and how many of its cards are wild."""
    async with seated(table_with(3, wild_rank="6", jokers=2, pack="presidenten")) as people:
        for _ in range(60):
            await people.press("enter")
            screen = private(people)
            view = screen.view
            assert view is not None
            with_wild = next((a for a in view.plays if isinstance(a, Lay) and is_mixed(people, a)), None)
            if with_wild is not None:
                await people.select(screen, with_wild.cards)
                group = people.app.walk and people.app.walk.tables.group(with_wild.cards)
                assert group is not None
                said = str(screen.words._rows)
                assert rank_names(group.rank) in said and "of them wild" in said
                return
            await people.turn()
    raise AssertionError("nobody could lay a wild card with another")


def is_mixed(people: People, lay: Lay) -> bool:
    """Whether a play has natural cards and wild ones."""
    wilds = people.app.walk.tables.wilds if people.app.walk else 0
    return 0 < count(Cards(lay.cards & wilds)) < count(lay.cards)
