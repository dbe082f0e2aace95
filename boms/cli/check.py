"""`boms check FILE…`: validates rule packs."""

import argparse
import sys
from pathlib import Path

from boms.cli.common import add_language_argument
from boms.packs import check_pack_file, problem_text
from boms.text import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE…"""
    parser.add_argument("file", nargs="+", metavar=_("FILE"), help=_("a rule pack"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints every problem of every file on standard error. 0: there are none; 2: there are."""
    problems = [problem for name in arguments.file for problem in check_pack_file(Path(name))]
    for problem in problems:
        sys.stderr.write(problem_text(problem) + "\n")
    if not problems:
        sys.stdout.write(_("Nothing is wrong") + "\n")
    return 2 if problems else 0
