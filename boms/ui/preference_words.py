"""What preferences and their values are called, and what each does."""

from __future__ import annotations

from typing import Final

from boms.text import N_, _, n_

_LABELS: Final = {
    "language": N_("Language"),
    "theme": N_("Theme"),
    "deck_colours": N_("Colours of the suits"),
    "suit_letters": N_("Letters for suits"),
    "ascii": N_("Plain characters only"),
    "hand_order": N_("Order of the hand"),
    "animations": N_("Moving cards"),
    "big_table": N_("Big Table"),
    "plain": N_("Lines of text only"),
    "auto_pass": N_("Pass by itself"),
    "gift_ties": N_("Equal cards in a gift"),
    "confirm": N_("Ask before laying"),
    "bell": N_("Bell"),
    "undo": N_("Take back"),
    "hints": N_("Hints"),
    "memory": N_("Memory help"),
    "auto_hide_seconds": N_("Hide the hand by itself"),
    "pins": N_("PINs"),
    "keys": N_("Keys"),
}

_EXPLANATIONS: Final = {
    "language": N_("What language the game speaks; the system’s own where it is one of these"),
    "theme": N_("Colours, cards and lines of the table; own themes lie in the folder themes beside this file"),
    "deck_colours": N_("A colour for each suit, or red and black as on most cards"),
    "suit_letters": N_("S, H, D and C instead of the signs, for terminals that draw those badly"),
    "ascii": N_("No lines and signs beyond ASCII, for terminals that cannot draw them"),
    "hand_order": N_("Whether the lowest or the highest cards lie on the left of a hand"),
    "animations": N_("How fast cards move when they are dealt and laid; any key skips a movement"),
    "big_table": N_(
        "Names, counts and the pile in large figures, to be read from across the room; in windows of at least"
        " 110 columns and 36 rows"
    ),
    "plain": N_(
        "No screens, only lines of text and questions, for screen readers and braille lines; from the next start"
    ),
    "auto_pass": N_(
        "Spare a hand-over where everybody can see that nothing can be laid: too few cards, or all higher ones laid"
    ),
    "gift_ties": N_("Which of equal cards go in a forced gift: the first ones at once, or those the giver chooses"),
    "confirm": N_("Lay cards only after a second Enter"),
    "bell": N_("Ring the terminal’s bell when the screen waits for somebody else"),
    "undo": N_("The last play can be taken back while the next player has not looked"),
    "hints": N_("A player may ask which play the game would choose"),
    "memory": N_("A key on the table shows the cards laid so far, by rank"),
    "auto_hide_seconds": N_("Hide a hand when no key has been pressed for so many seconds"),
    "pins": N_(
        "Players may guard their hands by a PIN, set where they take their seats, on Seats between rounds, or in the"
        " menu. Switched off, PINs guard until the round is over"
    ),
    "keys": N_("Which keys do what: each command can have others, unless something else has them"),
}

_VALUES: Final = {
    ("language", "system"): N_("as the system"),
    ("deck_colours", "four"): N_("four colours"),
    ("deck_colours", "two"): N_("red and black"),
    ("hand_order", "low_first"): N_("lowest left"),
    ("hand_order", "high_first"): N_("highest left"),
    ("animations", "off"): N_("off"),
    ("animations", "fast"): N_("fast"),
    ("animations", "normal"): N_("normal"),
    ("animations", "slow"): N_("slow"),
    ("auto_pass", "off"): N_("never"),
    ("auto_pass", "by_count"): N_("too few cards"),
    ("auto_pass", "by_seen_cards"): N_("also by cards laid"),
    ("gift_ties", "automatic"): N_("the first ones"),
    ("gift_ties", "choose"): N_("the giver chooses"),
}

_LANGUAGE_NAMES: Final = {"nb": "norsk", "en": "English", "de": "Deutsch"}
"""What each language calls itself."""

_GROUPS: Final = {"look": N_("Look"), "turn": N_("At the table"), "secrets": N_("Hidden hands")}


def label(key: str) -> str:
    """What a preference is called."""
    return _(_LABELS[key])


def explanation(key: str) -> str:
    """What it does, in one sentence."""
    return _(_EXPLANATIONS[key])


def group_name(group: str) -> str:
    """The heading of a group."""
    return _(_GROUPS[group])


def value_word(key: str, word: str) -> str:
    """What a value is called; a theme's is the name of its file."""
    if (key, word) in _VALUES:
        return _(_VALUES[key, word])
    if key == "language":
        return _LANGUAGE_NAMES[word]
    if key == "auto_hide_seconds":
        return _seconds(int(word))
    return {"true": _("on"), "false": _("off")}.get(word, word)


def _seconds(seconds: int) -> str:
    return n_("{n} second", "{n} seconds", seconds).format(n=seconds) if seconds else _("never")
