"""Own packs: a new name for one, or a copy under another name."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Vertical

from boms.packs import Pack, PackError, delete_pack, duplicate_pack, rename_pack
from boms.rules import Rules
from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens.typed import Typed
from boms.ui.setup import Setup
from boms.ui.widgets.setup_line import Line, proposal
from boms.ui.widgets.setup_reading import Paragraph, Reading

Named = Callable[[str], Pack]
"""Makes a pack of the name that was typed. Raises PackError."""


class OwnPacksScreen(Typed):
    """Asks for a name; Enter gives it to the pack, and a name that will not do is answered in one sentence."""

    CSS = """
    OwnPacksScreen .body { padding: 1 2; align: center middle; }
    OwnPacksScreen Reading { width: 70%; min-width: 54; height: auto; padding: 1 2; background: $panel; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._heading = self._question = self._refusal = ""
        self._line = Line()
        self._naming: Named | None = None
        self._told = Reading(ground="panel")

    def body(self) -> ComposeResult:
        """The question and the name."""
        with Vertical(classes="body"):
            yield self._told

    def top(self) -> tuple[str, str]:
        """What is done."""
        return self._heading, ""

    def commands(self) -> tuple[Command, ...]:
        """Done, back, moving in the name."""
        line = self._line
        return (
            Command("name", ("enter",), _("save"), self._save),
            Command("back", ("escape",), _("back"), lambda: self.boms.show("variant")),
            Command("left", ("left",), _("left"), lambda: self._write(line.moved(-1)), shown=False),
            Command("right", ("right",), _("right"), lambda: self._write(line.moved(1)), shown=False),
            Command("erase", ("backspace",), _("erase"), lambda: self._write(line.erased()), shown=False),
        )

    def rename(self, pack: Pack) -> None:
        """Asks for another name of an own pack."""
        name = pack.words_in().name
        self._ask(_("Rename"), _("Another name for “{variant}”").format(variant=name), name)
        self._naming = lambda text: _follow(self.boms.setup, pack, rename_pack(pack.id, text))

    def duplicate(self, pack: Pack) -> None:
        """Asks for the name of a copy."""
        name = pack.words_in().name
        question = _("Name of your copy of “{variant}”").format(variant=name)
        self._ask(_("Duplicate"), question, _("{variant} at our table").format(variant=name))
        self._naming = lambda text: duplicate_pack(pack.id, text)

    def _ask(self, heading: str, question: str, name: str) -> None:
        self._heading, self._question = heading, question
        self._write(proposal(name))

    def typed(self, text: str) -> None:
        """Into the name."""
        self._write(self._line.typed(text))

    def _write(self, line: Line) -> None:
        self._line, self._refusal = line, ""
        self._tell()

    def on_shown(self) -> None:
        """Shows the question."""
        self._tell()

    def _tell(self) -> None:
        cursor, line = self.boms.look.glyph("▏", "_"), self._line
        lines = [
            Paragraph(self._question),
            Paragraph(""),
            Paragraph(line.text[: line.at] + cursor + line.text[line.at :], "accent", self.boms.look.glyph("▸", ">")),
        ]
        self._told.tell([*lines, Paragraph(""), Paragraph(self._refusal, "warning", "!")] if self._refusal else lines)

    def _save(self) -> None:
        """Names the pack, and back to the variants with it highlighted."""
        if self._naming is None or self.boms.shown != "own_packs":
            return
        try:
            pack = self._naming(self._line.text)
        except PackError as error:
            self._refusal = str(error)
            self._tell()
        else:
            self.boms.setup.highlighted = pack.path.as_posix()
            self.boms.show("variant")


def _follow(setup: Setup, old: Pack, new: Pack) -> Pack:
    """A pack has another name and file: if it was chosen it still is, with what was toggled."""
    if setup.pack is not None and setup.pack.path == old.path:
        setup.pack = new
    return new


def delete_own(setup: Setup, pack_id: str) -> None:
    """Deletes an own pack; if it was chosen, none is any more. Raises PackError."""
    delete_pack(pack_id)
    if setup.pack is not None and setup.pack.id == pack_id:
        setup.pack, setup.rules = None, Rules()
