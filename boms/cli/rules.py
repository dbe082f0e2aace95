"""`boms rules [ID]`: the rule packs, the keys and values of one, or its rules in words."""

import argparse
import sys

from boms.cli.common import add_language_argument, add_set_argument, print_json
from boms.cli.entry import Trouble
from boms.packs import BrokenPack, Pack, find_pack, shelf, value_yaml, with_settings
from boms.rules import GROUPS_OF_KEYS, KEYS, Rules, plain_value
from boms.text import _, group_of_keys_text, key_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """ID, `--set`, and what to print."""
    parser.add_argument("id", nargs="?", metavar="ID", help=_("a rule pack, or the path of one; none: all are listed"))
    add_set_argument(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--words", action="store_true", help=_("print the rules in words, for newcomers"))
    form.add_argument("--markdown", action="store_true", help=_("the same as Markdown, to print and hang on the wall"))
    form.add_argument("--schema", action="store_true", help=_("print the JSON Schema by which editors check packs"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints what was asked for."""
    if arguments.schema:
        _print_schema()
    elif arguments.id is not None:
        _print_pack(arguments)
    elif arguments.words or arguments.markdown or arguments.set:
        raise Trouble(_("Which rules? Name a pack: boms rules lists them"))
    else:
        for pack in shelf():
            sys.stdout.write(_line(pack) + "\n")
    return 0


def _print_schema() -> None:
    from boms.packs import pack_schema

    print_json(pack_schema())


def _print_pack(arguments: argparse.Namespace) -> None:
    pack = find_pack(arguments.id)
    rules = with_settings(pack.rules, arguments.set)
    if arguments.words or arguments.markdown:
        _print_words(pack, rules, as_markdown=arguments.markdown)
    else:
        _print_keys(rules)


def _print_words(pack: Pack, rules: Rules, *, as_markdown: bool) -> None:
    from boms import handbook

    book = handbook.rules_in_words(rules, pack.words_in(), base=pack.rules)
    sys.stdout.write(handbook.as_markdown(book) if as_markdown else handbook.as_text(book))


def _print_keys(rules: Rules) -> None:
    width = max(map(len, KEYS)) + 1
    for group, keys in GROUPS_OF_KEYS.items():
        sys.stdout.write(f"# {group_of_keys_text(group)}\n")
        for key in keys:
            value = value_yaml(plain_value(getattr(rules, key)))
            sys.stdout.write(f"{key + ':':{width}} {value:<18} # {key_text(key)}\n")


def _line(pack: Pack | BrokenPack) -> str:
    if isinstance(pack, BrokenPack):
        return _("{id:<22} broken: boms check {path} says why").format(id=pack.id, path=pack.path)
    least, most = pack.best_with
    sentence = _("{id:<22} {name}, best with {least} to {most}")
    return sentence.format(id=pack.id, name=pack.words_in().name, least=least, most=most)
