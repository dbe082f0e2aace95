"""The hall of fame counts what the rounds brought, by name, by pack and in all."""

from collections import defaultdict
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from boms.chance import shuffler
from boms.match import Match, titles_of
from boms.rules import Title
from boms.seat import RoundOver
from boms.store import Fame, Store, StoreError, open_store
from tests.unit.match.playing import act, match_of, play_rounds
from tests.unit.store.keeping import begin

FIVE = ("Nora", "Emil", "Sara", "Jonas", "Ida")


def plays(store: Store, seed: int, pack: str, rounds: int) -> list[Match]:
    """Plays so many rounds of a match that is kept; the match after each."""
    chance = Random(seed)
    table = begin(store, seed=seed, pack=pack, names=FIVE[: 3 + seed % 3])
    ends = []
    for number in range(1, rounds + 1):
        play_rounds(table, number, chance)
        ends.append(match_of(table))
    table.deal()
    act(table, chance)
    return ends


def counted(matches: list[list[Match]]) -> dict[str, Fame]:
    """The same, counted by hand."""
    places, titles, points, reigns = defaultdict(list), defaultdict(list), defaultdict(int), defaultdict(int)
    for ends in matches:
        for match in ends:
            for place, (name, title) in enumerate(titles_of(match).items(), 1):
                places[name].append(place)
                titles[name].append(title)
                points[name] += match.rules.points.get(title, 0)
        for name, run in groupby(match.order[0] for match in ends):
            reigns[name] = max(reigns[name], len(list(run)))
    return {
        name: Fame(
            name,
            len(places[name]),
            titles[name].count(Title.PRESIDENT),
            titles[name].count(Title.BOMS),
            pytest.approx(sum(places[name]) / len(places[name])),
            reigns[name],
            points[name],
        )
        for name in places
    }


def test_fame_is_what_can_be_counted_by_hand(path: Path) -> None:
    with open_store(path) as store:
        one = [plays(store, seed, "presidenten", 4) for seed in range(3)]
        other = [plays(store, seed, "boms", 3) for seed in range(3, 6)]
        assert {entry.name: entry for entry in store.statistics()} == counted(one + other)
        assert {entry.name: entry for entry in store.statistics("boms")} == counted(other)
        assert store.statistics("praesident") == ()
        assert store.packs_played() == ("boms", "presidenten")
        ranks = [(-entry.presidencies, entry.average_place) for entry in store.statistics()]
        assert ranks == sorted(ranks)


def test_fame_is_read_in_again_with_a_match(path: Path) -> None:
    with open_store(path) as store:
        plays(store, 1, "boms", 3)
        before = store.statistics()
        stored = store.load(1)
        store.delete(1)
        store.import_moves(stored.rules, stored.pack, stored.names, stored.moves)
        assert store.statistics() == before


def test_a_round_whose_end_was_taken_back_counts_once(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 1, Random(1))
        table.undo()
        assert store.statistics() == ()
        play_rounds(table, 1, Random(1))
        assert isinstance(table.news()[-1], RoundOver)
        assert {entry.rounds for entry in store.statistics()} == {1}
        store.resume(1, shuffler())


def test_two_spellings_of_a_name_become_one_person(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store, names=("Nora", "Emil", "Sara")), 2, Random(1))
        play_rounds(begin(store, names=("Noora", "Emil", "Sara")), 3, Random(2))
        store.merge_names("Noora", "Nora")
        assert {entry.name: entry.rounds for entry in store.statistics()} == {"Nora": 5, "Emil": 5, "Sara": 5}
        assert set(store.people()) == {"Nora", "Emil", "Sara"}
        assert store.load(2).names == ("Noora", "Emil", "Sara")
        store.part_names("Noora")
        assert {entry.name: entry.rounds for entry in store.statistics()}["Noora"] == 3


def test_merging_goes_on_from_merged_names(path: Path) -> None:
    with open_store(path) as store:
        for number, name in enumerate(("Nora", "Noora", "Norah")):
            play_rounds(begin(store, names=(name, "Emil", "Sara")), 1, Random(number))
        store.merge_names("Noora", "Nora")
        store.merge_names("Nora", "Norah")
        store.merge_names("Norah", "Noora")
        assert {entry.name: entry.rounds for entry in store.statistics()}["Norah"] == 3


def test_people_who_sat_together_are_not_one(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 1, Random(1))
        with pytest.raises(StoreError, match="Nora and Emil have played in the same round"):
            store.merge_names("Nora", "Emil")
        assert len(store.statistics()) == 4


def test_who_played_last_comes_first(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store, names=("A", "B", "C")), 1, Random(1))
        play_rounds(begin(store, names=("D", "E", "A")), 1, Random(1))
        assert set(store.people()[:3]) == {"A", "D", "E"}
        assert set(store.people()[3:]) == {"B", "C"}
