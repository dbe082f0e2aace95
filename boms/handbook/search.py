"""A trick worth showing, found by letting the engine play many small deals under the rules in question."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec
from msgspec import Struct

from boms.cards import JOKER_RANK, Card, Cards, bits_of, cards_of, count, each, number_of, read_card
from boms.game import Round, Setup, State, apply, begin, legal, refusal
from boms.rules import MASTER_RANK, EqualRank, PassLasts, Rules, Tables, tables_for
from boms.seat import Action, Cleared, ClearReason, Event, Laid, Lay, Pass, Passed, Placed, Revolved, TurnedDown

TRIES: Final = 160
"""Deals that are tried at most."""

_HAND: Final = 7
"""Most cards in a hand of such a deal."""

_CONTENT: Final = 3
"""How far below the best that can be hoped for a trick is good enough to stop looking."""

_LOW: Final = 5
"""The first rank that is too high for a lead to begin with."""

_LEAP: Final = 5
"""More ranks between two plays than this look like a waste."""

_LONGEST: Final = 5
"""Most turns in a trick worth showing, beside the passes with which all the others end it."""


class Turn(Struct, frozen=True):
    """One turn of a trick, and what came of it."""

    seat: int
    """Who took it."""
    events: tuple[Event, ...]
    """What happened."""
    laid: Laid | None = None
    """The play; None: the turn was passed."""


class _Dice:
    """Numbers without pattern that are the same every time."""

    def __init__(self, seed: int) -> None:
        self._number = seed * 2654435761 % 2**32

    def roll(self, sides: int) -> int:
        """A number from 0 to below `sides`."""
        self._number = (self._number * 1664525 + 1013904223) % 2**32
        return (self._number >> 8) % sides

    def shuffled(self, cards: Cards) -> list[Card]:
        """The cards in another order."""
        row = list(each(cards))
        for last in range(len(row) - 1, 0, -1):
            other = self.roll(last + 1)
            row[last], row[other] = row[other], row[last]
        return row


def trick_to_show(rules: Rules, players: int) -> tuple[Turn, ...]:
    """The turns of a trick with a lead, plays on it, a pass and what is special; empty if no deal gives a trick."""
    return _found(msgspec.json.encode(rules), players)


@lru_cache(maxsize=64)
def _found(written: bytes, players: int) -> tuple[Turn, ...]:
    tables = tables_for(msgspec.json.decode(written, type=Rules), players)
    best: tuple[Turn, ...] = ()
    most = 0
    for seed in range(TRIES):
        turns = _trick(tables, seed)
        worth = _worth(tables.rules, turns)
        if worth > most:
            best, most = turns, worth
        if most >= _enough(tables.rules) - _CONTENT:
            break
    return best


def _trick(tables: Tables, seed: int) -> tuple[Turn, ...]:
    """The first trick of a small deal; empty if it does not end in good time or somebody goes out in it."""
    dice = _Dice(seed)
    state = _dealt(tables, dice)
    turns: list[Turn] = []
    while state is not None and len(turns) < _LONGEST + tables.players:
        action = _choice(state, tables, dice, len(turns))
        state, events = apply(state, action)
        turns.append(_turn(action, events))
        if any(isinstance(event, Placed) for event in events):
            break
        if any(isinstance(event, Cleared) for event in events):
            return tuple(turns)
    return ()


def _dealt(tables: Tables, dice: _Dice) -> State | None:
    """Seat 0 leads, with no card that must be played: a trick from the middle of a match."""
    size = min(_HAND, count(tables.deck) // tables.players)
    if not size:
        return None
    row = dice.shuffled(tables.deck)
    _bring_in_master(row, tables, size + dice.roll(size * (tables.players - 1)))
    hands = tuple(cards_of(row[size * seat : size * (seat + 1)]) for seat in range(tables.players))
    return begin(tables, Setup(tables.players - 1, is_first=False), hands)[0]


def _bring_in_master(row: list[Card], tables: Tables, place: int) -> None:
    """Puts a master card where somebody other than the leader gets it."""
    here = next((number for number, card in enumerate(row) if bits_of(card) & tables.masters), None)
    if here is not None:
        row[here], row[place] = row[place], row[here]


def _turn(action: Action, events: tuple[Event, ...]) -> Turn:
    laid = next((event for event in events if isinstance(event, Laid)), None)
    return Turn(action.seat if isinstance(action, Lay | Pass) else 0, events, laid)


def _choice(state: State, tables: Tables, dice: _Dice, turns: int) -> Action:
    """A low group on the lead, then low ones on it, now and then a pass, and late a card that does something."""
    plays = [action for action in legal(state) if isinstance(action, Lay)]
    if not turns:
        return _lead(tables, plays, dice)
    if turns > 1 and not dice.roll(2) and (loud := _loud(state, tables, plays)):
        return loud[dice.roll(len(loud))]
    if not plays or not dice.roll(3):
        return Pass(state.to_act)
    return plays[dice.roll(min(len(plays), 2))]


def _lead(tables: Tables, plays: list[Lay], dice: _Dice) -> Lay:
    """A pair or three of a kind if there is one, of a rank that does nothing if there is one."""
    wanted = [play for play in plays if 1 < count(play.cards) < 4] if dice.roll(4) else plays
    quiet = [play for play in wanted or plays if not _is_loud(tables, play)]
    return (quiet or wanted or plays)[0]


def _loud(state: State, tables: Tables, plays: list[Lay]) -> list[Lay]:
    """What could be laid that does more than lie there."""
    breaking = _break_in(state, tables)
    return [play for play in plays if _is_loud(tables, play)] + ([breaking] if breaking else [])


def _is_loud(tables: Tables, play: Lay) -> bool:
    group = tables.group(play.cards)
    if group is None:
        return False
    is_wild = 0 < group.naturals < group.size or group.rank == JOKER_RANK
    return is_wild or group.size >= min(tables.turning, tables.loud_from[group.rank])


def _break_in(state: State, tables: Tables) -> Lay | None:
    """The master card laid out of turn by whoever can."""
    if not tables.any_time or not tables.rules.master_card:
        return None
    card = bits_of(read_card(tables.rules.master_card))
    others = (seat for seat in range(tables.players) if seat not in (state.to_act, _owner(state)))
    attempts = (Lay(seat, card) for seat in others)
    return next((lay for lay in attempts if refusal(state, lay) is None), None)


def _owner(state: State) -> int:
    """Whose cards lie on top, and who would break in upon themselves; -1: nobody's."""
    return state.pile[-1].seat if isinstance(state, Round) and state.pile else -1


def _worth(rules: Rules, turns: tuple[Turn, ...]) -> int:
    """How much a trick shows."""
    plays = [turn.laid for turn in turns if turn.laid]
    if not plays:
        return 0
    shown = 1 + 10 * min(len(plays) - 1, 2) + 10 * any(turn.laid is None for turn in turns)
    shown += 8 * any(is_special(turn) for turn in turns)
    shown += 4 * any(came_back(turns, number) for number in range(len(turns)))
    shown += 6 * any(is_equal(turns, number) for number in range(len(turns)))
    shown += 6 * (plays[0].size == 2) + 2 * (plays[0].rank < _LOW) + 4 * (not is_special(turns[0]))
    shown += 4 * any(play.rank == MASTER_RANK for play in plays) + 4 * any(play.broke_in for play in plays)
    return shown - 2 * max(0, _turns_before_the_end(turns) - 4) - 3 * max(0, len(plays) - 4) - 2 * _leaps(plays)


def _turns_before_the_end(turns: tuple[Turn, ...]) -> int:
    """How many turns there are up to the last play."""
    return max(number for number, turn in enumerate(turns) if turn.laid)


def _leaps(plays: list[Laid]) -> int:
    """How often far more was laid than needed."""
    return sum(abs(upper.rank - lower.rank) > _LEAP for lower, upper in pairwise(plays) if upper.rank < JOKER_RANK)


def _enough(rules: Rules) -> int:
    has_special = rules.master_card or rules.clearing_ranks or rules.wild_rank or rules.turn_down_rank
    enough = 43 + 8 * bool(has_special or rules.jokers) + 4 * bool(rules.master_card)
    enough += 4 * (rules.pass_lasts is PassLasts.TURN)
    return enough + 6 * (rules.equal_rank is not EqualRank.ILLEGAL)


def is_special(turn: Turn) -> bool:
    """Whether a turn shows a card or a play that does more than others."""
    reasons = (ClearReason.CLEARING_RANK, ClearReason.SAME_RANK, ClearReason.MASTER, ClearReason.RETIRED)
    for event in turn.events:
        match event:
            case Cleared(reason) if reason in reasons:
                return True
            case TurnedDown() | Revolved():
                return True
            case Laid(rank=rank) if rank >= JOKER_RANK or number_of(event.cards, rank) < event.size:
                return True
    return False


def came_back(turns: tuple[Turn, ...], number: int) -> bool:
    """Whether a turn is a play by somebody who had passed, in turn."""
    turn = turns[number]
    had_passed = any(before.seat == turn.seat and _is_pass(before) for before in turns[:number])
    return bool(turn.laid and turn.laid.rank != MASTER_RANK and had_passed)


def is_equal(turns: tuple[Turn, ...], number: int) -> bool:
    """Whether a turn is a play of the rank that lay on top."""
    laid = turns[number].laid
    below = [turn.laid for turn in turns[:number] if turn.laid]
    return bool(laid and below and below[-1].rank == laid.rank)


def _is_pass(turn: Turn) -> bool:
    return any(isinstance(event, Passed) for event in turn.events)
