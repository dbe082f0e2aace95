"""A match written out, read and replayed is the same match (record.md)."""

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from boms.cards import each
from boms.chance import shuffler
from boms.game import legal
from boms.match import (
    Act,
    ChangeRules,
    Match,
    Move,
    Rename,
    Sit,
    Stop,
    TimeUp,
    Undo,
    after,
    begin_match,
    dealt_round,
    next_round,
)
from boms.packs import Complaints, find_pack, problems_text
from boms.record import Replayed, facts, read_record, record_text, replay
from boms.rules import Rules, deck_for
from boms.store.sameness import told
from tests.conftest import conformance_files
from tests.laws.strategies import rules as some_rules

NAMES = ("Åse", "no", "007", "null", "Nils: jr", 'Kari "K"', "3D", "~")


def read_and_replayed(text: str) -> Match:
    return played_again(text).match


def is_known_again(text: str, rules: Rules, moves: list[Move]) -> bool:
    """Whether its record is taken for the same match as the one that was played."""
    again = played_again(text)
    return again.record.rules == rules and told(happening.move for happening in again.happenings) == told(moves)


def played_again(text: str) -> Replayed:
    complaints = Complaints("written.yaml")
    record = read_record(text, complaints, Path())
    assert record is not None, problems_text(complaints.listed()) + text
    replayed = replay(record)
    assert replayed.mismatch is None, text
    return replayed


class Playing:
    """Plays a match at random and keeps its moves."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        import random

        self.chance = random.Random(seed)
        self.rules = rules
        self.names = NAMES[:players]
        self.match = begin_match(rules, self.names)
        self.moves: list[Move] = []

    def move(self, move: Move) -> None:
        self.match, _ = after(self.match, move)
        self.moves.append(move)

    def deal(self) -> None:
        coming = next_round(self.match)
        deck = list(each(deck_for(self.match.rules, len(coming.names))))
        dealer = coming.dealer if coming.dealer is not None else self.chance.randrange(len(coming.names))
        self.move(dealt_round(shuffler(self.chance.random())(deck), len(coming.names), dealer))

    def act(self, most: int) -> None:
        for _ in range(most):
            if self.match.round is None or self.match.round.is_over or self.match.is_over:
                return
            self.move(Act(self.chance.choice(legal(self.match.round))))


@settings(max_examples=40, deadline=None)
@given(some_rules(), st.integers(0, 9999), st.integers(0, 250))
def test_written_and_replayed_it_is_the_same(rules: Rules, seed: int, last: int) -> None:
    playing = Playing(rules, max(rules.min_players, 3), seed)
    for _ in range(3):
        if not playing.match.is_over:
            playing.deal()
            playing.act(10_000)
    if not playing.match.is_over:
        playing.deal()
        playing.act(last)
    text = record_text("presidenten", find_pack("presidenten").rules, rules, playing.names, playing.moves)
    assert facts(read_and_replayed(text)) == facts(playing.match)
    assert is_known_again(text, rules, playing.moves)


def test_changes_between_rounds_are_written() -> None:
    rules = find_pack("boms").rules
    playing = Playing(rules, 4, 1)
    playing.deal()
    playing.act(10_000)
    playing.move(Sit((*NAMES[1:4], "Ny")))
    playing.move(ChangeRules(find_pack("boms-og-president").rules))
    playing.deal()
    playing.act(10_000)
    playing.move(Stop() if playing.match.is_between_rounds else TimeUp())
    text = record_text("boms", rules, rules, NAMES[:4], playing.moves)
    again = read_and_replayed(text)
    assert facts(again) == facts(playing.match)
    assert again.is_over
    assert is_known_again(text, rules, playing.moves)


def test_a_conformance_record_written_again_holds() -> None:
    for file in conformance_files()[:30]:
        record = read_record(file.read_text(encoding="utf-8"), Complaints(file.name), file.parent)
        if record is None or record.previous:
            continue
        replayed = replay(record)
        moves = [happening.move for happening in replayed.happenings]
        text = record_text(record.pack, find_pack(record.pack).rules, record.rules, record.players, moves)
        assert facts(read_and_replayed(text)) == facts(replayed.match)


def test_taking_back_renaming_and_a_round_before_are_written() -> None:
    rules = find_pack("presidenten").rules
    playing = Playing(rules, 5, 3)
    playing.deal()
    playing.act(7)
    playing.move(Undo(2))
    playing.act(10_000)
    playing.move(Rename(NAMES[0], "Ny"))
    playing.move(Sit(("Ny", *NAMES[2:5])))
    playing.move(Sit((*NAMES[2:5], "Ny", NAMES[1])))
    playing.deal()
    playing.act(20)
    text = record_text("presidenten", rules, rules, NAMES[:5], playing.moves)
    assert facts(read_and_replayed(text)) == facts(playing.match)
    assert is_known_again(text, rules, playing.moves)


def test_a_record_with_a_round_before_is_written_with_it() -> None:
    file = next(file for file in conformance_files() if file.stem == "praesident-exchange")
    record = read_record(file.read_text(encoding="utf-8"), Complaints(file.name), file.parent)
    assert record is not None
    assert record.previous
    replayed = replay(record)
    moves = [happening.move for happening in replayed.happenings]
    pack = find_pack(record.pack)
    text = record_text(record.pack, pack.rules, record.rules, record.players, moves, record.previous)
    assert facts(read_and_replayed(text)) == facts(replayed.match)
