"""Arguments and checks that several commands share."""

import argparse
import sys
from functools import cache
from typing import TYPE_CHECKING

from boms.cli.entry import Trouble
from boms.text import LANGUAGES, _

if TYPE_CHECKING:
    from boms.packs import Pack
    from boms.rules import Rules
    from boms.text import PackWords


def add_rules_arguments(parser: argparse.ArgumentParser, *, needed: bool) -> None:
    """`--rules` and `--set`."""
    parser.add_argument("--rules", metavar="ID", required=needed, help=_("a rule pack, or the path of one"))
    add_set_argument(parser)


def add_set_argument(parser: argparse.ArgumentParser) -> None:
    """`--set`."""
    purpose = _("house rules changed from the pack")
    parser.add_argument("--set", metavar=_("KEY=VALUE"), action="extend", default=[], nargs="+", help=purpose)


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """`--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, help=_("the language; else that of the system"))


def rules_of(arguments: argparse.Namespace) -> "tuple[Pack, Rules]":
    """The pack of `--rules` and its rules as changed by `--set`. Raises PackError."""
    from boms.packs import find_pack, with_settings

    pack = find_pack(arguments.rules)
    return pack, with_settings(pack.rules, arguments.set)


@cache
def pack_of(pack_id: str) -> "Pack | None":
    """The pack of a stored match; None: it is not there any more, or broken."""
    from boms.packs import PackError, find_pack

    try:
        return find_pack(pack_id)
    except PackError:
        return None


def pack_rules(pack_id: str) -> "Rules":
    """The rules of the pack of a stored match. Raises Trouble where there is none any more."""
    pack = pack_of(pack_id)
    if pack is None:
        raise Trouble(_("The rule pack {pack} is not there any more, or broken: put it back").format(pack=pack_id))
    return pack.rules


def pack_words(pack_id: str) -> "PackWords | None":
    """The words of the pack of a stored match; None: the usual ones."""
    pack = pack_of(pack_id)
    return pack.words_in() if pack else None


def pack_name(pack_id: str) -> str:
    """What people call the pack of a stored match."""
    words = pack_words(pack_id)
    return words.name if words and words.name else pack_id


def positive(text: str) -> int:
    """A whole number from 1. For argparse; raises its ArgumentTypeError."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(_("“{text}” is no whole number above zero").format(text=text))
    return int(text)


def players_allowed(rules: "Rules", players: int) -> None:
    """Raises Trouble when so many people cannot play by these rules."""
    if not rules.min_players <= players <= rules.max_players:
        sentence = _("{players} players cannot play by these rules: {least} to {most} can")
        raise Trouble(sentence.format(players=players, least=rules.min_players, most=rules.max_players))


def print_json(plain: object) -> None:
    """Plain data as one line of JSON on standard output."""
    import msgspec

    sys.stdout.write(msgspec.json.encode(plain).decode() + "\n")
