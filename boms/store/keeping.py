"""`Keeping`: what is played is kept wherever that can be done, and nobody has to stop playing where it cannot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from boms.store.errors import DamagedError, StoreError
from boms.store.folder import usual_path
from boms.text import _

if TYPE_CHECKING:
    from boms.match import Move, Table
    from boms.match.table import Shuffle
    from boms.rules import Rules
    from boms.store.listing import Summary
    from boms.store.recording import Recording
    from boms.store.store import Store

Found = TypeVar("Found")


class Keeping:
    """The store, opened when it is first needed and not before.

    Where moves cannot be kept, `trouble` says why; the match goes on, and they are kept with the next one that can be.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._store: Store | None = None
        self._unsaid: list[str] = []
        self._hooks: tuple[Kept, ...] = ()
        self.seconds_before = 0.0
        """How long the match that is played had been played when it was begun or gone on with."""
        self.trouble: str | None = None
        """Why the last move is not kept, in one sentence; None: it is."""
        self.when_dealt: Callable[[], None] | None = None
        """Called when cards have been dealt in the match that is played, before anybody sees them; None: nothing."""

    def __repr__(self) -> str:
        return f"Keeping({self.path})"

    @property
    def path(self) -> Path:
        """The file."""
        if self._path is None:
            self._path = usual_path()
        return self._path

    def close(self) -> None:
        """Keeps what can be kept now, and lets go of the store, if it was opened."""
        self.catch_up()
        if self._store is not None:
            self._store.close()
            self._store = None

    def news(self) -> str | None:
        """A sentence that people should know and have not been told yet; None: there is none. Each comes once."""
        if self._store is not None and self._store.notice is not None:
            self._unsaid.append(self._store.notice)
            self._store.notice = None
        return self._unsaid.pop(0) if self._unsaid else None

    def begin(self, rules: Rules, pack: str, names: Sequence[str]) -> Kept:
        """The hook for the table of a new match."""
        self.seconds_before = 0.0
        return self._hook(lambda: self.open().new_match(rules, pack, names))

    def resume(self, match_id: int, shuffle: Shuffle) -> Table:
        """The table of a stored match at the pending decision. Raises StoreError."""
        from boms.match import Table

        self.catch_up()
        if any(hook.match_id == match_id for hook in self._behind()):
            raise StoreError(self.trouble)
        recording = self.open().take_up(match_id)
        self.seconds_before = recording.seconds_before
        return Table(recording.match, shuffle, self._hook(lambda: recording, recording))

    def is_played(self, match_id: int) -> bool:
        """Whether this match was begun or gone on with last, or something of it waits to be kept."""
        return any(hook.match_id == match_id for hook in self._hooks)

    def running_round(self) -> tuple[int, int] | None:
        """The number of the match that was begun or gone on with last, and of its round, as far as they are kept.

        None: no round is running there, or nothing of it is kept.
        """
        return self._hooks[-1].running_round() if self._hooks else None

    def forget(self, match_id: int) -> None:
        """Forgets a match that nobody plays, and what it counted for in the hall of fame. Raises StoreError."""
        if any(hook.match_id == match_id for hook in self._behind()):
            raise StoreError(self.trouble)
        self.open().delete(match_id)

    def _hook(self, begin: Callable[[], Recording], recording: Recording | None = None) -> Kept:
        hook = Kept(self, begin, recording)
        self._hooks = (*self._behind(), hook)
        return hook

    def _behind(self) -> tuple[Kept, ...]:
        return tuple(hook for hook in self._hooks if hook.is_behind)

    @property
    def is_behind(self) -> bool:
        """Whether something that was played is not kept."""
        return bool(self._behind())

    def catch_up(self) -> None:
        """Keeps what is waiting, match by match, as far as that can be done now."""
        behind, troubles = self._behind(), []
        for hook in behind:
            try:
                hook.catch_up()
            except StoreError as error:
                troubles.append(str(error))
        if behind:
            self._note(troubles[0] if troubles else None)

    def unfinished(self) -> tuple[Summary, ...]:
        """Matches that can go on, the one played last first; none where they cannot be read, which is news."""
        return self.last_and_unfinished()[1:]

    def last_and_unfinished(self) -> tuple[Summary, ...]:
        """The match played last, then those that can go on; nothing where they cannot be read, which is news."""
        return self._or_none(self._listed)

    def _listed(self) -> tuple[Summary, ...]:
        """Without loading what makes moves: the first screen asks for it."""
        if self._store is None:
            from boms.store.listing import glance

            try:
                return glance(self.path)
            except DamagedError:
                pass
        return (*self.open().matches(1), *self.open().unfinished())

    def people(self) -> tuple[str, ...]:
        """Everybody who has played a round to the end, who played last first; nobody where that cannot be read."""
        return self._or_none(lambda: self.read(lambda store: store.people()))

    def _or_none(self, read: Callable[[], tuple[Found, ...]]) -> tuple[Found, ...]:
        try:
            return read() if self._store is not None or self.path.exists() else ()
        except StoreError as error:
            self.say_once(str(error))
            return ()

    def read(self, ask: Callable[[Store], Found]) -> Found:
        """Asks the store something without holding it. A damaged one is put aside first. Raises StoreError."""
        if self._store is None:
            try:
                from boms.store.store import open_store

                with open_store(self.path, reading=True) as store:
                    return ask(store)
            except DamagedError:
                pass
        return ask(self.open())

    def open(self) -> Store:
        """The store, held from now on. Raises StoreError."""
        if self._store is None:
            from boms.store.store import open_store

            self._store = open_store(self.path)
        return self._store

    def say_once(self, sentence: str) -> None:
        """Makes a sentence news, if it is not already."""
        if sentence not in self._unsaid:
            self._unsaid.append(sentence)

    def _note(self, trouble: str | None) -> None:
        """Moves are kept again, or not: news where that has changed."""
        if trouble == self.trouble:
            return
        self.trouble = trouble
        if trouble is None:
            self._unsaid.append(_("Everything that was played is kept again."))
            return
        sentence = _(
            "What is played is not kept just now. {reason}. You can play on: it is kept as soon as that can be done,"
            " but lost if boms ends before."
        )
        self._unsaid.append(sentence.format(reason=trouble))


class Kept:
    """A hook for a table: keeps each move before anything shows it, those that could not be kept before it first."""

    def __init__(self, keeping: Keeping, begin: Callable[[], Recording], recording: Recording | None = None) -> None:
        """`recording` is there where a stored match goes on; `begin` makes it for a new one, with the first move."""
        self._keeping = keeping
        self._begin = begin
        self._recording = recording
        self._waiting: list[Move] = []

    def __repr__(self) -> str:
        return f"Kept({len(self._waiting)} waiting)"

    @property
    def match_id(self) -> int | None:
        """The number of the match in the store; None: nothing of it is kept yet."""
        return None if self._recording is None else self._recording.match_id

    def running_round(self) -> tuple[int, int] | None:
        """The number of the match and of its round, as they are kept; None: no round is running."""
        recording = self._recording
        if recording is None or recording.match_id is None:
            return None
        match = recording.match
        is_running = match.round is not None and not match.round.is_over and not match.is_over
        return (recording.match_id, match.round_number) if is_running else None

    def __call__(self, move: Move) -> None:
        from boms.match import Deal

        self._waiting.append(move)
        self._keeping.catch_up()
        if isinstance(move, Deal) and self._keeping.when_dealt is not None:
            self._keeping.when_dealt()

    @property
    def is_behind(self) -> bool:
        """Whether moves wait to be kept."""
        return bool(self._waiting)

    def catch_up(self) -> None:
        """Keeps what is waiting. Raises StoreError at the first move that cannot be kept now."""
        recording = self._recording = self._recording or self._begin()
        while self._waiting:
            recording(self._waiting[0])
            del self._waiting[0]
