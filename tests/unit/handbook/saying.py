"""What the handbook says by given rules, for tests that ask it."""

from boms.handbook import Handbook, Section, rules_in_words
from boms.rules import Rules, Value, choices, read_value, with_values

OTHER_VALUES: dict[str, list[object]] = {
    "removed_cards": [{}, {3: "3S"}, {3: "3S", 5: "3S 3H"}, {5: "3S 3H"}, {3: "3S 3H"}, {4: "JK"}],
    "first_lead_card": [None, "3D", "QH", "10H"],
    "master_card": [None, "3C", "3S", "QH"],
    "clearing_ranks": [[], ["2"], ["8", "10"], ["8"]],
    "points": [{}, {"president": 2}, {"president": 2, "vice_president": 1}, {"boms": -1}, {"president": 1}],
    "match_target": [1, 10, 11, 120],
}
"""Some values of the keys that have too many to try them all."""


def values_of(key: str) -> list[Value]:
    """Values of a key to try, all of them where they can be listed."""
    return [read_value(key, value) for value in OTHER_VALUES.get(key) or choices(key)]


def by(rules: Rules | None = None, **values: object) -> Rules:
    """Rules with these values, read as from a file."""
    return with_values(rules or Rules(), {key: read_value(key, value) for key, value in values.items()})


def book(rules: Rules, players: int | None = None) -> Handbook:
    """The handbook without its example."""
    return rules_in_words(rules, players=players, has_example=False)


def said(rules: Rules, players: int | None = None) -> str:
    """Everything the handbook says but the example, in one line."""
    return " ".join(sentence.text for sentence in book(rules, players).sentences())


def chapter(rules: Rules, heading: str, players: int | None = None) -> str:
    """What one chapter says, in one line."""
    (found,) = (section for section in book(rules, players).sections if section.heading == heading)
    return words_of(found)


def words_of(section: Section) -> str:
    """What a section says, in one line."""
    return " ".join(sentence.text for sentence in section.sentences())
