"""The match: many rounds with the same people and the same rules.

What lives here: who sits where and who deals (rules.md §2, §8), titles from round to round, points, presidencies, the
end of a match and its winner, joining and leaving between rounds, and `Table`, the one door to a match for the rest of
the program. Also what public knowledge proves about the player to act (`proves_pass`), for passing automatically.

A match is a frozen value: rules, people and what has come of them. The only way it changes is `after(match, move)`, a
move being a deal, an action in the round, a change of seats or rules, or the end. A match is therefore its moves:
replaying them gives the same match, and undo, resume, history and records rest on that.

What must not live here: what is legal in a round (`boms.game`), randomness (hands come from outside, see
`boms.chance`), a clock (time being up is a move), words, files and screens.

People are known by their names, which are unique in a match; a seat is a number that holds for one round.

`boms.match.match` and `boms.game` hold everybody's cards. Screens and computer players get a `Table` or a `SeatPort`.
"""

from boms.match.dealing import dealt_round
from boms.match.match import Match, Tally, begin_match, titles_of
from boms.match.moves import Act, ChangeRules, Choice, Deal, Move, Rename, Sit, Stop, TimeUp, Undo, without_undone
from boms.match.play import Unseated, after, played, refusal_to_act, rename_refusal, seats_refusal
from boms.match.proof import proves_pass
from boms.match.seating import NextRound, next_round
from boms.match.table import Table
from boms.match.views import public_view_of, seat_view_of

__all__ = [
    "Act",
    "ChangeRules",
    "Choice",
    "Deal",
    "Match",
    "Move",
    "NextRound",
    "Rename",
    "Sit",
    "Stop",
    "Table",
    "Tally",
    "TimeUp",
    "Undo",
    "Unseated",
    "after",
    "begin_match",
    "dealt_round",
    "next_round",
    "played",
    "proves_pass",
    "public_view_of",
    "refusal_to_act",
    "rename_refusal",
    "seat_view_of",
    "seats_refusal",
    "titles_of",
    "without_undone",
]
