"""Whole matches in lines of text, with everything that is said searched for cards."""

import pytest

from boms.chance import open_table
from boms.packs import find_pack, with_settings
from boms.plain import Manners
from boms.plain.walking import MatchWalk
from boms.seat import Phase
from boms.text import LANGUAGES, use_language
from tests.unit.plain.people import NAMES, Leak, People

PACKS = {
    "presidenten": (3, 5, 8),
    "boms-og-president": (3, 5, 8),
    "president-grunnspill": (4, 5, 7),
    "boms": (3, 5, 8),
    "praesident": (3, 5, 8),
}


def people(name: str, players: int, *settings: str, seed: int = 1, rounds: int = 2) -> People:
    pack = find_pack(name)
    table = open_table(with_settings(pack.rules, settings), NAMES[:players], seed=seed)
    return People(table, pack, seed, rounds)


@pytest.mark.parametrize(
    ("name", "players"),
    [
        pytest.param(name, n, marks=[pytest.mark.long] if n == 8 else [])
        for name, numbers in PACKS.items()
        for n in numbers
    ],
)
def test_a_match_of_two_rounds(name: str, players: int) -> None:
    room = people(name, players)
    assert room.play() == 0
    assert room.table.is_over()
    assert room.table.public().round_number == 2
    assert sum(tally.presidencies for tally in room.table.tallies().values()) == 2


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["presidenten", "praesident"])
def test_a_match_in_every_language(code: str, name: str) -> None:
    use_language(code)
    room = people(name, 5, "jokers=2", "joker_role=wild", seed=3)
    assert room.play() == 0
    assert room.table.public().phase is Phase.MATCH_OVER


def test_the_search_finds_a_hand_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def heading(walk: MatchWalk) -> str:
        from boms.plain.spoken import hand_line

        return hand_line(walk.table.sit(0).view(), walk.place.tables, walk.place.words)

    monkeypatch.setattr(MatchWalk, "_heading", heading)
    with pytest.raises(Leak):
        people("presidenten", 3).play()


def test_the_search_finds_a_card_named_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def heading(walk: MatchWalk) -> str:
        from boms.plain.spoken import hand_names

        return next(iter(hand_names(walk.table.sit(0).view(), walk.place.tables, walk.place.words)))

    monkeypatch.setattr(MatchWalk, "_heading", heading)
    with pytest.raises(Leak):
        people("presidenten", 3).play()


@pytest.mark.parametrize("seed", range(3))
def test_a_giver_may_choose_among_equal_cards(seed: int) -> None:
    room = people("praesident", 5, seed=seed, rounds=3)
    assert room.play(Manners(chooses_ties=True)) == 0
    assert room.table.is_over()


def test_house_rules_of_every_kind() -> None:
    room = people(
        "presidenten",
        5,
        "jokers=3",
        "joker_role=high",
        "revolution=true",
        "turn_down_rank=8",
        "clearing_ranks=[10]",
        "announce_last_card=true",
        "equal_rank=skips_next",
        "pass_lasts=turn",
        seed=5,
        rounds=3,
    )
    assert room.play() == 0
    assert room.table.is_over()
