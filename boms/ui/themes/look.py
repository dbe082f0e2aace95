"""What widgets draw with: the ready styles and signs made from a theme."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rich.style import Style

from boms.text import suit_text
from boms.ui.themes.theme import BOXES, PATTERNS, TableTheme

SIGNS = "♠♥♦♣"
"""What is drawn for spades, hearts, diamonds, clubs, where it is no letters."""

Inks = tuple[Style, Style, Style, Style]
"""Spades, hearts, diamonds, clubs."""


class Paper(NamedTuple):
    """The styles of one card."""

    ground: Style
    """The empty paper."""
    edge: Style
    """The line on its left, towards the card it covers."""
    inks: Inks
    """Spades, hearts, diamonds, clubs; jokers are drawn in the first."""


class Look(NamedTuple):
    """Everything a widget needs to draw."""

    table: Style
    """Text on the cloth."""
    table_quiet: Style
    """Less weight."""
    table_accent: Style
    """The accent as text on the cloth."""
    table_good: Style
    """What may be done."""
    table_warning: Style
    """What is refused."""
    table_back: Style
    """Backs of cards on the cloth."""
    panel: Style
    """Text on a panel."""
    panel_quiet: Style
    """Less weight."""
    panel_accent: Style
    """The accent as text on a panel."""
    panel_warning: Style
    """What is forgotten or refused, on a panel."""
    panel_back: Style
    """Backs of cards on a panel."""
    bar: Style
    """Text in the bars."""
    bar_quiet: Style
    """Less weight."""
    bar_accent: Style
    """The accent as text in the bars."""
    bar_warning: Style
    """What is forgotten or refused, in the log."""
    key: Style
    """A key in the key bar; whatever the accent is the ground of."""
    paper: Paper
    """A card that can be laid, or lies there."""
    lifted: Paper
    """A chosen card."""
    shade: Paper
    """A card that cannot be laid now, or lies further down."""
    suits_on_table: Inks
    """Suits in running text on the cloth."""
    suits_on_panel: Inks
    """Suits in running text on a panel."""
    suits_on_bar: Inks
    """Suits in running text on the log."""
    suits: str
    """What is drawn for spades, hearts, diamonds, clubs."""
    box: str
    """The lines of boxes, in the order of `BOXES`."""
    back: str
    """One cell of the back of a card."""
    back_face: Style
    """A whole card that lies face down."""
    emphasis: Style
    """What makes a style stand out: bold, where the theme has that."""
    is_ascii: bool
    """Whether nothing but ASCII may be drawn."""

    @property
    def has_letters(self) -> bool:
        """Whether suits are letters."""
        return self.suits != SIGNS

    def glyph(self, fancy: str, plain: str) -> str:
        """The first, or the second where nothing but ASCII may be drawn."""
        return plain if self.is_ascii else fancy


def look_of(theme: TableTheme, *, four_colours: bool = True, only_ascii: bool = False, letters: bool = False) -> Look:
    """The styles and signs of a theme; letters for suits are those of the language in use."""
    has_letters = only_ascii or letters
    suits = "".join(suit_text(suit, letters=True) for suit in range(4)) if has_letters else SIGNS
    return _made(theme, suits, four_colours=four_colours, only_ascii=only_ascii)


@cache
def _made(theme: TableTheme, suits: str, *, four_colours: bool, only_ascii: bool) -> Look:
    def on(ground: str, ink: str, *, bold: bool = False) -> Style:
        return Style(color=ink, bgcolor=ground, bold=bold and theme.bold)

    def suited(ground: str, *inks: str) -> Inks:
        spades, hearts, diamonds, clubs = inks if four_colours else (inks[0], inks[1], inks[1], inks[0])
        return on(ground, spades), on(ground, hearts), on(ground, diamonds), on(ground, clubs)

    def card(ground: str, *inks: str) -> Paper:
        return Paper(on(ground, inks[0]), on(ground, theme.edge), suited(ground, *inks))

    t = theme
    bright = (t.spades, t.hearts, t.diamonds, t.clubs)
    running = (t.text, t.text_hearts, t.text_diamonds, t.text_clubs)
    return Look(
        table=on(t.table, t.text),
        table_quiet=on(t.table, t.quiet),
        table_accent=on(t.table, t.accent, bold=True),
        table_good=on(t.table, t.good, bold=True),
        table_warning=on(t.table, t.warning, bold=True),
        table_back=on(t.table, t.back),
        panel=on(t.panel, t.text),
        panel_quiet=on(t.panel, t.quiet),
        panel_accent=on(t.panel, t.accent, bold=True),
        panel_warning=on(t.panel, t.warning, bold=True),
        panel_back=on(t.panel, t.back),
        bar=on(t.bar, t.text),
        bar_quiet=on(t.bar, t.quiet),
        bar_accent=on(t.bar, t.accent, bold=True),
        bar_warning=on(t.bar, t.warning, bold=True),
        key=on(t.accent, t.on_accent, bold=True),
        paper=card(t.paper, *bright),
        lifted=card(t.lifted, *bright),
        shade=card(t.shade, t.shade_spades, t.shade_hearts, t.shade_diamonds, t.shade_clubs),
        suits_on_table=suited(t.table, *running),
        suits_on_panel=suited(t.panel, *running),
        suits_on_bar=suited(t.bar, *running),
        suits=suits,
        box=BOXES["ascii" if only_ascii else t.box],
        back="|" if only_ascii else PATTERNS[t.pattern],
        back_face=on(t.back, t.back_line),
        emphasis=Style(bold=t.bold),
        is_ascii=only_ascii,
    )
