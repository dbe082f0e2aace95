"""What people prefer at their table. None of it is a house rule: it changes no hand and no place."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from boms.packs import config_dir
from boms.seat import AutoPass

if TYPE_CHECKING:
    from boms.packs import Problem


class GiftTies(StrEnum):
    """Who chooses among equal cards in a gift of the best cards."""

    AUTOMATIC = "automatic"
    """The first ones go, and no hand-over is needed."""
    CHOOSE = "choose"
    """The giver, always in a hand-over of their own."""


class Speed(IntEnum):
    """How fast cards move. OFF counts as false."""

    OFF = 0
    """They do not move."""
    FAST = 1
    """In half the time."""
    NORMAL = 2
    """In the usual time."""
    SLOW = 3
    """In half as much time again."""

    @property
    def factor(self) -> float:
        """What the usual time of a movement is multiplied by."""
        return self.value / 2


NO_KEYMAP: Mapping[str, tuple[str, ...]] = MappingProxyType({})
"""No command has keys of its own."""

SYSTEM = "system"
"""The language that the system speaks."""


class Preferences(Struct, frozen=True, kw_only=True):
    """The preferences of a table, with the values that serve where nothing is said."""

    language: str = SYSTEM
    """One of `boms.text.LANGUAGES`, or `SYSTEM`."""
    theme: str = "felt"
    """Name of the theme."""
    four_colours: bool = True
    """A colour for each suit; False: red and black."""
    suit_letters: bool = False
    """Letters for suits, with the usual borders."""
    ascii: bool = False
    """Only ASCII: letters for suits, plain borders."""
    high_first: bool = False
    """Whether the highest cards of a hand lie on the left; False: the lowest."""
    animations: Speed = Speed.NORMAL
    """How fast cards move, if they do."""
    big_table: bool = False
    """Names, counts and the pile in large figures, for a television."""
    plain: bool = False
    """Lines of text and no screens, for screen readers."""
    bell: bool = False
    """Whether the terminal rings when the screen waits for somebody else."""
    auto_pass: AutoPass = AutoPass.BY_COUNT
    """When somebody is passed without a hand-over: only where everybody can see that nothing can be laid."""
    gift_ties: GiftTies = GiftTies.AUTOMATIC
    """Who chooses among equal cards in a gift."""
    confirm: bool = False
    """Whether laying takes Enter twice."""
    auto_hide_seconds: int = 0
    """Seconds without a key after which a hand is hidden; 0: never."""
    pins: bool = False
    """Whether a hand may be guarded by a PIN."""
    undo: bool = False
    """Whether the last play may be taken back while the next player has not looked."""
    hints: bool = False
    """Whether a player may ask for a hint."""
    memory: bool = True
    """Whether the cards laid so far may be looked at."""
    keymap: Mapping[str, tuple[str, ...]] = NO_KEYMAP
    """Keys by the name of the command, where they are not the usual ones."""


NAME: Final = "preferences.yaml"
"""The file in the config folder."""


class Read(Struct, frozen=True):
    """What a file of preferences says."""

    preferences: Preferences
    """Everything that is right in it; the usual values for the rest."""
    problems: tuple[Problem, ...] = ()
    """Everything that is wrong with it."""


def preferences_path() -> Path:
    """The user's file. It need not exist yet."""
    return config_dir() / NAME
