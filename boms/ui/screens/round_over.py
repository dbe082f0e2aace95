"""The Round over screen: places, titles, points, and what changes for the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace
from textual.app import ComposeResult

from boms.cards import count
from boms.rules import Title
from boms.seat import Laid, RoundOver, SeatFace
from boms.text import _, cards_signs, change_lines, n_, p_, place_reasons, this_round, title_text
from boms.ui.commands import Command
from boms.ui.pages import read_log
from boms.ui.scene import Scene
from boms.ui.screens.base import Framed
from boms.ui.screens.layout import banner_rows
from boms.ui.screens.stopping import ask_to_stop
from boms.ui.widgets.lines import Banner
from boms.ui.widgets.ranking import Ranking, Row

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boms.ui.screens.new_rules import NewRulesScreen
    from boms.ui.themes import Look


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
        played = replace(scene, rules=self.walk.rules_of_round())
        places = self.walk.places()
        self.ranking.show(ranking_rows(played, places), (*reasons(played), *self._changes(scene)))
        self.banner.styles.height = banner_rows(self.app.size.width, self.app.size.height)
        self.banner.say(*self._words(scene))

    def _words(self, scene: Scene) -> tuple[str, str, str]:
        best = next((face.name for face in scene.public.seats if face.place == 1), "")
        title = title_text(Title.PRESIDENT, scene.words)
        head = _("{name} is {title}").format(name=best, title=title)
        return head, last_play(scene, self.boms.look), _("Enter  deal the next round")

    def _changes(self, scene: Scene) -> tuple[str, ...]:
        """What is different in the next round."""
        table, lines = self.walk.table, list(scene.notes)
        if scene.rules != self.walk.rules_of_round():
            lines.append(_("The new rules hold from the next deal on"))
        upcoming = table.upcoming()
        dealer = None if upcoming.dealer is None else upcoming.names[upcoming.dealer]
        return *lines, *change_lines(table.order(), dealer, scene.rules)

    def on_banner_pressed(self, _event: Banner.Pressed) -> None:
        """The button does what Enter does."""
        self.walk.deal()

    def commands(self) -> tuple[Command, ...]:
        """The next round, or the end."""
        take_back = Command("take_back", ("u",), _("take back"), self.walk.take_back)
        return (
            Command("next_round", ("enter",), _("next round"), self.walk.deal),
            *((take_back,) if self.walk.may_take_back() else ()),
            Command("log", ("l",), _("the log"), lambda: read_log(self.boms)),
            Command("house_rules", ("h",), _("change the rules"), self._change_rules),
            Command("seats", ("e",), _("change the seats"), lambda: self.boms.show("seats")),
            Command("stop", ("s",), _("stop here"), lambda: ask_to_stop(self.boms)),
        )

    def _change_rules(self) -> None:
        cast("NewRulesScreen", self.boms.framed("new_rules")).propose()

    def top(self) -> tuple[str, str]:
        """The round."""
        number = self.walk.scene().public.round_number
        return _("{round} is over").format(round=this_round(number, self.boms.words)), ""


def ranking_rows(scene: Scene, places: Mapping[int, int]) -> tuple[Row, ...]:
    """Heading and rows by place: place, name, title, points of this round and in all, rounds won.

    `places` are those of the last finished round, by seat; where it is an earlier one, nobody has won points since.
    """
    over = next((event for event in reversed(scene.events) if isinstance(event, RoundOver)), None)
    faces = sorted(scene.public.seats, key=lambda face: places.get(face.seat, len(scene.public.seats) + 1))
    return (_heading(has_points=bool(scene.rules.points)), *(_row(scene, face, over, places) for face in faces))


def last_play(scene: Scene, look: Look) -> str:
    """What was laid last in the round, and by whom: the screen goes on before anybody has seen it lie there."""
    last = next((event for event in reversed(scene.events) if isinstance(event, Laid)), None)
    if last is None:
        return ""
    text = n_("{name} laid the last card: {cards}", "{name} laid the last cards: {cards}", count(last.cards))
    cards = cards_signs(last.cards, scene.words, letters=look.has_letters)
    return text.format(name=scene.names()[last.seat], cards=cards)


def reasons(scene: Scene) -> tuple[str, ...]:
    """Why somebody has another place than the order of going out gave."""
    return tuple(place_reasons(scene.events, scene.names(), scene.rules, scene.words))


def _heading(*, has_points: bool) -> Row:
    points = (_("this round"), _("points")) if has_points else ()
    return ("", p_("column", "name"), p_("column", "title"), *points, _("rounds won"))


def _row(scene: Scene, face: SeatFace, over: RoundOver | None, places: Mapping[int, int]) -> Row:
    title = over.titles[face.seat] if over else face.title
    won = scene.rules.points.get(title, 0) if title and over else 0
    points = (f"{won:+d}" if won else "0", str(face.points)) if scene.rules.points else ()
    name = title_text(title, scene.words) if title else ""
    return (str(places.get(face.seat, "")), face.name, name, *points, str(face.presidencies))
