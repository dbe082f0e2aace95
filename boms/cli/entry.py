"""The way in: which command, in which language, and what becomes of errors."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from boms import __version__
from boms.text import N_, _, guess_language, use_language

COMMANDS = {
    "play": N_("Play: pick a variant, or go straight to the deal"),
    "resume": N_("Go on with an unfinished match"),
    "history": N_("List the matches that are kept, or tell one"),
    "stats": N_("Show what people have brought it to"),
    "export": N_("Write a match that is kept out as a game record"),
    "import": N_("Keep the matches of game records"),
    "replay": N_("Check game records and show them"),
    "rules": N_("List the rule packs, or show one"),
    "check": N_("Check rule packs for mistakes"),
    "simulate": N_("Play rounds without a screen, with random legal choices"),
    "doctor": N_("Say what boms runs on, for reports of faults"),
}
"""Every command and what it is for. Its module has the same name, unless that is a word of Python's."""

_MODULES = {"import": "importing"}

_OF_THE_WHOLE = ("-h", "--help", "--version")

CANNOT = 2
"""The exit code for what cannot be done."""


class Trouble(Exception):  # noqa: N818 - named as a person would say it
    """Something that cannot be done; the text is one sentence for the person who asked."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        sentence = _("{message}; boms --help shows what there is").format(message=message)
        sys.stderr.write(f"boms: {sentence}\n")
        raise SystemExit(CANNOT)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs `boms` with these arguments; None: those of the process. Gives the exit code."""
    use_language(guess_language(os.environ))
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(given)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as trouble:
        if not isinstance(trouble, _sentences()):
            raise
        sys.stderr.write(f"boms: {trouble}\n")
        return CANNOT


def _sentences() -> tuple[type[Exception], ...]:
    """The exceptions whose text is a sentence for people, of the floors that are loaded."""
    packs, store = sys.modules.get("boms.packs.errors"), sys.modules.get("boms.store.errors")
    return (Trouble, *((packs.PackError,) if packs else ()), *((store.StoreError,) if store else ()))


def _module(command: str) -> ModuleType:
    return import_module(f"boms.cli.{_MODULES.get(command, command)}")


def _run(given: list[str]) -> int:
    """The command that is named; without a name, `play` with these options."""
    if not given or (given[0].startswith("-") and given[0] not in _OF_THE_WHOLE):
        given = ["play", *given]
    name = given[0] if given[0] in COMMANDS else None
    arguments = _parser(name).parse_args(given)
    code: int = _module(name or "play").run(arguments)
    return code


def _parser(name: str | None) -> argparse.ArgumentParser:
    """The parser; the arguments of the named command are only added when it is the one that was given."""
    parser = _Parser(prog="boms", description=_("Boms og president, a card game around one screen"))
    parser.add_argument("--version", action="version", version=f"boms {__version__}")
    subparsers = parser.add_subparsers(title=_("commands"), metavar="COMMAND", dest="command", parser_class=_Parser)
    for command, purpose in COMMANDS.items():
        sub = subparsers.add_parser(command, help=_(purpose), description=_(purpose))
        if command == name:
            _module(command).add_arguments(sub)
    return parser
