"""The example: a trick that the engine played by the very rules that are told."""

import pytest
from hypothesis import HealthCheck, given, settings

from boms.handbook import Section, Shape, rules_in_words
from boms.handbook.search import is_special, trick_to_show
from boms.rules import Rules
from boms.seat import Cleared, Skipped
from boms.text import LANGUAGES, use_language
from tests.laws.strategies import rules as any_rules
from tests.unit.handbook.saying import by

PLAIN = {"trick": by(pass_lasts="trick"), "turn": by(pass_lasts="turn")}
WITH_SPECIAL_CARDS = {
    "master": by(master_card="3C"),
    "master at any time": by(master_card="3C", master_timing="any_time"),
    "clearing": by(clearing_ranks=["10"]),
    "wild rank": by(wild_rank="6"),
    "wild jokers": by(jokers=2),
    "high jokers": by(jokers=4, joker_role="high"),
    "turning": by(turn_down_rank="8"),
}


def example(rules: Rules, players: int | None = None) -> Section:
    return rules_in_words(rules, players=players).sections[-1]


@pytest.mark.parametrize("players", [3, 4, 8])
@pytest.mark.parametrize("rules", [*PLAIN.values(), *WITH_SPECIAL_CARDS.values()])
def test_it_shows_leading_following_passing_and_the_end(rules: Rules, players: int) -> None:
    turns = trick_to_show(rules, players)
    plays = [turn for turn in turns if turn.laid]
    assert turns[0].laid and len(plays) >= 3 and len(plays) < len(turns)
    assert [isinstance(event, Cleared) for event in turns[-1].events].count(True) == 1
    assert not any(isinstance(event, Cleared) for turn in turns[:-1] for event in turn.events)


@pytest.mark.parametrize("rules", WITH_SPECIAL_CARDS.values(), ids=WITH_SPECIAL_CARDS)
def test_it_shows_a_special_card_where_there_is_one(rules: Rules) -> None:
    assert any(is_special(turn) for turn in trick_to_show(rules, 4))


def test_by_plain_rules_nothing_special_happens() -> None:
    assert not any(is_special(turn) for rules in PLAIN.values() for turn in trick_to_show(rules, 4))


def test_equal_ranks_and_their_skip_are_shown_and_explained() -> None:
    rules = by(equal_rank="skips_next")
    assert any(isinstance(event, Skipped) for turn in trick_to_show(rules, 4) for event in turn.events)
    assert "The same rank is enough." in " ".join(sentence.text for sentence in example(rules).sentences())


def test_a_pass_that_lasts_one_turn_is_shown_to_do_so() -> None:
    loose = " ".join(sentence.text for sentence in example(PLAIN["turn"]).sentences())
    strict = " ".join(sentence.text for sentence in example(PLAIN["trick"]).sentences())
    assert "a pass costs one turn only" in loose and "a pass costs one turn only" not in strict
    assert "is stepped over" not in loose


def test_it_is_the_same_every_time_and_has_as_many_players_as_are_told_of() -> None:
    assert example(PLAIN["turn"]) == example(PLAIN["turn"])
    assert "Ada, Bo and Cleo sit" in next(example(PLAIN["turn"], 3).sentences()).text
    assert "Ada, Bo, Cleo and Dan sit" in next(example(PLAIN["turn"]).sentences()).text
    assert "Ada, Bo, Cleo, Dan and Elin sit" in next(example(by(min_players=5)).sentences()).text


def test_each_turn_is_a_step_and_shows_its_cards() -> None:
    section = example(by(master_card="3C"))
    steps = section.blocks[-1]
    assert steps.shape is Shape.STEPS
    assert any("(3♣)" in step.text for step in steps.sentences)
    lettered = rules_in_words(by(master_card="3C"), letters=True).sections[-1]
    assert any("(3C)" in step.text for step in lettered.sentences())


@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(rules=any_rules())
def test_by_any_rules_there_is_one_in_every_language(rules: Rules) -> None:
    for code in LANGUAGES:
        use_language(code)
        for sentence in example(rules).sentences():
            assert sentence.text.endswith("."), sentence.text
            assert "{" not in sentence.text
