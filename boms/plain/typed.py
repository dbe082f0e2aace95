"""Cards as people type them: `9 9`, `99`, `2x9`, `9H`, `9x`, `c`, and `l` behind them for the last card.

Ranks go by the signs of the language in use, of the pack, and by the international ones. A letter right behind a rank
is a suit if it can be one and is not that rank again: `DD` are two queens where D is a queen, `9D` is the nine of
diamonds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from boms.cards import (
    JOKER,
    JOKER_RANK,
    NO_CARDS,
    RANKS,
    SUITS,
    Card,
    Cards,
    bits_of,
    each,
    has_all,
    joined,
    of_ranks,
    rank_of,
    suit_of,
    without,
)
from boms.rules import MASTER_RANK, Tables
from boms.text import PackWords, _, card_name, group_text, rank_text, suit_text

WILD: Final = -1
"""Instead of a rank: a wild card, or a joker where nothing is wild."""

_NUMBER = re.compile(r"(1(?!0)|[2-8](?=[x×*]))[x×*]?(?=.)")
_BETWEEN = re.compile(r"[\s,;+]+")


class Wanted(NamedTuple):
    """One card that was typed."""

    rank: int
    """0 to 12, 13 for a joker, 14 for the master card, `WILD`."""
    suit: int | None = None
    """The suit, where it was typed too."""


class Typed(NamedTuple):
    """What a line says."""

    cards: tuple[Wanted, ...]
    """The cards, in the order in which they were typed."""
    announces: bool
    """The last card is announced."""


def read_line(line: str, words: PackWords | None) -> Typed | str:
    """What a line says, or the first word of it that says nothing."""
    signs, found, announces = rank_signs(words), list[Wanted](), False
    for word in _BETWEEN.split(line.strip()):
        stem = word.casefold()
        if stem.endswith("l"):
            announces, stem = True, stem[:-1]
        cards = _read_word(stem, signs)
        if cards is None:
            return word
        found += cards
    return Typed(tuple(found), announces)


def rank_signs(words: PackWords | None) -> dict[str, int]:
    """Every way to type a rank, in small letters, the longest first."""
    local = [(rank_text(rank, speech), rank) for speech in (None, words) for rank in range(JOKER_RANK + 1)]
    usual = [*((text, rank) for rank, text in enumerate(RANKS)), ("t", 7), ("0", 7), ("jk", JOKER_RANK)]
    signs = {text.casefold(): rank for text, rank in (*usual, *local)}
    return dict(sorted(signs.items(), key=lambda item: -len(item[0])))


def suit_signs() -> dict[str, int]:
    """Every way to type a suit, in small letters; never x, which is a wild card."""
    local = {suit_text(suit, letters=letters).casefold(): suit for suit in range(4) for letters in (False, True)}
    usual = {letter.casefold(): suit for suit, letter in enumerate(SUITS)}
    return {sign: suit for sign, suit in (usual | local).items() if sign != "x"}


def _read_word(word: str, signs: dict[str, int]) -> list[Wanted] | None:
    """The cards of one word; None: it says nothing."""
    number = _NUMBER.match(word)
    if number is not None and _sign_at(word, number.end(), signs):
        cards = _cards_in(word[number.end() :], signs)
        return cards and [cards[0]] * int(number[1]) + cards[1:]
    return _cards_in(word, signs)


def _sign_at(word: str, at: int, signs: dict[str, int]) -> str:
    return next((sign for sign in signs if word.startswith(sign, at)), "")


def _cards_in(word: str, signs: dict[str, int]) -> list[Wanted] | None:
    found: list[Wanted] = []
    at, suits = 0, suit_signs()
    while at < len(word):
        sign = _sign_at(word, at, signs)
        if not sign and word[at] not in "xc":
            return None
        at += len(sign) or 1
        if not sign:
            found.append(Wanted(WILD if word[at - 1] == "x" else MASTER_RANK))
        elif word[at : at + 1] in suits and word[at] != sign and signs[sign] < JOKER_RANK:
            found.append(Wanted(signs[sign], suits[word[at]]))
            at += 1
        else:
            found.append(Wanted(signs[sign]))
    return found


def cards_meant(wanted: tuple[Wanted, ...], hand: Cards, tables: Tables, first: Cards = NO_CARDS) -> Cards | str:
    """The cards of a hand that are meant, or the name of what is not there. Of a rank those of `first` go first."""
    chosen = NO_CARDS
    for one in sorted(wanted, key=_exactness):
        card = next(_meant(one, without(hand, chosen), tables, first), None)
        if card is None:
            return _name(one, wanted)
        chosen = joined(chosen, bits_of(card))
    return chosen


def _exactness(wanted: Wanted) -> int:
    """Exact cards are taken first, wild ones last."""
    return 0 if wanted.suit is not None else 2 if wanted.rank == WILD else 1


def _meant(wanted: Wanted, left: Cards, tables: Tables, first: Cards) -> Iterator[Card]:
    """The cards that would do, the best first."""
    if wanted.suit is not None:
        card = _card(wanted)
        return iter((card,) if has_all(left, bits_of(card)) else ())
    if wanted.rank == MASTER_RANK:
        return each(Cards(left & tables.masters))
    if wanted.rank == WILD:
        return each(Cards(left & tables.wilds) if tables.wilds else of_ranks(left, (JOKER_RANK,)))
    of_rank = Cards(of_ranks(left, (wanted.rank,)) & ~tables.masters)
    return iter((*each(Cards(of_rank & first)), *each(of_rank)))


def _card(wanted: Wanted) -> Card:
    return Card(wanted.rank * 4 + (wanted.suit or 0))


def _name(wanted: Wanted, typed: tuple[Wanted, ...]) -> str:
    if wanted.suit is not None:
        return card_name(_card(wanted))
    if wanted.rank == WILD:
        return _("a wild card")
    return group_text(wanted.rank, typed.count(wanted))


def sign(card: Card, tables: Tables, words: PackWords | None) -> str:
    """What to type for a card where suits do not matter."""
    if tables.masters & bits_of(card):
        return "c"
    return rank_text(rank_of(card), words)


def full_sign(card: Card, words: PackWords | None) -> str:
    """What to type for a card where its suit matters."""
    if card == JOKER:
        return rank_text(JOKER_RANK, words)
    letter = suit_text(suit_of(card), letters=True)
    return rank_text(rank_of(card), words) + (letter if letter.casefold() != "x" else SUITS[suit_of(card)])


def signs_of(cards: Cards, tables: Tables, words: PackWords | None) -> str:
    """What to type for cards, natural ones before wild ones: `9 9 Jo`."""
    wild = Cards(cards & tables.wilds)
    return " ".join(sign(card, tables, words) for part in (without(cards, wild), wild) for card in each(part))
