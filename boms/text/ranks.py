"""Ranks and suits: the signs on a card, and the words for them."""

from boms.cards import JOKER, JOKER_RANK, RANKS, Card, Cards, each, rank_of, suit_of
from boms.text.languages import p_
from boms.text.titles import PackWords

_GLYPHS = "♠♥♦♣"


def rank_text(rank: int, words: PackWords | None = None) -> str:
    """The sign of a rank on a card: `10`, `J`; in Norwegian `Kn`, in German `B`. 13 is a joker, 14 the master card."""
    if rank >= JOKER_RANK:
        return p_("joker, two letters", "Jo") if rank == JOKER_RANK else p_("master card, one letter", "M")
    return (words and words.court.get(RANKS[rank])) or _court_letter(RANKS[rank])


def _court_letter(rank: str) -> str:
    match rank:
        case "J":
            return p_("jack, at most two letters", "J")
        case "Q":
            return p_("queen, one letter", "Q")
        case "K":
            return p_("king, one letter", "K")
        case "A":
            return p_("ace, one letter", "A")
        case _:
            return rank


def suit_text(suit: int, *, letters: bool = False) -> str:
    """The sign of a suit, or its letter where there is no Unicode."""
    return _suit_letters()[suit] if letters else _GLYPHS[suit]


def _suit_letters() -> tuple[str, ...]:
    return (
        p_("spades, one letter", "S"),
        p_("hearts, one letter", "H"),
        p_("diamonds, one letter", "D"),
        p_("clubs, one letter", "C"),
    )


def card_letters(card: Card, words: PackWords | None = None, *, letters: bool = False) -> tuple[str, str]:
    """What a card shows, rank and suit: `("10", "♥")`; a joker has no suit. With `letters` in ASCII only."""
    if card == JOKER:
        return rank_text(JOKER_RANK, words), ""
    return rank_text(rank_of(card), words), suit_text(suit_of(card), letters=letters)


def cards_signs(cards: Cards, words: PackWords | None = None, *, letters: bool = False) -> str:
    """The cards one after the other as they are drawn: `8♠ 8♥`."""
    return " ".join("".join(card_letters(card, words, letters=letters)) for card in each(cards))


def rank_name(rank: int) -> str:
    """A rank as a word: eight, jack; 13 joker, 14 master card."""
    return _names()[rank]


def _names() -> tuple[str, ...]:
    return (
        p_("rank", "three"),
        p_("rank", "four"),
        p_("rank", "five"),
        p_("rank", "six"),
        p_("rank", "seven"),
        p_("rank", "eight"),
        p_("rank", "nine"),
        p_("rank", "ten"),
        p_("rank", "jack"),
        p_("rank", "queen"),
        p_("rank", "king"),
        p_("rank", "ace"),
        p_("rank", "two"),
        p_("rank", "joker"),
        p_("rank", "master card"),
    )


def rank_names(rank: int) -> str:
    """A rank as a word for many: eights, jacks."""
    return _plurals()[rank]


def _plurals() -> tuple[str, ...]:
    return (
        p_("rank", "threes"),
        p_("rank", "fours"),
        p_("rank", "fives"),
        p_("rank", "sixes"),
        p_("rank", "sevens"),
        p_("rank", "eights"),
        p_("rank", "nines"),
        p_("rank", "tens"),
        p_("rank", "jacks"),
        p_("rank", "queens"),
        p_("rank", "kings"),
        p_("rank", "aces"),
        p_("rank", "twos"),
        p_("rank", "jokers"),
        p_("rank", "master cards"),
    )


def suit_name(suit: int) -> str:
    """A suit as a word: hearts."""
    return _suits()[suit]


def _suits() -> tuple[str, ...]:
    return p_("suit", "spades"), p_("suit", "hearts"), p_("suit", "diamonds"), p_("suit", "clubs")
