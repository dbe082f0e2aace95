"""What has been chosen so far for a new match, while the set-up screens are walked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from boms.rules import Rules

if TYPE_CHECKING:
    from boms.packs import Pack


class Setup(Struct):
    """A match to be. The set-up screens read and write it; `BomsApp.begin` makes a match of it."""

    pack: Pack | None = None
    """The variant; None: not chosen yet."""
    rules: Rules = field(default_factory=Rules)
    """The rules as toggled."""
    names: tuple[str, ...] = ()
    """Who plays, clockwise."""
    dealer: int | None = None
    """The first dealer's seat; None: drawn."""
    last_pack: str = ""
    """Id of the pack that was played last; empty: none is known."""
    house_rules_from: str = "players"
    """The screen from which the house rules were opened, and to which they lead back."""
    highlighted: str = ""
    """Path of the pack that the Variant screen is to highlight when it is shown next; empty: as it was."""
