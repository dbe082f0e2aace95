"""Actions for a match that the naive referee knows: sensible ones to go on with, and senseless ones to try.

An action is a tuple as in `naive.referee`. `next_action` draws one that is accepted; `tries` makes a few more of every
kind, most of them refused, out of a seeded generator, so that they cost nothing to draw.
"""

from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from tests.naive.exchange import NaiveExchange
from tests.naive.house import JOKER, RANKS, SUITS, deck_of
from tests.naive.referee import NaiveMatch

EVERY_CARD = [*(rank + suit for rank in RANKS for suit in SUITS), JOKER]


def next_action(data: DataObject, match: NaiveMatch) -> tuple:
    """An action that is accepted now."""
    return data.draw(st.sampled_from(accepted(match, data)))


def accepted(match: NaiveMatch, data: DataObject) -> list[tuple]:
    """Accepted actions; not all of them in the exchange, where there are too many."""
    phase = match.phase()
    if phase == "clear":
        return [("clear", name) for name in keeper_first(match)]
    if phase == "exchange":
        return exchange_actions(match.round.exchange, match, Random(data.draw(st.integers(0, 2**16))))
    name = match.to_act()
    announce = data.draw(st.booleans()) if match.house.announce_last_card else False
    plays = [("pass", name) if play == "pass" else ("lay", name, list(play), announce) for play in match.legal()]
    return plays + break_ins(match)


def keeper_first(match: NaiveMatch) -> list[str]:
    keeper = match.round.keeper
    return [keeper, *(name for name in match.seats if name != keeper)]


def break_ins(match: NaiveMatch) -> list[tuple]:
    card = match.house.master_card
    lays = [("lay", name, [card], False) for name in match.seats if name != match.to_act()]
    return [lay for lay in lays if card and match.refusal(lay) is None]


def exchange_actions(exchange: NaiveExchange, match: NaiveMatch, chance: Random) -> list[tuple]:
    if not exchange.steps:
        return swaps(exchange, chance)
    kind, name, _, number = exchange.steps[0]
    if kind == "ask":
        return [("ask", cards) for cards in requests(exchange, match, number, chance)]
    hand = chance.sample(exchange.hands[name], len(exchange.hands[name]))
    if kind == "back":
        return [("give", name, hand[: exchange.came])]
    if kind == "asked":
        return [("give", name, exchange.asked_and_held(name))]
    best = [card for card in hand if exchange.worth(card) is not None]
    return [("give", name, sorted(best, key=exchange.worth, reverse=True)[:number])]


def requests(exchange: NaiveExchange, match: NaiveMatch, number: int, chance: Random) -> list[list[str]]:
    """Some requests that may be made: nothing, cards of the deck, cards that boms holds."""
    deck = deck_of(match.house, len(match.seats))
    held = exchange.hands[exchange.boms]
    wishes = [[], chance.sample(deck, number), held[:number], [chance.choice(held)] * number]
    return [wish for wish in wishes if exchange.may_be_asked(wish)]


def swaps(exchange: NaiveExchange, chance: Random) -> list[tuple]:
    found: list[tuple] = [("end_swaps",)]
    if len(exchange.may_swap) >= 2:
        one, other = chance.sample(exchange.may_swap, 2)
        cards = {name: [chance.choice(exchange.hands[name])] for name in (one, other)}
        found.insert(0, ("swap", cards))
    return found


def tries(match: NaiveMatch, chance: Random, number: int) -> list[tuple]:
    """Some actions of all kinds by anybody, mostly refused."""
    return [a_try(match, chance) for _ in range(number)]


def a_try(match: NaiveMatch, chance: Random) -> tuple:
    name = match.to_act() if match.to_act() and chance.random() < 0.4 else chance.choice(match.seats)
    other = chance.choice([seat for seat in match.seats if seat != name])
    kinds = ["lay"] * 8 + ["pass", "clear", "ask", "give", "swap", "end_swaps"]
    if match.phase() == "exchange":
        kinds = ["lay", "pass", "clear", "ask", "give", "swap", "end_swaps", *[due_kind(match.round.exchange)] * 6]
    kind = chance.choice(kinds)
    if kind == "lay":
        return ("lay", name, some_play(match, name, chance), chance.random() < 0.5)
    if kind == "ask":
        asker = match.round.exchange.president or match.seats[0]
        return ("ask", some_request(match, other, chance), asker if chance.random() < 0.8 else name)
    if kind == "give":
        return ("give", name, some_cards(match, name, chance, 3))
    if kind == "swap":
        return ("swap", {name: some_swap(match, name, chance), other: some_swap(match, other, chance)})
    return ("end_swaps",) if kind == "end_swaps" else (kind, name)


def due_kind(exchange: NaiveExchange) -> str:
    """The kind of action that the exchange waits for."""
    if not exchange.steps:
        return "swap"
    return "ask" if exchange.steps[0][0] == "ask" else "give"


def some_play(match: NaiveMatch, name: str, chance: Random) -> list[str]:
    hand = match.round.hands[name]
    way = chance.random()
    if way < 0.15 and match.house.master_card:
        return [match.house.master_card] * (2 if way < 0.02 else 1)
    if way < 0.6 and hand:
        card = chance.choice(hand)
        alike = [one for one in hand if one[:-1] == card[:-1] or one == JOKER or one[:-1] == match.house.wild_rank]
        return alike[: chance.randint(1, len(alike))] if alike else []
    return some_cards(match, name, chance, 4)


def some_request(match: NaiveMatch, name: str, chance: Random) -> list[str]:
    """Cards of somebody, the master card, a card that may be taken out, or one card twice."""
    gone = match.house.removed_cards.get(len(match.seats), [])
    odd = [card for card in (match.house.master_card, *gone) if card]
    if odd and chance.random() < 0.4:
        return [chance.choice(odd)]
    cards = some_cards(match, name, chance, 3)
    return cards * 2 if len(cards) == 1 and chance.random() < 0.4 else cards


def some_swap(match: NaiveMatch, name: str, chance: Random) -> list[str]:
    hand = match.round.hands[name]
    return [chance.choice(hand)] if hand and chance.random() < 0.8 else some_cards(match, name, chance, 2)


def some_cards(match: NaiveMatch, name: str, chance: Random, most: int) -> list[str]:
    """Cards out of this hand, rarely others; no card more often than two packs and four jokers have it."""
    hand = match.round.hands[name]
    cards = chance.sample(hand, min(len(hand), chance.randint(0, most)))
    if chance.random() < 0.2:
        cards.append(chance.choice(EVERY_CARD))
    return [card for at, card in enumerate(cards) if cards[:at].count(card) < (4 if card == JOKER else 2)]
