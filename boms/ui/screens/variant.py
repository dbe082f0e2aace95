"""Variant: which rules to play by."""

from __future__ import annotations

from functools import partial
from typing import Literal, cast

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal

from boms.packs import BrokenPack, Pack, PackError, shelf
from boms.rules import Rules
from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens.base import Framed
from boms.ui.screens.layout import WIDTHS
from boms.ui.screens.own_packs import OwnPacksScreen, delete_own
from boms.ui.screens.question import no, yes
from boms.ui.widgets.setup_reading import Reading
from boms.ui.widgets.setup_rows import Row, Rows, stepped
from boms.ui.widgets.setup_words import broken_lines, changed_mark, pack_lines


class VariantScreen(Framed):
    """The packs on the left, broken ones too; on the right the rules of the highlighted one in words."""

    CSS = """
    VariantScreen .body { padding: 1 1 0 1; }
    VariantScreen Rows { width: 35; }
    VariantScreen.-narrow Rows { width: 24; }
    VariantScreen Reading { margin-left: 1; }
    VariantScreen.-wide Rows { width: 40; }
    VariantScreen.-wide Reading, VariantScreen.-widest Reading { padding: 1 1; margin-left: 3; background: $panel; }
    VariantScreen.-widest .body { align: center top; }
    VariantScreen.-widest Rows { width: 46; }
    VariantScreen.-widest Reading { width: 100; }
    """
    HORIZONTAL_BREAKPOINTS = WIDTHS

    def __init__(self) -> None:
        super().__init__()
        self._packs: tuple[Pack | BrokenPack, ...] = ()
        self._chosen = ""
        self._list = Rows()
        self._reading = Reading(ground="panel")

    def body(self) -> ComposeResult:
        """List and text."""
        with Horizontal(classes="body"):
            yield self._list
            yield self._reading

    def top(self) -> tuple[str, str]:
        """The question."""
        return _("Which variant?"), ""

    def commands(self) -> tuple[Command, ...]:
        """Choose, look around, house rules, back."""
        on_paper = self._reading
        usable = (
            Command("choose", ("enter",), _("play this"), lambda: self._choose("players")),
            Command("house_rules", ("h",), _("house rules"), lambda: self._choose("house_rules")),
        )
        return (
            *(usable if isinstance(self._pack(), Pack) else ()),
            *self._pack_commands(),
            Command("back", ("escape",), _("back"), lambda: self.boms.show("start")),
            Command("up", ("up",), _("variant"), lambda: self._move(-1), key_label="↑ ↓"),
            Command("down", ("down",), _("down"), lambda: self._move(1), shown=False),
            Command("read_on", ("pagedown", "space", "right"), _("read on"), lambda: on_paper.scroll_by(8)),
            Command("read_back", ("pageup", "left"), _("read back"), lambda: on_paper.scroll_by(-8), shown=False),
        )

    def _pack_commands(self) -> tuple[Command, ...]:
        """What can be done with the file of a pack: copying any, more with an own one."""
        pack = self._pack()
        duplicate = Command("duplicate", ("d",), _("duplicate"), lambda: self._name_pack("duplicate"))
        rename = Command("rename", ("r",), _("rename"), lambda: self._name_pack("rename"))
        delete = Command("delete", ("delete",), _("delete"), self._ask_to_delete)
        if isinstance(pack, Pack):
            return (duplicate,) if pack.is_shipped else (duplicate, rename, delete)
        is_alone = pack is not None and [other.id for other in self._packs].count(pack.id) == 1
        return (delete,) if is_alone else ()

    def on_shown(self) -> None:
        """Reads the packs again: somebody may just have put one right."""
        self._packs = shelf()
        known = [pack.path.as_posix() for pack in self._packs]
        setup = self.boms.setup
        last = next((pack.path.as_posix() for pack in self._packs if pack.id == setup.last_pack), "")
        wished = (setup.highlighted, self._chosen, setup.pack.path.as_posix() if setup.pack else last, known[0])
        self._chosen = next(path for path in wished if path in known)
        setup.highlighted = ""
        self._show_packs()

    def _pack(self) -> Pack | BrokenPack | None:
        return next((pack for pack in self._packs if pack.path.as_posix() == self._chosen), None)

    def _show_packs(self) -> None:
        self._list.set_rows(tuple(self._rows()), self._chosen)
        good = [pack for pack in self._packs if isinstance(pack, Pack)]
        pack = self._pack()
        if isinstance(pack, Pack):
            self._reading.tell(pack_lines(pack, good, changed_mark(self.boms.look), self._rules(pack)))
        elif pack is not None:
            self._reading.tell(broken_lines(pack))
        self.refresh_frame()

    def _rules(self, pack: Pack) -> Rules:
        """The rules in force if this is played: changed house rules hold for the pack they were changed from."""
        setup = self.boms.setup
        return setup.rules if setup.pack == pack else pack.rules

    def _rows(self) -> list[Row]:
        groups = (
            (_("Variants"), [self._row(p) for p in self._packs if isinstance(p, Pack) and p.is_shipped]),
            (_("Your own"), [self._row(p) for p in self._packs if isinstance(p, Pack) and not p.is_shipped]),
            (_("Broken"), [_broken_row(p) for p in self._packs if isinstance(p, BrokenPack)]),
        )
        return [row for heading, rows in groups if rows for row in (Row("", heading, style="heading"), *rows)]

    def _row(self, pack: Pack) -> Row:
        low, high = pack.best_with
        return Row(pack.path.as_posix(), pack.words_in().name, str(low) if low == high else f"{low}–{high}")

    def _move(self, by: int) -> None:
        self._chosen = stepped(self._list.names(), self._chosen, by)
        self._show_packs()

    def _choose(self, then: str) -> None:
        """Takes the highlighted pack; toggles of the same pack are kept."""
        pack, setup = self._pack(), self.boms.setup
        if not isinstance(pack, Pack):
            return
        if setup.pack != pack:
            setup.pack, setup.rules = pack, pack.rules
        setup.house_rules_from = "variant"
        self.boms.show(then)

    def _name_pack(self, how: Literal["duplicate", "rename"]) -> None:
        """Asks for the name of a copy, or another name."""
        pack, screen = self._pack(), cast(OwnPacksScreen, self.boms.framed("own_packs"))
        if isinstance(pack, Pack):
            (screen.duplicate if how == "duplicate" else screen.rename)(pack)
            self.boms.show("own_packs")

    def _ask_to_delete(self) -> None:
        pack = self._pack()
        if pack is not None:
            name = pack.words_in().name if isinstance(pack, Pack) else pack.id
            answers = (
                yes(_("delete"), partial(self._delete, pack.id)),
                no(_("keep"), self.boms.back),
            )
            self.boms.ask(_("Delete “{variant}” for good?").format(variant=name), answers, chosen=1)

    def _delete(self, pack_id: str) -> None:
        try:
            delete_own(self.boms.setup, pack_id)
        except PackError as error:
            self.boms.read(_("Not deleted"), str(error))
        else:
            self.boms.show("variant")

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        self._chosen = event.name
        self._show_packs()
        if event.again:
            self._choose("players")


def _broken_row(pack: BrokenPack) -> Row:
    return Row(pack.path.as_posix(), pack.id, mark="!", style="warning")
