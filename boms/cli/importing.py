"""`boms import FILE…`: game records become matches that are kept."""

import argparse
import sys

from boms.cli.common import add_language_argument
from boms.cli.parser import CANNOT
from boms.cli.replay import holds, pack_id, read
from boms.record import Replayed, replay
from boms.store import Store, open_store
from boms.text import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE…"""
    parser.add_argument("file", nargs="+", metavar=_("FILE"), help=_("a game record; - reads standard input"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Keeps every record that holds, each match once. 0: all are kept; 2: something is wrong with one, which is not."""
    with open_store() as store:
        return max(_imported(store, name) for name in arguments.file)


def _imported(store: Store, name: str) -> int:
    record = read(name)
    if record is None:
        return CANNOT
    replayed = replay(record)
    if not holds(replayed):
        return CANNOT
    sys.stdout.write(_keep(store, replayed, name) + "\n")
    return 0


def _keep(store: Store, replayed: Replayed, name: str) -> str:
    """Keeps a match that is not kept yet; the sentence about it."""
    record, moves = replayed.record, [happening.move for happening in replayed.happenings]
    number = store.kept_as(record.rules, record.players, moves, record.previous)
    if number is not None:
        return _("{file} is already kept as match {number}").format(file=record.file, number=number)
    number = store.import_moves(record.rules, pack_id(record, name), record.players, moves, record.previous)
    return _("{file} is kept as match {number}").format(file=record.file, number=number)
