"""What a round keeps beside the cards so that a turn is quick says the same as the cards themselves."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boms.cards import RANKS, cards_of, each, read_cards
from boms.game import Exchange, Setup, apply, begin, legal, refusal
from boms.game.wild_plays import WildLeads
from boms.match import dealt_round
from boms.rules import Rules, Tables, read_value, tables_for, with_values, with_wilds
from boms.seat import Lay
from tests.laws.strategies import beginnings

WILD: dict[str, object] = {"wild_rank": "6", "jokers": 3, "joker_role": "wild", "master_card": "3C"}


@given(beginnings(), st.integers(0, 2**16))
def test_the_groups_of_each_hand_are_those_of_its_cards(
    beginning: tuple[Tables, Setup, tuple[int, ...]], seed: int
) -> None:
    state, _events = begin(*beginning)
    chance = Random(seed)
    while not state.is_over:
        if not isinstance(state, Exchange):
            assert state.sets == tuple(map(state.tables.sets_of, state.hands))
        state, _events = apply(state, chance.choice(legal(state)))


@given(beginnings(), st.integers(0, 2**16))
def test_the_pile_takes_what_is_not_refused(beginning: tuple[Tables, Setup, tuple[int, ...]], seed: int) -> None:
    state, _events = begin(*beginning)
    chance = Random(seed)
    while not state.is_over:
        if not isinstance(state, Exchange) and state.takes:
            for rank in range(13):
                cards = cards_of([card for card in each(state.hands[state.to_act]) if card >> 2 == rank])
                if cards and (group := state.tables.group(cards)):
                    lies_well = refusal(state, Lay(state.to_act, cards)) is None
                    assert lies_well == bool(state.takes >> group.spot & 1)
        state, _events = apply(state, chance.choice(legal(state)))


def wild_lead(seed: int) -> WildLeads:
    rules = with_values(Rules(), {key: read_value(key, value) for key, value in WILD.items()})
    tables = tables_for(rules, 4)
    deck = list(each(tables.deck))
    Random(seed).shuffle(deck)
    deal = dealt_round(deck, 4, 0)
    state, _events = begin(tables, Setup(0), deal.hands)
    leads = legal(state)
    assert isinstance(leads, WildLeads)
    return leads


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_leads_with_wild_cards_are_a_sequence(seed: int) -> None:
    leads = wild_lead(seed)
    whole = [leads[number] for number in range(len(leads))]
    assert list(leads) == whole == leads[:]
    assert len(set(whole)) == len(whole)
    assert leads[-1] == whole[-1]
    for number in (len(leads), -len(leads) - 1):
        with pytest.raises(IndexError):
            leads[number]


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("4S 6S", {(1, "4"), (1, "6"), (2, "4")}),
        ("4S JK JK", {(1, "4"), (1, "JK"), (2, "4"), (2, "JK"), (3, "4")}),
        ("6S 6H JK", {(1, "6"), (2, "6"), (3, "6"), (1, "JK")}),
        ("3C 4S", {(1, "4")}),
        ("3S 3H", {(1, "3"), (2, "3")}),
    ],
)
def test_wild_cards_fill_up_other_groups(hand: str, groups: set[tuple[int, str]]) -> None:
    rules = with_values(Rules(), {key: read_value(key, value) for key, value in WILD.items()})
    tables, cards = tables_for(rules, 4), read_cards(hand)
    sets = with_wilds(tables, cards, tables.sets_of(cards))
    texts = (*RANKS, "JK")
    assert groups == {(bit // 16 + 1, texts[bit % 16]) for bit in range(sets.bit_length()) if sets >> bit & 1}
