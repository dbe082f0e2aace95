"""Why an action was refused, said to the player whose action it was."""

from collections.abc import Sequence
from typing import assert_never

from boms.seat import Refusal, Why
from boms.text.counting import number_text, sentence
from boms.text.languages import _, n_
from boms.text.ranks import cards_words, rank_name
from boms.text.titles import PackWords


def refusal_text(refusal: Refusal, names: Sequence[str], words: PackWords | None = None) -> str:
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
        case _:
            return _about_cards(refusal)


def _not_your_turn(refusal: Refusal, names: Sequence[str]) -> str:
    if refusal.seat is None:
        return _("It is not your turn")
    return _("It is not your turn: {name} is to act").format(name=names[refusal.seat])


def _about_cards(refusal: Refusal) -> str:
    match refusal.code:
        case Why.NOT_HELD:
            return _not_held(refusal)
        case Why.MASTER_ALONE:
            return _("The master card is laid alone")
        case Why.MIXED_RANKS:
            return _("Cards laid together must be of one rank")
        case Why.WRONG_COUNT:
            return _numbered(n_("One card is asked for", "{number} cards are asked for", refusal.number or 0), refusal)
        case Why.TOO_LOW:
            return _too_low(refusal)
        case Why.MUST_INCLUDE_CARD:
            return _("The first play must contain {cards}").format(cards=cards_words(refusal.cards))
        case Why.BAD_REQUEST | Why.WRONG_NUMBER | Why.NOT_BEST | Why.MAY_NOT_SWAP:
            return _about_gifts(refusal)
        case (
            Why.WRONG_PHASE | Why.NOT_LIVE | Why.PASSED | Why.NOT_YOUR_TURN | Why.MUST_LEAD | Why.NO_CARDS
        ):  # pragma: no cover - answered by refusal_text
            raise AssertionError(refusal.code)
        case _:
            assert_never(refusal.code)


def _about_gifts(refusal: Refusal) -> str:
    match refusal.code:
        case Why.BAD_REQUEST:
            return _bad_request(refusal)
        case Why.WRONG_NUMBER:
            return _wrong_number(refusal)
        case Why.NOT_BEST:
            return _("Those are not the cards you must give")
        case _:
            return _("Only two different players in the middle who have not swapped yet may swap, one card each")


def _not_held(refusal: Refusal) -> str:
    if not refusal.cards:
        return _("You do not have those cards")
    return _("You do not have {cards}").format(cards=cards_words(refusal.cards))


def _too_low(refusal: Refusal) -> str:
    if refusal.rank is None:
        return _("That does not beat what lies on top")
    text = (
        _("Too high: {rank} lies on top and lower beats higher")
        if refusal.downward
        else _("Too low: {rank} lies on top")
    )
    return text.format(rank=rank_name(refusal.rank))


def _bad_request(refusal: Refusal) -> str:
    if refusal.number is None:
        return _("Those cards cannot be asked for")
    text = n_(
        "You may ask for one card at most, of this deck",
        "You may ask for {number} cards at most, of this deck",
        refusal.number,
    )
    return _numbered(text, refusal)


def _wrong_number(refusal: Refusal) -> str:
    if not refusal.number:
        return _("There is nothing to give: choose no card")
    return _numbered(n_("Give exactly one card", "Give exactly {number} cards", refusal.number), refusal)


def _numbered(text: str, refusal: Refusal) -> str:
    return sentence(text.format(number=number_text(refusal.number or 0)))
