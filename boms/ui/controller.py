"""The walk of a match from screen to screen: who takes the screen, what they may do, what comes next.

The walk holds the `Table` and speaks to one seat at a time through its port. It knows who has taken the screen; only
`uncover` shows cards, and `cover` drops them before anything else is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from boms.cards import Cards
from boms.rules import PassLasts, Rules, Tables, president_exchanges, tables_for
from boms.seat import Event, Phase, Refusal, SeatPort
from boms.ui.last_round import LastRound, Pairs, said_of_rules, said_of_seats, sit
from boms.ui.preferences import GiftTies
from boms.ui.scene import Scene
from boms.walk import Call, Errand, Settling, call_of, last_places, last_turns, proven_passes, second_call

if TYPE_CHECKING:
    from boms.match import Table, Unseated
    from boms.ui.app import BomsApp
    from boms.ui.screens.private import PrivateScreen


__all__ = ["Call", "Errand", "Walk"]


class Walk:
    """The walk through one match."""

    def __init__(self, app: BomsApp, table: Table) -> None:
        self.app = app
        self.table = table
        self._side_call: Call | None = None
        self._holder: Call | None = None
        self.dealt: Scene | None = None
        """The table just after the last deal, when nobody had given anything yet; None: nothing was dealt here."""
        self._called: tuple[Call | None, int] = (None, 0)
        """Who was called last, and how much had happened by then."""
        self._settling = Settling(app.keeping.seconds_before)
        self._told = last_turns(table)
        self._notes: tuple[str, ...] = ()
        self._notes_of_round: tuple[str, ...] = ()
        self._over: LastRound | None = None
        """The last round, while seats have been changed and the next one is not dealt."""

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
        if self._over is not None:
            return self._over.seen(table, self._notes_now())
        notes = self._notes_now() if table.may_deal() else self._notes_of_round
        return Scene(table.public(), table.rules, table.news(), proven_passes(table), self.app.words, notes)

    def call(self) -> Call | None:
        """Whom the table waits for; None: for nobody in particular."""
        if self._side_call is not None:
            return self._side_call
        return call_of(self.table.public()) if self._over is None else None

    def calls_anew(self) -> bool:
        """Whether the table waits for somebody whom it did not wait for when this was last asked."""
        before, self._called = self._called, (self.call(), len(self.table.news()))
        return self._called[0] is not None and self._called != before

    def news_for_holder(self) -> tuple[Event, ...]:
        """What has happened since the holder last had the screen; while cards are exchanged, all of the round."""
        if self._holder is None:
            return ()
        is_exchange = self.table.public().phase is Phase.EXCHANGE
        return self._port().news(0 if is_exchange else self._told.get(self._holder.seat, 0))

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

    def begins_at(self) -> str:
        """Brings the table to a point where somebody is asked for something; the name of the screen for it."""
        if self._over is not None:
            return self._screen()
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
        phase = self.scene().public.phase
        return {Phase.ROUND_OVER: "round_over", Phase.MATCH_OVER: "match_over"}.get(phase, "table")

    def deal(self) -> None:
        """Deals the next round and shows that, unless time is up."""
        if self._over is None:
            self._settle()
        if not self.table.may_deal():
            return self.go_on()
        self._deal()
        return self.app.show("deal")

    def _deal(self) -> None:
        notes = self._notes_now()
        self.table.deal(self.app.setup.dealer)
        self._told = {}
        self._side_call = None
        self._notes_of_round, self._notes, self._over = notes, (), None
        self.dealt = self.scene()
        self._settle()

    def places(self) -> dict[int, int]:
        """Place by seat in the last finished round."""
        if self._over is None:
            return last_places(self.table)
        return {face.seat: face.place for face in self._over.scene.public.seats if face.place}

    def rules_of_round(self) -> Rules:
        """The rules by which the present or last round was dealt."""
        return self.table.rules_of_round if self._over is None else self._over.rules

    def sit(self, pairs: Pairs) -> Unseated | None:
        """Between two rounds these people sit from now on; what that changes is said before the next round."""
        said = said_of_seats(self.table, pairs, self.app.words)
        over = self._over or LastRound(self.scene(), self.table.rules_of_round)
        refused = sit(self.table, pairs)
        if refused is None:
            self._over = None if self.table.has_begun() else over.renamed(pairs)
            self._notes = (*self._notes, *said)
            self.go_on()
        return refused

    def _notes_now(self) -> tuple[str, ...]:
        """What was done since the round was over, and the rules that are not as they were in it."""
        return *self._notes, *said_of_rules(self.table.rules, self.rules_of_round(), self.app.words)

    def change_rules(self, rules: Rules) -> None:
        """Everybody has agreed to other rules from the next deal on."""
        self.table.change_rules(rules)
        self.go_on()

    def stop(self) -> None:
        """The players end the match here."""
        self.table.stop()
        self.go_on()

    def uncover(self) -> None:
        """The called player has taken the screen: shows what that player may see. Only Enter and the button do this."""
        call = self.call()
        if call is None or self.app.shown not in ("table", "deal"):
            return
        if not self._asks_pin(call):
            self._uncover(call)

    def _asks_pin(self, call: Call) -> bool:
        """Asks for the PIN of somebody who guards their hand; the hand is shown when it is right, and only then."""
        name = self.table.names()[call.seat]
        return self.app.guard.asks(name, lambda: self._uncover(call))

    def _uncover(self, call: Call) -> None:
        if call != self.call():
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
        """Somebody not on turn wants the screen; None: nobody any more, and no offer of a swap holds."""
        self._side_call = call
        if call is None:
            self.table.drop_offers()
        self.app.show("table")

    def _private_screen(self, call: Call) -> PrivateScreen:
        return cast("PrivateScreen", self.app.framed("hand" if call.errand in _HAND else "exchange"))

    def _port(self) -> SeatPort:
        if self._holder is None:
            raise RuntimeError("nobody has taken the screen")
        return self.table.sit(self._holder.seat)

    def lay(self, cards: Cards, *, announce: bool) -> Refusal | None:
        """Lays cards for the holder; a refusal changes nothing."""
        return self._done(self._port().lay(cards, announce=announce))

    def pass_turn(self, *, whole_trick: bool) -> Refusal | None:
        """Passes for the holder, and in the rest of this trick too if wished."""
        return self._done(self._port().pass_turn(whole_trick=whole_trick))

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
            self._side_call = second_call(self.table.public(), holder)
        return self._done(refusal, keep_aside=True)

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

    # What the table does between hands and between rounds

    def may_take_back(self) -> bool:
        """Whether the last play or pass can be taken back, and the table allows that."""
        return self.app.preferences.undo and not self.is_aside and self._settling.may_take_back(self.table)

    def take_back(self) -> None:
        """Takes back the last play or pass, openly: the log says so."""
        self._settling.take_back(self.table)
        told = len(self.table.news()) - 1
        self._told = {seat: min(number, told) for seat, number in self._told.items()}
        self.go_on()

    def note(self, sentence: str) -> None:
        """Says something in the log before the next round."""
        self._notes = (*self._notes, sentence)

    @property
    def notes(self) -> tuple[str, ...]:
        """What is to be said before the next round."""
        return self._notes

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
        preferences = self.app.preferences
        chooses = preferences.gift_ties is GiftTies.CHOOSE
        self._settling.settle(self.table, preferences.auto_pass, chooses_ties=chooses)


_HAND = frozenset((Errand.TURN, Errand.LOOK, Errand.BREAK_IN))
"""Errands for which the Hand screen is shown; for the others it is the Exchange screen."""
