"""A replayed match told trick by trick, in the words of the table."""

from rich.console import Console
from rich.text import Text

from boms.match import Deal
from boms.record import Happening, Replayed
from boms.seat import Cleared, Dealt, Laid, Passed, Placed
from boms.text import _, cards_signs, event_text

_STYLES = {Laid: "", Passed: "dim", Cleared: "cyan", Placed: "bold", Dealt: "dim"}


def tell(replayed: Replayed) -> None:
    """Prints what happened, a line for each event, a rule for each round."""
    console = Console(highlight=False)
    for happening in replayed.happenings:
        if isinstance(happening.move, Deal):
            console.rule(_("Round {number}").format(number=happening.match.round_number), style="dim", align="left")
        _tell(console, happening)
    winner = replayed.match.winner
    if winner is not None:
        console.print(Text(_("{name} wins the match").format(name=winner), style="bold"))


def _tell(console: Console, happening: Happening) -> None:
    names = happening.match.names
    for event in happening.events:
        line = Text("  " + event_text(event, names), style=_STYLES.get(type(event), ""))
        if isinstance(event, Laid):
            line.append("  " + cards_signs(event.cards), style="dim")
        console.print(line)
