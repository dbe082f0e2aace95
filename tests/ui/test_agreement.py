"""The agreement: the rules in force in words before the deal, behind F1, and changed only if all seats agree."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from boms.chance import open_table
from boms.match import ChangeRules, Move
from boms.packs import find_pack
from boms.rules import EqualRank, with_values
from boms.text import use_language
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from tests.ui.samples import NAMES
from tests.ui.setting_up import AGREEMENT, HOUSE_RULES, Desk, desk
from tests.unit.match.playing import play_rounds


@pytest.fixture(autouse=True)
def config(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("BOMS_CONFIG_DIR", str(tmp_path))
    monkeypatch.setenv("BOMS_DATA_DIR", str(tmp_path))
    return tmp_path


# Before the first deal


async def test_the_rules_are_told_from_the_deck_to_the_example() -> None:
    async with desk(*AGREEMENT) as it:
        assert "Deck and deal" in it.text()
        seen = it.words()
        for _ in range(20):
            await it.press("pagedown")
            seen += it.words()
        for heading in ("Who begins", "A turn", "Special cards", "Going out", "One trick as an example"):
            assert heading in seen
        await it.press(*["pageup"] * 20)
        assert "Deck and deal" in it.text()


async def test_they_are_told_for_those_who_play() -> None:
    async with desk(*AGREEMENT) as it:
        assert "4 players: 13 cards each" in it.text()
        assert "5 players" not in it.words()


async def test_what_differs_is_marked_where_it_is_said() -> None:
    async with desk(*HOUSE_RULES, "e", "q", "u", "a", "l", "right", "escape", "escape", "enter", "enter") as it:
        assert it.app.setup.rules.equal_rank is not EqualRank.LEGAL
        assert "differs from the variant: 1" in it.text()
        assert "◆" in it.text()
        assert re.search(r"◆ [^◆]* \(in the variant: [^◆]*\)", it.words())


async def test_nobody_deals_while_something_is_impossible() -> None:
    async with desk(*AGREEMENT) as it:
        it.app.setup.rules = with_values(it.app.setup.rules, {"min_players": 8, "max_players": 3})
        await it.press("h", "escape")
        assert it.app.shown == "agreement"
        assert "we agree" not in it.text()
        await it.press("enter")
        assert it.app.shown == "agreement"


# Behind F1


async def test_f1_tells_the_rules_in_force_and_the_keys() -> None:
    async with desk(*AGREEMENT, "enter", "enter", "enter") as it:
        assert it.app.shown == "hand"
        await it.press("f1")
        assert "The game" in it.text() or "Deck and deal" in it.text()
        await it.press("shift+tab")
        assert "Keys" in it.text()
        await it.press("tab")
        assert "The game" in it.text()
        await it.press("tab")
        assert "Deck and deal" in it.lines()[2]
        assert "Shift+Tab" in it.text() and "K  keys" in it.text()
        await it.press("k")
        assert "Keys" in it.lines()[2]
        await it.press("enter")
        assert it.app.shown == "table"


async def test_before_a_match_f1_tells_the_keys_first() -> None:
    async with desk("f1") as it:
        assert "Keys" in it.lines()[2]
        await it.press("enter", "n", "enter", "f1")
        assert "Keys" in it.lines()[2]
        await it.press("tab")
        assert "The game" in it.lines()[2]


# Between rounds


class Evening:
    """A match that stands after its first round."""

    def __init__(self, it: Desk, moves: list[Move]) -> None:
        self.it, self.moves = it, moves

    @property
    def changes(self) -> list[Move]:
        return [move for move in self.moves if isinstance(move, ChangeRules)]

    def rules(self) -> object:
        assert self.it.app.walk is not None
        return self.it.app.walk.table.rules


@asynccontextmanager
async def evening(pack_id: str = "boms-og-president", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Evening]:
    """Four people after a round."""
    pack, moves = find_pack(pack_id), list[Move]()
    table = open_table(pack.rules, NAMES[:4], seed="evening", record=moves.append)
    app = BomsApp(table, pack=pack, preferences=Preferences(animations=False))
    play_rounds(table, 1, Random(1))
    async with app.run_test(size=size) as pilot:
        it = Desk(app, pilot)
        await it.settle()
        yield Evening(it, moves)


TWO_JOKERS = ("h", *"jokers", "right", "right", "escape", "escape")
"""From Round over: two jokers from now on."""


async def test_new_rules_hold_when_everybody_has_agreed_by_name() -> None:
    async with evening() as they:
        it, before = they.it, they.rules()
        await it.press(*TWO_JOKERS)
        assert it.app.shown == "new_rules"
        for name in NAMES[:4]:
            assert name.upper() in it.text()
            assert they.rules() == before
            await it.press("enter")
        assert it.app.shown == "round_over"
        assert "The new rules hold from the next deal on" in it.words()
        assert len(they.changes) == 1
        await it.press("enter")
        assert it.app.shown == "deal"
        assert it.app.walk is not None and it.app.walk.table.rules.jokers == 2
        assert sum(face.cards for face in it.app.walk.table.public().seats) == 54


@pytest.mark.parametrize("agreeing", (0, 3))
@pytest.mark.parametrize("key", ["n", "escape"])
async def test_one_who_refuses_is_enough(agreeing: int, key: str) -> None:
    async with evening() as they:
        before = they.rules()
        await they.it.press(*TWO_JOKERS, *["enter"] * agreeing, key)
        assert they.it.app.shown == "round_over"
        assert they.rules() == before
        assert they.changes == []
        await they.it.press("h", "escape")
        assert "The rules stay as they are" in they.it.text()


async def test_whoever_agreed_is_asked_again_when_more_is_changed() -> None:
    async with evening() as they:
        await they.it.press(*TWO_JOKERS, "enter", "enter", "h", "escape")
        assert "Agreed" not in they.it.text()
        assert NAMES[0].upper() in they.it.text()


async def test_a_page_in_between_forgets_nobody() -> None:
    async with evening() as they:
        await they.it.press(*TWO_JOKERS, "enter", "f1", "enter")
        assert "Agreed: Ola" in they.it.words()


async def test_by_mouse() -> None:
    async with evening(size=(120, 40)) as they:
        it = they.it
        await it.click("change the rules")
        await it.write("jokers")
        await it.click("Jokers")
        await it.click("2", on="0")
        await it.press("escape", "escape")
        for name in NAMES[:4]:
            assert name in it.text()
            await it.click("I agree")
        assert len(they.changes) == 1


async def test_rules_for_more_people_than_sit_there_are_refused_with_a_sentence() -> None:
    async with evening() as they:
        await they.it.press("h", *["right"] * 4, "escape")
        assert "These rules need at least 7 players" in they.it.words()
        await they.it.press("enter", "enter", "enter", "enter")
        assert they.changes == []
        await they.it.press("escape")
        assert they.it.app.shown == "round_over"


async def test_points_of_the_round_are_those_it_was_played_for() -> None:
    async with evening() as they:
        it = they.it
        assert "+2" in it.text()
        assert it.app.walk is not None
        it.app.walk.change_rules(with_values(it.app.walk.table.rules, {"points": {"president": 5}}))
        await it.settle()
        assert "+2" in it.text() and "+5" not in it.text()


@pytest.mark.parametrize("language", ["en", "nb", "de"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_no_word_is_cut(language: str, size: tuple[int, int]) -> None:
    use_language(language)
    async with evening(size=size) as they:
        await they.it.press("h", "right", "escape")
        assert they.it.app.shown == "new_rules"
        assert "…" not in they.it.text()
        await they.it.press("enter", "enter")
        assert "…" not in they.it.text()
