"""`Exchange`: the cards that change hands before the first lead (rules.md §8, §12)."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from boms.cards import NO_CARDS, Cards, Secret, count, has_all, joined, without
from boms.game.round import Setup
from boms.rules import (
    ExchangeChoice,
    ForcedGift,
    Tables,
    Title,
    best_gifts,
    may_be_asked,
    president_exchanges,
    vices_exchange,
)
from boms.seat import Ask, Asked, EndSwaps, Event, Gave, Give, Refusal, Step, Swap, Swapped, SwapsEnded, Why


class Gift(Struct, frozen=True, gc=False):
    """One step of the exchange: a gift that is due, or the naming of cards before it."""

    step: Step
    """What is done."""
    seat: int
    """Who does it."""
    partner: int
    """Who gets the cards, or is asked for them."""
    number: int
    """How many cards are due or may be named; for a gift back it is known when the first one is given."""


class Exchange(Secret, frozen=True, gc=False):
    """A round before its first lead, with gifts still due or swaps still possible."""

    tables: Tables
    """The rules, worked out."""
    setup: Setup
    """What the round started from."""
    hands: tuple[Cards, ...]
    """Cards by seat."""
    due: tuple[Gift, ...]
    """The steps still to come, the present one first; empty: swaps in the middle."""
    may_swap: tuple[int, ...] = ()
    """The seats in the middle that have not swapped yet."""
    asked: Cards = NO_CARDS
    """The cards the president has named."""

    is_over = False
    """Play comes after it."""
    waits = True
    """Somebody has to give, name or swap."""
    takes = 0
    """No cards can be laid."""
    pile = ()
    """No cards lie."""

    @property
    def step(self) -> Step:
        """What the exchange waits for."""
        return self.due[0].step if self.due else Step.SWAP

    @property
    def to_act(self) -> int:
        """Who is to act; -1: anybody in the middle."""
        return self.due[0].seat if self.due else -1

    @property
    def is_done(self) -> bool:
        """Whether play can begin: no gift is due, and nobody may swap."""
        return not self.due and not self.may_swap


def exchange_for(tables: Tables, setup: Setup, hands: tuple[Cards, ...]) -> Exchange:
    """The exchange that the titles call for; it may be done already."""
    return Exchange(tables, setup, hands, tuple(_gifts(tables, setup)), _middle(tables, setup))


def _gifts(tables: Tables, setup: Setup) -> Iterator[Gift]:
    placed = sum(title is not None for title in setup.titles)
    if placed < 2:
        return
    on_request = tables.rules.exchange_choice is ExchangeChoice.ON_REQUEST
    number = president_exchanges(tables.rules, placed)
    if number:
        yield from _both_ways(setup, Title.BOMS, Title.PRESIDENT, number, on_request=on_request)
    number = vices_exchange(tables.rules, placed)
    if number:
        yield from _both_ways(setup, Title.VICE_BOMS, Title.VICE_PRESIDENT, number, on_request=False)


def _both_ways(setup: Setup, low: Title, high: Title, number: int, *, on_request: bool) -> Iterator[Gift]:
    giver, taker = setup.titles.index(low), setup.titles.index(high)
    if on_request:
        yield Gift(Step.ASK, taker, giver, number)
    yield Gift(Step.ASKED if on_request else Step.BEST, giver, taker, number)
    yield Gift(Step.BACK, taker, giver, number)


def _middle(tables: Tables, setup: Setup) -> tuple[int, ...]:
    """Who may swap; with fewer than two it is skipped (§12)."""
    if not tables.rules.exchange_middle:
        return ()
    outside = (None, Title.PRESIDENT, Title.BOMS)
    middle = tuple(seat for seat, title in enumerate(setup.titles) if title not in outside)
    return middle if len(middle) > 1 else ()


def forced_gift(state: Exchange) -> ForcedGift | None:
    """The cards that must be given now; None where the choice is free or no gift is due."""
    hand = state.hands[state.to_act]
    if state.step is Step.BEST:
        return best_gifts(state.tables, hand, state.due[0].number)
    if state.step is Step.ASKED:
        return ForcedGift(Cards(hand & state.asked), NO_CARDS, 0)
    return None


def number_due(state: Exchange) -> int:
    """How many cards the seat to act must give now; 0 where no gift is due."""
    forced = forced_gift(state)
    if forced is not None:
        return forced.size()
    return state.due[0].number if state.step is Step.BACK else 0


def refusal_to_ask(state: Exchange, action: Ask) -> Refusal | None:
    """Why the president cannot name these cards now, §10; None: they can."""
    if state.tables.rules.exchange_choice is not ExchangeChoice.ON_REQUEST:
        return Refusal(Why.WRONG_PHASE)
    if state.step is not Step.ASK or action.seat != state.to_act:
        return _out_of_order(state)
    number = state.due[0].number
    if not may_be_asked(state.tables, action.cards, number):
        return Refusal(Why.BAD_REQUEST, number=number, cards=action.cards)
    return None


def refusal_to_give(state: Exchange, action: Give) -> Refusal | None:
    """Why this gift cannot be given now, §10; None: it can."""
    if action.seat != state.to_act or state.step is Step.ASK:
        return _out_of_order(state)
    if not has_all(state.hands[action.seat], action.cards):
        return Refusal(Why.NOT_HELD, cards=Cards(action.cards & ~state.hands[action.seat]))
    if count(action.cards) != number_due(state):
        return Refusal(Why.WRONG_NUMBER, number=number_due(state))
    forced = forced_gift(state)
    if forced is not None and not forced.allows(action.cards):
        return Refusal(Why.NOT_BEST, number=forced.size(), cards=Cards(forced.certain | forced.among))
    return None


def _out_of_order(state: Exchange) -> Refusal:
    return Refusal(Why.NOT_YOUR_TURN, seat=state.to_act if state.due else None)


def refusal_to_swap(state: Exchange, action: Swap) -> Refusal | None:
    """Why these two cannot swap these cards now, §10; None: they can."""
    if state.due:
        return Refusal(Why.WRONG_PHASE)
    for seat, cards in ((action.seat, action.cards), (action.other, action.others_cards)):
        if not has_all(state.hands[seat], cards):
            return Refusal(Why.NOT_HELD, cards=Cards(cards & ~state.hands[seat]), seat=seat)
    if count(action.cards) != 1 or count(action.others_cards) != 1:
        return Refusal(Why.WRONG_NUMBER, number=1)
    if action.seat == action.other or not {action.seat, action.other} <= set(state.may_swap):
        return Refusal(Why.MAY_NOT_SWAP)
    return None


def apply_ask(state: Exchange, action: Ask) -> tuple[Exchange, tuple[Event, ...]]:
    """The cards are named aloud."""
    return replace(state, due=state.due[1:], asked=action.cards), (Asked(action.seat, action.cards),)


def apply_give(state: Exchange, action: Give) -> tuple[Exchange, tuple[Event, ...]]:
    """The gift changes hands; as many cards as came go back."""
    gift, *rest = state.due
    number = count(action.cards)
    if gift.step is not Step.BACK:
        rest[0] = replace(rest[0], number=number)
    hands = list(state.hands)
    hands[gift.seat] = without(hands[gift.seat], action.cards)
    hands[gift.partner] = joined(hands[gift.partner], action.cards)
    after = replace(state, hands=tuple(hands), due=tuple(rest))
    return after, (Gave(gift.seat, gift.partner, number, action.cards),)


def apply_swap(state: Exchange, action: Swap) -> tuple[Exchange, tuple[Event, ...]]:
    """One card for one card between two in the middle."""
    hands = list(state.hands)
    for seat, gone, come in (
        (action.seat, action.cards, action.others_cards),
        (action.other, action.others_cards, action.cards),
    ):
        hands[seat] = joined(without(hands[seat], gone), come)
    left = tuple(seat for seat in state.may_swap if seat not in (action.seat, action.other))
    event = Swapped(action.seat, action.other, action.cards, action.others_cards)
    return replace(state, hands=tuple(hands), may_swap=left), (event,)


def apply_end_swaps(state: Exchange, _: EndSwaps) -> tuple[Exchange, tuple[Event, ...]]:
    """Nobody swaps any more."""
    return replace(state, may_swap=()), (SwapsEnded(),)
