"""`SeatPort`: acting for one seat, knowing what it may know."""

from typing import Protocol

from boms.cards import Cards
from boms.seat.events import Event
from boms.seat.refusals import Refusal
from boms.seat.views import SeatView


class SeatPort(Protocol):
    """One seat of one match. There is no seat argument: a port cannot look at or act for another one.

    Every action returns None when it was carried out, or the refusal when it was not; a refused action changes nothing.
    """

    @property
    def name(self) -> str:
        """Who sits here."""

    def view(self) -> SeatView:
        """What this seat may know now."""

    def news(self, since: int) -> tuple[Event, ...]:
        """This round's events from number `since` on, as this seat may know them."""

    def refusal_to_lay(self, cards: Cards, *, announce: bool = False) -> Refusal | None:
        """Why these cards cannot be laid now; None: they can."""

    def lay(self, cards: Cards, *, announce: bool = False) -> Refusal | None:
        """Lays cards, in turn or breaking in."""

    def pass_turn(self, *, whole_trick: bool = False) -> Refusal | None:
        """Passes; for the rest of the trick too, if wished: it is for the table to ask no more."""

    def ask(self, cards: Cards) -> Refusal | None:
        """Names cards, as president."""

    def give(self, cards: Cards) -> Refusal | None:
        """Gives cards in the exchange."""

    def offer_swap(self, other: int, cards: Cards) -> Refusal | None:
        """Offers one card to another seat in the middle; the swap happens when that seat has offered one too."""
