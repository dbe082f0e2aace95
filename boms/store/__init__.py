"""The store: matches that survive the program, the evening and the power cut.

What lives here: one SQLite file in the data folder with every match that was played. A match is what it began from
(pack, rules, names), its moves, and how long it was played; everything else in the file, the list of matches and the
results for the hall of fame, follows from the moves and is written with them. Reading a match means making its moves
again, and a checksum at the end of each round says whether it comes out as it was.

What must not live here: any rule, any screen, the YAML of records (`boms.record` is a sibling; whoever joins both hands
moves from one to the other), preferences, the language of people. The file holds everybody's cards: nobody but its
owner can read it, and what screens get of it are tables (`boms.match.Table`) and a history of public views.

    with open_store() as store:
        recording = store.new_match(rules, pack.id, names)
        table = Table(begin_match(rules, names), shuffle, recording)      # a new match
        table = store.resume(store.unfinished()[0].match_id, shuffle)     # or an old one
        history = History(store.load(match_id))                           # to look at
        store.statistics(), store.matches(), store.people()

**Kept before shown.** A table tells a `Recording` every move before anything shows it, and the move is on the disk when
that returns: write-ahead log, `synchronous = FULL`, one transaction for the move and all that follows from it. Where it
cannot be kept, `StoreError` is raised, the move has not been made, and the same move can be tried again.

**One writer.** Who opens the store for playing holds it (a lock beside the file, let go of by the system however the
program ends). A second one gets `InUseError` and may still open it with `reading=True`.

**Never overwritten.** A file of a newer version, or of something else, is refused untouched. A damaged one is put aside
under a new name, byte by byte as it was, and what can be read of it begins a new one: every match up to the first move
that cannot be read or made. `Store.notice` is the sentence about it. In the middle of a match no move is lost by it.

**Play goes on.** `Keeping` is what an evening is played with: it opens the store when it is first needed, and where a
move cannot be kept it says so, lets people play, and keeps what is missing, in order, as soon as that can be done:
with the next move, or when people are about to leave. Whoever takes a match in from elsewhere asks first whether it
is kept (`Store.kept_as`).

**Guarded to the end.** Beside the matches lie the PINs by which people guard their hands (`pins.Pins`), as hashes, with
the wrong tries, and for each match the round that was dealt or played while people wanted PINs. `watch.Watch` asks for
them in such a round until it is over, whatever people want by then and whoever begins boms anew. The report of the last
fault lies there too (`faults`): where it happened, and nothing that anybody held.

All exceptions for people are `StoreError`; the text is one sentence that names place and remedy.
"""

from typing import TYPE_CHECKING

from boms.lazily import loader

if TYPE_CHECKING:
    from boms.store.errors import DamagedError, InUseError, NewerError, StoreError
    from boms.store.history import History, Moment
    from boms.store.keeping import Keeping, Kept
    from boms.store.listing import Summary
    from boms.store.reading import StoredMatch
    from boms.store.recording import Recording
    from boms.store.statistics import Fame
    from boms.store.store import Store, open_store

__all__ = [
    "DamagedError",
    "Fame",
    "History",
    "InUseError",
    "Keeping",
    "Kept",
    "Moment",
    "NewerError",
    "Recording",
    "Store",
    "StoreError",
    "StoredMatch",
    "Summary",
    "open_store",
]

if not TYPE_CHECKING:
    __getattr__ = loader(
        __name__,
        {
            "errors": "DamagedError InUseError NewerError StoreError",
            "history": "History Moment",
            "keeping": "Keeping Kept",
            "listing": "Summary",
            "reading": "StoredMatch",
            "recording": "Recording",
            "statistics": "Fame",
            "store": "Store open_store",
        },
    )
