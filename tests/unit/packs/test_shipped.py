"""The five packs say what the table in rules.md §3 says."""

import pytest

from boms.packs import find_pack
from boms.rules import KEYS, Rules, Title, conflicts, plain_value
from boms.text import LANGUAGES

PACKS = ("presidenten", "boms-og-president", "president-grunnspill", "boms", "praesident")

POINTS = {"president": 2, "vice_president": 1}
TABLE = {
    "min_players": (3, 3, 4, 3, 3),
    "max_players": (8, 8, 7, 8, 8),
    "two_packs_from": (8, 7, None, None, 7),
    "jokers": (0, 0, 0, 0, 0),
    "joker_role": ("wild", "wild", "wild", "wild", "high"),
    "removed_cards": ({}, {}, {}, {3: "3S", 5: "3S 3H"}, {}),
    "seating": ("fixed", "fixed", "by_placement", "by_placement", "fixed"),
    "later_dealer": ("next_player", "boms", "boms", "next_player", "boms"),
    "first_lead": ("holder", "holder", "left_of_dealer", "holder", "left_of_dealer"),
    "first_lead_card": ("3D", "3C", None, "3D", None),
    "first_play_includes_card": (False, False, False, False, False),
    "later_lead": ("boms", "boms", "president", "president", "boms"),
    "equal_rank": ("legal", "illegal", "illegal", "legal", "illegal"),
    "pass_lasts": ("trick", "turn", "turn", "trick", "turn"),
    "same_rank_clears": (4, 0, 0, 4, 0),
    "all_threes_clear": (True, False, False, False, False),
    "master_card": ("3C", None, None, "3C", None),
    "master_timing": ("on_turn", "any_time", "on_turn", "on_turn", "on_turn"),
    "master_on_empty": ("allowed",) * 5,
    "master_last": ("allowed",) * 5,
    "master_in_exchange": ("kept",) * 5,
    "going_out_clears": (True, False, False, False, False),
    "lead_after_out": ("next_player", "next_player", "next_player", "previous_to_play", "next_player"),
    "vice_president_from": (4, 4, 4, None, 4),
    "vice_boms_from": (4, 4, None, None, 4),
    "exchange_president": (2, 2, 1, 1, 2),
    "exchange_president_with_vice": (2, 2, 1, 2, 2),
    "exchange_vice": (1, 1, 0, 1, 1),
    "points": ({}, POINTS, {}, {}, POINTS),
    "match_end": ("open", "points", "open", "open", "points"),
    "match_target": (10, 11, 10, 10, 10),
    "winner": ("none", "most_points", "none", "none", "most_points"),
    # everything not named in the table
    "wild_rank": (None,) * 5,
    "revolution": (False,) * 5,
    "turn_down_rank": (None,) * 5,
    "clearing_ranks": ((),) * 5,
    "table_keeper": ("anyone",) * 5,
    "announce_last_card": (False,) * 5,
    "exchange_choice": ("best",) * 5,
    "exchange_middle": (False,) * 5,
}
BEST_WITH = ((4, 7), (4, 6), (4, 7), (4, 7), (4, 7))


@pytest.mark.parametrize(("number", "name"), list(enumerate(PACKS)))
def test_the_rules_of_a_pack_are_the_column_of_the_table(number: int, name: str) -> None:
    rules = find_pack(name).rules
    assert {key: plain_value(getattr(rules, key)) for key in KEYS} == {key: TABLE[key][number] for key in KEYS}


def test_the_table_names_every_key() -> None:
    assert set(TABLE) == set(Rules.__struct_fields__)


@pytest.mark.parametrize(("name", "best_with"), list(zip(PACKS, BEST_WITH, strict=True)))
def test_each_pack_knows_with_how_many_it_is_best(name: str, best_with: tuple[int, int]) -> None:
    assert find_pack(name).best_with == best_with


@pytest.mark.parametrize("name", PACKS)
def test_no_pack_asks_for_the_impossible(name: str) -> None:
    assert conflicts(find_pack(name).rules) == ()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", PACKS)
def test_each_pack_has_a_name_two_lines_and_advice_in_every_language(name: str, code: str) -> None:
    words = find_pack(name).words_in(code)
    assert words.name
    assert len(words.description.splitlines()) == 2
    assert len(words.tips) >= 4


def test_a_pack_brings_the_words_of_its_people() -> None:
    assert find_pack("praesident").words_in("de").titles[Title.BOMS] == "Bettler"
    assert find_pack("praesident").words_in("de").titles[Title.VICE_PRESIDENT] == "Vize"
    tricks = {name: (find_pack(name).words_in("nb").trick, find_pack(name).words_in("nb").round) for name in PACKS[:4]}
    assert tricks == {
        "presidenten": ("bunke", "runde"),
        "boms-og-president": ("stikk", "runde"),
        "president-grunnspill": ("sekvens", "omgang"),
        "boms": ("runde", "spill"),
    }
