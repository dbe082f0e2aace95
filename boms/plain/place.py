"""`Place`: the table and the voice, and what can be asked of them by anybody at any time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil
from typing import Protocol

from msgspec import Struct

from boms.match import Table
from boms.packs import Pack
from boms.plain.spoken import laid_lines, news_lines, seat_lines, table_lines
from boms.plain.typed import rank_signs
from boms.plain.voice import Voice
from boms.rules import Tables, tables_for
from boms.seat import AutoPass, Phase
from boms.text import PackWords, _, n_, rank_text
from boms.walk import Settling, last_turns, proven_passes


class Manners(Struct, frozen=True, kw_only=True):
    """What people prefer at their table. None of it is a house rule."""

    auto_pass: AutoPass = AutoPass.BY_COUNT
    """When somebody is passed without a hand-over: only where everybody can see that nothing can be laid."""
    chooses_ties: bool = False
    """Whether givers choose among equal cards themselves."""
    high_first: bool = False
    """Whether a hand is told from its highest cards down; False: from the lowest up."""
    memory: bool = True
    """Whether the cards laid so far may be told."""
    undo: bool = False
    """Whether the last play may be taken back while the next player has not looked."""
    auto_hide_seconds: int = 0
    """Seconds without a line after which a hand is covered; 0: never."""


class Guard(Protocol):
    """What guards hands by PINs."""

    def has(self, name: str) -> bool:
        """Whether somebody guards their hand."""

    def is_right(self, name: str, digits: str) -> bool:
        """Whether these are the digits of that person's PIN."""

    def wait(self, name: str) -> float:
        """Seconds until somebody may try again; 0: now."""


def _no_news() -> str | None:
    return None


class Left(Exception):  # noqa: N818 - named for what has happened
    """Somebody leaves, and the others agree."""


Command = tuple[str, Callable[[], object]]
"""What a letter does, in words, and how it is done."""


@dataclass
class Place:
    """A table with people around it who hear and speak."""

    voice: Voice
    """Speaks and listens."""
    table: Table
    """The match."""
    pack: Pack | None
    """The variant; None: rules without a pack."""
    manners: Manners
    """What people prefer."""
    guard: Guard | None = None
    """What guards hands by PINs; None: nothing does."""
    notices: Callable[[], str | None] = _no_news
    """Gives what people should know beside the match, a sentence at a time; None: nothing more."""
    settling: Settling = field(default_factory=Settling)
    """What the table does by itself."""
    heard: int = 0
    """How many events of this round everybody has heard."""
    told: dict[int, int] = field(init=False)
    """By seat: how many events of this round that seat has been told in private."""

    def __post_init__(self) -> None:
        """Who has had a turn in a match gone on with has been told what came before it."""
        self.told = last_turns(self.table)

    @property
    def words(self) -> PackWords | None:
        """The pack's own words."""
        return self.pack.words_in() if self.pack else None

    @property
    def tables(self) -> Tables:
        """The rules, worked out for the people at the table."""
        return tables_for(self.table.rules, len(self.table.names()))

    def deal(self) -> None:
        """Deals the next round."""
        self.table.deal()
        self.heard, self.told = 0, {}

    def settle(self) -> None:
        """Does what needs nobody's decision."""
        self.settling.settle(self.table, self.manners.auto_pass, chooses_ties=self.manners.chooses_ties)

    def tell_news(self, since: int | None = None) -> None:
        """Tells everybody what has happened since they heard of it last, or since this event."""
        self.voice.say(*iter(self.notices, None))
        begun = self.heard if since is None else since
        table = self.table
        automatic = frozenset(number - begun for number in proven_passes(table) if number >= begun)
        waits = table.public().phase is Phase.CLEAR
        self.voice.say(*news_lines(table.news(begun), table.rules, table.names(), self.words, automatic, waits=waits))
        if since is None:
            self.heard = len(table.news())

    def tell_table(self) -> None:
        """Tells how the table stands."""
        self.voice.say(*table_lines(self.table.public()))

    def opens_for(self, name: str) -> bool:
        """Whether a hand may be shown to who has taken the screen: asks for the PIN that guards it, if one does."""
        if self.guard is None or not self.guard.has(name):
            return True
        seconds = ceil(self.guard.wait(name))
        if not seconds and self.guard.is_right(name, self.voice.ask_secret(_("The PIN of {name}").format(name=name))):
            return True
        seconds = ceil(self.guard.wait(name))
        later = n_("Try again in {n} second", "Try again in {n} seconds", seconds).format(n=seconds)
        self.voice.say(later if seconds else _("That is not the PIN"))
        return False

    def may_take_back(self) -> bool:
        """Whether the last play or pass can be taken back, and people allow that."""
        return self.manners.undo and self.settling.may_take_back(self.table)

    def take_back(self) -> bool:
        """Takes it back, openly."""
        self.settling.take_back(self.table)
        self.heard = len(self.table.news()) - 1
        self.told = {seat: min(number, self.heard) for seat, number in self.told.items()}
        return True

    def public_commands(self) -> dict[str, Command]:
        """What can be asked with or without a hand."""
        laid = {"k": (_("what has been laid so far"), self._tell_laid)} if self.manners.memory else {}
        return {
            **laid,
            "n": (_("what has happened in this round"), lambda: self.tell_news(0)),
            "i": (_("how the table stands, titles and points"), self._tell_seats),
            "r": (_("the rules in force"), self._tell_rules),
            "q": (_("leave"), self.leave),
        }

    def _tell_laid(self) -> None:
        self.voice.say(*laid_lines(self.table.public(), self.tables))

    def _tell_seats(self) -> None:
        public = self.table.public()
        self.tell_table()
        self.voice.say(*seat_lines(public, self.table.rules, self.words))

    def _tell_rules(self) -> None:
        from boms.handbook import as_text, rules_in_words

        base, players = self.pack.rules if self.pack else None, len(self.table.names())
        book = rules_in_words(self.table.rules, self.words, players, base, has_example=False, letters=True)
        self.voice.say(as_text(book, self.voice.width_of_page()))

    def leave(self) -> None:
        """Asks whether to leave. Raises Left."""
        if self.agrees(_("Leave the table? Type y for yes, anything else for no")):
            raise Left

    def agrees(self, question: str) -> bool:
        """Whether the answer to a question is yes."""
        answer = self.voice.ask(question).casefold()
        return answer[:1] in ("y", _("y")) if answer else False

    def tell_help(self, commands: dict[str, Command]) -> None:
        """Tells what can be typed; of two letters for the same the first."""
        letters = {what: letter for letter, (what, _act) in reversed(commands.items())}
        text = _("{letter}: {what}")
        self.voice.say(*(text.format(letter=letters[what], what=what) for what in reversed(letters)))

    def tell_twin(self, letter: str) -> None:
        """Tells how to type the rank that goes by the same letter as a command."""
        rank = rank_signs(self.words).get(letter)
        if rank is not None:
            text = _("For the card, type {sign} as a capital letter, or 1{letter}")
            self.voice.say(text.format(sign=rank_text(rank, self.words), letter=letter))

    def choose_seat(self, question: str, seats: tuple[int, ...]) -> int | None:
        """Who of these it is; None: nobody."""
        names = self.table.names()
        text = _("{number}: {name}")
        self.voice.say(question, *(text.format(number=n, name=names[seat]) for n, seat in enumerate(seats, 1)))
        while answer := self.voice.ask(_("Type the number or the name, or only Enter for nobody")):
            named = [seat for seat in seats if names[seat].casefold() == answer.casefold()]
            number = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 3 else 0
            if named or 0 < number <= len(seats):
                return named[0] if named else seats[number - 1]
            self.voice.say(_("“{word}” is none of these").format(word=answer))
        return None
