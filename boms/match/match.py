"""`Match`: the state of a match. Holds everybody's cards; screens never get it."""

from msgspec import Struct, field
from msgspec.structs import replace

from boms.cards import Secret
from boms.game import State
from boms.match.moves import Choice
from boms.rules import MatchEnd, Rules, Title, Winner, titles_by_place
from boms.seat import Event


class Tally(Struct, frozen=True):
    """What a match has brought one person so far."""

    points: int = 0
    """Points by title (rules.md §8)."""
    presidencies: int = 0
    """Rounds won."""


class Match(Secret, frozen=True):
    """A match between two moves."""

    rules: Rules
    """In force now."""
    names: tuple[str, ...]
    """Who sits, in seat order of the present or last round."""
    round_number: int = 0
    """Rounds dealt so far."""
    dealer: int | None = None
    """The last dealer's seat, or the place in the row where that seat was; None: nobody has dealt yet."""
    dealer_left: bool = False
    """Whether the last dealer has left since."""
    order: tuple[str, ...] = ()
    """Placement of the last finished round, president first, of those who still sit; empty: no such round."""
    is_first: bool = True
    """Whether no round has been finished: the next deal, or the round in play, is round 1 (§4.2)."""
    last_boms: str | None = None
    """Who was boms of the last finished round; None: no such round, or they have left."""
    tallies: dict[str, Tally] = field(default_factory=dict)
    """By name, also of those who have left."""
    round: State | None = None
    """The present or last round; None before the first deal."""
    log: tuple[Event, ...] = ()
    """What has happened in it so far."""
    choices: tuple[tuple[int, Choice], ...] = ()
    """Passes in it that were more, or less, than somebody's choice for this turn, by number of the event."""
    before: "Match | None" = None
    """The match before the last play or pass, while that can be taken back; None: it cannot."""
    time_is_up: bool = False
    """The running round is the last."""
    is_over: bool = False
    """No more moves."""
    winner: str | None = None
    """Who has won; None: not over, or nobody wins."""

    def tally(self, name: str) -> Tally:
        """What the match has brought somebody so far."""
        return self.tallies.get(name, Tally())

    @property
    def is_between_rounds(self) -> bool:
        """Whether a round can be dealt, or seats and rules changed."""
        return not self.is_over and (self.round is None or self.round.is_over)


def begin_match(rules: Rules, names: tuple[str, ...], previous: tuple[str, ...] = ()) -> Match:
    """A match before its first deal. `previous` are the placements of a round before it (record.md)."""
    order = tuple(name for name in previous if name in names)
    boms = previous[-1] if previous and previous[-1] in names else None
    return Match(rules, names, order=order, is_first=not previous, last_boms=boms)


def titles_of(match: Match) -> dict[str, Title]:
    """The titles in force for the next exchange, by name; who has not been placed has none (§8)."""
    titles = titles_by_place(match.rules, len(match.order)) if match.order else ()
    return dict(zip(match.order, titles, strict=True))


def with_round_counted(match: Match, places: tuple[int, ...]) -> Match:
    """The match after a round that ended with these places by seat: order, points, and perhaps the end (§8)."""
    order = tuple(name for _, name in sorted(zip(places, match.names, strict=True)))
    counted = replace(match, order=order, is_first=False, last_boms=order[-1])
    tallies = {**match.tallies}
    for name, title in titles_of(counted).items():
        tally = match.tally(name)
        won = title is Title.PRESIDENT
        tallies[name] = Tally(tally.points + match.rules.points.get(title, 0), tally.presidencies + won)
    counted = replace(counted, tallies=tallies)
    return ended(counted) if _is_last_round(counted) else counted


def _is_last_round(match: Match) -> bool:
    target = match.rules.match_target
    match match.rules.match_end:
        case MatchEnd.POINTS:
            return any(match.tally(name).points >= target for name in match.names)
        case MatchEnd.ROUNDS:
            return match.round_number >= target
        case _:
            return match.time_is_up


def ended(match: Match) -> Match:
    """The match, over, with its winner: ties by presidencies, then by place in the last round (§8)."""
    return replace(match, is_over=True, winner=_winner(match))


def _winner(match: Match) -> str | None:
    if match.is_first:
        return None
    match match.rules.winner:
        case Winner.NONE:
            return None
        case Winner.LAST_PRESIDENT:
            return match.order[0] if match.order else None
        case Winner.MOST_PRESIDENCIES:
            return max(by_place(match), key=lambda name: match.tally(name).presidencies)
        case Winner.MOST_POINTS:
            return max(by_place(match), key=lambda name: (match.tally(name).points, match.tally(name).presidencies))


def by_place(match: Match) -> tuple[str, ...]:
    """Everybody who sits, best place in the last round first, who was not in it last."""
    return (*match.order, *(name for name in match.names if name not in match.order))
