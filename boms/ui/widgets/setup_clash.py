"""What is impossible about the rules as they stand, and a button for each way out."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical

from boms.rules import Rules, conflicts
from boms.text import PackWords, conflict_text, n_
from boms.ui.commands import key_name
from boms.ui.widgets.setup_reading import Paragraph, Reading
from boms.ui.widgets.setup_spots import Spots
from boms.ui.widgets.setup_values import Bench, Spot
from boms.ui.widgets.setup_ways import Way, ways_out

WAY_KEYS = ("f5", "f6", "f7", "f8")
"""Keys of the buttons."""

NAMED = 2
"""How many impossible combinations are named at a time; the others wait until these are gone."""


class Clash(Vertical):
    """Names the impossible combinations; gone when there is none. The buttons are for the first of them."""

    DEFAULT_CSS = """
    Clash { height: auto; display: none; }
    Clash.-named { display: block; }
    Clash #conflict { height: auto; }
    """

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - the framework's word
        super().__init__(id=id)
        self.ways: tuple[Way, ...] = ()
        """The ways out of the first combination, one for each of `WAY_KEYS` at most."""
        self._conflict = Reading(id="conflict", ground="panel")
        self._buttons = Spots(id="ways")

    def compose(self) -> ComposeResult:
        """Sentences and buttons."""
        yield self._conflict
        yield self._buttons

    def tell(self, rules: Rules, pack: Rules, key: str, words: PackWords) -> None:
        """Sets the rules; what the highlighted `key` has a part in is named first."""
        impossible = sorted(conflicts(rules), key=lambda conflict: key not in conflict.keys)
        self.set_class(bool(impossible), "-named")
        self.ways = ways_out(rules, pack, impossible[0])[: len(WAY_KEYS)] if impossible else ()
        lines = [Paragraph(conflict_text(conflict), "warning", "!") for conflict in impossible[:NAMED]]
        rest = len(impossible) - NAMED
        if rest > 0:
            told = n_("{number} more is impossible", "{number} more are impossible", rest).format(number=rest)
            lines.append(Paragraph(told, "quiet", " "))
        self._conflict.tell(lines)
        spots = (_button(key, way, words) for key, way in zip(WAY_KEYS, self.ways, strict=False))
        self._buttons.set_benches((Bench(tuple(spots)),))


def _button(key: str, way: Way, words: PackWords) -> Spot:
    return Spot(way.key, f"{key_name(key)}  {way.label(words)}", way.rules, is_button=True)
