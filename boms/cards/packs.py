"""The packs a deal starts from."""

from boms.cards.cards import JOKER, Cards, bits_of, joined

PACK = Cards(int("01" * 52, 2))
"""One pack of 52 cards, without jokers."""


def mixed_packs(packs: int, jokers: int) -> Cards:
    """One or two packs of 52 and so many jokers (0 to 4)."""
    suited = PACK if packs == 1 else joined(PACK, PACK)
    return Cards(suited | bits_of(JOKER, jokers))
