"""`boms resume [ID]`: goes on with an unfinished match."""

import argparse

from boms.cli.common import pack_of, positive
from boms.cli.entry import Trouble
from boms.cli.play import add_manner_arguments, show
from boms.store import Keeping, Summary
from boms.text import _, list_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """ID, `--plain --ascii --lang`."""
    parser.add_argument(
        "id", nargs="?", type=positive, metavar="ID", help=_("the number of a match: boms history lists them")
    )
    add_manner_arguments(parser)
    parser.set_defaults(seed=None, rules=None, set=[])


def run(arguments: argparse.Namespace) -> int:
    """Goes on with the match at the pending decision. Where there are several, people choose."""
    from boms.chance import shuffler

    keeping = Keeping()
    summary = _chosen(keeping, arguments)
    if summary is None:
        return show(arguments, keeping, first="continue_match")
    table = keeping.resume(summary.match_id, shuffler())
    return show(arguments, keeping, table=table, pack=pack_of(summary.pack))


def _chosen(keeping: Keeping, arguments: argparse.Namespace) -> Summary | None:
    """The match that is meant; None: there are several, and people can be asked on the screen."""
    if arguments.id is not None:
        return _numbered(keeping.read(lambda store: store.matches()), arguments.id)
    unfinished = keeping.read(lambda store: store.unfinished())
    if not unfinished:
        raise Trouble(_("No match is unfinished: boms begins a new one"))
    if len(unfinished) > 1 and arguments.plain:
        numbers = list_text([str(summary.match_id) for summary in unfinished])
        raise Trouble(_("Several matches are unfinished: say which of {numbers}").format(numbers=numbers))
    return unfinished[0] if len(unfinished) == 1 else None


def _numbered(matches: tuple[Summary, ...], number: int) -> Summary:
    found = next((summary for summary in matches if summary.match_id == number), None)
    if found is not None and not found.is_over:
        return found
    numbers = sorted(summary.match_id for summary in matches if not summary.is_over)
    text = _missing(any_other=bool(numbers)) if found is None else _over(any_other=bool(numbers))
    raise Trouble(text.format(number=number, numbers=list_text([*map(str, numbers)])))


def _missing(*, any_other: bool) -> str:
    if any_other:
        return _("There is no match {number}; unfinished: {numbers}")
    return _("There is no match {number}, and none is unfinished")


def _over(*, any_other: bool) -> str:
    if any_other:
        return _("Match {number} is over; unfinished: {numbers}")
    return _("Match {number} is over, and none is unfinished")
