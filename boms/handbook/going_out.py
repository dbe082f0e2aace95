"""Going out, and the end of a round (rules.md §4.5, §4.10, §4.12, §7)."""

from boms.handbook.pages import Section, Sentence, paragraph, section
from boms.handbook.telling import Telling
from boms.rules import LeadAfterOut, MasterUse
from boms.text import _


def going_out(telling: Telling) -> Section:
    """What happens when somebody has no cards left, and when one player is left."""
    return section(
        _("Going out"),
        paragraph(
            telling.say(_("Whoever lays their last cards is out and takes the best place still free.")),
            _pile(telling),
            _lead(telling),
        ),
        paragraph(*_announcing(telling)),
        paragraph(
            telling.say(
                _(
                    "When only one player still has cards, that player takes the place that is left,"
                    " at once and whatever lies on the table."
                )
            ),
            _several_penalties(telling),
        ),
    )


def _pile(telling: Telling) -> Sentence:
    if telling.rules.going_out_clears:
        text = _("With that the table is cleared, and the next player clockwise who still has cards leads.")
        return telling.say(text, "going_out_clears")
    return telling.say(_("The others play on without them and may still beat these cards."), "going_out_clears")


def _lead(telling: Telling) -> Sentence | None:
    if telling.rules.going_out_clears:
        return None
    keys = ("lead_after_out", "going_out_clears")
    if telling.rules.lead_after_out is LeadAfterOut.NEXT_PLAYER:
        text = _("If a player who is out should lead, the next player clockwise who still has cards does so instead.")
        return telling.say(text, *keys)
    text = _(
        "If a player who is out should lead, then of those who still have cards and have laid some since the table"
        " was last cleared, the one who did so most recently leads instead. If there is nobody like that, the next"
        " player clockwise does."
    )
    return telling.say(text, *keys)


def _announcing(telling: Telling) -> tuple[Sentence, ...]:
    if not telling.rules.announce_last_card:
        return (telling.say(_("You need not say how many cards you have left."), "announce_last_card"),)
    return (
        telling.say(
            _("A play after which you hold just one card must be announced: say “last card” as you lay it."),
            "announce_last_card",
        ),
        telling.say(
            _("If you forget, everybody remembers it: on going out you take the worst place still free."),
            "announce_last_card",
        ),
    )


def _several_penalties(telling: Telling) -> Sentence | None:
    """Who is lower if two are sent to the bottom while the round goes on."""
    rules = telling.rules
    by_master = rules.master_card and MasterUse.MAKES_BOMS in (rules.master_on_empty, rules.master_last)
    if not by_master and not rules.announce_last_card:
        return None
    keys = ("announce_last_card", "master_card", "master_on_empty", "master_last")
    return telling.say(_("If several players are sent to the worst place, the first of them is the lowest."), *keys)
