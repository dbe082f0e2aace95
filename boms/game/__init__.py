"""The game: one round, from the deal until every place is decided. A pure state machine.

What lives here: `Exchange` and `Round`, the two frozen states of a round, and the five questions about them. Whose turn
is it: `state.to_act`. What is legal: `legal(state)`, and `refusal(state, action)` for the reason why something is not.
Apply: `apply(state, action)` gives the next state and the events, and is the only way anything changes. Is it over:
`state.is_over`. Who won: `places(state)`. `public_view` and `seat_view` are what the rest of the program may know.

All secrets live here: the hands of all seats are fields of the states. That is why neither state has a repr, why views
are built field by field from what may be known, and why nothing above `boms.match` imports this floor.

What must not live here: names, points, seats from round to round (`boms.match`), words (`boms.text`), randomness, a
clock, files. Two calls with the same arguments give the same answer for ever; undo, resume, history, computer players
and tests all rest on that.

A round begins with `begin`, given the hands and a `Setup`, and goes through the exchange, if the titles call for one,
to play. `legal` and `refusal` agree, always: that is a law, tested over random rules and deals.

For speed a hand is two integers: its cards, and per size the ranks of which it holds so many (`Tables.sets_of`). What
the pile takes is a third one of the same layout (`Round.takes`), so that what a hand can lay is one `&`, and whether a
group can be laid is one bit. Plays that come again and again are made once (`boms.game.lays`).
"""

from boms.game.exchange import Exchange
from boms.game.play import NotAllowed
from boms.game.plays import legal
from boms.game.questions import apply, is_over, places, refusal
from boms.game.round import Round, Setup
from boms.game.start import State, begin
from boms.game.views import Surroundings, phase_of, public_view, seat_view

__all__ = [
    "Exchange",
    "NotAllowed",
    "Round",
    "Setup",
    "State",
    "Surroundings",
    "apply",
    "begin",
    "is_over",
    "legal",
    "phase_of",
    "places",
    "public_view",
    "refusal",
    "seat_view",
]
