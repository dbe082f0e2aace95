"""Themes: the colours and lines of a table, and the ready styles made from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from rich.style import Style

if TYPE_CHECKING:
    from textual.theme import Theme


class TableTheme(Struct, frozen=True, kw_only=True):
    """One theme as its file says it. Every colour is `#rrggbb` or the name of one of the sixteen colours."""

    name: str
    """What the preferences call it."""
    dark: bool = True
    """Whether light text stands on a dark table."""
    table: str
    """The cloth: the ground of everything."""
    panel: str
    """Seats, the log, a dialog."""
    bar: str
    """The top bar and the key bar."""
    text: str
    """Text on table, panel and bar."""
    quiet: str
    """Text of less weight on the same grounds."""
    accent: str
    """Whose turn it is, keys, what is chosen."""
    on_accent: str
    """Text on the accent."""
    good: str
    """What is right and may be done."""
    warning: str
    """What is refused or forgotten."""
    paper: str
    """A card that can be laid."""
    lifted: str
    """A chosen card."""
    shade: str
    """A card that cannot be laid now."""
    edge: str
    """The line between cards that overlap."""
    back: str
    """The back of a card, on a panel."""
    spades: str
    """Spades on paper, lifted and not; with two colours also clubs."""
    hearts: str
    """Hearts on paper; with two colours also diamonds."""
    diamonds: str
    """Diamonds on paper, with four colours."""
    clubs: str
    """Clubs on paper, with four colours."""
    shade_red: str
    """Hearts and diamonds on a shaded card."""
    shade_black: str
    """Spades and clubs on a shaded card."""
    red_on_table: str
    """Hearts and diamonds in running text on table and panel."""
    box: str = "round"
    """Lines of boxes: round, square, heavy, double or ascii."""


COLOURS = tuple(field for field in TableTheme.__struct_fields__ if field not in ("name", "dark", "box"))
"""The fields of a theme that are colours."""

FELT = TableTheme(
    name="felt",
    table="#0f3d2e",
    panel="#16503d",
    bar="#0a2a20",
    text="#f4f1e6",
    quiet="#a9c7b8",
    accent="#e8b94a",
    on_accent="#1c1606",
    good="#9be39b",
    warning="#ffb08a",
    paper="#f6f1e4",
    lifted="#ffffff",
    shade="#b9bfae",
    edge="#8d8a7c",
    back="#6fa8dc",
    spades="#16181d",
    hearts="#b3122a",
    diamonds="#0b5fa5",
    clubs="#1d6b2f",
    shade_red="#7c2a32",
    shade_black="#3f453f",
    red_on_table="#ff9d96",
)
"""Felt green, the theme that serves where none is chosen."""

BOXES = {
    "round": "╭╮╰╯─│",
    "square": "┌┐└┘─│",
    "heavy": "┏┓┗┛━┃",
    "double": "╔╗╚╝═║",
    "ascii": "++++-|",
}
"""Corners from the upper left on, then the horizontal and the vertical line."""


class Paper(NamedTuple):
    """The styles of one card."""

    ground: Style
    """The empty paper."""
    edge: Style
    """The line on its left, towards the card it covers."""
    inks: tuple[Style, Style, Style, Style]
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
    suits_on_table: tuple[Style, Style, Style, Style]
    """Suits in running text on the cloth."""
    suits_on_panel: tuple[Style, Style, Style, Style]
    """Suits in running text on a panel."""
    suits_on_bar: tuple[Style, Style, Style, Style]
    """Suits in running text on the log."""
    suits: str
    """What is drawn for spades, hearts, diamonds, clubs."""
    box: str
    """The lines of boxes, in the order of `BOXES`."""
    is_ascii: bool
    """Whether nothing but ASCII may be drawn."""

    @property
    def has_letters(self) -> bool:
        """Whether suits are letters."""
        return self.suits == "SHDC"

    def glyph(self, fancy: str, plain: str) -> str:
        """The first, or the second where nothing but ASCII may be drawn."""
        return plain if self.is_ascii else fancy


@cache
def look_of(theme: TableTheme, *, four_colours: bool = True, only_ascii: bool = False, letters: bool = False) -> Look:
    """The styles and glyphs of a theme."""

    def on(ground: str, ink: str, *, bold: bool = False) -> Style:
        return Style(color=ink, bgcolor=ground, bold=bold)

    t = theme
    inks = (t.spades, t.hearts, t.diamonds, t.clubs) if four_colours else (t.spades, t.hearts, t.hearts, t.spades)
    shaded = (t.shade_black, t.shade_red, t.shade_red, t.shade_black)
    running = (t.text, t.red_on_table, t.red_on_table, t.text)
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
        paper=_paper(t.paper, t.edge, inks),
        lifted=_paper(t.lifted, t.edge, inks),
        shade=_paper(t.shade, t.edge, shaded),
        suits_on_table=_inks(t.table, running),
        suits_on_panel=_inks(t.panel, running),
        suits_on_bar=_inks(t.bar, running),
        suits="SHDC" if only_ascii or letters else "♠♥♦♣",
        box=BOXES["ascii" if only_ascii else t.box],
        is_ascii=only_ascii,
    )


def _inks(ground: str, inks: tuple[str, ...]) -> tuple[Style, Style, Style, Style]:
    spades, hearts, diamonds, clubs = (Style(color=ink, bgcolor=ground) for ink in inks)
    return spades, hearts, diamonds, clubs


def _paper(ground: str, edge: str, inks: tuple[str, ...]) -> Paper:
    return Paper(Style(color=inks[0], bgcolor=ground), Style(color=edge, bgcolor=ground), _inks(ground, inks))


def textual_theme(theme: TableTheme) -> Theme:
    """The same colours for what the framework itself draws: inputs, lists, scroll bars."""
    from textual.theme import Theme

    return Theme(
        name=theme.name,
        primary=theme.accent,
        secondary=theme.quiet,
        accent=theme.accent,
        warning=theme.warning,
        error=theme.warning,
        success=theme.good,
        foreground=theme.text,
        background=theme.table,
        surface=theme.bar,
        panel=theme.panel,
        dark=theme.dark,
        variables={"bar": theme.bar, "quiet": theme.quiet, "on-accent": theme.on_accent, "border": theme.accent},
    )


def bad_colours(values: Mapping[str, object]) -> tuple[str, ...]:
    """The colour fields of a theme file whose value is missing or no colour: the framework dies of those later."""
    from textual.color import Color, ColorParseError

    def is_colour(value: object) -> bool:
        try:
            return Color.parse(str(value)).a == 1
        except ColorParseError:
            return False

    return tuple(field for field in COLOURS if not is_colour(values.get(field)))
