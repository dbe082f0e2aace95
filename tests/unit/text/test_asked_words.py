"""What the table asks for, by the rules in force."""

from typing import Any

import pytest

from boms.cards import NO_CARDS, PACK, read_cards
from boms.rules import EqualRank, Rules
from boms.seat import Laid, Phase, PublicView, Step
from boms.text import LANGUAGES, asked_for_text, follow_text, use_language

NINE = Laid(0, read_cards("9S"), 6, 1)
NINES = Laid(0, read_cards("9S 9H"), 6, 2)
TWOS = Laid(0, read_cards("2S 2H"), 12, 2)
STRICT = Rules()
EQUAL = Rules(equal_rank=EqualRank.LEGAL)


def view(**facts: Any) -> PublicView:
    usual: dict[str, Any] = dict.fromkeys(PublicView.__struct_fields__)
    usual |= {"phase": Phase.PLAY, "pile": (), "downward": False, "must_include": NO_CARDS, "deck": PACK, "step": None}
    return PublicView(**usual | facts)


@pytest.mark.parametrize(
    ("top", "rules", "downward", "said"),
    [
        (NINES, EQUAL, False, "Two cards, nine or higher"),
        (NINES, STRICT, False, "Two cards, higher than nine"),
        (NINE, EQUAL, True, "One card, nine or lower"),
        (NINES, STRICT, True, "Two cards, lower than nine"),
        (NINE, STRICT, False, "One card, higher than nine"),
        (TWOS, EQUAL, False, "Only this still goes: two twos"),
        (TWOS, STRICT, False, "Nothing beats this: pass"),
        (TWOS, STRICT, True, "Two cards, lower than two"),
        (TWOS, Rules(jokers=2), False, "Only this still goes: two jokers"),
        (TWOS, Rules(jokers=2, equal_rank=EqualRank.LEGAL), False, "Only this still goes: two twos or two jokers"),
        (TWOS, Rules(jokers=1), False, "Nothing beats this: pass"),
        (
            TWOS,
            Rules(master_card="3C", equal_rank=EqualRank.LEGAL),
            False,
            "Two twos, or a card that goes on anything",
        ),
        (
            TWOS,
            Rules(jokers=2, clearing_ranks=("10",), equal_rank=EqualRank.LEGAL),
            False,
            "Two twos, two jokers, or a card that goes on anything",
        ),
        (TWOS, Rules(master_card="3C"), False, "Nothing is higher: only a card that goes on anything"),
        (TWOS, Rules(clearing_ranks=("10",)), False, "Nothing is higher: only a card that goes on anything"),
        (Laid(0, read_cards("JK"), 13, 1), Rules(jokers=2), True, "Nothing beats this: pass"),
        (Laid(0, read_cards("3S"), 0, 1), STRICT, True, "Nothing beats this: pass"),
    ],
)
def test_what_beats_the_top_play(top: Laid, rules: Rules, downward: bool, said: str) -> None:
    assert follow_text(top, rules, downward=downward) == said
    assert asked_for_text(view(pile=(top,), downward=downward), rules) == said


def test_what_may_be_led() -> None:
    assert asked_for_text(view(), STRICT) == "Lead anything: one card, or several of one rank"
    assert (
        asked_for_text(view(must_include=read_cards("3D")), STRICT)
        == "Lead with the three of diamonds, alone or with others of that rank"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_exchange_asks_for_something(language: str) -> None:
    use_language(language)
    said = {asked_for_text(view(phase=Phase.EXCHANGE, step=step), STRICT) for step in Step}
    assert len(said) == len(Step)
    assert "" not in said


def test_nothing_is_asked_when_nobody_is_to_act() -> None:
    assert asked_for_text(view(phase=Phase.ROUND_OVER), STRICT) == ""
    assert asked_for_text(view(phase=Phase.MATCH_OVER), STRICT) == ""
    assert asked_for_text(view(phase=Phase.CLEAR), STRICT) == "The table waits to be cleared"
