"""`boms` and `boms play`: the screens."""

import argparse
import os
import sys

from boms.cli.common import add_language_argument, add_rules_arguments, rules_of, use_language_of
from boms.cli.entry import Trouble
from boms.text import _
from boms.text.names import names_problem, number_problem, tidy

_FEATURELESS = ("dumb", "unknown", "")
_USUAL_PACK = "presidenten"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`--rules --set --players --seed --ascii --lang`."""
    add_rules_arguments(parser, needed=False)
    parser.add_argument("--players", metavar="NAME,NAME,…", help=_("who plays, in seat order: straight to the deal"))
    parser.add_argument("--seed", metavar="TEXT", help=_("for the same cards again; whoever knows it knows every hand"))
    parser.add_argument("--ascii", action="store_true", help=_("draw with plain characters only"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Opens the screens: at Start, or at the deal when players are given."""
    use_language_of(arguments)
    names = _names(arguments)
    if names is None and (arguments.rules or arguments.set):
        raise Trouble(_("Who plays? Name them: --players Ane,Bo,Cato"))
    if names is None:
        return _screens(arguments)
    from boms.chance import open_table

    arguments.rules = arguments.rules or _USUAL_PACK
    pack, rules = rules_of(arguments)
    problem = number_problem(len(names), rules.min_players, rules.max_players)
    if problem:
        raise Trouble(problem)
    return _screens(arguments, table=open_table(rules, names, seed=arguments.seed), pack=pack)


def _names(arguments: argparse.Namespace) -> tuple[str, ...] | None:
    if arguments.players is None:
        return None
    names = tuple(tidy(name) for name in arguments.players.split(","))
    problem = names_problem(names)
    if problem:
        raise Trouble(problem[1])
    return names


def _screens(arguments: argparse.Namespace, **begun: object) -> int:
    needs_terminal()
    from boms.ui import Preferences, run

    return run(preferences=Preferences(ascii=arguments.ascii), seed=arguments.seed, **begun)  # type: ignore[arg-type]


def needs_terminal() -> None:
    """Raises Trouble unless this is a terminal that can draw a screen."""
    if not all(stream is not None and stream.isatty() for stream in (sys.__stdin__, sys.__stderr__)):
        raise Trouble(_("This is no terminal: start boms in a terminal window"))
    if os.environ.get("TERM", "") in _FEATURELESS:
        raise Trouble(_("This terminal cannot draw a screen: set TERM, for instance to xterm-256color"))
