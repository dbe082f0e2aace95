"""`Tables`: rules worked out once for a number of players, so that a turn only looks things up."""

from functools import lru_cache
from operator import getitem

import msgspec

from boms.cards import (
    JOKER_RANK,
    LANE,
    LANE_BITS,
    NO_CARDS,
    RANKS,
    Cards,
    bits_of,
    count,
    mixed_packs,
    number_of,
    read_card,
    read_cards,
    second_copies,
    without,
)
from boms.rules.groups import MASTER_RANK, Group
from boms.rules.house import Rules
from boms.rules.sets import COLUMNS, MOST, columns_by_lane
from boms.rules.titles import titles_by_place
from boms.rules.values import EqualRank, JokerRole, LeadAfterOut, MasterTiming, MasterUse, PassLasts
from boms.rules.wilds import KnownWilds

ORDINARY = (1 << JOKER_RANK) - 1
"""The ordinary ranks as a bit set."""

NEVER = 99
"""More cards than can ever lie together."""


def packs_for(rules: Rules, players: int) -> int:
    """How many packs of 52 so many players use, 1 or 2 (`two_packs_from`)."""
    return 2 if rules.two_packs_from and players >= rules.two_packs_from else 1


def full_deck(rules: Rules, players: int) -> Cards:
    """The packs and jokers for so many players, before any card is taken out."""
    return mixed_packs(packs_for(rules, players), rules.jokers)


def deck_for(rules: Rules, players: int) -> Cards:
    """The cards that are dealt to so many players (`removed_cards`). Removed cards that are not there are ignored."""
    deck = full_deck(rules, players)
    removed = read_cards(rules.removed_cards.get(players, ""))
    return without(deck, Cards(deck & removed))


class Tables:
    """What rules mean for so many players. Immutable by agreement; made by `tables_for`."""

    __slots__ = (
        "announces",
        "any_time",
        "beaten_by",
        "clearing",
        "deck",
        "fillable",
        "groups",
        "jokers",
        "known_wilds",
        "loud_from",
        "masters",
        "natural",
        "needed",
        "out_clears",
        "players",
        "ranked",
        "reaches_back",
        "retiring_last",
        "retiring_lead",
        "rules",
        "seconds",
        "skips",
        "special",
        "strict",
        "titles",
        "turn_down",
        "turning",
        "unfilled",
        "wild_cards",
        "wild_rank",
        "wilds",
    )

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.deck = deck_for(rules, players)
        """The cards that are dealt."""
        self.masters: int = bits_of(read_card(rules.master_card), 2) if rules.master_card else NO_CARDS
        """All copies of the master card."""
        self.wild_rank = RANKS.index(rules.wild_rank) if rules.wild_rank else -1
        """The wild rank; -1: none."""
        self.wild_cards: int = LANE_BITS << LANE * self.wild_rank if rules.wild_rank else 0
        """The cards of the wild rank."""
        self.jokers: int = LANE_BITS << LANE * JOKER_RANK if rules.joker_role is JokerRole.WILD and rules.jokers else 0
        """The wild jokers."""
        self.wilds = self.wild_cards | self.jokers
        """Everything wild."""
        self.fillable = (ORDINARY ^ 1 << self.wild_rank if rules.wild_rank else ORDINARY) * COLUMNS[MOST]
        """The groups that wild cards can fill up, in the layout of `boms.rules.sets`."""
        self.known_wilds = KnownWilds(self.wild_rank)
        """By the wild cards of a hand: what they add."""
        self.special = self.masters | self.wilds
        """Everything that may be laid as something else than its rank."""
        self.ranked = ((1 << LANE * (JOKER_RANK + 1)) - 1) & ~self.masters
        """Everything that alone is a card of its rank."""
        self.natural = self.ranked & ~self.wilds
        """Everything that only ever counts as its own rank."""
        self.unfilled = self.natural | self.jokers
        """What makes a group of its rank before wild cards fill it up: natural cards, and wild jokers by themselves."""
        self.clearing = sum(1 << RANKS.index(rank) for rank in rules.clearing_ranks)
        """The clearing ranks as a bit set."""
        self.beaten_by = (self._beaten_by(upward=True), self._beaten_by(upward=False))
        """By direction (0 upward, 1 downward) and the top play's rank: the ranks of its size that may be laid."""
        self.needed = (*(self._needed(rank) or NEVER for rank in range(MASTER_RANK)), NEVER)
        """By rank: how many equal cards on top clear the pile."""
        self.turn_down = RANKS.index(rules.turn_down_rank) if rules.turn_down_rank else -1
        """The rank that turns the direction in the trick; -1: none."""
        self.loud_from = tuple(1 if self._is_loud(rank) else self.needed[rank] for rank in range(MASTER_RANK + 1))
        """By rank: from so many equal cards on top on, a play does more than lie there."""
        self.turning = 4 if rules.revolution else NEVER
        """So many of a kind from one hand turn the order round."""
        self.seconds = second_copies(full_deck(rules, players))
        """The bits of cards that lie above one like them."""
        self.titles = titles_by_place(rules, players)
        """Titles by place, best first."""
        self.retiring_lead = rules.master_on_empty is MasterUse.MAKES_BOMS
        """Whether who leads the master card retires."""
        self.retiring_last = rules.master_last is MasterUse.MAKES_BOMS
        """Whether whose last card is the master card retires."""
        self.out_clears = rules.going_out_clears
        self.reaches_back = rules.lead_after_out is LeadAfterOut.PREVIOUS_TO_PLAY
        """Whether the last one to lay leads after a winner who is out."""
        self.skips = rules.equal_rank is EqualRank.SKIPS_NEXT
        self.strict = rules.pass_lasts is PassLasts.TRICK
        self.any_time = rules.master_timing is MasterTiming.ANY_TIME
        self.announces = rules.announce_last_card
        self.groups: dict[Cards, Group] = {}
        """Groups met so far."""

    def _beaten_by(self, *, upward: bool) -> tuple[int, ...]:
        return tuple(self._beats(rank, upward=upward) for rank in range(JOKER_RANK + 1))

    def _beats(self, rank: int, *, upward: bool) -> int:
        higher = ORDINARY & -(1 << rank + 1) if upward else (1 << rank) - 1
        ranks = 0 if rank == JOKER_RANK else higher | 1 << JOKER_RANK
        if self.rules.equal_rank is not EqualRank.ILLEGAL:
            ranks |= 1 << rank
        return ranks | self.clearing

    def _is_loud(self, rank: int) -> bool:
        """Whether a rank clears or turns, however many there are."""
        return rank in (MASTER_RANK, self.turn_down) or bool(self.clearing >> rank & 1)

    def _needed(self, rank: int) -> int:
        needed = self.rules.same_rank_clears
        if needed and rank == 0 and self.rules.all_threes_clear and self.rules.master_card:
            return max(3, min(needed, self._ordinary_threes()))
        return needed

    def _ordinary_threes(self) -> int:
        return number_of(Cards(self.deck & ~self.masters), 0)

    def group(self, cards: Cards) -> Group | None:
        """The group these cards make; None for no cards, mixed ranks or a master card with others (§4.3, §4.9, §5)."""
        known = self.groups.get(cards)
        if known is None and (known := self._read_group(cards)) is not None:
            self.groups[cards] = known
        return known

    def _read_group(self, cards: Cards) -> Group | None:
        if not cards or cards & self.masters:
            return self._made(cards, MASTER_RANK, 0) if cards & self.masters and count(cards) == 1 else None
        natural = cards & self.natural
        if natural:
            rank = rank_of_lowest(natural)
            mixed = natural & ~(LANE_BITS << LANE * rank) or (rank == JOKER_RANK and natural != cards)
            return None if mixed else self._made(cards, rank, natural.bit_count())
        return self._made(cards, self.wild_rank if cards & self.wild_cards else JOKER_RANK, 0)

    def _made(self, cards: Cards, rank: int, naturals: int) -> Group:
        size = count(cards)
        return Group(
            cards=cards,
            rank=rank,
            size=size,
            naturals=naturals,
            spot=16 * (size - 1) + rank,
            column=COLUMNS[LANE] << rank,
            drop=16 * size if rank == MASTER_RANK or number_of(cards, rank) == size else 0,
            beaten_by=(self._answers(rank, size, 0), self._answers(rank, size, 1)),
            loud_from=1 if size >= self.turning else self.loud_from[rank],
        )

    def _answers(self, rank: int, size: int, direction: int) -> int:
        """As many cards of a rank that beats it; alone a clearing rank or the master card (§4.4, §4.8, §4.9)."""
        ranks = self.beaten_by[direction][rank] if rank <= JOKER_RANK else 0
        return ranks << 16 * (size - 1) | self.clearing | 1 << MASTER_RANK

    def sets_of(self, hand: Cards) -> int:
        """The groups that a hand holds by rank, wild cards as what they are, in the layout of `boms.rules.sets`."""
        lanes = (hand & self.ranked).to_bytes(JOKER_RANK + 1, "little")
        return sum(map(getitem, columns_by_lane(), lanes))


def rank_of_lowest(cards: int) -> int:
    """The rank of the lowest card; there must be one."""
    return ((cards & -cards).bit_length() - 1) // LANE


def tables_for(rules: Rules, players: int) -> Tables:
    """The tables for these rules and so many players; made once for each."""
    return _tables(msgspec.json.encode(rules), players)


@lru_cache(maxsize=64)
def _tables(rules: bytes, players: int) -> Tables:
    return Tables(msgspec.json.decode(rules, type=Rules), players)
