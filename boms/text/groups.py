"""Cards and groups as nouns: "the eight of hearts", "two eights", "four aces, one of them wild"."""

from boms.cards import JOKER, Card, Cards, count, each, number_of, rank_of, suit_of
from boms.rules import MASTER_RANK
from boms.seat import Laid
from boms.text.counting import list_text, number_text
from boms.text.languages import _, n_, p_
from boms.text.ranks import rank_name, suit_name


def card_name(card: Card) -> str:
    """A card by its full name: the eight of hearts; a joker."""
    if card == JOKER:
        return p_("one card of a list", "a joker")
    return _("the {rank} of {suit}").format(rank=rank_name(rank_of(card)), suit=suit_name(suit_of(card)))


def cards_words(cards: Cards) -> str:
    """Cards by their full names: the eight of spades and the eight of hearts; "no cards" for none."""
    return list_text([card_name(card) for card in each(cards)]) or number_of_cards(0)


def number_of_cards(number: int) -> str:
    """One card, two cards; "no cards" for none."""
    return n_("one card", "{number} cards", number).format(number=number_text(number))


def group_text(rank: int, size: int) -> str:
    """A group with its number, standing alone: an eight, two eights; for `MASTER_RANK` the master card."""
    return _groups(size)[rank].format(number=number_text(size))


def _groups(size: int) -> tuple[str, ...]:
    return (
        n_("a three", "{number} threes", size),
        n_("a four", "{number} fours", size),
        n_("a five", "{number} fives", size),
        n_("a six", "{number} sixes", size),
        n_("a seven", "{number} sevens", size),
        n_("an eight", "{number} eights", size),
        n_("a nine", "{number} nines", size),
        n_("a ten", "{number} tens", size),
        n_("a jack", "{number} jacks", size),
        n_("a queen", "{number} queens", size),
        n_("a king", "{number} kings", size),
        n_("an ace", "{number} aces", size),
        n_("a two", "{number} twos", size),
        n_("a joker", "{number} jokers", size),
        n_("the master card", "{number} master cards", size),
    )


def play_text(play: Laid) -> str:
    """What lies there, standing alone: two eights; four aces, one of them wild; the three of clubs."""
    return _named(play, group_text(play.rank, play.size))


def play_laid(play: Laid) -> str:
    """The same as what somebody lays: the object of a sentence, which some languages tell apart."""
    return _named(play, group_laid(play.rank, play.size))


def group_laid(rank: int, size: int) -> str:
    """The same as `group_text`, as what somebody lays or lays cards on."""
    return _singles()[rank] if size == 1 else group_text(rank, size)


def _named(play: Laid, group: str) -> str:
    if play.rank == MASTER_RANK:
        return cards_words(play.cards)
    wild = count(play.cards) - number_of(play.cards, play.rank)
    if not wild:
        return group
    text = n_("{group}, one of them wild", "{group}, {number} of them wild", wild)
    return text.format(group=group, number=number_text(wild))


def _singles() -> tuple[str, ...]:
    return (
        p_("somebody lays", "a three"),
        p_("somebody lays", "a four"),
        p_("somebody lays", "a five"),
        p_("somebody lays", "a six"),
        p_("somebody lays", "a seven"),
        p_("somebody lays", "an eight"),
        p_("somebody lays", "a nine"),
        p_("somebody lays", "a ten"),
        p_("somebody lays", "a jack"),
        p_("somebody lays", "a queen"),
        p_("somebody lays", "a king"),
        p_("somebody lays", "an ace"),
        p_("somebody lays", "a two"),
        p_("somebody lays", "a joker"),
        p_("somebody lays", "the master card"),
    )
