"""A replayed match told trick by trick, in the words of the table."""

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from boms.match import Deal
from boms.record import Happening, Replayed
from boms.rules import titles_by_place
from boms.seat import Cleared, Dealt, Laid, Passed, Placed
from boms.text import PackWords, _, cards_signs, sentence, this_round, told_lines

_STYLES = {Laid: "", Passed: "dim", Cleared: "cyan", Placed: "bold", Dealt: "dim"}


class _Page(Console):
    """Leaves it to the command what becomes of a reader who has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def tell(replayed: Replayed, words: PackWords | None = None) -> None:
    """Prints what happened, a line for each event, a rule for each round."""
    page = _Page(highlight=False)
    for happening in replayed.happenings:
        if isinstance(happening.move, Deal):
            heading = sentence(this_round(happening.match.round_number, words))
            page.rule(heading, style="dim", align="left")
        for line in _lines(happening, words):
            page.print(line)
    winner = replayed.match.winner
    if winner is not None:
        page.print(Text(_("{name} wins the match").format(name=winner), style="bold"))


def _lines(happening: Happening, words: PackWords | None) -> Iterator[Text]:
    match, events = happening.match, happening.events
    names, waits = match.names, match.round is not None and match.round.waits
    titles = titles_by_place(match.rules, len(names))
    for number, told in told_lines(events, names, words, titles, waits=waits):
        event = events[number]
        line = Text("  " + told, style=_STYLES.get(type(event), ""))
        if isinstance(event, Laid):
            line.append("  " + cards_signs(event.cards, words), style="dim")
        yield line
