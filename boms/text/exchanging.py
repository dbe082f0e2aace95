"""Who gives whom how many cards in the exchange (rules.md §8): numbers and names, which everybody may know."""

from __future__ import annotations

from collections.abc import Iterator

from boms.rules import ExchangeChoice, Rules, Title, president_exchanges, vices_exchange
from boms.seat import PublicView, SeatFace, Step
from boms.text.counting import number_text
from boms.text.languages import _, n_


def exchange_lines(public: PublicView, rules: Rules) -> Iterator[str]:
    """What will be exchanged after this deal, a line for each two who do."""
    placed = _placed(public)
    number = president_exchanges(rules, placed)
    if number:
        asks = rules.exchange_choice is ExchangeChoice.ON_REQUEST
        yield from _between(public, (Title.BOMS, Title.PRESIDENT), number, asks=asks)
    number = vices_exchange(rules, placed)
    if number:
        yield from _between(public, (Title.VICE_BOMS, Title.VICE_PRESIDENT), number, asks=False)


def gift_text(public: PublicView, rules: Rules, came: int) -> str:
    """What whoever is to act in the exchange has to do; empty: no gift is due.

    `came` is how many cards that player got, as many as go back.
    """
    if public.to_act is None or public.partner is None:
        return ""
    number = came if public.step is Step.BACK else _number(public, rules)
    text = _due(public.step, number)
    name, taker = public.seats[public.to_act].name, public.seats[public.partner].name
    return text.format(name=name, taker=taker, number=number_text(number))


def number_due(public: PublicView, rules: Rules, came: int) -> int:
    """How many cards are to be given now, as far as everybody knows; 0: nobody knows, or none."""
    if public.step is Step.BACK:
        return came
    return _number(public, rules) if public.step is Step.BEST else 0


def _placed(public: PublicView) -> int:
    return sum(face.title is not None for face in public.seats)


def _number(public: PublicView, rules: Rules) -> int:
    """How many cards the two who are exchanging give each other, while the first of them still has cards."""
    of_president = Title.PRESIDENT in (_title(public, public.to_act), _title(public, public.partner))
    number = (president_exchanges if of_president else vices_exchange)(rules, _placed(public))
    giver = public.partner if public.step is Step.ASK else public.to_act
    return number if giver is None else min(number, public.seats[giver].cards)


def _title(public: PublicView, seat: int | None) -> Title | None:
    return None if seat is None else public.seats[seat].title


def _due(step: Step | None, number: int) -> str:
    match step:
        case Step.ASK:
            return n_("{name} may name one card of {taker}", "{name} may name up to {number} cards of {taker}", number)
        case Step.BEST:
            return n_("{name} gives {taker} the best card", "{name} gives {taker} the {number} best cards", number)
        case Step.ASKED:
            return _("{name} gives {taker} those of the named cards that are there")
        case Step.BACK:
            return n_("{name} gives {taker} one card back", "{name} gives {taker} {number} cards back", number)
        case _:
            return ""


def _between(public: PublicView, titles: tuple[Title, Title], number: int, *, asks: bool) -> Iterator[str]:
    low, high = (_seat_of(public, title) for title in titles)
    if low is None or high is None:
        return
    number = min(number, low.cards)
    yield _pair(number, asks=asks).format(low=low.name, high=high.name, number=number_text(number))


def _seat_of(public: PublicView, title: Title) -> SeatFace | None:
    return next((face for face in public.seats if face.title is title), None)


def _pair(number: int, *, asks: bool) -> str:
    if asks:
        return n_(
            "{high} names a card of {low} and gives one back for it",
            "{high} names {number} cards of {low} and gives as many back",
            number,
        )
    return n_(
        "{low} gives {high} the best card and gets one back",
        "{low} gives {high} the {number} best cards and gets {number} back",
        number,
    )
