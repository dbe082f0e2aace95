"""`after`: what a move makes of a match. The only way a match changes."""

from enum import StrEnum

from msgspec.structs import replace

from boms.game import Setup, apply, begin, places, refusal
from boms.match.match import Match, ended, titles_of, with_round_counted
from boms.match.moves import Act, ChangeRules, Deal, Move, Sit, Stop, TimeUp
from boms.match.seating import next_round, seated_anew
from boms.rules import TableKeeper, tables_for
from boms.seat import Action, Event, Refusal, Why

Outcome = tuple[Match, tuple[Event, ...]]
"""The match after a move, and what happened."""


class Unseated(StrEnum):
    """Why people cannot sit so."""

    NOT_NOW = "not_now"
    """A round is running, or the match is over."""
    TOO_FEW = "too_few"
    """Fewer than `min_players`."""
    TOO_MANY = "too_many"
    """More than `max_players`."""
    TWICE = "twice"
    """A name comes twice."""


def seats_refusal(match: Match, names: tuple[str, ...]) -> Unseated | None:
    """Why these people cannot sit from the next round on, §8; None: they can."""
    if not match.is_between_rounds:
        return Unseated.NOT_NOW
    if len(set(names)) < len(names):
        return Unseated.TWICE
    if len(names) < match.rules.min_players:
        return Unseated.TOO_FEW
    return Unseated.TOO_MANY if len(names) > match.rules.max_players else None


def refusal_to_act(match: Match, action: Action) -> Refusal | None:
    """Why an action is refused now, §10; None: it is accepted. A match over accepts nothing."""
    if match.round is None or match.is_over:
        return Refusal(Why.WRONG_PHASE)
    return refusal(match.round, action)


def after(match: Match, move: Move) -> Outcome:
    """The match after a move, and what happened in the round. Raises ValueError for a move that cannot be made now."""
    if match.is_over:
        raise ValueError("the match is over")
    match move:
        case Act(action):
            return _acted(match, action)
        case Deal():
            return _dealt(match, move)
        case Sit(names):
            return _seated(match, names), ()
        case ChangeRules(rules):
            return replace(_between(match), rules=rules), ()
        case TimeUp():
            return _time_up(match), ()
        case Stop():
            return ended(match), ()


def _between(match: Match) -> Match:
    if not match.is_between_rounds:
        raise ValueError("a round is running")
    return match


def _acted(match: Match, action: Action) -> Outcome:
    if match.round is None:
        raise ValueError("no round has been dealt")
    state, events = apply(match.round, action)
    moved = replace(match, round=state, log=match.log + events)
    return (with_round_counted(moved, places(state)) if state.is_over else moved), events


def _dealt(match: Match, deal: Deal) -> Outcome:
    names = next_round(_between(match)).names
    refused = seats_refusal(match, names)
    if refused is not None:
        raise ValueError(refused.value)
    tables = tables_for(match.rules, len(names))
    state, events = begin(tables, _setup(match, names, deal.dealer), deal.hands)
    seated = replace(
        match,
        names=names,
        dealer=deal.dealer,
        dealer_left=False,
        round_number=match.round_number + 1,
        round=state,
        log=events,
    )
    return seated, events


def _setup(match: Match, names: tuple[str, ...], dealer: int) -> Setup:
    if match.is_first:
        return Setup(dealer)
    titles = titles_of(match)
    keeps = match.rules.table_keeper is TableKeeper.BOMS and match.last_boms in names
    keeper = names.index(match.last_boms) if keeps and match.last_boms else None
    return Setup(dealer, is_first=False, titles=tuple(map(titles.get, names)), keeper=keeper)


def _seated(match: Match, names: tuple[str, ...]) -> Match:
    refused = seats_refusal(match, names)
    if refused is not None:
        raise ValueError(refused.value)
    dealer, dealer_left = seated_anew(match, names)
    return replace(
        match,
        names=names,
        dealer=dealer,
        dealer_left=dealer_left,
        order=tuple(name for name in match.order if name in names),
        last_boms=match.last_boms if match.last_boms in names else None,
        round=None,
        log=(),
    )


def _time_up(match: Match) -> Match:
    timed = replace(match, time_is_up=True)
    return ended(timed) if match.is_between_rounds and match.round is not None else timed
