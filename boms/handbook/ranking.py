"""Which card is worth more than which (rules.md §1, §5)."""

from boms.cards import JOKER_RANK
from boms.handbook.pages import Section, Sentence, paragraph, section
from boms.handbook.telling import Telling
from boms.text import _, rank_text


def ranking(telling: Telling) -> Section:
    """The order of the ranks, the letters on the cards, and that suits have none."""
    return section(
        _("What the cards are worth"),
        paragraph(_order(telling), _letters(telling), _high_jokers(telling), _suits(telling)),
    )


def _order(telling: Telling) -> Sentence:
    ranks = ", ".join(rank_text(rank, telling.words) for rank in range(JOKER_RANK))
    return telling.say(_("From lowest to highest the ranks are {ranks}."), ranks=ranks)


def _letters(telling: Telling) -> Sentence:
    jack, queen, king, ace = (rank_text(rank, telling.words) for rank in range(8, 12))
    text = _("{jack} is the jack, {queen} the queen, {king} the king and {ace} the ace.")
    return telling.say(text, jack=jack, queen=queen, king=king, ace=ace)


def _high_jokers(telling: Telling) -> Sentence | None:
    if not telling.rules.jokers or telling.has_wild_jokers:
        return None
    return telling.say(
        _("Jokers stand above all of these and can only be laid together with other jokers."), "jokers", "joker_role"
    )


def _suits(telling: Telling) -> Sentence:
    if telling.rules.master_card:
        text = _("Suits do not count, with one exception: {master} is a special card.")
        return telling.say(text, "master_card", master=telling.master)
    return telling.say(_("Suits do not count: two cards of one rank are worth the same."), "master_card")
