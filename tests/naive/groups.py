"""What cards make when laid together, what beats what, and every play a hand has (§4, §5, §6)."""

from .house import JOKER, RANKS, deck_of, rank_of, sorting


def is_wild(house, card):
    if card == house.master_card:
        return False
    if card == JOKER:
        return house.joker_role == "wild"
    return rank_of(card) == house.wild_rank


def group_rank(house, cards):
    """The rank of a group without a master card; None if these cards are no group."""
    natural = [card for card in cards if not is_wild(house, card)]
    if not natural:
        only_jokers = all(card == JOKER for card in cards)
        return JOKER if only_jokers else house.wild_rank
    ranks = {rank_of(card) for card in natural}
    if len(ranks) > 1:
        return None
    if ranks == {JOKER} and len(natural) != len(cards):
        return None
    return ranks.pop()


def is_single_clearing_card(house, cards):
    """One natural card of a clearing rank: goes on anything (§4.8)."""
    return len(cards) == 1 and not is_wild(house, cards[0]) and rank_of(cards[0]) in house.clearing_ranks


def beats(house, rank, top_rank, lower_wins):
    """Whether a group of this rank may lie on a group of the same size and that rank. No clearing ranks here."""
    if rank == top_rank:
        return house.equal_rank != "illegal"
    if rank == JOKER:
        return True
    if top_rank == JOKER:
        return False
    if lower_wins:
        return RANKS.index(rank) < RANKS.index(top_rank)
    return RANKS.index(rank) > RANKS.index(top_rank)


def group_refusal(house, cards, top, lower_wins):
    """Why these held cards cannot be laid on the top play (None: a lead); the `must_include_card` rule apart."""
    if house.master_card in cards:
        return "master_alone" if len(cards) > 1 else None
    rank = group_rank(house, cards)
    if rank is None:
        return "mixed_ranks"
    if top is None or is_single_clearing_card(house, cards):
        return None
    if len(cards) != len(top):
        return "wrong_count"
    if rank in house.clearing_ranks:
        return None
    return None if beats(house, rank, group_rank(house, top), lower_wins) else "too_low"


def equal_cards_needed(house, rank, players):
    """How many cards of this rank on top of the pile clear it; 0: never (§2)."""
    needed = house.same_rank_clears
    if needed and rank == "3" and house.all_threes_clear and house.master_card:
        threes = [card for card in deck_of(house, players) if rank_of(card) == "3" and card != house.master_card]
        return max(3, min(needed, len(threes)))
    return needed


def groups_in(house, hand, first_card):
    """Every group in a hand, each once by rank and size, in the way it is written (record.md, `legal`).

    `first_card` is the card that must be included, or None.
    """
    hand = sorted(hand, key=sorting)
    masters = [card for card in hand if card == house.master_card]
    others = [card for card in hand if card != house.master_card]
    wild_ranks = [card for card in others if is_wild(house, card) and card != JOKER]
    wild_jokers = [card for card in others if is_wild(house, card) and card == JOKER]
    found = [(masters[0],)] if masters else []
    for rank in [*RANKS, JOKER]:
        natural = [card for card in others if rank_of(card) == rank and not is_wild(house, card)]
        natural = with_first(natural, first_card)
        helping = [*wild_ranks, *wild_jokers] if rank != JOKER else []
        found += beginnings(natural, helping)
    found += beginnings(wild_ranks, wild_jokers)
    found += beginnings(wild_jokers, [])
    return found


def with_first(cards, first_card):
    if first_card not in cards:
        return cards
    rest = list(cards)
    rest.remove(first_card)
    return [first_card, *rest]


def beginnings(natural, helping):
    """The first card, the first two, the first three …, natural ones before helping ones; none without a natural."""
    if not natural:
        return []
    row = [*natural, *helping]
    return [tuple(row[:size]) for size in range(1, len(row) + 1)]
