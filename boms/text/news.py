"""What a seat has learnt for itself, said to that player alone."""

from collections.abc import Sequence

from boms.cards import NO_CARDS, Cards
from boms.seat import Event, Gave, Swapped
from boms.text.events import event_text
from boms.text.groups import cards_words
from boms.text.languages import _
from boms.text.titles import PackWords


def private_event_text(event: Event, seat: int, names: Sequence[str], words: PackWords | None = None) -> str:
    """One line for the player on this seat, addressed as "you" where cards changed hands; else the public line."""
    match event:
        case Gave() if event.cards is not None and seat in (event.seat, event.taker):
            return _gift(event, seat, names)
        case Swapped() if event.cards is not None and event.others_cards is not None:
            return _swap(event, seat, names)
        case _:
            return event_text(event, names, words)


def _gift(event: Gave, seat: int, names: Sequence[str]) -> str:
    given = event.seat == seat
    text = _("You gave {name} {cards}") if given else _("{name} gave you {cards}")
    return text.format(name=names[event.taker if given else event.seat], cards=_named(event.cards))


def _swap(event: Swapped, seat: int, names: Sequence[str]) -> str:
    mine, theirs = (event.cards, event.others_cards) if seat == event.seat else (event.others_cards, event.cards)
    other = event.other if seat == event.seat else event.seat
    text = _("You gave {name} {given} and got {received}")
    return text.format(name=names[other], given=_named(mine), received=_named(theirs))


def _named(cards: Cards | None) -> str:
    return cards_words(cards or NO_CARDS)
