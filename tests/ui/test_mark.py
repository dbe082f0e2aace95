"""A mark for a last card not announced stands beside what its player did, not in its place."""

import pytest

from boms.rules import Rules
from boms.seat import Marked, Passed
from boms.text import event_text
from boms.ui.scene import Scene
from boms.ui.themes import look_of
from boms.ui.themes.shelf import FELT
from boms.ui.widgets.standing import standing
from tests.ui.samples import NAMES, face, laid, public

LOOK = look_of(FELT)
MARKED = face(1, cards=1, is_marked=True)


def said(scene: Scene, room: int) -> str:
    return standing(scene, MARKED, LOOK, room)[0]


@pytest.mark.parametrize(("room", "text"), ((20, "two tens, marked"), (8, "! 10×2")))
def test_a_play_is_seen_beside_the_mark(room: int, text: str) -> None:
    play = laid("10S 10H", 1)
    scene = Scene(public(play), Rules(), (play, Marked(1)))
    assert said(scene, room) == text


def test_a_pass_is_seen_beside_the_mark() -> None:
    scene = Scene(public(laid("KS", 0)), Rules(), (laid("KS", 0), Passed(1)))
    assert said(scene, 20) == "passed, marked"


def test_the_mark_stands_alone_where_there_is_nothing_else() -> None:
    assert said(Scene(public(), Rules(), ()), 20) == "marked"


def test_the_log_says_what_the_mark_means() -> None:
    assert event_text(Marked(1), NAMES) == "Per forgot to announce the last card and will get the last place left"
