"""The walk of a match from screen to screen: who takes the screen, what they may do, what comes next.

The walk holds the `Table` and speaks to one seat at a time through its port. It knows who has taken the screen; only
`uncover` shows cards, and `cover` drops them before anything else is drawn.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, cast

from boms.cards import Cards
from boms.rules import PassLasts, Tables, president_exchanges, tables_for
from boms.seat import Event, Gave, Phase, PublicView, Refusal, SeatPort, Step
from boms.ui.preferences import GiftTies
from boms.ui.scene import Scene
from boms.ui.selection import automatic_gift

if TYPE_CHECKING:
    from boms.match import Table
    from boms.ui.app import BomsApp
    from boms.ui.screens.private import PrivateScreen


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


_BY_STEP = {Step.ASK: Errand.ASK, Step.BEST: Errand.GIFT, Step.ASKED: Errand.GIFT, Step.BACK: Errand.GIFT}


class Walk:
    """The walk through one match."""

    def __init__(self, app: BomsApp, table: Table) -> None:
        self.app = app
        self.table = table
        self._side_call: Call | None = None
        self._holder: Call | None = None
        self._automatic: set[int] = set()
        self._resigned: set[int] = set()
        self._trick = 0
        self._told: dict[int, int] = {}

    # What screens read

    @property
    def tables(self) -> Tables:
        """The rules, worked out for the people at the table."""
        return tables_for(self.table.rules, len(self.table.names()))

    @property
    def holder(self) -> Call | None:
        """Who has taken the screen, and for what; None: nobody, no hand is shown."""
        return self._holder

    @property
    def is_aside(self) -> bool:
        """Whether somebody not on turn was called."""
        return self._side_call is not None

    def scene(self) -> Scene:
        """The table as everybody sees it."""
        table = self.table
        return Scene(table.public(), table.rules, table.news(), frozenset(self._automatic), self.app.words)

    def call(self) -> Call | None:
        """Whom the table waits for; None: for nobody in particular."""
        if self._side_call is not None:
            return self._side_call
        public = self.table.public()
        if public.to_act is None:
            return None
        if public.phase is Phase.PLAY:
            return Call(public.to_act, Errand.TURN)
        if public.phase is Phase.EXCHANGE and public.step in _BY_STEP:
            return Call(public.to_act, _BY_STEP[public.step])
        return None

    def news_for_holder(self) -> tuple[Event, ...]:
        """What has happened since the holder last had the screen."""
        if self._holder is None:
            return ()
        return self._port().news(self._told.get(self._holder.seat, 0))

    def may_name(self) -> int:
        """How many cards the president may name."""
        placed = sum(face.title is not None for face in self.table.public().seats)
        return president_exchanges(self.table.rules, placed)

    def may_resign(self) -> bool:
        """Whether passing for the whole trick means more than passing."""
        return self.table.rules.pass_lasts is PassLasts.TURN

    def refusal_to_lay(self, cards: Cards, *, announce: bool) -> Refusal | None:
        """Why the holder cannot lay these cards; None: they can be laid."""
        return self._port().refusal_to_lay(cards, announce=announce)

    # From screen to screen

    def begins_at(self) -> str:
        """Brings the table to a point where somebody is asked for something; the name of the screen for it."""
        if not self.table.has_begun() and self.table.may_deal():
            self._deal()
            return "deal"
        self._settle()
        return self._screen()

    def go_on(self) -> None:
        """Shows the screen for what is to be done next."""
        self.cover(show=False)
        name = self.begins_at()
        self.app.show(name)

    def _screen(self) -> str:
        phase = self.table.public().phase
        return {Phase.ROUND_OVER: "round_over", Phase.MATCH_OVER: "match_over"}.get(phase, "table")

    def deal(self) -> None:
        """Deals the next round and shows that."""
        self._deal()
        self.app.show("deal")

    def _deal(self) -> None:
        self.table.deal(self.app.setup.dealer)
        self._automatic, self._resigned, self._told, self._trick = set(), set(), {}, 0
        self._side_call = None

    def stop(self) -> None:
        """The players end the match here."""
        self.table.stop()
        self.go_on()

    # Taking the screen and leaving it

    def uncover(self) -> None:
        """The called player has taken the screen: shows what that player may see. Only Enter and the button do this."""
        call = self.call()
        if call is None or self.app.shown != "table":
            return
        self._holder = call
        screen = self._private_screen(call)
        screen.take(self._port().view())
        self.app.show("hand" if call.errand in _HAND else "exchange")

    def cover(self, *, show: bool = True) -> None:
        """Hides the hand, if one is shown, before anything else is drawn; shows the table unless told not to."""
        if self._holder is None:
            return
        screen = self._private_screen(self._holder)
        self._told[self._holder.seat] = len(self.table.news())
        self._holder = None
        screen.forget()
        if show:
            self.app.show("table")

    def step_back(self) -> None:
        """Who was called aside, or who had a look, leaves the screen without doing anything."""
        self._side_call = None
        self.cover()

    def call_aside(self, call: Call | None) -> None:
        """Somebody not on turn wants the screen; None: nobody any more."""
        self._side_call = call
        self.app.show("table")

    def _private_screen(self, call: Call) -> PrivateScreen:
        return cast("PrivateScreen", self.app.framed("hand" if call.errand in _HAND else "exchange"))

    def _port(self) -> SeatPort:
        if self._holder is None:
            raise RuntimeError("nobody has taken the screen")
        return self.table.sit(self._holder.seat)

    # What the holder does

    def lay(self, cards: Cards, *, announce: bool) -> Refusal | None:
        """Lays cards for the holder; a refusal changes nothing."""
        return self._done(self._port().lay(cards, announce=announce))

    def pass_turn(self, *, whole_trick: bool) -> Refusal | None:
        """Passes for the holder, and in the rest of this trick too if wished."""
        seat = self._holder.seat if self._holder else None
        self._trick = self.table.public().tricks
        refusal = self._port().pass_turn()
        if refusal is None and whole_trick and seat is not None:
            self._resigned.add(seat)
        return self._done(refusal)

    def give(self, cards: Cards) -> Refusal | None:
        """Gives the holder's cards in the exchange."""
        return self._done(self._port().give(cards))

    def ask(self, cards: Cards) -> Refusal | None:
        """Names cards for the holder."""
        return self._done(self._port().ask(cards))

    def swap(self, cards: Cards) -> Refusal | None:
        """Chooses the holder's card for a swap in the middle; the other one's comes next."""
        holder = self._holder
        if holder is None or holder.other is None:
            return None
        refusal = self._port().offer_swap(holder.other, cards)
        if refusal is None:
            self._side_call = self._second_call(holder)
        return self._done(refusal, keep_aside=True)

    def _second_call(self, first: Call) -> Call | None:
        """The other one of a swap, unless the swap is done."""
        still = self.table.public().may_swap
        if first.other is None or first.seat not in still or first.other not in still:
            return None
        return Call(first.other, Errand.SWAP, first.seat)

    def _done(self, refusal: Refusal | None, *, keep_aside: bool = False) -> Refusal | None:
        """After an action: on to whoever is next. The same player keeps the screen when leading again straight away."""
        if refusal is not None:
            return refusal
        if not keep_aside:
            self._side_call = None
        self._settle()
        if self._keeps_screen():
            self._private_screen(cast(Call, self._holder)).take(self._port().view())
            self.app.show("hand")
        else:
            self.go_on()
        return None

    def _keeps_screen(self) -> bool:
        public, holder = self.table.public(), self._holder
        is_turn = holder is not None and self.call() == holder and holder.errand is Errand.TURN
        return is_turn and public.phase is Phase.PLAY and not public.pile

    # What the table does by itself

    def clear_table(self, seat: int) -> Refusal | None:
        """Somebody clears the table by hand."""
        refusal = self.table.clear(seat)
        if refusal is None:
            self.go_on()
        return refusal

    def end_swaps(self) -> None:
        """Nobody swaps any more."""
        self._side_call = None
        self.table.end_swaps()
        self.go_on()

    def _settle(self) -> None:
        """Does what needs nobody's decision: passes that everybody can see coming, gifts without a choice."""
        while self._passed_for_somebody() or self._gave_for_somebody():
            pass

    def _passed_for_somebody(self) -> bool:
        public = self.table.public()
        if public.phase is not Phase.PLAY or public.to_act is None or not public.pile:
            self._resigned.clear()
            return False
        if public.tricks != self._trick:
            self._trick = public.tricks
            self._resigned.clear()
        resigned = public.to_act in self._resigned
        if not resigned and not self.table.auto_pass(self.app.preferences.auto_pass):
            return False
        number = len(self.table.news())
        if self.table.sit(public.to_act).pass_turn() is not None:
            return False
        if not resigned:
            self._automatic.add(number)
        return True

    def _gave_for_somebody(self) -> bool:
        public = self.table.public()
        if public.phase is not Phase.EXCHANGE or public.to_act is None or public.step is Step.ASK:
            return False
        if self._asks_giver(public):
            return False
        port = self.table.sit(public.to_act)
        return port.give(automatic_gift(port.view())) is None

    def _asks_giver(self, public: PublicView) -> bool:
        """Whether the giver is to be asked, as far as everybody can tell."""
        if public.step is Step.BACK:
            return self._gift_back(public) > 0
        return public.step is Step.BEST and self.app.preferences.gift_ties is GiftTies.CHOOSE

    def _gift_back(self, public: PublicView) -> int:
        """How many cards go back: as many as came, which everybody has seen."""
        gifts = [event for event in self.table.news() if isinstance(event, Gave) and event.taker == public.to_act]
        return gifts[-1].number if gifts else 0


_HAND = frozenset((Errand.TURN, Errand.LOOK, Errand.BREAK_IN))
"""Errands for which the Hand screen is shown; for the others it is the Exchange screen."""
