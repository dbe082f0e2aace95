"""The walk of a match: whom the table waits for, for what, and what needs nobody's decision.

What lives here: `Call`, the next person to take the screen, and the `Errand` that person comes for; `Settling`, which
passes for those whom everybody can see beaten, or who have given up the trick, and hands over gifts in which there is
no choice; and small facts about a hand and a gift that any way of showing them needs.

What must not live here: a screen, a terminal, a sentence. Whether it is drawn or read aloud, the match is walked in the
same steps and with the same hand-overs, because both ways of showing it stand on this floor.

    settling = Settling()
    settling.settle(table, AutoPass.BY_COUNT, chooses_ties=False)
    call = call_of(table.public())          # Call(seat=2, errand=Errand.TURN)

Nothing here is remembered beside the match. Who has passed for a whole trick, and who was passed unasked, is kept with
the moves themselves, so that a match gone on with goes on the same.

Nothing here looks at a hand before deciding whether somebody is asked: that follows from what everybody knows, so that
a hand-over, or the lack of one, tells nobody anything. Only a gift that is given without asking comes from the hand.
"""

from boms.walk.calls import Call, Errand, call_of, second_call
from boms.walk.gifts import automatic_gift, gift_back
from boms.walk.hands import Heap, Out, heaps, laid
from boms.walk.places import last_places
from boms.walk.ruin import ruins
from boms.walk.settling import Settling, last_turns, proven_passes

__all__ = [
    "Call",
    "Errand",
    "Heap",
    "Out",
    "Settling",
    "automatic_gift",
    "call_of",
    "gift_back",
    "heaps",
    "laid",
    "last_places",
    "last_turns",
    "proven_passes",
    "ruins",
    "second_call",
]
