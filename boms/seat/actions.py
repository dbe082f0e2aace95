"""What can be done in a round. Every action names the seat that does it."""

from msgspec import Struct

from boms.cards import Cards, Secret


class Lay(Secret, frozen=True, tag=True, gc=False):
    """Cards are laid together (rules.md §4)."""

    seat: int
    """Who lays."""
    cards: Cards
    """The cards; their order does not matter."""
    announce: bool = False
    """The last card is announced with it (§7); ignored where none is due."""


class Pass(Struct, frozen=True, tag=True, gc=False):
    """A turn is passed (§4.4)."""

    seat: int
    """Who passes."""


class Clear(Struct, frozen=True, tag=True, gc=False):
    """The table is cleared by hand (§7, `table_keeper`)."""

    seat: int
    """Who clears it, at turn or not."""


class Ask(Struct, frozen=True, tag=True, gc=False):
    """The president names cards (§8, `on_request`)."""

    seat: int
    """The president."""
    cards: Cards
    """The cards asked for; none is allowed."""


class Give(Secret, frozen=True, tag=True, gc=False):
    """A gift in the exchange (§8)."""

    seat: int
    """The giver; who gets it follows from the titles."""
    cards: Cards
    """The cards; an empty gift is one too."""


class Swap(Secret, frozen=True, tag=True, gc=False):
    """Two players in the middle swap one card each (§8, `exchange_middle`)."""

    seat: int
    """One of them."""
    cards: Cards
    """The card they give."""
    other: int
    """The other one."""
    others_cards: Cards
    """The card the other gives."""


class EndSwaps(Struct, frozen=True, tag=True, gc=False):
    """The table says that nobody swaps any more (§12)."""


Action = Lay | Pass | Clear | Ask | Give | Swap | EndSwaps
