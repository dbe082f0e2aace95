"""How fast the store is: a move on the way to the disk, resuming a long match, listing a thousand."""

from pathlib import Path
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from boms.chance import shuffler
from boms.store import History, Store, open_store
from tests.unit.match.playing import NAMES, act, match_of, new_table, play_rounds, some_action
from tests.unit.store.keeping import RULES, begin

LONG = 300
"""Rounds of a long match."""
MANY = 1000


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path / "matches.db")


def import_rounds(store: Store, rounds: int, times: int = 1) -> None:
    """Stores the same match so many times."""
    table, moves = new_table(RULES)
    play_rounds(table, rounds, Random(1))
    for _ in range(times):
        store.import_moves(RULES, "presidenten", NAMES, moves)


def test_a_move_is_kept(benchmark: BenchmarkFixture, store: Store) -> None:
    table, chance = begin(store), Random(1)

    def an_action() -> tuple[tuple[object, ...], dict[str, object]]:
        if table.may_deal():
            table.deal()
        return (some_action(match_of(table), chance),), {}

    benchmark.pedantic(table.act, setup=an_action, rounds=2000)
    times = sorted(benchmark.stats.stats.data) if benchmark.stats else [0.0]
    benchmark.extra_info["p95 in ms"] = round(times[len(times) * 95 // 100] * 1000, 3)


def test_a_long_match_is_resumed(benchmark: BenchmarkFixture, store: Store) -> None:
    import_rounds(store, LONG)
    table = benchmark.pedantic(store.resume, (1, shuffler()), rounds=5)
    act(table, Random(1))


def test_a_round_of_a_long_match_is_looked_at(benchmark: BenchmarkFixture, store: Store) -> None:
    import_rounds(store, LONG)
    history = History(store.load(1))
    benchmark.pedantic(history.tricks, (LONG // 2,), rounds=20)


@pytest.mark.long
def test_a_thousand_matches_are_listed(benchmark: BenchmarkFixture, store: Store) -> None:
    import_rounds(store, 1, MANY)
    assert len(benchmark.pedantic(store.matches, rounds=20)) == MANY


@pytest.mark.long
def test_the_hall_of_fame_of_a_thousand_matches(benchmark: BenchmarkFixture, store: Store) -> None:
    import_rounds(store, 1, MANY)
    assert len(benchmark.pedantic(store.statistics, rounds=5)) == len(NAMES)
