"""Keys: which commands of a match have which keys, and other ones for them."""

from __future__ import annotations

from msgspec import structs
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal

from boms.packs import PackError
from boms.text import N_, _, sentence
from boms.ui.commands import Command, key_name
from boms.ui.keymap import USUAL, Usual, changeable, is_key, label_of
from boms.ui.preferences_file import refusal_of_key, write_keys
from boms.ui.screens.base import Framed
from boms.ui.screens.layout import WIDTHS
from boms.ui.widgets.setup_reading import Paragraph, Reading
from boms.ui.widgets.setup_rows import Row, Rows, stepped

_HEADINGS = {"general": N_("Everywhere"), "table": N_("Table"), "hand": N_("Hand"), "exchange": N_("Exchange")}


class KeysScreen(Framed):
    """The commands and their keys; Enter waits for another key, which is refused where something else has it."""

    CSS = """
    KeysScreen .body { padding: 1 1 0 1; }
    KeysScreen Rows { width: 42; }
    KeysScreen Reading { margin-left: 1; }
    KeysScreen.-wide Rows { width: 50; }
    KeysScreen.-wide Reading, KeysScreen.-widest Reading { padding: 1 1; margin-left: 3; background: $panel; }
    KeysScreen.-widest .body { align: center top; }
    KeysScreen.-widest Rows { width: 60; }
    KeysScreen.-widest Reading { width: 80; }
    KeysScreen.-narrow .body { padding: 0 1; }
    KeysScreen.-narrow Rows { width: 32; }
    """
    HORIZONTAL_BREAKPOINTS = WIDTHS

    def __init__(self) -> None:
        super().__init__()
        self._chosen = changeable()[0].name
        self._waits = False
        self._refusal = ""
        self._list = Rows()
        self._told = Reading(ground="panel")

    def body(self) -> ComposeResult:
        """The list, and what can be done."""
        with Horizontal(classes="body"):
            yield self._list
            yield self._told

    def top(self) -> tuple[str, str]:
        """The name of the screen."""
        return _("Keys"), ""

    def commands(self) -> tuple[Command, ...]:
        """Another key, the usual ones, back; while a key is waited for, only to stop waiting."""
        if self._waits:
            return (Command("stop_waiting", ("escape",), _("as it was"), self._stop_waiting),)
        usual = Command("usual", ("delete", "backspace"), _("usual keys"), self._reset)
        return (
            Command("choose", ("enter",), _("another key"), self._wait),
            Command("up", ("up",), _("command"), lambda: self._move(-1), key_label="↑ ↓"),
            Command("down", ("down",), _("down"), lambda: self._move(1), shown=False),
            *((usual,) if self._chosen in self.boms.preferences.keymap else ()),
            Command("back", ("escape",), _("back"), lambda: self.boms.show("preferences")),
        )

    def on_shown(self) -> None:
        """Begins without waiting for a key."""
        self._waits, self._refusal = False, ""
        self._show()

    def on_key(self, event: events.Key) -> None:
        """Takes the key that is waited for."""
        if not self._waits or event.key in ("escape", "ctrl+q"):
            super().on_key(event)
            return
        event.stop()
        event.prevent_default()
        name = event.character if event.is_printable and event.character and is_key(event.character) else event.key
        if is_key(name):
            self._give(name)

    def _wait(self) -> None:
        self._waits, self._refusal = True, ""
        self._show()

    def _stop_waiting(self) -> None:
        self._waits = False
        self._show()

    def _give(self, key: str) -> None:
        """Gives the highlighted command this key, unless something else has it."""
        self._refusal = refusal_of_key(self.boms.preferences.keymap, self._chosen, key)
        if not self._refusal:
            self._waits = False
            self._keep((key,))
        self._show()

    def _reset(self) -> None:
        self._refusal = ""
        self._keep(self._usual().keys)
        self._show()

    def _keep(self, keys: tuple[str, ...]) -> None:
        keymap = {name: its for name, its in self.boms.preferences.keymap.items() if name != self._chosen}
        if keys != self._usual().keys:
            keymap[self._chosen] = keys
        self.boms.use_preferences(structs.replace(self.boms.preferences, keymap=keymap))
        try:
            write_keys(self._chosen, keys)
        except PackError as error:
            self._refusal = str(error)

    def _usual(self) -> Usual:
        return next(usual for usual in changeable() if usual.name == self._chosen)

    def _move(self, by: int) -> None:
        self._chosen, self._refusal = stepped(self._list.names(), self._chosen, by), ""
        self._show()

    def _show(self) -> None:
        self._list.set_rows(self._rows(), self._chosen, is_active=not self._waits)
        self._told.tell(self._lines())
        self.refresh_frame()

    def _rows(self) -> list[Row]:
        """Every command once, below the screen that has it, or those that several have."""
        homes: dict[str, list[Usual]] = {home: [] for home in _HEADINGS}
        for usual in changeable():
            its = [screen for screen, all_ in USUAL.items() if any(usual.name == other.name for other in all_)]
            homes[its[0] if len(its) == 1 else "hand" if len(its) == 2 else "general"].append(usual)
        rows: list[Row] = []
        for home, its_commands in homes.items():
            if its_commands:
                rows.append(Row("", _(_HEADINGS[home]), style="heading"))
                rows += [self._row(usual) for usual in its_commands]
        return rows

    def _row(self, usual: Usual) -> Row:
        own = self.boms.preferences.keymap.get(usual.name)
        said = "  ".join(key_name(key) for key in own or usual.keys)
        return Row(usual.name, sentence(_(usual.label)), said, mark=self.boms.look.glyph("◆", "*") if own else "")

    def _lines(self) -> list[Paragraph]:
        heading = Paragraph(sentence(label_of(self._chosen)), "accent")
        if self._waits:
            lines = [heading, Paragraph(_("Press the key that is to do this"), "good")]
        else:
            usual = "  ".join(map(key_name, self._usual().keys))
            lines = [heading, Paragraph(_("Usual: {keys}").format(keys=usual), "quiet")]
        if self._refusal:
            lines += [Paragraph(""), Paragraph(self._refusal, "warning", "!")]
        return lines

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        if event.again:
            self._wait()
            return
        self._chosen, self._waits, self._refusal = event.name, False, ""
        self._show()
