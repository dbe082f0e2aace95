"""What the game is about."""

from boms.handbook.pages import Section, Sentence, paragraph, section
from boms.handbook.telling import SPAN, Telling
from boms.text import _


def aim(telling: Telling) -> Section:
    """How many play, what everybody is after, and what a trick and a round are."""
    say = telling.say
    return section(
        _("The game"),
        paragraph(
            _how_many(telling),
            say(_("You want to get rid of all your cards before the others do.")),
            say(_("The first place makes you {president}, the last one {boms}.")),
            say(
                _(
                    "All that happens from the deal until every place is taken is one {round};"
                    " all that is laid until the table is cleared is one {trick}."
                )
            ),
        ),
    )


def _how_many(telling: Telling) -> Sentence:
    least, most = telling.rules.min_players, telling.rules.max_players
    if least == most:
        return telling.say(_("A card game for exactly {most} players, everyone for themselves."), *SPAN, most=most)
    return telling.say(
        _("A card game for {least} to {most} players, everyone for themselves."), *SPAN, least=least, most=most
    )
