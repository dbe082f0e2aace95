"""Every preference, with the word it has in the file and the words its values have there."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec import structs

from boms.seat import AutoPass
from boms.text import LANGUAGES
from boms.ui.preferences import SYSTEM, GiftTies, Preferences, Speed

_YES_NO: Final[Mapping[str, object]] = MappingProxyType({"true": True, "false": False})
_OTHER_WORDS: Final = MappingProxyType({"yes": "true", "on": "true", "no": "false", "off": "false"})

MOST_SECONDS: Final = 3600
"""The longest wait before a hand is hidden."""


class Preference(NamedTuple):
    """One preference."""

    key: str
    """What the file calls it."""
    field: str
    """The field of `Preferences`."""
    group: str
    """What it is about: look, table, turn or secrets."""
    values: Mapping[str, object]
    """Its values, by the word in the file; empty for a theme."""

    def word(self, preferences: Preferences) -> str:
        """The value, as the file says it."""
        value = getattr(preferences, self.field)
        return next((word for word, its in self.values.items() if its == value), str(value))

    def value(self, word: str) -> object:
        """What a word of the file means. Raises KeyError: nothing."""
        if not self.values:
            return word
        if self.key == "auto_hide_seconds" and word.isascii() and word.isdigit() and int(word) <= MOST_SECONDS:
            return int(word)
        if word in self.values:
            return self.values[word]
        return self.values[_OTHER_WORDS[word]]

    def put(self, preferences: Preferences, word: str) -> Preferences:
        """The preferences with this value. Raises KeyError."""
        return structs.replace(preferences, **{self.field: self.value(word)})


_SECONDS: Final = {str(seconds): seconds for seconds in (0, 10, 20, 30, 60, 120)}

PREFERENCES: Final = (
    Preference("language", "language", "look", {code: code for code in (SYSTEM, *LANGUAGES)}),
    Preference("theme", "theme", "look", {}),
    Preference("deck_colours", "four_colours", "look", {"four": True, "two": False}),
    Preference("suit_letters", "suit_letters", "look", _YES_NO),
    Preference("ascii", "ascii", "look", _YES_NO),
    Preference("hand_order", "high_first", "look", {"low_first": False, "high_first": True}),
    Preference("animations", "animations", "look", {speed.name.lower(): speed for speed in Speed}),
    Preference("big_table", "big_table", "look", _YES_NO),
    Preference("plain", "plain", "look", _YES_NO),
    Preference("auto_pass", "auto_pass", "turn", {mode.value: mode for mode in AutoPass}),
    Preference("gift_ties", "gift_ties", "turn", {ties.value: ties for ties in GiftTies}),
    Preference("confirm", "confirm", "turn", _YES_NO),
    Preference("bell", "bell", "turn", _YES_NO),
    Preference("undo", "undo", "turn", _YES_NO),
    Preference("hints", "hints", "turn", _YES_NO),
    Preference("memory", "memory", "turn", _YES_NO),
    Preference("auto_hide_seconds", "auto_hide_seconds", "secrets", _SECONDS),
    Preference("pins", "pins", "secrets", _YES_NO),
)
"""All preferences but the keys, in the order in which they are shown and written."""

KEYS: Final = "keys"
"""What the file calls the keymap."""

BY_KEY: Final = {preference.key: preference for preference in PREFERENCES}
"""Them by their key."""
