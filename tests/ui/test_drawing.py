"""What is painted: it fits, and what must be read can be read."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.style import Style
from textual.screen import Screen

from boms.rules import Rules, Title
from boms.text import use_language
from boms.ui.preferences import Preferences
from boms.ui.scene import Scene
from boms.ui.themes import FELT, look_of
from boms.ui.widgets.canvas import Canvas, fitted, in_ascii
from boms.ui.widgets.fan_layout import lay_out_fan
from boms.ui.widgets.letters import SHAPES, large
from boms.ui.widgets.log import TrickLog
from boms.ui.widgets.pile import Pile
from boms.ui.widgets.seats import SeatsRing
from tests.ui.samples import face, laid, public
from tests.ui.test_key_bar import STATES, shown

PLAIN = Style(color="white", bgcolor="black")
HANDS = ((3, 2, 1), (4,) * 9, (2, 3, 4, 5, 4, 3, 2, 3, 2, 3, 2, 1, 1, 1), (1,) * 13, (8, 8, 8, 8, 6), (3,) * 12 + (2,))


@pytest.mark.parametrize("sizes", HANDS)
@pytest.mark.parametrize("width", (58, 78, 118))
def test_a_hand_of_38_cards_fits_and_no_card_covers_the_next_rank(sizes: tuple[int, ...], width: int) -> None:
    layout = lay_out_fan(sizes, width)
    ends = [spot.x + spot.seen for spot in layout.spots]
    assert all(spot.x >= 0 and end <= width for spot, end in zip(layout.spots, ends, strict=True))
    for spot, following in zip(layout.spots, layout.spots[1:], strict=False):
        assert following.row > spot.row or following.x >= spot.x + spot.seen


def test_a_usual_hand_stands_in_one_row() -> None:
    assert lay_out_fan((2, 1, 3, 1, 2, 1, 2, 1, 2, 1, 1, 1), 78).rows == 1


def text_of(widget: SeatsRing | Pile | TrickLog, width: int, height: int, **how: bool) -> list[str]:
    look = look_of(FELT, **how)
    canvas = Canvas(width, height, look.table)
    widget.paint(canvas, look)
    return [strip.text for strip in canvas.strips(only_ascii=look.is_ascii)]


def scene(*pile, players=8, **more) -> Scene:
    return Scene(public(*pile, players=players, **more), Rules(), tuple(pile))


@pytest.mark.parametrize(("width", "height"), ((60, 2), (60, 3), (80, 3), (80, 4), (118, 6), (200, 6)))
def test_eight_seats_stand_side_by_side_with_names_and_numbers(width: int, height: int) -> None:
    seats = SeatsRing()
    seats.show(scene(laid("4S", seat=7)))
    lines = text_of(seats, width, height)
    everything = "\n".join(lines)
    assert all(name in lines[0] for name in ("Ola", "Per", "Anne", "Siri", "Kari", "Nils", "Emil", "Nora"))
    assert everything.count("10") >= 8


def test_eight_narrow_seats_are_of_one_width_and_cut_a_long_name_in_one_way() -> None:
    looks = set()
    for number in (9, 10):
        for to_act in (0, 1):
            first = replace(face(0, cards=number), name="Anneliese")
            seats = SeatsRing()
            seats.show(scene(seats=(first, *map(face, range(1, 8))), to_act=to_act))
            lines = text_of(seats, 80, 4)
            looks.add(lines[0].split("…")[0].strip(" ▸"))
            assert {len(part) for part in lines[2].rstrip().split("▸")} == {9}
    assert looks == {"Anne"}


def test_a_seat_shows_title_place_and_mark() -> None:
    faces = (
        face(0, title=Title.PRESIDENT),
        face(1, is_live=False, place=1, cards=0),
        face(2, is_marked=True),
        face(3, has_passed=True),
    )
    seats = SeatsRing()
    seats.show(scene(laid("4S", seat=1), players=4, seats=faces))
    everything = "\n".join(text_of(seats, 80, 4))
    for words in ("♛ President", "First", "marked", "passed", "▸Ola"):
        assert words in everything


def test_the_last_two_plays_can_be_read_under_the_top_one() -> None:
    pile = Pile()
    pile.show(scene(laid("4S 4H", 1), laid("5S 5H", 2), laid("8D 8C", 3)))
    everything = "\n".join(text_of(pile, 48, 12))
    for words in ("4♠", "4♥", "Per", "5♠", "Anne", "8♦", "8♣", "Siri: two eights"):
        assert words in everything


def test_twelve_cards_of_one_play_fit() -> None:
    pile = Pile()
    pile.show(scene(laid("8S 8S 8H 8H 8D 8D 8C 8C", 1)))
    assert all(len(line) == 48 for line in text_of(pile, 48, 10))


def test_the_log_names_who_did_what() -> None:
    log = TrickLog()
    log.show(scene(laid("4S 4H", 1), laid("5S 5H", 2)))
    lines = text_of(log, 30, 6)
    assert "Per   4♠ 4♥" in lines[0]
    assert "Anne  5♠ 5♥" in lines[1]


@pytest.mark.parametrize("widget", (SeatsRing, Pile, TrickLog))
def test_plain_characters_are_enough(widget: type) -> None:
    drawn = widget()
    drawn.show(scene(laid("4S 4H", 1), laid("5S 5H", 2)))
    assert all(line.isascii() for line in text_of(drawn, 60, 8, only_ascii=True))


def everything_on(screen: Screen[None]) -> list[str]:
    """The lines as they go to the terminal, whoever has drawn them."""
    return [strip.text for strip in screen._compositor.render_strips()]


@pytest.mark.parametrize("name", STATES)
async def test_every_screen_is_drawn_with_plain_characters(name: str) -> None:
    """In a language that has other letters, too."""
    use_language("nb")
    preferences = Preferences(animations=False, ascii=True, language="nb")
    async with shown(name, preferences=preferences) as (app, _pilot):
        lines = everything_on(app.screen)
        assert any(line.strip() for line in lines)
        assert [line for line in lines if not line.isascii()] == []


@pytest.mark.parametrize("name", ("table", "hand", "exchange", "round_over", "match_over"))
async def test_large_screens_are_drawn_with_plain_characters(name: str) -> None:
    preferences = Preferences(animations=False, ascii=True, big_table=True)
    async with shown(name, (120, 40), preferences) as (app, _pilot):
        assert [line for line in everything_on(app.screen) if not line.isascii()] == []


@pytest.mark.parametrize("text", ("▸Åse", "Bjørn", "♠♥♦♣", "日本", "é…–"))
def test_plain_characters_take_the_same_room(text: str) -> None:
    from rich.cells import cell_len

    assert in_ascii(text).isascii()
    assert len(in_ascii(text)) == cell_len(text)


def test_every_sign_of_the_catalogs_has_one_in_ascii_that_says_something() -> None:
    for catalog in (Path(__file__).parents[2] / "boms/text/locale").glob("*/LC_MESSAGES/*.po"):
        said = "".join(line for line in catalog.read_text("utf-8").splitlines() if not line.startswith("#"))
        strange = sorted({sign for sign in said if not sign.isascii() and "?" in in_ascii(sign)})
        assert not strange, catalog


def test_wide_and_combining_characters_keep_the_columns() -> None:
    canvas = Canvas(10, 1, PLAIN)
    canvas.put(0, 0, "日本é", PLAIN)
    canvas.put(8, 0, "ab", PLAIN)
    assert canvas.strips()[0].text == "日本é   ab"
    assert fitted("日本語", 4) == "日…"


def test_nothing_is_painted_outside() -> None:
    canvas = Canvas(4, 2, PLAIN)
    canvas.put(2, 0, "abcdef", PLAIN)
    canvas.put(0, 5, "x", PLAIN)
    canvas.fill(-2, -2, 50, 50, PLAIN)
    assert [strip.cell_length for strip in canvas.strips()] == [4, 4]


def test_every_cell_has_a_style() -> None:
    canvas = Canvas(4, 1, PLAIN)
    canvas.put(1, 0, "ab", PLAIN)
    assert all(segment.style is not None for segment in canvas.strips()[0])


def test_large_letters_are_of_one_height_and_unknown_ones_have_none() -> None:
    for letter, shape in SHAPES.items():
        rows = shape.split(" ")
        assert len(rows) == 5 and len({len(row) for row in rows}) == 1, letter
    name = large("Åse")
    assert name is not None and len(name) == 3
    assert large("日本") is None
