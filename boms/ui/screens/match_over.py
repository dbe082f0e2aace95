"""The Match over screen: the podium, the winner by the rule in force, the totals."""

from __future__ import annotations

from textual.app import ComposeResult

from boms.rules import Winner
from boms.seat import SeatFace
from boms.text import _, list_text
from boms.ui.commands import Command
from boms.ui.scene import Scene
from boms.ui.screens.layout import banner_rows
from boms.ui.screens.moving import Moving
from boms.ui.screens.round_over import ranking_rows
from boms.ui.widgets.lines import Banner
from boms.ui.widgets.ranking import Ranking


class MatchOverScreen(Moving):
    """The end of a match."""

    def __init__(self) -> None:
        super().__init__()
        self.ranking, self.banner = Ranking(), Banner()

    def body(self) -> ComposeResult:
        """Podium, totals, and the button."""
        yield self.ranking
        yield self.banner

    def on_shown(self) -> None:
        """Brings everything up to date."""
        scene = self.walk.scene()
        best = sorted(scene.public.seats, key=lambda face: _merit(scene, face))
        self.ranking.show(ranking_rows(scene), (), tuple(face.name for face in best[:3]))
        self.banner.styles.height = banner_rows(self.app.size.width, self.app.size.height)
        self.banner.say(*self._words(scene))
        self.begin_motion()

    def draw_motion(self, share: float) -> None:
        """Draws the podium as far as it has risen."""
        self.ranking.rise(share)

    def _words(self, scene: Scene) -> tuple[str, str, str]:
        names = scene.names()
        winners = [names[seat] for seat in scene.public.winners]
        head = _("{names} wins the match").format(names=list_text(winners)) if winners else _("The match is over")
        return head, _reason(scene) if winners else "", _("Enter  back to the start")

    def on_banner_pressed(self, _event: Banner.Pressed) -> None:
        """The button does what Enter does."""
        self.boms.end()

    def commands(self) -> tuple[Command, ...]:
        """Back to the start."""
        return (Command("end", ("enter",), _("to the start"), self.boms.end),)

    def top(self) -> tuple[str, str]:
        """That it is over."""
        return _("the match is over"), ""


def _merit(scene: Scene, face: SeatFace) -> tuple[bool, int, int, int]:
    """What sorts people on the podium: winners, then points, rounds won, the last place."""
    return (face.seat not in scene.public.winners, -face.points, -face.presidencies, face.place or 99)


def _reason(scene: Scene) -> str:
    match scene.rules.winner:
        case Winner.MOST_POINTS:
            return _("Most points")
        case Winner.MOST_PRESIDENCIES:
            return _("Most rounds won")
        case Winner.LAST_PRESIDENT:
            return _("President of the last round")
        case Winner.NONE:
            return ""
