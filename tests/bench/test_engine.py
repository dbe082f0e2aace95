"""How many actions a second the engine carries out: random rounds, deal and choice included.

Run with `pytest tests/bench --benchmark-enable -n0`. `extra_info` holds actions a second.
"""

import random

import pytest

from boms.cards import each
from boms.game import Setup, apply, begin, legal
from boms.match import dealt_round
from boms.packs import find_pack
from boms.rules import Rules, read_value, tables_for, with_values

PACKS = ("presidenten", "boms-og-president", "president-grunnspill", "boms", "praesident")
TEN: dict[str, object] = {
    "jokers": 2,
    "joker_role": "wild",
    "equal_rank": "skips_next",
    "wild_rank": "6",
    "revolution": True,
    "turn_down_rank": "8",
    "same_rank_clears": 4,
    "clearing_ranks": ["2"],
    "master_card": "3C",
    "announce_last_card": True,
}


def play_rounds(rules: Rules, rounds: int, seed: int = 1) -> int:
    """Plays so many rounds with four players; how many actions that took."""
    chance = random.Random(seed)
    tables = tables_for(rules, 4)
    deck, choose, actions = list(each(tables.deck)), chance.choice, 0
    for number in range(rounds):
        chance.shuffle(deck)
        deal = dealt_round(deck, 4, number % 4)
        state, _ = begin(tables, Setup(deal.dealer), deal.hands)
        while not state.is_over:
            state, _ = apply(state, choose(legal(state)))
            actions += 1
    return actions


def measure(benchmark, rules: Rules) -> None:
    actions = benchmark.pedantic(play_rounds, args=(rules, 300), rounds=5, warmup_rounds=1)
    assert actions > 300 * 40
    if benchmark.stats is not None:
        benchmark.extra_info["actions_per_second"] = round(actions / benchmark.stats.stats.min)


@pytest.mark.parametrize("pack", PACKS)
def test_random_rounds(benchmark, pack: str) -> None:
    measure(benchmark, find_pack(pack).rules)


def test_random_rounds_with_ten_house_rules(benchmark) -> None:
    rules = find_pack("boms-og-president").rules
    measure(benchmark, with_values(rules, {key: read_value(key, value) for key, value in TEN.items()}))
