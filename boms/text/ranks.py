"""Cards as people say them and as the screens draw them: letters, names, and groups such as "two eights"."""

from boms.cards import JOKER, JOKER_RANK, RANKS, Card, Cards, each, rank_of, suit_of
from boms.rules import MASTER_RANK
from boms.text.counting import list_text, number_text
from boms.text.languages import N_, _, n_, p_
from boms.text.titles import PackWords

_NAMES = (
    N_("three"),
    N_("four"),
    N_("five"),
    N_("six"),
    N_("seven"),
    N_("eight"),
    N_("nine"),
    N_("ten"),
    N_("jack"),
    N_("queen"),
    N_("king"),
    N_("ace"),
    N_("two"),
    N_("joker"),
    N_("master card"),
)

_PLURALS = (
    N_("threes"),
    N_("fours"),
    N_("fives"),
    N_("sixes"),
    N_("sevens"),
    N_("eights"),
    N_("nines"),
    N_("tens"),
    N_("jacks"),
    N_("queens"),
    N_("kings"),
    N_("aces"),
    N_("twos"),
    N_("jokers"),
    N_("master cards"),
)

_SUITS = (N_("spades"), N_("hearts"), N_("diamonds"), N_("clubs"))
_GLYPHS = "♠♥♦♣"


def rank_text(rank: int, words: PackWords | None = None) -> str:
    """The short sign of a rank on a card: `10`, `J`; in Norwegian `Kn`, in German `B`. 13 is a joker."""
    if rank < JOKER_RANK:
        ours = words.court.get(RANKS[rank]) if words else None
        return ours or _court_letter(RANKS[rank])
    return p_("joker, at most two letters", "Jo") if rank == JOKER_RANK else p_("master card, at most two letters", "M")


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
    return _suit_letter(suit) if letters else _GLYPHS[suit]


def _suit_letter(suit: int) -> str:
    match suit:
        case 0:
            return p_("spades, one letter", "S")
        case 1:
            return p_("hearts, one letter", "H")
        case 2:
            return p_("diamonds, one letter", "D")
        case _:
            return p_("clubs, one letter", "C")


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
    return _(_NAMES[rank])


def rank_names(rank: int) -> str:
    """A rank as a word for many: eights, jacks."""
    return _(_PLURALS[rank])


def suit_name(suit: int) -> str:
    """A suit as a word: hearts."""
    return _(_SUITS[suit])


def card_name(card: Card) -> str:
    """A card by its full name: the eight of hearts; a joker."""
    if card == JOKER:
        return _one_or_more(JOKER_RANK, 1)
    return _("the {rank} of {suit}").format(rank=rank_name(rank_of(card)), suit=suit_name(suit_of(card)))


def cards_words(cards: Cards) -> str:
    """Cards by their full names: the eight of hearts and the eight of spades; "no cards" for none."""
    return list_text([card_name(card) for card in each(cards)]) or _("no cards")


def number_of_cards(number: int) -> str:
    """One card, two cards; "no cards" for none."""
    return n_("one card", "{number} cards", number).format(number=number_text(number))


def group_text(rank: int, size: int) -> str:
    """A group as a noun with its number: an eight, two eights; the master card."""
    return _one_or_more(rank, size).format(number=number_text(size))


def _one_or_more(rank: int, size: int) -> str:
    return _low(rank, size) if rank < RANKS.index("J") else _high(rank, size)


def _low(rank: int, size: int) -> str:
    match rank:
        case 0:
            return n_("a three", "{number} threes", size)
        case 1:
            return n_("a four", "{number} fours", size)
        case 2:
            return n_("a five", "{number} fives", size)
        case 3:
            return n_("a six", "{number} sixes", size)
        case 4:
            return n_("a seven", "{number} sevens", size)
        case 5:
            return n_("an eight", "{number} eights", size)
        case 6:
            return n_("a nine", "{number} nines", size)
        case _:
            return n_("a ten", "{number} tens", size)


def _high(rank: int, size: int) -> str:
    match RANKS[rank : rank + 1]:
        case ("J",):
            return n_("a jack", "{number} jacks", size)
        case ("Q",):
            return n_("a queen", "{number} queens", size)
        case ("K",):
            return n_("a king", "{number} kings", size)
        case ("A",):
            return n_("an ace", "{number} aces", size)
        case ("2",):
            return n_("a two", "{number} twos", size)
        case _:
            joker = n_("a joker", "{number} jokers", size)
            return _("the master card") if rank == MASTER_RANK else joker
