"""`boms rules [ID]`: the rule packs, or the keys and values of one."""

import argparse
import sys

from boms.cli.common import add_language_argument, add_set_argument, use_language_of
from boms.packs import BrokenPack, Pack, find_pack, shelf, with_settings
from boms.packs.plainyaml import value_yaml
from boms.rules import GROUPS_OF_KEYS, plain_value
from boms.text import _, group_of_keys_text, key_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """ID, `--set`."""
    parser.add_argument("id", nargs="?", metavar="ID", help=_("a rule pack, or the path of one; none: all are listed"))
    add_set_argument(parser)
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints the packs, or one of them."""
    use_language_of(arguments)
    if arguments.id is None:
        for pack in shelf():
            sys.stdout.write(_line(pack) + "\n")
        return 0
    pack = find_pack(arguments.id)
    rules = with_settings(pack.rules, arguments.set)
    width = max(map(len, (key for keys in GROUPS_OF_KEYS.values() for key in keys)))
    for group, keys in GROUPS_OF_KEYS.items():
        sys.stdout.write(f"# {group_of_keys_text(group)}\n")
        for key in keys:
            value = value_yaml(plain_value(getattr(rules, key)))
            sys.stdout.write(f"{key + ':':{width + 1}} {value:<18} # {key_text(key)}\n")
    return 0


def _line(pack: Pack | BrokenPack) -> str:
    if isinstance(pack, BrokenPack):
        return _("{id:<22} broken: boms check {path} says why").format(id=pack.id, path=pack.path)
    least, most = pack.best_with
    sentence = _("{id:<22} {name}, best with {least} to {most}")
    return sentence.format(id=pack.id, name=pack.words_in().name, least=least, most=most)
