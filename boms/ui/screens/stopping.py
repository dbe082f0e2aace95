"""Ending a match before it ends by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boms.text import _
from boms.ui.screens.question import no, yes

if TYPE_CHECKING:
    from boms.ui.app import BomsApp


def ask_to_stop(app: BomsApp) -> None:
    """Ends the match, after a question: that cannot be taken back."""
    walk = app.walk
    if walk is not None:
        answers = (yes(_("stop it for good"), walk.stop), no(_("play on"), app.back))
        app.ask(_("Stop the match for good?\nNobody can go on with it afterwards."), answers, chosen=1)
