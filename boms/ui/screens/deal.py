"""The Deal screen: who deals, how many cards everybody has, who leads and why; and the first call."""

from __future__ import annotations

from textual.app import ComposeResult

from boms.seat import Leads
from boms.text import _, event_text, exchange_lines, this_round
from boms.ui.commands import Command
from boms.ui.scene import Scene
from boms.ui.screens.called import Called
from boms.ui.screens.layout import banner_rows
from boms.ui.widgets.dealing import Dealing


class DealScreen(Called):
    """Cards go round the table; any key ends that, and only that. Then the first to do something takes the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.dealing = Dealing()

    def body(self) -> ComposeResult:
        """The seats with their cards, and who is called."""
        yield self.dealing
        yield self.banner

    def on_shown(self) -> None:
        """Begins to deal."""
        super().on_shown()
        self.banner.styles.height = banner_rows(self.app.size.width, self.app.size.height)
        self.dealing.say(*self._words())
        self.begin_motion()

    def draw_motion(self, share: float) -> None:
        """Draws the cards that have been dealt by then."""
        self.dealing.show(self._dealt(), share)

    def _dealt(self) -> Scene:
        return self.walk.dealt or self.walk.scene()

    def _words(self) -> tuple[str, tuple[str, ...], str]:
        public, names = self._dealt().public, self.walk.table.names()
        deals = _("{name} deals").format(name=names[public.dealer])
        if public.first_leader is None or public.lead_reason is None:
            return deals, tuple(exchange_lines(public, self._dealt().rules)), _("First cards are exchanged")
        leads = Leads(public.first_leader, public.lead_reason, public.must_include)
        said = event_text(leads, names, self.boms.words)
        return deals, (said,), said

    def banner_words(self) -> tuple[str, str, str]:
        """Whom the table waits for; nobody in particular: on to the table."""
        if self.walk.call() is not None:
            return super().banner_words()
        return "", "", _("Enter  go on")

    def commands(self) -> tuple[Command, ...]:
        """Who is called takes the screen; nobody in particular: on to the table."""
        if self.walk.call() is not None:
            return self.call_command(), self.see_command()
        return (Command("go_on", ("enter",), _("go on"), self.walk.go_on),)

    def top(self) -> tuple[str, str]:
        """The round."""
        return _("{round} · deal").format(round=this_round(self.walk.table.public().round_number, self.boms.words)), ""
