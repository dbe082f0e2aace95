"""The five questions, for both states of a round."""

from boms.game.effects import apply_clear, refusal_to_clear
from boms.game.exchange import (
    Exchange,
    apply_ask,
    apply_end_swaps,
    apply_give,
    apply_swap,
    refusal_to_ask,
    refusal_to_give,
    refusal_to_swap,
)
from boms.game.play import (
    NotAllowed,
    apply_lay,
    apply_pass,
    refusal_to_lay,
    refusal_to_pass,
)
from boms.game.round import Round
from boms.game.start import State, start_play
from boms.seat import Action, Ask, Clear, EndSwaps, Event, Give, Lay, Pass, Refusal, Swap, Why


def refusal(state: State, action: Action) -> Refusal | None:
    """Why an action is refused now, §10; None: it is accepted."""
    if isinstance(state, Exchange):
        return _refusal_in_exchange(state, action)
    match action:
        case Lay():
            return refusal_to_lay(state, action)
        case Pass():
            return refusal_to_pass(state, action)
        case Clear(seat):
            return refusal_to_clear(state, seat)
    return Refusal(Why.WRONG_PHASE)


def _refusal_in_exchange(state: Exchange, action: Action) -> Refusal | None:
    match action:
        case Ask():
            return refusal_to_ask(state, action)
        case Give():
            return refusal_to_give(state, action)
        case Swap():
            return refusal_to_swap(state, action)
        case EndSwaps() if not state.due:
            return None
    return Refusal(Why.WRONG_PHASE)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after an action and what happened. Raises NotAllowed for what `refusal` refuses."""
    kind = type(action)
    if kind is Lay:
        return apply_lay(state, action)  # type: ignore[arg-type]
    if kind is Pass:
        return apply_pass(state, action)  # type: ignore[arg-type]
    reason = refusal(state, action)
    if reason is not None:
        raise NotAllowed(reason)
    match state, action:
        case Round(), Clear(seat):
            return apply_clear(state, seat)
        case Exchange(), _:
            return _apply_in_exchange(state, action)
    raise NotAllowed(Refusal(Why.WRONG_PHASE))


def _apply_in_exchange(state: Exchange, action: Action) -> tuple[State, tuple[Event, ...]]:
    after, events = _exchanged(state, action)
    if not after.is_done:
        return after, events
    play, leads = start_play(after)
    return play, (*events, leads)


def _exchanged(state: Exchange, action: Action) -> tuple[Exchange, tuple[Event, ...]]:
    match action:
        case Ask():
            return apply_ask(state, action)
        case Give():
            return apply_give(state, action)
        case Swap():
            return apply_swap(state, action)
        case EndSwaps():
            return apply_end_swaps(state, action)
    raise NotAllowed(Refusal(Why.WRONG_PHASE))


def is_over(state: State) -> bool:
    """Whether every place is decided."""
    return state.is_over


def places(state: State) -> tuple[int, ...]:
    """Place by seat once the round is over, 1 for the president; 0 for a seat that has none yet."""
    return state.standing.places if isinstance(state, Round) else (0,) * len(state.hands)
