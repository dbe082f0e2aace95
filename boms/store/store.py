"""`Store`: the matches that are kept, open for one writer or for reading."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

from boms.match import Match, Move, Table
from boms.match.table import Shuffle
from boms.rules import Rules
from boms.store import statistics
from boms.store.errors import DamagedError, HeldError, StoreError, spoken
from boms.store.files import checked, for_reading, hold, wait_for_others
from boms.store.folder import usual_path
from boms.store.listing import Summary, amid_a_round, summaries
from boms.store.reading import StoredMatch, read_beginning, read_seconds, retold, rows_of, stored_match
from boms.store.recording import Recording
from boms.store.salvage import finish_rescue, rescue
from boms.store.sameness import kept_as
from boms.store.schema import transaction
from boms.store.writing import (
    Beginning,
    Played,
    begun_as,
    has_move,
    is_there,
    write_beginning,
    write_match,
    write_move,
    write_summary,
)
from boms.text import _

if TYPE_CHECKING:
    from sqlite3 import Connection

Found = TypeVar("Found")


def open_store(path: Path | None = None, *, reading: bool = False) -> Store:
    """The matches in a file, by default the one in the data folder.

    Whoever opens it for writing holds it until it is closed; a damaged file is put aside and a new one begun with what
    could be read, see `Store.notice`. Raises InUseError while another boms holds it, NewerError for a file of a newer
    boms, StoreError for anything else that stands in the way; DamagedError only while `reading`.
    """
    return Store(path or usual_path(), reading=reading)


class Store:
    """Stored matches. A context manager; every method raises StoreError, with one sentence, for what cannot be done."""

    def __init__(self, path: Path, *, reading: bool) -> None:
        self.path = path
        """The file."""
        self.is_reading = reading
        """Whether it can only be looked at."""
        self.notice: str | None = None
        """One sentence about a damaged file that was put aside; None: all is well. Whoever says it may set it None."""
        self._edition = 0
        """How many damaged files were put aside: what was kept in one of them may be missing in the next."""
        self._is_shut = False
        """Whether a damaged file could not be put aside yet."""
        self._is_held = False
        """Whether another program held the file when it was last to be written."""
        self._closing = ExitStack()
        with spoken(path):
            if reading:
                self._connection = for_reading(path)
                return
            self._closing.callback(hold(path).close)
        try:
            self._connection = self._opened()
        except BaseException:
            self._closing.close()
            raise

    def _opened(self) -> Connection:
        with spoken(self.path):
            finish_rescue(self.path)
        try:
            return checked(self.path)
        except DamagedError:
            self.notice = rescue(self.path)
            return checked(self.path)

    def __enter__(self) -> Store:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Store({self.path})"

    def close(self) -> None:
        """Lets go of the file."""
        with spoken(self.path):
            self._connection.close()
            self._closing.close()

    def new_match(self, rules: Rules, pack: str, names: Sequence[str], previous: Sequence[str] = ()) -> Recording:
        """The hook for the table of a new match. The match is stored with its first move, not before."""
        recording = Recording(self._keep, Beginning(pack, rules, tuple(names), tuple(previous), time.time()))
        recording.edition = self._edition
        return recording

    def resume(self, match_id: int, shuffle: Shuffle) -> Table:
        """The table of a stored match at the decision that was pending, and from here on kept again.

        What a damaged match has lost stays lost; `notice` says so.
        """
        recording = self.take_up(match_id)
        return Table(recording.match, shuffle, recording)

    def take_up(self, match_id: int) -> Recording:
        """The hook that goes on keeping a stored match; its `match` is where the match stands."""
        return self._mended(lambda: self._taken_up(match_id))

    def _taken_up(self, match_id: int) -> Recording:
        with self._connected():
            begun, seconds = read_beginning(self._connection, match_id), read_seconds(self._connection, match_id)
            recording = Recording(self._keep, begun, match_id, seconds)
            recording.edition = self._edition
            for told in retold(match_id, recording.match, rows_of(self._connection, match_id)):
                recording.take(told.move, told.match)
        return recording

    def _keep(self, recording: Recording, move: Move, moved: Match) -> int:
        """Keeps a move on the disk. Where a damaged file was put aside since, the whole match is kept anew."""
        if recording.edition == self._edition:
            try:
                return self._write(lambda into: _write_move(into, recording, move, moved))
            except DamagedError:
                self._rescue()
        match_id = self._write(lambda into: _write_anew(into, recording, move))
        recording.edition = self._edition
        return match_id

    def matches(self, most: int = -1) -> tuple[Summary, ...]:
        """Matches, the one played last first: so many, or all."""
        return self._read(lambda found: summaries(found, most=most))

    def unfinished(self) -> tuple[Summary, ...]:
        """Matches that can go on, the one played last first."""
        return self._read(lambda found: summaries(found, unfinished=True))

    def amid_a_round(self) -> frozenset[str]:
        """Everybody who sits in a match that can go on and waits in the middle of a round."""
        return self._read(amid_a_round)

    def load(self, match_id: int) -> StoredMatch:
        """A match with its moves, each checked. What a damaged match has lost stays lost; `notice` says so."""
        return self._read(lambda found: stored_match(found, match_id))

    def import_moves(
        self, rules: Rules, pack: str, names: Sequence[str], moves: Iterable[Move], previous: Sequence[str] = ()
    ) -> int:
        """Stores a match that was played elsewhere, all of it or nothing; its id."""
        begun = Beginning(pack, rules, tuple(names), tuple(previous), time.time())
        try:
            return self._write(lambda into: write_match(into, begun, moves, Played(begun.began)))
        except ValueError:
            raise StoreError(_("This is no match that could have been played: nothing was stored")) from None

    def kept_as(
        self, rules: Rules, names: Sequence[str], moves: Iterable[Move], previous: Sequence[str] = ()
    ) -> int | None:
        """The number under which such a match is kept already, played here or taken in; None: it is not."""
        begun = Beginning("", rules, tuple(names), tuple(previous), 0.0)
        return self._read(lambda found: kept_as(found, begun, tuple(moves)))

    def delete(self, match_id: int) -> None:
        """Forgets a match, and what it counted for in the hall of fame. Nothing happens where there is none."""
        self._write(lambda into: into.execute("DELETE FROM matches WHERE id = ?", (match_id,)))

    def check(self) -> tuple[str, ...]:
        """Reads every match from beginning to end; a sentence for each that is damaged."""
        return tuple(said for summary in self.matches() if (said := self._damage(summary.match_id)) is not None)

    def _damage(self, match_id: int) -> str | None:
        try:
            with self._connected():
                stored_match(self._connection, match_id)
        except DamagedError as error:
            return str(error)
        return None

    def statistics(self, pack: str | None = None) -> tuple[statistics.Fame, ...]:
        """What people have brought it to, with one pack or with any; most presidencies first."""
        return self._read(lambda found: statistics.fame(found, pack))

    def packs_played(self) -> tuple[str, ...]:
        """Ids of the packs with which a round was played to the end."""
        return self._read(statistics.packs_played)

    def people(self) -> tuple[str, ...]:
        """Everybody who has played, who played last first."""
        return self._read(statistics.people)

    def merge_names(self, spelling: str, name: str) -> None:
        """From now on one spelling counts for the person of another name; stored matches keep what was played."""
        self._write(lambda into: statistics.merge(into, spelling, name))

    def part_names(self, spelling: str) -> None:
        """Takes a merge back."""
        self._write(lambda into: statistics.part(into, spelling))

    def _read(self, read: Callable[[Connection], Found]) -> Found:
        def found() -> Found:
            with self._connected():
                return read(self._connection)

        return self._mended(found)

    def _mended(self, read: Callable[[], Found]) -> Found:
        """What was read; where damage shows, what can be read once the file was put aside."""
        try:
            return read()
        except DamagedError:
            if self.is_reading:
                raise
            self._rescue()
            return read()

    def _write(self, write: Callable[[Connection], Found]) -> Found:
        if self.is_reading:
            raise StoreError(_("{path} is open for looking only: nothing is kept in it").format(path=self.path))
        try:
            with self._connected(), transaction(self._connection):
                found = write(self._connection)
        except HeldError:
            self._hurry(is_held=True)
            raise
        self._hurry(is_held=False)
        return found

    def _hurry(self, *, is_held: bool) -> None:
        """Waits the first time that another program holds the file, and no more until it has let go."""
        if is_held != self._is_held and not self._is_shut:
            wait_for_others(self._connection, briefly=is_held)
            self._is_held = is_held

    @contextmanager
    def _connected(self) -> Iterator[None]:
        """Makes sure of a connection, and turns what it says into a StoreError."""
        if self._is_shut:
            self._connection = self._opened()
            self._is_shut = False
        with spoken(self.path):
            yield

    def _rescue(self) -> None:
        """Puts the damaged file aside and goes on with what could be read; tried again later where it cannot be."""
        self._is_shut = True
        self._edition += 1
        with spoken(self.path):
            self._connection.close()
        self.notice = rescue(self.path)
        with self._connected():
            pass


def _write_move(into: Connection, recording: Recording, move: Move, moved: Match) -> int:
    """The move; with all before it where somebody has forgotten the match while it was played.

    Whoever was interrupted in keeping a move does not know that it is kept: then it stands there already.
    """
    number = len(recording.moves)
    match_id = recording.match_id or begun_as(into, recording.begun) or write_beginning(into, recording.begun)
    if not is_there(into, match_id):
        return _write_anew(into, recording, move)
    if not has_move(into, match_id, number, move):
        write_move(into, match_id, number, move, recording.match, moved)
    write_summary(into, match_id, moved, _played(recording))
    return match_id


def _write_anew(into: Connection, recording: Recording, move: Move) -> int:
    """The whole match again, under its number, with one move more."""
    into.execute("DELETE FROM matches WHERE id = ?", (recording.match_id,))
    return write_match(into, recording.begun, recording.with_move(move), _played(recording), recording.match_id)


def _played(recording: Recording) -> Played:
    return Played(time.time(), recording.seconds())
