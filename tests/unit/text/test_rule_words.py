"""Every house rule, each of its values and everything impossible about them has words in every language."""

import pytest

from boms.rules import GROUPS_OF_KEYS, KEYS, Clash, Conflict, Oddity, Rules, Title, Value, choices, read_value
from boms.text import (
    LANGUAGES,
    PackWords,
    conflict_text,
    group_of_keys_text,
    key_help,
    key_paragraph,
    key_text,
    oddity_text,
    use_language,
    value_text,
)

OTHER_VALUES = {
    "removed_cards": [{}, {3: "3S"}, {3: "3S", 5: "3S 3H"}, {5: "3S 3H"}, {3: "3S 3S"}, {4: "JK"}],
    "first_lead_card": [None, "3C", "3D", "10H"],
    "master_card": [None, "3C", "3S", "QH"],
    "clearing_ranks": [(), ("2",), ("8", "10"), ("8",)],
    "points": [{}, {"president": 2}, {"president": 2, "vice_president": 1}, {"boms": -1}, {"president": 0}],
    "match_target": [1, 10, 11, 120],
}


def values(key: str) -> list[Value]:
    return [read_value(key, value) for value in OTHER_VALUES.get(key) or choices(key)]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    use_language(request.param)
    return str(request.param)


@pytest.mark.usefixtures("language")
def test_every_key_has_a_label_a_line_and_a_paragraph() -> None:
    for said in (key_text, key_help, key_paragraph):
        texts = [said(key) for key in KEYS]
        assert len(set(texts)) == len(KEYS)
    for key in KEYS:
        assert len(key_text(key)) <= 40
        assert not key_help(key).endswith(".")
        assert key_paragraph(key).endswith(".")
        assert len(key_paragraph(key).split()) >= 25


@pytest.mark.usefixtures("language")
def test_every_group_of_keys_has_a_heading() -> None:
    assert len({group_of_keys_text(group) for group in GROUPS_OF_KEYS}) == len(GROUPS_OF_KEYS)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("key", KEYS)
def test_no_two_values_of_a_key_read_the_same(key: str) -> None:
    listed = values(key)
    assert len(listed) > 1
    said = [value_text(key, value) for value in listed]
    assert len(set(said)) == len(said)
    assert all(said)
    assert not any("{" in text for text in said)


@pytest.mark.usefixtures("language")
def test_the_values_of_the_plain_rules_can_be_said() -> None:
    for key in KEYS:
        assert value_text(key, getattr(Rules(), key))


def test_values_are_said_plainly() -> None:
    assert value_text("two_packs_from", 7) == "From 7 players"
    assert value_text("two_packs_from", None) == "Never"
    assert value_text("clearing_ranks", ("8", "10")) == "Eights and tens"
    assert value_text("master_card", "3C") == "The three of clubs"
    assert value_text("removed_cards", {3: "3S"}) == "With 3: the three of spades"
    assert value_text("removed_cards", {3: "4S 4H 4D 4C 3S"}) == "With 3: the three of spades and four fours"
    assert value_text("exchange_president", 2) == "2 cards"


def test_points_are_said_with_the_packs_titles() -> None:
    points: dict[Title, int] = {Title.PRESIDENT: 2, Title.VICE_PRESIDENT: 1}
    assert value_text("points", points) == "President 2, Vice-President 1"
    assert value_text("points", points, PackWords(titles={Title.PRESIDENT: "King"})) == "King 2, Vice-President 1"


CONFLICTS = {
    Clash.RANK_TWICE: Conflict(Clash.RANK_TWICE, ("wild_rank", "turn_down_rank"), what="8"),
    Clash.REMOVED_NOT_THERE: Conflict(Clash.REMOVED_NOT_THERE, ("removed_cards",), 3, "3S 3S"),
    Clash.INCLUDES_REMOVED: Conflict(Clash.INCLUDES_REMOVED, ("first_play_includes_card", "removed_cards"), 3, "3S"),
    Clash.DECK_TOO_SMALL: Conflict(Clash.DECK_TOO_SMALL, ("removed_cards",), 8),
}


@pytest.mark.usefixtures("language")
def test_every_impossible_combination_is_explained() -> None:
    said = [
        conflict_text(CONFLICTS.get(clash, Conflict(clash, ("master_card", "wild_rank"), what="6C"))) for clash in Clash
    ]
    assert len(set(said)) == len(Clash)
    assert not any("{" in text or "None" in text for text in said)


def test_a_conflict_names_its_rank_cards_and_players() -> None:
    assert conflict_text(CONFLICTS[Clash.RANK_TWICE]).startswith("Eights can do only one of these")
    assert conflict_text(CONFLICTS[Clash.REMOVED_NOT_THERE]).startswith("With 3 players")
    assert conflict_text(CONFLICTS[Clash.REMOVED_NOT_THERE]).endswith("The three of spades and the three of spades")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("key", KEYS)
def test_a_value_without_effect_is_explained(key: str) -> None:
    one, two = oddity_text(Oddity(key, ("master_card",))), oddity_text(Oddity(key, ("master_card", "jokers")))
    assert key_text(key) in one
    assert one != two
    assert "{" not in one + two
