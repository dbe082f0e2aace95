"""`boms` and `boms play`: the screens, or the game in lines of text."""

import argparse
import os
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from boms.cli.common import add_language_argument, add_rules_arguments, rules_of, use_language_of
from boms.cli.entry import Trouble
from boms.text import _
from boms.text.names import names_problem, number_problem, tidy

if TYPE_CHECKING:
    from boms.match import Table
    from boms.packs import Pack

_FEATURELESS = ("dumb", "unknown", "")
_USUAL_PACK = "presidenten"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`--rules --set --players --seed --plain --ascii --lang`."""
    add_rules_arguments(parser, needed=False)
    parser.add_argument("--players", metavar="NAME,NAME,…", help=_("who plays, in seat order: straight to the deal"))
    parser.add_argument("--seed", metavar="TEXT", help=_("for the same cards again; whoever knows it knows every hand"))
    parser.add_argument("--plain", action="store_true", help=_("lines of text only, for screen readers and braille"))
    parser.add_argument("--ascii", action="store_true", help=_("draw with plain characters only"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Opens the screens, or plain mode: at the start, or at the deal when players are given."""
    use_language_of(arguments)
    names = _names(arguments)
    if names is None and (arguments.rules or arguments.set) and not arguments.plain:
        raise Trouble(_("Who plays? Name them: --players Ane,Bo,Cato"))
    if names is None:
        return _show(arguments)
    from boms.chance import open_table

    arguments.rules = arguments.rules or _USUAL_PACK
    pack, rules = rules_of(arguments)
    problem = number_problem(len(names), rules.min_players, rules.max_players)
    if problem:
        raise Trouble(problem)
    return _show(arguments, table=open_table(rules, names, seed=arguments.seed), pack=pack)


def _names(arguments: argparse.Namespace) -> tuple[str, ...] | None:
    if arguments.players is None:
        return None
    names = tuple(tidy(name) for name in arguments.players.split(","))
    problem = names_problem(names)
    if problem:
        raise Trouble(problem[1])
    return names


def _show(arguments: argparse.Namespace, table: "Table | None" = None, pack: "Pack | None" = None) -> int:
    if arguments.plain or not _can_draw():
        return _plain(arguments, table, pack)
    from boms.ui import Preferences, run

    return run(table=table, pack=pack, preferences=Preferences(ascii=arguments.ascii), seed=arguments.seed)


def _plain(arguments: argparse.Namespace, table: "Table | None", pack: "Pack | None") -> int:
    from boms.chance import open_table
    from boms.plain import run

    if pack is None and arguments.rules:
        pack, _rules = rules_of(arguments)
    return run(
        lambda _pack, rules, names: open_table(rules, names, seed=arguments.seed),
        table=table,
        pack=pack,
        settings=arguments.set,
    )


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
