"""When a hand is shown, when it is not, and what is left of it then."""

import pytest
from textual import events
from textual.driver import Driver
from textual.pilot import Pilot

from boms.chance import open_table
from boms.packs import find_pack
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from boms.ui.screens.private import PrivateScreen
from boms.ui.terminal import blanking
from tests.ui.samples import NAMES

HIDING = ("space", "escape", "f1", "f2", "ctrl+q")


def app_at_deal(seed: str = "1") -> BomsApp:
    pack = find_pack("presidenten")
    table = open_table(pack.rules, NAMES[:4], seed=seed)
    return BomsApp(table, pack=pack, preferences=Preferences(animations=False))


async def uncovered(app: BomsApp, pilot: Pilot[None]) -> PrivateScreen:
    await pilot.press("enter")
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()
    screen = app.screen
    assert isinstance(screen, PrivateScreen) and screen.view is not None
    return screen


def holds_nothing(screen: PrivateScreen) -> bool:
    """Whether no card is left in the screen, nor in what was painted."""
    painted = "".join(strip.text for strip in screen.fan._strips)
    return screen.view is None and not screen.fan._order and not screen.chosen.cards and not painted.strip()


@pytest.mark.parametrize("key", HIDING)
async def test_leaving_the_hand_screen_drops_the_cards(key: str) -> None:
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await uncovered(app, pilot)
        await pilot.press("3", key)
        await pilot.pause()
        assert app.shown != "hand"
        assert holds_nothing(screen)
        assert app.walk is not None and app.walk.holder is None


@pytest.mark.parametrize("key", HIDING[2:])
async def test_what_came_in_between_leads_back_to_the_table(key: str) -> None:
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        await uncovered(app, pilot)
        await pilot.press(key)
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert app.shown == "table"


async def test_losing_focus_and_too_small_a_window_cover_the_hand() -> None:
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await uncovered(app, pilot)
        app.post_message(events.AppBlur())
        await pilot.pause()
        assert app.shown == "table" and holds_nothing(screen)
        screen = await uncovered_again(app, pilot)
        await pilot.resize_terminal(50, 15)
        await pilot.pause()
        assert app.shown == "small" and holds_nothing(screen)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.shown == "table"


async def uncovered_again(app: BomsApp, pilot: Pilot[None]) -> PrivateScreen:
    await pilot.press("enter")
    await pilot.pause()
    assert isinstance(app.screen, PrivateScreen)
    return app.screen


async def test_a_larger_window_keeps_hand_and_choice() -> None:
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await uncovered(app, pilot)
        await pilot.press("right", "up")
        chosen = screen.chosen
        for size in ((120, 40), (60, 20), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert app.shown == "hand"
            assert screen.chosen == chosen


@pytest.mark.parametrize("key", ("space", "a", "3", "x", "left", "tab", "p", "1"))
async def test_no_key_but_enter_uncovers(key: str) -> None:
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert app.walk is not None and app.walk.holder is None


async def test_keys_that_come_too_early_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        monkeypatch.setattr("boms.ui.screens.called.SETTLING", 60.0)
        await pilot.pause()
        await pilot.press("enter", "enter")
        assert app.shown == "deal"


async def test_nothing_of_the_framework_can_show_or_copy_a_hand() -> None:
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        await uncovered(app, pilot)
        app.copy_to_clipboard("K♠")
        assert app.clipboard == ""
        assert not app.ENABLE_COMMAND_PALETTE and not app.ALLOW_SELECT
        await pilot.press("ctrl+p", "ctrl+c")
        assert len(app.screen_stack) == 2
        assert app.screen.styles.background.a == 1


async def test_one_screen_is_never_put_upon_another() -> None:
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("enter", "enter", "f1", "escape", "f2", "escape", "s", "escape", "enter", "space", "k", "escape"):
            await pilot.press(key)
            await pilot.pause()
            assert len(app.screen_stack) == 2


async def test_no_picture_of_the_screen_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        await uncovered(app, pilot)
        taken: list[str] = []
        monkeypatch.setattr(app, "deliver_text", lambda *_args, **_kwargs: taken.append("picture"))
        app.action_screenshot()
        await pilot.pause()
        assert taken == []


async def test_what_was_notified_over_a_hand_goes_with_it() -> None:
    """The framework shows notices on whatever screen comes next."""
    app = app_at_deal()
    async with app.run_test(size=(80, 24)) as pilot:
        await uncovered(app, pilot)
        app.notify("K♠", timeout=60)
        await pilot.pause()
        await pilot.press("space")
        await pilot.pause()
        assert app.shown == "table"
        assert not app._notifications


class Writer(Driver):
    """A driver that remembers what was written."""

    def __init__(self) -> None:
        self.written: list[str] = []

    def write(self, data: str) -> None:
        self.written.append(data)

    def start_application_mode(self) -> None: ...
    def disable_input(self) -> None: ...
    def stop_application_mode(self) -> None:
        self.write("left")


def test_nothing_is_written_after_the_screen_was_left() -> None:
    driver = blanking(Writer)()  # type: ignore[call-arg]
    driver._is_up = True  # type: ignore[attr-defined]
    driver.write("hand")
    driver.stop_application_mode()
    driver.write("hand")
    assert isinstance(driver, Writer)
    assert (driver.written[0], driver.written[-1]) == ("hand", "left")
