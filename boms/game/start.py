"""The beginning of a round: the exchange, if any, and then the first lead (rules.md §4.1, §4.2)."""

from boms.cards import NO_CARDS, Cards, bits_of, has_all, read_card
from boms.game.exchange import Exchange, exchange_for
from boms.game.round import ANYTHING, Opening, Round, Setup, Standing
from boms.game.seats import next_of
from boms.rules import FirstLead, LaterLead, Tables, Title
from boms.seat import Dealt, Event, LeadReason, Leads

State = Exchange | Round
"""A round, before its first lead or after."""


def begin(tables: Tables, setup: Setup, hands: tuple[Cards, ...]) -> tuple[State, tuple[Event, ...]]:
    """A round with these hands by seat. Raises ValueError when a seat has no card (§12)."""
    if not all(hands):
        raise ValueError("every seat must be dealt at least one card")
    dealt = Dealt(setup.dealer, tuple(hand.bit_count() for hand in hands))
    exchange = exchange_for(tables, setup, hands)
    if not exchange.is_done:
        return exchange, (dealt,)
    state, leads = start_play(exchange)
    return state, (dealt, leads)


def start_play(exchange: Exchange) -> tuple[Round, Leads]:
    """Play with the hands as the exchange has left them."""
    tables, setup, hands = exchange.tables, exchange.setup, exchange.hands
    leader, reason = _first_leader(tables, setup, hands)
    must = _must_include(tables, reason) if setup.is_first else NO_CARDS
    seats = len(hands)
    state = Round(
        tables=tables,
        opening=Opening(setup, leader, reason, must),
        standing=Standing(live=(1 << seats) - 1, places=(0,) * seats, worst=seats),
        hands=hands,
        sets=tuple(tables.sets_of(hand) for hand in hands),
        to_act=leader,
        takes=0 if must else ANYTHING,
    )
    return state, Leads(leader, reason, must)


def _first_leader(tables: Tables, setup: Setup, hands: tuple[Cards, ...]) -> tuple[int, LeadReason]:
    if setup.is_first:
        leader, reason = _holder(tables, setup, hands), LeadReason.HOLDER
    elif tables.rules.later_lead is LaterLead.PRESIDENT:
        leader, reason = setup.seat_of(Title.PRESIDENT), LeadReason.PRESIDENT
    else:
        leader, reason = setup.seat_of(Title.BOMS), LeadReason.BOMS
    if leader is not None:
        return leader, reason
    return next_of(setup.dealer, (1 << len(hands)) - 1), LeadReason.LEFT_OF_DEALER


def _holder(tables: Tables, setup: Setup, hands: tuple[Cards, ...]) -> int | None:
    """The first holder of the first-lead card clockwise from the dealer's left; None: left of dealer leads."""
    rules = tables.rules
    if rules.first_lead is FirstLead.LEFT_OF_DEALER or rules.first_lead_card in (None, rules.master_card):
        return None
    card = bits_of(read_card(rules.first_lead_card or ""))
    holders = sum(1 << seat for seat, hand in enumerate(hands) if has_all(hand, card))
    return next_of(setup.dealer, holders) if holders else None


def _must_include(tables: Tables, reason: LeadReason) -> Cards:
    rules = tables.rules
    wanted = rules.first_play_includes_card and reason is LeadReason.HOLDER and rules.first_lead_card
    return bits_of(read_card(wanted)) if wanted else NO_CARDS
