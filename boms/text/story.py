"""The log of a round: a play and what it did as one line where people would say it in one."""

from collections.abc import Iterator, Sequence

from boms.rules import Title
from boms.seat import Asked, Cleared, ClearReason, Event, Gave, Laid, Passed, Placed, Touched
from boms.text.events import event_text, placed_text
from boms.text.groups import play_laid
from boms.text.languages import _
from boms.text.titles import PackWords

_BY_ITSELF = frozenset({ClearReason.MASTER, ClearReason.CLEARING_RANK, ClearReason.SAME_RANK})


def log_lines(
    events: Sequence[Event],
    names: Sequence[str],
    words: PackWords | None = None,
    titles: Sequence[Title] = (),
    *,
    waits: bool = False,
) -> tuple[str, ...]:
    """A line for each thing that happened; a play that clears the table is one line with what comes of it.

    The arguments are those of `event_text`; `waits`: after the last event the table waits to be cleared by hand.
    """
    return tuple(line for _number, line in told_lines(events, names, words, titles, waits=waits))


def clears_by_itself(events: Sequence[Event], number: int) -> bool:
    """Whether event `number` is a play that clears the table by what was laid: its line says so."""
    return isinstance(events[number], Laid) and _cleared_by(events[number + 1 :]) is not None


def told_lines(
    events: Sequence[Event],
    names: Sequence[str],
    words: PackWords | None = None,
    titles: Sequence[Title] = (),
    *,
    waits: bool = False,
) -> Iterator[tuple[int, str]]:
    """The lines of `log_lines`, each with the number of the event it tells of."""
    told: Cleared | None = None
    for number, event in enumerate(events):
        if isinstance(event, Laid) and (cleared := _cleared_by(events[number + 1 :])):
            told = cleared
            by_hand = _is_by_hand(events, events.index(cleared, number), waits=waits)
            yield number, (_ends(event, cleared, names) if by_hand else _clears(event, cleared, names))
        elif isinstance(event, Cleared) and event is not told and _is_by_hand(events, number, waits=waits):
            yield number, _waiting(event, names)
        elif isinstance(event, Placed) and _is_left(events[:number]):
            yield number, placed_text(event, names, words, titles, is_left=True)
        elif _is_idle(events[: number + 1]):
            continue
        elif event is told:
            yield from ((number, line) for line in _leads(events[:number], told, names))
        else:
            yield number, event_text(event, names, words, titles)


def _is_idle(events: Sequence[Event]) -> bool:
    """Whether the last event is an empty gift after nothing was asked for: the line before has said so."""
    before = list(events)
    while before and isinstance(before[-1], Gave) and not before[-1].number:
        before.pop()
    return len(before) < len(events) and bool(before) and isinstance(before[-1], Asked) and not before[-1].cards


def _is_left(before: Sequence[Event]) -> bool:
    """Whether who is placed now is the last one live (§4.12): one play has given somebody else a place, too."""
    return bool(before) and isinstance(before[-1], Placed)


def _is_by_hand(events: Sequence[Event], number: int, *, waits: bool) -> bool:
    """Whether after this clear the table waits, or waited, until somebody clears it (§7)."""
    return isinstance(events[number + 1], Touched) if number + 1 < len(events) else waits


def _waiting(cleared: Cleared, names: Sequence[str]) -> str:
    match cleared.reason:
        case ClearReason.PASSES:
            text = _("Nobody beats it: {name} leads when the table is cleared")
        case ClearReason.GOING_OUT:
            text = _("The last card ends the trick: {name} leads when the table is cleared")
        case _:
            text = _("The trick is over: {name} leads when the table is cleared")
    return text.format(name=names[cleared.leader])


def _cleared_by(later: Sequence[Event]) -> Cleared | None:
    """The clear a play brings about by what was laid, if it does."""
    for event in later:
        if isinstance(event, Cleared):
            return event if event.reason in _BY_ITSELF else None
        if isinstance(event, Laid | Passed):
            break
    return None


def _clears(play: Laid, cleared: Cleared, names: Sequence[str]) -> str:
    again = play.seat == cleared.leader
    if play.broke_in:
        text = (
            _("{name} breaks in with {play}, clears and leads")
            if again
            else _("{name} breaks in with {play} and clears")
        )
    else:
        text = _("{name} clears with {play} and leads again") if again else _("{name} clears with {play}")
    return text.format(name=names[play.seat], play=play_laid(play))


def _ends(play: Laid, cleared: Cleared, names: Sequence[str]) -> str:
    """What `_clears` says, where somebody still has to clear the table."""
    again = play.seat == cleared.leader
    if play.broke_in:
        text = (
            _("{name} breaks in with {play}, ends the trick and leads next")
            if again
            else _("{name} breaks in with {play} and ends the trick")
        )
    else:
        text = (
            _("{name} ends the trick with {play} and leads next") if again else _("{name} ends the trick with {play}")
        )
    return text.format(name=names[play.seat], play=play_laid(play))


def _leads(before: Sequence[Event], cleared: Cleared, names: Sequence[str]) -> Iterator[str]:
    """Who leads, where the line of the play has not said so: its player is out."""
    if before and isinstance(before[-1], Placed):
        yield _("{name} leads").format(name=names[cleared.leader])
