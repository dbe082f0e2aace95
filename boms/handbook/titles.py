"""The titles that places give (rules.md §8)."""

from collections.abc import Iterator

from boms.handbook.pages import Section, Sentence, paragraph, points, section
from boms.handbook.telling import SPAN, Telling, players_text
from boms.rules import Title
from boms.text import _

_VICES = ("vice_president_from", "vice_boms_from", *SPAN)


def titles(telling: Telling) -> Section:
    """Which place makes a player what."""
    return section(
        _("Titles"),
        paragraph(telling.say(_("Your place gives you a title, and it holds until the next places are taken."))),
        points(*_listed(telling)),
    )


def _listed(telling: Telling) -> Iterator[Sentence | None]:
    say = telling.say
    yield say(_("{president}: first place"))
    yield _vice_president(telling)
    if telling.numbers_with_title(Title.NEUTRAL):
        yield say(_("{neutral}: everybody in between"), *_VICES)
    yield _vice_boms(telling)
    yield say(_("{boms}: last place"))


def _vice_president(telling: Telling) -> Sentence | None:
    numbers = telling.numbers_with_title(Title.VICE_PRESIDENT)
    if not numbers:
        return None
    if numbers == telling.span:
        return telling.say(_("{vice_president}: second place"), *_VICES)
    text = _("{vice_president}: second place, with {players} players")
    return telling.say(text, *_VICES, players=players_text(numbers))


def _vice_boms(telling: Telling) -> Sentence | None:
    numbers = telling.numbers_with_title(Title.VICE_BOMS)
    if not numbers:
        return None
    if numbers == telling.span:
        return telling.say(_("{vice_boms}: last place but one"), *_VICES)
    text = _("{vice_boms}: last place but one, with {players} players")
    return telling.say(text, *_VICES, players=players_text(numbers))
