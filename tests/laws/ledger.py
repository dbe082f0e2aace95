"""Following each single card of a round, to know which ones a seat has never seen, and to deal those otherwise.

A label is the number of one dealt card; two copies of the same card are two labels.
"""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from boms.cards import Card, Cards, cards_of, each, read_card
from boms.game import Exchange, refusal
from boms.seat import Action, Give, Lay, LeadReason, Leads, Swap

from .walking import Beginning, Walk, start

Moved = tuple[tuple[int, ...], tuple[int, ...]]
"""The labels an action moves: those of its seat, and for a swap those of the other one."""


class Ledger(Struct):
    """Where each dealt card began, and which were moved by each action."""

    cards: list[Card]
    """The card by label."""
    dealt: list[list[int]]
    """The labels by seat, as dealt."""
    moves: list[Moved]
    """The labels each action moved."""
    seen: set[int]
    """The labels that the viewer has seen: own cards, cards laid, gifts given and got."""


def ledger_of(walked: Walk, viewer: int | None) -> Ledger:
    """Follows every card of a round, for one seat or for somebody who only watches."""
    cards: list[Card] = []
    dealt: list[list[int]] = []
    for hand in walked.beginning[2]:
        held = list(each(hand))
        dealt.append(list(range(len(cards), len(cards) + len(held))))
        cards += held
    ledger = Ledger(cards, dealt, [], set(dealt[viewer]) if viewer is not None else set())
    ledger.seen |= _shown_by_leading(ledger, walked)
    hands = [list(labels) for labels in dealt]
    for state, action in zip(walked.states, walked.actions, strict=False):
        taker = state.due[0].partner if isinstance(state, Exchange) and state.due else -1
        ledger.moves.append(_follow(ledger, hands, action, taker, viewer))
    return ledger


def _shown_by_leading(ledger: Ledger, walked: Walk) -> set[int]:
    """Every copy of the first-lead card, where its holder leads: everybody knows then who has the first of them."""
    first = walked.beginning[0].rules.first_lead_card
    leads = [event for event in walked.events[0] if isinstance(event, Leads)]
    if not leads or leads[0].reason is not LeadReason.HOLDER or first is None:
        return set()
    return {label for label, card in enumerate(ledger.cards) if card == read_card(first)}


def _follow(ledger: Ledger, hands: list[list[int]], action: Action, taker: int, viewer: int | None) -> Moved:
    match action:
        case Lay(seat, cards):
            laid = _take(ledger, hands[seat], cards)
            ledger.seen |= set(laid)
            return laid, ()
        case Give(seat, cards):
            given = _take(ledger, hands[seat], cards)
            hands[taker] += given
            ledger.seen |= set(given) if viewer in (seat, taker) else set()
            return given, ()
        case Swap(seat, cards, other, others_cards):
            one, two = _take(ledger, hands[seat], cards), _take(ledger, hands[other], others_cards)
            hands[seat] += two
            hands[other] += one
            ledger.seen |= {*one, *two} if viewer in (seat, other) else set()
            return one, two
    return (), ()


def _take(ledger: Ledger, hand: list[int], cards: Cards) -> tuple[int, ...]:
    taken = []
    for card in each(cards):
        label = next(label for label in hand if ledger.cards[label] == card)
        hand.remove(label)
        taken.append(label)
    return tuple(taken)


def dealt_otherwise(walked: Walk, ledger: Ledger, chance: Random) -> Walk | None:
    """The same round with the unseen cards dealt otherwise, or None if the actions would not have been possible."""
    cards = _shuffled(ledger, chance)
    tables, setup, _ = walked.beginning
    beginning: Beginning = (tables, setup, tuple(_of(cards, labels) for labels in ledger.dealt))
    other = start(beginning)
    for action, moved in zip(walked.actions, ledger.moves, strict=True):
        changed = _with_cards(action, cards, moved)
        if refusal(other.now, changed) is not None:
            return None
        other.take(changed)
    return other


def _shuffled(ledger: Ledger, chance: Random) -> list[Card]:
    """The cards by label after a few or many of the unseen ones have changed places."""
    unseen = [label for label in range(len(ledger.cards)) if label not in ledger.seen]
    cards = list(ledger.cards)
    for _ in range(chance.choice((1, 2, 40)) if len(unseen) > 1 else 0):
        one, other = chance.sample(unseen, 2)
        cards[one], cards[other] = cards[other], cards[one]
    return cards


def _of(cards: list[Card], labels: list[int] | tuple[int, ...]) -> Cards:
    return cards_of([cards[label] for label in labels])


def _with_cards(action: Action, cards: list[Card], moved: Moved) -> Action:
    match action:
        case Swap():
            return replace(action, cards=_of(cards, moved[0]), others_cards=_of(cards, moved[1]))
        case Lay() | Give():
            return replace(action, cards=_of(cards, moved[0]))
    return action
