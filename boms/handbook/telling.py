"""`Telling`: the rules that are being put into words, and the words to do it with."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from boms.cards import Cards, count, read_card, without
from boms.handbook.pages import Sentence
from boms.rules import JokerRole, Rules, Title, deck_for, packs_for, titles_by_place
from boms.text import PackWords, _, card_name, list_text, round_text, sentence, title_text, trick_text

SPAN: Final = ("min_players", "max_players")
"""The keys that say for which numbers of players something must hold."""


class Telling(Struct, frozen=True):
    """The rules to be told, for whom, and in which words."""

    rules: Rules
    """The rules."""
    words: PackWords
    """The pack's own words."""
    span: tuple[int, ...]
    """The numbers of players it is told for, fewest first."""
    letters: bool = False
    """Whether suits are shown as letters."""

    def say(self, text: str, *keys: str, **facts: object) -> Sentence:
        """A sentence from a message that may name titles, `{trick}` and `{round}`; `keys` make it what it is."""
        return Sentence(sentence(text.format(**self._names(), **facts)), keys)

    def _names(self) -> Mapping[str, str]:
        titles = {title.value: title_text(title, self.words) for title in Title}
        return {**titles, "trick": trick_text(self.words), "round": round_text(self.words)}

    def numbers_with(self, holds: Callable[[int], object]) -> tuple[int, ...]:
        """The numbers of players for which something holds."""
        return tuple(number for number in self.span if holds(number))

    def deck(self, players: int) -> Cards:
        """The cards that are dealt to so many."""
        return deck_for(self.rules, players)

    def numbers_with_two_packs(self) -> tuple[int, ...]:
        """The numbers of players who use two packs."""
        return self.numbers_with(lambda number: packs_for(self.rules, number) > 1)

    def numbers_with_title(self, title: Title) -> tuple[int, ...]:
        """The numbers of players of whom one has this title."""
        return self.numbers_with(lambda number: title in titles_by_place(self.rules, number))

    @property
    def master(self) -> str:
        """The master card by name; empty if there is none."""
        return card_name(read_card(self.rules.master_card)) if self.rules.master_card else ""

    @property
    def has_wild_jokers(self) -> bool:
        """Whether jokers are in the deck and stand for other cards."""
        return self.rules.jokers > 0 and self.rules.joker_role is JokerRole.WILD

    @property
    def has_wild_cards(self) -> bool:
        """Whether anything stands for other cards."""
        return self.has_wild_jokers or self.rules.wild_rank is not None


def players_text(numbers: Iterable[int]) -> str:
    """Numbers of players as people say them: 5; 4 or 5; 4 to 8; 3, 5 and 7."""
    listed = sorted(numbers)
    first, last = listed[0], listed[-1]
    if len(listed) == 2:
        return _("{first} or {last}").format(first=first, last=last)
    if len(listed) > 2 and last - first == len(listed) - 1:
        return _("{first} to {last}").format(first=first, last=last)
    return list_text([str(number) for number in listed])


def taken_out(telling: Telling, players: int) -> Cards:
    """The cards that so many players leave out of the deck."""
    whole = deck_for(replace(telling.rules, removed_cards={}), players)
    return without(whole, telling.deck(players))


def size_of_hands(telling: Telling, players: int) -> tuple[int, int]:
    """How many cards everybody gets at least, and how many get one more."""
    return divmod(count(telling.deck(players)), players)
