"""The app: the screens by name, the frame's own commands, and what is switched off for the sake of secrecy."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import App
from textual.binding import BindingType
from textual.driver import Driver
from textual.geometry import Size
from textual.messages import Update

from boms.store import Keeping, StoreError
from boms.text import PackWords, _, use_language
from boms.ui import menu, terminal
from boms.ui.commands import Command
from boms.ui.guard import Guard
from boms.ui.manner import chosen_language, theme_in_use
from boms.ui.preferences import Preferences
from boms.ui.screens import PASSING, WHERE, maker
from boms.ui.screens.base import Framed
from boms.ui.setup import Setup
from boms.ui.themes import Look, look_of, textual_theme

if TYPE_CHECKING:
    from textual.theme import Theme

    from boms.match import Table
    from boms.packs import Pack, Problem
    from boms.store import Summary
    from boms.ui.controller import Walk
    from boms.ui.screens.page import PageScreen
    from boms.ui.screens.question import Answer, QuestionScreen


class BomsApp(App[None]):
    """The program on the screen."""

    CSS_PATH = "boms.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = []
    SCREENS = {name: maker(name) for name in WHERE}  # noqa: RUF012 - the framework's declaration

    def __init__(
        self,
        table: Table | None = None,
        *,
        preferences: Preferences | None = None,
        seed: str | None = None,
        pack: Pack | None = None,
        problems: tuple[Problem, ...] = (),
        keeping: Keeping | None = None,
        first: str = "start",
    ) -> None:
        self.preferences = preferences or Preferences()
        self.table_theme, faults = theme_in_use(self.preferences)
        self.problems = problems + faults
        """What is wrong with the files of preferences and theme; said before anything else."""
        self._themes = 0
        """How many themes the framework has been given; each has a name of its own there."""
        self._theme = self._next_theme()
        super().__init__()
        self.seed = seed
        """The seed of the match that the set-up will open; None: chance."""
        self.setup = Setup(pack)
        """What the set-up screens have chosen so far; its pack has the words for the match."""
        self.walk: Walk | None = None
        """The walk through a match; None: none is being played."""
        self.keeping = keeping or Keeping()
        """The matches that are kept."""
        self.guard = Guard(self)
        """The PINs by which people guard their hands."""
        self._table = table
        self._first = first
        self._room: Size | None = None
        """The window after a change of its size, which the framework takes in later; None: it has not changed."""
        self._shown = ""
        self._before = ""
        """The screen to go back to after one that comes in between."""
        self.register_theme(self._theme)
        self.set_reactive(App.theme, self._theme.name)

    def use_preferences(self, preferences: Preferences) -> None:
        """From now on these preferences are in force, on every screen."""
        before, self.preferences = self.preferences, preferences
        self.guard.heed(before, preferences)
        if preferences.language != before.language:
            self._turn_to(chosen_language(preferences))
        if preferences.theme != before.theme:
            self.table_theme, _faults = theme_in_use(preferences)
            self._theme = self._next_theme()
            self.register_theme(self._theme)
            self.theme = self._theme.name
        if isinstance(self.screen, Framed):
            self.screen.freshen(preferences)

    def _turn_to(self, language: str) -> None:
        """Another language; in it too the names that nobody has typed over."""
        from boms.ui.widgets.setup_names import MOST, said_anew, usual_names

        usual = usual_names(MOST + 1)
        use_language(language)
        self.setup.names = said_anew(self.setup.names, usual)

    @property
    def current_theme(self) -> Theme:
        """The colours for the framework, right from the start, so that it reads no style sheet twice."""
        return self._theme

    def _next_theme(self) -> Theme:
        """The colours of the theme in use, for the framework."""
        self._themes += 1
        return textual_theme(self.table_theme, f"table-{self._themes}")

    @property
    def look(self) -> Look:
        """Ready styles for whatever paints cells."""
        p = self.preferences
        return look_of(self.table_theme, four_colours=p.four_colours, only_ascii=p.ascii, letters=p.suit_letters)

    @property
    def words(self) -> PackWords | None:
        """The words of the pack that is played, in the language in use; None: the usual ones."""
        return self.setup.pack.words_in() if self.setup.pack else None

    @property
    def shown(self) -> str:
        """Name of the screen that is shown."""
        return self._shown

    def framed(self, name: str) -> Framed:
        """The screen of this name; made when it is first asked for."""
        return cast(Framed, self.get_screen(name))

    def show(self, name: str) -> None:
        """Changes to a screen. What it is to show must be set before."""
        if name not in PASSING:
            self._before = name
            if self._tells_news():
                return
        if self.is_too_small() and name != "small":
            name = "small"
        leaving = self.screen
        screen = self.framed(name)
        if isinstance(leaving, Framed) and leaving.is_private and leaving is not screen:
            self.clear_notifications()
        self._shown = name
        screen.freshen(self.preferences)
        screen.on_shown()
        self.switch_screen(screen)
        screen.post_message(Update(screen))  # all at once: else the framework first draws only what has changed on it
        screen.refresh_frame()

    def _tells_news(self) -> bool:
        """Says on a page what people should know about the keeping of their matches; whether there is anything."""
        said = self.keeping.news()
        if said is not None:
            self.read(_("Matches"), said)
        return said is not None

    def is_not_kept(self) -> bool:
        """Whether something that was played is not kept just now."""
        return self.keeping.is_behind

    def behind(self) -> Framed:
        """The screen that was shown before one that came in between."""
        return self.framed(self._before)

    def back(self) -> None:
        """Back to what was shown before a page or a question. A hand stays covered."""
        self.show("table" if self._before == "hand" else self._before)

    def read(self, heading: str, text: str) -> None:
        """Shows a page to read."""
        self.cover()
        cast("PageScreen", self.framed("page")).tell(heading, text)
        self.show("page")

    def ask(self, question: str, answers: tuple[Answer, ...], chosen: int = 0) -> None:
        """Asks something. Each answer says what comes next; Esc goes back to what was shown."""
        self.cover()
        cast("QuestionScreen", self.framed("question")).ask(question, answers, chosen)
        self.show("question")

    def cover(self) -> None:
        """Hides whatever hand is shown, at once. Does nothing where none is."""
        if self.walk is not None:
            self.walk.cover()

    def begin(self, table: Table) -> None:
        """Begins to play a match: the deal, or wherever it stands."""
        self._start_walk(table)
        if self.walk is not None:
            self.walk.go_on()

    def resume(self, summary: Summary) -> None:
        """Goes on with an unfinished match at the decision that was pending."""
        from boms.chance import shuffler
        from boms.ui.packs_of_matches import pack_of

        try:
            table = self.keeping.resume(summary.match_id, shuffler())
        except StoreError as error:
            self.read(_("Continue"), str(error))
            return
        self.setup = Setup(pack_of(summary.pack), table.rules, table.names())
        self.begin(table)

    def end(self) -> None:
        """The match is over and has been looked at: back to Start."""
        self.walk = None
        self.show("start")

    def _start_walk(self, table: Table) -> None:
        from boms.ui.controller import Walk

        self.walk = Walk(self, table)

    def general_commands(self) -> tuple[Command, ...]:
        """What can be done on every screen."""
        return menu.general_commands(self)

    def leave(self) -> None:
        """Leaves, after a question."""
        menu.leave(self)

    async def action_quit(self) -> None:
        """The framework's Ctrl+Q: ours asks."""
        self.leave()

    def action_help_quit(self) -> None:
        """The framework's Ctrl+C: ours asks."""
        self.leave()

    def get_driver_class(self) -> type[Driver]:
        """A driver that leaves an empty screen behind."""
        return terminal.blanking(super().get_driver_class())

    def on_mount(self) -> None:
        """Shows the first screen over the framework's own empty one, the only time that one is put upon another."""
        if self._table is not None:
            self._start_walk(self._table)
        self._shown = self._before = self.walk.begins_at() if self.walk else self._first
        if self.problems:
            self._tell_problems()
        first = self.framed(self._shown)
        first.on_shown()
        self.push_screen(first)
        first.refresh_frame()
        if not self.problems:
            self._tells_news()
        first.call_after_refresh(_collect_again)

    def _tell_problems(self) -> None:
        """Says what is wrong with the preferences, before the first screen."""
        from boms.packs import problems_text

        said = _("The usual values serve until this is put right:")
        cast("PageScreen", self.framed("page")).tell(_("Preferences"), f"{said}\n\n{problems_text(self.problems)}")
        self._shown = "page"

    def on_app_blur(self) -> None:
        """Covers the hand when the terminal is not in front any more."""
        self.cover()

    def on_resize(self, event: events.Resize) -> None:
        """Covers everything in a window too small, and takes that away again."""
        self._room = event.size
        if not self._shown:
            return
        if self.is_too_small():
            self.cover()
            self.show("small")
        elif self._shown == "small":
            self.back()

    def is_too_small(self) -> bool:
        """Whether the window has no room for a screen."""
        from boms.ui.screens.small import LEAST

        room = self._room or self.size
        return room.width < LEAST[0] or room.height < LEAST[1]

    def copy_to_clipboard(self, text: str) -> None:
        """Nothing goes to the clipboard."""

    def deliver_screenshot(self, *_args: object, **_kwargs: object) -> None:
        """No pictures of the screen."""

    def _fatal_error(self) -> None:
        """The framework's report of a fault would print what the variables held: ours says where it was."""
        from rich.text import Text

        from boms.store.faults import fault_sentence

        error = sys.exc_info()[1]
        if error is not None:
            self._exit_renderables.append(Text(fault_sentence(error)))
        self._close_messages_no_wait()


def _collect_again() -> None:
    """Looks for garbage again, but not among what was made before the first picture: that stays."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
