"""`boms export [MATCH]`: a match that is kept, as a game record (record.md)."""

import argparse
import sys
from pathlib import Path

from boms.cli.common import add_language_argument, pack_rules, positive
from boms.cli.entry import Trouble
from boms.record import record_text
from boms.store import Store, StoredMatch, open_store
from boms.text import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """MATCH, `--reveal`, `-o FILE`."""
    parser.add_argument(
        "match", nargs="?", type=positive, metavar=_("MATCH"), help=_("its number; none: the one played last")
    )
    purpose = _("also a match with an unfinished round, although that shows hands")
    parser.add_argument("--reveal", action="store_true", help=purpose)
    parser.add_argument("-o", "--output", metavar=_("FILE"), help=_("write there; none: print"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Writes the record. A match with an unfinished round is refused unless its hands may be shown."""
    with open_store(reading=True) as store:
        stored = store.load(arguments.match if arguments.match is not None else _last(store))
    if stored.round_is_running and not arguments.reveal:
        sentence = _("Match {number} has an unfinished round: --reveal writes it all the same, with everybody's cards")
        raise Trouble(sentence.format(number=stored.match_id))
    _write(text_of(stored), arguments.output)
    return 0


def text_of(stored: StoredMatch) -> str:
    """A stored match as a record."""
    base = pack_rules(stored.pack)
    return record_text(stored.pack, base, stored.rules, stored.names, stored.moves, stored.previous)


def _last(store: Store) -> int:
    last = store.matches(1)
    if not last:
        raise Trouble(_("No match is kept"))
    return last[0].match_id


def _write(text: str, output: str | None) -> None:
    if output is None:
        sys.stdout.write(text)
        return
    try:
        Path(output).write_text(text, encoding="utf-8")
    except OSError as error:
        sentence = _("{path} cannot be written: {reason}")
        raise Trouble(sentence.format(path=output, reason=error.strerror or type(error).__name__)) from None
