"""The language is changed on every screen without restarting, nothing stays behind, and German fits into 80×24."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from boms.match import Table
from boms.packs import find_pack
from boms.rules import Rules
from boms.seat import Phase, PublicView, Step
from boms.store import Keeping
from boms.store.folder import usual_path
from boms.text import LANGUAGES, use_language
from boms.ui.app import PASSING, BomsApp
from boms.ui.preferences import Preferences
from boms.ui.screens import WHERE
from boms.ui.setup import Setup
from boms.ui.widgets.bars import KeyBar
from tests.ui.moments import gives_back, is_over, moment
from tests.ui.samples import NAMES
from tests.ui.setting_up import Desk
from tests.unit.handbook.saying import by
from tests.unit.store.keeping import fill

PACK = find_pack("praesident")
EVERYTHING = by(
    PACK.rules,
    jokers=2,
    master_card="3C",
    master_timing="any_time",
    pass_lasts="turn",
    announce_last_card=True,
    exchange_middle=True,
    match_end="open",
)
"""Rules under which the screens have most to say."""

ASKING = by(EVERYTHING, exchange_choice="on_request")
KEEPING = by(EVERYTHING, table_keeper="boms", same_rank_clears=4)


def full_pile(public: PublicView) -> bool:
    """Whether two plays lie on one another."""
    return public.phase is Phase.PLAY and len(public.pile) >= 2


def at(until: Callable[..., bool], rules: Rules = EVERYTHING, players: int = 8, round_number: int = 2) -> Table:
    return moment(players, until, rules=rules, round_number=round_number)


def ended() -> Table:
    table = at(is_over)
    table.stop()
    return table


STEPS: dict[str, tuple[Callable[[], Table] | None, tuple[str, ...]]] = {
    "start": (None, ()),
    "variant": (None, ("n",)),
    "players": (None, ("n", "enter")),
    "house_rules": (None, ("n", "h")),
    "agreement": (None, ("n", "enter", "enter")),
    "deal": (lambda: at(is_over), ("enter",)),
    "table": (lambda: at(full_pile), ()),
    "table, a trick to clear": (lambda: at(lambda public: public.phase is Phase.CLEAR, KEEPING), ()),
    "table, cards to name": (lambda: at(lambda public: public.step is Step.ASK, ASKING), ()),
    "table, swaps": (lambda: at(lambda public: public.step is Step.SWAP), ()),
    "table, called aside": (lambda: at(full_pile), ("!", "1")),
    "round_over": (lambda: at(is_over), ()),
    "match_over": (ended, ()),
    "new_rules": (lambda: at(is_over), ("h", "down", "left", "escape")),
    "how_to_play": (None, ("h",)),
}
"""How to get to each screen from which the menu can be opened: a table or none, and keys."""

FURTHER: dict[str, tuple[Callable[[], Table] | None, tuple[str, ...]]] = {
    "own_packs": (None, ("n", "d")),
    "practice_hand": (None, ("h", "enter", "space", "enter")),
    "hand": (lambda: at(full_pile), ("enter",)),
    "hand, passing": (lambda: at(full_pile), ("enter", "P")),
    "hand, refused": (lambda: at(full_pile), ("enter", "enter")),
    "hand, only to look": (lambda: at(full_pile), ("s", "2", "enter")),
    "hand, breaking in": (lambda: at(full_pile), ("!", "2", "enter")),
    "exchange": (lambda: at(gives_back), ("enter",)),
    "exchange, naming": (lambda: at(lambda public: public.step is Step.ASK, ASKING), ("enter", "2", "2")),
    "exchange, swapping": (
        lambda: at(lambda public: public.step is Step.SWAP),
        ("o", "1", "1", "enter", "right", "up"),
    ),
    "preferences": (None, ("p",)),
    "keys": (None, ("p", *["down"] * 30, "enter")),
    "continue_match": (None, ("c",)),
    "history": (None, ("f2", "h")),
    "look_back": (None, ("f2", "h", "enter")),
    "hall_of_fame": (None, ("f2", "f")),
    "seats": (lambda: at(is_over), ("e",)),
    "page, rules and keys": (lambda: at(full_pile), ("f1",)),
    "page, laid so far": (lambda: at(full_pile), ("k",)),
    "question, who breaks in": (lambda: at(full_pile), ("!",)),
    "question, who clears": (lambda: at(lambda public: public.phase is Phase.CLEAR, KEEPING), ("v",)),
    "question, menu": (lambda: at(is_over), ("f2",)),
    "question, leave": (lambda: at(full_pile), ("ctrl+q",)),
}
"""The same for the others."""

CUT = "(?<!3)…(?!2)(?! f12)(?!  (?:unfinished|unfertig|uferdig))"
"""The sign of a text that was cut; keys from one to another have it too, and the names of people may be cut."""

ALL = {**STEPS, **FURTHER}


@asynccontextmanager
async def at_screen(name: str, language: str) -> AsyncIterator[Desk]:
    """The program on this screen, in this language from the start."""
    use_language(language)
    made, keys = ALL[name]
    table = made() if made else None
    if name in ("continue_match", "history", "look_back", "hall_of_fame"):
        fill(usual_path(), 2)
    app = BomsApp(
        table,
        preferences=Preferences(animations=False, language=language),
        pack=PACK if table else None,
        keeping=Keeping(),
        seed="languages",
    )
    if table:
        app.setup = Setup(PACK, table.rules, table.names())
    else:
        app.setup.names = NAMES[:4]
    async with app.run_test(size=(80, 24)) as pilot:
        desk = Desk(app, pilot)
        await desk.settle()
        await desk.press(*keys)
        yield desk


def shown(name: str) -> str:
    return name.partition(",")[0]


def test_every_screen_is_visited() -> None:
    visited = {shown(name) for name in ALL}
    assert set(WHERE) - visited == {"small", "pin"}
    assert not {shown(name) for name in STEPS} & PASSING


async def to_preferences_and_back(desk: Desk, change: str | None) -> None:
    """The way through the menu to the preferences; there the language is changed, or not; and back."""
    await desk.press("f2", "p")
    assert desk.app.shown == "preferences", desk.text()
    if change:
        before = desk.app.preferences
        desk.app.use_preferences(replace(before, language=change))
        await desk.press("down", "up")
    await desk.press("escape")


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize(("before", "after"), [("en", "de"), ("de", "nb"), ("nb", "en")])
async def test_a_change_of_language_leaves_nothing_behind(name: str, before: str, after: str) -> None:
    async with at_screen(name, before) as desk:
        assert desk.app.shown == shown(name), desk.text()
        await to_preferences_and_back(desk, after)
        changed = desk.text()
    async with at_screen(name, after) as desk:
        await to_preferences_and_back(desk, None)
        assert changed == desk.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
async def test_nothing_is_cut_in_any_language(name: str, language: str) -> None:
    async with at_screen(name, language) as desk:
        assert desk.app.shown == shown(name), desk.text()
        assert not re.search(CUT, desk.text()), desk.text()
        bar = desk.app.screen.query_one(KeyBar)
        placed = {command.name for *_place, command in bar._places(bar.size.width, bar.size.height)}
        assert {command.name for command in bar._commands} - placed <= {"rank_0", "left"}
