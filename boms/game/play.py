"""Laying and passing: what is refused, and what follows (rules.md §4 to §7)."""

from msgspec.structs import replace

from boms.cards import NO_CARDS, Cards, without
from boms.game.effects import settle
from boms.game.round import Round
from boms.game.seats import CLOCKWISE
from boms.game.tricks import Outcome, close_trick, go_on
from boms.rules import Group
from boms.seat import Laid, Lay, Pass, Passed, Refusal, Why

_PASSED = tuple(Passed(seat) for seat in range(8))


class NotAllowed(ValueError):  # noqa: N818 - named as a person would say it
    """An action was applied that `refusal` refuses: a fault of the program. `refusal` is the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal


def refusal_to_lay(state: Round, action: Lay) -> Refusal | None:
    """Why these cards cannot be laid now, §10; None: they can."""
    seat, cards = action.seat, action.cards
    if seat != state.to_act or state.waits:
        reason = _refusal_out_of_turn(state, seat, cards)
        if reason is not None:
            return reason
    tables = state.tables
    if cards & ~state.hands[seat] or not (group := tables.groups.get(cards) or tables.group(cards)):
        return _refusal_of_cards(state, seat, cards)
    pile = state.pile
    if not pile:
        return Refusal(Why.MUST_INCLUDE_CARD, cards=state.must) if state.must & ~cards else None
    top = pile[-1]
    if state.takes >> group.spot & 1:
        return None
    if group.size == top.size:
        return Refusal(Why.TOO_LOW, top.size, top.rank, downward=state.downward)
    return Refusal(Why.WRONG_COUNT, number=top.size)


def _refusal_of_cards(state: Round, seat: int, cards: Cards) -> Refusal:
    if not cards:
        return Refusal(Why.NO_CARDS)
    if cards & ~state.hands[seat]:
        return Refusal(Why.NOT_HELD, cards=Cards(cards & ~state.hands[seat]))
    return Refusal(Why.MASTER_ALONE if cards & state.tables.masters else Why.MIXED_RANKS, cards=cards)


def _refusal_out_of_turn(state: Round, seat: int, cards: Cards) -> Refusal | None:
    if state.waits or state.to_act < 0:
        return Refusal(Why.WRONG_PHASE)
    if not state.standing.live >> seat & 1:
        return Refusal(Why.NOT_LIVE)
    if state.pile and state.tables.any_time and cards & state.tables.masters and cards.bit_count() == 1:
        return None
    if state.passed >> seat & 1:
        return Refusal(Why.PASSED)
    return Refusal(Why.NOT_YOUR_TURN, seat=state.to_act)


def may_break_in(state: Round) -> bool:
    """Whether a master card may be laid out of turn now, by whoever holds one (§4.9)."""
    return bool(state.tables.any_time and state.tables.masters and state.pile and not state.waits)


def refusal_to_pass(state: Round, action: Pass) -> Refusal | None:
    """Why this seat cannot pass now, §10; None: it can."""
    if action.seat != state.to_act or state.waits:
        return _refusal_out_of_turn(state, action.seat, NO_CARDS)
    return None if state.pile else Refusal(Why.MUST_LEAD)


def _insisted(state: Round, action: Lay) -> Group:
    """The group of an action whose rightness is not plain. Raises NotAllowed."""
    reason = refusal_to_lay(state, action)
    if reason is not None:
        raise NotAllowed(reason)
    return state.tables.groups[action.cards]


def apply_pass(state: Round, action: Pass) -> Outcome:
    """The turn goes on, or the trick is over (§4.4, §4.5). Raises NotAllowed."""
    seat, pile = action.seat, state.pile
    if seat != state.to_act or not pile or state.waits:
        reason = refusal_to_pass(state, action)
        if reason is not None:
            raise NotAllowed(reason)
    passed = state.passed | 1 << seat if state.tables.strict else 0
    owner = pile[-1].seat
    follower = CLOCKWISE[seat][state.standing.live & ~passed | 1 << owner]
    if follower == owner:
        return close_trick(state, [_PASSED[seat]])
    return replace(state, to_act=follower, passed=passed), (_PASSED[seat],)


def apply_lay(state: Round, action: Lay) -> Outcome:
    """Cards leave the hand, and whatever follows from that (§4.11). Raises NotAllowed."""
    tables, seat, cards = state.tables, action.seat, action.cards
    group = tables.groups.get(cards)
    if not group or seat != state.to_act or not state.takes >> group.spot & 1 or cards & ~state.hands[seat]:
        group = _insisted(state, action)
    hands: list[int] = list(state.hands)
    left = hands[seat] ^ cards
    if left & tables.seconds:
        left = without(state.hands[seat], cards)
    hands[seat] = left
    sets = list(state.sets)
    column = sets[seat] & group.column
    sets[seat] = sets[seat] ^ column ^ column >> group.drop if group.drop else tables.sets_of(Cards(left))
    is_last = tables.announces and left.bit_count() == 1
    play = (Laid(seat, cards, group.rank, group.size, is_last and action.announce, seat != state.to_act),)
    pile = state.pile
    equal = bool(pile) and pile[-1].rank == group.rank
    run = group.size + state.run if equal else group.size
    follower = CLOCKWISE[seat][state.standing.live & ~state.passed | 1 << seat]
    after = replace(
        state,
        hands=tuple(hands),
        sets=tuple(sets),
        to_act=follower,
        takes=group.beaten_by[state.downward],
        pile=pile + play,
        run=run,
    )
    if not left or run >= group.loud_from or (is_last and not action.announce):
        return settle(after, play[0], equal)
    return go_on(after, seat, equal, [*play]) if follower == seat or (equal and tables.skips) else (after, play)
