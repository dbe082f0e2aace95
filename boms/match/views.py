"""Views of a match: the round's, with names, points and what was laid."""

from boms.cards import NO_CARDS, Cards, joined
from boms.game import State, Surroundings, phase_of, public_view, seat_view
from boms.match.match import Match
from boms.seat import Cleared, Laid, Phase, PublicView, SeatView


def phase_of_match(match: Match) -> Phase:
    """Where a match stands; before the first deal as after a round."""
    if match.is_over:
        return Phase.MATCH_OVER
    return phase_of(match.round) if match.round is not None else Phase.ROUND_OVER


def public_view_of(match: Match) -> PublicView:
    """What everybody may know. Raises ValueError before the first deal."""
    return public_view(_round(match), _surroundings(match))


def seat_view_of(match: Match, seat: int) -> SeatView:
    """What one seat may know. Raises ValueError before the first deal."""
    return seat_view(_round(match), _surroundings(match), seat)


def _round(match: Match) -> State:
    if match.round is None:
        raise ValueError("no round has been dealt")
    return match.round


def _surroundings(match: Match) -> Surroundings:
    tallies = [match.tally(name) for name in match.names]
    return Surroundings(
        phase=phase_of_match(match),
        round_number=match.round_number,
        names=match.names,
        points=tuple(tally.points for tally in tallies),
        presidencies=tuple(tally.presidencies for tally in tallies),
        seen=_seen(match),
        tricks=1 + sum(isinstance(event, Cleared) for event in match.log),
        winners=(match.names.index(match.winner),) if match.winner in match.names and match.winner else (),
    )


def _seen(match: Match) -> Cards:
    seen = NO_CARDS
    for event in match.log:
        if isinstance(event, Laid):
            seen = joined(seen, event.cards)
    return seen
