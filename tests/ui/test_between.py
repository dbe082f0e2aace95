"""What is done beside the cards: plays taken back, seats changed between rounds, hands guarded by PINs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from msgspec.structs import replace

from boms.chance import open_table
from boms.match import Table
from boms.packs import find_pack
from boms.rules import PassLasts, Seating, with_values
from boms.seat import Phase
from boms.store import Keeping
from boms.store.pins import Pins
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences, Speed
from tests.ui.people import People
from tests.ui.setting_up import Desk
from tests.unit.match.playing import play_rounds

NAMES = ("Nora", "Emil", "Sara", "Jonas")
DIGITS = "271828"


class AtTable(Desk):
    """A match on the screen."""

    def __init__(self, app: BomsApp, people: People) -> None:
        super().__init__(app, people.pilot)
        self.people = people

    @property
    def table(self) -> Table:
        return self.people.table


@asynccontextmanager
async def match(*, seating: Seating = Seating.FIXED, **wishes: bool) -> AsyncIterator[AtTable]:
    """The first deal of a match."""
    rules = with_values(find_pack("presidenten").rules, {"seating": seating})
    app = BomsApp(
        open_table(rules, NAMES, seed=3),
        preferences=Preferences(animations=Speed.OFF, **wishes),
        pack=find_pack("presidenten"),
    )
    async with app.run_test(size=(80, 24)) as pilot:
        it = AtTable(app, People(app, pilot, 1))
        await it.settle()
        yield it


async def to_round_over(it: AtTable) -> None:
    """Plays the round to its end."""
    play_rounds(it.table, 1, Random(1))
    assert it.app.walk is not None
    it.app.walk.go_on()
    await it.settle()


# Taking back


async def test_a_play_is_taken_back_openly_until_the_next_player_looks() -> None:
    async with match(undo=True) as it:
        await it.press("enter", "enter")
        actor, before = it.table.public().to_act, it.table.public().pile
        await it.people.turn()
        await it.settle()
        assert "take back" in it.text()
        await it.press("u")
        assert it.table.public().to_act == actor
        assert it.table.public().pile == before
        assert f"{NAMES[actor]} takes" in it.words()
        assert it.app.shown == "table"
        await it.press("enter")
        await it.people.turn()
        await it.press("enter", "space")
        assert "take back" not in it.text()
        await it.press("u")
        assert it.table.public().pile != before


async def test_nothing_is_taken_back_where_the_table_does_not_allow_it() -> None:
    async with match(undo=False) as it:
        await it.press("enter", "enter")
        await it.people.turn()
        pile = it.table.public().pile
        await it.press("u")
        assert it.table.public().pile == pile


async def test_the_last_play_of_a_round_is_taken_back_openly_until_the_next_deal() -> None:
    async with match(undo=True) as it:
        await to_round_over(it)
        order = it.table.order()
        assert "take back" in it.text()
        await it.press("u")
        assert it.app.shown == "table"
        assert it.table.public().phase is Phase.PLAY
        assert it.table.order() == ()
        assert all(tally.presidencies == 0 for tally in it.table.tallies().values())
        assert "takes back" in it.words()
        await to_round_over(it)
        assert it.app.shown == "round_over"
        assert sum(tally.presidencies for tally in it.table.tallies().values()) == 1
        assert set(it.table.order()) == set(order)
        await it.press("enter", "u", "enter", "u")
        assert it.table.public().round_number == 2


async def test_what_was_agreed_after_a_round_stands_between_it_and_taking_back() -> None:
    async with match(undo=True) as it:
        await to_round_over(it)
        it.table.change_rules(with_values(it.table.rules, {"pass_lasts": PassLasts.TURN}))
        await it.press("f1", "escape")
        assert it.app.shown == "round_over"
        assert "take back" not in it.text()
        await it.press("u")
        assert it.app.shown == "round_over"


async def test_the_last_play_of_a_round_stays_where_the_table_does_not_allow_taking_back() -> None:
    async with match(undo=False) as it:
        await to_round_over(it)
        assert "take back" not in it.text()
        await it.press("u")
        assert it.app.shown == "round_over"


# What has been laid


async def test_the_master_card_is_not_counted_among_its_rank() -> None:
    async with match(memory=True) as it:
        assert it.table.rules.master_card
        await it.press("enter", "space", "k")
        assert "Master card" in it.text()
        assert "3 still out" in it.lines()[line_of(it, "Threes")]
        assert "1 still out" in it.lines()[line_of(it, "Master card")]


# Seats


async def test_people_leave_join_and_move_and_it_is_said_before_the_next_round_and_in_its_log() -> None:
    async with match() as it:
        await to_round_over(it)
        await it.press("e")
        assert it.app.shown == "seats"
        await it.press("delete")
        assert "Nora leaves" in it.text()
        await it.press("f3")
        await it.write("Liv")
        assert "Liv joins" in it.text()
        await it.press("f6")
        assert "They sit in another order now: Emil, Sara, Liv and Jonas" in it.words()
        await it.press("enter")
        assert it.app.shown == "round_over"
        assert "Nora leaves" in it.words() and "Liv joins" in it.words()
        await it.press("l")
        assert "Liv joins" in it.words()
        await it.press("escape", "enter")
        assert it.app.shown == "deal"
        assert it.table.names() == ("Emil", "Sara", "Liv", "Jonas")
        assert it.app.walk is not None and "Liv joins" in it.app.walk.scene().notes
        await it.press("enter")
        assert "Nora leaves" in it.words()


async def test_between_new_seats_and_the_deal_everything_else_can_still_be_changed_or_stopped() -> None:
    async with match() as it:
        await to_round_over(it)
        best, *_others, last = it.table.order()
        await it.press("e", *["down"] * it.table.names().index(best), "delete", "enter")
        assert it.app.shown == "round_over"
        assert f"{best} leaves" in it.words()
        assert f"{it.table.order()[0]} becomes President" in it.words()
        assert f"{last} becomes" not in it.words()
        it.table.change_rules(with_values(it.table.rules, {"pass_lasts": PassLasts.TURN}))
        await it.press("f1", "escape", "f2", "o", "escape", "e", "f3")
        await it.write("Liv")
        await it.press("enter", "u")
        assert it.app.shown == "round_over"
        assert "Liv joins" in it.words() and "(so far: " in it.words()
        await it.press("s", "y")
        assert it.app.shown == "match_over"


async def test_who_deals_next_is_said_whatever_rule_decides_it() -> None:
    async with match() as it:
        await to_round_over(it)
        dealer = it.table.upcoming().dealer
        assert dealer is not None
        assert f"{it.table.upcoming().names[dealer]} deals the next round" in it.words()


async def test_a_seat_takes_another_name_with_its_place_and_points() -> None:
    async with match() as it:
        await to_round_over(it)
        places = {face.name: face.place for face in it.table.public().seats}
        await it.press("e", "down")
        await it.write("Bo")
        assert "Bo takes the seat of Emil" in it.text()
        await it.press("enter")
        assert it.app.shown == "round_over"
        assert {face.name: face.place for face in it.table.public().seats} == {
            ("Bo" if name == "Emil" else name): place for name, place in places.items()
        }


async def test_the_order_is_not_changed_where_the_rules_decide_it() -> None:
    async with match(seating=Seating.BY_PLACEMENT) as it:
        await to_round_over(it)
        await it.press("e")
        assert "Seats go by the places" in it.text()
        names = it.table.upcoming().names
        await it.press("f7", "enter")
        assert it.app.shown == "round_over"
        assert it.table.upcoming().names == names


async def test_too_few_cannot_play_on_and_escape_changes_nothing() -> None:
    async with match() as it:
        await to_round_over(it)
        await it.press("e", "delete", "delete", "enter")
        assert it.app.shown == "seats"
        assert "at least" in it.words()
        await it.press("escape")
        assert it.app.shown == "round_over"
        assert it.table.names() == NAMES


async def test_the_menu_offers_seats_between_rounds_only() -> None:
    async with match() as it:
        await it.press("enter", "f2")
        assert "change the seats" not in it.text()
        await it.press("escape")
        await to_round_over(it)
        await it.press("f2")
        assert "change the seats" in it.text()
        await it.press("t")
        assert it.app.shown == "seats"


# PINs


def guarded() -> str:
    """Everybody guards their hand."""
    for name in NAMES:
        Pins().set(name, DIGITS)
    return DIGITS


async def test_a_hand_is_shown_after_the_right_pin_only() -> None:
    guarded()
    async with match(pins=True) as it:
        await it.press("enter", "enter")
        assert it.app.shown == "pin"
        assert it.app.walk is not None and it.app.walk.holder is None
        await it.write("2718")
        assert "● ● ● ●" in it.text()
        assert "2718" not in it.text()
        await it.press("enter")
        assert it.app.shown == "pin"
        assert "not it" in it.text()
        assert it.app.walk.holder is None
        await it.write(DIGITS)
        await it.press("enter")
        assert it.app.shown == "hand"


async def test_from_the_third_wrong_pin_on_people_have_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    guarded()
    now = 100.0
    monkeypatch.setattr("boms.store.pins.time", lambda: now)
    async with match(pins=True) as it:
        await it.press("enter", "enter")
        for _ in range(3):
            await it.write("0000")
            await it.press("enter")
        assert "Wait 5 seconds" in it.text()
        await it.write(DIGITS)
        await it.press("enter")
        assert it.app.shown == "pin"
        now += 5.1
        await it.write(DIGITS)
        await it.press("enter")
        assert it.app.shown == "hand"


async def test_leaving_the_pin_leads_back_to_the_table() -> None:
    guarded()
    async with match(pins=True) as it:
        await it.press("enter")
        await it.write("27")
        await it.press("escape")
        assert it.app.shown == "table"
        await it.press("enter")
        assert "●" not in it.text()


async def test_a_forgotten_pin_is_taken_away_openly_between_rounds() -> None:
    async with match(pins=True) as it:
        await to_round_over(it)
        for name in ("Nora", "Emil"):
            it.app.guard.pins.set(name, DIGITS)
        await it.press("e", "f9", "escape")
        assert it.app.shown == "round_over"
        assert "Nora has no PIN any more" in it.text()
        assert not Pins().has("Nora")
        assert Pins().has("Emil")
        await it.press("enter", "enter")
        assert "Nora has no PIN" in it.words()


async def test_a_pin_is_chosen_by_typing_it_twice() -> None:
    async with match(pins=True) as it:
        await to_round_over(it)
        await it.press("e", "f9")
        await it.write("12")
        await it.press("enter")
        assert "4 to 8 digits" in it.text()
        await it.write("1234")
        await it.press("enter")
        await it.write("1235")
        await it.press("enter")
        assert "not the same" in it.text()
        for _ in range(2):
            await it.write("1234")
            await it.press("enter")
        assert "Nora has a PIN now" in it.text()
        await it.press("enter")
        assert it.app.shown == "seats"
        assert "PIN" in it.lines()[line_of(it, "Nora")]
        assert "PIN" not in it.lines()[line_of(it, "Emil")]
        assert Pins().is_right("Nora", "1234")


async def test_people_are_seated_before_they_choose_a_pin() -> None:
    async with match(pins=True) as it:
        await to_round_over(it)
        await it.press("e", "f3", "f9")
        assert it.app.shown == "seats"
        assert "Seat these people first" in it.words()
        await it.press("enter", "e", "f9")
        assert it.app.shown == "pin"


def line_of(it: Desk, name: str) -> int:
    """The row in which somebody sits."""
    return next(row for row, line in enumerate(it.lines()) if name in line)


async def test_pins_are_asked_for_only_while_the_table_wants_them() -> None:
    guarded()
    async with match(pins=False) as it:
        await it.press("enter", "enter")
        assert it.app.shown == "hand"
        await it.press("f2")
        assert "set a PIN" not in it.text()
        await it.press("escape")
        await to_round_over(it)
        await it.press("e")
        assert "PIN" not in it.text()


async def test_pins_switched_off_in_a_round_guard_until_it_is_over() -> None:
    guarded()
    async with match(pins=True) as it:
        await it.press("enter")
        it.app.use_preferences(replace(it.app.preferences, pins=False))
        await it.press("enter")
        assert it.app.shown == "pin"
        await it.write(DIGITS)
        await it.press("enter")
        assert it.app.shown == "hand"
        for name in NAMES:
            it.app.guard.pins.clear(name)
        await to_round_over(it)
        for name in NAMES:
            it.app.guard.pins.set(name, DIGITS)
        await it.press("enter", "enter", "enter")
        assert it.app.shown in ("hand", "exchange")


def kept_app(**wishes: bool) -> BomsApp:
    """A match that is kept, at its first deal."""
    pack, keeping = find_pack("presidenten"), Keeping()
    table = open_table(pack.rules, NAMES, seed=3, record=keeping.begin(pack.rules, pack.id, NAMES))
    return BomsApp(table, preferences=Preferences(animations=Speed.OFF, **wishes), pack=pack, keeping=keeping)


@asynccontextmanager
async def on_screen(app: BomsApp) -> AsyncIterator[Desk]:
    """The program, looked at."""
    async with app.run_test(size=(80, 24)) as pilot:
        it = Desk(app, pilot)
        await it.settle()
        yield it
    app.keeping.close()


async def is_asked(it: Desk) -> bool:
    """Whether going on with the match asks for a PIN before a hand."""
    await it.press("enter")
    assert it.app.shown == "table"
    await it.press("enter")
    assert it.app.shown in ("pin", "hand")
    return it.app.shown == "pin"


async def test_pins_switched_off_at_the_start_guard_the_round_that_waits() -> None:
    guarded()
    async with on_screen(kept_app(pins=True)) as it:
        await it.press("f2", "b")
        assert it.app.shown == "start"
        it.app.use_preferences(replace(it.app.preferences, pins=False))
        assert await is_asked(it)


@pytest.mark.parametrize("has_looked", [False, True])
async def test_pins_switched_off_guard_the_round_that_waits_also_when_boms_begins_anew(has_looked: bool) -> None:
    guarded()
    async with on_screen(kept_app(pins=True)) as it:
        if has_looked:
            await it.press("enter")
            await it.write(DIGITS)
            await it.press("enter")
            assert it.app.shown == "hand"
    async with on_screen(BomsApp(preferences=Preferences(animations=Speed.OFF, pins=False))) as it:
        assert await is_asked(it)


async def test_a_round_dealt_without_pins_is_not_guarded_when_boms_begins_anew() -> None:
    guarded()
    async with on_screen(kept_app(pins=False)) as it:
        assert it.app.shown == "deal"
    async with on_screen(BomsApp(preferences=Preferences(animations=Speed.OFF, pins=False))) as it:
        assert not await is_asked(it)


async def test_no_pin_is_taken_away_on_players_while_a_round_waits() -> None:
    guarded()
    async with on_screen(kept_app(pins=True)) as it:
        await it.press("f2", "b", "n", "enter")
        assert it.app.shown == "players"
        it.app.setup.names = NAMES
        it.app.show("players")
        await it.press("up", "up", "up", "up", "f9")
        assert "round is not over" in it.words()
        await it.press("enter")
        assert it.app.shown == "players"
        assert all(Pins().has(name) for name in NAMES)


@pytest.mark.parametrize("pins", [True, False])
async def test_where_pins_cannot_be_read_no_hand_is_shown(pins: bool) -> None:
    guarded()
    Pins().path.write_bytes(b"nonsense")
    async with on_screen(kept_app(pins=pins)) as it:
        await it.press("enter")
        assert it.app.shown == "page"
        assert "cannot be read" in it.words()
        await it.press("enter", "enter")
        assert it.app.shown == "page"
        assert it.app.walk is not None and it.app.walk.holder is None


async def test_where_pins_cannot_be_read_any_more_when_one_is_typed_no_hand_is_shown() -> None:
    guarded()
    async with on_screen(kept_app(pins=True)) as it:
        await it.press("enter")
        assert it.app.shown == "pin"
        Pins().path.write_bytes(b"nonsense")
        await it.write(DIGITS)
        await it.press("enter")
        assert it.app.shown == "page"
        assert "cannot be read" in it.words()
        assert it.app.walk is not None and it.app.walk.holder is None


async def test_a_pin_is_set_from_the_menu_by_who_knows_the_old_one() -> None:
    Pins().set("Nora", DIGITS)
    async with match(pins=True) as it:
        await it.press("enter", "f2", "i")
        assert "Nora (has one)" in it.text()
        await it.press("2")
        assert "Choose a PIN" in it.text()
        for _ in range(2):
            await it.write("1234")
            await it.press("enter")
        await it.press("enter")
        assert it.app.shown == "table"
        await it.press("f2", "i", "1")
        assert "Type your PIN" in it.text()
        await it.write(DIGITS)
        await it.press("enter")
        assert "Choose a PIN" in it.text()
        for _ in range(2):
            await it.write("4321")
            await it.press("enter")
    assert Pins().is_right("Emil", "1234")
    assert Pins().is_right("Nora", "4321")


async def test_who_has_forgotten_the_pin_is_told_what_helps() -> None:
    guarded()
    async with match(pins=True) as it:
        await it.press("enter", "enter")
        assert "Forgotten? Between two rounds" in it.text()
        await it.press("escape", "f2", "i", "1")
        assert "Forgotten?" in it.text()


async def test_players_shows_who_has_a_pin_and_a_forgotten_one_is_taken_away_there() -> None:
    Pins().set("Nora", DIGITS)
    app = BomsApp(preferences=Preferences(animations=Speed.OFF, pins=True), seed="pins")
    async with app.run_test(size=(80, 24)) as pilot:
        it = Desk(app, pilot)
        await it.settle()
        app.setup.names = NAMES
        await it.press("n", "enter")
        assert it.app.shown == "players"
        assert "PIN" in it.lines()[line_of(it, "Nora")]
        assert "take the PIN away" in it.text()
        await it.press("f9")
        assert "PIN" not in it.lines()[line_of(it, "Nora")]
        await it.press("f9")
        assert it.app.shown == "pin"
    assert not Pins().has("Nora")


def test_pins_are_kept_as_hashes_that_nobody_else_can_read() -> None:
    guarded()
    path = Pins().path
    assert DIGITS.encode() not in path.read_bytes()
    assert path.stat().st_mode & 0o077 == 0
    with pytest.raises(ValueError, match="digits"):
        Pins().set("Nora", "123")


def test_pins_wait_longer_with_every_wrong_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boms.store.pins.time", lambda: now)
    now, waits = 0.0, []
    pins = Pins()
    pins.set("Nora", DIGITS)
    for _ in range(6):
        assert not pins.is_right("Nora", "0000")
        waits.append(pins.wait("Nora"))
        now += waits[-1] + 1
    assert waits == [0, 0, 5, 10, 20, 40]
    assert pins.is_right("Nora", DIGITS)
    assert pins.wait("Nora") == 0


async def to_new_seats(it: Desk) -> None:
    """Plays a kept match to the end of a round, after which somebody leaves."""
    await People(it.app, it.pilot, 1).play_rounds(1)
    await it.settle()
    await it.press("e", "delete", "enter")
    assert it.app.shown == "round_over"


async def test_a_match_left_after_seats_have_changed_goes_on_with_those_who_sit() -> None:
    async with on_screen(kept_app()) as it:
        await to_new_seats(it)
        await it.press("f2", "b")
        assert it.app.shown == "start"
    async with on_screen(BomsApp(preferences=Preferences(animations=Speed.OFF))) as it:
        await it.press("enter")
        assert it.app.shown == "deal"
        assert it.app.walk is not None and it.app.walk.table.names() == NAMES[1:]


async def test_a_match_stopped_after_seats_have_changed_can_be_looked_back_at() -> None:
    async with on_screen(kept_app()) as it:
        await to_new_seats(it)
        await it.press("s", "y")
        assert it.app.shown == "match_over"
        it.app.use_preferences(replace(it.app.preferences, pins=True))
        it.app.use_preferences(replace(it.app.preferences, pins=False))
        await it.press("f2", "m")
        assert it.app.shown == "history"
        await it.press("enter")
        assert "Nora" in it.text()
        await it.press("escape", "escape", "f2", "f")
        assert it.app.shown == "hall_of_fame"
