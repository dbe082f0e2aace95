"""Why somebody has another place than the order of going out gave (rules.md §7)."""

from collections.abc import Iterator, Sequence

from boms.rules import MasterUse, Rules, titles_by_place
from boms.seat import Cleared, Event, Laid, Marked, Placed, Touched
from boms.text.events import event_text
from boms.text.languages import _
from boms.text.titles import PackWords, title_text


def place_reasons(
    events: Sequence[Event], names: Sequence[str], rules: Rules, words: PackWords | None = None
) -> Iterator[str]:
    """A line for each penalty of a round: a ruinous master card, a last card not announced, a table touched."""
    titles = titles_by_place(rules, len(names))
    for number, event in enumerate(events):
        match event:
            case Placed(seat, place) if event.retired:
                yield _retired(events[:number], rules).format(
                    name=names[seat], title=title_text(titles[place - 1], words)
                )
            case Touched() if not event.was_keeper:
                yield event_text(event, names, words, titles)
            case Marked(seat):
                yield _("{name} forgot to announce the last card").format(name=names[seat])


def _retired(before: Sequence[Event], rules: Rules) -> str:
    if rules.master_on_empty is MasterUse.MAKES_BOMS and _was_lead(before):
        return _("{name} led with the master card: {title} at once")
    return _("{name} laid the master card last of all: {title} at once")


def _was_lead(before: Sequence[Event]) -> bool:
    """Whether the last play was the first one of its trick."""
    plays = 0
    for event in reversed(before):
        if isinstance(event, Cleared):
            break
        plays += isinstance(event, Laid)
    return plays == 1
