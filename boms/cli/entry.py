"""The way in: which command, in which language, and what becomes of errors."""

import os
import sys
from collections.abc import Sequence
from errno import ENOSPC
from importlib import import_module
from itertools import pairwise
from types import ModuleType

from boms import __version__
from boms.cli.parser import CANNOT, Parser, speaking
from boms.text import LANGUAGES, N_, _, guess_language, use_language

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

FAULT = 1
"""The exit code after a fault of the program."""

_NOBODY_READS = 128 + 13
"""The exit code where whoever was to read has gone: that of programs which SIGPIPE ends."""


class Trouble(Exception):  # noqa: N818 - named as a person would say it
    """Something that cannot be done; the text is one sentence for the person who asked."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs `boms` with these arguments; None: those of the process. Gives the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    use_language(_language_asked_for(given) or guess_language(os.environ))
    try:
        return _told(given)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()
        return _NOBODY_READS
    except Exception as trouble:
        said = _sentence(trouble)
        sys.stderr.write(f"boms: {_of_fault(trouble) if said is None else said}\n")
        return FAULT if said is None else CANNOT


def _of_fault(error: Exception) -> str:
    """What to say to people about a fault. Nothing that a variable held is told: it may be a hand."""
    from boms.store.faults import fault_sentence

    return fault_sentence(error)


def _drop_output() -> None:
    """Lets what has not been written go, so that nothing tries to write it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _sentence(trouble: Exception) -> str | None:
    """What to say to people about an exception; None: it is a fault of the program."""
    if isinstance(trouble, OSError) and trouble.errno == ENOSPC:
        _drop_output()
        return _("There is no room left for what is to be written")
    return str(trouble) if isinstance(trouble, _sentences()) else None


def _sentences() -> tuple[type[Exception], ...]:
    """The exceptions whose text is a sentence for people, of the floors that are loaded."""
    packs, store = sys.modules.get("boms.packs.errors"), sys.modules.get("boms.store.errors")
    return (Trouble, *((packs.PackError,) if packs else ()), *((store.StoreError,) if store else ()))


def _language_asked_for(given: Sequence[str]) -> str | None:
    """What `--lang` says, so that help and mistakes are told in it too; None: nothing that can be used."""
    words = [word for argument in given for word in argument.split("=", 1)]
    return next((code for flag, code in pairwise(words) if flag == "--lang" and code in LANGUAGES), None)


def _told(given: list[str]) -> int:
    """Runs the command and tells all it has to say, even where the parser ends it."""
    try:
        return _run(given)
    finally:
        sys.stdout.flush()


def _module(command: str) -> ModuleType:
    return import_module(f"boms.cli.{_MODULES.get(command, command)}")


def _run(given: list[str]) -> int:
    """The command that is named; without a name, `play` with these options."""
    if not given or (given[0].startswith("-") and given[0] not in _OF_THE_WHOLE):
        given = ["play", *given]
    name = given[0] if given[0] in COMMANDS else None
    with speaking():
        arguments = _parser(name).parse_args(given)
    if arguments.lang:
        use_language(arguments.lang)
    code: int = _module(name or "play").run(arguments)
    return code


def _parser(name: str | None) -> Parser:
    """The parser; the arguments of the named command are only added when it is the one that was given."""
    parser = Parser(prog="boms", description=_("Boms og president, a card game around one screen"))
    version = f"boms {__version__}"
    parser.add_argument("--version", action="version", version=version, help=_("show the version and exit"))
    subparsers = parser.add_subparsers(title=_("commands"), metavar=_("COMMAND"), dest="command", parser_class=Parser)
    for command, purpose in COMMANDS.items():
        sub = subparsers.add_parser(command, help=_(purpose), description=_(purpose))
        if command == name:
            _module(command).add_arguments(sub)
    return parser
