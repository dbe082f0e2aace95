"""Replaying a record: every step is tried on a real match."""

from collections.abc import Iterator

from msgspec import Struct

from boms.game import Exchange
from boms.match import Act, Deal, Match, Move, Sit, Stop, TimeUp, after, begin_match, next_round
from boms.match.play import refusal_to_act, seats_refusal
from boms.record.facts import facts, is_as_wanted
from boms.record.pages import Between, Record, RoundPage, Step, StepKind, Wanted
from boms.seat import Action, Ask, Clear, EndSwaps, Event, Give, Lay, Pass, Refusal, Swap


class Mismatch(Struct, frozen=True):
    """The first thing that does not hold."""

    line: int
    """Where it stands, counted from 1."""
    fact: str
    """What it is about: a fact of `expect`, `result`, or `action`."""
    wanted: Wanted
    """What was expected; for an action the code it should be refused with, or None: it should be accepted."""
    found: Wanted
    """What is; for an action the code it is refused with, or None: it is accepted."""
    refusal: Refusal | None = None
    """Why an action is refused; None: it is not, or it is about something else."""


class Happening(Struct, frozen=True):
    """What one move of a replayed match brought."""

    move: Move
    """The move."""
    match: Match
    """The match after it."""
    events: tuple[Event, ...]
    """What happened."""


class Replayed(Struct, frozen=True):
    """A replayed record, as far as it held."""

    record: Record
    """What was replayed."""
    match: Match
    """The match where it ended."""
    happenings: tuple[Happening, ...]
    """All that happened."""
    mismatch: Mismatch | None
    """The first thing that does not hold; None: everything does."""

    def events(self) -> Iterator[tuple[Event, tuple[str, ...]]]:
        """All events with the names by seat at the time."""
        return ((event, happening.match.names) for happening in self.happenings for event in happening.events)


class _Broken(Exception):  # noqa: N818 - it stops a replay, nothing else
    def __init__(self, mismatch: Mismatch) -> None:
        super().__init__()
        self.mismatch = mismatch


def replay(record: Record) -> Replayed:
    """Plays a record through, up to the first thing that does not hold."""
    player = _Player(record)
    mismatch = None
    try:
        player.play()
    except _Broken as broken:
        mismatch = broken.mismatch
    return Replayed(record, player.match, tuple(player.happenings), mismatch)


class _Player:
    """Takes one record through a match."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self.match = begin_match(record.rules, record.players, record.previous)
        self.happenings: list[Happening] = []

    def play(self) -> None:
        """All rounds, and the end."""
        for page in self._record.rounds:
            self._round(page)
        if self._record.end and not self.match.is_over:
            self._move(TimeUp() if self._record.end == "minutes" else Stop())

    def _move(self, move: Move) -> None:
        self.match, events = after(self.match, move)
        self.happenings.append(Happening(move, self.match, events))

    def _round(self, page: RoundPage) -> None:
        if not self.match.is_between_rounds:
            self._fail(page.line, "phase", "round_over", facts(self.match)["phase"])
        for change in page.before:
            self._change(page, change)
        self._deal(page)
        self._steps(page.exchange or ())
        if page.play is not None and self._can_end_swaps():
            self._move(Act(EndSwaps()))
        self._steps(page.play or ())
        if page.result is not None:
            order = self.match.order if self.match.round is not None and self.match.round.is_over else ()
            self._check(page.result_line, "result", page.result, order)

    def _change(self, page: RoundPage, change: Between) -> None:
        refused = seats_refusal(self.match, change.names) if isinstance(change, Sit) else None
        if refused is not None and isinstance(change, Sit):
            self._fail(page.line, "seats", change.names, refused.value)
        self._move(change)

    def _deal(self, page: RoundPage) -> None:
        coming = next_round(self.match)
        dealer = coming.dealer
        if page.dealer is not None:
            dealer = coming.names.index(page.dealer)
        if dealer is None:
            dealer = len(coming.names) - 1
        self._move(Deal(dealer, tuple(page.hands[name] for name in coming.names)))

    def _can_end_swaps(self) -> bool:
        state = self.match.round
        return isinstance(state, Exchange) and not state.due

    def _steps(self, steps: tuple[Step, ...]) -> None:
        for step in steps:
            if step.kind is StepKind.EXPECT:
                self._expect(step)
            else:
                self._try(step)

    def _expect(self, step: Step) -> None:
        found = facts(self.match)
        for fact, wanted in step.wanted.items():
            self._check(step.line, fact, wanted, found[fact])

    def _check(self, line: int, fact: str, wanted: Wanted, found: Wanted) -> None:
        if not is_as_wanted(fact, wanted, found):
            self._fail(line, fact, wanted, found)

    def _fail(self, line: int, fact: str, wanted: Wanted, found: Wanted) -> None:
        raise _Broken(Mismatch(line, fact, wanted, found))

    def _try(self, step: Step) -> None:
        action = self._action(step)
        refusal = refusal_to_act(self.match, action)
        code = refusal.code.value if refusal else None
        if code != step.code:
            raise _Broken(Mismatch(step.line, "action", step.code, code, refusal))
        if refusal is None:
            self._move(Act(action))

    def _seat(self, step: Step, name: str | None) -> int:
        if name not in self.match.names:
            self._fail(step.line, "seats", name, self.match.names)
        return self.match.names.index(name or "")

    def _action(self, step: Step) -> Action:
        if step.kind is StepKind.ASK:
            return Ask(self._president(), step.cards)
        seat = self._seat(step, step.name)
        match step.kind:
            case StepKind.PASS:
                return Pass(seat)
            case StepKind.GIVE:
                return Give(seat, step.cards)
            case StepKind.CLEAR:
                return Clear(seat)
            case StepKind.SWAP:
                return Swap(seat, step.cards, self._seat(step, step.other), step.others_cards)
            case _:
                return Lay(seat, step.cards, step.announce)

    def _president(self) -> int:
        """Only the president asks, so a request names nobody."""
        order = self.match.order
        return self.match.names.index(order[0]) if order else 0
