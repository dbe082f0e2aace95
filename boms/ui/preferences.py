"""What people prefer at their table. None of it is a house rule: it changes no hand and no place."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from boms.match import AutoPass


class GiftTies(StrEnum):
    """Who chooses among equal cards in a gift of the best cards."""

    AUTOMATIC = "automatic"
    """The first ones go, and no hand-over is needed."""
    CHOOSE = "choose"
    """The giver, always in a hand-over of their own."""


NO_KEYMAP: Mapping[str, tuple[str, ...]] = MappingProxyType({})
"""No command has keys of its own."""


class Preferences(Struct, frozen=True, kw_only=True):
    """The preferences of a table, with the values that serve where nothing is said."""

    theme: str = "felt"
    """Name of the theme."""
    four_colours: bool = True
    """A colour for each suit; False: red and black."""
    ascii: bool = False
    """Only ASCII: letters for suits, plain borders."""
    suit_letters: bool = False
    """Letters for suits, with the usual borders."""
    auto_pass: AutoPass = AutoPass.BY_COUNT
    """When somebody is passed without a hand-over: only where everybody can see that nothing can be laid."""
    gift_ties: GiftTies = GiftTies.AUTOMATIC
    """Who chooses among equal cards in a gift."""
    auto_hide_seconds: int = 0
    """Seconds without a key after which a hand is hidden; 0: never."""
    memory: bool = True
    """Whether the cards laid so far may be looked at."""
    hints: bool = False
    """Whether a player may ask for a hint."""
    animations: bool = True
    """Whether cards move."""
    keymap: Mapping[str, tuple[str, ...]] = NO_KEYMAP
    """Keys by the name of the command, where they are not the usual ones."""
