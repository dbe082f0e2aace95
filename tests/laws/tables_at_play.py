"""Tables with a chosen deck, and full rounds at them."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from boms.cards import Card, Cards, each
from boms.match import Deal, Table, after, begin_match
from boms.match.dealing import dealt_round
from boms.rules import Rules, deck_for
from boms.seat import Action, Ask, Clear, EndSwaps, Give, Lay, Pass, Refusal, Swap

from .walking import Beginning, Walk, some_next, start

NAMES = ("Ane", "Bo", "Cato", "Dina", "Eli", "Finn", "Gro", "Hans")


class Evening(Struct):
    """What a table is opened with."""

    rules: Rules
    """The rules."""
    names: tuple[str, ...]
    """Who sits."""
    previous: tuple[str, ...]
    """Placements of a round before; none: this is the first."""
    deck: list[Card]
    """The shuffled deck, top card first."""

    def table(self) -> Table:
        """A table at which this deck is dealt."""
        table = Table(begin_match(self.rules, self.names, self.previous), self.shuffle)
        table.deal(dealer=0)
        return table

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """The chosen deck for any deck; what is not a deck stays as it is."""
        return list(self.deck) if len(cards) == len(self.deck) else list(cards)

    def deal(self) -> Deal:
        """The deal at that table."""
        coming = Table(begin_match(self.rules, self.names, self.previous), self.shuffle).upcoming()
        return dealt_round(self.deck, len(self.names), coming.dealer or 0)

    def beginning(self) -> Beginning:
        """The same round without a table."""
        match, _ = after(begin_match(self.rules, self.names, self.previous), self.deal())
        assert match.round is not None
        return match.round.tables, match.round.setup, self.deal().hands

    def with_hands(self, hands: tuple[Cards, ...]) -> "Evening":
        """The same evening with a deck that gives these hands."""
        dealer, players = self.deal().dealer, len(self.names)
        deck = list(self.deck)
        for seat, hand in enumerate(hands):
            deck[(seat - dealer - 1) % players :: players] = each(hand)
        return Evening(self.rules, self.names, self.previous, deck)


def evening(rules: Rules, players: int, chance: Random) -> Evening:
    """An evening with a shuffled deck, in its first round or a later one."""
    names = NAMES[:players]
    deck = list(each(deck_for(rules, players)))
    chance.shuffle(deck)
    previous = tuple(chance.sample(names, players)) if chance.random() < 0.5 else ()
    return Evening(rules, names, previous, deck)


def some_rounds(house: Rules, seed: int, most: int) -> tuple[Evening, Walk]:
    """A full deal and the first actions of its round, all by chance."""
    chance = Random(seed)
    players = chance.randint(house.min_players, house.max_players)
    begun = evening(house, players, chance)
    walked = start(begun.beginning())
    while not walked.now.is_over and len(walked.actions) < most:
        walked.take(some_next(walked.now, chance))
    return begun, walked


def act(table: Table, action: Action) -> Refusal | None:
    """An action by way of the ports, as screens and computer players do it."""
    match action:
        case Lay(seat, cards, announce):
            return table.sit(seat).lay(cards, announce=announce)
        case Pass(seat):
            return table.sit(seat).pass_turn()
        case Clear(seat):
            return table.clear(seat)
        case Ask(seat, cards):
            return table.sit(seat).ask(cards)
        case Give(seat, cards):
            return table.sit(seat).give(cards)
        case Swap() | EndSwaps():
            return table.act(action)
