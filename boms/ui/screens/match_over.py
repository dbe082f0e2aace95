"""The Match over screen: the podium, the winner by the rule in force, the totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult

from boms.rules import Winner
from boms.seat import RoundOver, SeatFace
from boms.text import _, list_text
from boms.ui.commands import Command
from boms.ui.scene import Scene
from boms.ui.screens.layout import banner_rows
from boms.ui.screens.moving import Moving
from boms.ui.screens.round_over import last_play, ranking_rows, reasons
from boms.ui.widgets.lines import Banner
from boms.ui.widgets.ranking import Ranking

if TYPE_CHECKING:
    from collections.abc import Mapping


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
        places = self.walk.places()
        self.ranking.show(ranking_rows(scene, places), self._below(scene), podium(scene, places))
        self.banner.styles.height = banner_rows(self.app.size.width, self.app.size.height)
        self.banner.say(*self._words(scene))
        self.begin_motion()

    def draw_motion(self, share: float) -> None:
        """Draws the podium as far as it has risen."""
        self.ranking.rise(share)

    def _below(self, scene: Scene) -> tuple[str, ...]:
        """How the last round ended, if it did; one that was broken off counts for nothing."""
        if not any(isinstance(event, RoundOver) for event in scene.events):
            return ()
        return (last_play(scene, self.boms.look), *reasons(scene))

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


def podium(scene: Scene, places: Mapping[int, int]) -> tuple[str, ...]:
    """The best three by the rule in force (rules.md §8), else by the last finished round; nobody without one."""
    faces = [face for face in scene.public.seats if face.seat in places]
    return tuple(face.name for face in sorted(faces, key=lambda face: _merit(scene, face, places))[:3])


def _merit(scene: Scene, face: SeatFace, places: Mapping[int, int]) -> tuple[int, ...]:
    match scene.rules.winner:
        case Winner.MOST_POINTS:
            return -face.points, -face.presidencies, places[face.seat]
        case Winner.MOST_PRESIDENCIES:
            return -face.presidencies, places[face.seat]
        case _:
            return (places[face.seat],)


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
