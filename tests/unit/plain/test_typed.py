"""Cards as people type them."""

import pytest

from boms.cards import cards_text, read_cards
from boms.packs import find_pack
from boms.plain.typed import cards_meant, read_line
from boms.rules import JokerRole, Rules, tables_for
from boms.text import PackWords, use_language

HAND = read_cards("3S 3C 9S 9H 9D 10H 10D JS QS QD KC KD AD 2S 2H JK")
RULES = Rules(master_card="3C", jokers=2, joker_role=JokerRole.WILD)


def meant(line: str, rules: Rules = RULES, words: PackWords | None = None) -> str:
    typed = read_line(line, words)
    assert not isinstance(typed, str), typed
    cards = cards_meant(typed.cards, HAND, tables_for(rules, 4))
    return cards if isinstance(cards, str) else cards_text(cards)


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("9", "9S"),
        ("9 9", "9S 9H"),
        ("99", "9S 9H"),
        ("2x9", "9S 9H"),
        ("3x 9", "3S 9S JK"),
        ("9H", "9H"),
        ("9h 9", "9S 9H"),
        ("9♥", "9H"),
        ("10", "10H"),
        ("1010", "10H 10D"),
        ("2x10", "10H 10D"),
        ("t0", "10H 10D"),
        ("22", "2S 2H"),
        ("2x2", "2S 2H"),
        ("1k", "KD"),
        ("K", "KD"),
        ("KC", "KC"),
        ("qq", "QS QD"),
        ("QD", "QD"),
        ("9x", "9S JK"),
        ("9 x", "9S JK"),
        ("9 jo", "9S JK"),
        ("x", "JK"),
        ("3", "3S"),
        ("3 3", "two threes"),
        ("c", "3C"),
        ("9C", "the nine of clubs"),
        ("9, 10", "9S 10H"),
    ],
)
def test_cards_are_read(line: str, cards: str) -> None:
    assert meant(line) == cards


@pytest.mark.parametrize("line", ["z", "11", "9z", "9 foo", "1", "-", "9HH"])
def test_what_says_nothing_is_named(line: str) -> None:
    assert isinstance(read_line(line, None), str)


@pytest.mark.parametrize("line", ["9 l", "9l", "l 9"])
def test_the_last_card_is_announced(line: str) -> None:
    typed = read_line(line, None)
    assert not isinstance(typed, str)
    assert typed.announces


@pytest.mark.parametrize(
    ("code", "line", "cards"),
    [
        ("nb", "kn", "JS"),
        ("nb", "DD", "QS QD"),
        ("nb", "E", "AD"),
        ("nb", "9R", "9D"),
        ("nb", "9D", "9D"),
        ("nb", "9 D", "9S QS"),
        ("nb", "KK", "KD KC"),
        ("nb", "a q j", "JS QS AD"),
        ("de", "B", "JS"),
        ("de", "DD", "QS QD"),
        ("de", "9K", "9D"),
        ("de", "9X", "9S JK"),
        ("de", "KC", "KC"),
    ],
)
def test_letters_of_the_language_and_international_ones(code: str, line: str, cards: str) -> None:
    use_language(code)
    assert meant(line) == cards


def test_letters_of_the_pack() -> None:
    words = find_pack("presidenten").words_in("nb")
    assert meant("E", words=words) == "AD"
    assert meant("Zz", words=PackWords(court={"Q": "Zz"})) == "QS"
