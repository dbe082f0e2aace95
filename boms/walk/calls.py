"""Whom the table waits for, and for what."""

from enum import Enum
from typing import NamedTuple

from boms.seat import Phase, PublicView, Step


class Errand(Enum):
    """What somebody takes the screen for."""

    TURN = "turn"
    """To lay or to pass."""
    LOOK = "look"
    """To see the own hand and no more."""
    BREAK_IN = "break_in"
    """To lay the master card out of turn, or to step back."""
    GIFT = "gift"
    """To give cards in the exchange."""
    ASK = "ask"
    """To name cards in the exchange."""
    SWAP = "swap"
    """To choose a card for a swap in the middle."""


class Call(NamedTuple):
    """Whom the table waits for, and for what."""

    seat: int
    """Who is to take the screen."""
    errand: Errand
    """What for."""
    other: int | None = None
    """The other one of a swap; None: there is none."""
    is_answer: bool = False
    """Whether that other one has chosen a card already."""


_BY_STEP = {Step.ASK: Errand.ASK, Step.BEST: Errand.GIFT, Step.ASKED: Errand.GIFT, Step.BACK: Errand.GIFT}


def call_of(public: PublicView) -> Call | None:
    """Whom the table waits for; None: for nobody in particular."""
    if public.to_act is None:
        return None
    if public.phase is Phase.PLAY:
        return Call(public.to_act, Errand.TURN)
    if public.phase is Phase.EXCHANGE and public.step in _BY_STEP:
        return Call(public.to_act, _BY_STEP[public.step])
    return None


def second_call(public: PublicView, first: Call) -> Call | None:
    """The other one of a swap, once the first has chosen; None: the swap is done."""
    if first.other is None or not {first.seat, first.other} <= set(public.may_swap):
        return None
    return Call(first.other, Errand.SWAP, first.seat, is_answer=True)
