"""The private steps of the exchange: giving, naming cards, choosing one for a swap (rules.md §8)."""

from __future__ import annotations

from boms.cards import JOKER_RANK, NO_CARDS, Cards, count, has_all, joined, one_of_each, without
from boms.plain.place import Command
from boms.plain.private import Done, Private
from boms.plain.spoken import named
from boms.plain.typed import Typed
from boms.rules import MasterInExchange, president_exchanges
from boms.seat import Step
from boms.text import _, asked_for_text, n_, number_of_cards


class Gift(Private):
    """Giving cards, the best or some of one's choice."""

    def asked(self) -> tuple[str, ...]:
        """How many go to whom, and among which there is a choice."""
        view, names = self.view, self.place.table.names()
        taker = names[view.public.partner] if view.public.partner is not None else ""
        if view.public.step is Step.BACK:
            text = _("Give {name} {cards} of your choice: type them")
            return (text.format(name=taker, cards=number_of_cards(view.give or 0)),)
        if view.forced is None:
            return (asked_for_text(view.public, self.place.table.rules),)
        return self._forced(taker)

    def _forced(self, taker: str) -> tuple[str, ...]:
        forced, words = self.view.forced, self.place.words
        if forced is None:
            return ()
        certain = _("To {name} go: {cards}").format(name=taker, cards=named(forced.certain, words))
        if not forced.choose:
            return certain, _("Only Enter gives them")
        text = n_("Choose {n} of these for {name}: {cards}", "Choose {n} of these for {name}: {cards}", forced.choose)
        choice = text.format(n=forced.choose, name=taker, cards=named(forced.among, words))
        return certain if forced.certain else "", choice

    def heed(self, line: str) -> Done:
        """Enter gives what is not chosen."""
        view = self.view
        is_settled = not view.give if view.forced is None else not view.forced.choose
        if line or not is_settled:
            return super().heed(line)
        return self.accepted(self.port.give(view.forced.certain if view.forced else NO_CARDS))

    def use(self, cards: Cards, *, announces: bool) -> Done:
        """Gives them, with those that go in any case."""
        forced = self.view.forced
        if forced is not None and count(cards) == forced.choose and has_all(forced.among, cards):
            cards = joined(forced.certain, cards)
        return self.accepted(self.port.give(cards))


class Ask(Private):
    """Naming the cards that boms is to give."""

    def asked(self) -> tuple[str, ...]:
        """How many, and how to type them."""
        placed = sum(face.title is not None for face in self.view.public.seats)
        number = president_exchanges(self.place.table.rules, placed)
        text = n_(
            "Name {number} card with its suit, as in AH; p asks for nothing",
            "Name up to {number} cards with their suits, as in AH 2S; p asks for nothing",
            number,
        )
        return (text.format(number=number),)

    def cards(self) -> Cards:
        """Every card of the deck that is not all in this hand; a master card only where it may be named."""
        rules, view = self.place.table.rules, self.view
        deck = view.public.deck
        kept = self.place.tables.masters if rules.master_in_exchange is MasterInExchange.KEPT else 0
        return one_of_each(Cards(without(deck, Cards(deck & view.hand)) & ~kept))

    def problem(self, typed: Typed) -> str:
        """A card is named with its suit; only jokers and master cards have none to be told apart by."""
        vague = any(one.suit is None and 0 <= one.rank < JOKER_RANK for one in typed.cards)
        return _("Name the suit too, as in AH") if vague else ""

    def lacking(self, name: str) -> str:
        """Cards that nobody else can have."""
        return _("That cannot be asked for: {cards}").format(cards=name)

    def own_commands(self) -> dict[str, Command]:
        """Asking for nothing."""
        return {"p": (_("ask for nothing"), lambda: self.use(NO_CARDS, announces=False))}

    def use(self, cards: Cards, *, announces: bool) -> Done:
        """Names them."""
        return self.accepted(self.port.ask(cards))


class SwapCard(Private):
    """Choosing the card for a swap in the middle."""

    def asked(self) -> tuple[str, ...]:
        """For whom."""
        other = self.place.table.names()[self.call.other] if self.call.other is not None else ""
        return (_("Choose a card for {name}: type it").format(name=other),)

    def use(self, cards: Cards, *, announces: bool) -> Done:
        """Offers it."""
        if count(cards) != 1:
            self.voice.confide(_("One card is swapped for one card"))
            return False
        return self.accepted(self.port.offer_swap(self.call.other or 0, cards))
