"""Rounds of the engine played at random: every accepted action may come, every state on the way is kept."""

from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from msgspec import Struct
from msgspec.structs import replace

from boms.cards import JOKER, NO_CARDS, Card, Cards, bits_of, cards_of, each, has_all
from boms.game import Round, Setup, apply, begin, is_over, legal, refusal
from boms.game.play import may_break_in
from boms.game.start import State
from boms.rules import Tables
from boms.seat import Action, Ask, Clear, EndSwaps, Event, Give, Lay, Pass, Swap

Beginning = tuple[Tables, Setup, tuple[Cards, ...]]
MOST_ACTIONS = 2000
"""More than any round of a few cards can take."""


class Walk(Struct):
    """A round as far as it was played."""

    beginning: Beginning
    """What it began from."""
    states: list[State]
    """The state before each action, and the last one."""
    actions: list[Action]
    """The actions, in order."""
    events: list[tuple[Event, ...]]
    """What happened: at the beginning, and after each action."""

    @property
    def now(self) -> State:
        """The state reached."""
        return self.states[-1]

    def take(self, action: Action) -> None:
        """Goes one step."""
        state, events = apply(self.now, action)
        self.states.append(state)
        self.actions.append(action)
        self.events.append(events)


def start(beginning: Beginning) -> Walk:
    """A round before its first action."""
    state, events = begin(*beginning)
    return Walk(beginning, [state], [], [events])


def walk(data: DataObject, beginning: Beginning, most: int = MOST_ACTIONS) -> Walk:
    """A round played to its end, or for so many actions."""
    walked = start(beginning)
    while not is_over(walked.now) and len(walked.actions) < most:
        walked.take(next_action(data, walked.now))
    return walked


def next_action(data: DataObject, state: State) -> Action:
    """An accepted action: one that is offered, now and then not announced, or a master card out of turn."""
    offered = legal(state)
    extra = break_ins(state)
    index = data.draw(st.integers(0, len(offered) + len(extra) - 1))
    action = offered[index] if index < len(offered) else extra[index - len(offered)]
    if isinstance(action, Lay) and action.announce and data.draw(st.booleans()):
        return replace(action, announce=False)
    return action


def some_next(state: State, chance: Random) -> Action:
    """An accepted action by chance, without drawing anything."""
    offered = legal(state)
    extra = break_ins(state)
    index = chance.randrange(len(offered) + len(extra))
    action = offered[index] if index < len(offered) else extra[index - len(offered)]
    if isinstance(action, Lay) and action.announce and chance.random() < 0.5:
        return replace(action, announce=False)
    return action


def break_ins(state: State) -> list[Action]:
    """Master cards that may be laid out of turn now."""
    if not isinstance(state, Round) or not may_break_in(state):
        return []
    card = one_master(state.tables)
    seats = [seat for seat, hand in enumerate(state.hands) if has_all(hand, card) and seat != state.to_act]
    return [Lay(seat, card) for seat in seats if state.standing.live >> seat & 1]


def one_master(tables: Tables) -> Cards:
    """One copy of the master card; no cards where there is none."""
    for card in each(Cards(tables.masters)):
        return bits_of(card)
    return NO_CARDS


def tries(state: State, chance: Random, number: int) -> list[Action]:
    """Actions of every kind by anybody; most are refused."""
    return [_try(state, chance) for _ in range(number)]


def _try(state: State, chance: Random) -> Action:
    seats = len(state.hands)
    seat = state.to_act if state.to_act >= 0 and chance.random() < 0.5 else chance.randrange(seats)
    other = chance.randrange(seats)
    kind = chance.choice((Lay, Lay, Lay, Lay, Pass, Give, Ask, Swap, EndSwaps, Clear))
    if kind is Swap:
        return Swap(seat, some_cards(state, seat, chance), other, some_cards(state, other, chance))
    if kind is EndSwaps:
        return EndSwaps()
    if kind in (Pass, Clear):
        return kind(seat)
    return kind(seat, some_cards(state, seat, chance))


def some_cards(state: State, seat: int, chance: Random) -> Cards:
    """A few cards, mostly from this hand and mostly of one rank."""
    hand = list(each(state.hands[seat]))
    if hand and chance.random() < 0.6:
        card = chance.choice(hand)
        hand = [one for one in hand if one // 4 == card // 4 or one == JOKER]
    picked = chance.sample(hand, min(len(hand), chance.choice((0, 1, 1, 1, 2, 2, 3, 4))))
    if chance.random() < 0.15:
        card = Card(chance.randrange(JOKER + 1))
        picked += [card] if picked.count(card) < 2 else []
    return cards_of(picked)


def is_accepted(state: State, action: Action) -> bool:
    """Whether there is nothing against an action."""
    return refusal(state, action) is None
