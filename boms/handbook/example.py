"""One trick, turn by turn, played by the engine under the very rules that are being told."""

from collections.abc import Iterator
from typing import Final

from boms.handbook.pages import Section, Sentence, paragraph, section, steps
from boms.handbook.search import Turn, came_back, is_equal, trick_to_show
from boms.handbook.telling import Telling
from boms.rules import PassLasts, conflicts, titles_by_place
from boms.seat import Cleared
from boms.text import _, cards_signs, list_text, log_lines

NAMES: Final = ("Ada", "Bo", "Cleo", "Dan", "Elin", "Finn", "Gina", "Hugo")
"""Who plays in the example."""

_USUAL: Final = 4
"""How many play in it, where the rules allow that."""


def example(telling: Telling) -> Section | None:
    """The example; None where no trick can be played at all, or the rules cannot be."""
    players = min(telling.span, key=lambda number: abs(number - _USUAL))
    turns = () if conflicts(telling.rules) else trick_to_show(telling.rules, players)
    if not turns:
        return None
    names = NAMES[:players]
    text = _("{names} sit in this order, clockwise, somewhere in the middle of a game. It is {name} who leads.")
    return section(
        _("One trick as an example"),
        paragraph(telling.say(text, names=list_text(names), name=names[turns[0].seat])),
        steps(*(_step(telling, turns, several, names) for several in _together(turns))),
    )


def _together(turns: tuple[Turn, ...]) -> Iterator[range]:
    """The numbers of the turns that make one step: a play, or passes that follow one another."""
    first = 0
    for number, turn in enumerate(turns):
        is_last = number + 1 == len(turns)
        if is_last or turn.laid or turns[number + 1].laid:
            yield range(first, number + 1)
            first = number + 1


def _step(telling: Telling, turns: tuple[Turn, ...], several: range, names: tuple[str, ...]) -> Sentence:
    """A play or passes: what happened, and why it was allowed where a newcomer would ask."""
    number = several[-1]
    titles = titles_by_place(telling.rules, len(names))
    first, *rest = log_lines(turns[number].events, names, telling.words, titles)
    told = [_first(telling, turns[number], first), *_why(turns, number, names)]
    if len(several) > 1:
        told = [_("{names} pass.").format(names=list_text([names[turns[pas].seat] for pas in several]))]
    told += [_("{line}.").format(line=line) for line in rest]
    for seat in _stepped_over(telling, turns, number, len(names)):
        told.append(_("{name} has passed and is stepped over.").format(name=names[seat]))
    return telling.say("{told}", told=" ".join(told))


def _first(telling: Telling, turn: Turn, line: str) -> str:
    if turn.laid is None:
        return _("{line}.").format(line=line)
    cards = cards_signs(turn.laid.cards, telling.words, letters=telling.letters)
    return _("{line} ({cards}).").format(line=line, cards=cards)


def _why(turns: tuple[Turn, ...], number: int, names: tuple[str, ...]) -> Iterator[str]:
    """Why a play was allowed that may look as if it were not."""
    if came_back(turns, number):
        yield _("{name} had passed, but a pass costs one turn only.").format(name=names[turns[number].seat])
    if is_equal(turns, number) and not _clears(turns[number]):
        yield _("The same rank is enough.")


def _clears(turn: Turn) -> bool:
    return any(isinstance(event, Cleared) for event in turn.events)


def _stepped_over(telling: Telling, turns: tuple[Turn, ...], number: int, players: int) -> list[int]:
    """Who would have had the next turn but has passed; only where somebody else has it instead."""
    if telling.rules.pass_lasts is PassLasts.TURN or number + 1 == len(turns):
        return []
    passed = {turn.seat for turn in turns[: number + 1] if not turn.laid}
    seat, over = (turns[number].seat + 1) % players, []
    while seat != turns[number + 1].seat and seat in passed:
        over.append(seat)
        seat = (seat + 1) % players
    return over
