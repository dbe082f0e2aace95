"""Themes: the colours and lines of a table, the files they come from, and the ready styles made from them.

What lives here: a theme as its file says it (`TableTheme`), reading and checking such files and finding them, and the
`Look` that every widget draws with.

What must not live here: anything that draws. A widget never names a colour; it takes a style of the `Look`, which says
what the style is for: text on the cloth, the accent on a panel, hearts on a shaded card.

**A theme file** is called as the theme is, and lies in `themes/` beside the program or in the user's config folder:

    boms: 1                     # the version of the format
    based_on: felt              # another theme, whose colours hold where this one is silent; may be left out
    dark: true                  # light text on a dark table
    bold: true                  # whether what matters is set bold
    box: round                  # round, square, heavy, double, ascii
    pattern: stripes            # the back of a card
    colours:                    # each "#rrggbb", in quotes, or one of the sixteen: black, red … bright_white
      table: "#0f3d2e"
    words: {nb: {name: …, description: …}, en: …, de: …}

Every mistake of a file is a problem with its line, as in rule packs; a theme with any is broken, is listed as that, and
is never used. So a wrong colour never reaches the framework, which would die of it in the middle of a game.

**At start** only the theme in use is read, and felt not even that: it stands in the code as well (`FELT`), and serves
wherever another cannot be used. `theme_shelf()` reads all of them, for the Preferences screen.

**Readable.** Text on any ground it can stand on has a contrast of at least 4.5:1 in each theme that comes with the
program, in the high-contrast one 7:1, and the tests compute it. Colour says nothing alone: suits have signs, a turn has
an arrow, a chosen card is lifted.
"""

from boms.ui.themes.framework import textual_theme
from boms.ui.themes.look import Look, Paper, look_of
from boms.ui.themes.theme import BOXES, COLOURS, FELT, PATTERNS, SIXTEEN, TableTheme

__all__ = [
    "BOXES",
    "COLOURS",
    "FELT",
    "PATTERNS",
    "SIXTEEN",
    "Look",
    "Paper",
    "TableTheme",
    "look_of",
    "textual_theme",
]
