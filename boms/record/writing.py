"""Writing a match out as a record."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from boms.cards import cards_text
from boms.game import Exchange
from boms.match import (
    Act,
    ChangeRules,
    Deal,
    Match,
    Move,
    Rename,
    Sit,
    Stop,
    TimeUp,
    Undo,
    after,
    begin_match,
    next_round,
    without_undone,
)
from boms.packs.plainyaml import text_yaml, value_yaml
from boms.record.pages import Between
from boms.rules import Rules, Value, changed, plain_value
from boms.seat import Action, Ask, Clear, EndSwaps, Give, Lay, Pass, Swap

_NOTHING = '""'


def record_text(
    pack: str,
    base: Rules,
    rules: Rules,
    names: Sequence[str],
    moves: Iterable[Move],
    previous: Sequence[str] = (),
) -> str:
    """A match as a record: the pack it was begun with (`base`: its rules), the rules, who sat down, and all moves.

    What was taken back is left out. `previous` is the placement of the round before the first one, if there was one.
    """
    pages = _Pages(begin_match(rules, tuple(names), tuple(previous)))
    for move in without_undone(moves):
        pages.take(move)
    head = ["boms: 1", f"rules: {text_yaml(pack)}", _set(changed(rules, base)), f"players: {_names(names)}"]
    before = [f"previous: {_names(previous)}"] if previous else []
    return "\n".join([*head, *before, *pages.lines()]) + "\n"


class _Pages:
    """The rounds written so far, and the match as it stands after them."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._rounds: list[str] = []
        self._between: list[str] = []
        self._end: list[str] = []

    def lines(self) -> Iterator[str]:
        """All lines after the head."""
        yield "rounds:" if self._rounds else "rounds: []"
        yield from self._rounds
        yield from self._end

    def take(self, move: Move) -> None:
        """Writes one move down."""
        match move:
            case Deal():
                self._deal(move)
            case Act(action):
                self._act(action)
            case Sit() | Rename() | ChangeRules():
                self._between.append(_change(move, self._match.rules))
            case TimeUp():
                self._end = ["end: minutes"]
            case Stop():
                self._end = ["end: stopped"]
            case Undo():
                raise ValueError("what was taken back is not written")
        was_play = self._is_play()
        self._match, _ = after(self._match, move)
        if not was_play and self._is_play():
            self._rounds.append("    play:")
        if was_play and not self._is_play():
            self._rounds.append(f"    result: {_names(self._match.order)}")

    def _is_play(self) -> bool:
        state = self._match.round
        return state is not None and not isinstance(state, Exchange) and not state.is_over

    def _deal(self, deal: Deal) -> None:
        names = next_round(self._match).names
        hands = [f"      {text_yaml(name)}: {cards_text(hand)}" for name, hand in zip(names, deal.hands, strict=True)]
        self._rounds += [f"  - dealer: {text_yaml(names[deal.dealer])}", *self._changes(), "    hands:", *hands]
        self._between = []

    def _changes(self) -> Iterator[str]:
        """What was changed before this round: one change by its own key, several as a list in order."""
        if len(self._between) == 1 and not self._between[0].startswith("renamed"):
            yield f"    {self._between[0]}"
        elif self._between:
            yield "    before:"
            yield from (f"      - {change}" for change in self._between)

    def _act(self, action: Action) -> None:
        exchange = "    exchange:"
        if not self._is_play() and self._rounds[-1].startswith("      ") and exchange not in self._page():
            self._rounds.append(exchange)
        if not isinstance(action, EndSwaps):
            self._rounds.append(f"      - {_step(action, self._match.names)}")

    def _page(self) -> list[str]:
        """The lines of the present round."""
        start = max(number for number, line in enumerate(self._rounds) if line.startswith("  - dealer:"))
        return self._rounds[start:]


def _step(action: Action, names: Sequence[str]) -> str:
    match action:
        case Lay(seat, cards, announce):
            long = f"{{cards: {cards_text(cards)}, announce: true}}"
            return f"{_name(names, seat)}: {long if announce else cards_text(cards)}"
        case Pass(seat):
            return f"{_name(names, seat)}: pass"
        case Give(seat, cards):
            return f"{_name(names, seat)}: {cards_text(cards) or _NOTHING}"
        case Ask(_, cards):
            return f"ask: [{', '.join(cards_text(cards).split())}]"
        case Clear(seat):
            return f"clear: {_name(names, seat)}"
        case Swap(seat, cards, other, others_cards):
            mine, theirs = cards_text(cards), cards_text(others_cards)
            return f"swap: {{{_name(names, seat)}: {mine}, {_name(names, other)}: {theirs}}}"
        case EndSwaps():
            return ""


def _name(names: Sequence[str], seat: int) -> str:
    return text_yaml(names[seat])


def _change(move: Between, rules: Rules) -> str:
    match move:
        case Sit(names):
            return f"players: {_names(names)}"
        case Rename(old, new):
            return f"renamed: {{{text_yaml(old)}: {text_yaml(new)}}}"
        case ChangeRules(changed_rules):
            return _set(changed(changed_rules, rules))


def _set(values: Mapping[str, Value]) -> str:
    return f"set: {value_yaml({key: plain_value(value) for key, value in values.items()})}"


def _names(names: Iterable[str]) -> str:
    return "[" + ", ".join(map(text_yaml, names)) + "]"
