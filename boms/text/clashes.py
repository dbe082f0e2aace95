"""Impossible and pointless combinations of house rules, in words."""

from typing import assert_never

from boms.cards import RANKS, read_cards
from boms.rules import Clash, Conflict, Oddity
from boms.text.counting import list_text, sentence
from boms.text.keys import key_text
from boms.text.languages import _
from boms.text.ranks import cards_words, rank_names


def conflict_text(conflict: Conflict) -> str:
    """One sentence on why these rules cannot be, and what would help."""
    return _clash(conflict).format(what=sentence(_what(conflict.what)), players=conflict.players)


def _clash(conflict: Conflict) -> str:
    match conflict.clash:
        case Clash.MIN_ABOVE_MAX:
            return _("More players are needed than may play: lower the fewest or raise the most")
        case Clash.RANK_TWICE:
            return _("{what} can only be one of wild, turning downward and clearing: choose one of them")
        case Clash.CLEARS_NEVER:
            return _("So many equal cards never come together: ask for fewer, or add a pack, jokers or a wild rank")
        case Clash.REMOVED_NOT_THERE:
            return _("With {players} players some of the cards to be taken out are not in the deck: {what}")
        case Clash.DECK_TOO_SMALL:
            return _("With {players} players there is not a card for everybody: take fewer cards out")
        case Clash.POINTS_NOBODY_GETS:
            return _("Points decide, but no title scores any: give points to a title or let something else decide")
        case _:
            return _first_play(conflict)


def _first_play(conflict: Conflict) -> str:
    match conflict.clash:
        case Clash.INCLUDES_WITHOUT_HOLDER:
            return _(
                "The starting card must be played, but its holder does not lead: let the holder lead or drop the duty"
            )
        case Clash.INCLUDES_REMOVED:
            return _("With {players} players the starting card is not in the deck, but must be played: {what}")
        case Clash.INCLUDES_SPECIAL:
            return _("The starting card must be played, but it is the master card or wild: {what}")
        case Clash.HOLDER_OF_NOTHING:
            return _("The holder of the starting card leads, but no card is named: name one or let another lead")
        case Clash.MASTER_IS_WILD:
            return _("The master card cannot be of the wild rank: {what}")
        case (
            Clash.MIN_ABOVE_MAX
            | Clash.RANK_TWICE
            | Clash.CLEARS_NEVER
            | Clash.REMOVED_NOT_THERE
            | Clash.DECK_TOO_SMALL
            | Clash.POINTS_NOBODY_GETS
        ):  # pragma: no cover - answered by _clash
            raise AssertionError(conflict.clash)
        case _:
            assert_never(conflict.clash)


def _what(what: str | None) -> str:
    if what is None:
        return ""
    return rank_names(RANKS.index(what)) if what in RANKS else cards_words(read_cards(what))


def oddity_text(oddity: Oddity) -> str:
    """One sentence on why a value has no effect as things stand."""
    because = list_text([key_text(key) for key in oddity.because])
    return _("“{key}” has no effect while “{because}” is as it is").format(key=key_text(oddity.key), because=because)
