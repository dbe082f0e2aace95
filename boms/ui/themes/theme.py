"""One theme: what its file says, and the one that serves where there is none."""

from typing import Final

from msgspec import Struct


class TableTheme(Struct, frozen=True, kw_only=True):
    """One theme as its file says it. Every colour is `#rrggbb` or one of `SIXTEEN`."""

    name: str
    """What the preferences call it: its file without the ending."""
    dark: bool = True
    """Whether light text stands on a dark table."""
    bold: bool = True
    """Whether what matters is set bold; terminals of sixteen colours show bold black as grey."""
    box: str = "round"
    """Lines of boxes, one of `BOXES`."""
    pattern: str = "stripes"
    """The back of a card, one of `PATTERNS`."""
    table: str
    """The cloth: the ground of everything."""
    panel: str
    """Seats, a dialog, text to read beside a list."""
    bar: str
    """The top bar, the key bar and the log."""
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
    back: str
    """The back of a card."""
    back_line: str
    """The pattern on a back that is drawn as a whole card."""
    paper: str
    """A card that can be laid."""
    lifted: str
    """A chosen card."""
    shade: str
    """A card that cannot be laid now."""
    edge: str
    """The line between cards that overlap."""
    spades: str
    """Spades on paper, lifted and not; with two colours also clubs."""
    hearts: str
    """Hearts on paper; with two colours also diamonds."""
    diamonds: str
    """Diamonds on paper, with four colours."""
    clubs: str
    """Clubs on paper, with four colours."""
    shade_spades: str
    """Spades on a shaded card; with two colours also clubs."""
    shade_hearts: str
    """Hearts on a shaded card; with two colours also diamonds."""
    shade_diamonds: str
    """Diamonds on a shaded card, with four colours."""
    shade_clubs: str
    """Clubs on a shaded card, with four colours."""
    text_hearts: str
    """Hearts in running text on table, panel and bar; with two colours also diamonds. Spades are as the text."""
    text_diamonds: str
    """Diamonds in running text, with four colours."""
    text_clubs: str
    """Clubs in running text, with four colours."""


_NO_COLOURS = frozenset({"name", "dark", "bold", "box", "pattern"})

COLOURS: Final = tuple(field for field in TableTheme.__struct_fields__ if field not in _NO_COLOURS)
"""The fields of a theme that are colours."""

SIXTEEN: Final = tuple(
    bright + colour
    for bright in ("", "bright_")
    for colour in ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
)
"""The colours every terminal has, as it is set up to show them."""

BOXES: Final = {
    "round": "╭╮╰╯─│",
    "square": "┌┐└┘─│",
    "heavy": "┏┓┗┛━┃",
    "double": "╔╗╚╝═║",
    "ascii": "++++-|",
}
"""Corners from the upper left on, then the horizontal and the vertical line."""

PATTERNS: Final = {
    "stripes": "▌",
    "weave": "▒",
    "checks": "▚",
    "diamonds": "◆",
    "rings": "○",
    "crosses": "╳",
    "plain": "▐",
}
"""What one cell of the back of a card shows."""

FELT: Final = TableTheme(
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
    back="#6fa8dc",
    back_line="#1f4e86",
    paper="#f6f1e4",
    lifted="#ffffff",
    shade="#b9bfae",
    edge="#8d8a7c",
    spades="#16181d",
    hearts="#b3122a",
    diamonds="#0b5fa5",
    clubs="#1d6b2f",
    shade_spades="#2b302b",
    shade_hearts="#7c1a28",
    shade_diamonds="#124472",
    shade_clubs="#1b4d26",
    text_hearts="#ff9d96",
    text_diamonds="#8fc7ff",
    text_clubs="#9be39b",
)
"""Felt green, as `felt.yaml` has it: it serves where no other can be used, and needs no file to be read."""
