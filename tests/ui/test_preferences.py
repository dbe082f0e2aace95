"""Preferences: a file for people, a screen for the rest, and what each does at the table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from boms.chance import open_table
from boms.packs import PackError, problem_text
from boms.rules import Rules
from boms.text import LANGUAGES, use_language
from boms.ui.app import BomsApp
from boms.ui.commands import clashes
from boms.ui.keymap import USUAL, changeable, keymap_clashes
from boms.ui.preference_table import BY_KEY, KEYS, PREFERENCES
from boms.ui.preference_words import explanation, label, value_word
from boms.ui.preferences import Preferences, Speed
from boms.ui.preferences_file import (
    fresh_text,
    preferences_path,
    read_preferences,
    refusal_of_key,
    write_keys,
    write_preference,
)
from boms.ui.screens.hand import HandScreen
from boms.ui.screens.layout import LARGE
from boms.ui.yaml_lines import with_value
from tests.ui.samples import NAMES
from tests.ui.setting_up import Desk


@pytest.fixture(autouse=True)
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The user's file, which is not there yet."""
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(tmp_path))
    monkeypatch.setenv("BOMS_DATA_DIR", str(tmp_path / "played"))
    return tmp_path / "preferences.yaml"


# Reading


def test_no_file_is_no_problem() -> None:
    assert read_preferences().preferences == Preferences()
    assert read_preferences().problems == ()


def test_a_fresh_file_says_the_usual_values(file: Path) -> None:
    file.write_text(fresh_text())
    read = read_preferences()
    assert read.problems == () and read.preferences == Preferences()


@pytest.mark.parametrize("preference", PREFERENCES, ids=lambda preference: preference.key)
def test_every_value_survives_the_file(file: Path, preference: object) -> None:
    assert preference in PREFERENCES
    for word in BY_KEY[preference.key].values:  # type: ignore[attr-defined]
        file.unlink(missing_ok=True)
        write_preference(preference.key, word)  # type: ignore[attr-defined]
        read = read_preferences()
        assert read.problems == ()
        assert read.preferences == preference.put(Preferences(), word)  # type: ignore[attr-defined]


def test_every_mistake_is_named_with_its_line_and_the_rest_serves(file: Path) -> None:
    file.write_text(
        "theme: hyte\nlanguage: no\nbel: true\nbell: perhaps\nhints: yes\nauto_hide_seconds: 99999\n"
        "keys:\n  pas: x\n  pass: k\n  see: 12\n  laid: [f7, f8]\n  uncover: x\n"
    )
    read = read_preferences()
    assert [(problem.line, problem.key) for problem in read.problems] == [
        (1, "theme"),
        (2, "language"),
        (3, "bel"),
        (4, "bell"),
        (6, "auto_hide_seconds"),
        (8, "pas"),
        (9, "pass"),
        (10, "see"),
        (12, "uncover"),
    ]
    assert read.preferences == Preferences(hints=True, keymap={"laid": ("f7", "f8")})
    assert all(problem_text(problem).startswith(str(file)) for problem in read.problems)


def test_a_torn_file_is_named_with_its_line(file: Path) -> None:
    file.write_text("bell: true\ntheme: [felt\nhints: true\n")
    read = read_preferences()
    assert read.problems and read.problems[0].line in (2, 3)
    assert read.preferences.theme == "felt" and read.preferences.bell


@pytest.mark.parametrize(
    "content", [b"theme: \xff\n", b"- a\n- b\n", b"just words\n", b"", b"# nothing\n", b"theme:\n"]
)
def test_whatever_a_file_holds_the_game_can_be_played(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert read_preferences().preferences == Preferences()


# Writing


KEPT = """\
# our table
theme:   felt     # since 2019

bell: yes   # for grandfather
unknown: kept
keys:
    # he has big fingers
    pass: [p, f9]
"""


def test_only_the_value_is_changed(file: Path) -> None:
    file.write_text(KEPT)
    write_preference("theme", "hytte")
    write_preference("bell", "false")
    write_keys("pass", ("f8",))
    changed = KEPT.replace("felt", "hytte").replace("yes", "false").replace("[p, f9]", "[f8]")
    assert file.read_text() == changed


def test_a_new_line_is_added_and_nothing_else(file: Path) -> None:
    file.write_text(KEPT)
    write_preference("hints", "true")
    write_keys("see", ("!", "9"))
    assert file.read_text() == KEPT.replace("keys:\n", 'keys:\n    see: ["!", "9"]\n') + "hints: true\n"


@pytest.mark.parametrize("text", ["theme: felt", "\ufefftheme: felt\n", "theme: 'felt'\r\nbell: true\r\n", "theme:\n"])
def test_endings_marks_and_quotes_are_kept(file: Path, text: str) -> None:
    file.write_bytes(text.encode())
    write_preference("theme", "dark")
    old = "'felt'" if "'" in text else "felt" if "felt" in text else "theme:"
    new = "theme: dark" if old == "theme:" else "dark"
    assert file.read_bytes() == text.replace(old, new).encode()


@pytest.mark.parametrize(
    "text", ["{theme: felt}\n", "theme: >\n  felt\n", "theme: felt\n...\n", "theme: &t felt\nx: *t\n", "[a]\n"]
)
def test_what_cannot_be_put_in_safely_is_not_put_in(file: Path, text: str) -> None:
    file.write_text(text)
    with pytest.raises(PackError):
        write_preference("theme", "dark")
        write_preference("bell", "true")
    assert with_value(file.read_text(), ("bell",), "true") is None or file.read_text() == text


def test_a_faulty_file_is_not_written_to(file: Path) -> None:
    file.write_text("theme: [felt\n")
    with pytest.raises(PackError, match=r"preferences\.yaml:"):
        write_preference("bell", "true")
    assert file.read_text() == "theme: [felt\n"


def test_a_link_stays_a_link_and_nobody_else_may_read_more(file: Path, tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.yaml"
    real.write_text("bell: false\n")
    real.chmod(0o600)
    file.symlink_to(real)
    write_preference("bell", "true")
    assert file.is_symlink() and real.read_text() == "bell: true\n"
    assert real.stat().st_mode & 0o777 == 0o600


# Keys


def test_the_usual_keys_do_not_clash() -> None:
    assert list(keymap_clashes({})) == []


def test_a_taken_key_is_refused_with_the_name_of_what_has_it() -> None:
    assert refusal_of_key({}, "pass", "k") == "K is taken: it belongs to “rank K”"
    assert refusal_of_key({}, "see", "f2") == "F2 is taken: it belongs to “menu”"
    assert refusal_of_key({"see": ("f7",)}, "laid", "f7") == "F7 is taken: it belongs to “see my cards”"
    assert refusal_of_key({}, "pass", "f9") == ""


def test_taking_a_key_that_was_given_up_is_allowed() -> None:
    assert refusal_of_key({"see": ("f7",)}, "laid", "s") == ""


@asynccontextmanager
async def at_table(preferences: Preferences, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Desk]:
    """A match of four after the deal; the Table screen is shown."""
    app = BomsApp(open_table(Rules(), NAMES[:4], seed="7"), preferences=preferences)
    async with app.run_test(size=size) as pilot:
        somebody = Desk(app, pilot)
        await somebody.settle()
        app.show("table")
        await somebody.settle()
        yield somebody


async def test_every_command_of_a_match_stands_in_the_list_of_keys() -> None:
    known = {screen: {usual.name: usual.keys for usual in its} for screen, its in USUAL.items()}
    several = {"uncover", "clear", "end_swaps", "hide"}
    async with at_table(Preferences(animations=Speed.OFF)) as desk:
        for screen in ("table", "hand"):
            for command in desk.app.framed(screen).all_commands():
                assert command.name in known[screen] or command.name in several, (screen, command.name)
                if command.name not in several:
                    assert set(command.keys) == set(known[screen][command.name]), command.name
            await desk.press("enter")


async def test_other_keys_do_it_and_the_key_bar_says_so() -> None:
    keymap = {"laid": ("f7",), "hide": ("w",)}
    async with at_table(Preferences(animations=Speed.OFF, keymap=keymap)) as desk:
        assert "F7" in desk.lines()[-1] + desk.lines()[-2]
        assert clashes(desk.app.framed("table").all_commands()) == ()
        await desk.press("k")
        assert desk.app.shown == "table"
        await desk.press("f7")
        assert desk.app.shown == "page"
        await desk.press("escape", "enter", "w")
        assert desk.app.shown == "table"


# At the table


async def test_the_highest_cards_lie_left_where_people_hold_them_so() -> None:
    async def shown(**preferences: bool) -> list[str]:
        async with at_table(Preferences(animations=Speed.OFF, **preferences)) as desk:  # type: ignore[arg-type]
            await desk.press("enter")
            labels = next(line for line in reversed(desk.lines()[:-1]) if line[:1] == " " and "×" in line)
            await desk.press("right", "up")
            hand = desk.app.framed("hand")
            assert isinstance(hand, HandScreen) and hand.chosen.cards
            return labels.split()

    low, high = await shown(), await shown(high_first=True)
    assert high == low[::-1]


async def test_laying_takes_enter_twice_where_people_prefer_that() -> None:
    async with at_table(Preferences(animations=Speed.OFF, confirm=True)) as desk:
        await desk.press("enter")
        hand = desk.app.framed("hand")
        assert isinstance(hand, HandScreen) and hand.view is not None
        before = len(desk.app.walk.table.news()) if desk.app.walk else 0
        await desk.press("right", "up", "enter")
        assert desk.app.shown == "hand" and "Enter once more" in desk.text()
        await desk.press("right", "up")
        assert "Enter once more" not in desk.text()
        await desk.press("enter", "enter")
        assert desk.app.walk is not None
        assert len(desk.app.walk.table.news()) > before or "Enter once more" not in desk.text()


async def test_the_bell_rings_for_the_next_player_only(monkeypatch: pytest.MonkeyPatch) -> None:
    rung: list[str] = []
    monkeypatch.setattr(BomsApp, "bell", lambda self: rung.append(self.shown))
    async with at_table(Preferences(animations=Speed.OFF, bell=True)) as desk:
        assert len(rung) == 1
        await desk.press("enter", "space", "f1", "escape")
        assert len(rung) == 1
    rung.clear()
    async with at_table(Preferences(animations=Speed.OFF)):
        assert rung == []


async def test_a_hand_that_nobody_touches_is_hidden() -> None:
    async with at_table(Preferences(animations=Speed.OFF, auto_hide_seconds=1)) as desk:
        await desk.press("enter")
        assert desk.app.shown == "hand"
        await desk.pilot.pause(1.3)
        await desk.settle()
        assert desk.app.shown == "table"


# On the screen


@asynccontextmanager
async def at_preferences(size: tuple[int, int] = (80, 24)) -> AsyncIterator[Desk]:
    app = BomsApp()
    async with app.run_test(size=size) as pilot:
        somebody = Desk(app, pilot)
        await somebody.settle()
        await somebody.press("p")
        assert app.shown == "preferences"
        yield somebody


async def test_every_preference_is_listed_and_explained() -> None:
    async with at_preferences(size=(120, 40)) as desk:
        for preference in PREFERENCES:
            assert label(preference.key) in desk.text()
            assert explanation(preference.key)[:20] in desk.text() or preference.key == "theme"
            await desk.press("down")
        assert explanation(KEYS)[:20] in desk.text()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_no_word_is_cut(code: str, size: tuple[int, int]) -> None:
    use_language(code)
    async with at_preferences(size=size) as desk:
        for _preference in range(len(PREFERENCES) + 1):
            assert "…" not in desk.text().replace("f1 … f12", "")
            await desk.press("down")


@pytest.mark.parametrize("key", ["right", "left", "enter"])
async def test_what_is_on_or_off_is_changed_by_either_arrow(key: str) -> None:
    app = BomsApp(preferences=Preferences(animations=Speed.OFF))
    async with app.run_test(size=(80, 24)) as pilot:
        it = Desk(app, pilot)
        await it.settle()
        await it.press("p")
        while it.app.screen._chosen != "bell":  # type: ignore[attr-defined]
            await it.press("down")
        for is_on in (True, False):
            await it.press(key)
            assert app.preferences.bell is is_on


async def test_a_theme_is_used_at_once_and_kept(file: Path) -> None:
    async with at_preferences() as desk:
        await desk.press("down", "right")
        assert desk.app.table_theme.name == "dark"
        assert read_preferences().preferences.theme == "dark"
        await desk.click("Cabin")
        assert desk.app.table_theme.name == "hytte"
        assert read_preferences().preferences.theme == "hytte"
        await desk.press("escape")
        style = desk.app.screen.query("Title").first().render_line(0)
        assert all(segment.style and segment.style.bgcolor for segment in style)
        assert next(iter(style)).style == desk.app.look.table


async def test_a_faulty_theme_is_listed_as_that_and_not_used(file: Path) -> None:
    themes = file.parent / "themes"
    themes.mkdir()
    (themes / "mine.yaml").write_text("boms: 1\nbased_on: felt\ncolours: {table: mauve-ish}\n")
    async with at_preferences(size=(120, 40)) as desk:
        await desk.press("down")
        assert any("mine.yaml" in line and "faulty" in line for line in desk.lines())
        await desk.click("mine.yaml")
        assert "mauve-ish" in desk.text() and desk.app.table_theme.name == "felt"
        for _theme in range(9):
            await desk.press("enter")
        assert desk.app.table_theme.name == "dark"


async def test_the_whole_program_changes_its_language_at_once() -> None:
    async with at_preferences() as desk:
        await desk.press("right")
        assert "Språk" in desk.text()
        await desk.press("right", "right")
        assert "Sprache" in desk.text()
        await desk.press("escape")
        assert "Neue Partie" in desk.text() or "Neues Spiel" in desk.text()


async def test_preferences_lead_back_to_the_table_with_the_hand_covered() -> None:
    async with at_table(Preferences(animations=Speed.OFF)) as desk:
        await desk.press("enter", "f2", "p")
        assert desk.app.shown == "preferences"
        assert desk.app.walk is not None and desk.app.walk.holder is None
        await desk.press("down", "right", "escape")
        assert desk.app.shown == "table"


async def test_what_cannot_be_kept_holds_and_is_said(file: Path) -> None:
    file.write_text("theme: [felt\n")
    async with at_preferences(size=(120, 40)) as desk:
        await desk.press("down", "down", "right")
        assert not desk.app.preferences.four_colours
        assert "preferences.yaml:" in desk.text()
        assert file.read_text() == "theme: [felt\n"


async def test_a_faulty_file_is_named_before_the_first_screen(file: Path) -> None:
    file.write_text("bell: perhaps\n")
    read = read_preferences()
    app = BomsApp(preferences=read.preferences, problems=read.problems)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert app.shown == "page"
        await pilot.press("enter")
        assert app.shown == "start"


async def test_keys_are_changed_refused_and_given_back(file: Path) -> None:
    async with at_preferences(size=(120, 40)) as desk:
        await desk.press(*["down"] * len(PREFERENCES), "enter")
        assert desk.app.shown == "keys"
        name = changeable()[0].name
        await desk.click("See my cards")
        await desk.press("enter", "k")
        assert "is taken: it belongs to “laid so far”" in desk.text()
        await desk.press("f9")
        assert desk.app.preferences.keymap == {"see": ("f9",)}
        assert read_preferences().preferences.keymap == {"see": ("f9",)}
        await desk.press("delete", "escape")
        assert desk.app.preferences.keymap == {} and desk.app.shown == "preferences" and name


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_a_name(code: str) -> None:
    use_language(code)
    for preference in PREFERENCES:
        assert label(preference.key) and explanation(preference.key)
        assert all(value_word(preference.key, word) for word in preference.values)


def test_the_file_lies_in_the_config_folder(file: Path) -> None:
    assert preferences_path() == file


async def test_the_big_table_has_no_room_for_the_log_and_a_key_for_it() -> None:
    async with at_table(Preferences(animations=False, big_table=True), (120, 40)) as it:
        assert "L  the log" in it.text()
        await it.press("l")
        assert it.app.shown == "page"
        assert "deals" in it.text()
        await it.press("enter")
        assert it.app.shown == "table"


async def test_where_the_log_is_in_sight_there_is_no_key_for_it() -> None:
    async with at_table(Preferences(animations=False, big_table=True)) as it:
        assert "the log" not in it.text()


def test_the_size_that_large_figures_need_is_said() -> None:
    said = explanation("big_table")
    assert all(str(number) in said for number in LARGE)
