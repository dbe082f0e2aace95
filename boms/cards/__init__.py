"""Cards: what is on the paper, and nothing of what it is worth.

What lives here: a card, a set of cards (which may hold the same card twice when two packs are mixed), the texts
people and files write for them, the packs a deal starts from, and `Secret`, which whatever holds somebody's cards is,
so that no message, log or report shows them.

What must not live here: any rule. Which card beats which, what is wild and what must be given are the business of
`boms.rules`; who holds what is the business of `boms.game`.

A **card** is a small number: `rank * 4 + suit`, ranks 0 to 12 for 3 4 5 6 7 8 9 10 J Q K A 2 in the usual order, suits
0 to 3 for spades, hearts, diamonds, clubs; every joker is the card 52. That order is also the order in which cards are
sorted for people: by rank, then S H D C, jokers last.

**Cards** are one integer, a multiset. Each suited card has two bits, one for each copy of two packs, the joker four.
The bits of one card fill up from below: one copy is `01`, two are `11`. So each rank is a lane of eight bits, the
number of cards of a rank is the number of bits set in its lane, and two multisets with the same cards are the same
number. Joining and taking away are a few integer operations (`joined`, `without`), holding is `cards & ~hand == 0`.
"""

from boms.cards.cards import (
    JOKER,
    JOKER_RANK,
    LANE,
    LANE_BITS,
    NO_CARDS,
    RANKS,
    SUITS,
    Card,
    Cards,
    bits_of,
    cards_of,
    count,
    each,
    has_all,
    joined,
    lane,
    number_of,
    of_ranks,
    one_of_each,
    rank_of,
    second_copies,
    suit_of,
    without,
)
from boms.cards.packs import PACK, mixed_packs
from boms.cards.secret import Secret
from boms.cards.words import NotACard, card_text, cards_text, read_card, read_cards

__all__ = [
    "JOKER",
    "JOKER_RANK",
    "LANE",
    "LANE_BITS",
    "NO_CARDS",
    "PACK",
    "RANKS",
    "SUITS",
    "Card",
    "Cards",
    "NotACard",
    "Secret",
    "bits_of",
    "card_text",
    "cards_of",
    "cards_text",
    "count",
    "each",
    "has_all",
    "joined",
    "lane",
    "mixed_packs",
    "number_of",
    "of_ranks",
    "one_of_each",
    "rank_of",
    "read_card",
    "read_cards",
    "second_copies",
    "suit_of",
    "without",
]
