"""What can be done on every screen: the rules and keys in force, the menu, and leaving."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from boms.text import _
from boms.ui.commands import Command
from boms.ui.screens import PASSING

if TYPE_CHECKING:
    from boms.ui.app import BomsApp
    from boms.ui.screens.base import Framed


def general_commands(app: BomsApp) -> tuple[Command, ...]:
    """The commands of every screen; on one that comes in between only the way out."""
    leaving = Command("leave", ("ctrl+q",), _("leave"), lambda: leave(app), shown=False)
    if app.shown in PASSING:
        return (leaving,)
    return (
        Command("help", ("f1", "?"), _("rules"), lambda: _help(app, cast("Framed", app.screen)), key_label="F1"),
        Command("menu", ("f2",), _("menu"), lambda: _menu(app)),
        leaving,
    )


def _help(app: BomsApp, screen: Framed) -> None:
    """The rules in force, and the keys of a screen."""
    from boms.ui.pages import help_page

    app.read(_("Rules and keys"), help_page(app, screen))


def _menu(app: BomsApp) -> None:
    """What can be done with the match as a whole."""
    from boms.ui.screens.question import Answer
    from boms.ui.screens.stopping import ask_to_stop

    answers = [Answer("g", _("go on"), app.back), Answer("k", _("rules and keys"), lambda: _help(app, app.behind()))]
    if app.walk is not None and app.walk.table.has_begun():
        answers.append(Answer("o", _("titles and points"), lambda: _standing(app)))
    answers.append(Answer("p", _("preferences"), lambda: app.show("preferences")))
    answers.append(Answer("m", _("matches played"), lambda: app.show("history"), also=("h",)))
    answers.append(Answer("f", _("hall of fame"), lambda: app.show("hall_of_fame")))
    if app.walk is not None and app.walk.table.may_deal():
        answers.append(Answer("t", _("change the seats"), lambda: app.show("seats")))
    if app.walk is not None and app.preferences.pins:
        answers.append(Answer("i", _("set a PIN"), lambda: _ask_whose_pin(app)))
    if app.walk is not None:
        answers.append(Answer("b", _("keep it and go to the start"), lambda: _to_the_start(app)))
        answers.append(Answer("s", _("stop the match for good"), lambda: ask_to_stop(app)))
    answers.append(Answer("q", _("save and leave"), lambda: _save_and_leave(app)))
    app.ask(_("Menu"), tuple(answers))


def _standing(app: BomsApp) -> None:
    """How everybody stands in the match."""
    from boms.ui.pages import standing_page

    if app.walk is not None:
        app.read(_("Titles and points"), standing_page(app.walk.scene()))


def _ask_whose_pin(app: BomsApp) -> None:
    """Lets somebody guard their hand by a PIN; who has one types the old one first."""
    from boms.ui.screens.question import Answer

    if app.walk is None:
        return
    answers = [
        Answer(str(number), _pin_line(app, name), partial(app.guard.choose, name))
        for number, name in enumerate(app.walk.table.names(), 1)
    ]
    app.ask(_("Who sets a PIN?"), tuple(answers))


def _pin_line(app: BomsApp, name: str) -> str:
    return _("{name} (has one)").format(name=name) if app.guard.has(name) else name


def _to_the_start(app: BomsApp) -> None:
    """Leaves the table, but not the program; asks first where the match is not kept."""
    from boms.ui.screens.question import no, yes

    app.keeping.catch_up()
    if app.is_not_kept():
        app.ask(_lost(), (yes(_("to the start"), app.end), no(_("stay"), app.back)), chosen=1)
    else:
        app.end()


def _lost() -> str:
    return _("Leave the table?\nThe end of this match would be lost:\nit is not kept.")


def _save_and_leave(app: BomsApp) -> None:
    """Leaves where everything is kept, and asks first where it is not."""
    app.keeping.catch_up()
    if app.is_not_kept():
        leave(app)
    else:
        app.exit()


def leave(app: BomsApp) -> None:
    """Leaves, after a question; in a window too small for one, at once."""
    from boms.ui.screens.question import no, yes

    app.keeping.catch_up()
    if app.is_too_small():
        app.exit()
        return
    answers = (yes(_("leave"), app.exit), no(_("stay"), app.back))
    app.ask(_lost() if app.is_not_kept() else _("Leave the table? Nothing is lost."), answers, chosen=1)
