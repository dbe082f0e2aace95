"""Somebody who presses keys by chance, remembers what was shown, and compares it with what is kept."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

from boms.match import after as after_move
from boms.match import begin_match, public_view_of
from boms.seat import Phase, PublicView
from boms.store import StoredMatch, open_store
from tests.terminal.recognising import Frame
from tests.terminal.terminal import PATIENCE, Terminal

NAMES = ("Ane", "Bo", "Cato", "Dag")
PLAYERS = ("play", "--players", ",".join(NAMES))
RANKS = "3456789jqka2c"
Sight = tuple[int, int, tuple[int, ...]]
"""What a frame of the Table tells: the round, the trick, and how many cards everybody has."""


def places(folder: Path, language: str = "en") -> dict[str, str]:
    """Where the program finds its folders."""
    return {"BOMS_DATA_DIR": str(folder / "data"), "BOMS_CONFIG_DIR": str(folder / "config"), "LANGUAGE": language}


def file_in(folder: Path) -> Path:
    """The file of matches."""
    return folder / "data" / "matches.db"


def stored(folder: Path) -> StoredMatch:
    """The one match that is kept; every move of it is checked by reading it."""
    with open_store(file_in(folder), reading=True) as store:
        (summary,) = store.matches()
        assert store.check() == ()
        return store.load(summary.match_id)


def sight_of(view: PublicView) -> Sight:
    return view.round_number, view.tricks, tuple(face.cards for face in view.seats)


def sights(match: StoredMatch) -> Iterator[Sight]:
    """What the Table showed, or would have shown, after each move."""
    state = begin_match(match.rules, match.names)
    for move in match.moves:
        state, _events = after_move(state, move)
        if state.round is not None and public_view_of(state).phase in (Phase.PLAY, Phase.EXCHANGE):
            yield sight_of(public_view_of(state))


def are_in_order(some: Iterable[Sight], all_: Iterable[Sight]) -> bool:
    """Whether all of the ones are among the others, in the same order."""
    others = iter(all_)
    return all(sight in others for sight in some)


def seen_on(lines: list[str]) -> Sight | None:
    """What can be read off a frame; None: it does not show the table."""
    head = re.search(r"round (\d+) · trick (\d+)", lines[0])
    counts = [re.search(rf"{name} +(\d+)", "  ".join(lines[1:4])) for name in NAMES]
    if head is None or not all(counts):
        return None
    return int(head[1]), int(head[2]), tuple(int(count[1]) for count in counts if count)


def squeezed(text: str) -> str:
    """A text without what depends on where its lines end."""
    return "".join(text.replace("│", "").split())


class Monkey:
    """Presses keys by chance, as the screen asks for them, until the time is over; then the program is killed."""

    def __init__(self, terminal: Terminal, chance: Random) -> None:
        self.terminal, self.chance = terminal, chance
        self.seen: list[Sight] = []
        """What the Table has shown, in order."""
        self.unkept: list[Sight] = []
        """What it has shown with the word that it is not kept."""
        self.pages: list[str] = []
        """What has been shown beside the Table, without what depends on where lines end."""
        terminal.seen = self._look

    def _look(self, frame: Frame) -> None:
        sight = seen_on(frame.lines)
        if sight is None:
            self._turn_page(squeezed("".join(frame.lines)))
        seen = self.unkept if "not kept" in frame.lines[0] else self.seen
        if sight is not None and (not seen or seen[-1] != sight):
            seen.append(sight)

    def _turn_page(self, page: str) -> None:
        if page:
            self.pages.append(page)

    def has_read(self, *sentences: str) -> bool:
        """Whether a screen has said all of this."""
        return any(all(squeezed(sentence) in page for sentence in sentences) for page in self.pages)

    def wait_to_read(self, *sentences: str) -> None:
        """Waits, without a key, until a screen says all of this."""
        self.terminal.wait_until(lambda: self.has_read(*sentences))

    def play(self, seconds: float) -> None:
        """Plays for so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._press(min(0.08, max(0.0, end - time.monotonic())))

    def play_until(self, is_so: Callable[[], bool]) -> None:
        """Plays until something is so."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, f"it never came about; the screen is\n{self.terminal.text()}"
            self._press(0.08)

    def play_on(self, sights: int = 3) -> None:
        """Plays until the Table has shown so many things more."""
        before = len(self.seen) + len(self.unkept)
        self.play_until(lambda: len(self.seen) + len(self.unkept) >= before + sights)

    def _press(self, seconds: float) -> None:
        if self.pages or self.seen or self.unkept:
            self.terminal.press(*self._keys(self.terminal.text()))
        self.terminal.read(seconds)

    def _keys(self, text: str) -> tuple[str, ...]:
        if "only for" not in text:
            return ("enter",)
        laying = [self.chance.choice(RANKS)] * self.chance.randint(1, 2)
        return (*laying, "enter", "p", "enter")

    def kill(self) -> None:
        """Kills the program as the system would."""
        self.terminal.signal(signal.SIGKILL)
        os.waitpid(self.terminal.pid, 0)
        self.terminal.read(0.05)
