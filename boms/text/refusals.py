"""Why an action was refused, said to the player whose action it was."""

from collections.abc import Sequence
from typing import assert_never

from boms.cards import count
from boms.seat import Refusal, Why
from boms.text.counting import number_text, sentence
from boms.text.groups import cards_words, group_laid
from boms.text.languages import _, n_


def refusal_text(refusal: Refusal, names: Sequence[str]) -> str:
    """One sentence for the refused player, with the facts of the refusal. `names` are by seat."""
    match refusal.code:
        case Why.WRONG_PHASE:
            return _("That cannot be done now")
        case Why.NOT_LIVE:
            return _("You already have your place in this round")
        case Why.PASSED:
            return _("You have passed and are out until the table is cleared")
        case Why.NOT_YOUR_TURN:
            return _not_your_turn(refusal, names)
        case Why.MUST_LEAD:
            return _("The table is empty: you must lead and cannot pass")
        case Why.NO_CARDS:
            return _("Choose at least one card")
        case Why.NOT_HELD:
            return _not_held(refusal)
        case Why.MASTER_ALONE:
            return _("The master card must be laid alone")
        case Why.MIXED_RANKS:
            return _("Cards laid together must be of one rank")
        case Why.WRONG_COUNT:
            return _numbered(n_("One card is asked for", "{number} cards are asked for", refusal.number or 0), refusal)
        case Why.TOO_LOW:
            return _too_low(refusal)
        case Why.MUST_INCLUDE_CARD:
            return _("The first play must contain {cards}").format(cards=cards_words(refusal.cards))
        case Why.BAD_REQUEST:
            return _bad_request(refusal)
        case Why.WRONG_NUMBER:
            return _wrong_number(refusal)
        case Why.NOT_BEST:
            return _not_best(refusal)
        case Why.MAY_NOT_SWAP:
            return _("Only two players in the middle who have not swapped yet can swap")
        case _:
            assert_never(refusal.code)


def _not_your_turn(refusal: Refusal, names: Sequence[str]) -> str:
    if refusal.seat is None or refusal.seat < 0:
        return _("It is not your turn")
    return _("It is not your turn: {name} is to act").format(name=names[refusal.seat])


def _not_held(refusal: Refusal) -> str:
    return _("You do not have {cards}").format(cards=cards_words(refusal.cards))


def _too_low(refusal: Refusal) -> str:
    if refusal.rank is None:
        return _("That does not beat what lies on top")
    group = group_laid(refusal.rank, refusal.number or 1)
    if refusal.downward:
        return _("Too high to go on {group}: lower beats higher now").format(group=group)
    return _("Too low to go on {group}").format(group=group)


def _bad_request(refusal: Refusal) -> str:
    number = refusal.number or 0
    if count(refusal.cards) <= number:
        return _("You cannot ask for {cards}").format(cards=cards_words(refusal.cards))
    return _numbered(n_("Ask for one card at most", "Ask for {number} cards at most", number), refusal)


def _wrong_number(refusal: Refusal) -> str:
    if not refusal.number:
        return _("There is nothing to give: choose no cards")
    return _numbered(n_("Give exactly one card", "Give exactly {number} cards", refusal.number), refusal)


def _not_best(refusal: Refusal) -> str:
    number = refusal.number or 0
    if count(refusal.cards) <= number:
        return _("You must give {cards}").format(cards=cards_words(refusal.cards))
    text = n_("You must give one of these: {cards}", "You must give the {number} best of these: {cards}", number)
    return text.format(number=number_text(number), cards=cards_words(refusal.cards))


def _numbered(text: str, refusal: Refusal) -> str:
    return sentence(text.format(number=number_text(refusal.number or 0)))
