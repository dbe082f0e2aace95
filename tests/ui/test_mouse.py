"""A turn by mouse alone."""

from boms.chance import open_table
from boms.packs import find_pack
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from boms.ui.screens.private import PrivateScreen
from tests.ui.samples import NAMES
from tests.ui.setting_up import Desk


async def test_a_round_begins_and_a_card_is_laid_by_mouse() -> None:
    pack = find_pack("presidenten")
    table = open_table(pack.rules, NAMES[:4], seed="1")
    app = BomsApp(table, pack=pack, preferences=Preferences(animations=False))
    async with app.run_test(size=(80, 24)) as pilot:
        desk = Desk(app, pilot)
        await desk.settle()
        first = table.public().to_act
        await desk.click("show my hand", on="Enter  show my hand")
        screen = app.screen
        assert isinstance(screen, PrivateScreen) and screen.view is not None
        layout = screen.fan.layout_for(screen.fan.size.width)
        spot, top = layout.spots[0], screen.fan.region.offset
        await pilot.click(offset=(top.x + spot.x + 1, top.y + 2))
        await desk.settle()
        assert screen.chosen.cards
        await pilot.click(screen.key_bar, offset=(3, 0))
        await desk.settle()
        assert table.public().pile and table.public().pile[-1].seat == first
        assert app.shown == "table"


async def test_a_click_on_the_key_below_a_rank_chooses_it_and_hide_hides() -> None:
    pack = find_pack("presidenten")
    table = open_table(pack.rules, NAMES[:4], seed="1")
    app = BomsApp(table, pack=pack, preferences=Preferences(animations=False))
    async with app.run_test(size=(120, 40)) as pilot:
        desk = Desk(app, pilot)
        await desk.settle()
        await desk.press("enter", "enter")
        screen = app.screen
        assert isinstance(screen, PrivateScreen) and screen.view is not None
        label, top = screen.fan.layout_for(screen.fan.size.width).labels[0], screen.fan.region
        await pilot.click(offset=(top.x + label.x + 1, top.y + 1 + screen.fan.card_height))
        await desk.settle()
        assert screen.chosen.cards
        await desk.click("hide")
        assert app.shown == "table"
