"""Matches: kept from the first move, gone on with, looked back at, and what is said where they are not."""

from collections.abc import Mapping
from contextlib import nullcontext
from random import Random

import pytest

from boms.chance import open_table
from boms.match import Choice
from boms.packs import find_pack
from boms.rules import PassLasts, with_values
from boms.seat import Phase
from boms.store import Keeping, open_store
from boms.store.folder import usual_path
from boms.ui.app import BomsApp
from boms.ui.preferences import GiftTies, Preferences
from boms.ui.terminal import say_farewell
from tests.ui.people import People
from tests.ui.setting_up import Desk, desk
from tests.unit.match.playing import play_rounds
from tests.unit.store.keeping import RULES, begin, fill

NAMES = ("Nora", "Emil", "Sara", "Jonas")
QUIET = Preferences(animations=False)


def kept_app(preferences: Preferences = QUIET, rules: Mapping[str, object] | None = None) -> BomsApp:
    """The program at the deal of a new match."""
    pack, keeping = find_pack("presidenten"), Keeping()
    played = with_values(pack.rules, rules or {})
    table = open_table(played, NAMES, seed=3, record=keeping.begin(played, pack.id, NAMES))
    return BomsApp(table, preferences=preferences, pack=pack, keeping=keeping)


def finished(rounds: int = 2) -> None:
    """A stored match that is over."""
    with open_store() as store:
        table = begin(store)
        play_rounds(table, rounds, Random(1))
        table.stop()


async def test_a_match_goes_on_at_the_pending_decision_behind_the_hand_over() -> None:
    app = kept_app()
    async with app.run_test(size=(80, 24)) as pilot:
        people = People(app, pilot, 1)
        await people.press("enter", "enter")
        await people.turn()
        before = app.walk and app.walk.table.public()
        app.keeping.close()
    async with desk() as it:
        assert "Continue the match" in it.text()
        assert "Round 1: Nora, Emil, Sara and Jonas" in it.text()
        await it.press("enter")
        assert it.app.shown == "table"
        assert it.app.walk is not None and it.app.walk.holder is None
        assert it.app.walk.table.public() == before


async def test_choices_of_the_exchange_are_pending_again() -> None:
    with open_store() as store:
        table = begin(store)
        play_rounds(table, 1, Random(1))
        table.deal()
        assert table.public().phase is Phase.EXCHANGE
        before = table.public()
    async with desk() as it:
        it.app.preferences = Preferences(animations=False, gift_ties=GiftTies.CHOOSE)
        await it.press("enter")
        assert it.app.walk is not None
        assert it.app.walk.table.public() == before
        assert "Take the screen to give " in it.text()
        await it.press("enter")
        assert it.app.shown == "exchange"


async def test_who_has_passed_for_the_whole_trick_is_not_asked_again_after_going_on() -> None:
    app = kept_app(rules={"pass_lasts": PassLasts.TURN})
    async with app.run_test(size=(80, 24)) as pilot:
        people = People(app, pilot, 1)
        await people.press("enter", "enter")
        while not people.table.public().pile:
            await people.turn()
        seat, trick = people.table.public().to_act, people.table.public().tricks
        while app.shown != "hand":
            await people.press("enter")
        await people.press("P", "P")
        assert Choice.TRICK in people.table.choices().values()
        app.keeping.close()
    async with desk("enter") as it:
        people = People(it.app, it.pilot, 1)
        asked = 0
        while people.table.public().tricks == trick and it.app.shown == "table":
            call = it.app.walk and it.app.walk.call()
            assert call is not None and call.seat != seat
            while it.app.shown == "table":
                await people.press("enter")
            await people.turn()
            asked += 1
        assert asked >= 3


async def test_after_a_round_the_new_rules_are_still_to_come_when_a_match_is_gone_on_with() -> None:
    with open_store() as store:
        table = begin(store)
        play_rounds(table, 1, Random(1))
        table.change_rules(with_values(RULES, {"points": {}}))
    async with desk("enter") as it:
        assert it.app.shown == "round_over"
        assert "The new rules hold from the next deal on" in it.words()
        assert "this round" in it.words()


async def test_several_unfinished_matches_are_listed_and_one_can_be_forgotten() -> None:
    fill(usual_path(), 3)
    async with desk("c") as it:
        assert it.app.shown == "continue_match"
        assert it.text().count("Presidenten") == 3
        await it.press("down", "delete")
        assert "for good" in it.text()
        assert "hall of fame goes too" in it.text()
        await it.press("enter")
        assert it.text().count("Presidenten") == 3
        await it.press("delete", "y")
        assert it.text().count("Presidenten") == 2
        await it.press("enter")
        assert it.app.shown == "table"


async def test_a_second_evening_starts_with_three_enters() -> None:
    finished()
    async with desk() as it:
        assert "The same table again" in it.text()
        assert "Nora, Emil, Sara and Jonas" in it.text()
        await it.press("enter")
        assert it.app.setup.rules == RULES
        await it.press("enter", "enter")
        assert it.app.shown == "hand"
        assert it.app.walk is not None and it.app.walk.table.names() == NAMES


async def test_names_and_variant_of_the_last_match_are_offered_for_a_new_one() -> None:
    finished()
    async with desk("n", "enter") as it:
        assert it.app.shown == "players"
        assert it.app.setup.names == NAMES


async def test_names_are_completed_from_earlier_evenings() -> None:
    finished()
    async with desk("n", "enter") as it:
        await it.press("delete")
        await it.write("no")
        assert "complete" in it.text()
        await it.press("tab")
        assert it.app.setup.names[0] == "Nora"
        await it.press("tab")
        await it.write("No")
        assert "complete" not in it.text()


async def test_what_cannot_be_kept_is_said_and_kept_later() -> None:
    with open_store():
        app = kept_app()
        async with app.run_test(size=(80, 24)) as pilot:
            it, people = Desk(app, pilot), People(app, pilot, 1)
            await it.settle()
            assert "Another boms is playing" in it.words()
            await it.press("enter")
            assert app.shown == "deal"
            assert "not kept" in it.lines()[0]
            await it.press("enter")
            await people.turn()
            await it.press("ctrl+q")
            assert "would be lost" in it.words()
    assert Keeping().last_and_unfinished() == ()


async def test_what_was_not_kept_is_kept_as_soon_as_that_can_be_done() -> None:
    store = open_store()
    app = kept_app()
    async with app.run_test(size=(80, 24)) as pilot:
        it, people = Desk(app, pilot), People(app, pilot, 1)
        await it.settle()
        await it.press("enter", "enter")
        store.close()
        await people.turn()
        await it.settle()
        assert "kept again" in it.words()
        await it.press("enter")
        assert "not kept" not in it.text()
        app.keeping.close()
    with open_store(reading=True) as reader:
        assert len(reader.load(1).moves) >= 2


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_the_list_says_when_it_was_played_and_whoever_there_is_room_for(size: tuple[int, int]) -> None:
    finished()
    with open_store() as store:
        names = ("Annabelle", "Bartholomew", "Christoffer", "Dorothea", "Ellinor", "Fredrik", "Gunnhild", "Halvor")
        begin(store, names=names).deal()
    async with desk("m", size=size) as it:
        line = next(line for line in it.lines() if "Nora" in line)
        assert ":" in line
        assert "Nora, Emil, Sara, Jonas" in line or size[0] < 80
        long = next(line for line in it.lines() if "Annabelle" in line)
        assert "Annabelle, Bartholomew, …" in long or ("Annabelle, …" in long and size[0] < 80)


@pytest.mark.parametrize("is_kept", [True, False])
async def test_the_last_words_say_whether_the_match_is_kept(is_kept: bool, capsys: pytest.CaptureFixture[str]) -> None:
    with nullcontext() if is_kept else open_store():
        app = kept_app()
        async with app.run_test(size=(80, 24)) as pilot:
            it = Desk(app, pilot)
            await it.press("enter", "enter")
            await it.press("ctrl+q", "y")
        app.keeping.close()
    say_farewell(app)
    said = capsys.readouterr().out
    assert ("boms resume goes on with it" in said) == is_kept
    assert ("ends here, unfinished" in said) == (not is_kept)


async def test_who_leaves_without_a_match_is_told_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    async with desk("ctrl+q", "y") as it:
        pass
    say_farewell(it.app)
    assert capsys.readouterr().out == ""


async def test_a_match_that_another_boms_plays_is_not_gone_on_with() -> None:
    fill(usual_path(), 1)
    with open_store():
        async with desk("enter") as it:
            assert it.app.shown == "page"
            assert "Another boms is playing" in it.words()
            await it.press("enter")
            assert it.app.shown == "start"


async def test_a_damaged_file_is_put_aside_and_that_is_said() -> None:
    fill(usual_path(), 2)
    path = usual_path()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 3)
        file.write(b"\xff" * (size // 3))
    async with desk() as it:
        await it.press("enter", "enter")
        assert "was damaged" in it.words()
        await it.press("enter")
        assert it.app.shown == "table"


async def test_any_match_is_looked_at_forward_and_back() -> None:
    finished(rounds=2)
    async with desk("m", "enter") as it:
        assert it.app.shown == "look_back"
        first = it.text()
        assert "round 1/2" in first
        assert "step 1/" in first
        await it.press("right", "right", "left", "left")
        assert it.text() == first
        await it.press("down")
        assert "trick 2/" in it.text()
        await it.press("up")
        assert it.text() == first
        await it.press("pagedown")
        assert "round 2/2" in it.text()
        await it.press("left")
        assert "round 1/2" in it.text()
        await it.press("escape")
        assert it.app.shown == "history"
        await it.press("escape")
        assert it.app.shown == "start"


async def test_a_finished_match_is_forgotten_after_a_question_and_with_it_what_it_counted_for() -> None:
    finished()
    async with desk("m", "delete") as it:
        assert "Forget this match for good?" in it.text()
        assert "Presidenten, 2 rounds" in it.text()
        assert "Nora, Emil, Sara and Jonas" in it.text()
        await it.press("n")
        assert it.app.shown == "history" and "1 match" in it.text()
        await it.press("x", "escape")
        assert it.app.shown == "history" and "1 match" in it.text()
        await it.press("x", "up", "enter")
        assert "No match has been played yet" in it.text()
        assert it.app.keeping.read(lambda store: store.statistics()) == ()


async def test_the_match_at_the_table_is_not_forgotten() -> None:
    app = kept_app()
    async with app.run_test(size=(80, 24)) as pilot:
        it = Desk(app, pilot)
        await it.press("enter", "enter", "enter", "f2", "h", "delete")
        assert "is being played" in it.text()
    assert len(Keeping().last_and_unfinished()) == 2


async def test_a_match_gone_on_with_is_not_forgotten_before_anybody_has_played() -> None:
    fill(usual_path(), 1)
    async with desk("enter", "f2", "h", "x") as it:
        assert "is being played" in it.text()
    assert len(Keeping().last_and_unfinished()) == 2


async def test_looking_back_ends_with_the_last_cards_and_goes_no_further() -> None:
    finished(rounds=2)
    async with desk("m", "enter") as it:
        await it.press("pagedown", "pagedown")
        last = it.lines()
        place = last[0].split("step ")[1]
        assert place.split("/")[0] == place.split("/")[1].split()[0]
        assert "leads" not in " ".join(line[:48] for line in last)
        await it.press("pagedown", "right", "down")
        assert it.lines() == last


async def test_a_running_round_is_not_looked_back_at_where_the_table_forbids_remembering() -> None:
    fill(usual_path(), 1, rounds=1)
    async with desk("m") as it:
        it.app.preferences = Preferences(animations=False, memory=False)
        await it.press("enter")
        assert "round 1/1" in it.text()


async def test_the_hall_of_fame_counts_by_variant_and_two_spellings_become_one_person() -> None:
    finished()
    with open_store() as store:
        table = begin(store, pack="praesident", names=("nora", "Emil", "Sara", "Bo"))
        play_rounds(table, 1, Random(2))
        table.stop()
    async with desk("f") as it:
        assert "all variants" in it.text()
        assert row(it, "nora") and row(it, "Nora")
        await it.press("right")
        assert not row(it, "nora") or not row(it, "Nora")
        await it.press("left")
        await choose(it, "nora")
        await it.press("m")
        await choose(it, "Nora")
        await it.press("enter")
        assert not row(it, "nora")
        assert row(it, "Nora")[1] == "3"
        await it.press("u")
        assert row(it, "nora")


async def test_people_who_played_together_cannot_be_one() -> None:
    finished()
    async with desk("f") as it:
        await it.press("m", "down", "enter")
        assert "cannot be one person" in it.words()


def row(it: Desk, name: str) -> list[str]:
    """The words of a person's row."""
    return next((line.split()[-7:] for line in it.lines() if name in line.split()), [])


async def choose(it: Desk, name: str) -> None:
    """Moves to a person's row."""
    await it.press(*["up"] * 9)
    for _ in range(9):
        if any("▸" in line and name in line.split() for line in it.lines()):
            return
        await it.press("down")
    raise AssertionError(it.text())


async def test_a_list_without_rows_offers_no_key_to_move_in_it() -> None:
    async with desk("f2", "m") as it:
        assert "No match has been played yet" in it.text()
        assert "up and down" not in it.text()
