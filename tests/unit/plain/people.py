"""People who play in plain mode: they know what they were told, answer by chance, and check what they hear.

Whatever is told is searched for cards. Between a cover and the next Enter only ranks that lie open may be named; after
it also those of the hand of who took the screen. A hand that is told must be that person's hand.
"""

import io
import random
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache

from boms.cards import JOKER_RANK, Card, Cards, bits_of, of_ranks
from boms.match import Table
from boms.packs import Pack
from boms.plain import Manners, run
from boms.plain.spoken import laid_lines
from boms.plain.typed import signs_of
from boms.plain.voice import ERASE, Voice
from boms.rules import tables_for
from boms.seat import Asked, Gave, Laid, Phase, PublicView, Swapped
from boms.text import _, card_name, group_text, language, n_, rank_names

NAMES = ("Ane", "Bo", "Cato", "Dina", "Emil", "Frida", "Geir", "Hanne")

INVITATIONS = (
    "{name}, take the screen to give cards and press Enter. Everyone else looks away",
    "{name}, take the screen to name cards and press Enter. Everyone else looks away",
    "{name}, take the screen to choose a card and press Enter. Everyone else looks away",
    "{name}, {other} offers you a swap: take the screen and press Enter. Everyone else looks away",
    "{name}, take the screen only to look and press Enter. Everyone else looks away",
    "{name}, take the screen to break in or step back and press Enter. Everyone else looks away",
    "{name}, take the screen and press Enter. Everyone else looks away",
)


@cache
def pattern(message: str) -> re.Pattern[str]:
    """A line that says this message, in the language in use."""
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.*?)", re.escape(message)) + r"\Z")


def said(message: str, lines: list[str]) -> re.Match[str] | None:
    """The last line that says this message."""
    found = (pattern(_(message)).match(line) for line in reversed(lines))
    return next((match for match in found if match), None)


STANDING = (
    "Type cards by rank: 9 9, 99 or 2x9 are two nines; a suit behind a rank where it matters",
    "c: the master card",
    "You do not have that: {cards}",
    "Only this still goes: {group}",
    "Only this still goes: {group} or {other}",
    "{group}, or a card that goes on anything",
    "{group}, {other}, or a card that goes on anything",
)
"""What is told of the rules, whoever holds what."""


class Leak(AssertionError):  # noqa: N818 - named for what has happened
    """Somebody heard a card that they may not know."""


class People(io.StringIO):
    """Everybody at the table: hears what is written, and answers."""

    def __init__(self, table: Table, pack: Pack | None, seed: int = 1, rounds: int = 2) -> None:
        super().__init__()
        self.table, self.pack, self.rounds = table, pack, rounds
        self.chance = random.Random(seed)
        self.confirmed: int | None = None
        self.typed: list[str] = []
        self.heard: list[str] = []
        self.checked = 0
        self._pending = ""
        self._asked_for_help = False
        self._laid: tuple[PublicView, frozenset[str]] | None = None

    def play(self, manners: Manners | None = None) -> int:
        voice = Voice(self, self, is_terminal=False, erases=True)
        unused = NotImplementedError
        return run(
            lambda *_: (_ for _ in ()).throw(unused), table=self.table, pack=self.pack, manners=manners, voice=voice
        )

    # Hearing

    def write(self, text: str) -> int:
        self._pending += text
        return len(text)

    def readline(self, _size: int | None = -1) -> str:  # type: ignore[override]
        lines = self.listen()
        answer = self.answer(lines)
        self.typed.append(answer)
        assert len(self.typed) < 6000
        return f"{answer}\n"

    def listen(self) -> list[str]:
        """Takes in what was said since, and checks it."""
        covered = self._pending.split(ERASE)
        self._pending = ""
        lines: list[str] = []
        for number, part in enumerate(covered):
            if number:
                self.confirmed, lines = None, []
            for line in part.splitlines():
                self.check(line.removeprefix("> "))
                lines.append(line.removeprefix("> "))
        self.heard += lines
        return [line for line in lines if line]

    # Checking

    def check(self, line: str) -> None:
        self.checked += 1
        if line in self._laid_lines() or any(pattern(_(text)).match(line) for text in STANDING):
            return
        self._check_hand(line)
        ranks, cards = named_ranks(line), named_cards(line)
        if not ranks and not cards:
            return
        known = self._known()
        if any(not of_ranks(known, (rank,)) for rank in ranks) or any(not known & bits_of(card) for card in cards):
            raise Leak(f"{line!r} heard by {self.confirmed}")

    def _laid_lines(self) -> frozenset[str]:
        """The lines that tell what has been laid; made anew only when there is another view."""
        public = self.table.public()
        if self._laid is None or self._laid[0] is not public:
            self._laid = public, frozenset(laid_lines(public, tables_for(self.table.rules, len(public.seats))))
        return self._laid[1]

    def _known(self) -> Cards:
        """Every card that may be named just now."""
        public = self.table.public()
        known = Cards(public.seen | public.asked | public.must_include)
        for event in self.table.news():
            if isinstance(event, Laid | Asked):
                known = Cards(known | event.cards)
        if self.confirmed is None:
            return known
        port = self.table.sit(self.confirmed)
        known = Cards(known | port.view().hand)
        for event in port.news(0):
            known = Cards(known | ((event.cards or 0) if isinstance(event, Gave | Swapped) else 0))
            known = Cards(known | ((event.others_cards or 0) if isinstance(event, Swapped) else 0))
        return known

    def _check_hand(self, line: str) -> None:
        one, many = (
            n_("Your {n} card: {cards}", "Your {n} cards: {cards}", 1),
            n_("Your {n} card: {cards}", "Your {n} cards: {cards}", 2),
        )
        told = pattern(one).match(line) or pattern(many).match(line)
        if told is None:
            return
        if self.confirmed is None:
            raise Leak(line)
        hand = self.table.sit(self.confirmed).view().hand
        if Counter(told["cards"].replace(",", " ").split()) != Counter(self.signs(hand).split()):
            raise Leak(line)

    def signs(self, cards: Cards) -> str:
        tables = tables_for(self.table.rules, len(self.table.names()))
        return signs_of(cards, tables, self.pack.words_in() if self.pack else None)

    # Answering

    def answer(self, lines: list[str]) -> str:
        question = lines[-1]
        for invitation in INVITATIONS:
            called = pattern(_(invitation)).match(question)
            if called:
                return self.at_table(called["name"])
        if self.confirmed is not None:
            return self.in_private(lines)
        if question == _("Enter deals the next round; s stops the match here; h is for help"):
            return "" if self.table.public().round_number < self.rounds else "s"
        if question == _("Stop the match here? Type y for yes, anything else for no"):
            return _("y")
        return self.otherwise(question)

    def at_table(self, name: str) -> str:
        """Asks something now and then, then takes the screen."""
        if self.chance.random() < 0.1:
            return self.chance.choice("knih?z")
        self.confirmed = [one.upper() for one in self.table.names()].index(name)
        self._asked_for_help = False
        return ""

    def in_private(self, lines: list[str]) -> str:
        offered = said("You can lay: {plays}", lines)
        if self.chance.random() < 0.05:
            return self.chance.choice("wkn.")
        if offered and self.chance.random() < 0.9:
            return self.lay(self.chance.choice(offered["plays"].split(", ")))
        if offered or said("You can lay nothing: pass with p", lines):
            return self.chance.choice("pP") if self.table.public().pile else "h"
        if self.table.public().phase is Phase.EXCHANGE:
            return self.exchange(lines)
        return "h"

    def lay(self, offer: str) -> str:
        """The offer as one of the ways to type it; the last card is announced where that counts."""
        signs = offer.split()
        ways = [offer, "".join(signs)]
        if len(set(signs)) == 1:
            ways.append(f"{len(signs)}x{signs[0]}" if len(signs) > 1 or signs[0] != "c" else "c")
        line = self.chance.choice(ways)
        single = {"k": "K", "q": "Q", "n": "N"}
        line = single.get(line, line)
        return f"{line} l" if self.table.rules.announce_last_card and self.chance.random() < 0.5 else line

    def exchange(self, lines: list[str]) -> str:
        if said("Only Enter gives them", lines):
            return ""
        for form in (1, 2):
            choice = said(
                n_("Choose {n} of these for {name}: {cards}", "Choose {n} of these for {name}: {cards}", form), lines
            )
            if choice:
                signs = [part.rsplit(" ", 1)[-1] for part in choice["cards"].split("; ")]
                return " ".join(self.chance.sample(signs, int(choice["n"])))
        view = self.table.sit(self.confirmed or 0).view()
        if view.give is not None:
            return " ".join(self.chance.sample(self.signs(view.hand).split(), view.give))
        return "p"

    def otherwise(self, question: str) -> str:
        raise AssertionError(question)


@cache
def _wordings(code: str) -> tuple[re.Pattern[str], dict[str, int], re.Pattern[str], dict[str, Card]]:
    """How a language names ranks and cards. A rank alone is no sign of a card: "two nines" names no two."""
    ranks = {text.casefold(): r for r in range(JOKER_RANK + 1) for text in (rank_names(r), group_text(r, 1))}
    cards = {card_name(Card(number)).casefold(): Card(number) for number in range(52)}
    return _any_of(ranks), ranks, _any_of(cards), cards


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))})\b", re.IGNORECASE)


def named_ranks(line: str) -> set[int]:
    """Ranks named in words."""
    search, ranks, _search, _cards = _wordings(language())
    return {ranks[word.casefold()] for word in search.findall(line)}


def named_cards(line: str) -> set[Card]:
    """Cards named with their suits."""
    _search, _ranks, search, cards = _wordings(language())
    return {cards[word.casefold()] for word in search.findall(line)}
