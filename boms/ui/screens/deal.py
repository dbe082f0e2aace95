"""The Deal screen: who deals, how many cards everybody has, who leads and why."""

from __future__ import annotations

from textual.app import ComposeResult

from boms.seat import Leads
from boms.text import _, event_text, this_round
from boms.ui.commands import Command
from boms.ui.screens.layout import banner_rows
from boms.ui.screens.moving import Moving
from boms.ui.widgets.dealing import Dealing
from boms.ui.widgets.lines import Banner


class DealScreen(Moving):
    """Cards go round the table; any key ends that, and only that."""

    def __init__(self) -> None:
        super().__init__()
        self.dealing, self.banner = Dealing(), Banner()

    def body(self) -> ComposeResult:
        """The seats with their cards, and who leads."""
        yield self.dealing
        yield self.banner

    def on_shown(self) -> None:
        """Begins to deal."""
        self.banner.styles.height = banner_rows(self.app.size.width, self.app.size.height)
        self.banner.say(*self._words())
        self.begin_motion()

    def draw_motion(self, share: float) -> None:
        """Draws the cards that have been dealt by then."""
        self.dealing.show(self.walk.scene(), share)

    def _words(self) -> tuple[str, str, str]:
        public, names = self.walk.table.public(), self.walk.table.names()
        head = _("{name} deals").format(name=names[public.dealer])
        if public.first_leader is None or public.lead_reason is None:
            return head, _("First cards are exchanged"), _("Enter  go on")
        leads = Leads(public.first_leader, public.lead_reason, public.must_include)
        return head, event_text(leads, names, self.boms.words), _("Enter  go on")

    def on_banner_pressed(self, _event: Banner.Pressed) -> None:
        """The button does what Enter does."""
        self.end_motion()
        self.walk.go_on()

    def commands(self) -> tuple[Command, ...]:
        """On to the table."""
        return (Command("go_on", ("enter",), _("go on"), self.walk.go_on),)

    def top(self) -> tuple[str, str]:
        """The round."""
        return _("{round} · deal").format(round=this_round(self.walk.table.public().round_number, self.boms.words)), ""
