"""Every reason for a refusal is one sentence for the refused player."""

import pytest

from boms.cards import read_cards
from boms.seat import Refusal, Why
from boms.text import LANGUAGES, refusal_text, use_language

NAMES = ("Nora", "Emil", "Sara")

FACTS = {
    Why.NOT_YOUR_TURN: {"seat": 1},
    Why.BAD_REQUEST: {"number": 1, "cards": read_cards("2S 2H")},
    Why.NOT_HELD: {"cards": read_cards("8H")},
    Why.WRONG_NUMBER: {"number": 2},
    Why.NOT_BEST: {"number": 1, "cards": read_cards("AS AH")},
    Why.WRONG_COUNT: {"number": 2},
    Why.TOO_LOW: {"rank": 6, "number": 1},
    Why.MUST_INCLUDE_CARD: {"cards": read_cards("3D")},
}


def refusal(code: Why) -> Refusal:
    return Refusal(code, **FACTS.get(code, {}))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_own_sentence(language: str) -> None:
    use_language(language)
    said = [refusal_text(refusal(code), NAMES) for code in Why]
    assert len(set(said)) == len(Why)
    for sentence in said:
        assert sentence[0].isupper()
        assert "{" not in sentence
        assert not sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", Why)
def test_a_reason_can_be_said_without_any_fact(language: str, code: Why) -> None:
    use_language(language)
    assert "{" not in refusal_text(Refusal(code), NAMES)


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (Refusal(Why.WRONG_COUNT, number=2), "Two cards are asked for"),
        (Refusal(Why.WRONG_COUNT, number=1), "One card is asked for"),
        (Refusal(Why.NOT_YOUR_TURN, seat=1), "It is not your turn: Emil is to act"),
        (Refusal(Why.TOO_LOW, 1, rank=6), "Too low to go on a nine"),
        (Refusal(Why.TOO_LOW, 2, rank=6), "Too low to go on two nines"),
        (Refusal(Why.TOO_LOW, 2, rank=6, downward=True), "Too high to go on two nines: lower beats higher now"),
        (Refusal(Why.MUST_INCLUDE_CARD, cards=read_cards("3D")), "The first play must contain the three of diamonds"),
        (Refusal(Why.NOT_HELD, cards=read_cards("8H")), "You do not have the eight of hearts"),
        (Refusal(Why.WRONG_NUMBER, number=2), "Give exactly two cards"),
        (Refusal(Why.WRONG_NUMBER, number=0), "There is nothing to give: choose no cards"),
        (Refusal(Why.NOT_BEST, number=1, cards=read_cards("2S")), "You must give the two of spades"),
        (
            Refusal(Why.NOT_BEST, number=1, cards=read_cards("AS AH")),
            "You must give one of these: the ace of spades and the ace of hearts",
        ),
        (
            Refusal(Why.NOT_BEST, number=2, cards=read_cards("2D AS AH")),
            "You must give the two best of these: the ace of spades, the ace of hearts and the two of diamonds",
        ),
        (Refusal(Why.BAD_REQUEST, number=2, cards=read_cards("2S 2H AS")), "Ask for two cards at most"),
        (Refusal(Why.BAD_REQUEST, number=2, cards=read_cards("3C")), "You cannot ask for the three of clubs"),
    ],
)
def test_the_facts_stand_in_the_sentence(refused: Refusal, said: str) -> None:
    assert refusal_text(refused, NAMES) == said
