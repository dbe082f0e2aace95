"""Two readings of the rules, the engine's and a naive one, agree on every refusal, every legal play and every fact.

Whole matches are drawn: rules with every key, three to eight people, deals of a few cards, an exchange, breaking in,
announcing, clearing, people who come, go and move, rules that change, players who stop. When this fails, one of the two
has misread `rules.md`; the falsifying example is the smallest round that shows it.
"""

from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from boms.cards import cards_text
from boms.rules import Rules, changed
from tests.naive.referee import NaiveMatch

from .driving import next_action, tries
from .engine import EngineMatch
from .strategies import NAMES, cards_of_hand, deals, names, numbers_of_players, rules

TRIES = 3
"""Mostly senseless actions tried at every step."""


class Readings:
    """One match in both readings; every difference is a failure."""

    def __init__(self, data: DataObject, house: Rules, people: list[str], previous: list[str] | None) -> None:
        note(f"rules: {changed(house, Rules())}")
        note(f"players: {people}, previous: {previous}")
        self.data = data
        self.naive = NaiveMatch(house, people, previous)
        self.engine = EngineMatch(house, people, previous)
        self.chance = Random(data.draw(st.integers(0, 2**16)))

    def start_round(self, hands: dict[str, list[str]], **wishes: object) -> None:
        """Both deal the same hands."""
        note(f"deal: {hands}, {wishes}")
        self.naive.start_round(hands, **wishes)
        self.engine.start_round(hands, **wishes)
        self.compare()

    def compare(self) -> None:
        """All facts are the same."""
        here = self.naive.facts()
        here["legal"] = sorted(play if play == "pass" else cards_text(cards_of_hand(play)) for play in here["legal"])
        there = self.engine.facts()
        assert here == there, {key: (here[key], there[key]) for key in here if here[key] != there[key]}
        here, there = self.more_facts(), self.engine.more_facts()
        assert here == there, {key: (here[key], there[key]) for key in here if here[key] != there[key]}

    def more_facts(self) -> dict[str, object]:
        """What `EngineMatch.more_facts` tells of the engine."""
        now = self.naive.round
        return {
            "dealer": now.dealer,
            "keeper": now.keeper,
            "offenders": now.offenders,
            "presidencies": {name: self.naive.presidencies[name] for name in self.naive.seats},
            "round_number": self.naive.rounds_played + (now.phase != "over"),
            "must_include": now.must_include,
            "revolved": now.revolved,
        }

    def compare_refusals(self, number: int) -> None:
        """Both refuse the same actions for the same reasons."""
        for action in tries(self.naive, self.chance, number):
            here, there = self.naive.refusal(action), self.engine.refusal(action)
            assert here == there, f"{action}: naive says {here}, the engine {there}"

    def step(self) -> None:
        """One accepted action, after some that may be refused."""
        self.compare_refusals(TRIES)
        action = next_action(self.data, self.naive)
        note(f"{action}")
        assert self.engine.try_action(action) is None
        assert self.naive.try_action(action) is None
        self.compare()

    def play_round(self, most: int = 10_000) -> None:
        """To the end of the round, or for so many actions."""
        while self.naive.round.phase != "over" and most:
            self.step()
            most -= 1

    def end(self, why: str) -> None:
        """The match is ended from outside."""
        note(f"end: {why}")
        self.naive.end(why)
        self.engine.end(why)
        assert self.engine.facts()["phase"] == self.naive.phase() == "match_over"
        assert self.engine.facts()["winner"] == self.naive.winner()
        self.compare_refusals(10)


def play_a_match(data: DataObject, most_rounds: int) -> None:
    """A match of one or more rounds, from the drawing of its rules to its end."""
    house = data.draw(rules())
    people = data.draw(names(data.draw(numbers_of_players(house))))
    previous = data.draw(st.permutations(people)) if data.draw(st.booleans()) else None
    both = Readings(data, house, people, previous)
    for number in range(data.draw(st.integers(1, most_rounds))):
        if both.naive.is_over:
            break
        wishes = changes(data, both.naive) if number else {}
        players = wishes.get("players", both.naive.seats)
        hands = data.draw(deals(wishes.get("rules", house), len(players), 7))
        house = wishes.get("rules", house)
        dealer = data.draw(st.sampled_from((None, *players)))
        both.start_round(dict(zip(players, hands, strict=True)), dealer=dealer, **wishes)
        both.play_round()
    if both.naive.is_over:
        both.compare_refusals(10)
    elif data.draw(st.booleans()):
        both.end(data.draw(st.sampled_from(("stopped", "minutes"))))


def changes(data: DataObject, match: NaiveMatch) -> dict[str, object]:
    """What may change between two rounds: who sits where, and the rules."""
    wishes: dict[str, object] = {}
    people = list(match.seats)
    house = match.house
    if data.draw(st.integers(0, 2)) == 2:
        newcomers = [name for name in NAMES if name not in people]
        least = max(2, house.min_players - len(newcomers))
        staying = data.draw(st.lists(st.sampled_from(people), min_size=least, unique=True))
        fewest, most = house.min_players - len(staying), house.max_players - len(staying)
        joining = data.draw(st.integers(max(fewest, 0), most))
        wishes["players"] = people = [*staying, *newcomers[:joining]]
    if data.draw(st.integers(0, 3)) == 3:
        wishes["rules"] = data.draw(rules(players=len(people)))
        note(f"new rules: {changed(wishes['rules'], Rules())}")
    return wishes


@settings(max_examples=250)
@given(st.data())
def test_both_readings_of_a_match_agree(data: DataObject) -> None:
    play_a_match(data, 3)


@pytest.mark.long
@settings(max_examples=5000)
@given(st.data())
def test_both_readings_of_many_matches_agree(data: DataObject) -> None:
    play_a_match(data, 5)


@given(st.data())
def test_both_readings_agree_when_the_players_stop_in_the_middle(data: DataObject) -> None:
    house = data.draw(rules())
    people = data.draw(names(data.draw(numbers_of_players(house))))
    both = Readings(data, house, people, data.draw(st.permutations(people)))
    hands = data.draw(deals(house, len(people), 3))
    both.start_round(dict(zip(people, hands, strict=True)))
    both.play_round(most=data.draw(st.integers(0, 8)))
    if not both.naive.is_over:
        both.end("stopped")


@given(st.data())
def test_both_readings_agree_when_nearly_everybody_is_new(data: DataObject) -> None:
    """One or none of those who were placed stays (§8, §12)."""
    house = data.draw(rules())
    people = data.draw(names(data.draw(numbers_of_players(house))))
    staying = people[: data.draw(st.integers(0, 1))]
    strangers = [f"New{number}" for number in range(len(people) - len(staying))]
    both = Readings(data, house, people, None)
    both.start_round(dict(zip(people, data.draw(deals(house, len(people), 2)), strict=True)))
    both.play_round()
    if not both.naive.is_over:
        players = [*staying, *strangers]
        hands = data.draw(deals(house, len(players), 3))
        both.start_round(dict(zip(players, hands, strict=True)), players=players)
        both.play_round()
