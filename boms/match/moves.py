"""Moves: everything that changes a match. A match is its rules, its people and its moves."""

from msgspec import Struct

from boms.cards import Cards
from boms.rules import Rules
from boms.seat import Action


class Deal(Struct, frozen=True, tag=True):
    """A round begins with these hands."""

    dealer: int
    """The dealer's seat."""
    hands: tuple[Cards, ...]
    """Cards by seat."""

    def __repr__(self) -> str:
        return f"Deal(dealer={self.dealer}, …)"


class Act(Struct, frozen=True, tag=True):
    """Somebody acts in the round."""

    action: Action
    """What is done."""

    def __repr__(self) -> str:
        return "Act(…)"


class Sit(Struct, frozen=True, tag=True):
    """Between rounds: these people sit here from now on (rules.md §8)."""

    names: tuple[str, ...]
    """Names in seat order; with `by_placement` only who they are counts, newcomers last."""


class ChangeRules(Struct, frozen=True, tag=True):
    """Between rounds: these rules hold from now on."""

    rules: Rules
    """The new rules."""


class TimeUp(Struct, frozen=True, tag=True):
    """The clock has run out: the running round is the last one (§8)."""


class Stop(Struct, frozen=True, tag=True):
    """The players end the match; an unfinished round counts for nothing."""


Move = Deal | Act | Sit | ChangeRules | TimeUp | Stop
