"""Between rounds a seat may go by another name; title, place, points and presidencies stay with the seat."""

from random import Random

import pytest

from boms.match import Rename, Unseated, after, begin_match, titles_of
from boms.rules import Rules, Title
from tests.unit.match.playing import match_of, new_table, play_rounds

POINTS = Rules(points={"president": 2})


def test_the_seat_keeps_title_points_and_place_under_the_new_name() -> None:
    table, moves = new_table(POINTS)
    play_rounds(table, 1, Random(1))
    president = table.order()[0]
    others = table.order()[1:]
    seat = table.names().index(president)
    assert table.rename(president, "Ida") is None
    assert moves[-1] == Rename(president, "Ida")
    assert table.names()[seat] == "Ida"
    assert table.order() == ("Ida", *others)
    assert table.tallies()["Ida"].points == 2
    assert titles_of(match_of(table))["Ida"] is Title.PRESIDENT
    assert table.public().seats[seat].name == "Ida"
    play_rounds(table, 2, Random(2))


def test_boms_of_the_last_round_keeps_the_table_under_the_new_name() -> None:
    table, _ = new_table()
    play_rounds(table, 1, Random(1))
    table.rename(table.order()[-1], "Ida")
    assert match_of(table).last_boms == "Ida"


def test_who_comes_back_keeps_what_they_had() -> None:
    table, _ = new_table(POINTS)
    play_rounds(table, 1, Random(1))
    president, boms = table.order()[0], table.order()[-1]
    table.change_seats([name for name in table.names() if name != president])
    assert table.rename(boms, president) is None
    assert table.tallies()[president].points == 2


def test_when_a_name_cannot_change() -> None:
    table, _ = new_table()
    assert table.rename("Nora", "Emil") is Unseated.TWICE
    assert table.rename("Ida", "Kari") is Unseated.NOT_HERE
    table.deal()
    assert table.rename("Nora", "Kari") is Unseated.NOT_NOW
    with pytest.raises(ValueError, match="twice"):
        after(begin_match(Rules(), ("A", "B", "C")), Rename("A", "B"))
