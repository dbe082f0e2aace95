"""What is different at the table just now from how the game usually goes."""

from boms.seat import Phase, PublicView
from boms.text.languages import _


def in_force_text(view: PublicView) -> str:
    """The special effect in force, in a few words; empty where none is."""
    if view.phase is not Phase.PLAY:
        return ""
    if view.revolved:
        return _("Revolution: lower beats higher") if view.downward else _("Turned round: higher beats lower")
    return _("Direction turned: lower beats higher") if view.downward else ""
