"""What a key makes of the cards in a hand: pure functions from a view and what is chosen to what is chosen then.

A rank key goes through the ways in which that rank can be laid now, and then to none: as many cards as the table asks
for, first without and then with wild cards; on a lead one card more each time. Cards are only chosen here, never laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boms.cards import (
    JOKER_RANK,
    NO_CARDS,
    Card,
    Cards,
    bits_of,
    cards_of,
    count,
    each,
    has_all,
    joined,
    of_ranks,
    rank_of,
    without,
)
from boms.rules import MASTER_RANK, Tables
from boms.seat import Lay, SeatView
from boms.walk import Heap, heaps


class Selection(NamedTuple):
    """What is chosen in a hand, and where the pointer stands."""

    cards: Cards = NO_CARDS
    """The chosen cards."""
    pointer: int | None = None
    """Place of the pointer among the cards as they are drawn, 0 on the left; None: it is not in use."""
    order: tuple[Card, ...] = ()
    """The chosen cards in the order in which they were chosen, where only so many can be; the oldest first."""

    def __repr__(self) -> str:
        return "Selection(…)"

    def __rich_repr__(self) -> tuple[()]:
        return ()


def drawn_heaps(hand: Cards, tables: Tables, *, high_first: bool = False) -> tuple[Heap, ...]:
    """The heaps in the order in which they are drawn, from the left: lowest first, or highest first."""
    low_first = heaps(hand, tables)
    return low_first[::-1] if high_first else low_first


def drawn_order(hand: Cards, tables: Tables, *, high_first: bool = False) -> tuple[Card, ...]:
    """The cards in the order in which they are drawn, from the left."""
    return tuple(card for heap in drawn_heaps(hand, tables, high_first=high_first) for card in heap.cards)


def playable(view: SeatView, tables: Tables) -> Cards:
    """The cards that are part of something the seat may lay now; wild ones where they may stand in."""
    bright = NO_CARDS
    for action in view.plays:
        if isinstance(action, Lay):
            bright = Cards(bright | _of_group(view.hand, action.cards, tables))
    return bright


def _of_group(hand: Cards, cards: Cards, tables: Tables) -> Cards:
    group = tables.group(cards)
    if group is None or group.rank == MASTER_RANK:
        return cards
    natural = Cards(of_ranks(hand, (group.rank,)) & ~tables.masters)
    return Cards(natural | cards | (hand & tables.wilds if natural and group.size > 1 else NO_CARDS))


def with_rank(view: SeatView, tables: Tables, chosen: Selection, rank: int) -> Selection:
    """After a rank key: the next way to lay that rank, or none after the last; no change where the hand has none.

    Wild jokers that were chosen alone stay, and the rank joins them.
    """
    ways = (*_with_these_wild(view, tables, chosen.cards, rank), *_ways(view, tables, rank))
    if not ways:
        return chosen
    after = ways.index(chosen.cards) + 1 if chosen.cards in ways else 0
    return Selection(ways[after] if after < len(ways) else NO_CARDS, chosen.pointer)


def _with_these_wild(view: SeatView, tables: Tables, wild: Cards, rank: int) -> Iterator[Cards]:
    """The rank beside jokers that are all that is chosen: as many as are wanted then, on a lead one."""
    natural = Cards(of_ranks(view.hand, (rank,)) & ~tables.masters & ~tables.wilds)
    if not natural or not wild & tables.jokers or wild & ~tables.wilds:
        return
    due = view.public.pile[-1].size - count(wild) if view.public.pile else 1
    if due > 0:
        yield joined(wild, _some(NO_CARDS, natural, NO_CARDS, due))


def suggested(view: SeatView) -> Selection:
    """A hint: the lowest play that tears no equal cards apart, else the lowest; nothing where passing is all."""
    plays = [action.cards for action in view.plays if isinstance(action, Lay)]
    whole = [cards for cards in plays if _is_whole(view.hand, cards)]
    return Selection(next(iter(whole or plays), NO_CARDS))


def _is_whole(hand: Cards, cards: Cards) -> bool:
    return cards == of_ranks(hand, {rank_of(card) for card in each(cards)})


def _ways(view: SeatView, tables: Tables, rank: int) -> Iterator[Cards]:
    natural = Cards(of_ranks(view.hand, (rank,)) & ~tables.masters)
    wild = Cards(view.hand & tables.wilds & ~natural)
    if not natural:
        return
    pile = view.public.pile
    if not pile:
        must = Cards(view.public.must_include & natural)
        yield from (_some(must, natural, wild, size) for size in range(1, count(natural) + count(wild) + 1))
        return
    size = pile[-1].size
    first = min(size, count(natural))
    yield from (_some(NO_CARDS, natural, wild, number) for number in _sizes(first, size, count(wild)))
    if size > 1 and first > 1 and tables.clearing >> rank & 1:
        yield _some(NO_CARDS, natural, wild, 1)


def _sizes(first: int, size: int, wild: int) -> range:
    return range(first, min(size, first + wild) + 1)


def _some(must: Cards, natural: Cards, wild: Cards, size: int) -> Cards:
    """So many cards: the one that must be there, then natural ones, then wild ones, jokers last."""
    rest = (card for card in (*each(without(natural, must)), *each(wild)))
    return _taken(must, rest, size - count(must))


def _taken(cards: Cards, more: Iterator[Card], number: int) -> Cards:
    for card, _ in zip(more, range(number), strict=False):
        cards = joined(cards, bits_of(card))
    return cards


def with_master(view: SeatView, tables: Tables, chosen: Selection) -> Selection:
    """After the master key: the master card alone, or nothing if it was chosen; no change without one."""
    master = next(each(Cards(view.hand & tables.masters)), None)
    if master is None:
        return chosen
    cards = bits_of(master)
    return chosen._replace(cards=NO_CARDS if chosen.cards == cards else cards)


def with_wild(view: SeatView, tables: Tables, chosen: Selection) -> Selection:
    """After the wild key: one wild card more in the group, or none of them when there is no other.

    Where the group is large enough for the pile already, the wild card takes the place of another. With nothing else
    chosen jokers come first: the cards of a wild rank alone have a rank key. Where jokers are a rank
    of their own this is their rank key.
    """
    if not tables.wilds:
        return with_rank(view, tables, chosen, JOKER_RANK)
    there = Cards(chosen.cards & tables.wilds)
    left = without(Cards(view.hand & tables.wilds), there)
    if not left or chosen.cards & tables.masters:
        return chosen._replace(cards=without(chosen.cards, there))
    natural = without(chosen.cards, there)
    first = left if natural else Cards(left & tables.jokers) or left
    stays = chosen.cards
    if view.public.pile and count(stays) >= view.public.pile[-1].size and count(natural) > 1:
        stays = without(stays, bits_of(tuple(each(natural))[-1]))
    return chosen._replace(cards=joined(stays, bits_of(next(each(first)))))


def with_gift(view: SeatView, tables: Tables, chosen: Selection, rank: int) -> Selection:
    """After a rank key in the exchange: one card more of that rank; none of it after the last, or when it is enough.

    `MASTER_RANK` stands for the master card. Cards that must go stay chosen.
    """
    heap = next((heap for heap in heaps(open_to_choice(view), tables) if heap.rank == rank), None)
    if heap is None:
        return chosen
    all_of_it = cards_of(heap.cards)
    mine = Cards(all_of_it & chosen.cards)
    left = without(all_of_it, mine)
    if not left or (mine and count(chosen.cards) >= (view.give or 0)):
        return chosen._replace(cards=without(chosen.cards, mine))
    before = NO_CARDS if view.give == 1 else chosen.cards
    return chosen._replace(cards=joined(before, bits_of(next(each(left)))))


def within(chosen: Selection, before: Selection, number: int, certain: Cards) -> Selection:
    """No more cards than can be given: where there are more, those that were chosen first drop out.

    `before` is what was chosen until now, and what is `certain` stays.
    """
    order, left = [], chosen.cards
    for card in before.order:
        if has_all(left, bits_of(card)):
            order.append(card)
            left = without(left, bits_of(card))
    order += each(left)
    while count(chosen.cards) > number and order:
        first = next((card for card in order if not has_all(certain, bits_of(card))), order[0])
        order.remove(first)
        chosen = chosen._replace(cards=without(chosen.cards, bits_of(first)))
    return chosen._replace(order=tuple(order))


def open_to_choice(view: SeatView) -> Cards:
    """The cards among which a giver chooses."""
    return view.hand if view.forced is None else view.forced.among


def first_gift(view: SeatView) -> Selection:
    """What is chosen when a gift is due: the cards that go whatever the giver chooses."""
    return Selection(view.forced.certain if view.forced else NO_CARDS)


def moved(hand: Cards, chosen: Selection, by: int) -> Selection:
    """The pointer moved to the right (or left, below 0), round the ends."""
    if not hand:
        return chosen
    first = 0 if by > 0 else count(hand) - 1
    at = first if chosen.pointer is None else (chosen.pointer + by) % count(hand)
    return chosen._replace(pointer=at)


def toggled(order: tuple[Card, ...], chosen: Selection, place: int) -> Selection:
    """The card at a place taken, or dropped if it was taken."""
    wanted = taken if not is_chosen(order, chosen, place) else dropped
    return wanted(order, chosen._replace(pointer=place))


def taken(order: tuple[Card, ...], chosen: Selection) -> Selection:
    """The card at the pointer chosen too."""
    place = chosen.pointer
    if place is None or place >= len(order) or is_chosen(order, chosen, place):
        return chosen
    return chosen._replace(cards=joined(chosen.cards, bits_of(order[place])))


def dropped(order: tuple[Card, ...], chosen: Selection) -> Selection:
    """The card at the pointer not chosen any more."""
    place = chosen.pointer
    if place is None or place >= len(order) or not is_chosen(order, chosen, place):
        return chosen
    return chosen._replace(cards=without(chosen.cards, bits_of(order[place])))


def is_chosen(order: tuple[Card, ...], chosen: Selection, place: int) -> bool:
    """Whether the card drawn at this place is among the chosen; of two copies the left one is chosen first."""
    card = order[place]
    return has_all(chosen.cards, bits_of(card, 1 + order[:place].count(card)))
