"""Every move is on the disk before it is shown, and a match comes back at the decision that was pending."""

import sqlite3
import stat
from pathlib import Path
from random import Random

import msgspec
import pytest

from boms.chance import open_table, shuffler
from boms.match import Move, Table, begin_match
from boms.rules import ExchangeChoice, Rules
from boms.seat import Phase
from boms.store import Store, StoreError, open_store
from boms.store.schema import STEPS
from tests.unit.match.playing import NAMES, act, match_of, play_rounds
from tests.unit.store.keeping import RULES, begin


def same(table: Table, other: Table) -> bool:
    """Whether two tables stand at the same point, with the same cards."""
    return match_of(table) == match_of(other)


@pytest.mark.parametrize("seed", range(6))
def test_a_match_comes_back_at_every_point_of_it(path: Path, seed: int) -> None:
    chance = Random(seed)
    with open_store(path) as store:
        table = begin(store, seed=seed)
        for _ in range(150):
            act(table, chance)
            if chance.random() < 0.2:
                assert same(store.resume(1, shuffler()), table)
            if chance.random() < 0.1 and table.may_undo():
                table.undo()


def test_a_match_goes_on_in_another_program(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 2, Random(1))
    with open_store(path) as store:
        again = store.resume(1, shuffler(5))
        assert same(again, table)
        play_rounds(again, 3, Random(2))
    with open_store(path) as store:
        assert same(store.resume(1, shuffler()), again)


def test_a_choice_in_the_exchange_is_still_to_be_made(path: Path) -> None:
    rules = msgspec.structs.replace(RULES, exchange_choice=ExchangeChoice.ON_REQUEST)
    with open_store(path) as store:
        table = open_table(rules, NAMES, seed=1, record=store.new_match(rules, "own", NAMES))
        play_rounds(table, 1, Random(1))
        table.deal()
        steps = []
        while table.public().phase is Phase.EXCHANGE:
            steps.append(table.public().step)
            assert store.resume(1, shuffler()).public() == table.public()
            act(table, Random(1))
        assert len(set(steps)) == 4


def test_everything_about_a_match_is_kept(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 1, Random(1))
        assert table.change_seats(("Emil", "Nora", "Sara", "Ida")) is None
        assert table.rename("Ida", "Jonas") is None
        table.change_rules(Rules(master_card="3C"))
        play_rounds(table, 2, Random(1))
        table.deal()
        table.time_up()
        table.stop()
        assert same(store.resume(1, shuffler()), table)
        assert store.matches()[0].is_over
        assert store.unfinished() == ()


def test_a_match_that_begins_with_titles(path: Path) -> None:
    previous = ("Sara", "Nora", "Jonas", "Emil")
    with open_store(path) as store:
        match = begin_match(RULES, NAMES, previous)
        table = Table(match, shuffler(1), store.new_match(RULES, "presidenten", NAMES, previous))
        table.deal()
        assert table.public().phase is Phase.EXCHANGE
        assert same(store.resume(1, shuffler()), table)
        assert store.load(1).previous == previous


def test_a_match_that_was_never_dealt_is_not_stored(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        assert store.matches() == ()
        table.deal()
        assert [summary.match_id for summary in store.matches()] == [1]


def test_a_move_is_on_the_disk_before_the_table_shows_it(path: Path) -> None:
    with open_store(path) as store:
        recording = store.new_match(RULES, "presidenten", NAMES)
        seen: list[tuple[int, bool]] = []

        def watched(move: Move) -> None:
            recording(move)
            with open_store(path, reading=True) as other:
                seen.append((len(other.load(1).moves), table.has_begun()))

        table = open_table(RULES, NAMES, seed=1, record=watched)
        table.deal()
        act(table, Random(1))
        assert seen == [(1, False), (2, True)]


def test_each_move_is_forced_to_the_disk(path: Path) -> None:
    with open_store(path) as store:
        pragmas = {name: store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode",)}
        assert pragmas == {"journal_mode": "wal"}
        assert store._connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_only_the_owner_can_read_the_cards(path: Path) -> None:
    path.parent.mkdir()
    path.touch(0o644)
    with open_store(path) as store:
        play_rounds(begin(store), 1, Random(1))
        kinds = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        assert {"matches.db", "matches.db-wal", "matches.db.lock"} <= set(kinds)
        assert set(kinds.values()) == {0o600}


def test_the_list_says_who_played_what_and_when(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 2, Random(1))
        begin(store, seed=2, pack="boms", names=("A", "B", "C")).deal()
        newest, older = store.matches()
        assert (newest.pack, newest.names, newest.round_number, newest.is_over) == ("boms", ("A", "B", "C"), 1, False)
        assert (older.pack, older.names, older.round_number) == ("presidenten", NAMES, 2)
        assert newest.played >= older.played >= older.began
        assert store.unfinished() == (newest, older)


def test_a_match_can_be_taken_in_whole(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 2, Random(1))
        stored = store.load(1)
        number = store.import_moves(stored.rules, stored.pack, stored.names, stored.moves)
        assert store.load(number).moves == stored.moves
        assert same(store.resume(number, shuffler()), store.resume(1, shuffler()))


def test_what_cannot_have_been_played_is_not_taken_in(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 1, Random(1))
        moves = store.load(1).moves
        with pytest.raises(StoreError, match="could have been played"):
            store.import_moves(RULES, "presidenten", NAMES, (moves[0], *moves[2:]))
        assert len(store.matches()) == 1


def test_an_unfinished_round_is_known_as_one(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 1, Random(1))
        assert not store.load(1).round_is_running
        table.deal()
        assert store.load(1).round_is_running


def test_a_match_can_be_forgotten(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 1, Random(1))
        store.delete(1)
        assert store.matches() == ()
        assert store.statistics() == ()
        with pytest.raises(StoreError, match="There is no match 1"):
            store.load(1)
        assert _rows(store, "moves") == 0


def _rows(store: Store, table: str) -> int:
    return store._connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]


def test_nothing_secret_shows_in_a_repr(path: Path) -> None:
    with open_store(path) as store:
        recording = store.new_match(RULES, "presidenten", NAMES)
        open_table(RULES, NAMES, seed=1, record=recording).deal()
        assert repr(recording) == "Recording(1)"
        assert repr(store.load(1)) == "StoredMatch(1)"


def test_the_written_form_of_moves_does_not_change(path: Path) -> None:
    """What released versions have written must be readable for ever."""
    written = [
        b'{"type":"Deal","dealer":1,"hands":[1,4,16]}',
        b'{"type":"Act","action":{"type":"Lay","seat":0,"cards":1,"announce":false}}',
        b'{"type":"Act","action":{"type":"Pass","seat":0}}',
        b'{"type":"Act","action":{"type":"Pass","seat":0},"choice":"trick"}',
        b'{"type":"Act","action":{"type":"Pass","seat":0},"choice":"given_up"}',
        b'{"type":"Act","action":{"type":"Pass","seat":0},"choice":"proven"}',
        b'{"type":"Act","action":{"type":"Give","seat":0,"cards":5}}',
        b'{"type":"Act","action":{"type":"Ask","seat":0,"cards":5}}',
        b'{"type":"Act","action":{"type":"Swap","seat":0,"cards":1,"other":1,"others_cards":4}}',
        b'{"type":"Act","action":{"type":"EndSwaps"}}',
        b'{"type":"Act","action":{"type":"Clear","seat":0}}',
        b'{"type":"Undo","actions":1}',
        b'{"type":"Sit","names":["A","B"]}',
        b'{"type":"Rename","old":"A","new":"B"}',
        b'{"type":"TimeUp"}',
        b'{"type":"Stop"}',
    ]
    for one in written:
        assert msgspec.json.encode(msgspec.json.decode(one, type=Move)) == one


def test_the_file_is_plain_sqlite(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 1, Random(1))
    other = sqlite3.connect(path)
    assert other.execute("SELECT number FROM version").fetchall() == [(len(STEPS),)]
    assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    other.close()
