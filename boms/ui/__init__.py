"""Screens: the only floor that draws, and the only one that imports textual.

What lives here: the app and its common frame, the commands with their keys, the themes, the screens and the widgets
on them, the walk from one screen to the next (`controller`), and what a key makes of the cards in a hand
(`selection`).

What must not live here: any rule, and any hand but the one that is shown. A screen gets a *view*: the public one, or
that of the one player who has taken the screen. The walk acts through a `SeatPort` and the `Table`; nothing here
imports `boms.game` or `boms.match.match`, and `pytest` checks that.

**The frame.** Every screen is a `Framed`: a top bar, a body, a key bar. Screens are made once and changed with
`BomsApp.show(name)`; one is never put upon another, so that nothing is there to shine through. What a screen is to
show is set *before* it is shown, in the same handler; what the Hand screen showed is dropped the moment it is left. A
dialog is a screen too (`Question`, `Page`).

**Commands.** A screen lists what can be done just now: name, keys, label, and what to do (`commands()`). The key bar,
the help and the keyboard all read that one list, so a key that is shown works, and one that works is shown or in the
help. Clashes are reported (`clashes`). The screen's commands come before the keys of a focused widget, except what an
input field takes as text.

**Drawing.** What is drawn often is one widget that paints cells (`widgets.canvas`), not many small ones: the hand,
the pile, the seats, the log. Colours and box lines come ready made from the `Look` of the theme in use; every cell
has a style, and colour never says anything alone.

**Secrets.** `terminal` closes what a terminal or the framework could leak: variables that log keys, the pictures and
the clipboard of the framework, tracebacks with values, and what stays on the terminal when the program ends or is
stopped. Being stopped, losing focus and a window too small cover the hand. Only Enter, or a click on the button,
uncovers one.

Entry: `run(table)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boms.ui.preferences import Preferences

if TYPE_CHECKING:
    from boms.match import Table
    from boms.packs import Pack, Problem
    from boms.rules import Rules
    from boms.store import Keeping

__all__ = ["Preferences", "run"]


def run(
    table: Table | None = None,
    *,
    pack: Pack | None = None,
    rules: Rules | None = None,
    preferences: Preferences | None = None,
    seed: str | None = None,
    dealer: int | None = None,
    problems: tuple[Problem, ...] = (),
    keeping: Keeping | None = None,
    first: str = "start",
) -> int:
    """Runs the app until it is left; the exit code.

    `table` is a match to play, before its first deal or anywhere later; None: begin at Start. `pack` is the pack it
    is played by, for its words; `rules` are its rules as changed, for a match to be set up. `seed` is for the match
    that Start will open; None: the operating system's chance. `dealer` is the seat of who deals first, where the rules
    leave that open; None: drawn. `problems` are what is wrong with the file of preferences; they are shown first.
    `keeping` has the matches that are kept (None: those in the data folder), and `first` is the screen to begin with
    where no table is given. Standard input and error must be a terminal.
    """
    import gc
    import os

    from boms.ui import terminal

    gc.disable()  # until the first picture: nothing is garbage before it, and looking for some takes its time
    terminal.clean_environment(os.environ)
    from boms.ui.app import BomsApp
    from boms.ui.manner import suited

    preferences = suited(preferences or Preferences(), os.environ)
    app = BomsApp(table, preferences=preferences, seed=seed, pack=pack, problems=problems, keeping=keeping, first=first)
    app.setup.dealer = dealer
    if rules is not None:
        app.setup.rules = rules
    try:
        code = terminal.run(app)
    finally:
        app.keeping.close()
    terminal.say_farewell(app)
    return code
