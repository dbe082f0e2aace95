"""Start: a new match, the unfinished one, and what else there is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical

from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens import WHERE
from boms.ui.screens.base import Framed
from boms.ui.widgets.setup_rows import Row, Rows, stepped
from boms.ui.widgets.setup_title import Title


class StartScreen(Framed):
    """A short list of what can be begun. What does not exist is not listed."""

    CSS = """
    StartScreen Title { height: 9; }
    StartScreen.-short Title { height: 4; }
    StartScreen.-tall Title { height: 14; }
    StartScreen Vertical { align: center middle; }
    StartScreen Center { height: auto; }
    StartScreen Rows { width: 44; height: auto; }
    """
    VERTICAL_BREAKPOINTS = [(0, "-short"), (22, "-middle"), (34, "-tall")]  # noqa: RUF012 - the framework's declaration

    def __init__(self) -> None:
        super().__init__()
        self.unfinished: Callable[[], object] | None = None
        """Goes on with the match that was left unfinished; None: there is none."""
        self._chosen = ""
        self._list = Rows()

    def body(self) -> ComposeResult:
        """The title and the list."""
        with Vertical(classes="body"):
            yield Title()
            with Center():
                yield self._list

    def _entries(self) -> tuple[Command, ...]:
        """Everything that can be begun."""
        boms = self.boms
        entries = (
            [] if self.unfinished is None else [Command("go_on", ("c",), _("Continue the match"), self.unfinished)]
        )
        entries.append(Command("new", ("n",), _("New match"), lambda: boms.show("variant")))
        others = (
            ("how_to_play", "h", _("How to play")),
            ("hall_of_fame", "f", _("Hall of fame")),
            ("preferences", "p", _("Preferences")),
        )
        entries += [
            Command(name, (key,), label, partial(boms.show, name)) for name, key, label in others if name in WHERE
        ]
        return (*entries, Command("quit", ("q",), _("Leave"), boms.leave))

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
        self._chosen = self._entries()[0].name
        self._list_entries()

    def _list_entries(self) -> None:
        rows = [Row(entry.name, entry.label, entry.keys[0].upper()) for entry in self._entries()]
        self._list.set_rows(rows, self._chosen)

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
