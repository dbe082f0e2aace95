"""`boms` and `boms play`: the screens, or the game in lines of text."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from boms.cli.common import add_language_argument, add_rules_arguments, rules_of
from boms.cli.entry import Trouble
from boms.text import _, use_language
from boms.text.names import names_problem, number_problem, tidy

if TYPE_CHECKING:
    from boms.match import Table
    from boms.packs import Pack
    from boms.plain import Manners
    from boms.rules import Rules
    from boms.store import Keeping
    from boms.ui.preferences import Preferences, Read

_FEATURELESS = ("dumb", "unknown", "")
_USUAL_PACK = "presidenten"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`--rules --set --players --seed --plain --ascii --lang`."""
    add_rules_arguments(parser, needed=False)
    parser.add_argument("--players", metavar=_("NAME,NAME,…"), help=_("who plays, in seat order: straight to the deal"))
    parser.add_argument(
        "--seed", metavar=_("TEXT"), help=_("for the same cards again; whoever knows it knows every hand")
    )
    add_manner_arguments(parser)


def add_manner_arguments(parser: argparse.ArgumentParser) -> None:
    """`--plain --ascii --lang`."""
    parser.add_argument("--plain", action="store_true", help=_("lines of text only, for screen readers and braille"))
    parser.add_argument("--ascii", action="store_true", help=_("draw with plain characters only"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Opens the screens, or plain mode: at the start, or at the deal when players are given."""
    names = _names(arguments)
    from boms.store import Keeping

    if names is None and not (arguments.rules or arguments.set):
        return show(arguments, Keeping())
    arguments.rules = arguments.rules or _USUAL_PACK
    pack, rules = rules_of(arguments)
    if names is None:
        return show(arguments, Keeping(), pack=pack, rules=rules, first="players")
    from boms.chance import open_table

    problem = number_problem(len(names), rules.min_players, rules.max_players)
    if problem:
        raise Trouble(problem)
    keeping = Keeping()
    hook = keeping.begin(rules, _kept_as(pack), names)
    return show(arguments, keeping, table=open_table(rules, names, seed=arguments.seed, record=hook), pack=pack)


def _kept_as(pack: "Pack") -> str:
    """What a stored match calls its pack: the id, or the path of one that stands on no shelf."""
    from boms.packs.places import locate

    known = locate(pack.id)
    return pack.id if known is not None and known.resolve() == pack.path.resolve() else str(pack.path.resolve())


def _names(arguments: argparse.Namespace) -> tuple[str, ...] | None:
    if arguments.players is None:
        return None
    names = tuple(tidy(name) for name in arguments.players.split(","))
    if "" in names:
        raise Trouble(_("--players: name {number} is empty: take a comma away").format(number=names.index("") + 1))
    problem = names_problem(names)
    if problem:
        raise Trouble(problem[1])
    return names


def show(
    arguments: argparse.Namespace,
    keeping: "Keeping",
    *,
    table: "Table | None" = None,
    pack: "Pack | None" = None,
    rules: "Rules | None" = None,
    first: str = "start",
) -> int:
    """The screens, or plain mode: at a table, or with this screen first. The exit code."""
    read = _preferences(arguments)
    if read.preferences.plain or not _can_draw():
        return _plain(arguments, keeping, read, table, pack)
    from boms.ui import run

    return run(
        table,
        pack=pack,
        rules=rules,
        preferences=read.preferences,
        seed=arguments.seed,
        problems=read.problems,
        keeping=keeping,
        first=first,
    )


def _preferences(arguments: argparse.Namespace) -> "Read":
    """The user's preferences, with what the command line says instead; turns to their language."""
    from msgspec import structs

    from boms.ui.manner import chosen_language
    from boms.ui.preferences import Read

    read = _kept_preferences()
    said = structs.replace(
        read.preferences,
        ascii=arguments.ascii or read.preferences.ascii,
        plain=arguments.plain or read.preferences.plain,
        language=arguments.lang or read.preferences.language,
    )
    use_language(chosen_language(said))
    return Read(said, read.problems)


def _kept_preferences() -> "Read":
    """What the user's file says; where there is none, nothing that reads files is loaded."""
    from boms.ui.preferences import Preferences, Read, preferences_path

    if not preferences_path().exists():
        return Read(Preferences())
    from boms.ui.preferences_file import read_preferences

    return read_preferences()


def _plain(
    arguments: argparse.Namespace,
    keeping: "Keeping",
    read: "Read",
    table: "Table | None",
    pack: "Pack | None",
) -> int:
    from boms.chance import open_table
    from boms.match import Table
    from boms.packs import Pack
    from boms.plain import run
    from boms.rules import Rules
    from boms.store.watch import Watch

    def open_kept(chosen: Pack, rules: Rules, names: Sequence[str]) -> Table:
        hook = keeping.begin(rules, _kept_as(chosen), names)
        return open_table(rules, names, seed=arguments.seed, record=hook)

    if pack is None and arguments.rules:
        pack, _rules = rules_of(arguments)
    _warn(keeping)
    try:
        return run(
            open_kept,
            table=table,
            pack=pack,
            settings=arguments.set,
            is_kept=lambda: _is_kept(keeping),
            seconds_before=lambda: keeping.seconds_before,
            manners=_manners(read.preferences),
            guard=Watch(keeping, lambda: read.preferences.pins),
            notices=_notices(read, keeping),
        )
    finally:
        keeping.close()


def _notices(read: "Read", keeping: "Keeping") -> Callable[[], str | None]:
    """Gives what people should know beside the match: first what is wrong with the preferences."""
    from boms.packs import problems_text

    said = _("The usual values serve until this is put right:")
    first = [f"{said}\n{problems_text(read.problems)}"] if read.problems else []
    return lambda: first.pop() if first else keeping.news()


def _manners(preferences: "Preferences") -> "Manners":
    """What of the preferences counts in plain mode."""
    from boms.plain import Manners
    from boms.ui.preferences import GiftTies

    return Manners(
        auto_pass=preferences.auto_pass,
        chooses_ties=preferences.gift_ties is GiftTies.CHOOSE,
        high_first=preferences.high_first,
        memory=preferences.memory,
        undo=preferences.undo,
        auto_hide_seconds=preferences.auto_hide_seconds,
    )


def _warn(keeping: "Keeping") -> None:
    """Says why matches cannot be kept, where that is so."""
    from boms.store import StoreError

    try:
        keeping.open()
    except StoreError as error:
        sys.stderr.write(_("What is played is not kept. {reason}.").format(reason=error) + "\n")


def _is_kept(keeping: "Keeping") -> bool:
    """Whether all that was played is kept, or can be kept now."""
    keeping.catch_up()
    return not keeping.is_behind


def _can_draw() -> bool:
    """Whether this terminal and this installation can draw; says why not. Raises Trouble without a terminal."""
    if not all(stream is not None and stream.isatty() for stream in (sys.__stdin__, sys.__stderr__)):
        raise Trouble(_("This is no terminal: start boms in a terminal window, or with --plain"))
    if os.environ.get("TERM", "") in _FEATURELESS:
        sys.stderr.write(_("This terminal cannot draw a screen, so the game is played in lines of text") + "\n")
        return False
    if find_spec("textual") is None:
        sys.stderr.write(_("Textual is not installed, so the game is played in lines of text") + "\n")
        return False
    return True
