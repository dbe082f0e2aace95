"""What happened, for everybody, in the third person: the lines of the public log."""

from collections.abc import Sequence
from typing import assert_never

from boms.rules import Title
from boms.seat import (
    Asked,
    Cleared,
    ClearReason,
    Dealt,
    Event,
    Gave,
    Laid,
    LeadReason,
    Leads,
    Marked,
    Passed,
    Placed,
    Revolved,
    RoundOver,
    Skipped,
    Swapped,
    SwapsEnded,
    TakenBack,
    Touched,
    TurnedDown,
)
from boms.text.counting import number_text, place_text
from boms.text.groups import cards_words, play_laid
from boms.text.languages import _, n_
from boms.text.titles import PackWords, title_text


def event_text(event: Event, names: Sequence[str], words: PackWords | None = None, titles: Sequence[Title] = ()) -> str:
    """One line about the event with names in it and never "you". No card that is not public is ever named.

    `names` are by seat; `titles` by place (`boms.rules.titles_by_place`), empty: only president and boms are known.
    """
    match event:
        case Dealt():
            return _("{name} deals").format(name=names[event.dealer])
        case Leads():
            return _leads(event, names, words)
        case Laid():
            return _laid(event, names)
        case Passed():
            return _("{name} passes").format(name=names[event.seat])
        case Skipped():
            return _("{name} is skipped").format(name=names[event.seat])
        case TurnedDown():
            return _turned(event)
        case Revolved():
            return _revolved(event)
        case Marked():
            text = _("{name} forgot to announce the last card and will get the last place left")
            return text.format(name=names[event.seat])
        case Placed():
            return placed_text(event, names, words, titles)
        case Cleared():
            return _cleared(event, names)
        case Touched():
            return _touched(event, names, words)
        case Asked() if not event.cards:
            return _("{name} asks for no cards, so none change hands").format(name=names[event.seat])
        case Asked():
            return _("{name} asks for {cards}").format(name=names[event.seat], cards=cards_words(event.cards))
        case Gave():
            return _gave(event, names)
        case Swapped():
            return _("{name} and {other} swap a card").format(name=names[event.seat], other=names[event.other])
        case SwapsEnded():
            return _("The swapping is over")
        case TakenBack():
            return _taken_back(event).format(name=names[event.seat])
        case RoundOver():
            return _round_over(event, names, words)
        case _:
            assert_never(event)


def _taken_back(event: TakenBack) -> str:
    return _("{name} takes back the last pass") if event.was_pass else _("{name} takes back the last play")


def _leads(event: Leads, names: Sequence[str], words: PackWords | None) -> str:
    return _lead_reason(event).format(
        name=names[event.seat],
        cards=cards_words(event.must_include),
        president=title_text(Title.PRESIDENT, words),
        boms=title_text(Title.BOMS, words),
    )


def _lead_reason(event: Leads) -> str:
    match event.reason:
        case LeadReason.LEFT_OF_DEALER:
            return _("{name} sits on the dealer's left and leads")
        case LeadReason.HOLDER if event.must_include:
            return _("{name} holds {cards} and leads with it")
        case LeadReason.HOLDER:
            return _("{name} holds the starting card and leads")
        case LeadReason.BOMS:
            return _("{name} was {boms} and leads")
        case LeadReason.PRESIDENT:
            return _("{name} was {president} and leads")


def _laid(event: Laid, names: Sequence[str]) -> str:
    text = _broke_in(event) if event.broke_in else _laid_in_turn(event)
    return text.format(name=names[event.seat], play=play_laid(event))


def _laid_in_turn(event: Laid) -> str:
    return _("{name} lays {play} and announces the last card") if event.announced else _("{name} lays {play}")


def _broke_in(event: Laid) -> str:
    if event.announced:
        return _("{name} breaks in with {play} and announces the last card")
    return _("{name} breaks in with {play}")


def _turned(event: TurnedDown) -> str:
    if event.downward:
        return _("The direction turns: lower beats higher for now")
    return _("The direction turns: higher beats lower again")


def _revolved(event: Revolved) -> str:
    if event.downward:
        return _("Revolution: lower beats higher from now on")
    return _("Counter-revolution: higher beats lower again")


def placed_text(
    event: Placed,
    names: Sequence[str],
    words: PackWords | None = None,
    titles: Sequence[Title] = (),
    *,
    is_left: bool = False,
) -> str:
    """The line of `event_text` about a place; `is_left`: the player still has cards, and all others their places."""
    usual = (Title.PRESIDENT, *[Title.NEUTRAL] * (len(names) - 2), Title.BOMS)
    title = (titles or usual)[event.place - 1]
    if event.retired:
        text = _retired(title)
    elif event.place == len(names):
        text = _("{name} is last: {title}")
    else:
        text = _left(title) if is_left else _out(title)
    return text.format(name=names[event.seat], place=place_text(event.place), title=title_text(title, words))


def _retired(title: Title) -> str:
    if title is Title.NEUTRAL:
        return _("{name} takes {place} place at once and lays the hand aside")
    return _("{name} is {title} at once and lays the hand aside")


def _left(title: Title) -> str:
    if title is Title.NEUTRAL:
        return _("{name} is left with cards and takes {place} place")
    return _("{name} is left with cards: {title}")


def _out(title: Title) -> str:
    return _("{name} is out in {place} place") if title is Title.NEUTRAL else _("{name} is out: {title}")


def _cleared(event: Cleared, names: Sequence[str]) -> str:
    return _clear_reason(event.reason).format(name=names[event.leader])


def _clear_reason(reason: ClearReason) -> str:
    match reason:
        case ClearReason.RETIRED:
            return _("The table is cleared and {name} leads")
        case ClearReason.MASTER:
            return _("The master card clears the table and {name} leads")
        case ClearReason.CLEARING_RANK:
            return _("That rank clears the table and {name} leads")
        case ClearReason.SAME_RANK:
            return _("Enough equal cards clear the table and {name} leads")
        case ClearReason.GOING_OUT:
            return _("The last card clears the table and {name} leads")
        case ClearReason.PASSES:
            return _("Nobody beats it: the table is cleared and {name} leads")


def _touched(event: Touched, names: Sequence[str], words: PackWords | None) -> str:
    if event.was_keeper:
        return _("{name} clears the table").format(name=names[event.seat])
    text = _("{name} touched the table and will be {boms} of the next round")
    return text.format(name=names[event.seat], boms=title_text(Title.BOMS, words))


def _gave(event: Gave, names: Sequence[str]) -> str:
    if not event.number:
        return _("{name} has nothing to give {taker}").format(name=names[event.seat], taker=names[event.taker])
    text = n_("{name} gives {taker} one card", "{name} gives {taker} {number} cards", event.number)
    return text.format(name=names[event.seat], taker=names[event.taker], number=number_text(event.number))


def _round_over(event: RoundOver, names: Sequence[str], words: PackWords | None) -> str:
    return _("The round is over: {first} is {president}, {last} is {boms}").format(
        first=names[event.places.index(1)],
        last=names[event.places.index(len(event.places))],
        president=title_text(Title.PRESIDENT, words),
        boms=title_text(Title.BOMS, words),
    )
