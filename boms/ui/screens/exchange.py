"""The Exchange screen: one player's private step of the exchange (rules.md §8)."""

from __future__ import annotations

from boms.cards import JOKER_RANK, NO_CARDS, Cards, each, has_all, number_of, one_of_each, rank_of, without
from boms.rules import MASTER_RANK, ForcedGift, MasterInExchange
from boms.seat import SeatView, Step
from boms.text import _, asked_for_text, cards_signs, n_, number_of_cards, number_text, rank_names, sentence, where_text
from boms.ui.commands import Command
from boms.ui.controller import Errand
from boms.ui.rank_keys import RANK_KEYS
from boms.ui.screens.private import PrivateScreen
from boms.ui.selection import Selection, first_gift, open_to_choice, with_gift, within
from boms.ui.widgets.lines import NOTHING, Said


class ExchangeScreen(PrivateScreen):
    """The cards of who gives, or the cards that may be named."""

    keeps_news = True

    def __init__(self) -> None:
        super().__init__()
        self._is_sure = False
        """Whether Enter has been pressed once already with no card named."""

    def choose(self, chosen: Selection) -> None:
        """No card that may not go, and no more than can be given: those chosen first drop out.

        Whoever chooses cards has not been asked about naming none.
        """
        self._is_sure = False
        view = self.view
        if view is None or not self._may_go(chosen.cards, view):
            self.chosen = self.chosen._replace(pointer=chosen.pointer)
            self.warn(_("Only your best cards can go"))
            return
        due = self._choice_view(view)
        super().choose(within(chosen, self.chosen, due.give or 0, due.forced.certain if due.forced else NO_CARDS))

    def _may_go(self, cards: Cards, view: SeatView) -> bool:
        """Whether all of these can be given or named."""
        return has_all(self.bright(view), cards)

    def take(self, view: SeatView) -> None:
        """Shows a player's cards."""
        self._is_sure = False
        super().take(view)

    def _errand(self) -> Errand | None:
        return self.walk.holder.errand if self.walk.holder else None

    def first_choice(self, view: SeatView) -> Selection:
        """Cards that go in any case are chosen from the start."""
        return first_gift(view)

    def cards_shown(self, view: SeatView) -> Cards:
        """The hand; or, for who names cards, every card of the deck that is not all in that hand."""
        if self._errand() is not Errand.ASK:
            return view.hand
        rules, deck = self.walk.table.rules, view.public.deck
        kept = self.walk.tables.masters if rules.master_in_exchange is MasterInExchange.KEPT else 0
        elsewhere = Cards(without(deck, Cards(deck & view.hand)) & ~kept)
        return one_of_each(elsewhere)

    def bright(self, view: SeatView) -> Cards:
        """What can be given or named."""
        if self._errand() is Errand.ASK:
            return self.cards_shown(view)
        if self._errand() is Errand.SWAP:
            return view.hand
        certain = view.forced.certain if view.forced else 0
        return Cards(open_to_choice(view) | certain)

    def with_rank(self, rank: int) -> Selection:
        """One card more of that rank."""
        if self.view is None:
            return self.chosen
        return with_gift(self._choice_view(self.view), self.walk.tables, self.chosen, rank)

    def press_rank(self, rank: int) -> None:
        """A rank key, or a click on it; says so where the rank is held but is not what must be given."""
        view = self.view
        mine = self.heap(self.cards_shown(view), rank) if view is not None else NO_CARDS
        if view is not None and mine and not mine & self.bright(view):
            self.warn(_("Only your best cards can go"))
        else:
            super().press_rank(rank)

    def lacking(self, rank: int) -> str:
        """That there is no card for a rank key."""
        if rank == MASTER_RANK and not self.walk.tables.masters:
            return _("There is no master card in this game")
        if rank == JOKER_RANK and not number_of(self.walk.tables.deck, JOKER_RANK):
            return _("There are no jokers in this game")
        if self._errand() is Errand.ASK and rank == MASTER_RANK:
            return _("Nobody else can give the master card")
        if self._errand() is Errand.ASK:
            return _("Nobody else has {ranks}").format(ranks=rank_names(rank))
        return super().lacking(rank)

    def _choice_view(self, view: SeatView) -> SeatView:
        """The view with the cards to choose from for a hand, and how many of them."""
        from msgspec.structs import replace

        match self._errand():
            case Errand.ASK:
                return replace(view, hand=self.cards_shown(view), give=self.walk.may_name(), forced=None)
            case Errand.SWAP:
                return replace(view, give=1, forced=None)
            case _ if view.forced is not None:
                return replace(view, give=view.forced.size())
            case _:
                return view

    def commands(self) -> tuple[Command, ...]:
        """Give, choose, hide."""
        label = {Errand.ASK: _("name them"), Errand.SWAP: _("offer it")}.get(self._errand() or Errand.GIFT, _("give"))
        return (
            Command("give", ("enter",), label, self._give),
            Command("hide", ("space", "escape"), _("hide"), self.walk.cover),
            *self._rank_commands(),
            *self.card_commands(),
        )

    def _rank_commands(self) -> tuple[Command, ...]:
        keys: dict[int, list[str]] = {}
        for key, rank in RANK_KEYS.items():
            keys.setdefault(rank, []).append(key)
        keys[MASTER_RANK], keys[JOKER_RANK] = ["c"], ["x"]
        return tuple(
            Command(
                f"rank_{rank}",
                tuple(names),
                _("rank"),
                lambda rank=rank: self.press_rank(rank),  # type: ignore[misc]
                shown=rank == 0,
                key_label=self.rank_keys_label() if rank == 0 else "",
            )
            for rank, names in keys.items()
        )

    def _give(self) -> None:
        if self._errand() is Errand.ASK and not self.chosen.cards and not self._is_sure:
            self.warn(_("Name no card? Enter once more"))
            self._is_sure = True
            return
        act = {Errand.ASK: self.walk.ask, Errand.SWAP: self.walk.swap}.get(
            self._errand() or Errand.GIFT, self.walk.give
        )
        self.complain(act(self.chosen.cards))

    def top(self) -> tuple[str, str]:
        """Round; whose hand this is."""
        name = self.view.public.seats[self.view.seat].name if self.view else ""
        left = where_text(self.walk.table.public(), self.boms.words)
        return left, _("only for {name}").format(name=name) if name else ""

    def asked(self, view: SeatView) -> Said:
        """What is due."""
        return self._due(view), "table"

    def _due(self, view: SeatView) -> str:
        public, names = view.public, self.walk.table.names()
        taker = names[public.partner] if public.partner is not None else ""
        if self._errand() is Errand.SWAP:
            other = self.walk.holder.other if self.walk.holder else None
            return _("Choose a card for {name}").format(name=names[other] if other is not None else "")
        if self._errand() is Errand.ASK:
            return self._wanted(taker)
        if public.step is Step.BACK:
            number = number_of_cards(view.give or 0)
            return _("Give {name} {cards} of your choice").format(name=taker, cards=number)
        if public.step is Step.BEST and view.forced is not None:
            return self._best(view.forced, taker)
        return asked_for_text(public, self.walk.table.rules)

    def _wanted(self, giver: str) -> str:
        number = self.walk.may_name()
        text = n_(
            "Name one card you want from {name}: the arrows pick the suit",
            "Name up to {number} cards you want from {name}: the arrows pick the suit",
            number,
        )
        return text.format(name=giver, number=number_text(number))

    def news(self, view: SeatView) -> Said:
        """What has happened; for who names cards of others, the own hand."""
        if self._errand() is not Errand.ASK:
            return super().news(view)
        cards = cards_signs(view.hand, self.boms.words, letters=self.boms.look.has_letters)
        return _("Your hand: {cards}").format(cards=cards), "table"

    def _best(self, forced: ForcedGift, taker: str) -> str:
        if not forced.choose:
            text = n_("Your best card goes to {name}", "Your best cards go to {name}", forced.size())
        elif forced.certain:
            text = _("Your best cards go to {name}: choose one of your {ranks} too")
        else:
            text = n_(
                "One of your {ranks} goes to {name}: which?", "{n} of your {ranks} go to {name}: which?", forced.choose
            )
        return sentence(text.format(name=taker, ranks=self._ranks(forced.among), n=number_text(forced.choose)))

    def _ranks(self, cards: Cards) -> str:
        """What the cards of one rank are called; nothing for no cards."""
        if not cards:
            return ""
        return rank_names(MASTER_RANK if cards & self.walk.tables.masters else rank_of(next(each(cards))))

    def answer(self, view: SeatView) -> Said:
        """What is chosen."""
        if not self.chosen.cards:
            return NOTHING
        cards = cards_signs(self.chosen.cards, self.boms.words, letters=self.boms.look.has_letters)
        return _("Chosen: {cards}").format(cards=cards), "table_good"
