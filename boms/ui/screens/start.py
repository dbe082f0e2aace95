"""Start: a new match, the unfinished one, and what else there is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from boms.store import StoreError
from boms.text import _, list_text
from boms.ui.commands import Command
from boms.ui.screens import WHERE
from boms.ui.screens.base import Framed
from boms.ui.setup import Setup
from boms.ui.widgets.caption import Caption
from boms.ui.widgets.setup_rows import Row, Rows, stepped
from boms.ui.widgets.setup_title import Title

if TYPE_CHECKING:
    from boms.store import Summary


class StartScreen(Framed):
    """A short list of what can be begun. What does not exist is not listed."""

    VERTICAL_BREAKPOINTS = [(0, "-short"), (22, "-middle"), (30, "-tall"), (50, "-huge")]  # noqa: RUF012 - the framework's declaration

    def __init__(self) -> None:
        super().__init__()
        self._last: Summary | None = None
        self._unfinished: tuple[Summary, ...] = ()
        self._chosen = ""
        self._list = Rows()
        self._about = Caption()

    def body(self) -> ComposeResult:
        """The title, the list, and who is meant."""
        with Vertical(classes="body"):
            yield Title()
            with Center():
                yield self._list
            yield self._about

    def _entries(self) -> tuple[Command, ...]:
        """Everything that can be begun."""
        boms = self.boms
        others = (
            ("how_to_play", "h", _("How to play")),
            ("history", "m", _("Matches played")),
            ("hall_of_fame", "f", _("Hall of fame")),
            ("preferences", "p", _("Preferences")),
        )
        return (
            *self._known_tables(),
            Command("new", ("n",), _("New match"), lambda: boms.show("variant")),
            *(Command(name, (key,), said, partial(boms.show, name)) for name, key, said in others if self._has(name)),
            Command("quit", ("q",), _("Leave"), boms.leave),
        )

    def _known_tables(self) -> tuple[Command, ...]:
        """An unfinished match, and the table of the last one."""
        several = len(self._unfinished) > 1
        label = _("Continue a match") if several else _("Continue the match")
        go_on = Command("go_on", ("c",), label, self._go_on)
        again = Command("again", ("a",), _("The same table again"), self._again)
        return (*((go_on,) if self._unfinished else ()), *((again,) if self._last else ()))

    def _has(self, name: str) -> bool:
        return name in WHERE and (self._last is not None or name not in ("history", "hall_of_fame"))

    def _go_on(self) -> None:
        if len(self._unfinished) == 1:
            self.boms.resume(self._unfinished[0])
        else:
            self.boms.show("continue_match")

    def _again(self) -> None:
        """The people and the rules of the last match, straight to the agreement."""
        last, boms = self._last, self.boms
        if last is None:
            return
        from boms.ui.packs_of_matches import pack_of

        pack = pack_of(last.pack)
        if pack is None:
            text = _("The rule pack {pack} is not there any more, or broken: begin a new match with another one")
            boms.read(_("The same table again"), text.format(pack=last.pack))
            return
        try:
            rules = boms.keeping.read(lambda store: store.load(last.match_id)).last_rules()
        except StoreError as error:
            boms.read(_("The same table again"), str(error))
            return
        boms.setup = Setup(pack, rules, last.names)
        boms.show("agreement")

    def commands(self) -> tuple[Command, ...]:
        """Choosing by arrows and Enter, or by the letter of an entry."""
        entries = (Command(e.name, e.keys, e.label, e.act, shown=False) for e in self._entries())
        return (
            Command("choose", ("enter",), _("choose"), self._begin),
            Command("up", ("up",), _("up and down"), lambda: self._move(-1), key_label="↑ ↓"),
            Command("down", ("down",), _("down"), lambda: self._move(1), shown=False),
            *entries,
        )

    def on_shown(self) -> None:
        """Lists what there is now, with the likeliest wish chosen."""
        found = self.boms.keeping.last_and_unfinished()
        self._last, self._unfinished = (found[0] if found else None), found[1:]
        setup = self.boms.setup
        if self._last is not None and not setup.names:
            setup.names, setup.last_pack = self._last.names, self._last.pack
        self._chosen = self._entries()[0].name
        self._list_entries()

    def _list_entries(self) -> None:
        rows = [Row(entry.name, entry.label, entry.keys[0].upper()) for entry in self._entries()]
        self._list.set_rows(rows, self._chosen)
        self._about.say(self._who())

    def _who(self) -> str:
        """Who sits at the table that is meant; to people who have never played, where to learn it."""
        if self._chosen == "go_on" and len(self._unfinished) == 1:
            match = self._unfinished[0]
            return _("Round {number}: {names}").format(number=match.round_number, names=list_text(match.names))
        if self._chosen == "go_on":
            return _("{number} matches are unfinished").format(number=len(self._unfinished))
        if self._last is None:
            return _("Never played? H shows how it goes in two minutes")
        return list_text(self._last.names) if self._chosen == "again" else ""

    def _move(self, by: int) -> None:
        self._chosen = stepped(self._list.names(), self._chosen, by)
        self._list_entries()

    def _begin(self) -> None:
        next(entry for entry in self._entries() if entry.name == self._chosen).act()

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        self._chosen = event.name
        self._list_entries()
        self._begin()
