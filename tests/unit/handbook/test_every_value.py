"""Every value of every key changes the words, and a sentence that comes or goes with a key names that key."""

import re
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boms.handbook import rules_in_words
from boms.rules import KEYS, Rules, conflicts, oddities, with_values
from boms.text import LANGUAGES, use_language
from tests.laws.strategies import rules as any_rules
from tests.unit.handbook.saying import book, by, said, values_of

EVERYTHING_MATTERS = by(
    first_lead="holder",
    first_lead_card="3D",
    jokers=2,
    same_rank_clears=4,
    master_card="3C",
    vice_president_from=4,
    vice_boms_from=4,
    exchange_president=1,
    exchange_president_with_vice=2,
    exchange_vice=1,
    points={"president": 2},
    match_end="points",
)
"""Rules by which no key is without effect."""

BASES = {
    "everything matters": EVERYTHING_MATTERS,
    "asking, strict, unfixed": by(
        EVERYTHING_MATTERS,
        exchange_choice="on_request",
        pass_lasts="trick",
        equal_rank="legal",
        match_end="minutes",
        revolution=True,
        wild_rank="6",
        joker_role="high",
    ),
    "one number of players": by(EVERYTHING_MATTERS, min_players=5, max_players=5),
    "plain": Rules(),
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    use_language(request.param)
    return str(request.param)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("key", KEYS)
def test_no_two_values_of_a_key_make_the_same_book(key: str) -> None:
    books = [(value, said(with_values(EVERYTHING_MATTERS, {key: value}))) for value in values_of(key)]
    assert len(books) > 1
    for (one, first), (other, second) in combinations(books, 2):
        assert first != second, (key, one, other)


@pytest.mark.parametrize("players", [None, 3, 4, 7])
@pytest.mark.parametrize("base", BASES.values(), ids=BASES)
@pytest.mark.parametrize("key", KEYS)
def test_a_sentence_that_comes_or_goes_with_a_key_names_it(key: str, base: Rules, players: int | None) -> None:
    for value in values_of(key):
        _check_keys_named(base, with_values(base, {key: value}), key, players)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(rules=any_rules(), key=st.sampled_from(KEYS), choose=st.randoms(use_true_random=False))
def test_the_same_by_any_rules(rules: Rules, key: str, choose: object) -> None:
    for value in values_of(key):
        other = with_values(rules, {key: value})
        if not conflicts(other):
            _check_keys_named(rules, other, key, None)


def _check_keys_named(base: Rules, rules: Rules, key: str, players: int | None) -> None:
    before = {sentence.text: sentence.keys for sentence in book(base, players).sentences()}
    after = {sentence.text: sentence.keys for sentence in book(rules, players).sentences()}
    for text in before.keys() ^ after.keys():
        assert key in (before.get(text) or after[text]), (key, text)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(rules=any_rules())
def test_a_key_without_effect_changes_nothing(rules: Rules) -> None:
    for odd in oddities(rules):
        if not _has_some_effect(rules, odd.key):
            assert said(rules) == said(with_values(rules, {odd.key: getattr(Rules(), odd.key)})), odd


def _has_some_effect(rules: Rules, key: str) -> bool:
    """Points are pointless title by title; and where more than four must be equal, four threes may be all there are."""
    return key == "points" or (key == "all_threes_clear" and rules.same_rank_clears > 4)


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(rules=any_rules(), code=st.sampled_from(LANGUAGES))
def test_whatever_the_rules_every_sentence_is_one(rules: Rules, code: str) -> None:
    use_language(code)
    for section in book(rules).sections:
        assert section.blocks, section.heading
        for sentence in section.sentences():
            assert not re.search(r"[{}]|  |\bNone\b|^[ .,;]", sentence.text), sentence.text
            assert set(sentence.keys) <= set(KEYS)
            first = sentence.text[0]
            assert first == first.upper(), sentence.text


def test_impossible_rules_can_be_told_all_the_same() -> None:
    """The house rules are read while they are being changed."""
    for values in (
        {"min_players": 6, "max_players": 4},
        {"first_lead": "holder"},
        {"removed_cards": {4: "JK"}},
        {"wild_rank": "8", "turn_down_rank": "8", "clearing_ranks": ["8"]},
        {"master_card": "6C", "wild_rank": "6"},
        {"first_play_includes_card": True, "first_lead": "left_of_dealer"},
    ):
        assert rules_in_words(by(**values)).sections


def test_a_rank_that_is_taken_out_whole_goes_by_its_name_alone() -> None:
    fours = "4S 4H 4D 4C"
    assert "take these cards out first: the three of spades and all fours." in said(
        by(removed_cards={4: f"3S {fours}"}), 4
    )
    with_two_packs = said(by(removed_cards={4: fours}, two_packs_from=4), 4)
    assert "all fours" not in with_two_packs and "the four of spades" in with_two_packs


def test_told_for_one_number_of_players_only_what_holds_for_it_is_said() -> None:
    rules = by(EVERYTHING_MATTERS, two_packs_from=7, removed_cards={3: "3S"})
    three, seven = said(rules, 3), said(rules, 7)
    assert "Vice-President" not in three and "Vice-President: second place " in seven
    assert "two packs" in seven and "packs" not in three
    assert "take this card out" in three and "take this card out" not in seven
    assert "With 7 players" not in seven
