"""The Round over screen: places, titles, points, and what changes for the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace
from textual.app import ComposeResult

from boms.rules import Title
from boms.seat import RoundOver, SeatFace
from boms.text import _, change_lines, p_, this_round, title_text
from boms.ui.commands import Command
from boms.ui.menu import ask_to_stop
from boms.ui.scene import Scene
from boms.ui.screens.base import Framed
from boms.ui.screens.layout import banner_rows
from boms.ui.widgets.lines import Banner
from boms.ui.widgets.ranking import Ranking, Row

if TYPE_CHECKING:
    from boms.ui.screens.new_rules import NewRulesScreen


class RoundOverScreen(Framed):
    """Who has which place, and on to the next round."""

    def __init__(self) -> None:
        super().__init__()
        self.ranking, self.banner = Ranking(), Banner()

    def body(self) -> ComposeResult:
        """The list and the button."""
        yield self.ranking
        yield self.banner

    def on_shown(self) -> None:
        """Brings the list up to date."""
        scene = self.walk.scene()
        played = replace(scene, rules=self.walk.table.rules_of_round)
        self.ranking.show(ranking_rows(played), self._changes(scene))
        self.banner.styles.height = banner_rows(self.app.size.width, self.app.size.height)
        self.banner.say(*self._words(scene))

    def _words(self, scene: Scene) -> tuple[str, str, str]:
        best = next((face.name for face in scene.public.seats if face.place == 1), "")
        title = title_text(Title.PRESIDENT, scene.words)
        head = _("{name} is {title}").format(name=best, title=title)
        return head, "", _("Enter  deal the next round")

    def _changes(self, scene: Scene) -> tuple[str, ...]:
        """What is different in the next round."""
        lines = list(self.walk.notes)
        if scene.rules != self.walk.table.rules_of_round:
            lines.append(_("The new rules hold from the next deal on"))
        return *lines, *change_lines(scene.public, scene.rules)

    def on_banner_pressed(self, _event: Banner.Pressed) -> None:
        """The button does what Enter does."""
        self.walk.deal()

    def commands(self) -> tuple[Command, ...]:
        """The next round, or the end."""
        take_back = Command("take_back", ("u",), _("take back"), self.walk.take_back)
        return (
            Command("next_round", ("enter",), _("next round"), self.walk.deal),
            *((take_back,) if self.walk.may_take_back() else ()),
            Command("house_rules", ("h",), _("change the rules"), self._change_rules),
            Command("seats", ("e",), _("change the seats"), lambda: self.boms.show("seats")),
            Command("stop", ("s",), _("stop here"), lambda: ask_to_stop(self.boms)),
        )

    def _change_rules(self) -> None:
        cast("NewRulesScreen", self.boms.framed("new_rules")).propose()

    def top(self) -> tuple[str, str]:
        """The round."""
        number = self.walk.table.public().round_number
        return _("{round} is over").format(round=this_round(number, self.boms.words)), ""


def ranking_rows(scene: Scene) -> tuple[Row, ...]:
    """Heading and rows by place: place, name, title, points of this round and in all, rounds won."""
    over = next((event for event in reversed(scene.events) if isinstance(event, RoundOver)), None)
    titles = over.titles if over else (None,) * len(scene.public.seats)
    faces = sorted(scene.public.seats, key=lambda face: face.place or 99)
    has_points = bool(scene.rules.points)
    return (_heading(has_points=has_points), *(_row(scene, face, titles[face.seat]) for face in faces))


def _heading(*, has_points: bool) -> Row:
    points = (_("this round"), _("points")) if has_points else ()
    return ("", p_("column", "name"), p_("column", "title"), *points, _("rounds won"))


def _row(scene: Scene, face: SeatFace, title: Title | None) -> Row:
    won = scene.rules.points.get(title, 0) if title else 0
    points = (f"{won:+d}" if won else "0", str(face.points)) if scene.rules.points else ()
    name = title_text(title, scene.words) if title else ""
    return (str(face.place or ""), face.name, name, *points, str(face.presidencies))
