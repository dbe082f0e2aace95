"""What the screens say at moments of which the wrong thing is easily said."""

import pytest
from msgspec.structs import replace

from boms.match import Table
from boms.packs import find_pack
from boms.seat import AutoPass, Lay, Phase, PublicView
from boms.store import open_store
from boms.text import use_language
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from tests.ui.moments import moment, step
from tests.ui.setting_up import Desk, desk
from tests.unit.handbook.saying import by
from tests.unit.match.playing import play_rounds
from tests.unit.store.keeping import begin

PACK = find_pack("praesident")


def exchanges(public: PublicView) -> bool:
    return public.phase is Phase.EXCHANGE


def at(table: Table, language: str = "en", **wishes: object) -> BomsApp:
    """The program at this table."""
    use_language(language)
    return BomsApp(table, pack=PACK, preferences=replace(Preferences(animations=False, language=language), **wishes))


@pytest.mark.parametrize(("language", "said"), [("en", "exchange"), ("nb", "kortbytte"), ("de", "Tausch")])
async def test_before_the_first_lead_the_frame_says_that_cards_are_exchanged(language: str, said: str) -> None:
    app = at(moment(4, exchanges, rules=PACK.rules), language)
    async with app.run_test(size=(80, 24)) as pilot:
        it = Desk(app, pilot)
        await it.settle()
        assert app.shown == "table"
        assert f"2 · {said}" in it.lines()[0]
        await it.press("s", "1", "enter")
        assert app.shown == "hand"
        assert f"2 · {said}" in it.lines()[0]


@pytest.mark.parametrize("exchange", [0, 2])
async def test_the_deal_says_who_leads_and_why_unless_cards_are_exchanged_first(exchange: int) -> None:
    rules = by(PACK.rules, exchange_president=exchange, exchange_president_with_vice=exchange, exchange_vice=0)
    table = moment(4, lambda public: public.phase is Phase.ROUND_OVER, rules=rules, round_number=1)
    first, last = (next(face.name for face in table.public().seats if face.place == place) for place in (1, 4))
    app = at(table)
    async with app.run_test(size=(80, 24)) as pilot:
        it = Desk(app, pilot)
        await it.settle()
        await it.press("enter")
        assert app.shown == "deal"
        assert (f"{last} gives {first} the two best cards" if exchange else f"{last} was Beggar and leads") in it.text()


def can_only_pass(table: Table) -> bool:
    public = table.public()
    if public.phase is not Phase.PLAY or public.to_act is None:
        return False
    plays = table.sit(public.to_act).view().plays
    return not any(isinstance(action, Lay) for action in plays)


async def test_enter_where_nothing_can_be_laid_says_so_and_what_passes() -> None:
    table = moment(4, lambda public: public.phase is Phase.PLAY, rules=PACK.rules, round_number=1)
    while not can_only_pass(table):
        step(table)
    app = at(table, auto_pass=AutoPass.OFF)
    async with app.run_test(size=(80, 24)) as pilot:
        it = Desk(app, pilot)
        await it.settle()
        await it.press("enter", "enter")
        assert app.shown == "hand"
        assert "You can lay nothing: P passes" in it.text()
        assert "Choose at least one card" not in it.text()
        await it.press("p", "p")
        assert app.shown != "hand"


@pytest.mark.parametrize(("ascii_", "said"), [(True, " 3..2 "), (False, " 3…2 ")])
async def test_the_keys_of_the_ranks_can_be_read_in_plain_characters(ascii_: bool, said: str) -> None:
    app = at(moment(4, lambda public: public.phase is Phase.PLAY, round_number=1), ascii=ascii_)
    async with app.run_test(size=(120, 40)) as pilot:
        it = Desk(app, pilot)
        await it.settle()
        await it.press("enter")
        assert said in it.text()


async def test_looking_back_has_the_words_of_the_pack() -> None:
    from random import Random

    use_language("nb")
    with open_store() as store:
        table = begin(store, pack="boms")
        play_rounds(table, 1, Random(1))
        table.stop()
    async with desk("m", "enter") as it:
        assert it.app.shown == "look_back"
        assert "spill 1/1 · runde 1/" in it.text()
