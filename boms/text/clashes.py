"""Impossible and pointless combinations of house rules, in words."""

from typing import assert_never

from boms.cards import RANKS, read_cards
from boms.rules import Clash, Conflict, Oddity
from boms.text.counting import list_text, sentence
from boms.text.groups import cards_words
from boms.text.keys import key_text
from boms.text.languages import _, n_
from boms.text.ranks import rank_names


def conflict_text(conflict: Conflict) -> str:
    """One sentence on why these rules cannot be, and what would help."""
    return _clash(conflict).format(what=sentence(_what(conflict.what)), players=conflict.players)


def _clash(conflict: Conflict) -> str:
    match conflict.clash:
        case Clash.MIN_ABOVE_MAX:
            return _("More players are needed than may play: lower the fewest or raise the most")
        case Clash.RANK_TWICE:
            return _("{what} can do only one of these: be wild, turn downward, clear. Choose one")
        case Clash.CLEARS_NEVER:
            return _("So many equal cards never come together: ask for fewer, or add a pack, jokers or a wild rank")
        case Clash.REMOVED_NOT_THERE:
            return _("With {players} players some of the cards to be taken out are not in the deck: {what}")
        case Clash.INCLUDES_WITHOUT_HOLDER:
            return _("The first play must hold the starting card, but its holder does not lead: let the holder lead")
        case Clash.INCLUDES_REMOVED:
            return _("With {players} players the starting card must be played but is not in the deck: {what}")
        case Clash.INCLUDES_SPECIAL:
            return _("The first play must hold the starting card, but that is the master card or wild: {what}")
        case Clash.HOLDER_OF_NOTHING:
            return _("The holder of the starting card leads, but no card is named: name one, or let another lead")
        case Clash.POINTS_NOBODY_GETS:
            return _("Points decide, but no title scores any: give points to a title, or let something else decide")
        case Clash.MASTER_IS_WILD:
            return _("The master card is of the wild rank: {what}. Choose another card or another rank")
        case Clash.DECK_TOO_SMALL:
            return _("With {players} players there is not a card for everybody: take fewer cards out")
        case _:
            assert_never(conflict.clash)


def _what(what: str | None) -> str:
    if what is None:
        return ""
    return rank_names(RANKS.index(what)) if what in RANKS else cards_words(read_cards(what))


def oddity_text(oddity: Oddity) -> str:
    """One sentence on why a value has no effect as things stand."""
    keys = [_("“{key}”").format(key=key_text(key)) for key in oddity.because]
    text = n_(
        "“{key}” has no effect while {because} is as it is",
        "“{key}” has no effect while {because} are as they are",
        len(keys),
    )
    return text.format(key=key_text(oddity.key), because=list_text(keys))
