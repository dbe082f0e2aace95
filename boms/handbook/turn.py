"""A turn: leading, following, passing (rules.md §4.3, §4.4, §4.6)."""

from boms.handbook.pages import Section, Sentence, paragraph, section
from boms.handbook.telling import Telling
from boms.rules import EqualRank, PassLasts
from boms.text import _


def turn(telling: Telling) -> Section:
    """What may be done when it is one's turn."""
    say = telling.say
    return section(
        _("A turn"),
        paragraph(
            say(_("Whoever leads lays any one card, or several cards of one rank together, face up on the table.")),
            say(_("Whoever leads cannot pass.")),
        ),
        paragraph(_follow(telling), _equal(telling), _skipped(telling), _number(telling), _split(telling)),
        paragraph(
            say(_("Once cards lie there you may always pass, even if you could beat them.")),
            _pass(telling),
        ),
    )


def _split(telling: Telling) -> Sentence:
    return telling.say(_("You may split what belongs together: of three equal cards, lay two and keep the third."))


def _follow(telling: Telling) -> Sentence:
    if telling.rules.equal_rank is EqualRank.ILLEGAL:
        text = _(
            "Then it goes on clockwise. On your turn you either lay as many cards as were laid last,"
            " all of one rank and of a higher one, or you pass."
        )
    else:
        text = _(
            "Then it goes on clockwise. On your turn you either lay as many cards as were laid last,"
            " all of one rank and at least as high, or you pass."
        )
    return telling.say(text, "equal_rank")


def _equal(telling: Telling) -> Sentence:
    match telling.rules.equal_rank:
        case EqualRank.ILLEGAL:
            text = _("The same rank is not enough.")
        case EqualRank.LEGAL:
            text = _("The same rank is enough.")
        case EqualRank.SKIPS_NEXT:
            text = _("The same rank is enough, and then the next player loses a turn.")
    return telling.say(text, "equal_rank")


def _skipped(telling: Telling) -> Sentence | None:
    if telling.rules.equal_rank is not EqualRank.SKIPS_NEXT:
        return None
    text = _(
        "Losing a turn is not passing. If nobody else is left to take the turn, the table is cleared"
        " as if all had passed."
    )
    return telling.say(text, "equal_rank")


def _number(telling: Telling) -> Sentence:
    keys = ("master_card", "clearing_ranks")
    if telling.rules.master_card or telling.rules.clearing_ranks:
        return telling.say(
            _("The number of cards must be right too; only special cards described below are free of that."), *keys
        )
    return telling.say(_("The number of cards must be right too: one two does not beat a pair."), *keys)


def _pass(telling: Telling) -> Sentence:
    if telling.rules.pass_lasts is PassLasts.TRICK:
        return telling.say(_("But once you have passed you are stepped over until the table is cleared."), "pass_lasts")
    text = _("A pass costs this one turn: if it comes back to you before the table is cleared, you may play again.")
    return telling.say(text, "pass_lasts")
