"""What is different in the next round."""

from collections.abc import Iterator, Mapping, Sequence

from boms.rules import LaterLead, Rules, Seating, Title
from boms.text.counting import list_text
from boms.text.languages import _, n_
from boms.text.titles import PackWords, title_text


def change_lines(order: Sequence[str], dealer: str | None, rules: Rules) -> Iterator[str]:
    """Who moves, deals and leads in the next round: `order` are those placed, best first; `dealer` is None if drawn."""
    if rules.seating is Seating.BY_PLACEMENT:
        yield _("Everybody moves: seats go clockwise in the order of the places")
    if dealer:
        yield _("{name} deals the next round").format(name=dealer)
    if order:
        leader = order[-1] if rules.later_lead is LaterLead.BOMS else order[0]
        yield _("{name} leads the next round").format(name=leader)


def seat_lines(before: Sequence[str], seats: Sequence[tuple[str | None, str]]) -> Iterator[str]:
    """Who leaves, joins, takes over and moves: `seats` are who sat there, None for nobody, and who sits there now."""
    stay = [old for old, _name in seats if old is not None]
    gone = [name for name in before if name not in stay]
    come = [name for old, name in seats if old is None]
    if gone:
        yield n_("{name} leaves", "{name} leave", len(gone)).format(name=list_text(gone))
    if come:
        yield n_("{name} joins", "{name} join", len(come)).format(name=list_text(come))
    for old, name in seats:
        if old is not None and old != name:
            yield _("{new} takes the seat of {old}").format(new=name, old=old)
    if [*filter(stay.__contains__, before), *come] != [name if old is None else old for old, name in seats]:
        yield _("They sit in another order now: {names}").format(names=list_text([name for _old, name in seats]))


def title_lines(titles: Mapping[str, Title], words: PackWords | None) -> Iterator[str]:
    """Who has another title because somebody has left."""
    for name, title in titles.items():
        yield _("{name} becomes {title}").format(name=name, title=title_text(title, words))


def rule_line(rule: str, value: str, other: str) -> str:
    """A rule that holds from the next deal on, and how it was."""
    return _("{rule}: {value} (so far: {other})").format(rule=rule, value=value, other=other)
