"""How to play: the lesson by the keys it teaches, by the mouse, by wrong keys, and left at any moment."""

from pathlib import Path

import pytest

from boms.match import Move
from boms.seat import Phase
from boms.text import use_language
from boms.ui.screens.how_to_play import HowToPlayScreen
from boms.ui.tutorial import Coach, Lesson
from boms.ui.tutorial.script import NAMES, STEPS, practice_table
from tests.ui.setting_up import Desk, desk


@pytest.fixture(autouse=True)
def config(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(tmp_path))
    monkeypatch.setenv("BOMS_DATA_DIR", str(tmp_path))
    return tmp_path


KEYS = (
    ("enter", "space"),
    ("enter", "5", "5", "enter"),
    ("enter", "9", "enter"),
    ("enter", "p", "p"),
    ("enter", "c", "enter"),
    ("k", "enter"),
)
"""What the coach asks for, step by step; after the master card the hand stays in view."""

SPEECHES = ("You are Emil", "They are gone", "Nora lays two eights", "Kari lays two queens", "Nora lays a two")


def lesson_of(it: Desk) -> Lesson:
    screen = it.app.framed("how_to_play")
    assert isinstance(screen, HowToPlayScreen) and screen.lesson is not None
    return screen.lesson


async def steps(it: Desk, number: int) -> None:
    for keys in KEYS[:number]:
        await it.press(*keys)


def test_the_script_is_a_whole_legal_round() -> None:
    table = practice_table()
    me = table.public().to_act
    assert me == 0
    for step in STEPS:
        if step.goal is not None:
            assert (table.sit(0).lay(step.goal) if step.goal else table.sit(0).pass_turn()) is None
        for action in step.then:
            assert table.act(action) is None
    places = [face.place for face in table.public().seats]
    assert table.public().phase is Phase.ROUND_OVER
    assert places == [1, 2, 4, 3]


async def test_the_keys_that_are_taught_lead_to_the_end_and_back_to_start() -> None:
    async with desk("h") as it:
        for number, keys in enumerate(KEYS):
            if number < len(SPEECHES):
                assert SPEECHES[number] in " ".join(it.words().split())
            assert f"step {number + 1} of 6" in it.text()
            await it.press(*keys)
        assert it.app.shown == "how_to_play"
        assert "Emil is President" in it.text()
        assert "until only Ola had cards left" in it.words()
        await it.press("enter")
        assert it.app.shown == "start"


async def test_the_mouse_alone_leads_to_the_end() -> None:
    async with desk(size=(120, 40)) as it:
        await it.click("How to play")
        await it.click("show my hand", on="Enter  show")
        await it.click("hide", on="Space  hide")
        await it.click("show my hand", on="Enter  show")
        await it.click("5×2")
        await it.click("5×2")
        await it.click("lay", on="Enter  lay")
        await it.click("show my hand", on="Enter  show")
        await it.click("9×2")
        await it.click("lay", on="Enter  lay")
        await it.click("show my hand", on="Enter  show")
        await it.click("P  pass")
        await it.click("P  pass")
        await it.click("show my hand", on="Enter  show")
        await it.click("C  master card")
        await it.click("lay", on="Enter  lay")
        await it.press("k")
        await it.click("lay", on="Enter  lay")
        assert lesson_of(it).is_done
        await it.click("done", on="Enter  done")
        assert it.app.shown == "start"


@pytest.mark.parametrize("number", range(len(KEYS) + 1))
async def test_escape_leaves_at_any_moment_and_the_next_lesson_begins_anew(number: int) -> None:
    async with desk("h") as it:
        await steps(it, number)
        await it.press("escape")
        assert it.app.shown == "start"
        await it.press("h")
        assert lesson_of(it).number == 0
        await it.press("enter", "escape")
        assert it.app.shown == "start"


@pytest.mark.parametrize("number", range(len(KEYS)))
async def test_other_keys_are_answered_and_change_nothing(number: int) -> None:
    """Whatever is typed, the step stays until its goal is reached; then it goes on as ever."""
    async with desk("h") as it:
        await steps(it, number)
        if it.app.shown == "how_to_play":
            await it.press("y", "5")
            assert "does nothing just now" in it.words()
            await it.press("enter")
        await it.press("y")
        assert "does nothing just now" in it.words()
        wrong = [key for key in "3478jqa2x!" if key not in KEYS[number]]
        await it.press(*wrong, "left", "down", "f4")
        assert lesson_of(it).number == number
        assert it.app.shown == "practice_hand"
        while it.app.framed("practice_hand").chosen.cards:  # type: ignore[attr-defined]
            await it.press("right", "down")
        await it.press(*KEYS[number][number < 5 :])
        assert lesson_of(it).number == number + 1


async def test_what_is_allowed_but_not_asked_for_is_put_off() -> None:
    async with desk("h", "enter", "space", "enter") as it:
        await it.press("k", "enter")
        assert "allowed too, but first something else" in it.words()
        assert lesson_of(it).number == 1
        await it.press("5", "enter")
        assert "allowed too" in it.words()
        await it.press("5", "enter")
        assert lesson_of(it).number == 2


async def test_what_the_rules_forbid_is_refused_in_the_words_of_the_game() -> None:
    async with desk("h", "enter", "space", "enter", "p", "p") as it:
        assert lesson_of(it).number == 1
        assert "lead" in it.words()
        await it.press("5", "5", "enter", "enter", "k", "enter")
        assert lesson_of(it).number == 2
        assert "two cards" in it.words().lower()


async def test_a_hidden_hand_is_shown_by_enter_only() -> None:
    async with desk("h", "enter", "space") as it:
        for key in ("space", "5", "p", "k", "tab", "right"):
            await it.press(key)
            assert it.app.shown == "how_to_play"
        await it.press("enter")
        assert it.app.shown == "practice_hand"


async def test_the_rules_and_the_menu_lead_back_into_the_lesson() -> None:
    async with desk("h", "enter", "space", "enter", "5", "f1") as it:
        assert it.app.shown == "page"
        await it.press("enter", "f2", "escape")
        assert it.app.shown == "practice_hand"
        assert lesson_of(it).number == 1
        await it.press("5", "enter")
        assert lesson_of(it).number == 2


async def test_no_match_is_touched(config: Path) -> None:
    """The match that could be gone on with stays what it was; nothing is written."""
    before = sorted(config.rglob("*"))
    moves: list[Move] = []
    async with desk("h") as it:
        await steps(it, len(KEYS))
        assert it.app.walk is None
        assert it.app.setup.names == ()
        await it.press("enter")
    assert moves == []
    assert [path for path in sorted(config.rglob("*")) if "boms" in path.name] == [
        path for path in before if "boms" in path.name
    ]


async def test_the_others_cards_are_never_shown() -> None:
    """Before they are laid: the player sees six cards, the others only how many they are."""
    async with desk("h", "enter") as it:
        assert it.app.shown == "practice_hand"
        view = it.app.framed("practice_hand").view  # type: ignore[attr-defined]
        assert view.seat == 0
        assert [face.name for face in view.public.seats] == list(NAMES)


@pytest.mark.parametrize("language", ["en", "nb", "de"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_coach_has_room_for_every_word(language: str, size: tuple[int, int]) -> None:
    use_language(language)
    async with desk("h", size=size) as it:
        for keys in ((), *KEYS):
            for key in keys:
                await it.press(key)
                assert all_said(it)


def all_said(it: Desk) -> bool:
    """Whether the last words of the coach can be read."""
    coach = it.app.screen.query_one(Coach)
    text = " ".join(coach.render_line(y).text for y in range(coach.size.height))
    return "▼" not in text and "▲" not in text
