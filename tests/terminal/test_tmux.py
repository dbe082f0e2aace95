"""Leaving within tmux, with its other screen and without one: no card stays on the screen or in the scrollback."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.evening import CALLS, DROPPED, FEW, NAMES, places
from tests.terminal.recognising import SIGNS
from tests.terminal.terminal import PATIENCE, boms
from tests.terminal.test_terminal import FAULT

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed here: apt-get install tmux")


class Tmux:
    """A tmux of its own, with a shell in its only window."""

    def __init__(self, folder: Path, *, alternate: bool) -> None:
        self._socket, self._folder = str(folder / "tmux"), folder
        (folder / "tmux.conf").write_text(f"set -g alternate-screen {'on' if alternate else 'off'}\n")
        self("-f", str(folder / "tmux.conf"), "new-session", "-d", "-x", "80", "-y", "24", "env PS1=ready: sh")

    def __call__(self, *command: str) -> str:
        done = subprocess.run(["tmux", "-S", self._socket, *command], capture_output=True, text=True, check=True)
        return done.stdout

    def text(self, *, everything: bool = False) -> str:
        """What is to be seen; with `everything` also what has scrolled away."""
        return self("capture-pane", "-p", "-t", "0", *(("-S", "-") if everything else ()))

    def keys(self, *keys: str) -> None:
        self("send-keys", "-t", "0", *keys)

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + PATIENCE
        while text not in self.text():
            assert time.monotonic() < end, self.text()
            time.sleep(0.05)

    def end(self) -> None:
        subprocess.run(["tmux", "-S", self._socket, "kill-server"], capture_output=True, check=False)

    def play(self, *program: str) -> None:
        """Starts the program and plays until somebody's hand shows."""
        variables = [f"{name}={value}" for name, value in places(self._folder).items()]
        command = boms(
            *("play", "--rules", "presidenten", "--set", FEW, "--players", ",".join(NAMES[:3]), "--seed", "7"),
            program=program or ("-m", "boms"),
        )
        script = self._folder / "start"
        script.write_text("exec env TEXTUAL_ANIMATIONS=none " + " ".join(map(_quoted, (*variables, *command))) + "\n")
        self.keys(f"sh {script}", "Enter")
        self.wait_for(CALLS)
        time.sleep(DROPPED)
        self.keys("Enter")
        self.wait_for("only for")
        assert any(sign in self.text() for sign in SIGNS)

    def process(self) -> str:
        """The number of the program that runs in the window."""
        shell = self("display-message", "-p", "-t", "0", "#{pane_pid}").strip()
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", shell], capture_output=True, text=True, check=True)
        return found.stdout.split()[0]


def _quoted(word: str) -> str:
    return "'" + word.replace("'", "'\\''") + "'"


@pytest.fixture(params=(True, False), ids=("with the other screen", "without it"))
def tmux(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Tmux]:
    it = Tmux(tmp_path, alternate=request.param)
    yield it
    it.end()


def nothing_is_left(tmux: Tmux) -> None:
    """The shell is back, and neither the screen nor the scrollback has a card."""
    end = time.monotonic() + PATIENCE
    while tmux("display-message", "-p", "-t", "0", "#{pane_current_command}").strip() not in ("sh", "dash", "bash"):
        assert time.monotonic() < end, tmux.text()
        time.sleep(0.05)
    time.sleep(0.3)
    left = tmux.text(everything=True)
    assert not [sign for sign in SIGNS if sign in left], left
    tmux.keys("echo still $((40+2))", "Enter")
    tmux.wait_for("still 42")
    flags = tmux("display-message", "-p", "-t", "0", "#{cursor_flag} #{mouse_any_flag} #{alternate_on}")
    assert flags.split() == ["1", "0", "0"]


def test_leaving_leaves_no_card(tmux: Tmux) -> None:
    tmux.play()
    tmux.keys("C-q")
    tmux.wait_for("Leave the table?")
    tmux.keys("y")
    nothing_is_left(tmux)


@pytest.mark.parametrize("name", ("TERM", "HUP"))
def test_a_signal_leaves_no_card(tmux: Tmux, name: str) -> None:
    tmux.play()
    subprocess.run(["kill", f"-{name}", tmux.process()], check=True)
    nothing_is_left(tmux)


def test_a_fault_leaves_no_card(tmux: Tmux) -> None:
    tmux.play("-c", FAULT)
    tmux.keys("p")
    nothing_is_left(tmux)


def test_being_stopped_leaves_no_card_and_going_on_shows_none(tmux: Tmux) -> None:
    tmux.play()
    number = tmux.process()
    subprocess.run(["kill", "-TSTP", number], check=True)
    time.sleep(0.6)
    left = tmux.text(everything=True)
    assert not [sign for sign in SIGNS if sign in left], left
    subprocess.run(["kill", "-CONT", number], check=True)
    tmux.keys("fg", "Enter")
    tmux.wait_for(CALLS)
