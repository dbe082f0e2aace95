"""`Table`: the one door to a match. It holds the match and gives out views and ports, never the match itself."""

from collections.abc import Callable, Sequence

from boms.cards import Card, Cards, each
from boms.match.dealing import dealt_round
from boms.match.match import Match, Tally
from boms.match.moves import Act, ChangeRules, Choice, Deal, Move, Rename, Sit, Stop, TimeUp, Undo
from boms.match.play import Unseated, after, refusal_to_act, refusal_to_offer, rename_refusal, seats_refusal
from boms.match.proof import proves_pass
from boms.match.seating import NextRound, next_round
from boms.match.views import public_view_of, seat_view_of
from boms.rules import Rules, deck_for
from boms.seat import (
    Action,
    Ask,
    AutoPass,
    Clear,
    EndSwaps,
    Event,
    Give,
    Lay,
    Pass,
    PublicView,
    Refusal,
    SeatPort,
    SeatView,
    Swap,
    Why,
    seen_by,
)

Shuffle = Callable[[Sequence[Card]], list[Card]]
"""Brings cards into a random order."""


class Table:
    """A match in progress, with everybody's cards behind it."""

    def __init__(self, match: Match, shuffle: Shuffle, record: Callable[[Move], None] | None = None) -> None:
        """`record` is told every move before anything shows it: what it has been told survives the program."""
        self._match = match
        self._shuffle = shuffle
        self._record = record
        self._pledges: dict[int, tuple[int, Cards]] = {}
        self._undoable: list[int | None] = []
        self._public: tuple[Match, PublicView] | None = None
        """What everybody may know of this match, where somebody has asked."""

    def __repr__(self) -> str:
        return f"Table(round {self._match.round_number})"

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self._match.rules

    @property
    def rules_of_round(self) -> Rules:
        """The rules by which the present or last round was dealt: others may hold from the next deal on."""
        return self._match.rules if self._match.round is None else self._match.round.tables.rules

    @property
    def time_is_up(self) -> bool:
        """Whether the clock has run out, so that the running round is the last."""
        return self._match.time_is_up

    def names(self) -> tuple[str, ...]:
        """Who sits, clockwise."""
        return self._match.names

    def has_begun(self) -> bool:
        """Whether a round has been dealt to these seats: before that there is nothing to view."""
        return self._match.round is not None

    def public(self) -> PublicView:
        """What everybody may know. Raises ValueError before the first deal."""
        if self._public is None or self._public[0] is not self._match:
            self._public = self._match, public_view_of(self._match)
        return self._public[1]

    def sit(self, seat: int) -> SeatPort:
        """The port of one seat, good for the present round."""
        return _Port(self, seat)

    def news(self, since: int = 0) -> tuple[Event, ...]:
        """This round's events from number `since` on, as everybody may know them."""
        return tuple(seen_by(event, None) for event in self._match.log[since:])

    def choices(self) -> dict[int, Choice]:
        """By number of the event: passes of this round that were more, or less, than a choice for one turn."""
        return dict(self._match.choices)

    def tallies(self) -> dict[str, Tally]:
        """Points and presidencies by name, of all who sit."""
        return {name: self._match.tally(name) for name in self._match.names}

    def order(self) -> tuple[str, ...]:
        """Placement of the last finished round, president first."""
        return self._match.order

    def winner(self) -> str | None:
        """Who has won the match; None: not over, or nobody wins."""
        return self._match.winner

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._match.is_over

    def may_deal(self) -> bool:
        """Whether the next round can be dealt now."""
        return self._match.is_between_rounds

    def upcoming(self) -> NextRound:
        """Seats and dealer of the next round."""
        return next_round(self._match)

    def deal(self, dealer: int | None = None) -> None:
        """Begins the next round. `dealer` is asked for only where the rules leave it open; None: drawn at random."""
        coming = self.upcoming()
        players = len(coming.names)
        decided = coming.dealer if coming.dealer is not None else dealer
        if decided is None:
            decided = self._shuffle([Card(seat) for seat in range(players)])[0]
        deck = self._shuffle(list(each(deck_for(self.rules, players))))
        self._move(dealt_round(deck, players, decided))

    def clear(self, seat: int) -> Refusal | None:
        """Somebody clears the table by hand (§7)."""
        return self.act(Clear(seat))

    def end_swaps(self) -> Refusal | None:
        """The table says that nobody swaps any more (§12)."""
        return self.act(EndSwaps())

    def auto_pass(self, mode: AutoPass) -> bool:
        """Whether public knowledge proves that the player to act has no play."""
        return self.has_begun() and proves_pass(self.public(), self.rules, mode)

    def step_over(self, choice: Choice) -> Refusal | None:
        """Passes for the player to act, who is not asked. Raises ValueError before the first deal."""
        to_act = self.public().to_act
        return Refusal(Why.WRONG_PHASE) if to_act is None else self.act(Pass(to_act), choice)

    def change_seats(self, names: Sequence[str]) -> Unseated | None:
        """Between rounds: who sits from now on, newcomers last; None: done (§8)."""
        refused = seats_refusal(self._match, tuple(names))
        if refused is None:
            self._move(Sit(tuple(names)))
        return refused

    def rename(self, old: str, new: str) -> Unseated | None:
        """Between rounds: a seat goes by another name, or somebody else takes it over; None: done."""
        refused = rename_refusal(self._match, old, new)
        if refused is None:
            self._move(Rename(old, new))
        return refused

    def change_rules(self, rules: Rules) -> None:
        """Between rounds: new rules from the next deal on. Raises ValueError while a round is running."""
        self._move(ChangeRules(rules))

    def time_up(self) -> None:
        """The clock has run out: the running round is the last."""
        self._move(TimeUp())

    def stop(self) -> None:
        """The players end the match; an unfinished round counts for nothing."""
        self._move(Stop())

    def act(self, action: Action, choice: Choice = Choice.OWN) -> Refusal | None:
        """Carries an action out, or says why not; a refused action changes nothing."""
        refused = refusal_to_act(self._match, action)
        if refused is None:
            self._move(Act(action, choice))
        return refused

    def may_undo(self, actions: int = 1) -> bool:
        """Whether the last so many plays and passes can be taken back: nobody but who began them has seen a hand since.

        Never across a deal, an exchange or anything done between rounds, nor once the match is over.
        """
        within = 0 < actions <= len(self._undoable) and not self.is_over()
        return within and self._undoable[-actions] is not None

    def undo(self, actions: int = 1) -> None:
        """Takes back the last so many plays and passes, openly. Raises ValueError where `may_undo` says no."""
        if not self.may_undo(actions):
            raise ValueError("this cannot be taken back any more")
        self._move(Undo(actions))

    def looked(self, seat: int) -> None:
        """Somebody has seen a hand: what others have done before stays done. A port that gives a view says so."""
        self._undoable = [who if who == seat else None for who in self._undoable]

    def _move(self, move: Move) -> None:
        moved, _ = after(self._match, move)
        if self._record is not None:
            self._record(move)
        self._match = moved
        if isinstance(move, Deal | Act):
            self._pledges.clear()
        self._note_undoable(move)

    def _note_undoable(self, move: Move) -> None:
        match move:
            case Act(Lay(seat) | Pass(seat)):
                self._undoable.append(seat)
            case Undo(actions):
                del self._undoable[-actions:]
            case _:
                self._undoable.clear()

    def _refusal(self, action: Action) -> Refusal | None:
        return refusal_to_act(self._match, action)

    def _seat_view(self, seat: int) -> SeatView:
        self.looked(seat)
        return seat_view_of(self._match, seat)

    def _seat_news(self, seat: int, since: int) -> tuple[Event, ...]:
        return tuple(seen_by(event, seat) for event in self._match.log[since:])

    def drop_offers(self) -> None:
        """Halves of swaps that nobody has answered hold no longer."""
        self._pledges.clear()

    def _pledge(self, seat: int, other: int, cards: Cards) -> Refusal | None:
        """Keeps one half of a swap until the other seat has chosen too; a half that no card can answer is refused."""
        refused = refusal_to_offer(self._match, seat, other, cards)
        if refused is not None:
            return refused
        theirs = self._pledges.get(other)
        if theirs is not None and theirs[0] == seat:
            return self.act(Swap(seat, cards, other, theirs[1]))
        self._pledges[seat] = (other, cards)
        return None


class _Port:
    """`SeatPort` for one seat of a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self._its = table
        self._seat = seat
        self._round = table._match.round_number

    @property
    def _table(self) -> Table:
        """The table. Raises ValueError once another round has been dealt: somebody else may sit here then."""
        if self._its._match.round_number != self._round:
            raise ValueError("a port is good for one round")
        return self._its

    @property
    def name(self) -> str:
        return self._table.names()[self._seat]

    def view(self) -> SeatView:
        return self._table._seat_view(self._seat)

    def news(self, since: int) -> tuple[Event, ...]:
        return self._table._seat_news(self._seat, since)

    def refusal_to_lay(self, cards: Cards, *, announce: bool = False) -> Refusal | None:
        return self._table._refusal(Lay(self._seat, cards, announce))

    def lay(self, cards: Cards, *, announce: bool = False) -> Refusal | None:
        return self._table.act(Lay(self._seat, cards, announce))

    def pass_turn(self, *, whole_trick: bool = False) -> Refusal | None:
        return self._table.act(Pass(self._seat), Choice.TRICK if whole_trick else Choice.OWN)

    def ask(self, cards: Cards) -> Refusal | None:
        return self._table.act(Ask(self._seat, cards))

    def give(self, cards: Cards) -> Refusal | None:
        return self._table.act(Give(self._seat, cards))

    def offer_swap(self, other: int, cards: Cards) -> Refusal | None:
        return self._table._pledge(self._seat, other, cards)
