"""What the screens with a hand have in common: the table above, smaller, and the cards of one player below."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.timer import Timer

from boms.cards import Card, Cards, of_ranks, one_of_each
from boms.rules import MASTER_RANK
from boms.seat import Gave, Refusal, SeatView, Swapped, Why
from boms.text import _, cards_signs, private_event_text, rank_names, refusal_text, title_text
from boms.ui.commands import Command
from boms.ui.screens.base import Framed
from boms.ui.screens.layout import hand_share, widest_card, words_inset
from boms.ui.selection import Selection, drawn_order, dropped, moved, taken, toggled
from boms.ui.widgets.fan import HandFan
from boms.ui.widgets.lines import NOTHING, Lines, Said
from boms.ui.widgets.log import TrickLog
from boms.ui.widgets.pile import Pile
from boms.ui.widgets.seats import SeatsRing, cards_left


class PrivateScreen(Framed):
    """Shows one player's cards between `take` and `forget`; in between, and before, it has none."""

    is_private = True
    keeps_news = False
    """Whether a complaint takes the place of what is chosen, and not that of what has happened."""

    def __init__(self) -> None:
        super().__init__()
        self.seats, self.pile, self.log_ = SeatsRing(), Pile(asks=False), TrickLog()
        self.middle = Horizontal(self.pile, self.log_, classes="middle")
        self.words, self.fan = Lines(), HandFan()
        self._view: SeatView | None = None
        self.chosen = Selection()
        self._complaint = ""
        self._hiding: Timer | None = None
        """Hides the hand when it runs out; None: nothing does."""

    def body(self) -> ComposeResult:
        """Seats, pile and log, words, hand."""
        yield self.seats
        yield self.middle
        yield self.words
        yield self.fan

    def take(self, view: SeatView) -> None:
        """Shows a player's cards from now on. To be called before the screen is shown."""
        self._view = view
        self.chosen = self.first_choice(view)
        self._complaint = ""
        scene = self.walk.scene()
        for part in (self.seats, self.pile, self.log_):
            part.show(scene)
        self.fan.deal(
            self.cards_shown(view), self.walk.tables, self.bright(view), self.boms.words, high_first=self._high_first
        )
        self._await_keys()
        self.fit(self.app.size.width, self.app.size.height)
        self.refresh_choice()

    def forget(self) -> None:
        """Drops the cards, and everything that was painted or said about them."""
        self._view = None
        self.chosen = Selection()
        self._complaint = ""
        self._await_keys()
        self.fan.forget()
        self.words.say()

    def on_key(self, event: events.Key) -> None:
        """A key begins the wait anew."""
        self._await_keys()
        super().on_key(event)

    def _await_keys(self) -> None:
        """Hides the hand when no key comes for as long as people prefer; nothing is waited for without a hand."""
        if self._hiding is not None:
            self._hiding.stop()
        seconds = self.boms.preferences.auto_hide_seconds if self._view is not None else 0
        self._hiding = self.boms.set_timer(seconds, self.boms.cover) if seconds else None

    def first_choice(self, view: SeatView) -> Selection:
        """What is chosen at first."""
        return Selection()

    def cards_shown(self, view: SeatView) -> Cards:
        """The cards in the fan."""
        return view.hand

    def bright(self, view: SeatView) -> Cards:
        """The cards that can be chosen to some end."""
        return view.hand

    def choose(self, chosen: Selection) -> None:
        """Sets what is chosen."""
        self.chosen = chosen
        self._complaint = ""
        self.refresh_choice()

    def with_rank(self, rank: int) -> Selection:
        """What a rank key makes of the choice."""
        return self.chosen

    def press_rank(self, rank: int) -> None:
        """A rank key, or a click on it; says so where there is no such card."""
        if self._view is None:
            return
        if self.heap(self.cards_shown(self._view), rank):
            self.choose(self.with_rank(rank))
        else:
            self.warn(self.lacking(rank))

    def heap(self, hand: Cards, rank: int) -> Cards:
        """The cards that a rank key chooses from."""
        masters = self.walk.tables.masters
        return Cards(hand & masters) if rank == MASTER_RANK else Cards(of_ranks(hand, (rank,)) & ~masters)

    def lacking(self, rank: int) -> str:
        """That the hand has no card for a rank key."""
        if rank != MASTER_RANK:
            return _("You hold no {ranks}").format(ranks=rank_names(rank))
        refusal = Refusal(Why.NOT_HELD, cards=one_of_each(Cards(self.walk.tables.masters)))
        return refusal_text(refusal, self.walk.table.names())

    def rank_keys_label(self) -> str:
        """What the key bar calls all the rank keys."""
        return self.boms.look.glyph("3…2", "3..2")

    @property
    def _high_first(self) -> bool:
        return self.boms.preferences.high_first

    def _order(self, view: SeatView) -> tuple[Card, ...]:
        """The cards as they are drawn, from the left."""
        return drawn_order(self.cards_shown(view), self.walk.tables, high_first=self._high_first)

    def _move(self, by: int) -> None:
        if self._view is not None:
            self.choose(moved(self.cards_shown(self._view), self.chosen, by))

    def _take_card(self, *, drop: bool = False) -> None:
        if self._view is not None:
            order = self._order(self._view)
            self.choose((dropped if drop else taken)(order, self.chosen))

    def on_hand_fan_rank_clicked(self, event: HandFan.RankClicked) -> None:
        """The key below a heap."""
        self.press_rank(event.rank)

    def on_hand_fan_card_clicked(self, event: HandFan.CardClicked) -> None:
        """A single card."""
        if self._view is not None:
            order = self._order(self._view)
            self.choose(toggled(order, self.chosen, event.place)._replace(pointer=None))

    def card_commands(self) -> tuple[Command, ...]:
        """Moving over the cards and taking single ones."""
        return (
            Command("left", ("left",), _("card"), lambda: self._move(-1), key_label="←→↑↓"),
            Command("right", ("right",), _("next card"), lambda: self._move(1), shown=False),
            Command("take", ("up",), _("take the card"), self._take_card, shown=False),
            Command("drop", ("down",), _("drop the card"), lambda: self._take_card(drop=True), shown=False),
        )

    def hide_command(self) -> Command:
        """Hides the hand at once."""
        return Command("hide", ("space", "escape"), _("hide"), self.walk.cover)

    def complain(self, refusal: Refusal | None) -> None:
        """Says why something was refused; nothing else changes."""
        if refusal is not None:
            self.warn(refusal_text(refusal, self.walk.table.names()))

    def warn(self, complaint: str) -> None:
        """Says a sentence where something cannot be done; nothing without a hand."""
        if self._view is not None:
            self._complaint = complaint
            self.refresh_choice()

    def refresh_choice(self) -> None:
        """Shows what is chosen, and the words about it."""
        self.fan.choose(self.chosen)
        if self._view is None:
            return
        who, asked, news = self.who(self._view), self.asked(self._view), self.news(self._view)
        answer = self.answer(self._view)
        if self._complaint and self.keeps_news and news[0]:
            answer = self._complaint, "table_warning"
        elif self._complaint:
            news = self._complaint, "table_warning"
        self.words.say((who, answer), (asked, NOTHING), (news, NOTHING))
        self.key_bar.offer(self.all_commands())

    def who(self, view: SeatView) -> Said:
        """Whose cards these are."""
        face = view.public.seats[view.seat]
        title = f" · {title_text(face.title, self.boms.words)}" if face.title else ""
        return f"{face.name}{title} · {cards_left(face.cards)}", "table_accent"

    def asked(self, view: SeatView) -> Said:
        """What is asked for."""
        return NOTHING

    def answer(self, view: SeatView) -> Said:
        """What is chosen, and what Enter will do."""
        return NOTHING

    def news(self, view: SeatView) -> Said:
        """What happened to this player since they last had the screen."""
        said = [self._gift(event, view.seat) for event in self.walk.news_for_holder() if isinstance(event, Gave)]
        swaps = [event for event in self.walk.news_for_holder() if isinstance(event, Swapped) and event.cards]
        names = self.walk.table.names()
        said += [private_event_text(event, view.seat, names, self.boms.words) for event in swaps]
        return " · ".join(text for text in said if text), "table"

    def _gift(self, gift: Gave, seat: int) -> str:
        if not gift.cards:
            return ""
        names = self.walk.table.names()
        cards = cards_signs(gift.cards, self.boms.words, letters=self.boms.look.has_letters)
        if gift.taker == seat:
            return _("From {name}: {cards}").format(name=names[gift.seat], cards=cards)
        return _("To {name}: {cards}").format(name=names[gift.taker], cards=cards)

    def fit(self, width: int, height: int) -> None:
        """Shares out the rows."""
        self.fan.widest = widest_card(height)
        layout = self.fan.layout_for(width - 2)
        rows = layout.rows
        share = hand_share(width, height, rows, layout.measure.card)
        self.fan.card_height = share.card
        self.seats.styles.height = share.seats
        self.log_.styles.width = share.log
        self.words.styles.height = share.words
        self.words.inset = words_inset(width)
        self.fan.styles.height = rows * (share.card + 2)
        self.fan.styles.margin = (0, 1, share.margin, 1)
        self.middle.styles.margin = (share.margin, 1)
        self.seats.styles.margin = (share.margin, int(width >= 100), 0, int(width >= 100))

    def on_resize(self, event: events.Resize) -> None:
        """Shares out the rows anew."""
        self.fit(event.size.width, event.size.height)

    @property
    def view(self) -> SeatView | None:
        """Whose cards are shown; None: nobody's."""
        return self._view
