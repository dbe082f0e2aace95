"""Agreement: the rules in force in words, for all to read before the first deal."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical

from boms.chance import open_table
from boms.handbook import Handbook, rules_in_words
from boms.rules import changed, conflicts
from boms.text import PackWords, _, conflict_text, list_text
from boms.text.names import names_problem, number_problem
from boms.ui.commands import Command
from boms.ui.screens.base import Framed
from boms.ui.widgets.rulebook import book_paragraphs
from boms.ui.widgets.setup_reading import Paragraph, Reading
from boms.ui.widgets.setup_words import changed_mark


class AgreementScreen(Framed):
    """Who plays, by which rules, and what differs from the variant; Enter when all agree."""

    CSS = """
    AgreementScreen .body { padding: 1 2 0 2; }
    AgreementScreen #who { height: auto; padding: 0 1; }
    AgreementScreen #rules { margin-top: 1; }
    AgreementScreen.-tall #rules { padding: 1 1 0 1; background: $panel; }
    """
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]  # noqa: RUF012 - the framework's declaration

    def __init__(self) -> None:
        super().__init__()
        self._who = Reading(id="who")
        self._rules = Reading(id="rules", ground="panel", column=54)

    def body(self) -> ComposeResult:
        """Who plays, and the rules."""
        with Vertical(classes="body"):
            yield self._who
            yield self._rules

    def top(self) -> tuple[str, str]:
        """What is asked of everybody."""
        return _("Does everybody agree?"), ""

    def commands(self) -> tuple[Command, ...]:
        """Deal, unless something is wrong; read; change; back."""
        on_paper, boms = self._rules, self.boms
        agree = (Command("agree", ("enter",), _("we agree: deal"), self._agree),)
        return (
            *(() if self._problem() else agree),
            Command("house_rules", ("h",), _("house rules"), self._change_rules),
            Command("down", ("down",), _("read"), lambda: on_paper.scroll_by(1), key_label="↑ ↓"),
            Command("up", ("up",), _("up"), lambda: on_paper.scroll_by(-1), shown=False),
            Command("page_down", ("pagedown", "space"), _("page down"), lambda: on_paper.page_by(1), shown=False),
            Command("page_up", ("pageup",), _("page up"), lambda: on_paper.page_by(-1), shown=False),
            Command("back", ("escape",), _("back"), lambda: boms.show("players")),
        )

    def _words(self) -> PackWords:
        pack = self.boms.setup.pack
        return pack.words_in() if pack else PackWords()

    def _problem(self) -> str | None:
        """Why the match cannot start, in one sentence; None: it can."""
        setup = self.boms.setup
        impossible = conflicts(setup.rules)
        if impossible:
            return conflict_text(impossible[0])
        wrong = names_problem(setup.names)
        if wrong:
            return wrong[1]
        return number_problem(len(setup.names), setup.rules.min_players, setup.rules.max_players)

    def on_shown(self) -> None:
        """Puts the rules into words as they stand."""
        look = self.boms.look
        self._who.tell(tuple(self._who_lines()))
        self._rules.tell(book_paragraphs(self._book(), changed_mark(look), look.glyph("·", "-"))[1:])

    def _book(self) -> Handbook:
        """The rules in words, for these people where they can play by them."""
        setup = self.boms.setup
        base = setup.pack.rules if setup.pack else None
        players = None if self._problem() else len(setup.names)
        letters = self.boms.look.has_letters
        return rules_in_words(setup.rules, self._words(), players, base, letters=letters)

    def _who_lines(self) -> list[Paragraph]:
        setup = self.boms.setup
        dealer = _("the first dealer is drawn")
        if setup.dealer is not None and setup.dealer < len(setup.names):
            dealer = _("{name} deals first").format(name=setup.names[setup.dealer])
        lines = [
            Paragraph(self._words().name, "accent", right=self._changes()),
            Paragraph(_("{names}; {dealer}").format(names=list_text(setup.names), dealer=dealer)),
        ]
        problem = self._problem()
        return [*lines, Paragraph(problem, "warning", "!")] if problem else lines

    def _changes(self) -> str:
        setup = self.boms.setup
        number = len(changed(setup.rules, setup.pack.rules)) if setup.pack else 0
        if not number:
            return _("exactly as in the variant")
        return _("{mark} differs from the variant: {number}").format(mark=changed_mark(self.boms.look), number=number)

    def _agree(self) -> None:
        """Begins the match, once: a second Enter may come before the deal is shown."""
        setup, boms = self.boms.setup, self.boms
        if boms.shown != "agreement":
            return
        hook = boms.keeping.begin(setup.rules, setup.pack.id if setup.pack else "", setup.names)
        boms.begin(open_table(setup.rules, setup.names, seed=boms.seed, record=hook))

    def _change_rules(self) -> None:
        self.boms.setup.house_rules_from = "agreement"
        self.boms.show("house_rules")
