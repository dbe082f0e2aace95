"""One house rule: what it is called, its values to press, and what it does at the table."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical

from boms.rules import Rules, changed, choices
from boms.text import PackWords, _, key_paragraph, key_text, value_text
from boms.ui.widgets.setup_reading import Paragraph, Reading
from boms.ui.widgets.setup_spots import Spots
from boms.ui.widgets.setup_values import benches, value_of
from boms.ui.widgets.setup_words import oddity_lines


class OneRule(Vertical):
    """A key of the rules explained, with its values as spots. It is told what to show and changes nothing."""

    DEFAULT_CSS = """
    OneRule { background: $panel; }
    OneRule #named { height: auto; }
    OneRule #values { margin: 1 0; }
    OneRule #explained { height: 1fr; }
    """

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - the framework's word
        super().__init__(id=id)
        self._named = Reading(id="named", ground="panel")
        self.values = Spots(id="values")
        """The values."""
        self._explained = Reading(id="explained", ground="panel")

    def compose(self) -> ComposeResult:
        """Name, values, explanation."""
        yield self._named
        yield self.values
        yield self._explained

    def tell(
        self, key: str, rules: Rules, pack: Rules, *, page: int, words: PackWords, mark: str, is_active: bool
    ) -> None:
        """Sets the key and the rules; `page` is the number of players whose removed cards are shown."""
        self._named.tell(_naming(key, rules, pack, words, mark))
        self.values.set_benches(benches(rules, key, page=page, words=words), is_active=is_active)
        self._explained.tell(_explanation(key, rules))

    def read_on(self, by: int) -> None:
        """Moves the explanation so many lines."""
        self._explained.scroll_by(by)


def _naming(key: str, rules: Rules, pack: Rules, words: PackWords, mark: str) -> list[Paragraph]:
    """The key, its value where the spots do not say it, and the value of the variant where that differs."""
    lines = [Paragraph(key_text(key), "accent")]
    if not choices(key):
        lines.append(Paragraph(value_text(key, value_of(rules, key), words)))
    if key in changed(rules, pack):
        theirs = value_text(key, value_of(pack, key), words)
        lines.append(Paragraph(_("In the variant: {value}").format(value=theirs), "accent", mark))
    return lines


def _explanation(key: str, rules: Rules) -> list[Paragraph]:
    """Why the key does nothing as things stand, if so, and what it does at the table."""
    idle = [Paragraph(text, "accent", "·") for text in oddity_lines(rules, key)]
    return [*idle, *([Paragraph("")] if idle else []), Paragraph(key_paragraph(key))]
