"""Cards as files and commands write them: `3D 10H JS`, a joker `JK`. `T` is read for 10 and lower case too."""

from boms.cards.cards import JOKER, RANKS, SUITS, Card, Cards, cards_of, each, rank_of, suit_of

_BY_TEXT = {
    "JK": JOKER,
    **{rank + suit: Card(r * 4 + s) for r, rank in enumerate(RANKS) for s, suit in enumerate(SUITS)},
}


class NotACard(ValueError):  # noqa: N818 - named as a person would say it
    """A text that names no card; `text` is that text."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def card_text(card: Card) -> str:
    """`3D`, `10H`, `JK`."""
    return "JK" if card == JOKER else RANKS[rank_of(card)] + SUITS[suit_of(card)]


def cards_text(cards: Cards) -> str:
    """The cards in sorting order, separated by spaces; empty for none."""
    return " ".join(map(card_text, each(cards)))


def read_card(text: str) -> Card:
    """The card a text names. Raises NotACard."""
    name = text.strip().upper()
    if name[:1] == "T":
        name = "10" + name[1:]
    if name not in _BY_TEXT:
        raise NotACard(text)
    return _BY_TEXT[name]


def read_cards(text: str) -> Cards:
    """The cards of a text like `3D 3S`, in any order. Raises NotACard, also for a third copy of a card."""
    named = [read_card(word) for word in text.split()]
    for card in named:
        if named.count(card) > (4 if card == JOKER else 2):
            raise NotACard(text)
    return cards_of(named)
