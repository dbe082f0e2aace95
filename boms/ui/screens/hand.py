"""The Hand screen: one player's turn (table.md §3)."""

from __future__ import annotations

from boms.cards import JOKER_RANK, NO_CARDS, Cards, count, number_of
from boms.rules import MASTER_RANK, Title
from boms.seat import Laid, Lay, Pass, Refusal, SeatView, Why
from boms.text import (
    _,
    asked_for_text,
    cards_signs,
    group_text,
    play_text,
    sentence,
    title_text,
    where_text,
)
from boms.ui.commands import Command
from boms.ui.controller import Errand
from boms.ui.rank_keys import RANK_KEYS
from boms.ui.screens.private import PrivateScreen
from boms.ui.selection import Selection, playable, suggested, with_master, with_rank, with_wild
from boms.ui.widgets.lines import NOTHING, Said
from boms.walk import ruins


class HandScreen(PrivateScreen):
    """The hand of who has taken the screen, to lay from, to break in with, or only to look at."""

    def __init__(self) -> None:
        super().__init__()
        self._passing = ""
        self._announces = False
        self._is_sure = False
        """Whether Enter has been pressed once already, where it takes two to lay."""

    def take(self, view: SeatView) -> None:
        """Shows a player's cards."""
        self._passing, self._announces, self._is_sure = "", False, False
        super().take(view)

    def bright(self, view: SeatView) -> Cards:
        """What can be laid now."""
        if self._errand() is Errand.BREAK_IN:
            return Cards(view.hand & self.walk.tables.masters) if view.may_break_in else NO_CARDS
        return playable(view, self.walk.tables) if self._errand() is Errand.TURN else view.hand

    def _errand(self) -> Errand | None:
        return self.walk.holder.errand if self.walk.holder else None

    def choose(self, chosen: Selection) -> None:
        """Whoever chooses cards does not want to pass, and has not been asked about these."""
        self._passing, self._is_sure = "", False
        super().choose(chosen)

    def warn(self, complaint: str) -> None:
        """Says what cannot be done; whoever was asked something before is asked it anew."""
        self._passing, self._is_sure = "", False
        super().warn(complaint)

    def with_rank(self, rank: int) -> Selection:
        """The next way to lay that rank."""
        if self.view is None:
            return self.chosen
        if rank == MASTER_RANK:
            return with_master(self.view, self.walk.tables, self.chosen)
        if rank == JOKER_RANK:
            return with_wild(self.view, self.walk.tables, self.chosen)
        return with_rank(self.view, self.walk.tables, self.chosen, rank)

    def commands(self) -> tuple[Command, ...]:
        """What the errand allows."""
        match self._errand():
            case Errand.TURN:
                return (*self._turn_commands(), *self._rank_commands(), *self.card_commands())
            case Errand.BREAK_IN:
                return self._break_in_commands()
            case _:
                return (Command("hide", ("enter", "space", "escape"), _("done"), self._step_back),)

    def _turn_commands(self) -> tuple[Command, ...]:
        last = Command("announce", ("l",), _("last card!"), self._announce, shown=self._may_announce())
        follows = bool(self.walk.table.public().pile)
        whole = Command("pass_trick", ("P",), _("pass this trick"), lambda: self._pass("P"), shown=follows)
        return (
            Command("lay", ("enter",), _("lay"), self._lay),
            Command("pass", ("p",), _("pass"), lambda: self._pass("p"), shown=follows),
            *((whole,) if self.walk.may_resign() else ()),
            *((last,) if self.walk.table.rules.announce_last_card else ()),
            *((Command("hint", ("h",), _("hint"), self._hint),) if self.boms.preferences.hints else ()),
            self.hide_command(),
        )

    def _break_in_commands(self) -> tuple[Command, ...]:
        return (
            Command("lay", ("enter",), _("lay the master card"), self._lay),
            Command("master", ("c",), _("master card"), lambda: self.press_rank(MASTER_RANK)),
            Command("hide", ("space", "escape"), _("step back"), self._step_back),
        )

    def _rank_commands(self) -> tuple[Command, ...]:
        tables, hand = self.walk.tables, self.view.hand if self.view is not None else NO_CARDS
        keys: dict[int, list[str]] = {}
        for key, rank in RANK_KEYS.items():
            keys.setdefault(rank, []).append(key)
        ranks = [
            Command(f"rank_{rank}", tuple(names), _("a rank"), lambda rank=rank: self.press_rank(rank), shown=False)  # type: ignore[misc]
            for rank, names in keys.items()
        ]
        label = self.rank_keys_label()
        ranks[0] = Command("rank_0", tuple(keys[0]), _("rank"), lambda: self.press_rank(0), key_label=label)
        if tables.masters:
            shown = bool(hand & tables.masters)
            ranks.append(Command("master", ("c",), _("master card"), lambda: self.press_rank(MASTER_RANK), shown=shown))
        if number_of(tables.deck, JOKER_RANK) or tables.wilds:
            label, shown = _("wild card") if tables.wilds else _("joker"), bool(self.heap(hand, JOKER_RANK))
            ranks.append(Command("wild", ("x",), label, lambda: self.press_rank(JOKER_RANK), shown=shown))
        return tuple(ranks)

    def heap(self, hand: Cards, rank: int) -> Cards:
        """The cards that a rank key chooses from; the key of jokers chooses from all wild cards."""
        wilds = self.walk.tables.wilds
        return Cards(hand & wilds) if rank == JOKER_RANK and wilds else super().heap(hand, rank)

    def lacking(self, rank: int) -> str:
        """That the hand has no card for a rank key."""
        is_wild = rank == JOKER_RANK and self.walk.tables.wilds
        return _("You hold no wild card") if is_wild else super().lacking(rank)

    def _lay(self) -> None:
        if self._passing:
            self._really_pass()
        elif self.boms.preferences.confirm and not self._is_sure and self._can_lay():
            self._is_sure = True
            self.refresh_choice()
        elif not self.chosen.cards and self._can_only_pass():
            self.warn(_("You can lay nothing: P passes"))
        elif not self.chosen.cards and self._errand() is Errand.BREAK_IN:
            self._want_master()
        else:
            self.complain(self.walk.lay(self.chosen.cards, announce=self._announces))

    def _want_master(self) -> None:
        """Says what is wanted of whoever breaks in with nothing: the master card, if it is held."""
        if self.view is not None and self.heap(self.view.hand, MASTER_RANK):
            self.complain(Refusal(Why.NO_CARDS))
        else:
            self.warn(self.lacking(MASTER_RANK))

    def _can_lay(self) -> bool:
        cards = self.chosen.cards
        return bool(cards) and self.walk.refusal_to_lay(cards, announce=self._announces) is None

    def _can_only_pass(self) -> bool:
        plays = self.view.plays if self.view is not None else ()
        return bool(plays) and all(isinstance(action, Pass) for action in plays)

    def _pass(self, key: str) -> None:
        if self._passing:
            self._really_pass()
            return
        if not self.walk.table.public().pile:
            self.complain(self.walk.pass_turn(whole_trick=False))
            return
        self.chosen = Selection()
        self._passing, self._complaint = key, ""
        self.refresh_choice()

    def _really_pass(self) -> None:
        whole, self._passing = self._passing == "P", ""
        self.complain(self.walk.pass_turn(whole_trick=whole))

    def _hint(self) -> None:
        if self.view is None:
            return
        self.chosen, self._passing, self._complaint = suggested(self.view), "", ""
        if not self.chosen.cards:
            self._passing = "p"
        self.refresh_choice()

    def _announce(self) -> None:
        if not self._announces and not self._may_announce():
            self.warn(_("Only a play that leaves you one card is announced"))
            return
        self._announces = not self._announces
        self.refresh_choice()

    def _may_announce(self) -> bool:
        """Whether something can be laid that leaves one card."""
        if self.view is None:
            return False
        lays = (count(action.cards) for action in self.view.plays if isinstance(action, Lay))
        return any(count(self.view.hand) - number == 1 for number in lays)

    def _step_back(self) -> None:
        self.walk.step_back()

    def top(self) -> tuple[str, str]:
        """Round and trick; whose hand this is."""
        left = where_text(self.walk.table.public(), self.boms.words)
        return left, _("only for {name}").format(name=self._who()) if self.view else ""

    def _who(self) -> str:
        return self.view.public.seats[self.view.seat].name if self.view else ""

    def asked(self, view: SeatView) -> Said:
        """What is asked for, or why nothing is."""
        match self._errand():
            case Errand.LOOK:
                return _("Only to look: nothing can be laid"), "table_quiet"
            case Errand.BREAK_IN:
                return _("Break in with the master card, or step back"), "table"
            case _:
                return asked_for_text(view.public, self.walk.table.rules), "table"

    def answer(self, view: SeatView) -> Said:
        """What is chosen, or that Enter will pass."""
        if self._passing == "P":
            return _("Pass for the whole trick? P or Enter"), "table_accent"
        if self._passing:
            return _("Pass? P or Enter"), "table_accent"
        return self._chosen_text()

    def _chosen_text(self) -> Said:
        cards = self.chosen.cards
        if not cards:
            return (_("The last card will be announced"), "table_good") if self._announces else NOTHING
        play = self._chosen_name(cards)
        name = sentence(play)
        if self.walk.refusal_to_lay(cards, announce=self._announces) is not None:
            return name, "table_quiet"
        if self._is_sure:
            return _("Lay {play}? Enter once more").format(play=play), "table_accent"
        if self.view is not None and ruins(self.view, self.walk.table.rules, self.walk.tables, cards):
            boms = title_text(Title.BOMS, self.boms.words)
            return _("{play}: with Enter you are {boms} at once").format(play=name, boms=boms), "table_warning"
        if self._announces and self.view and count(self.view.hand) - count(cards) == 1:
            return _("{play} – Enter lays and announces the last card").format(play=name), "table_good"
        return _("{play} – Enter lays").format(play=name), "table_good"

    def _chosen_name(self, cards: Cards) -> str:
        """What the cards are when laid; with wild ones, which rank they stand for and how many they are."""
        group = self.walk.tables.group(cards)
        if group is not None and group.rank == MASTER_RANK:
            return group_text(group.rank, group.size)
        if group is not None:
            return play_text(Laid(-1, cards, group.rank, group.size))
        return cards_signs(cards, self.boms.words, letters=self.boms.look.has_letters)
