"""The language is changed on every screen without restarting, nothing stays behind, and German fits into 80×24."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from boms.cards import each, rank_of, read_card
from boms.match import Table
from boms.packs import Pack, find_pack, read_pack
from boms.rules import Rules
from boms.seat import Phase, PublicView, Step
from boms.store import Keeping
from boms.store.folder import usual_path
from boms.text import LANGUAGES, rank_text, use_language
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from boms.ui.screens import PASSING, WHERE
from boms.ui.screens.private import PrivateScreen
from boms.ui.selection import Selection
from boms.ui.setup import Setup
from boms.ui.widgets.bars import KeyBar
from boms.ui.widgets.lines import Banner
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


def leads(public: PublicView) -> bool:
    """Whether somebody may lead."""
    return public.phase is Phase.PLAY and not public.pile


def tall_pile(public: PublicView) -> bool:
    """Whether three plays lie on one another."""
    return full_pile(public) and len(public.pile) >= 3


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
    "hand, leading": (lambda: at(leads, players=5), ("enter",)),
    "hand, leading with the choice made": (lambda: at(leads, players=5), ("enter", *"3456789")),
    "table, leading": (lambda: at(leads, players=5), ()),
    "table, a trick with much on it": (lambda: at(tall_pile, players=4), ()),
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

CUT = "(?<!3)(?<!, )…(?!2)(?! f12)"
"""The sign of a text that was cut; keys from one to another have it too, and a list of people may be too long."""

PLAYED = r"^.*\d\d-\d\d .*$"
"""A line of a list of matches; the names in it may be cut."""

ALL = {**STEPS, **FURTHER}


@asynccontextmanager
async def at_screen(name: str, language: str, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Desk]:
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
    async with app.run_test(size=size) as pilot:
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
@pytest.mark.parametrize(
    ("before", "after"),
    [("en", "de"), pytest.param("de", "nb", marks=pytest.mark.long), pytest.param("nb", "en", marks=pytest.mark.long)],
)
async def test_a_change_of_language_leaves_nothing_behind(name: str, before: str, after: str) -> None:
    async with at_screen(name, before) as desk:
        assert desk.app.shown == shown(name), desk.text()
        await to_preferences_and_back(desk, after)
        changed = desk.text()
    async with at_screen(name, after) as desk:
        await to_preferences_and_back(desk, None)
        assert changed == desk.text()


@pytest.mark.parametrize("size", [(60, 20), pytest.param((80, 24), marks=pytest.mark.long)], ids=str)
@pytest.mark.parametrize("language", ["de", *(pytest.param(code, marks=pytest.mark.long) for code in ("nb", "en"))])
@pytest.mark.parametrize("name", ALL)
async def test_nothing_is_cut_in_any_language(name: str, language: str, size: tuple[int, int]) -> None:
    async with at_screen(name, language, size) as desk:
        assert desk.app.shown == shown(name), desk.text()
        assert not re.search(CUT, re.sub(f"(?m){PLAYED}", "", desk.text())), desk.text()
        bar = desk.app.screen.query_one(KeyBar)
        placed = {command.name for *_place, command in bar._places(bar.size.width, bar.size.height)}
        assert {command.name for command in bar._commands} - placed <= {"rank_0", "left"}


# Letters, titles and keys


RENAMED = """
boms: 1
based_on: praesident
words:
  en:
    titles: {president: King, vice_president: Duke, neutral: Burgher, vice_boms: Serf, boms: Peasant}
    trick: pile
    round: reign
  de:
    titles: {president: König, vice_president: Graf, neutral: Gesell, vice_boms: Knecht, boms: Bauer}
"""
USUAL = ("President", "Vice", "Citizen", "Beggar", "Scum", "Präsident", "Vize", "Bürger", "Bettler")
OWN = {"en": ("King", "Peasant"), "de": ("König", "Bauer")}


@pytest.mark.parametrize("language", OWN)
@pytest.mark.parametrize("name", [name for name in ALL if ALL[name][0] is not None and "rules" not in name])
async def test_a_packs_own_titles_are_used_everywhere(name: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "realm.yaml"
    file.write_text(RENAMED, "utf-8")
    pack = read_pack(file)
    assert isinstance(pack, Pack)
    use_language(language)
    made, keys = ALL[name]
    assert made is not None
    table = made()
    app = BomsApp(table, pack=pack, preferences=Preferences(animations=False, language=language))
    app.setup = Setup(pack, table.rules, table.names())
    async with app.run_test(size=(120, 40)) as pilot:
        desk = Desk(app, pilot)
        await desk.settle()
        await desk.press(*keys)
        words = desk.words()
        assert not [usual for usual in USUAL if usual in words], desk.text()
        if shown(name) in ("table", "round_over", "hand", "exchange"):
            assert any(own in words for own in OWN[language]), desk.text()
        if shown(name) in ("table", "hand", "deal") and language == "en":
            assert "reign 2" in words or "reign 3" in words, desk.text()


COURT = {"en": "J Q K A", "nb": "Kn D K E", "de": "B D K A"}
RANKS_OF_KEYS = {"j": 8, "b": 8, "n": 8, "q": 9, "d": 9, "k": 10, "a": 11, "e": 11, "0": 7, "t": 7, "2": 12, "3": 0}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", ("hand", "exchange"))
async def test_local_and_international_letters_choose_a_rank_in_every_language(screen: str, language: str) -> None:
    use_language(language)
    table = at(gives_back, players=3) if screen == "exchange" else at(leads, players=3)
    app = BomsApp(table, pack=PACK, preferences=Preferences(animations=False, language=language))
    app.setup = Setup(PACK, table.rules, table.names())
    async with app.run_test(size=(80, 24)) as pilot:
        desk = Desk(app, pilot)
        await desk.settle()
        await desk.press("enter")
        private = app.screen
        assert isinstance(private, PrivateScreen) and private.view is not None
        labels = " ".join(rank_text(rank, PACK.words_in(language)) for rank in (8, 9, 10, 11))
        assert labels == COURT[language]
        for key, rank in RANKS_OF_KEYS.items():
            for typed in {key, key.upper()}:
                private.choose(Selection())
                await desk.press(typed)
                ranks = {rank_of(card) for card in each(private.chosen.cards)}
                has_it = any(rank_of(card) == rank and card != read_card("3C") for card in each(private.view.hand))
                assert ranks == ({rank} if has_it else set()), (typed, desk.text())


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in ALL if shown(name) == "table"])
async def test_the_banner_says_its_whole_sentence(name: str, language: str, size: tuple[int, int]) -> None:
    async with at_screen(name, language, size) as desk:
        banner = desk.app.screen.query_one(Banner)
        painted = " ".join(banner.render_line(y).text.strip(" │|") for y in range(banner.size.height))
        _, sentence, button = banner._said
        assert " ".join(sentence.split()) in " ".join(painted.split()), desk.text()
        assert button in painted
