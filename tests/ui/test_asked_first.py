"""What ends a match or cannot be taken back is asked first, with the harmless answer chosen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from boms.seat import Phase
from boms.text import use_language
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from tests.ui.moments import full_pile, is_over, moment
from tests.ui.people import People
from tests.ui.seeing import text


@asynccontextmanager
async def at(until: object, size: tuple[int, int] = (80, 24)) -> AsyncIterator[People]:
    """A table of five at a moment of the second round."""
    app = BomsApp(moment(5, until), preferences=Preferences(animations=False))  # type: ignore[arg-type]
    async with app.run_test(size=size) as pilot:
        yield People(app, pilot, 1)


STOPPING = (("menu", full_pile, ("f2", "s")), ("round over", is_over, ("s",)))


@pytest.mark.parametrize(("where", "until", "keys"), STOPPING, ids=[case[0] for case in STOPPING])
async def test_a_match_is_stopped_only_after_a_question(where: str, until: object, keys: tuple[str, ...]) -> None:
    async with at(until) as people:
        before = people.table.public()
        await people.press(*keys)
        assert "for good" in text(people.app.screen)
        await people.press("enter")
        assert people.table.public() == before
        assert people.app.shown in ("table", "round_over")
        await people.press(*keys, "y")
        assert people.table.public().phase is Phase.MATCH_OVER


async def test_a_match_can_be_left_for_the_start_without_being_stopped() -> None:
    async with at(full_pile) as people:
        table = people.table
        await people.press("f2", "b")
        assert people.app.shown == "start"
        assert people.app.walk is None
        assert not table.is_over()


@pytest.mark.parametrize(("language", "key"), (("en", "y"), ("nb", "j"), ("de", "j"), ("nb", "y"), ("de", "y")))
async def test_a_question_is_answered_in_the_language_in_use(language: str, key: str) -> None:
    use_language(language)
    async with at(is_over) as people:
        await people.press("s", key)
        assert people.table.is_over()


async def test_titles_and_points_can_be_read_during_a_round() -> None:
    async with at(full_pile) as people:
        await people.press("f2", "o")
        said = " ".join(text(people.app.screen).split())  # type: ignore[arg-type]
        for face in people.table.public().seats:
            assert face.name in said
        assert "President" in said
        assert "rounds won" in said
        await people.press("escape")
        assert people.app.shown == "table"
