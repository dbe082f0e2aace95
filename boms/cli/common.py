"""Arguments and checks that several commands share."""

import argparse
import sys
from typing import TYPE_CHECKING

from boms.cli.entry import Trouble
from boms.text import LANGUAGES, _, use_language

if TYPE_CHECKING:
    from boms.packs import Pack
    from boms.rules import Rules


def add_rules_arguments(parser: argparse.ArgumentParser, *, needed: bool) -> None:
    """`--rules` and `--set`."""
    parser.add_argument("--rules", metavar="ID", required=needed, help=_("a rule pack, or the path of one"))
    add_set_argument(parser)


def add_set_argument(parser: argparse.ArgumentParser) -> None:
    """`--set`."""
    purpose = _("house rules changed from the pack")
    parser.add_argument("--set", metavar="KEY=VALUE", action="extend", default=[], nargs="+", help=purpose)


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """`--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, help=_("the language; else that of the system"))


def use_language_of(arguments: argparse.Namespace) -> None:
    """Turns to the language that was asked for."""
    if arguments.lang:
        use_language(arguments.lang)


def rules_of(arguments: argparse.Namespace) -> "tuple[Pack, Rules]":
    """The pack of `--rules` and its rules as changed by `--set`. Raises PackError."""
    from boms.packs import find_pack, with_settings

    pack = find_pack(arguments.rules)
    return pack, with_settings(pack.rules, arguments.set)


def positive(text: str) -> int:
    """A whole number from 1. For argparse."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def players_allowed(rules: "Rules", players: int) -> None:
    """Raises Trouble when so many people cannot play by these rules."""
    if not rules.min_players <= players <= rules.max_players:
        sentence = _("{players} players cannot play by these rules: {least} to {most} can")
        raise Trouble(sentence.format(players=players, least=rules.min_players, most=rules.max_players))


def print_json(plain: object) -> None:
    """Plain data as one line of JSON on standard output."""
    import msgspec

    sys.stdout.write(msgspec.json.encode(plain).decode() + "\n")
