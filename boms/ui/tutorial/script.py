"""The script: who sits there, what is dealt, what everybody does, and what the player is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boms.cards import NO_CARDS, PACK, Card, Cards, cards_text, read_card, read_cards, without
from boms.match import Table, begin_match
from boms.rules import PassLasts, Rules
from boms.seat import Action, Lay, Pass
from boms.text import N_

NAMES: Final = ("Emil", "Kari", "Ola", "Nora")
"""The player, and the made-up others clockwise."""

_HANDS: Final = ("5D 5H 9S 9D KH 3C", "7H 7C QD QS 10S 4C", "4D 6S 6C JD KS 10H", "8S 8H 2H AC 3D QC")
_DEALER: Final = 3


class Step(NamedTuple):
    """One step of the lesson."""

    goal: Cards | None
    """The cards to lay; none of them: to pass; None: to hide the hand."""
    asked: str
    """What the player is told with the hand in view; a message to be looked up."""
    keys: str
    """Which keys to press then; a message to be looked up."""
    then: tuple[Action, ...] = ()
    """What the others do after it."""
    told: str = ""
    """What the player is told before, while the hand is hidden; empty: what has just happened."""
    enter: str = N_("Enter shows your hand.")
    """Which key to press then."""


def _lays(seat: int, cards: str) -> Lay:
    return Lay(seat, read_cards(cards))


STEPS: Final = (
    Step(
        None,
        N_("These are your cards, the lowest on the left. Should somebody look, one key hides them at once."),
        N_("Press Space."),
        told=N_(
            "You are {name}. Four people share this screen: above you see who sits where and holds how many cards."
            " Whoever is named takes the screen, and the others look away."
        ),
        enter=N_("Press Enter to see your cards."),
    ),
    Step(
        read_cards("5D 5H"),
        N_("The table is empty, so you lead: one card, or several of a rank. Each press of a rank takes one more."),
        N_("Press 5 twice, then Enter."),
        (_lays(1, "7H 7C"), Pass(2), _lays(3, "8S 8H")),
        told=N_("They are gone, and it is still your turn. Nothing but Enter ever shows a hand."),
        enter=N_("Press Enter again."),
    ),
    Step(
        read_cards("9S 9D"),
        N_("You must lay as many cards as lie there, and higher ones. Now one press takes both."),
        N_("Press 9, then Enter."),
        (_lays(1, "QD QS"), Pass(3)),
    ),
    Step(
        NO_CARDS,
        N_("You cannot beat two queens, so you pass. You may also pass when you could lay something."),
        N_("Press P, then P again."),
        (_lays(1, "10S"), _lays(2, "JD"), _lays(3, "2H")),
    ),
    Step(
        read_cards("3C"),
        N_("Two is the highest rank. But you have the master card: it goes on anything and clears the table."),
        N_("Press C, then Enter."),
    ),
    Step(
        read_cards("KH"),
        N_("The table is cleared and you lead again. This is your last card: with it you are out."),
        N_("Press K, then Enter."),
        (
            Pass(1),
            Pass(2),
            _lays(3, "AC"),
            _lays(3, "3D"),
            _lays(1, "4C"),
            _lays(2, "6S"),
            _lays(3, "QC"),
        ),
    ),
)
"""The steps, in order."""

LAST_WORDS: Final = (
    N_(
        "You were the first to be out. The others played on until only {name} had cards left. The last one usually"
        " gives the first one good cards in the next round."
    ),
    N_("House rules differ, and not every table has a master card: F1 shows the rules in force."),
)
"""What the player is told at the end; messages to be looked up."""


def practice_table() -> Table:
    """A table at which the hands of the script have been dealt; the player leads."""
    table = Table(begin_match(_rules(), NAMES), _as_written)
    table.deal(_DEALER)
    return table


def _rules() -> Rules:
    """Usual rules, and a deck of just the cards in the script."""
    spare = without(PACK, read_cards(" ".join(_HANDS)))
    return Rules(
        min_players=len(NAMES),
        max_players=len(NAMES),
        removed_cards={len(NAMES): cards_text(spare)},
        pass_lasts=PassLasts.TRICK,
        master_card="3C",
        vice_president_from=4,
        vice_boms_from=4,
    )


def _as_written(_cards: Sequence[Card]) -> list[Card]:
    """The deck in the order in which it is dealt, a card to each in turn."""
    hands = [[read_card(card) for card in hand.split()] for hand in _HANDS]
    return [card for cards in zip(*hands, strict=True) for card in cards]
