"""An evening at a real terminal: keys go in, and a table of one's own says what must and may be on the screen."""

from __future__ import annotations

import contextlib
import random
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from boms.cards import JOKER, JOKER_RANK, NO_CARDS, Card, Cards, bits_of, cards_of, each, read_card
from boms.chance import open_table
from boms.match import Table
from boms.rules import MASTER_RANK, Rules, Tables, tables_for
from boms.seat import AutoPass, Gave, Lay, Phase, Step, Swapped
from boms.ui.selection import Selection, drawn_order, first_gift, is_chosen
from boms.walk import Call, Errand, Settling, call_of, second_call
from tests.terminal.choosing import cards_to_name, gift_of, keys_for
from tests.terminal.recognising import Frame, found_in
from tests.terminal.terminal import PROGRAM, Terminal, boms

NAMES = ("Ane", "Bo", "Cato", "Dina", "Eli", "Finn", "Gro", "Hans")
FEW = "removed_cards={3: 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 8S 8H 8D 8C 9S 9H 9D 9C 10S 10H 10D 10C JS JH JD JC QS QH}"
"""Leaves a deck of 22 cards for three players, for a short round."""

LEAST = 60
"""Columns with which hands are shown."""

TOP = " BOMS "
"""How the top bar of every screen begins."""

DROPPED = 0.36
"""Seconds for which the table takes no keys, and a little more."""

PATIENT = 2.5
"""Seconds after which a key is taken to have been dropped."""

CALLS, OVER = "show my hand", ("next round", "back to the start")
GO_ON = "Enter  go on"
IN_BETWEEN = ("clear the table", "no more swaps")


class Leak(NamedTuple):
    """A frame that shows what it must not."""

    lines: Sequence[str]
    """The frame."""
    cards: set[Card]
    """The cards."""
    suits: set[int]
    """The suits on paper without a rank."""
    ranks: set[int]
    """The ranks that stand in a row, as below a hand."""
    who: int | None
    """The seat that had confirmed last, if its hand could still be seen."""


class Evening:
    """People at the terminal. Whatever frame comes is searched for cards that it must not show."""

    def __init__(self, terminal: Terminal, table: Table, seed: int = 1, *, letters: bool = False) -> None:
        self.terminal, self.table, self.letters = terminal, table, letters
        self.chance = random.Random(seed)
        self.settling = Settling()
        self.looking: int | None = None
        """The seat that confirmed last; None: its hand has been hidden since, or there was none."""
        self.is_leaving = False
        """Whether what was pressed last hides the hand."""
        self.is_resized = False
        """Whether the window has just got another size, and the top bar may not be whole yet."""
        self.errand = Errand.TURN
        """What that seat took the screen for."""
        self.own: set[Card] = set()
        """What who is looking may see besides what lies on the table: the hand, gifts given and got."""
        self.laid: set[Card] = set()
        """The cards that everybody has seen in this round."""
        self.leaks: list[Leak] = []
        self.frames: set[int] = set()
        """A number for each different frame that was searched."""
        self.hands = 0
        """In how many frames somebody's cards were seen."""
        self._called = 0.0
        self._was_called = False
        terminal.seen = self.search

    @property
    def tables(self) -> Tables:
        return tables_for(self.table.rules, len(self.table.names()))

    # The search

    def search(self, frame: Frame) -> None:
        """Notes the cards in a frame that are neither on the table nor in the hand of who is looking.

        Once that person has hidden the hand, the first frame that does not say whose hand it is must not show it.
        """
        self._note_call(frame)
        if self.is_leaving and self.looking is not None and not self._may_be_for(frame, self.looking):
            self.looking, self.is_leaving = None, False
        found = found_in(frame, letters=self.letters)
        self.frames.add(hash((*frame.lines, self.looking)))
        self.hands += bool(found.fanned)
        own = self.own if self.looking is not None and self._is_for(frame, self.looking) else set()
        hidden = ((found.fanned - own) | (found.flat - own - self._public())) & self._dealt()
        suits = found.bare - {card % 4 for card in own | self._public()}
        ranks = found.ranks - self._ranks(own)
        if hidden or suits or ranks:
            self.leaks.append(Leak(tuple(frame.lines), hidden, suits, ranks, self.looking))

    def _ranks(self, cards: set[Card]) -> set[int]:
        """What can stand below these cards."""
        masters = {card for card in cards if bits_of(card) & self.tables.masters}
        return {JOKER_RANK if card == JOKER else card // 4 for card in cards} | ({MASTER_RANK} if masters else set())

    def _is_for(self, frame: Frame, seat: int) -> bool:
        """Whether the top bar says whose hand this is, or may still be drawn for the size that was before."""
        self.is_resized = self.is_resized and not _is_drawn(frame)
        return self.is_resized or self._names(frame, seat)

    def _may_be_for(self, frame: Frame, seat: int) -> bool:
        """Whether the top bar says whose hand this is; just after a change of size it may not have come."""
        if TOP not in frame.lines[0] or len(frame.lines[0]) < LEAST:
            return not frame.is_too_small()
        return self._names(frame, seat)

    def _names(self, frame: Frame, seat: int) -> bool:
        return re.search(rf"only for {self.table.names()[seat]}(\s|$)", frame.lines[0]) is not None

    def resize(self, columns: int, rows: int) -> None:
        """Another size of the window."""
        self.is_resized = True
        self.terminal.resize(columns, rows)

    def _note_call(self, frame: Frame) -> None:
        is_called = any(CALLS in line for line in frame.lines)
        if is_called and not self._was_called:
            self._called = time.monotonic()
        self._was_called = is_called

    def _public(self) -> set[Card]:
        """Cards that everybody has seen, and those that the rules name."""
        if self.table.has_begun():
            public = self.table.public()
            self.laid.update(each(public.seen), each(public.asked), each(public.must_include))
        named = (self.table.rules.master_card, self.table.rules.first_lead_card)
        return self.laid | {read_card(text) for text in named if text}

    def _dealt(self) -> set[Card]:
        return set(each(self.table.public().deck)) if self.table.has_begun() else set()

    def hand(self, seat: int) -> set[Card]:
        return set(each(self.table.sit(seat).view().hand))

    # From screen to screen

    def begin(self) -> None:
        """The cards have been dealt."""
        self.table.deal()
        self.laid = set()
        self.settle()
        self.terminal.wait_for(CALLS, GO_ON)
        if GO_ON in self.terminal.text():
            self.enter(*IN_BETWEEN)

    def settle(self) -> None:
        self.settling.settle(self.table, AutoPass.BY_COUNT, chooses_ties=False)

    def enter(self, *texts: str) -> None:
        """Presses Enter until one of these texts comes."""
        self.press("enter", *texts)

    def press(self, key: str, *texts: str) -> None:
        """Presses a key until one of these texts comes; again only when nothing has come of it, as keys are dropped."""
        for _ in range(10):
            self.terminal.press(key)
            with contextlib.suppress(AssertionError):
                self.terminal.wait_until(lambda: any(text in self.terminal.text() for text in texts), PATIENT)
                return
        raise AssertionError(f"none of {texts} came; the screen is\n{self.terminal.text()}")

    def take_screen(self, call: Call | None = None) -> int:
        """Who is called takes the screen; the seat."""
        call = call or call_of(self.table.public())
        assert call is not None
        self.terminal.wait_for(CALLS)
        self.await_keys()
        self.looking, self.errand, self.is_leaving, self.is_resized = call.seat, call.errand, False, False
        self.own = self.hand(call.seat) | self._gifts(call.seat)
        if call.errand is Errand.ASK:
            self.own |= set(each(cards_to_name(self.table, call.seat)))
        self.enter(f"only for {self.table.names()[call.seat]}")
        return call.seat

    def called_anew(self) -> None:
        """The table has appeared again in place of itself."""
        self._called = time.monotonic()

    def await_keys(self) -> None:
        """Waits until the table takes keys."""
        self.terminal.read(max(PAUSE_LEAST, self._called + DROPPED - time.monotonic()))

    def _gifts(self, seat: int) -> set[Card]:
        known: set[Card] = set()
        for event in self.table.sit(seat).news(0):
            if isinstance(event, Gave | Swapped):
                known.update(each(event.cards or NO_CARDS))
            if isinstance(event, Swapped):
                known.update(each(event.others_cards or NO_CARDS))
        return known

    def hide(self, key: str = "space", text: str = CALLS) -> None:
        """Who is looking hides the hand by a key, and this text comes instead."""
        self.is_leaving = True
        self.terminal.press(key)
        self.terminal.wait_until(lambda: self.looking is None)
        self.terminal.wait_for(text)

    # Turns

    def turn(self) -> None:
        """Lays something if that is possible, else passes."""
        seat = self.table.public().to_act
        assert seat is not None and self.looking == seat
        lays = [action for action in self.table.sit(seat).view().plays if isinstance(action, Lay)]
        if lays:
            self._lay(self.chance.choice(lays))
        else:
            self.terminal.press("p")
            self.terminal.wait_for("Pass? P or Enter")
            self._done(self.table.sit(seat).pass_turn())

    def _lay(self, action: Lay) -> None:
        view = self.table.sit(action.seat).view()
        for key in keys_for(view, self.tables, action.cards) or self._arrows(view.hand, action.cards):
            self.terminal.step(key)
        self.terminal.wait_for("Enter lays")
        self._done(self.table.sit(action.seat).lay(action.cards))

    def _arrows(self, shown: Cards, wanted: Cards, chosen: Selection | None = None) -> list[str]:
        """The keys that take and drop single cards until these are chosen."""
        chosen = chosen or Selection()
        order = drawn_order(shown, self.tables)
        keys = []
        for place in range(len(order)):
            is_, will = is_chosen(order, chosen, place), is_chosen(order, Selection(wanted), place)
            keys += ["right", *(["up"] if will and not is_ else ["down"] if is_ and not will else [])]
        return keys

    def _done(self, refusal: object) -> None:
        """The action has been done at one's own table: so it is on the screen, and somebody else is called."""
        assert refusal is None, refusal
        seat = self.looking
        self.settle()
        public = self.table.public()
        leads = public.phase is Phase.PLAY and public.to_act == seat and not public.pile
        keeps = leads and self.errand is Errand.TURN
        self.is_leaving = not keeps
        calls = call_of(public) is not None and not keeps
        self.terminal.press("enter", *(self.typed_ahead() if calls else ()))
        self.terminal.wait_for_none("Enter lays", "Pass? P or Enter")
        if not keeps:
            self.terminal.wait_until(lambda: self.looking is None)
            self.terminal.wait_for(CALLS, *OVER, *IN_BETWEEN)

    # The exchange

    def exchange(self) -> None:
        """One step of the exchange."""
        public = self.table.public()
        call = call_of(public)
        if call is None:
            self._swap()
            return
        seat = self.take_screen(call)
        view = self.table.sit(seat).view()
        if call.errand is Errand.ASK:
            self.fidget_gift(cards_to_name(self.table, seat))
            wanted = self._wish(cards_to_name(self.table, seat))
            self.choose(cards_to_name(self.table, seat), wanted)
            self._done(self.table.sit(seat).ask(wanted))
        else:
            self.fidget_gift(view.hand)
            gift = gift_of(view, self.chance)
            self.choose(view.hand, gift, first_gift(view))
            self._done(self.table.sit(seat).give(gift))

    def choose(self, shown: Cards, wanted: Cards, chosen: Selection | None = None) -> None:
        for key in self._arrows(shown, wanted, chosen):
            self.terminal.step(key)

    def _wish(self, cards: Cards) -> Cards:
        return cards_of(self.chance.sample(list(each(cards)), 1))

    def _swap(self) -> None:
        """Two in the middle swap a card, then nobody does any more."""
        middle = self.table.public().may_swap
        self.await_keys()
        if len(middle) >= 2 and self.chance.random() < 0.7:
            self.press("o", "Who wants to swap?")
            self.press("1", "With whom?")
            self.press("1", CALLS)
            self._offer(Call(middle[0], Errand.SWAP, middle[1]))
            second = second_call(self.table.public(), Call(middle[0], Errand.SWAP, middle[1]))
            if second is not None:
                self._offer(second)
        if self.table.public().step is Step.SWAP:
            self.terminal.read(DROPPED)
            self.table.end_swaps()
            self.settle()
            self.press("enter", "swap any more?")
            self.enter(CALLS)

    def _offer(self, call: Call) -> None:
        seat = self.take_screen(call)
        hand = self.table.sit(seat).view().hand
        card = cards_of([self.chance.choice(list(each(hand)))])
        self.choose(hand, card)
        assert call.other is not None
        self._done(self.table.sit(seat).offer_swap(call.other, card))

    # Rounds

    def play_round(self) -> None:
        """Until all have places."""
        while (phase := self.table.public().phase) not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            if phase is Phase.EXCHANGE:
                self.exchange()
            elif phase is Phase.CLEAR:
                self._clear()
            else:
                if self.looking is None:
                    self.look_around()
                    self.take_screen()
                self.fidget()
                self.turn()
        self.terminal.wait_for(*OVER)

    def play(self, rounds: int) -> None:
        """So many rounds, or until the match is over."""
        for number in range(rounds):
            if number:
                self.enter(CALLS, GO_ON)
            self.begin()
            self.play_round()
            if self.table.is_over():
                return

    def _clear(self) -> None:
        keeper = self.table.public().keeper
        self.terminal.read(DROPPED)
        self.press("v", "Who clears the table?")
        seat = 0 if keeper is None else keeper
        assert self.table.clear(seat) is None
        self.settle()
        self.terminal.press(str(seat + 1))
        self.terminal.wait_for(CALLS, *OVER)

    def look_around(self) -> None:
        """What people do at the table before somebody takes the screen. These do nothing."""

    def fidget(self) -> None:
        """What people do with their cards before they play. These do nothing."""

    def typed_ahead(self) -> tuple[str, ...]:
        """What people type before it is to be seen whom the table calls. These nothing."""
        return ()

    def fidget_gift(self, shown: Cards) -> None:
        """What people do with the cards that can be given before they give."""


def _is_drawn(frame: Frame) -> bool:
    """Whether a picture has the size of the window: the top bar reaches its edge, where that is not only cut off."""
    bar, width = frame.lines[0].rstrip(), len(frame.lines[0])
    return TOP in bar and len(bar) >= width - 2 and width >= LEAST


PAUSE_LEAST = 0.01
"""Seconds to look at the screen even when nothing need be waited for."""


@contextlib.contextmanager
def evening(
    folder: Path,
    *,
    rules: Rules,
    settings: tuple[str, ...] = (),
    size: tuple[int, int] = (80, 24),
    seed: str = "7",
    program: tuple[str, ...] = PROGRAM,
    pack: str = "presidenten",
    people: int = 3,
    options: tuple[str, ...] = (),
    environment: dict[str, str] | None = None,
    kind: type[Evening] = Evening,
) -> Iterator[Evening]:
    """The program at the deal, and a table of one's own with the same cards."""
    names = NAMES[:people]
    chosen = [argument for setting in settings for argument in ("--set", setting)]
    command = boms(
        *("play", "--rules", pack, *chosen, "--players", ",".join(names), "--seed", seed), *options, program=program
    )
    with Terminal(command, *size, {**places(folder), **(environment or {})}) as terminal:
        yield kind(terminal, open_table(rules, names, seed=seed), letters="--ascii" in options)


def places(folder: Path) -> dict[str, str]:
    """Folders of its own for a program, and the language that the tests read."""
    return {"BOMS_DATA_DIR": str(folder / "data"), "BOMS_CONFIG_DIR": str(folder / "config"), "LANGUAGE": "en"}


def prefer(folder: Path, line: str) -> None:
    """Writes down a preference before the program starts."""
    (folder / "config").mkdir(parents=True)
    (folder / "config" / "preferences.yaml").write_text(f"{line}\n")
