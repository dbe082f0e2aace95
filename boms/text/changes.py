"""What is different in the next round."""

from collections.abc import Iterator

from boms.rules import LaterDealer, LaterLead, Rules, Seating
from boms.seat import PublicView
from boms.text.languages import _


def change_lines(public: PublicView, rules: Rules) -> Iterator[str]:
    """Who moves, deals and leads in the round after the one that is over, by the rules of the next one."""
    if rules.seating is Seating.BY_PLACEMENT:
        yield _("Everybody moves: seats go clockwise in the order of the places")
    president, boms = _name_at(public, 1), _name_at(public, len(public.seats))
    if rules.later_dealer is LaterDealer.BOMS:
        yield _("{name} deals the next round").format(name=boms)
    leader = boms if rules.later_lead is LaterLead.BOMS else president
    yield _("{name} leads the next round").format(name=leader)


def _name_at(public: PublicView, place: int) -> str:
    return next((face.name for face in public.seats if face.place == place), "")
