"""Cards, groups, numbers and titles as people say them."""

import pytest

from boms.cards import JOKER, read_card, read_cards
from boms.rules import MASTER_RANK, Title
from boms.seat import Laid
from boms.text import (
    LANGUAGES,
    PackWords,
    card_letters,
    card_name,
    cards_signs,
    cards_words,
    group_text,
    list_text,
    number_of_cards,
    number_text,
    place_text,
    play_text,
    rank_name,
    rank_names,
    rank_text,
    round_text,
    sentence,
    suit_text,
    title_text,
    trick_text,
    use_language,
)


@pytest.mark.parametrize(("code", "letters"), [("nb", "Kn D K E"), ("en", "J Q K A"), ("de", "B D K A")])
def test_court_cards_have_the_letters_of_the_language(code: str, letters: str) -> None:
    use_language(code)
    assert " ".join(rank_text(rank) for rank in (8, 9, 10, 11)) == letters
    assert [rank_text(rank) for rank in (0, 7, 12)] == ["3", "10", "2"]


def test_a_pack_may_have_letters_of_its_own() -> None:
    assert rank_text(8, PackWords(court={"J": "Kn"})) == "Kn"
    assert rank_text(9, PackWords(court={"J": "Kn"})) == "Q"


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_ranks_and_all_suits_can_be_told_apart(code: str) -> None:
    use_language(code)
    for said in (rank_text, rank_name, rank_names):
        assert len({said(rank) for rank in range(15)}) == 15
    assert len({rank_text(rank) for rank in range(15)}) == 15
    assert len({suit_text(suit, letters=True) for suit in range(4)}) == 4
    assert all(suit_text(suit, letters=True).isascii() and len(suit_text(suit, letters=True)) == 1 for suit in range(4))
    assert all(rank_text(rank).isascii() and len(rank_text(rank)) <= 2 for rank in range(15))


def test_a_card_shows_its_rank_and_suit() -> None:
    assert card_letters(read_card("10H")) == ("10", "♥")
    assert card_letters(read_card("10H"), letters=True) == ("10", "H")
    assert card_letters(JOKER) == ("Jo", "")
    assert cards_signs(read_cards("8S 8H JK")) == "8♠ 8♥ Jo"


@pytest.mark.parametrize(("code", "name"), [("nb", "kløver tre"), ("en", "the three of clubs"), ("de", "Kreuz Drei")])
def test_a_card_has_a_full_name(code: str, name: str) -> None:
    use_language(code)
    assert card_name(read_card("3C")) == name


def test_cards_are_listed_in_words() -> None:
    assert cards_words(read_cards("8S 8H JK")) == "the eight of spades, the eight of hearts and a joker"
    assert cards_words(read_cards("")) == "no cards"
    assert list_text(["Ada"]) == "Ada"


@pytest.mark.parametrize(
    ("code", "one", "two"),
    [("nb", "en åtter", "to åttere"), ("en", "an eight", "two eights"), ("de", "eine Acht", "zwei Achten")],
)
def test_a_group_is_said_with_its_number(code: str, one: str, two: str) -> None:
    use_language(code)
    assert group_text(5, 1) == one
    assert group_text(5, 2) == two


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_group_has_words(code: str) -> None:
    use_language(code)
    said = {group_text(rank, size) for rank in range(14) for size in range(1, 21)}
    assert len(said) == 14 * 20
    assert not any("{" in text for text in said)
    assert group_text(MASTER_RANK, 1)


def test_wild_cards_in_a_play_are_mentioned() -> None:
    assert play_text(Laid(0, read_cards("AS AH AD JK"), 11, 4)) == "four aces, one of them wild"
    assert play_text(Laid(0, read_cards("AS 6S 6H"), 11, 3)) == "three aces, two of them wild"
    assert play_text(Laid(0, read_cards("JK"), 13, 1)) == "a joker"
    assert play_text(Laid(0, read_cards("3C"), MASTER_RANK, 1)) == "the three of clubs"


def test_numbers_places_and_sentences() -> None:
    assert [number_text(number) for number in (0, 2, 12, 13)] == ["no", "two", "twelve", "13"]
    assert [number_of_cards(number) for number in (0, 1, 2)] == ["no cards", "one card", "two cards"]
    assert [place_text(place) for place in (1, 8)] == ["first", "eighth"]
    assert sentence("two cards") == "Two cards"
    assert sentence("") == ""


@pytest.mark.parametrize(
    ("code", "titles"),
    [
        ("nb", "president, visepresident, nøytral, viseboms, boms"),
        ("en", "President, Vice-President, Citizen, Vice-Scum, Scum"),
        ("de", "Präsident, Vize, Bürger, Vize-Bettler, Bettler"),
    ],
)
def test_titles_are_said_as_the_language_says_them(code: str, titles: str) -> None:
    use_language(code)
    assert ", ".join(map(title_text, Title)) == titles


def test_a_pack_may_rename_titles_tricks_and_rounds() -> None:
    words = PackWords(titles={Title.PRESIDENT: "King"}, trick="heap", round="game")
    assert title_text(Title.PRESIDENT, words) == "King"
    assert title_text(Title.BOMS, words) == "Scum"
    assert (trick_text(words), round_text(words)) == ("heap", "game")
    assert (trick_text(), round_text()) == ("trick", "round")
