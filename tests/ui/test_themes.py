"""Themes: every text can be read, suits are told apart, and no file can do harm."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from msgspec import structs
from rich.style import Style

from boms.packs import problem_text, shipped_dir
from boms.text import LANGUAGES, use_language
from boms.ui.app import BomsApp
from boms.ui.manner import suited
from boms.ui.preferences import Preferences
from boms.ui.themes import BOXES, COLOURS, FELT, PATTERNS, SIXTEEN, Look, Paper, TableTheme, look_of
from boms.ui.themes.places import FIRST
from boms.ui.themes.shelf import table_theme, theme_shelf
from boms.ui.themes.themefile import BrokenTheme, Theme, read_theme
from tests.ui.colours import BLINDNESS, contrast, contrast_of, distance, linear, rgb, seen_with

SHIPPED = {path.stem: path for path in sorted(shipped_dir("themes").iterdir())}
NO_TEXT = frozenset({"table_back", "panel_back", "back_face", "emphasis"})


@pytest.fixture(autouse=True)
def own_themes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(tmp_path))
    folder = tmp_path / "themes"
    folder.mkdir()
    return folder


def theme(name: str) -> Theme:
    read = read_theme(SHIPPED[name])
    assert isinstance(read, Theme), read
    return read


def texts(look: Look) -> Iterator[tuple[str, Style]]:
    """Every style that text is drawn in."""
    for name, its in zip(look._fields, look, strict=True):
        if isinstance(its, Style) and name not in NO_TEXT:
            yield name, its
        elif isinstance(its, Paper):
            yield from ((f"{name} {suit}", ink) for suit, ink in zip("SHDC", its.inks, strict=True))
        elif isinstance(its, tuple):
            yield from ((f"{name} {suit}", ink) for suit, ink in zip("SHDC", its, strict=True))


# What can be read


def test_there_are_eight_and_each_is_offered() -> None:
    assert len(SHIPPED) >= 8
    assert set(SHIPPED) == set(FIRST)
    assert [read.id for read in theme_shelf()] == list(FIRST)


@pytest.mark.parametrize("four_colours", [True, False])
@pytest.mark.parametrize("name", SHIPPED)
def test_every_text_can_be_read_on_every_ground(name: str, four_colours: bool) -> None:
    least = 7 if name == "contrast" else 4.5
    look = look_of(theme(name).table, four_colours=four_colours)
    assert {text: contrast(style) for text, style in texts(look) if contrast(style) < least} == {}


@pytest.mark.parametrize("name", SHIPPED)
def test_backs_of_cards_stand_out_from_the_grounds(name: str) -> None:
    look = look_of(theme(name).table)
    assert min(contrast(look.table_back), contrast(look.panel_back), contrast(look.back_face)) >= 3


@pytest.mark.parametrize("name", SHIPPED)
def test_cards_stand_out_from_the_table(name: str) -> None:
    look = look_of(theme(name).table)
    paper, table = look.paper.ground.bgcolor, look.table.bgcolor
    assert paper is not None and table is not None and contrast_of(rgb(paper), rgb(table)) >= 1.15


def test_colour_blind_people_tell_the_suits_apart() -> None:
    inks = [ink.color for ink in look_of(theme("clear").table).paper.inks]
    assert [ink.get_truecolor().hex for ink in inks if ink] == ["#000000", "#c04000", "#0066cc", "#6b4e9b"]
    assert min(contrast(ink) for ink in look_of(theme("clear").table).paper.inks) >= 5.28
    colours = [rgb(ink) for ink in inks if ink]
    for kind in BLINDNESS:
        assert min(distance(seen_with(kind, a), seen_with(kind, b)) for a, b in combinations(colours, 2)) >= 18, kind


def test_themes_differ_on_sight() -> None:
    """No two have nearly the same table, accent and paper."""
    looks = [look_of(theme(name).table) for name in SHIPPED]
    for one, other in combinations(looks, 2):
        grounds = ((one.table, other.table), (one.key, other.key), (one.paper.ground, other.paper.ground))
        apart = [
            distance(linear(rgb(a.bgcolor)), linear(rgb(b.bgcolor))) for a, b in grounds if a.bgcolor and b.bgcolor
        ]
        assert sum(apart) > 25


def test_sixteen_colours_are_only_those_and_nothing_is_bold() -> None:
    table = theme("sixteen").table
    assert {getattr(table, colour) for colour in COLOURS} <= set(SIXTEEN)
    assert not any(style.bold for _name, style in texts(look_of(table)))


def test_monochrome_has_no_colours() -> None:
    table = theme("mono").table
    for colour in COLOURS:
        value = getattr(table, colour)
        assert value[1:3] == value[3:5] == value[5:7]


def test_two_colours_are_red_and_black() -> None:
    inks = look_of(FELT, four_colours=False).paper.inks
    assert inks[0] == inks[3] and inks[1] == inks[2] and inks[0] != inks[1]


# Words


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_every_theme_is_named_and_described(name: str, code: str) -> None:
    use_language(code)
    words = theme(name).words_in()
    assert words == theme(name).words[code]
    assert words.name and words.description


# Files


def test_felt_in_the_code_is_felt_in_its_file() -> None:
    assert theme("felt").table == FELT


def test_felt_needs_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boms.ui.themes.shelf.read_theme", None)
    assert table_theme("felt") == (FELT, ())


def test_only_the_theme_in_use_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def noting(path: Path) -> Theme | BrokenTheme:
        read.append(path.stem)
        return read_theme(path)

    monkeypatch.setattr("boms.ui.themes.shelf.read_theme", noting)
    assert table_theme("dark")[0].name == "dark"
    assert read == ["dark"]


def test_an_own_theme_may_be_based_on_another(own_themes: Path) -> None:
    (own_themes / "mine.yaml").write_text('boms: 1\nbased_on: dark\nbox: heavy\ncolours: {table: "#A12"}\n')
    mine, problems = table_theme("mine")
    assert problems == ()
    assert mine == structs.replace(theme("dark").table, name="mine", box="heavy", table="#aa1122")


def test_every_mistake_is_named_with_its_line(own_themes: Path) -> None:
    path = own_themes / "mine.yaml"
    path.write_text(
        "boms: 1\nbased_on: felt\nbox: rund\ncolors: {}\npattern: dots\ndark: maybe\n"
        'colours:\n  table: #123456\n  panel: "#12345"\n  txet: white\n  bar: rgba(0,0,0,0.5)\n  text: [1]\n'
        "words:\n  no: {name: Min}\n  nb: {name: '', descripton: x}\n"
    )
    broken = read_theme(path)
    assert isinstance(broken, BrokenTheme)
    assert [(problem.line, problem.key) for problem in broken.problems] == [
        (3, "box"),
        (4, "colors"),
        (5, "pattern"),
        (6, "dark"),
        (8, "table"),
        (9, "panel"),
        (10, "txet"),
        (11, "bar"),
        (12, "text"),
        (14, "no"),
        (15, "name"),
        (15, "descripton"),
    ]
    assert all(problem_text(problem).startswith(str(path)) for problem in broken.problems)


def test_a_whole_theme_lacks_no_colour(own_themes: Path) -> None:
    path = own_themes / "mine.yaml"
    path.write_text('boms: 1\ncolours:\n  table: "#102030"\n')
    broken = read_theme(path)
    assert isinstance(broken, BrokenTheme)
    assert {problem.key for problem in broken.problems} == set(COLOURS) - {"table"}


def test_themes_are_not_based_on_one_another_in_a_circle(own_themes: Path) -> None:
    (own_themes / "a.yaml").write_text("boms: 1\nbased_on: b\n")
    (own_themes / "b.yaml").write_text("boms: 1\nbased_on: a\n")
    assert all(isinstance(read, BrokenTheme) for read in theme_shelf()[-2:])
    assert table_theme("a")[0] == FELT


def test_a_broken_theme_is_listed_and_felt_serves(own_themes: Path) -> None:
    (own_themes / "mine.yaml").write_text("boms: 1\nbased_on: felt\ncolours: {table: mauve-ish}\n")
    (own_themes / "felt.yaml").write_text("boms: 1\nbased_on: dark\n")
    *_shipped, mine, double = theme_shelf()
    assert isinstance(mine, BrokenTheme) and isinstance(double, BrokenTheme)
    used, problems = table_theme("mine")
    assert used == FELT and problems[0].line == 3


def test_an_unknown_theme_is_named_with_the_nearest() -> None:
    used, (problem,) = table_theme("hyte")
    assert used == FELT and problem.near == "hytte"


# On the screen


@pytest.mark.parametrize("name", SHIPPED)
async def test_every_theme_can_be_started_with(name: str) -> None:
    app = BomsApp(preferences=Preferences(theme=name))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert app.problems == () and app.table_theme == theme(name).table


ODD: list[TableTheme] = [
    structs.replace(FELT, text="white"),
    structs.replace(FELT, table="black"),
    structs.replace(FELT, accent="bright_red", panel="blue", bar="bright_white"),
    *(structs.replace(FELT, box=box) for box in BOXES),
    *(structs.replace(FELT, pattern=pattern) for pattern in PATTERNS),
]


async def test_hex_and_the_sixteen_may_be_mixed_and_changed_while_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    app = BomsApp()
    async with app.run_test() as pilot:
        for number, odd in enumerate(ODD):
            monkeypatch.setattr("boms.ui.app.theme_in_use", lambda _preferences, odd=odd: (odd, ()))
            app.use_preferences(Preferences(theme=f"odd {number}"))
            await pilot.press("f1")
            await pilot.pause()
            await pilot.press("escape")
            await pilot.pause()
            assert app.look == look_of(odd)
        assert app.shown == "start"


@pytest.mark.parametrize(
    ("environ", "theme"),
    [
        ({"TERM": "xterm"}, "sixteen"),
        ({"TERM": "linux"}, "sixteen"),
        ({"TERM": "xterm-256color"}, "felt"),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, "felt"),
        ({"TERM": "xterm-kitty"}, "felt"),
        ({}, "felt"),
    ],
)
def test_a_terminal_of_sixteen_colours_gets_their_theme_unless_another_was_chosen(
    environ: dict[str, str], theme: str
) -> None:
    assert suited(Preferences(), environ).theme == theme
    assert suited(Preferences(theme="dark"), environ).theme == "dark"
