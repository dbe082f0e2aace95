"""The program on a real terminal: a round by keys, what it leaves behind, and that no frame shows a card too many."""

import signal
from pathlib import Path

import pytest

from boms.cards import Card
from boms.packs import find_pack
from boms.rules import Rules, with_values
from tests.terminal.evening import FEW, Evening, evening
from tests.terminal.recognising import cards_in

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
    assert hand <= cards_in(it.terminal.lines())
    return hand


def nothing_shows(it: Evening, hand: set[Card]) -> None:
    assert not hand & cards_in(it.terminal.lines())


def test_cards_are_recognised_as_they_are_drawn() -> None:
    assert cards_in(["  ▏10 ▏J ", "  ▏♥  ▏♣ "]) == {Card(29), Card(35)}
    assert cards_in(["Ola  8♠ 10♦"]) == {Card(20), Card(30)}


def test_a_round_is_played_by_keys_and_no_frame_shows_a_hidden_card(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        it.begin()
        it.play_round()
        it.terminal.wait_for("next round")
        for name, face in zip(it.table.names(), it.table.public().seats, strict=True):
            assert any(line.strip().startswith(f"{face.place}  ") and name in line for line in it.terminal.lines())
        assert it.terminal.frames > 30
        assert it.leaks == []


def test_a_leak_would_be_found(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        seated(it)
        it.looking = None
        it.terminal.press("right")
        it.terminal.wait_for("▲")
        it.terminal.read(0.2)
        assert it.leaks


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
        assert it.terminal.text().strip() == ""


@pytest.mark.parametrize("number", (signal.SIGTERM, signal.SIGHUP))
def test_a_signal_ends_it_at_once_with_an_empty_screen(tmp_path: Path, few: Rules, number: int) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        seated(it)
        it.terminal.signal(number)
        assert it.terminal.wait_for_end() == 128 + number
        assert it.terminal.modes() == it.terminal.modes_before
        assert it.terminal.raw.rindex(ALTERNATE_OFF) > it.terminal.raw.rindex(b"\x1b[H")
        assert it.terminal.text().strip() == ""


def test_space_hides_the_hand_and_the_turn_stays(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.looking = None
        it.terminal.press("space")
        it.terminal.wait_for("show my hand")
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


def test_losing_focus_hides_the_hand_and_getting_it_back_does_not_show_it(tmp_path: Path, few: Rules) -> None:
    with evening(tmp_path, rules=few, settings=(FEW,)) as it:
        hand = seated(it)
        it.terminal.press("\x1b[O")
        it.terminal.wait_for("show my hand")
        it.looking = None
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
        it.looking = None
        it.terminal.press("space", *["enter"] * 20)
        it.terminal.wait_for("show my hand")
        it.terminal.read(0.5)
        nothing_shows(it, hand)
        assert it.leaks == []


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
