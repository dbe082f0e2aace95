"""`after`: what a move makes of a match. The only way a match changes."""

from enum import StrEnum

from msgspec.structs import replace

from boms.cards import NO_CARDS, Cards, bits_of, each
from boms.game import Setup, State, apply, begin, places, refusal
from boms.match.match import Match, ended, titles_of, with_round_counted
from boms.match.moves import Act, ChangeRules, Choice, Deal, Move, Rename, Sit, Stop, TimeUp, Undo
from boms.match.seating import next_round, renamed, seated_anew
from boms.rules import TableKeeper, tables_for
from boms.seat import Action, Event, Laid, Lay, Pass, Passed, Refusal, Swap, TakenBack, Why

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
    NOT_HERE = "not_here"
    """Nobody of the name that is to change sits here."""


def seats_refusal(match: Match, names: tuple[str, ...]) -> Unseated | None:
    """Why these people cannot sit from the next round on, §8; None: they can."""
    if not match.is_between_rounds:
        return Unseated.NOT_NOW
    if len(set(names)) < len(names):
        return Unseated.TWICE
    if len(names) < match.rules.min_players:
        return Unseated.TOO_FEW
    return Unseated.TOO_MANY if len(names) > match.rules.max_players else None


def rename_refusal(match: Match, old: str, new: str) -> Unseated | None:
    """Why a seat cannot go by another name from now on; None: it can. Somebody who has left may come back so."""
    if not match.is_between_rounds:
        return Unseated.NOT_NOW
    if old not in match.names:
        return Unseated.NOT_HERE
    return Unseated.TWICE if new in match.names else None


def refusal_to_act(match: Match, action: Action) -> Refusal | None:
    """Why an action is refused now, §10; None: it is accepted. A match over accepts nothing."""
    if match.round is None or match.is_over:
        return Refusal(Why.WRONG_PHASE)
    return refusal(match.round, action)


def refusal_to_offer(match: Match, seat: int, other: int, cards: Cards) -> Refusal | None:
    """Why one half of a swap is refused now, §10, whatever the other one will choose; None: it is accepted."""
    theirs = next(each(match.round.hands[other]), None) if match.round is not None else None
    return refusal_to_act(match, Swap(seat, cards, other, NO_CARDS if theirs is None else bits_of(theirs)))


def after(match: Match, move: Move) -> Outcome:
    """The match after a move, and what happened in the round. Raises ValueError for a move that cannot be made now."""
    if match.is_over:
        raise ValueError("the match is over")
    match move:
        case Act():
            return _acted(match, move)
        case Undo(actions):
            return _taken_back(match, actions)
    return _managed(replace(match, before=None), move)


def _managed(match: Match, move: Move) -> Outcome:
    """What is done about a match rather than in its round; nothing before it can be taken back."""
    match move:
        case Deal():
            return _dealt(match, move)
        case Sit(names):
            return _seated(match, names), ()
        case Rename(old, new):
            return _renamed(match, old, new), ()
        case ChangeRules(rules):
            return replace(_between(match), rules=rules), ()
        case TimeUp():
            return _time_up(match), ()
        case Stop():
            return ended(match), ()
        case _:
            raise ValueError("a move of the round")


def _between(match: Match) -> Match:
    if not match.is_between_rounds:
        raise ValueError("a round is running")
    return match


def _acted(match: Match, act: Act) -> Outcome:
    if match.round is None:
        raise ValueError("no round has been dealt")
    state, events = apply(match.round, act.action)
    before = match if isinstance(act.action, Lay | Pass) else None
    choices = match.choices
    if act.choice is not Choice.OWN:
        choices = (*choices, (len(match.log), act.choice))
    return played(replace(match, log=match.log + events, choices=choices, before=before), state), events


def played(match: Match, state: State) -> Match:
    """The match with its round played on to `state`; if that is its end, with order, points and perhaps a winner."""
    moved = replace(match, round=state)
    return with_round_counted(moved, places(state)) if state.is_over else moved


def _taken_back(match: Match, actions: int) -> Outcome:
    earlier: Match | None = match if actions > 0 else None
    for _ in range(actions):
        earlier = earlier and earlier.before
    if earlier is None:
        raise ValueError("there is nothing to take back")
    event = _taking_back(match.log[len(earlier.log)])
    return replace(earlier, log=(*earlier.log, event)), (event,)


def _taking_back(first: Event) -> TakenBack:
    """What everybody is told, given the first event that is no more."""
    if not isinstance(first, Laid | Passed):
        raise ValueError("only plays and passes can be taken back")
    return TakenBack(first.seat, isinstance(first, Passed))


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
        choices=(),
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
        choices=(),
    )


def _renamed(match: Match, old: str, new: str) -> Match:
    refused = rename_refusal(match, old, new)
    if refused is not None:
        raise ValueError(refused.value)
    return renamed(match, old, new)


def _time_up(match: Match) -> Match:
    timed = replace(match, time_is_up=True)
    return ended(timed) if match.is_between_rounds and match.round is not None else timed
