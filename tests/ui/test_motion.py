"""Movements: what moves, that any key ends it and does no more, and that nothing private ever does."""

import asyncio

import pytest
from textual.pilot import Pilot

from boms.chance import open_table
from boms.packs import find_pack
from boms.seat import Cleared, ClearReason, Passed, Phase, Revolved
from boms.ui.app import BomsApp
from boms.ui.motion import SECONDS, Kind, Movement, frame_at, movements
from boms.ui.preferences import Preferences, Speed
from boms.ui.screens.called import SETTLING
from boms.ui.screens.moving import Moving
from boms.ui.screens.private import PrivateScreen
from boms.ui.screens.table import TableScreen
from boms.ui.widgets.dealing import dealt_so_far
from tests.ui.moments import moment, somebody_leads
from tests.ui.samples import NAMES, laid
from tests.ui.seeing import text

FIRST, SECOND = laid("4S", seat=1), laid("5S", seat=2)
CLEARED = Cleared(leader=2, reason=ClearReason.PASSES)
LONG = 60.0
"""Seconds: so long that no movement ends by itself while a test looks at it."""


def kinds(*events: object, since: int = 0) -> list[Kind]:
    return [movement.kind for movement in movements(events, since)]  # type: ignore[arg-type]


def test_the_last_play_slides_to_the_pile_and_what_comes_of_it_follows() -> None:
    assert kinds(FIRST, SECOND) == [Kind.SLIDE]
    assert movements((FIRST, SECOND), 0) == (Movement(Kind.SLIDE, (FIRST, SECOND)),)
    assert kinds(FIRST, Revolved(downward=True)) == [Kind.SLIDE, Kind.TURN]
    assert kinds(FIRST, CLEARED) == [Kind.SLIDE, Kind.SWEEP]


def test_what_has_been_seen_does_not_move_again() -> None:
    assert kinds(FIRST, Passed(2), since=1) == []
    assert kinds(FIRST, Passed(2), CLEARED, since=1) == [Kind.SWEEP]
    assert kinds(FIRST, CLEARED, SECOND, since=2) == [Kind.SLIDE]
    assert movements((FIRST, CLEARED, SECOND), 2)[0].plays == (SECOND,)


def test_all_movements_of_one_moment_share_its_time() -> None:
    both = movements((FIRST, CLEARED), 0)
    frames = [frame_at(both, share) for share in (0.0, 0.3, 0.6, 1.0)]
    assert [frame.movement.kind if frame else None for frame in frames] == [Kind.SLIDE, Kind.SLIDE, Kind.SWEEP, None]


def test_no_movement_lasts_for_400_milliseconds() -> None:
    assert Speed.SLOW.factor * SECONDS < 0.4


@pytest.mark.parametrize("share", (0.0, 0.2, 0.5, 0.9, 1.0))
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(share: float) -> None:
    hands = [11, 10, 10, 10]
    dealt = dealt_so_far(hands, 3, share)
    assert sum(dealt) == round(sum(hands) * share)
    assert max(dealt) - min(dealt) <= 1
    assert dealt[0] >= dealt[1] >= dealt[2] >= dealt[3]


# On the screens


@pytest.fixture
def moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Things move, and do not stop by themselves."""
    monkeypatch.setattr("boms.ui.motion.SECONDS", LONG)


def app_in_play(preferences: Preferences | None = None) -> BomsApp:
    table = moment(4, somebody_leads)
    return BomsApp(table, pack=find_pack("presidenten"), preferences=preferences or Preferences())


async def lay_or_pass(app: BomsApp, pilot: Pilot[None]) -> None:
    """The player on turn takes the screen, takes back nothing and lays the first thing that goes."""
    from boms.seat import Lay
    from tests.ui.people import People

    people = People(app, pilot, seed=1)
    await people.press("enter")
    screen = app.framed("hand")
    assert isinstance(screen, PrivateScreen) and screen.view is not None
    lay = next(action for action in screen.view.plays if isinstance(action, Lay))
    await people.select(screen, lay.cards)
    await pilot.press("enter")
    await pilot.pause()
    assert app.shown == "table"


@pytest.mark.parametrize("size", ((80, 24), (120, 40)))
async def test_a_play_moves_on_the_table_and_any_key_ends_that_only(moves: None, size: tuple[int, int]) -> None:
    app = app_in_play()
    async with app.run_test(size=size) as pilot:
        await lay_or_pass(app, pilot)
        table = app.screen
        assert isinstance(table, TableScreen) and table.is_moving
        await pilot.press("enter")
        assert not table.is_moving and app.shown == "table"
        assert app.walk is not None and app.walk.holder is None
        await pilot.press("enter")
        await pilot.pause()
        assert app.shown == "hand"


async def test_after_a_movement_the_table_looks_as_without_one(moves: None) -> None:
    seen = []
    for speed in (Speed.NORMAL, Speed.OFF):
        app = app_in_play(Preferences(animations=speed))
        async with app.run_test(size=(120, 40)) as pilot:
            await lay_or_pass(app, pilot)
            if speed:
                await pilot.press("x")
            seen.append(text(app.screen))
    assert seen[0] == seen[1]


async def test_an_enter_that_comes_too_early_ends_the_movement_and_uncovers_nothing(
    moves: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_in_play()
    async with app.run_test(size=(80, 24)) as pilot:
        await lay_or_pass(app, pilot)
        monkeypatch.setattr("boms.ui.screens.called.SETTLING", LONG)
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen) and not app.screen.is_moving
        monkeypatch.setattr("boms.ui.screens.called.SETTLING", 0.0)
        await pilot.press("enter")
        await pilot.pause()
        assert app.shown == "hand"


def test_at_the_usual_speed_no_movement_outlasts_the_dropping_of_keys() -> None:
    assert Speed.NORMAL.factor * SECONDS < SETTLING


@pytest.mark.parametrize("speed", (Speed.OFF, Speed.NORMAL))
async def test_nothing_moves_where_people_or_their_terminal_do_not_want_it(moves: None, speed: Speed) -> None:
    app = app_in_play(Preferences(animations=speed))
    async with app.run_test(size=(80, 24)) as pilot:
        if speed:
            app.animation_level = "none"
        await lay_or_pass(app, pilot)
        assert isinstance(app.screen, Moving) and not app.screen.is_moving


async def test_the_deal_moves_until_a_key_is_pressed(moves: None) -> None:
    app = BomsApp(open_table(find_pack("presidenten").rules, NAMES[:4], seed="1"))
    async with app.run_test(size=(80, 24)) as pilot:
        assert isinstance(app.screen, Moving) and app.screen.is_moving
        await pilot.press("enter")
        assert app.shown == "deal" and not app.screen.is_moving
        await pilot.press("enter")
        await pilot.pause()
        assert app.shown == "hand"


async def test_the_podium_rises(moves: None) -> None:
    table = moment(5, lambda public: public.phase is Phase.ROUND_OVER)
    table.stop()
    app = BomsApp(table, pack=find_pack("presidenten"))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Moving) and app.screen.is_moving
        low = text(app.screen)
        await pilot.press("p")
        await pilot.pause()
        assert text(app.screen) != low and app.shown == "match_over"


@pytest.mark.parametrize("screen", ("hand", "exchange"))
def test_nothing_private_moves(screen: str) -> None:
    app = BomsApp()
    assert not isinstance(app.get_screen(screen), Moving)


async def test_a_window_that_changes_and_a_screen_that_goes_end_a_movement(moves: None) -> None:
    app = app_in_play()
    async with app.run_test(size=(80, 24)) as pilot:
        await lay_or_pass(app, pilot)
        table = app.screen
        assert isinstance(table, TableScreen) and table.is_moving
        await pilot.resize_terminal(120, 40)
        for _ in range(200):
            await asyncio.sleep(0.01)
            if not table.is_moving:
                break
        assert not table.is_moving
