"""Points, the end of the match, and its winner (rules.md §8)."""

from collections.abc import Iterator

from boms.handbook.pages import Section, Sentence, paragraph, points, section
from boms.handbook.telling import SPAN, Telling
from boms.rules import MatchEnd, Title, Winner
from boms.text import _, n_, title_text

_KEYS = ("points", "vice_president_from", "vice_boms_from", *SPAN)


def ending(telling: Telling) -> Section:
    """What titles score, when it is over, and who has won."""
    scores = tuple(_scores(telling))
    return section(
        _("Points and the end"),
        paragraph(_points(telling, scores)),
        points(*scores),
        paragraph(_end(telling), _winner(telling)),
    )


def _points(telling: Telling, scores: tuple[Sentence, ...]) -> Sentence:
    if not scores:
        return telling.say(_("No points are kept."), *_KEYS)
    return telling.say(_("When all places are taken, these titles score and others do not:"), *_KEYS)


def _scores(telling: Telling) -> Iterator[Sentence]:
    for title in Title:
        scored = telling.rules.points.get(title, 0)
        if scored and telling.numbers_with_title(title):
            text = n_("{title}: {number} point", "{title}: {number} points", abs(scored))
            number = str(scored).replace("-", "−")
            yield telling.say(text, *_KEYS, title=title_text(title, telling.words), number=number)


def _end(telling: Telling) -> Sentence:
    target = telling.rules.match_target
    match telling.rules.match_end:
        case MatchEnd.OPEN:
            text = _("There is no fixed end: play on as long as you like, and stop when all places are taken.")
        case MatchEnd.POINTS:
            text = n_(
                "The match ends when all places are taken and somebody has at least {target} point in all.",
                "The match ends when all places are taken and somebody has at least {target} points in all.",
                target,
            )
        case MatchEnd.ROUNDS:
            text = _("The match ends with {round} {target}.")
        case MatchEnd.MINUTES:
            text = n_(
                "After {target} minute you finish what you have begun, and the match is over.",
                "After {target} minutes you finish what you have begun, and the match is over.",
                target,
            )
    return telling.say(text, "match_end", "match_target", target=target)


def _winner(telling: Telling) -> Sentence:
    match telling.rules.winner:
        case Winner.NONE:
            text = _("Nobody wins the match: the titles are honour enough.")
        case Winner.MOST_POINTS:
            text = _(
                "Whoever has the most points wins. If some are level, the one who was {president} more often wins,"
                " and after that the one who did better in the last round."
            )
        case Winner.MOST_PRESIDENCIES:
            text = _(
                "Whoever was {president} most often wins."
                " If some are level, the one who did better in the last round wins."
            )
        case Winner.LAST_PRESIDENT:
            text = _("Whoever is {president} at the very end wins.")
    return telling.say(text, "winner")
