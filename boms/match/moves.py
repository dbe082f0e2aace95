"""Moves: everything that changes a match. A match is its rules, its people and its moves."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from boms.cards import Cards, Secret
from boms.rules import Rules
from boms.seat import Action


class Deal(Secret, frozen=True, tag=True):
    """A round begins with these hands."""

    dealer: int
    """The dealer's seat."""
    hands: tuple[Cards, ...]
    """Cards by seat."""


class Choice(StrEnum):
    """Whose choice an action was."""

    OWN = "own"
    """Somebody decided on it."""
    TRICK = "trick"
    """Somebody passed, and with it for the rest of the trick."""
    GIVEN_UP = "given_up"
    """Nobody was asked: that player had passed for the whole trick."""
    PROVEN = "proven"
    """Nobody was asked: everybody could see that nothing could be laid."""


class Act(Secret, frozen=True, tag=True, omit_defaults=True):
    """Somebody acts in the round."""

    action: Action
    """What is done."""
    choice: Choice = Choice.OWN
    """Whose choice it was."""


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


class Rename(Struct, frozen=True, tag=True):
    """Between rounds: a seat goes by another name from now on, the same person or somebody who takes it over."""

    old: str
    """Who sits there."""
    new: str
    """Who sits there from now on, with title, points and presidencies."""


class Undo(Struct, frozen=True, tag=True, gc=False):
    """The last plays and passes of the round are taken back."""

    actions: int = 1
    """How many: more than one where the last ones followed by themselves, passed automatically."""


class Stop(Struct, frozen=True, tag=True):
    """The players end the match; an unfinished round counts for nothing."""


Move = Deal | Act | Undo | Sit | Rename | ChangeRules | TimeUp | Stop


def without_undone(moves: Iterable[Move]) -> tuple[Move, ...]:
    """The moves that still stand: the same round without what was taken back, and without the taking back."""
    standing: list[Move] = []
    for move in moves:
        if isinstance(move, Undo):
            del standing[-move.actions :]
        else:
            standing.append(move)
    return tuple(standing)
