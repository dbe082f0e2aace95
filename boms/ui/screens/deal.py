"""The Deal screen: who deals, how many cards everybody has, who leads and why."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.timer import Timer

from boms.seat import Leads, Phase
from boms.text import _, event_text
from boms.ui.commands import Command
from boms.ui.controller import Walk
from boms.ui.screens.base import Framed
from boms.ui.widgets.dealing import Dealing
from boms.ui.widgets.lines import Banner

STEPS = 12
"""Pictures of the cards going round."""

SECONDS = 0.36
"""How long that takes."""


class DealScreen(Framed):
    """Cards go round the table; any key ends that, and only that."""

    def __init__(self) -> None:
        super().__init__()
        self.dealing, self.banner = Dealing(), Banner()
        self._step = STEPS
        self._timer: Timer | None = None

    def body(self) -> ComposeResult:
        """The seats with their cards, and who leads."""
        yield self.dealing
        yield self.banner

    @property
    def walk(self) -> Walk:
        """The walk, which there is while this screen is shown."""
        if self.boms.walk is None:
            raise RuntimeError("no match is being played")
        return self.boms.walk

    def on_shown(self) -> None:
        """Begins to deal."""
        moves = self.boms.preferences.animations and self.app.animation_level != "none"
        self._step = 0 if moves else STEPS
        self._show()
        if moves:
            self._timer = self.boms.set_interval(SECONDS / STEPS, self._deal_on)

    def _deal_on(self) -> None:
        self._step += 1
        if self._step >= STEPS:
            self._finish()
        else:
            self._show()

    def _finish(self) -> None:
        self._step = STEPS
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._show()

    def _show(self) -> None:
        self.dealing.show(self.walk.scene(), self._step / STEPS)
        self.banner.styles.height = 5
        self.banner.say(*self._words())

    def _words(self) -> tuple[str, str, str]:
        scene, names = self.walk.scene(), self.walk.table.names()
        head = _("{name} deals").format(name=names[scene.public.dealer])
        leads = next((event for event in scene.events if isinstance(event, Leads)), None)
        if leads is not None:
            said = event_text(leads, names, self.boms.words)
        else:
            said = _("First cards are exchanged") if scene.public.phase is Phase.EXCHANGE else ""
        return head, said, _("Enter  go on")

    def on_key(self, event: events.Key) -> None:
        """A key while cards go round ends that and does nothing else."""
        if self._step < STEPS:
            event.stop()
            event.prevent_default()
            self._finish()
        else:
            super().on_key(event)

    def on_banner_pressed(self, _event: Banner.Pressed) -> None:
        """The button does what Enter does."""
        self._finish()
        self.walk.go_on()

    def commands(self) -> tuple[Command, ...]:
        """On to the table."""
        return (Command("go_on", ("enter",), _("go on"), self.walk.go_on),)

    def top(self) -> tuple[str, str]:
        """The round."""
        return _("round {round} · deal").format(round=self.walk.table.public().round_number), ""
