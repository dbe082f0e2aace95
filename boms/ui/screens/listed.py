"""The base of screens that are a list in columns: moving in it is the same everywhere."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical

from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens.base import Framed
from boms.ui.widgets.columns import Columns, Row
from boms.ui.widgets.setup_reading import Paragraph, Reading


class Listed(Framed):
    """A list, and a few words below it. Subclasses give `heading`, `rows`, `notes`, and what Enter does (`open`)."""

    CSS = """
    .body { padding: 1 0 0 0; align: center top; }
    Reading { height: 4; padding: 1 3; max-width: 82; }
    """
    elastic: tuple[int, ...] = (0,)
    """Columns that are cut where there is little room, the first one first."""
    right: tuple[int, ...] = ()
    """Columns of numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = 0
        self._list = Columns(elastic=self.elastic, right=self.right)
        self._words = Reading()

    def body(self) -> ComposeResult:
        """List and words."""
        with Vertical(classes="body"):
            yield self._list
            yield self._words

    def heading(self) -> Row:
        """What stands above the columns."""
        return ()

    def rows(self) -> tuple[Row, ...]:
        """All rows."""
        return ()

    def nothing(self) -> str:
        """What is said instead of an empty list."""
        return ""

    def notes(self) -> tuple[Paragraph, ...]:
        """Words below the list."""
        return ()

    def open(self) -> None:
        """What Enter does with the chosen row."""

    def moving_commands(self) -> tuple[Command, ...]:
        """Up and down, by rows and by pages, and back."""
        can_move = len(self.rows()) > 1
        return (
            Command("up", ("up",), _("up and down"), lambda: self.move(-1), shown=can_move, key_label="↑ ↓"),
            Command("down", ("down",), _("down"), lambda: self.move(1), shown=False),
            Command("page_up", ("pageup",), _("page up"), lambda: self.move(-self._list.page()), shown=False),
            Command("page_down", ("pagedown",), _("page down"), lambda: self.move(self._list.page()), shown=False),
            Command("back", ("escape",), _("back"), self.boms.back),
        )

    def move(self, by: int) -> None:
        """Chooses another row."""
        self.chosen = min(max(0, self.chosen + by), max(0, len(self.rows()) - 1))
        self.list_again()

    def on_shown(self) -> None:
        """Lists what there is now."""
        self.move(0)

    def list_again(self) -> None:
        """Brings everything up to date."""
        self._list.set_rows(self.heading(), self.rows(), self.chosen, self.nothing())
        self._words.tell(self.notes())
        self.refresh_frame()

    @on(Columns.Picked)
    def _picked(self, event: Columns.Picked) -> None:
        self.chosen = event.number
        self.list_again()
        if event.again:
            self.open()
