"""Every way a hand could be seen by others, one by one on a real terminal: what hides it, what stays behind."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from boms.cards import Card
from boms.packs import find_pack
from boms.rules import Rules, with_values
from boms.seat import Phase
from tests.terminal.evening import CALLS, DROPPED, FEW, LEAST, Evening, evening, prefer
from tests.terminal.recognising import found_in
from tests.terminal.restless import SIZES, TOO_SMALL
from tests.terminal.terminal import boms

STILL = {"TEXTUAL_ANIMATIONS": "none"}
ALTERNATE_OFF = b"\x1b[?1049l"


@pytest.fixture(scope="module")
def few() -> Rules:
    """The rules of the pack with a small deck."""
    return with_values(find_pack("presidenten").rules, {"removed_cards": {3: FEW.partition("3: ")[2].rstrip("}")}})


def seated(it: Evening) -> set[Card]:
    """The first player has taken the screen; the cards of that hand, all of which are to be seen."""
    it.begin()
    hand = it.hand(it.take_screen())
    it.terminal.read(0.2)
    assert hand == found_in(it.terminal.frame()).fanned
    return hand


def covered(it: Evening) -> None:
    """Nobody is looking any more, and the table waits for the same player."""
    it.is_leaving = True
    it.terminal.wait_for(CALLS)
    it.terminal.read(0.3)
    assert it.looking is None
    assert it.leaks == []


def nothing_shows(it: Evening, hand: set[Card]) -> None:
    assert not hand & found_in(it.terminal.frame()).cards()


def test_leaving_asks_and_leaves_the_terminal_as_it_was(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.terminal.press("\x11")
        it.terminal.wait_for("Leave the table?")
        nothing_shows(it, hand)
        it.terminal.press("y")
        assert it.terminal.wait_for_end() == 0
        assert it.terminal.modes() == it.terminal.modes_before
        assert ALTERNATE_OFF in it.terminal.raw
        assert it.terminal.text().strip() == "The match is kept: boms resume goes on with it"


ENDING = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_ends_it_at_once_with_an_empty_screen(tmp_path: Path, few: Rules, number: int) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        seated(it)
        it.terminal.signal(number)
        assert it.terminal.wait_for_end() == 128 + number
        assert it.terminal.modes() == it.terminal.modes_before
        assert it.terminal.raw.rindex(ALTERNATE_OFF) > it.terminal.raw.rindex(b"\x1b[H")
        assert it.terminal.text().strip() == ""


SLOW = """
import os, sys, time
class Slow:
    def __init__(self, file): self.file = file
    def __getattr__(self, name): return getattr(self.file, name)
    def write(self, text):
        time.sleep(0.4 if "only for" in text else 0)
        self.file.write(text)
write = os.write
def and_wait(descriptor, sent):
    taken = write(descriptor, sent)
    time.sleep(1 if b"1049l" in sent else 0)
    return taken
os.write = and_wait
sys.__stderr__ = Slow(sys.__stderr__)
from boms.cli import main
sys.exit(main(sys.argv[1:]))
"""
"""A terminal that takes its time: a frame with a hand goes out late, and there is time for it after the last word."""


def after_leaving(it: Evening) -> bytes:
    """What was written after the other screen was left for the last time."""
    return bytes(it.terminal.raw).rsplit(ALTERNATE_OFF, 1)[1]


def test_a_frame_on_its_way_does_not_come_after_the_screen_was_left(tmp_path: Path, few: Rules) -> None:
    """The thread that writes may hold a hand, or half of it, when a signal ends the program."""
    with evening(tmp_path, rules=few, settings=(FEW,), program=("-c", SLOW), environment=STILL) as it:
        it.begin()
        hand = it.hand(it.table.public().to_act or 0)
        it.await_keys()
        it.terminal.press("enter")
        time.sleep(0.25)
        it.terminal.signal(signal.SIGTERM)
        assert it.terminal.wait_for_end() == 128 + signal.SIGTERM
        assert after_leaving(it) == b"\x1b[?25h"
        nothing_shows(it, hand)


def test_a_hand_on_its_way_when_the_program_is_stopped_is_not_seen_later(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,), program=("-c", SLOW), environment=STILL) as it:
        it.begin()
        hand = it.hand(it.table.public().to_act or 0)
        it.await_keys()
        it.terminal.press("enter")
        time.sleep(0.25)
        it.looking, it.own = it.table.public().to_act, hand
        it.terminal.signal(signal.SIGTSTP)
        it.terminal.wait_until(lambda: ALTERNATE_OFF in it.terminal.raw)
        it.terminal.read(0.3)
        assert b"\x1b[" not in after_leaving(it).replace(b"\x1b[?25h", b"").replace(b"\x1b[?1004l", b"")
        it.looking = None
        nothing_shows(it, hand)
        it.terminal.signal(signal.SIGCONT)
        it.terminal.wait_for(CALLS)
        it.terminal.read(0.3)
        assert it.leaks == []


def test_space_hides_the_hand_and_the_turn_stays(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.terminal.press("space")
        covered(it)
        nothing_shows(it, hand)
        it.take_screen()
        assert it.leaks == []


def test_being_stopped_and_continued_hides_the_hand(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.terminal.signal(signal.SIGTSTP)
        it.terminal.read(0.3)
        it.looking = None
        nothing_shows(it, hand)
        it.terminal.signal(signal.SIGCONT)
        it.terminal.wait_for("show my hand")
        it.terminal.read(0.3)
        assert it.leaks == []


def test_being_stopped_without_warning_hides_the_hand_when_it_goes_on(tmp_path: Path, few: Rules) -> None:
    """SIGSTOP cannot be heeded: then the hand stays where it is, and is gone when the program goes on."""
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.terminal.signal(signal.SIGSTOP)
        it.is_leaving = True
        it.terminal.signal(signal.SIGCONT)
        it.terminal.wait_for("show my hand")
        it.terminal.read(0.3)
        nothing_shows(it, hand)
        it.terminal.signal(signal.SIGTERM)
        assert it.terminal.wait_for_end() == 128 + signal.SIGTERM
        assert it.terminal.modes() == it.terminal.modes_before


def test_losing_focus_hides_the_hand_and_getting_it_back_does_not_show_it(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.terminal.press("\x1b[O")
        covered(it)
        it.terminal.press("\x1b[I")
        it.terminal.read(0.3)
        nothing_shows(it, hand)


def test_too_small_a_window_hides_the_hand_until_it_is_taken_again(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.terminal.resize(50, 15)
        it.terminal.wait_for("too small")
        it.looking = None
        nothing_shows(it, hand)
        it.terminal.resize(80, 24)
        it.terminal.wait_for("show my hand")
        nothing_shows(it, hand)
        it.take_screen()


def test_keys_typed_ahead_uncover_nothing(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.terminal.press("space", *["enter"] * 20)
        covered(it)
        nothing_shows(it, hand)
        assert it.leaks == []


def test_keys_typed_after_the_table_has_appeared_uncover_nothing_at_first(tmp_path: Path, few: Rules) -> None:
    """Enter counts 300 ms after the table was to be seen, and no sooner."""
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.hide()
        it.terminal.press("enter", "3", "p", "enter", " ", "enter")
        it.terminal.read(DROPPED)
        nothing_shows(it, hand)
        it.take_screen()
        assert it.leaks == []


def test_keys_typed_ahead_at_every_step_of_an_exchange_uncover_nothing(tmp_path: Path) -> None:
    """Hiding and more keys at once, where Enter gives cards: nobody gives, nothing is shown."""
    rules = with_values(find_pack("presidenten").rules, {"removed_cards": {3: FEW.partition("3: ")[2].rstrip("}")}})
    with evening(tmp_path, rules=rules, settings=(FEW,), environment=STILL) as it:
        it.begin()
        it.play_round()
        it.enter(CALLS)
        it.begin()
        while it.table.public().phase is Phase.EXCHANGE:
            it.take_screen()
            it.terminal.press("space", "enter", "3", "enter", "enter")
            covered(it)
            it.exchange()
        it.take_screen()
        assert it.leaks == []


def test_every_change_of_size_shows_nothing_but_the_own_hand(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,), environment=STILL) as it:
        it.begin()
        for at_hand in (False, True):
            for size in (*SIZES, TOO_SMALL, (200, 60), (20, 5), (80, 24)):
                if at_hand and it.looking is None and it.terminal.screen.columns >= LEAST:
                    it.await_keys()
                    it.take_screen()
                small = size[0] < LEAST
                it.is_leaving = it.looking is not None and small
                it.resize(*size)
                shown = "small" if small else CALLS if it.looking is None else "only for"
                it.terminal.wait_for(shown)
                if small:
                    it.terminal.wait_until(lambda: it.looking is None)
                it.called_anew()
            if it.looking is not None:
                it.hide()
        assert it.leaks == []


def test_a_hand_is_hidden_when_no_key_comes(tmp_path: Path, few: Rules) -> None:
    prefer(tmp_path, "auto_hide_seconds: 1")
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        covered(it)
        nothing_shows(it, hand)


@pytest.mark.parametrize(
    ("keys", "text"), ((("f1",), "Rules and keys"), (("f2",), "Menu"), (("\x11",), "Leave the table?"))
)
def test_whatever_comes_over_a_hand_hides_it(tmp_path: Path, few: Rules, keys: tuple[str, ...], text: str) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.hide(keys[0], text)
        nothing_shows(it, hand)
        it.terminal.press("escape")
        covered(it)
        nothing_shows(it, hand)


def test_palette_picture_and_selection_do_nothing(tmp_path: Path, few: Rules) -> None:
    """Ctrl+P, selecting by mouse and copying: no list comes up, no file is written, nothing goes to the clipboard."""
    home = tmp_path / "home"
    home.mkdir()
    with evening(tmp_path, rules=few, settings=(FEW,), environment={"HOME": str(home)}) as it:
        seated(it)
        before = it.terminal.text()
        it.terminal.press("\x10")
        it.terminal.press("\x1b[<0;3;15M", "\x1b[<32;40;16M", "\x1b[<0;40;16m")
        it.terminal.read(0.3)
        assert it.terminal.text() == before
        it.terminal.press("\x1bc", "\x1b[99;5u", "\x18")
        it.terminal.read(0.3)
        assert b"\x1b]52" not in it.terminal.raw
        assert not [path for path in home.rglob("*") if path.suffix in (".svg", ".log")]


SPYING = {
    "TEXTUAL_LOG": "textual.log",
    "TEXTUAL_DEBUG": "1",
    "TEXTUAL_SCREENSHOT": "1",
    "TEXTUAL_SCREENSHOT_LOCATION": ".",
    "TEXTUAL_SCREENSHOT_FILENAME": "picture.svg",
    "TEXTUAL_PRESS": "enter,enter,enter",
    "TEXTUAL": "devtools,debug",
    "TEXTUAL_DEVTOOLS_PORT": "8081",
    "PYTHONPATH": os.getcwd(),  # noqa: PTH109 - for a program that starts elsewhere
}


def test_variables_that_make_the_framework_log_or_press_keys_have_no_effect(
    tmp_path: Path, few: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "elsewhere"
    home.mkdir()
    monkeypatch.chdir(home)
    with evening(tmp_path, rules=few, settings=(FEW,), environment=SPYING) as it:
        it.terminal.read(1.5)
        assert "deals" in it.terminal.text()
        seated(it)
        it.turn()
        assert it.leaks == []
        assert list(home.rglob("*")) == []


def test_no_seed_is_shown_or_kept_and_the_title_of_the_terminal_is_left_alone(tmp_path: Path, few: Rules) -> None:
    """Whoever knows the seed knows every hand; and titles stand in lists of windows and in histories."""
    seed = "quitesecretseed"
    with evening(tmp_path, rules=few, settings=(FEW,), seed=seed) as it:
        it.begin()
        it.play_round()
        it.terminal.press("\x11")
        it.terminal.wait_for("Leave the table?")
        it.terminal.press("y")
        assert it.terminal.wait_for_end() == 0
        assert seed.encode() not in it.terminal.raw
        assert not re.search(rb"\x1b\][012];", it.terminal.raw)
    assert not [path for path in tmp_path.rglob("*") if path.is_file() and seed.encode() in path.read_bytes()]


ODD = (
    b"\xe6\xff\xfe",
    b"\x1b[97;1:3u",
    b"\x1b[999999999999u",
    b"\x1b[999z",
    b"\x1b[<0;-5;99999M",
    b"\x1b[<zz;M",
    b"\x1b[48;0;0;0;0t",
    b"\x1b[48;24;80;0;0t",
    b"\x1b[M !!",
    b"\x1b]52;c;SGVq\x07",
    b"\x1bP+q544e\x1b\\\\",
    b"\x00\x01\x02",
    b"\x1b[200~no end",
    b"\x1b[201~",
    b"\xf0\x9f",
)
"""Bytes that are no text, and sequences that no terminal should send."""


def test_bytes_that_mean_nothing_neither_end_the_program_nor_show_a_hand(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.hide()
        for odd in ODD:
            it.terminal.send(odd)
            it.terminal.read(0.15)
            if CALLS not in it.terminal.text():
                it.terminal.press("escape")
                it.terminal.read(0.3)
        it.terminal.press("escape")
        it.terminal.wait_for(CALLS)
        nothing_shows(it, hand)
        it.called_anew()
        it.take_screen()
        for odd in ODD:
            it.terminal.send(odd)
            it.terminal.read(0.05)
        it.terminal.press("right")
        it.terminal.read(0.1)
        it.is_leaving = True
        it.terminal.press("\x1b[O")
        it.terminal.wait_for(CALLS)
        assert it.leaks == []


def test_a_hand_with_a_pin_is_shown_after_the_right_digits_only(tmp_path: Path, few: Rules) -> None:
    code = f"import os; os.environ['BOMS_DATA_DIR'] = {str(tmp_path / 'data')!r}; from boms.store.pins import Pins; "
    subprocess.run([*boms(program=("-c", code + "Pins().set('Ane', '4711')"))], check=True)
    prefer(tmp_path, "pins: true")
    with evening(tmp_path, rules=few, settings=(FEW,), environment=STILL) as it:
        it.begin()
        assert it.table.public().to_act == 0
        it.await_keys()
        it.terminal.press("enter")
        it.terminal.wait_for("Type your PIN")
        it.terminal.press("1", "2", "3", "4", "enter")
        it.terminal.wait_for("That is not it")
        assert it.leaks == []
        hand = it.hand(0)
        it.terminal.press("4", "7", "1")
        it.terminal.read(0.2)
        assert "4711" not in it.terminal.text()
        nothing_shows(it, hand)
        it.looking, it.own = 0, hand
        it.terminal.press("1", "enter")
        it.terminal.wait_for("only for Ane")
        it.hide()
        it.await_keys()
        it.terminal.press("enter")
        it.terminal.wait_for("Type your PIN")
        it.terminal.press("escape")
        it.terminal.wait_for(CALLS)
        it.terminal.press("enter", "enter")
        it.terminal.read(0.25)
        assert CALLS in it.terminal.text()
        assert it.leaks == []
        assert b"4711" not in it.terminal.raw


FAULT = """
import sys
from boms.ui.screens.hand import HandScreen
def fault(self, *_):
    held = self.view.hand
    raise KeyError(held)
HandScreen._pass = fault
from boms.cli import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_fault_leaves_an_empty_screen_and_a_report_without_cards(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,), program=("-c", FAULT)) as it:
        hand = seated(it)
        it.terminal.press("p")
        assert it.terminal.wait_for_end() != 0
        assert it.terminal.modes() == it.terminal.modes_before
        nothing_shows(it, hand)
        assert "came upon a fault" in it.terminal.text().replace("\n", " ")
        held = str(it.table.sit(it.looking or 0).view().hand)
        report = (tmp_path / "data" / "crash.txt").read_text()
        assert report.endswith("KeyError\n")
        assert held not in report + it.terminal.text()
