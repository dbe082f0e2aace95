"""Views of a round, built field by field from what may be known: the only way out of this floor for a hand."""

from msgspec import Struct

from boms.cards import NO_CARDS, Cards, count
from boms.game.exchange import Exchange, forced_gift, number_due
from boms.game.play import may_break_in
from boms.game.plays import legal
from boms.game.round import Round
from boms.game.start import State
from boms.rules import Title, titles_by_place
from boms.seat import Phase, PublicView, SeatFace, SeatView, Step


class Surroundings(Struct, frozen=True):
    """What the match knows and a round does not: names, numbers, and what was laid openly."""

    phase: Phase
    """Where the match stands."""
    round_number: int
    """1 for the first round."""
    names: tuple[str, ...]
    """Names by seat."""
    points: tuple[int, ...]
    """Points by seat."""
    presidencies: tuple[int, ...]
    """Rounds won, by seat."""
    seen: Cards
    """All cards laid openly in this round."""
    tricks: int
    """Number of the present trick, 1 for the first."""
    winners: tuple[int, ...]
    """Seats that have won the match."""


def phase_of(state: State) -> Phase:
    """Where a round stands."""
    if isinstance(state, Exchange):
        return Phase.EXCHANGE
    if state.is_over:
        return Phase.ROUND_OVER
    return Phase.CLEAR if state.waits else Phase.PLAY


def public_view(state: State, around: Surroundings) -> PublicView:
    """What everybody may know of a round."""
    round_ = state if isinstance(state, Round) else None
    exchange = state if isinstance(state, Exchange) else None
    return PublicView(
        phase=around.phase,
        round_number=around.round_number,
        seats=tuple(_face(state, around, seat) for seat in range(len(state.hands))),
        dealer=state.setup.dealer,
        to_act=state.to_act if state.to_act >= 0 and around.phase is not Phase.MATCH_OVER else None,
        pile=round_.pile if round_ else (),
        downward=round_.downward if round_ else False,
        revolved=round_.flipped if round_ else False,
        cleared=round_.cleared if round_ else None,
        tricks=around.tricks,
        first_leader=round_.opening.leader if round_ else None,
        lead_reason=round_.opening.reason if round_ else None,
        must_include=round_.must if round_ else NO_CARDS,
        seen=around.seen,
        deck=state.tables.deck,
        keeper=state.setup.keeper,
        offenders=round_.standing.offenders if round_ else (),
        may_break_in=round_ is not None and around.phase is Phase.PLAY and may_break_in(round_),
        step=exchange.step if exchange else None,
        partner=exchange.due[0].partner if exchange and exchange.due else None,
        asked=exchange.asked if exchange else NO_CARDS,
        may_swap=exchange.may_swap if exchange and not exchange.due else (),
        winners=around.winners,
    )


def _face(state: State, around: Surroundings, seat: int) -> SeatFace:
    standing = state.standing if isinstance(state, Round) else None
    return SeatFace(
        seat=seat,
        name=around.names[seat],
        title=_title(state, seat),
        cards=count(state.hands[seat]),
        is_live=standing is None or bool(standing.live >> seat & 1),
        has_passed=isinstance(state, Round) and bool(state.passed >> seat & 1),
        is_marked=standing is not None and bool(standing.marked >> seat & 1),
        place=(standing.places[seat] or None) if standing else None,
        points=around.points[seat],
        presidencies=around.presidencies[seat],
    )


def _title(state: State, seat: int) -> Title | None:
    """From the round before, until this one is over."""
    if isinstance(state, Round) and state.is_over:
        places = state.standing.places
        return titles_by_place(state.tables.rules, len(places))[places[seat] - 1]
    return state.setup.titles[seat] if state.setup.titles else None


def seat_view(state: State, around: Surroundings, seat: int) -> SeatView:
    """What one seat may know of a round."""
    is_turn = state.to_act == seat and around.phase is not Phase.MATCH_OVER
    exchange = state if isinstance(state, Exchange) and is_turn and state.step not in (Step.ASK, Step.SWAP) else None
    return SeatView(
        public=public_view(state, around),
        seat=seat,
        hand=state.hands[seat],
        plays=tuple(legal(state)) if isinstance(state, Round) and is_turn and not state.waits else (),
        may_break_in=isinstance(state, Round) and around.phase is Phase.PLAY and _could_break_in(state, seat),
        give=number_due(exchange) if exchange else None,
        forced=forced_gift(exchange) if exchange else None,
    )


def _could_break_in(state: Round, seat: int) -> bool:
    return may_break_in(state) and bool(state.hands[seat] & state.tables.masters)
