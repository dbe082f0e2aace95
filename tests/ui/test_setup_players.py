"""Players: names typed, moved, removed and refused, the first dealer, and how many may play."""

import pytest
from msgspec.structs import replace

from boms.ui.widgets.setup_names import free_name, moved, usual_names
from tests.ui.setting_up import AGREEMENT, PLAYERS, desk


async def test_a_name_just_reached_is_typed_over() -> None:
    async with desk(*PLAYERS) as it:
        await it.write("Nora")
        await it.press("down")
        await it.write("Emil B")
        assert it.app.setup.names[:2] == ("Nora", "Emil B")


async def test_enter_after_a_name_asks_for_the_next_and_goes_on_after_the_last() -> None:
    async with desk(*PLAYERS) as it:
        for name in ("Nora", "Emil", "Sara", "Jonas"):
            assert it.app.shown == "players"
            await it.write(name)
            await it.press("enter")
        assert it.app.shown == "agreement"
        assert it.app.setup.names == ("Nora", "Emil", "Sara", "Jonas")


async def test_enter_on_a_name_nobody_typed_over_goes_on_with_it() -> None:
    async with desk(*PLAYERS) as it:
        await it.write("Nora")
        await it.press("enter", "enter")
        assert it.app.shown == "agreement"
        assert it.app.setup.names[0] == "Nora"


@pytest.mark.parametrize("keys", [PLAYERS, AGREEMENT])
async def test_names_that_nobody_typed_over_change_their_language_with_the_program(keys: tuple[str, ...]) -> None:
    async with desk(*keys[:2]) as it:
        await it.write("Nora")
        await it.press(*keys[2:], "f2", "p")
        it.app.use_preferences(replace(it.app.preferences, language="nb"))
        await it.press("escape")
        assert it.app.setup.names == ("Nora", "Spiller 2", "Spiller 3", "Spiller 4")
        assert "Spiller 2" in it.text()


async def test_a_name_can_be_mended_in_the_middle() -> None:
    async with desk(*PLAYERS) as it:
        await it.write("Nra")
        await it.press("left", "left")
        await it.write("o")
        await it.press("right", "right", "backspace")
        await it.write("e")
        assert it.app.setup.names[0] == "Nore"


@pytest.mark.parametrize("name", ["[red]", "[/b]Ola", "{x}", "Åse-Lise", "李小龙", "@click=app.quit"])
async def test_names_are_shown_as_they_are_written(name: str) -> None:
    async with desk(*PLAYERS) as it:
        screen = it.app.framed("players")
        screen.typed(name)  # type: ignore[attr-defined]
        await it.settle()
        assert name.replace("\u200b", "") in it.text().replace(" ", "") or name in it.text()
        await it.press("down", "enter")
        assert it.app.shown == "agreement"
        assert it.app.setup.names[0] == name


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "has no name"),
        ("   ", "has no name"),
        ("player 2", "sits there already"),
        ("x" * 40, "is too long"),
        ("李" * 11, "is too long"),
        ("ask", "begin it with a capital letter"),
        ("code", "begin it with a capital letter"),
        ("Ola\u202eNordmann", "control characters"),
        ("Ola\x1b[31m", "control characters"),
    ],
)
async def test_a_name_that_cannot_be_used_is_refused_in_a_sentence(name: str, said: str) -> None:
    async with desk(*PLAYERS) as it:
        await it.press("backspace")
        if name.strip():
            it.app.framed("players").typed(name)  # type: ignore[attr-defined]
        await it.press("enter")
        assert it.app.shown == "players"
        assert said in it.text()


async def test_a_word_of_the_record_with_a_capital_letter_is_a_name() -> None:
    async with desk(*PLAYERS) as it:
        await it.write("Ask")
        await it.press("down", "enter")
        assert it.app.shown == "agreement"


async def test_by_keys_players_are_added_removed_and_moved() -> None:
    async with desk(*PLAYERS, "f3") as it:
        assert len(it.app.setup.names) == 5
        await it.write("Kari")
        await it.press("f6", "shift+up")
        assert it.app.setup.names[2] == "Kari"
        await it.press("f7")
        assert it.app.setup.names[3] == "Kari"
        await it.press("delete")
        assert "Kari" not in it.app.setup.names
        assert len(it.app.setup.names) == 4


async def test_by_mouse_players_are_added_removed_and_moved() -> None:
    async with desk(*PLAYERS) as it:
        await it.click("one more player")
        assert len(it.app.setup.names) == 5
        await it.click("▼", on="Player 1")
        assert it.app.setup.names[:2] == ("Player 2", "Player 1")
        await it.click("▲", on="Player 3")
        assert it.app.setup.names[:3] == ("Player 2", "Player 3", "Player 1")
        await it.click("×", on="Player 2")
        assert it.app.setup.names[0] == "Player 3"
        await it.click("Player 4")
        await it.write("Sara")
        assert "Sara" in it.app.setup.names


async def test_typing_below_the_last_name_adds_a_player() -> None:
    async with desk(*PLAYERS, *["down"] * 9) as it:
        await it.write("Liv")
        assert it.app.setup.names[4] == "Liv"


async def test_eight_are_the_most() -> None:
    async with desk(*PLAYERS, *["f3"] * 9) as it:
        assert len(it.app.setup.names) == 8
        assert "one more player" not in it.text()
        assert "8 players are the most" in it.text()
        await it.press("delete")
        assert "8 players are the most" not in it.text()


async def test_the_first_dealer_is_drawn_or_chosen() -> None:
    async with desk(*PLAYERS) as it:
        assert "The first dealer is drawn" in it.text()
        await it.press("down", "f5")
        assert it.app.setup.dealer == 1
        assert "Player 2 deals first" in it.text()
        await it.press("f7")
        assert it.app.setup.dealer == 2
        await it.press("f5")
        assert it.app.setup.dealer is None
        await it.click("deals first", on="Player 4")
        assert it.app.setup.dealer == 3


async def test_whoever_deals_first_does_so_until_taken_away() -> None:
    async with desk(*PLAYERS, "down", "down", "f5", "up", "delete") as it:
        assert it.app.setup.names[it.app.setup.dealer or 0] == "Player 3"
        await it.press("delete")
        assert it.app.setup.dealer is None


async def test_the_chosen_dealer_deals() -> None:
    async with desk(*PLAYERS, "down", "down", "f5", "enter", "enter") as it:
        assert it.app.walk is not None
        assert it.app.walk.table.public().dealer == 2


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (("delete", "delete"), "need at least 4 players: add 2 more"),
        (("delete",), "need at least 4 players: add one more"),
        (("f3",) * 4, "take at most 7 players: take one away"),
    ],
)
async def test_too_few_and_too_many_for_the_rules_are_refused(keys: tuple[str, ...], said: str) -> None:
    async with desk("n", "down", "down", "enter", *keys, "enter") as it:
        assert it.app.setup.rules.min_players == 4
        assert it.app.shown == "players"
        assert said in it.text()


def test_a_new_player_gets_a_name_nobody_has() -> None:
    assert free_name(("player 1", "Player 3")) == "Player 2"
    assert free_name(usual_names(7)) == "Player 8"
    assert free_name(("Ane", "Bo", "Cato", "Dag", "Eva")) == "Player 6"


def test_who_sits_at_the_end_cannot_move_further() -> None:
    assert moved(("A", "B"), 0, -1) == (("A", "B"), 0)
    assert moved(("A", "B"), 0, 1) == (("B", "A"), 1)
