"""Matches at random in a store."""

from pathlib import Path
from random import Random

from boms.chance import open_table
from boms.match import Move, Table
from boms.rules import Rules, Title
from boms.store import Store, open_store
from tests.unit.match.playing import NAMES, act, new_table, play_rounds

RULES = Rules(
    vice_president_from=4,
    vice_boms_from=4,
    exchange_president=2,
    exchange_president_with_vice=2,
    exchange_vice=1,
    points={Title.PRESIDENT: 2, Title.VICE_PRESIDENT: 1},
)


def begin(store: Store, *, seed: int = 1, pack: str = "presidenten", names: tuple[str, ...] = NAMES) -> Table:
    """A new match that is kept in the store."""
    return open_table(RULES, names, seed=seed, record=store.new_match(RULES, pack, names))


def fill(path: Path, matches: int, rounds: int = 2) -> list[list[Move]]:
    """A store with so many matches, the last round of each unfinished; their moves."""
    played = [_played(seed, rounds) for seed in range(matches)]
    with open_store(path) as store:
        for moves in played:
            store.import_moves(RULES, "presidenten", NAMES, moves)
    return played


def _played(seed: int, rounds: int) -> list[Move]:
    table, moves = new_table(RULES, seed=seed)
    play_rounds(table, rounds, Random(seed))
    for _ in range(8):
        act(table, Random(seed))
    return moves
