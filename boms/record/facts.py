"""What can be expected of a moment in a match, as plain data: names and card texts (record.md, `expect`)."""

from collections.abc import Sequence
from typing import cast

import msgspec

from boms.cards import Cards, cards_text
from boms.game import Round, legal
from boms.match import Match, titles_of
from boms.match.views import phase_of_match
from boms.record.pages import Wanted
from boms.seat import Event, Lay, Pass, Phase

_SEATS = frozenset({"seat", "other", "taker", "dealer", "leader"})
_CARDS = frozenset({"cards", "others_cards", "must_include"})


def facts(match: Match) -> dict[str, Wanted]:
    """All that `expect` can hold. Lists of plays are in order, sets of names in seat order, cards in sorting order."""
    state, names = match.round, match.names
    play = state if isinstance(state, Round) else None
    titles = titles_of(match)
    return {
        "phase": phase_of_match(match).value,
        "to_act": names[state.to_act] if state is not None and state.to_act >= 0 and not match.is_over else None,
        "pile": tuple(cards_text(laid.cards) for laid in play.pile) if play else (),
        "cleared": play.cleared.value if play and play.cleared else None,
        "live": tuple(name for seat, name in enumerate(names) if play is None or play.standing.live >> seat & 1),
        "hand": _hands(match),
        "places": _places(play, names),
        "titles": {name: titles[name].value for name in names if name in titles},
        "points": {name: match.tally(name).points for name in names},
        "reversed": play is not None and play.downward,
        "legal": tuple(_legal(match)),
        "marked": tuple(name for seat, name in enumerate(names) if play and play.standing.marked >> seat & 1),
        "seats": names,
        "winner": match.winner,
    }


def _places(play: Round | None, names: Sequence[str]) -> dict[str, int]:
    return {name: place for name, place in zip(names, play.standing.places, strict=True) if place} if play else {}


def _hands(match: Match) -> dict[str, str]:
    hands = match.round.hands if match.round is not None else ()
    return {name: cards_text(hand) for name, hand in zip(match.names, hands, strict=False)}


def _legal(match: Match) -> Sequence[str]:
    if phase_of_match(match) is not Phase.PLAY or match.round is None:
        return ()
    plays = (action for action in legal(match.round) if isinstance(action, Lay | Pass))
    return tuple("pass" if isinstance(action, Pass) else cards_text(action.cards) for action in plays)


def is_as_wanted(fact: str, wanted: Wanted, found: Wanted) -> bool:
    """Whether a fact is as expected: maps for the names given, `legal` and `marked` in any order."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(found.get(name) == value for name, value in wanted.items())
    if fact in ("legal", "marked"):
        return sorted(cast(tuple[str, ...], wanted)) == sorted(cast(tuple[str, ...], found))
    return wanted == found


def events_plain(events: Sequence[Event], names: Sequence[str]) -> list[dict[str, object]]:
    """Events as plain data: seats as names, cards as text."""
    return [_event_plain(event, names) for event in events]


def _event_plain(event: Event, names: Sequence[str]) -> dict[str, object]:
    plain = {"event": type(event).__name__}
    fields = msgspec.structs.asdict(event)
    return plain | {key: _plain(key, value, names) for key, value in fields.items()}


def _plain(key: str, value: object, names: Sequence[str]) -> object:
    if value is None:
        return None
    if key in _SEATS and isinstance(value, int):
        return names[value]
    if key in _CARDS and isinstance(value, int):
        return cards_text(Cards(value))
    if isinstance(value, tuple):
        return dict(zip(names, (msgspec.to_builtins(item) for item in value), strict=True))
    return msgspec.to_builtins(value)
