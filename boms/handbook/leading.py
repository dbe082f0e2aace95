"""Who plays first (rules.md §4.2)."""

from boms.cards import bits_of, has_all, read_card
from boms.handbook.pages import Section, Sentence, paragraph, section
from boms.handbook.telling import SPAN, Telling, players_text
from boms.rules import FirstLead, LaterLead
from boms.text import _, card_name

_HOLDER = ("first_lead", "first_lead_card", "master_card")
_DECK = ("removed_cards", "two_packs_from", "jokers", *SPAN)


def leading(telling: Telling) -> Section:
    """Who leads in the first round, with what, and who leads later."""
    with_card = _numbers_with_card(telling)
    first = (
        (_holder(telling), _first_of_two(telling), _not_there(telling, with_card), _must_include(telling))
        if with_card
        else (_left_of_dealer(telling),)
    )
    return section(_("Who begins"), paragraph(*first, _later(telling)))


def _numbers_with_card(telling: Telling) -> tuple[int, ...]:
    """The numbers of players with whom the holder of a card leads."""
    rules = telling.rules
    card = rules.first_lead_card
    if rules.first_lead is FirstLead.LEFT_OF_DEALER or card is None or card == rules.master_card:
        return ()
    return telling.numbers_with(lambda number: has_all(telling.deck(number), bits_of(read_card(card))))


def _card(telling: Telling) -> str:
    return card_name(read_card(telling.rules.first_lead_card or ""))


def _left_of_dealer(telling: Telling) -> Sentence:
    text = _("In {round} 1 the player on the dealer's left leads.")
    return telling.say(text, *_HOLDER, *_DECK)


def _holder(telling: Telling) -> Sentence:
    return telling.say(_("In {round} 1 whoever holds {card} leads."), *_HOLDER, *_DECK, card=_card(telling))


def _first_of_two(telling: Telling) -> Sentence | None:
    if not telling.numbers_with_two_packs():
        return None
    text = _("If two players hold it, the first of them clockwise from the dealer's left leads.")
    return telling.say(text, *_HOLDER, *_DECK)


def _not_there(telling: Telling, with_card: tuple[int, ...]) -> Sentence | None:
    without = telling.numbers_with(lambda number: number not in with_card)
    if not without:
        return None
    text = _("With {players} players that card is not in the deck, and the player on the dealer's left leads.")
    return telling.say(text, *_HOLDER, *_DECK, players=players_text(without))


def _must_include(telling: Telling) -> Sentence:
    keys = ("first_play_includes_card", *_HOLDER, *_DECK)
    if telling.rules.first_play_includes_card:
        return telling.say(_("That card must be part of the very first play, alone or with others of its rank."), *keys)
    return telling.say(_("The first play is free: that card need not be part of it."), *keys)


def _later(telling: Telling) -> Sentence:
    if telling.rules.later_lead is LaterLead.PRESIDENT:
        return telling.say(_("From {round} 2 on, the latest {president} leads first."), "later_lead")
    return telling.say(_("From {round} 2 on, the latest {boms} leads first."), "later_lead")
