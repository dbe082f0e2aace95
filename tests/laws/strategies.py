"""Hypothesis strategies: house rules that can be, names, deals, placements.

    rules()                       Rules, every key drawn, none of them impossible together
    rules(players=4)              such that so many may play
    names(4)                      so many different names
    numbers_of_players(rules)     how many may play by these rules
    deals(rules, 4)               hands of a few cards for so many seats, as lists of card texts, often equal ranks
    cards_of_hand(hand)           the engine's `Cards` for such a list
    full_deals(rules, 4)          the whole deck, dealt out
    beginnings()                  tables, setup and hands for one round of the engine

Everything shrinks towards the defaults of `Rules`, few cards and low numbers.
"""

from functools import cache
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from boms.cards import RANKS, SUITS, Cards, card_text, cards_of, cards_text, each, read_card
from boms.game import Setup
from boms.rules import (
    Rules,
    TableKeeper,
    Tables,
    choices,
    conflicts,
    deck_for,
    read_value,
    tables_for,
)
from boms.rules.house import Value
from boms.rules.titles import titles_by_place

NAMES = ("Ane", "Bo", "Cato", "Dina", "Eli", "Finn", "Gro", "Hans", "Ida", "Jon", "Kari", "Lars")

SIMPLE_KEYS = (
    "jokers",
    "joker_role",
    "seating",
    "later_dealer",
    "first_lead",
    "later_lead",
    "equal_rank",
    "pass_lasts",
    "revolution",
    "all_threes_clear",
    "table_keeper",
    "master_timing",
    "master_on_empty",
    "master_last",
    "master_in_exchange",
    "going_out_clears",
    "lead_after_out",
    "announce_last_card",
    "vice_president_from",
    "vice_boms_from",
    "exchange_president",
    "exchange_president_with_vice",
    "exchange_vice",
    "exchange_choice",
    "exchange_middle",
    "match_end",
    "winner",
)
"""Keys whose value never makes others impossible by itself, or is put right afterwards."""

suited = st.sampled_from([rank + suit for rank in RANKS for suit in SUITS])
_FIRST_CARD = st.one_of(st.just("3D"), suited)
_MASTER_CARD = st.one_of(st.none(), st.just("3C"), suited)
_FOUR_RANKS = st.lists(st.sampled_from(RANKS), min_size=4, max_size=4, unique=True)
_LIKELY_RANKS = st.lists(st.sampled_from(RANKS), min_size=1, max_size=5, unique=True)
_TITLES = st.sampled_from(("president", "vice_president", "neutral", "vice_boms", "boms"))
_POINTS = st.dictionaries(_TITLES, st.integers(-2, 3), max_size=5)


@cache
def value_of(key: str) -> SearchStrategy[Value]:
    """Any value of a key that has few."""
    return st.sampled_from(choices(key))


@st.composite
def rules(draw: DrawFn, players: int | None = None) -> Rules:
    """Rules with every key drawn and nothing impossible together (§9)."""
    values = {key: draw(value_of(key)) for key in SIMPLE_KEYS}
    values |= draw(_seats(players))
    values |= draw(_special_ranks())
    values["match_target"] = draw(st.integers(1, 4))
    values["points"] = draw(_points(needed=_needs_points(values)))
    values["removed_cards"] = draw(_removed_cards(bool(values["jokers"])))
    values |= draw(_first_card(values))
    values["same_rank_clears"] = draw(value_of("same_rank_clears"))
    return _possible({key: read_value(key, value) for key, value in values.items()})


@st.composite
def _seats(draw: DrawFn, players: int | None) -> dict[str, object]:
    fewest = draw(st.integers(3, players or 5))
    most = draw(st.sampled_from(range(8, max(fewest, players or fewest) - 1, -1)))
    return {"min_players": fewest, "max_players": most, "two_packs_from": draw(value_of("two_packs_from"))}


@st.composite
def _special_ranks(draw: DrawFn) -> dict[str, object]:
    """Ranks for wild, turning and clearing, no rank twice, and a master card that is not wild."""
    ranks = draw(_FOUR_RANKS)
    wild = draw(st.sampled_from((None, ranks[0])))
    turning = draw(st.sampled_from((None, ranks[1])))
    clearing = ranks[2 : 2 + draw(st.integers(0, 2))]
    master = draw(_MASTER_CARD)
    return {
        "wild_rank": wild,
        "turn_down_rank": turning,
        "clearing_ranks": list(clearing),
        "master_card": None if master and master[:-1] == wild else master,
    }


def _needs_points(values: dict[str, object]) -> bool:
    return values["match_end"] == "points" or values["winner"] == "most_points"


@st.composite
def _points(draw: DrawFn, needed: bool) -> dict[str, int]:
    points = dict(draw(_POINTS))
    if needed and not any(number > 0 for number in points.values()):
        points["president"] = 2
    return points


@cache
def _removed_cards(jokers: bool) -> SearchStrategy[dict[int, str]]:
    card = st.one_of(suited, st.just("JK")) if jokers else suited
    cards = st.lists(card, min_size=1, max_size=3, unique=True).map(" ".join)
    return st.one_of(st.just({}), st.dictionaries(st.integers(3, 8), cards, max_size=3))


@st.composite
def _first_card(draw: DrawFn, values: dict[str, object]) -> dict[str, object]:
    card = draw(_FIRST_CARD)
    if values["first_lead"] != "holder":
        return {"first_lead_card": draw(st.sampled_from((None, card)))}
    if card == values["master_card"] or card[:-1] == values["wild_rank"]:
        return {"first_lead_card": card}
    return {"first_lead_card": card, "first_play_includes_card": draw(st.booleans())}


def _possible(values: dict[str, Value]) -> Rules:
    """The rules with what is still impossible put right: fewer equal cards, or the first card back in the deck."""
    made = Rules(**values)
    for key, right in (("same_rank_clears", 4), ("same_rank_clears", 0), ("removed_cards", {})):
        keys = {name for conflict in conflicts(made) for name in conflict.keys}
        if key in keys:
            made = Rules(**{**values, key: right})
            values = {**values, key: right}
    assert not conflicts(made), conflicts(made)
    return made


def numbers_of_players(house: Rules) -> SearchStrategy[int]:
    """How many may play by these rules."""
    return st.integers(house.min_players, house.max_players)


def names(number: int) -> SearchStrategy[list[str]]:
    """So many different names."""
    return st.permutations(NAMES).map(lambda row: list(row[:number]))


def deck_texts(house: Rules, players: int) -> list[str]:
    """The deck for so many players, as texts."""
    return [card_text(card) for card in each(deck_for(house, players))]


def cards_of_hand(hand: list[str] | tuple[str, ...]) -> Cards:
    """The engine's cards for a list of texts."""
    return cards_of([read_card(card) for card in hand])


def hand_of_cards(cards: Cards) -> list[str]:
    """A list of texts for the engine's cards."""
    return cards_text(cards).split()


@st.composite
def deals(draw: DrawFn, house: Rules, players: int, most: int = 6) -> list[list[str]]:
    """Hands of one to `most` cards, out of a few ranks, so that groups and equal ranks are frequent.

    Sometimes the cards that the rules name come first, and sometimes equal ranks lie together in one hand.
    """
    ranks = draw(_LIKELY_RANKS)
    highest = draw(st.sampled_from(range(1, most + 1)))
    chance = Random(draw(st.integers(0, 2**16)))
    sizes = [max(1, highest - chance.choice((0, 0, 1, 2))) for _ in range(players)]
    hands = _dealt(_row(house, players, ranks, chance), sizes)
    return _stacked(hands, chance) if chance.random() < 0.35 else hands


def _row(house: Rules, players: int, ranks: list[str], chance: Random) -> list[str]:
    """The deck, likely cards first."""
    deck = deck_texts(house, players)
    chance.shuffle(deck)
    named = ("JK", house.master_card, house.first_lead_card)
    special = {house.wild_rank, house.turn_down_rank, *house.clearing_ranks, *ranks}
    if chance.random() < 0.3:
        special.add("3")
    if chance.random() < 0.4:
        return sorted(deck, key=lambda card: 0 if card in named else 1 if card[:-1] in special else 2)
    return sorted(deck, key=lambda card: card not in named and card[:-1] not in special)


def _stacked(hands: list[list[str]], chance: Random) -> list[list[str]]:
    """The same cards and numbers of cards, equal ranks together."""
    row = sorted((card for hand in hands for card in hand), key=lambda card: card[:-1])
    turns = chance.sample(range(len(hands)), len(hands))
    stacked: list[list[str]] = [[] for _ in hands]
    for seat in turns:
        stacked[seat], row = row[: len(hands[seat])], row[len(hands[seat]) :]
    return stacked


def _dealt(row: list[str], sizes: list[int]) -> list[list[str]]:
    """One card at a time to whoever still takes one, as far as the row goes."""
    hands: list[list[str]] = [[] for _ in sizes]
    for turn in range(max(sizes)):
        for hand, size in zip(hands, sizes, strict=True):
            if turn < size and row:
                hand.append(row.pop(0))
    return hands


@st.composite
def full_deals(draw: DrawFn, house: Rules, players: int) -> list[list[str]]:
    """The whole deck, dealt one card at a time."""
    deck = deck_texts(house, players)
    Random(draw(st.integers(0, 2**16))).shuffle(deck)
    return [deck[seat::players] for seat in range(players)]


@st.composite
def beginnings(draw: DrawFn, most: int = 6) -> tuple[Tables, Setup, tuple[Cards, ...]]:
    """What `boms.game.begin` needs: rules worked out, a first or a later round, and hands."""
    house = draw(rules())
    players = draw(numbers_of_players(house))
    hands = tuple(cards_of_hand(hand) for hand in draw(deals(house, players, most)))
    return tables_for(house, players), draw(setups(house, players)), hands


@st.composite
def setups(draw: DrawFn, house: Rules, players: int) -> Setup:
    """A first round, or a later one with titles in any order and a keeper where the rules want one."""
    dealer = draw(st.integers(0, players - 1))
    if draw(st.booleans()):
        return Setup(dealer)
    order = draw(st.permutations(range(players)))
    by_place = titles_by_place(house, players)
    titles = tuple(by_place[order.index(seat)] for seat in range(players))
    keeper = order[-1] if house.table_keeper is TableKeeper.BOMS else None
    return Setup(dealer, is_first=False, titles=titles, keeper=keeper)
