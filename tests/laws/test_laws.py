"""The laws of a round, for all rules, all deals and all actions (house.md §2; rules.md)."""

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from boms.cards import NO_CARDS, Cards, has_all, joined, without
from boms.game import Exchange, NotAllowed, Round, apply, is_over, legal, places, refusal
from boms.game.start import State
from boms.game.views import phase_of
from boms.seat import Action, Laid, Lay, Pass, Phase, Swap

from .strategies import beginnings
from .walking import Beginning, break_ins, is_accepted, start, tries, walk

seeds = st.integers(0, 2**16)


@given(st.data(), beginnings())
def test_no_card_appears_or_vanishes(data: DataObject, beginning: Beginning) -> None:
    """Every card dealt is in a hand, was laid, or was set aside with the hand of a retired player."""
    walked = walk(data, beginning)
    dealt = together(beginning[2])
    gone = NO_CARDS
    for at, (before, action) in enumerate(zip(walked.states, walked.actions, strict=False)):
        after = walked.states[at + 1]
        if isinstance(action, Lay):
            laid = next(event for event in walked.events[at + 1] if isinstance(event, Laid))
            assert laid.cards == action.cards
            rest = without(before.hands[action.seat], action.cards)
            aside = rest if not after.hands[action.seat] else NO_CARDS
            gone = joined(gone, joined(laid.cards, aside))
        assert joined(together(after.hands), gone) == dealt


def together(hands: tuple[Cards, ...]) -> Cards:
    """All hands in one."""
    cards = NO_CARDS
    for hand in hands:
        cards = joined(cards, hand)
    return cards


@given(st.data(), beginnings(), seeds)
def test_what_is_offered_is_accepted_and_what_is_accepted_is_offered(
    data: DataObject, beginning: Beginning, seed: int
) -> None:
    chance = Random(seed)
    for state in walk(data, beginning).states:
        offered = legal(state)
        for index in sample(len(offered), chance):
            assert is_accepted(state, offered[index])
        for action in tries(state, chance, 8):
            assert not is_accepted(state, action) or is_offered(state, action)


def sample(number: int, chance: Random) -> list[int]:
    """A few of so many indexes, all of them if they are not many."""
    return list(range(number)) if number <= 30 else chance.sample(range(number), 30)


def is_offered(state: State, action: Action) -> bool:
    """Among what is legal, a play by rank and size; or a master card that breaks in."""
    if isinstance(action, Lay):
        groups = {kind(state, one) for one in legal(state) if isinstance(one, Lay)}
        breaking = {(one.seat, one.cards) for one in break_ins(state) if isinstance(one, Lay)}
        return kind(state, action) in groups or (action.seat, action.cards) in breaking
    if isinstance(action, Swap):
        turned = Swap(action.other, action.others_cards, action.seat, action.cards)
        return action in legal(state) or turned in legal(state)
    return action in legal(state)


def kind(state: State, action: Lay) -> tuple[int, int, int]:
    """Who lays which rank how often."""
    group = state.tables.group(action.cards)
    assert group is not None
    return (action.seat, group.rank, group.size)


@given(st.data(), beginnings(), seeds)
def test_nothing_is_offered_twice(data: DataObject, beginning: Beginning, seed: int) -> None:
    chance = Random(seed)
    for state in walk(data, beginning).states:
        offered = legal(state)
        some = [offered[index] for index in sample(len(offered), chance)]
        assert len(set(some)) == len(some)
        groups = [kind(state, one) for one in some if isinstance(one, Lay)]
        assert len(set(groups)) == len(groups)


@given(st.data(), beginnings(), seeds)
def test_a_refused_action_changes_nothing(data: DataObject, beginning: Beginning, seed: int) -> None:
    chance = Random(seed)
    for state in walk(data, beginning).states:
        for action in tries(state, chance, 4):
            reason = refusal(state, action)
            if reason is not None:
                before = as_seen(state)
                with pytest.raises(NotAllowed) as refused:
                    apply(state, action)
                assert refused.value.refusal == reason
                assert as_seen(state) == before


def as_seen(state: State) -> dict[str, object]:
    """The fields of a state, copied."""
    return {name: deepcopy(getattr(state, name)) for name in state.__struct_fields__ if name != "tables"}


@given(st.data(), beginnings())
def test_who_is_to_act_holds_cards_and_has_a_choice(data: DataObject, beginning: Beginning) -> None:
    """A leader has something to lay, a follower can pass, in the exchange there is something to give or end."""
    for state in walk(data, beginning).states:
        if is_over(state):
            assert not legal(state)
            continue
        assert len(legal(state)) > 0
        if phase_of(state) is Phase.PLAY:
            assert isinstance(state, Round)
            assert state.hands[state.to_act]
            assert state.standing.live >> state.to_act & 1
            assert (Pass(state.to_act) in list(legal(state))) == bool(state.pile)


@given(st.data(), beginnings())
def test_a_round_ends_and_everybody_has_one_place(data: DataObject, beginning: Beginning) -> None:
    """Walking on always ends; `MOST_ACTIONS` is far beyond what so few cards can take."""
    walked = walk(data, beginning)
    assert is_over(walked.now)
    assert sorted(places(walked.now)) == list(range(1, beginning[0].players + 1))


@given(st.data(), beginnings())
def test_replaying_the_actions_gives_the_same_states_and_events(data: DataObject, beginning: Beginning) -> None:
    walked = walk(data, beginning)
    again = start(beginning)
    for action in walked.actions:
        again.take(action)
    assert again.states == walked.states
    assert again.events == walked.events


@given(st.data(), beginnings())
def test_an_exchange_moves_cards_and_no_number_of_cards(data: DataObject, beginning: Beginning) -> None:
    """After the exchange everybody has as many cards as were dealt (§8)."""
    walked = walk(data, beginning)
    numbers = [hand.bit_count() for hand in beginning[2]]
    for before, after in zip(walked.states, walked.states[1:], strict=False):
        if isinstance(before, Exchange) and isinstance(after, Round):
            assert [hand.bit_count() for hand in after.hands] == numbers
            assert has_all(together(after.hands), together(beginning[2]))
