"""Why an action is refused (rules.md §10): a stable code and its facts, never a sentence."""

from enum import StrEnum

from msgspec import Struct

from boms.cards import NO_CARDS, Cards


class Why(StrEnum):
    """The codes, in the order in which they are looked for."""

    WRONG_PHASE = "wrong_phase"
    """Not now: something else is to be done first, or the round is over."""
    NOT_LIVE = "not_live"
    """The seat has its place already."""
    PASSED = "passed"
    """The seat has passed in this trick."""
    NOT_YOUR_TURN = "not_your_turn"
    """Another seat is to act."""
    BAD_REQUEST = "bad_request"
    """Too many cards asked for, or one that may not be."""
    MUST_LEAD = "must_lead"
    """Passing on an empty table."""
    NO_CARDS = "no_cards"
    """An empty play."""
    NOT_HELD = "not_held"
    """A card that the seat does not have."""
    WRONG_NUMBER = "wrong_number"
    """A gift of the wrong number of cards."""
    NOT_BEST = "not_best"
    """A gift that is not the best, or not what was asked for."""
    MAY_NOT_SWAP = "may_not_swap"
    """A swap with somebody who may not."""
    MASTER_ALONE = "master_alone"
    """The master card together with others."""
    MIXED_RANKS = "mixed_ranks"
    """Cards that are no group."""
    WRONG_COUNT = "wrong_count"
    """More or fewer cards than lie there."""
    TOO_LOW = "too_low"
    """Cards that do not beat the top play."""
    MUST_INCLUDE_CARD = "must_include_card"
    """The very first play without the card it must contain."""


class Refusal(Struct, frozen=True):
    """One reason with the facts a sentence needs. No fact here is anything the refused seat does not know."""

    code: Why
    """The reason."""
    number: int | None = None
    """How many cards would be right; None: not a matter of number."""
    rank: int | None = None
    """The rank to beat; None: not a matter of rank."""
    downward: bool = False
    """Whether lower beats higher at present."""
    cards: Cards = NO_CARDS
    """The cards it is about."""
    seat: int | None = None
    """The seat whose turn it is, where that is the reason."""
