"""Plain mode on a real terminal: what is erased at each hand-over, and what every way of leaving leaves behind."""

import contextlib
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.terminal import Terminal, boms

ERASE = b"\x1b[2J\x1b[3J\x1b[H"
CALL = "take the screen and press Enter"
HAND = "Your 1"
"""How every line with a hand of ten cards or more begins."""


def playing(folder: Path, *, term: str = "xterm-256color", plain: bool = True) -> Terminal:
    places = {"BOMS_DATA_DIR": str(folder / "data"), "BOMS_CONFIG_DIR": str(folder / "config"), "LANGUAGE": "en"}
    command = boms("play", *(["--plain"] if plain else []), "--players", "Ane,Bo,Cato", "--seed", "3")
    return Terminal(command, 80, 24, {**places, "TERM": term})


@pytest.fixture
def it(tmp_path: Path) -> Iterator[Terminal]:
    with playing(tmp_path) as terminal:
        yield terminal


def take_screen(it: Terminal) -> None:
    """Whoever is called presses Enter, when keys are not dropped any more."""
    it.wait_for(CALL)
    wait_for_prompt(it)
    it.press("enter")
    it.wait_for(HAND)


def wait_for_prompt(it: Terminal) -> None:
    end = time.monotonic() + 30
    while not it.text().rstrip().endswith(">") and time.monotonic() < end:
        it.read(0.05)


def after_last_erase(it: Terminal) -> bytes:
    return bytes(it.raw).rsplit(ERASE, 1)[1]


def test_screen_and_scrollback_are_erased_at_a_hand_over(it: Terminal) -> None:
    take_screen(it)
    wait_for_prompt(it)
    it.press("3", "enter")
    it.wait_for("lays a three")
    it.wait_for(CALL)
    assert HAND.encode() in it.raw.rsplit(ERASE, 2)[1]
    assert HAND.encode() not in after_last_erase(it)
    assert HAND not in it.text()


def test_no_other_screen_is_drawn(it: Terminal) -> None:
    take_screen(it)
    assert b"\x1b[?1049h" not in it.raw
    assert b"\x1b" not in it.raw.replace(ERASE, b"")


def test_what_was_typed_before_the_call_uncovers_nothing(it: Terminal) -> None:
    it.wait_for(CALL)
    wait_for_prompt(it)
    it.press("enter", "3", "enter", "enter", "enter", "enter")
    it.wait_for("lays a three")
    it.read(1.0)
    assert HAND.encode() not in after_last_erase(it)


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGQUIT, 131), (signal.SIGINT, 130)]
)
def test_a_signal_ends_it_with_the_cards_erased(it: Terminal, number: int, code: int) -> None:
    take_screen(it)
    wait_for_prompt(it)
    it.signal(number)
    assert it.wait_for_end() == code
    assert HAND.encode() not in after_last_erase(it)
    assert HAND not in it.text()


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0), ("\x1c", 131)])
def test_ctrl_c_ctrl_d_and_ctrl_backslash_end_it_with_the_cards_erased(it: Terminal, key: str, code: int) -> None:
    take_screen(it)
    wait_for_prompt(it)
    it.press(key)
    assert it.wait_for_end() == code
    assert HAND.encode() not in after_last_erase(it)
    assert it.modes() == it.modes_before


def test_being_stopped_and_continued_covers_the_cards(it: Terminal) -> None:
    take_screen(it)
    wait_for_prompt(it)
    it.signal(signal.SIGTSTP)
    it.read(0.5)
    assert HAND not in it.text()
    it.signal(signal.SIGCONT)
    it.wait_for(CALL)
    assert HAND.encode() not in after_last_erase(it)
    take_screen(it)


def test_a_terminal_that_cannot_draw_is_told_so_and_gets_lines(tmp_path: Path) -> None:
    with playing(tmp_path, term="dumb", plain=False) as it:
        it.wait_for(CALL)
        assert b"so the game is played in lines of text" in it.raw
        take_screen(it)
        wait_for_prompt(it)
        it.press("3", "enter")
        it.wait_for("lays a three")
        assert b"\x1b" not in it.raw
        assert HAND not in it.text()


GUARDED = (
    "from boms.plain import run; from boms.chance import open_table; from boms.rules import Rules; import types;"
    "pins = types.SimpleNamespace(has=lambda n: True, is_right=lambda n, d: d == '1234', wait=lambda n: 0);"
    "run(None, table=open_table(Rules(), ('Ane', 'Bo', 'Cato'), seed=1), guard=pins)"
)

IS_SHOWN = (
    "import os, termios;"
    "os.kill = lambda *_: os.write(1, b'keys show' if termios.tcgetattr(0)[3] & termios.ECHO else b'keys are hidden');"
)
"""Instead of being stopped, which nobody could end here, the program tells whether the terminal shows keys."""


@contextlib.contextmanager
def asked_for_a_pin(before: str = "") -> Iterator[Terminal]:
    with Terminal([sys.executable, "-c", before + GUARDED], 80, 24, {"LANGUAGE": "en"}) as it:
        it.wait_for(CALL)
        wait_for_prompt(it)
        it.press("enter")
        it.wait_for("The PIN of")
        wait_for_prompt(it)
        yield it


def test_a_pin_is_not_shown() -> None:
    with asked_for_a_pin() as it:
        it.press("1234", "enter")
        it.wait_for(HAND)
        assert b"1234" not in it.raw


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGQUIT, signal.SIGINT])
def test_a_terminal_that_hides_a_pin_shows_keys_again_when_a_signal_ends_it(number: int) -> None:
    with asked_for_a_pin() as it:
        assert it.modes() != it.modes_before
        it.signal(number)
        it.wait_for_end()
        assert it.modes() == it.modes_before


def test_a_terminal_that_hides_a_pin_shows_keys_while_the_program_is_stopped() -> None:
    with asked_for_a_pin(IS_SHOWN) as it:
        it.signal(signal.SIGTSTP)
        it.wait_for("keys show")
        wait_for_prompt(it)
        it.press("1234", "enter")
        it.wait_for(HAND)
        assert b"1234" not in it.raw


def test_a_hand_is_covered_when_nobody_types(tmp_path: Path) -> None:
    code = (
        "from boms.plain import Manners, run; from boms.chance import open_table; from boms.rules import Rules;"
        "table = open_table(Rules(), ('Ane', 'Bo', 'Cato'), seed=1);"
        "run(None, table=table, manners=Manners(auto_hide_seconds=1))"
    )
    with Terminal([sys.executable, "-c", code], 80, 24, {"LANGUAGE": "en"}) as it:
        take_screen(it)
        it.wait_for_none(HAND)
        it.wait_for(CALL)
        assert HAND.encode() not in after_last_erase(it)


def test_being_stopped_before_the_match_asks_again(tmp_path: Path) -> None:
    places = {"BOMS_DATA_DIR": str(tmp_path), "BOMS_CONFIG_DIR": str(tmp_path), "LANGUAGE": "en"}
    with Terminal(boms("play", "--plain"), 80, 24, places) as it:
        it.wait_for("Type its number")
        wait_for_prompt(it)
        it.signal(signal.SIGTSTP)
        it.read(0.5)
        it.signal(signal.SIGCONT)
        it.wait_for("Type its number")
        it.press("1", "enter")
        it.wait_for("Who plays?")
