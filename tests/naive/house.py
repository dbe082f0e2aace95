"""House rules as plain values, and the cards they leave in the deck (§2)."""

from collections import Counter
from types import SimpleNamespace

from boms.rules import Rules

RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
SUITS = ["S", "H", "D", "C"]
JOKER = "JK"
PLAIN = Rules()


def house_of(rules):
    """The rules as an object with one plain attribute a key. Takes `Rules`, or a map that may leave keys out."""
    named = rules if isinstance(rules, dict) else {key: getattr(rules, key) for key in Rules.__struct_fields__}
    unknown = set(named) - set(Rules.__struct_fields__)
    if unknown:
        raise ValueError(f"unknown keys: {unknown}")
    house = SimpleNamespace()
    for key in Rules.__struct_fields__:
        setattr(house, key, plain(key, named.get(key, getattr(PLAIN, key))))
    return house


def plain(key, value):
    """Ranks as text, cards as lists, enumerations as their words."""
    if key in ("wild_rank", "turn_down_rank"):
        return None if value is None else str(value)
    if key == "clearing_ranks":
        return [str(rank) for rank in value]
    if key == "removed_cards":
        return {int(players): as_cards(cards) for players, cards in value.items()}
    if key == "points":
        return {str(title): number for title, number in value.items()}
    return str(value) if isinstance(value, str) else value


def as_cards(text):
    """A list of cards from `3S 3H`, a list, or nothing; `T` and lower case are understood."""
    words = text.split() if isinstance(text, str) else list(text or [])
    return [as_card(word) for word in words]


def as_card(word):
    word = word.upper()
    if word == JOKER:
        return JOKER
    rank, suit = word[:-1], word[-1]
    rank = "10" if rank == "T" else rank
    if rank not in RANKS or suit not in SUITS:
        raise ValueError(f"not a card: {word}")
    return rank + suit


def rank_of(card):
    return JOKER if card == JOKER else card[:-1]


def sorting(card):
    """By rank, jokers last, then S H D C."""
    if card == JOKER:
        return (len(RANKS), 0)
    return (RANKS.index(card[:-1]), SUITS.index(card[-1]))


def has_all(hand, cards):
    """Whether the hand holds all these cards, each as often as named."""
    held = Counter(hand)
    return all(held[card] >= number for card, number in Counter(cards).items())


def without(hand, cards):
    """The hand after these cards have left it."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def packs(house, players):
    return 2 if house.two_packs_from is not None and players >= house.two_packs_from else 1


def deck_of(house, players):
    """Every card that is dealt to so many players. A card listed twice in `removed_cards` goes out twice."""
    deck = [rank + suit for rank in RANKS for suit in SUITS] * packs(house, players)
    deck += [JOKER] * house.jokers
    return without(deck, house.removed_cards.get(players, []))
