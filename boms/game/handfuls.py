"""What is legal in the exchange. Handfuls of at most two cards, made when asked for, never listed beforehand."""

from collections.abc import Sequence
from itertools import combinations

from boms.cards import NO_CARDS, Card, Cards, bits_of, count, each, has_all, joined, one_of_each
from boms.game.exchange import Exchange, forced_gift
from boms.game.rows import Chain, Row
from boms.rules import MasterInExchange
from boms.seat import Action, Ask, EndSwaps, Give, Step, Swap


class Handfuls(Row[Cards]):
    """All multisets of exactly `number` (0 to 2) cards out of some cards, equal ones once."""

    __slots__ = ("_kinds", "_number", "_pairs")

    def __init__(self, cards: Cards, number: int) -> None:
        self._number = number
        self._kinds: list[Card] = list(each(one_of_each(cards)))
        self._pairs = [card for card in self._kinds if has_all(cards, bits_of(card, 2))]

    def __len__(self) -> int:
        kinds = len(self._kinds)
        return (1, kinds, kinds * (kinds - 1) // 2 + len(self._pairs))[self._number]

    def at(self, index: int) -> Cards:
        """The handful at an index."""
        index = range(len(self))[index]
        if self._number == 0:
            return NO_CARDS
        if self._number == 1:
            return bits_of(self._kinds[index])
        if index < len(self._pairs):
            return bits_of(self._pairs[index], 2)
        return self._two_kinds(index - len(self._pairs))

    def _two_kinds(self, index: int) -> Cards:
        first, step = 0, len(self._kinds) - 1
        while index >= step:
            index, first, step = index - step, first + 1, step - 1
        return joined(bits_of(self._kinds[first]), bits_of(self._kinds[first + 1 + index]))


class Offers(Row[Action]):
    """One seat's gifts or requests, one for each handful."""

    __slots__ = ("_certain", "_handfuls", "_kind", "_seat")

    def __init__(self, kind: type[Give | Ask], seat: int, handfuls: Sequence[Cards], certain: Cards = NO_CARDS) -> None:
        self._kind = kind
        self._seat = seat
        self._handfuls = handfuls
        self._certain = certain

    def __len__(self) -> int:
        return len(self._handfuls)

    def at(self, index: int) -> Action:
        """The gift or request at an index."""
        return self._kind(self._seat, joined(self._certain, self._handfuls[index]))


def legal_exchange(state: Exchange) -> Sequence[Action]:
    """Every gift, request or swap that is accepted now (§8)."""
    seat = state.to_act
    if state.step is Step.SWAP:
        return _swaps(state)
    if state.step is Step.ASK:
        return Offers(Ask, seat, _requests(state))
    forced = forced_gift(state)
    if forced is not None:
        return Offers(Give, seat, Handfuls(forced.among, forced.choose), forced.certain)
    return Offers(Give, seat, Handfuls(state.hands[seat], state.due[0].number))


def _requests(state: Exchange) -> Sequence[Cards]:
    tables = state.tables
    kept = tables.masters if tables.rules.master_in_exchange is MasterInExchange.KEPT else 0
    askable = Cards(tables.deck & ~kept)
    most = min(state.due[0].number, count(askable))
    return Chain(*(Handfuls(askable, number) for number in range(most + 1)))


def _swaps(state: Exchange) -> Sequence[Action]:
    swaps: list[Action] = [EndSwaps()]
    for seat, other in combinations(state.may_swap, 2):
        theirs = Handfuls(state.hands[other], 1)
        swaps += (Swap(seat, mine, other, yours) for mine in Handfuls(state.hands[seat], 1) for yours in theirs)
    return swaps
