"""The Table screen: what everybody may see, and who takes the screen next (table.md §1)."""

from __future__ import annotations

from functools import partial

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal

from boms.rules import Title
from boms.seat import Phase, Step
from boms.text import _, title_text, where_text
from boms.ui.commands import Command
from boms.ui.controller import Call, Errand, Walk
from boms.ui.motion import Movement, frame_at, movements
from boms.ui.screens.called import Called
from boms.ui.screens.layout import has_large, has_ring, table_share
from boms.ui.screens.question import no, yes
from boms.ui.widgets.log import TrickLog
from boms.ui.widgets.pile import Pile
from boms.ui.widgets.ring import TableRing
from boms.ui.widgets.seats import SeatsRing


class TableScreen(Called):
    """Seats, pile, log, and the banner; where there is room the seats stand round the pile."""

    is_lively = True
    """Whether the seats may stand round the pile, and cards may move."""

    def __init__(self) -> None:
        super().__init__()
        self.seats, self.pile, self.log_ = SeatsRing(), Pile(), TrickLog()
        self.ring = TableRing()
        self.middle = Horizontal(self.ring, self.pile, self.log_, classes="middle")
        self._moves: tuple[Movement, ...] = ()
        self._seen: tuple[Walk, int, int] | None = None
        """The walk, the round and how much of it had happened when the table was last shown."""

    def body(self) -> ComposeResult:
        """Seats, pile and log, banner."""
        yield self.seats
        yield self.middle
        yield self.banner

    def on_shown(self) -> None:
        """Brings everything up to date."""
        super().on_shown()
        scene = self.walk.scene()
        for part in (self.seats, self.pile, self.ring, self.log_):
            part.show(scene)
        self._fit(self.app.size.width, self.app.size.height)
        self._moves = self._movements()
        self.begin_motion()

    def _movements(self) -> tuple[Movement, ...]:
        """What has happened since the table was last shown, to be seen once."""
        events_, number = self.walk.table.news(), self.walk.table.public().round_number
        walk, round_number, told = self._seen or (None, 0, 0)
        self._seen = (self.walk, number, len(events_))
        if not self.is_lively or walk is not self.walk:
            return ()
        return movements(events_, told if round_number == number else 0)

    def may_move(self) -> bool:
        """Where something has happened, too."""
        return bool(self._moves) and super().may_move()

    def draw_motion(self, share: float) -> None:
        """Draws the pile in movement."""
        frame = frame_at(self._moves, share)
        self.pile.move(frame)
        self.ring.move(frame)

    def top(self) -> tuple[str, str]:
        """Pack and round on the left, whose turn on the right."""
        public = self.walk.table.public()
        left = where_text(public, self.boms.words)
        actor = self.walk.scene().actor()
        if actor is None or self.walk.is_aside:
            return left, ""
        due = _("{name} to give") if public.phase is Phase.EXCHANGE else _("{name} to play")
        return left, due.format(name=actor.name)

    def banner_words(self) -> tuple[str, str, str]:
        """Whom the table waits for; else what has to be done by anybody."""
        call, names, public = self.walk.call(), self.walk.table.names(), self.walk.table.public()
        if call is not None:
            return super().banner_words()
        if public.phase is Phase.CLEAR:
            return _("Clear the table"), self._keepers_task(names), _("V  clear")
        if public.step is Step.SWAP:
            said = _("Those in the middle may swap one card each: {names}")
            who = ", ".join(names[seat] for seat in public.may_swap)
            return _("Swaps in the middle"), said.format(names=who), _("Enter  no more swaps?")
        return "", "", ""

    def _keepers_task(self, names: tuple[str, ...]) -> str:
        keeper, boms = self.walk.table.public().keeper, title_text(Title.BOMS, self.boms.words)
        said = _("That is for {name}. Whoever else does it will be {boms} of the next round.")
        return said.format(name=names[keeper], boms=boms) if keeper is not None else _("Who clears it?")

    def commands(self) -> tuple[Command, ...]:
        """What can be done by whom at the table."""
        return (*self._main_commands(), *self._other_commands(), *self._log_commands())

    def _main_commands(self) -> tuple[Command, ...]:
        walk, public = self.walk, self.walk.table.public()
        found = []
        if walk.call() is not None:
            found.append(self.call_command())
        elif public.step is Step.SWAP:
            found.append(Command("end_swaps", ("enter",), _("no more swaps"), self._end_swaps))
            found.append(Command("swap", ("o",), _("swap"), self._swap))
        if public.phase is Phase.CLEAR:
            found.append(Command("clear", ("v", "enter"), _("clear the table"), self._clear, key_label="V"))
        if walk.is_aside:
            found.append(Command("back", ("escape",), _("never mind"), self._never_mind))
        return tuple(found)

    def _never_mind(self) -> None:
        """Whoever was called aside is so no longer; an offer that waits for an answer falls, which is asked first."""
        call, names = self.walk.call(), self.walk.table.names()
        if call is None or not call.is_answer or call.other is None:
            self.walk.call_aside(None)
            return
        nobody = partial(self.walk.call_aside, None)
        question = _("No swap? The offer of {name} falls then.").format(name=names[call.other])
        self.boms.ask(question, (yes(_("no swap"), nobody), no(_("leave it"), self.boms.back)), chosen=1)

    def _end_swaps(self) -> None:
        """Nobody swaps any more, once everybody has heard the question."""
        ends = yes(_("nobody swaps any more"), self.walk.end_swaps)
        self.boms.ask(_("Does nobody in the middle swap any more?"), (ends, no(_("wait for swaps"), self.boms.back)))

    def _other_commands(self) -> tuple[Command, ...]:
        found = []
        if self.walk.table.public().may_break_in:
            found.append(Command("break_in", ("!",), _("break in"), self._break_in))
        found.append(self.see_command())
        if self.walk.may_take_back():
            found.append(Command("take_back", ("u",), _("take back"), self.walk.take_back))
        if self.boms.preferences.memory:
            found.append(Command("laid", ("k",), _("laid so far"), self._laid))
        return tuple(found)

    def _log_commands(self) -> tuple[Command, ...]:
        if not self.log_.display:
            return (Command("log", ("l",), _("the log"), self._read_log),) if self.is_lively else ()
        page = max(3, self.log_.size.height - 2)
        return (
            Command("log_up", ("up", "pageup"), _("earlier"), lambda: self.log_.scroll_by(page), shown=False),
            Command("log_down", ("down", "pagedown"), _("later"), lambda: self.log_.scroll_by(-page), shown=False),
        )

    def _read_log(self) -> None:
        from boms.ui.pages import read_log

        read_log(self.boms)

    def _break_in(self) -> None:
        if self.walk.table.public().may_break_in:
            self.ask_who(_("Who breaks in?"), self.live(), lambda s: self.walk.call_aside(Call(s, Errand.BREAK_IN)))

    def _clear(self) -> None:
        seats = tuple(range(len(self.walk.table.names())))
        self.ask_who(_("Who clears the table?"), seats, self._clear_by, self.walk.table.public().keeper or 0)

    def _clear_by(self, seat: int) -> None:
        """Clears, or asks first whoever is punished for it."""
        keeper, names = self.walk.table.public().keeper, self.walk.table.names()
        if keeper is None or keeper == seat:
            self.walk.clear_table(seat)
            return
        question = _("Clearing is for {keeper}.\nIf {name} does it, {name} will be {boms} of the next round.").format(
            keeper=names[keeper], name=names[seat], boms=title_text(Title.BOMS, self.boms.words)
        )
        clears = yes(_("{name} clears it").format(name=names[seat]), lambda: self.walk.clear_table(seat))
        self.boms.ask(question, (clears, no(_("leave it"), self.boms.back)), chosen=1)

    def _swap(self) -> None:
        seats = self.walk.table.public().may_swap
        self.ask_who(_("Who wants to swap?"), seats, self._swap_with)

    def _swap_with(self, seat: int) -> None:
        others = tuple(other for other in self.walk.table.public().may_swap if other != seat)
        self.ask_who(_("With whom?"), others, lambda other: self.walk.call_aside(Call(seat, Errand.SWAP, other)))

    def _laid(self) -> None:
        from boms.ui.pages import laid_page

        self.boms.read(_("Laid so far in this round"), laid_page(self.walk.scene(), self.boms.look))

    def _fit(self, width: int, height: int) -> None:
        share, has_round = table_share(width, height), self.is_lively and has_ring(width, height)
        self.ring.is_large = self.boms.preferences.big_table and has_large(width, height)
        self.ring.display = has_round
        self.seats.display = self.pile.display = not has_round
        self.log_.display = not (has_round and self.ring.is_large)
        self.log_.styles.margin = (0, 0, 0, 2 if has_round else 0)
        self.seats.styles.height = share.seats
        self.log_.styles.width = share.log
        self.banner.styles.height = share.words
        self.middle.styles.margin = (1 if has_round and height >= 36 else share.margin, 1)
        self.seats.styles.margin = (share.margin, int(width >= 100), 0, int(width >= 100))

    def on_resize(self, event: events.Resize) -> None:
        """Shares out the rows anew."""
        self.end_motion()
        self._fit(event.size.width, event.size.height)
