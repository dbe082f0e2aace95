"""A match that is left for the start is kept there, to be gone on with at the decision that was pending."""

from boms.packs import find_pack
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from tests.ui.people import People
from tests.ui.setting_up import Desk


async def test_a_match_left_for_the_start_can_be_gone_on_with_at_once() -> None:
    app = BomsApp(preferences=Preferences(animations=False), pack=find_pack("presidenten"), seed="1")
    async with app.run_test(size=(80, 24)) as pilot:
        it, people = Desk(app, pilot), People(app, pilot, 1)
        await it.settle()
        await it.press("n", "enter", "enter", "enter")
        while app.shown != "hand":
            await people.press("enter")
        await people.turn()
        before = people.table.public()
        await it.press("f2", "b")
        assert app.shown == "start"
        assert "Continue the match" in it.text()
        await it.press("c")
        assert app.shown == "table"
        assert people.table.public() == before
        assert app.walk is not None and app.walk.holder is None
