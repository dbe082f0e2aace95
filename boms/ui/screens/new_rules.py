"""New rules: between two rounds rules are changed only if everybody at the table agrees."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical

from boms.rules import Rules, changed, conflicts
from boms.text import _, conflict_text, key_paragraph, key_text, list_text, value_text
from boms.text.changes import rule_line
from boms.text.names import number_problem
from boms.ui.commands import Command
from boms.ui.screens.base import Framed
from boms.ui.widgets.lines import Banner
from boms.ui.widgets.setup_reading import Paragraph, Reading
from boms.ui.widgets.setup_values import value_of
from boms.ui.widgets.setup_words import changed_mark


class NewRulesScreen(Framed):
    """What would change, and one player after the other agrees; one who refuses, and everything stays as it was."""

    CSS = """
    NewRulesScreen .body { padding: 1 2 0 2; }
    NewRulesScreen #who { height: auto; padding: 0 1; margin: 1 0; }
    NewRulesScreen Banner { height: 5; margin: 0; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._what, self._who, self._banner = Reading(ground="panel"), Reading(id="who"), Banner()
        self._agreed = 0
        """How many have agreed, in seat order."""

    def body(self) -> ComposeResult:
        """The changes, who has agreed, and who is asked."""
        with Vertical(classes="body"):
            yield self._what
            yield self._who
            yield self._banner

    def propose(self) -> None:
        """Begins with the rules in force, which the House rules screen then changes."""
        self._agreed = 0
        self.boms.setup.rules = self.walk.table.rules
        self.boms.setup.house_rules_from = "new_rules"
        self.boms.show("house_rules")

    def top(self) -> tuple[str, str]:
        """What is asked of everybody."""
        return _("New rules from the next deal on?"), ""

    @property
    def _proposed(self) -> Rules:
        return self.boms.setup.rules

    def _keys(self) -> tuple[str, ...]:
        return tuple(changed(self._proposed, self.walk.table.rules))

    def _problem(self) -> str | None:
        """Why these rules cannot hold at this table, in one sentence; None: they can."""
        impossible = conflicts(self._proposed)
        if impossible:
            return conflict_text(impossible[0])
        least, most = self._proposed.min_players, self._proposed.max_players
        return number_problem(len(self.walk.table.names()), least, most)

    def _asked(self) -> str | None:
        """Who is to agree next; None: nobody, as nothing would change or nothing can."""
        if self._problem() or not self._keys():
            return None
        return self.walk.table.names()[self._agreed]

    def on_shown(self) -> None:
        """Says what would change."""
        self._what.tell([line for key in self._keys() for line in self._change(key)])
        self._ask()

    def _change(self, key: str) -> tuple[Paragraph, ...]:
        words, mark = self.boms.words, changed_mark(self.boms.look)
        text = rule_line(
            key_text(key),
            value_text(key, value_of(self._proposed, key), words),
            value_text(key, value_of(self.walk.table.rules, key), words),
        )
        return Paragraph(text, "accent", mark), Paragraph(key_paragraph(key), mark=" "), Paragraph("")

    def _ask(self) -> None:
        """Says who has agreed and who is asked now."""
        names, problem, asked = self.walk.table.names(), self._problem(), self._asked()
        if asked is None:
            self._who.tell([Paragraph(problem, "warning", "!")] if problem else [])
            self._banner.say(_("The rules stay as they are"), "", "" if problem else _("Enter  back"))
        else:
            agreed = Paragraph(_("Agreed: {names}").format(names=list_text(names[: self._agreed])), "good")
            waiting = Paragraph(_("Still to be asked: {names}").format(names=list_text(names[self._agreed :])))
            self._who.tell([*([agreed] if self._agreed else []), waiting])
            self._banner.say(asked.upper(), _("Do you agree to these rules?"), _("Enter  I agree"))
        self.refresh_frame()
        self.call_after_refresh(self.refresh_frame)

    def on_resize(self) -> None:
        """In a smaller window there may be more to read than is in sight."""
        self.call_after_refresh(self.refresh_frame)

    def commands(self) -> tuple[Command, ...]:
        """Agree, refuse, change more, read."""
        what = self._what
        refuse = Command("refuse", ("n", "escape"), _("refuse"), self._refuse)
        back = Command("back", ("escape",), _("back"), self._refuse)
        return (
            *self._enter(),
            refuse if self._asked() else back,
            Command("house_rules", ("h",), _("house rules"), self._change_more),
            Command("down", ("down",), _("read"), lambda: what.scroll_by(1), what.is_longer(), "↑ ↓"),
            Command("up", ("up",), _("up"), lambda: what.scroll_by(-1), shown=False),
            Command("page_down", ("pagedown", "space"), _("page down"), lambda: what.page_by(1), shown=False),
            Command("page_up", ("pageup",), _("page up"), lambda: what.page_by(-1), shown=False),
        )

    def _enter(self) -> tuple[Command, ...]:
        asked = self._asked()
        if asked is not None:
            return (Command("agree", ("enter",), _("{name} agrees").format(name=asked), self._agree),)
        return () if self._problem() else (Command("done", ("enter",), _("back"), self._refuse),)

    def on_banner_pressed(self, _event: Banner.Pressed) -> None:
        """The button does what Enter does."""
        for command in self._enter():
            command.act()

    def _agree(self) -> None:
        """The one who is asked agrees; after the last the rules hold."""
        if self.boms.shown != "new_rules":
            return
        self._agreed += 1
        if self._agreed == len(self.walk.table.names()):
            self._agreed = 0
            self.walk.change_rules(self._proposed)
        else:
            self._ask()

    def _refuse(self) -> None:
        """Nothing changes."""
        self._agreed = 0
        self.boms.setup.rules = self.walk.table.rules
        self.walk.go_on()

    def _change_more(self) -> None:
        """Back to the house rules; whoever has agreed is asked again."""
        self._agreed = 0
        self.boms.setup.house_rules_from = "new_rules"
        self.boms.show("house_rules")
