"""`boms history [ID]`: the matches that are kept, or one of them told or forgotten."""

import argparse
import sys
from datetime import datetime

from boms.cli.common import add_language_argument, pack_name, pack_words, positive
from boms.cli.entry import Trouble
from boms.rules import titles_by_place
from boms.seat import Phase
from boms.store import History, StoredMatch, Summary, open_store
from boms.text import _, list_text, log_lines, n_, sentence, this_round


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """ID, `--forget` and `--unfinished`."""
    parser.add_argument(
        "id", nargs="?", type=positive, metavar="ID", help=_("the number of a match; none: all are listed")
    )
    purpose = _("forget this match for good, after a question, and what it counted for in the hall of fame")
    parser.add_argument("--forget", action="store_true", help=purpose)
    parser.add_argument("--unfinished", action="store_true", help=_("list only those that can go on"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Lists, tells or forgets. No hand is shown: what is told is what everybody saw."""
    if arguments.forget:
        return _forget(arguments.id)
    with open_store(reading=True) as store:
        if arguments.id is not None:
            _tell(store.load(arguments.id))
            return 0
        matches = store.unfinished() if arguments.unfinished else store.matches()
    for summary in matches:
        sys.stdout.write(match_line(summary) + "\n")
    if not matches:
        sys.stdout.write(_("No match is kept") + "\n")
    return 0


def match_line(summary: Summary) -> str:
    """A match in one line."""
    played = datetime.fromtimestamp(summary.played).strftime("%Y-%m-%d %H:%M")
    text = _("{number:>4}  {played}  {variant}, {rounds}: {names}; {state}")
    rounds = n_("{n} round", "{n} rounds", summary.round_number).format(n=summary.round_number)
    return text.format(
        number=summary.match_id,
        played=played,
        variant=pack_name(summary.pack),
        rounds=rounds,
        names=list_text(summary.names),
        state=_state(summary),
    )


def _state(summary: Summary) -> str:
    if not summary.is_over:
        return _("unfinished")
    return _("{name} won").format(name=summary.winner) if summary.winner else _("over")


def _forget(match_id: int | None) -> int:
    """Forgets a match where the answer is yes."""
    if match_id is None:
        raise Trouble(_("Which match? Say its number: boms history lists them"))
    with open_store() as store:
        summary = next((summary for summary in store.matches() if summary.match_id == match_id), None)
        if summary is None:
            raise Trouble(_("There is no match {number}").format(number=match_id))
        sys.stdout.write(match_line(summary) + "\n" + _("What it counted for in the hall of fame goes too.") + "\n")
        if not _agreed():
            sys.stdout.write(_("Nothing was forgotten") + "\n")
            return 0
        store.delete(match_id)
    sys.stdout.write(_("Match {number} is forgotten").format(number=match_id) + "\n")
    return 0


def _agreed() -> bool:
    sys.stdout.write(_("Forget this match for good? Type y for yes, anything else for no") + "\n")
    sys.stdout.flush()
    answer = sys.stdin.readline().strip().casefold()
    return answer[:1] in ("y", _("y")) if answer else False


def _tell(stored: StoredMatch) -> None:
    history, words = History(stored), pack_words(stored.pack)
    for number in range(1, history.rounds + 1):
        sys.stdout.write("\n" * (number > 1) + sentence(this_round(number, words)) + "\n")
        for moment in history.round(number):
            names = [face.name for face in moment.view.seats]
            titles, waits = titles_by_place(moment.rules, len(names)), moment.view.phase is Phase.CLEAR
            for line in log_lines(moment.events, names, words, titles, waits=waits):
                sys.stdout.write(f"  {line}\n")
