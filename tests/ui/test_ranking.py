"""The table of places: who is best stands out, and nobody does before anybody has a place."""

import pytest

from boms.ui.themes import FELT, look_of
from boms.ui.widgets.canvas import Canvas
from boms.ui.widgets.ranking import Ranking

HEADING = ("", "name", "title", "rounds won")


@pytest.mark.parametrize(("place", "stands_out"), (("1", True), ("", False)))
def test_the_first_row_stands_out_where_it_is_a_place(place: str, stands_out: bool) -> None:
    ranking, look = Ranking(), look_of(FELT)
    ranking.show((HEADING, (place, "Nora", "", "0"), ("", "Emil", "", "0")), ())
    canvas = Canvas(60, 12, look.table)
    ranking.paint(canvas, look)
    styles = {segment.style for strip in canvas.strips() for segment in strip if "Nora" in segment.text}
    assert (look.panel_accent in styles) is stands_out
