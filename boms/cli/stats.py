"""`boms stats`: the hall of fame."""

import argparse
import sys

from boms.cli.common import add_language_argument, pack_words, print_json
from boms.rules import Title
from boms.store import Fame, open_store
from boms.text import PackWords, _, p_, title_heading


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`--rules --json`."""
    parser.add_argument("--rules", metavar="ID", help=_("only rounds with this rule pack"))
    parser.add_argument("--json", action="store_true", help=_("print one line of JSON"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints a line for each person, most presidencies first."""
    with open_store(reading=True) as store:
        fame = store.statistics(arguments.rules)
    if arguments.json:
        print_json(fame)
    elif fame:
        _print_table([_heading(pack_words(arguments.rules) if arguments.rules else None), *map(_row, fame)])
    else:
        sys.stdout.write(_("Nobody has played a round to the end yet") + "\n")
    return 0


def _heading(words: PackWords | None) -> tuple[str, ...]:
    return (
        p_("column", "name"),
        p_("column", "rounds"),
        title_heading(Title.PRESIDENT, words),
        title_heading(Title.BOMS, words),
        p_("column", "average place"),
        p_("column", "longest reign"),
        p_("column", "points"),
    )


def _row(fame: Fame) -> tuple[str, ...]:
    numbers = (fame.rounds, fame.presidencies, fame.times_boms, f"{fame.average_place:.2f}", fame.longest_reign)
    return (fame.name, *map(str, numbers), str(fame.points))


def _print_table(rows: list[tuple[str, ...]]) -> None:
    from rich.cells import cell_len

    wides = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for name, *numbers in rows:
        padded = [text.rjust(wide) for text, wide in zip(numbers, wides[1:], strict=True)]
        sys.stdout.write("  ".join((name + " " * (wides[0] - cell_len(name)), *padded)) + "\n")
