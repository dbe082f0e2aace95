"""Before and after a match: variant, names, house rules; leaving, and what the terminal is told then."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from boms.cards import RANKS, each, rank_of
from boms.chance import open_table
from boms.cli import main
from boms.packs import find_pack, matches_dir
from boms.plain import Manners, run
from boms.plain.private import Private
from boms.plain.voice import ERASE, Voice
from boms.rules import Rules
from boms.seat import Phase
from boms.store import open_store
from boms.store.faults import fault_sentence
from boms.store.recording import Recording
from boms.text import LANGUAGES
from tests.conftest import ROOT
from tests.unit.match.playing import play_rounds


def evening(*lines: str, erases: bool = True, **given: object) -> tuple[str, list[Rules]]:
    """What is said to people who say these lines, and the rules of the matches that are begun."""
    begun: list[Rules] = []

    def open_for(_pack: object, rules: Rules, names: tuple[str, ...]) -> object:
        begun.append(rules)
        return open_table(rules, names, seed=1)

    out = io.StringIO()
    voice = Voice(io.StringIO("".join(f"{line}\n" for line in lines)), out, is_terminal=False, erases=erases)
    assert run(open_for, voice=voice, **given) == 0  # type: ignore[arg-type]
    return out.getvalue(), begun


def test_a_match_is_set_up_by_number_and_names() -> None:
    said, begun = evening("3", "Ane, Bo,Cato , Dina", "", "")
    assert begun == [find_pack("president-grunnspill").rules]
    assert "In hand: Ane 13 cards; Bo 13 cards; Cato 13 cards; Dina 13 cards" in said


def test_only_enter_takes_the_first_variant() -> None:
    assert evening("", "Ane,Bo,Cato", "")[1] == [find_pack("presidenten").rules]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["9"], "There is no such number: 1 to 5 can be chosen"),
        (["", "Ane,Bo"], "These rules need at least 3 players: add one more"),
        (["", "Ane,,Bo"], "This seat has no name"),
        (["", "Ane,Bo,ane"], "“ane” sits there already"),
        (["", "Ane,Bo,Cato", "jokers=9"], "jokers cannot be 9"),
        (["", "Ane,Bo,Cato", "zz"], "House rules are set as key=value"),
        (["", "Ane,Bo,Cato", "min_players=4", ""], "These rules need at least 4 players: add one more"),
    ],
)
def test_what_cannot_be_is_asked_for_again(lines: list[str], reason: str) -> None:
    said, begun = evening(*lines)
    assert reason in said
    assert not begun


def test_house_rules_are_changed_by_all() -> None:
    said, begun = evening("", "Ane,Bo,Cato", "jokers=2", "revolution=true", "")
    assert (begun[0].jokers, begun[0].revolution) == (2, True)
    assert "Differs from the variant: Jokers" in said


def test_settings_given_on_the_command_line_are_offered() -> None:
    assert evening("", "Ane,Bo,Cato", "", settings=["jokers=2"])[1][0].jokers == 2


def test_the_rules_can_be_read_before_they_are_agreed_on() -> None:
    assert "Presidenten\n===" in evening("", "Ane,Bo,Cato", "r")[0]


def test_back_leads_to_the_names_and_from_there_to_another_variant() -> None:
    assert evening("", "Ane,Bo,Cato", "b", "b", "4", "Ane,Bo,Cato", "")[1] == [find_pack("boms").rules]


def test_the_names_can_be_said_anew_and_the_house_rules_stay() -> None:
    said, begun = evening("", "Ane,Bo,Kato", "jokers=2", "b", "Ane,Bo,Cato", "")
    assert "Only Enter keeps Ane, Bo and Kato" in said
    assert begun[0].jokers == 2
    assert "In hand: Ane 18 cards; Bo 18 cards; Cato 18 cards" in said


def test_only_enter_keeps_the_names() -> None:
    assert "played by Ane, Bo and Cato" in evening("", "Ane,Bo,Cato", "b", "", "")[0]


def test_with_another_variant_the_house_rules_begin_anew() -> None:
    assert evening("", "Ane,Bo,Cato", "jokers=2", "b", "b", "", "Ane,Bo,Cato", "")[1] == [
        find_pack("presidenten").rules
    ]


# Leaving


def dealt() -> dict[str, object]:
    return {"table": open_table(Rules(), ("Ane", "Bo", "Cato"), seed=1)}


def test_the_end_of_the_input_covers_the_cards_and_says_that_the_match_is_kept() -> None:
    said, _begun = evening("", is_kept=lambda: True, **dealt())
    shown, farewell = said.rsplit(ERASE, 1)
    assert "Your 1" in shown
    assert farewell.strip() == "The match is kept: boms resume goes on with it"


def test_leaving_asks_first() -> None:
    said, _begun = evening("q", "n", "q", "y", "i", **dealt())
    assert said.count("Leave the table?") == 2
    assert said.endswith("The match ends here, unfinished\n")


def test_leaving_with_a_hand_covers_it() -> None:
    said, _begun = evening("", "q", "y", **dealt())
    assert "Your 1" not in said.rsplit(ERASE, 1)[1]


def test_where_nothing_can_be_erased_empty_lines_hide_what_was_said() -> None:
    said, _begun = evening("", erases=False, **dealt())
    assert ERASE not in said
    assert "Look away, everyone" + "\n" * 61 in said.split("Your 1")[1]


def test_a_fault_covers_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("boms.plain.private.Private.heed", fails)
    out = io.StringIO()
    with pytest.raises(ZeroDivisionError):
        run(fails, voice=Voice(io.StringIO("\n\n"), out, is_terminal=False, erases=True), **dealt())  # type: ignore[arg-type]
    assert "Your 1" in out.getvalue()
    assert out.getvalue().endswith(ERASE)


def test_a_fault_is_told_in_one_sentence_without_what_the_variables_held(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    held: list[str] = []

    def fails(private: Private, *_: object) -> None:
        held.append(str(private.view.hand))
        raise KeyError(private.view.hand)

    monkeypatch.setattr("boms.plain.private.Private.heed", fails)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    assert main(["play", "--plain", "--rules", "boms", "--players", "Ane,Bo,Cato", "--seed", "1"]) == 1
    report = matches_dir() / "crash.txt"
    told = capsys.readouterr().err
    assert told.startswith("boms: boms came upon a fault and closed.")
    assert told.endswith(f"Where it happened: {report}\n") and told.count("\n") == 1
    assert held and held[0] not in told + report.read_text()
    assert report.read_text().endswith("KeyError\n")
    assert report.stat().st_mode & 0o777 == 0o600


def test_the_folder_of_a_report_belongs_to_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOMS_DATA_DIR", str(tmp_path / "made"))
    fault_sentence(ZeroDivisionError())
    assert (tmp_path / "made").stat().st_mode & 0o777 == 0o700


def test_ctrl_c_while_a_move_is_being_kept_counts_when_it_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The move stands in the file and is not noted yet: kept once more, it would be another one."""
    take = Recording.take

    def interrupted(recording: Recording, *moved: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        take(recording, *moved)  # type: ignore[arg-type]

    monkeypatch.setattr(Recording, "take", interrupted)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    assert main(["play", "--plain", "--rules", "boms", "--players", "Ane,Bo,Cato", "--seed", "1"]) == 130
    assert capsys.readouterr().out.endswith("The match is kept: boms resume goes on with it\n")
    with open_store(reading=True) as store:
        assert [summary.names for summary in store.unfinished()] == [("Ane", "Bo", "Cato")]


def test_ctrl_c_covers_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("boms.plain.private.Private.heed", interrupted)
    out = io.StringIO()
    voice = Voice(io.StringIO("\n\n"), out, is_terminal=False, erases=True)
    assert run(interrupted, voice=voice, **dealt()) == 130  # type: ignore[arg-type]
    assert "Your 1" not in out.getvalue().rsplit(ERASE, 1)[1]


# The command


def test_the_command_plays_in_plain_mode(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert main(["play", "--plain", "--rules", "boms", "--players", "Ane,Bo,Cato", "--seed", "1"]) == 0
    assert "take the screen and press Enter" in capsys.readouterr().out


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language(code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nh\n"))
    assert main(["play", "--plain", "--lang", code, "--players", "Ane,Bo,Cato", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert ("press Enter" in said) == (code == "en")
    assert {"nb": "trykk Enter", "en": "press Enter", "de": "drücke Enter"}[code] in said


LOADED = """
import io, sys
sys.stdin = io.StringIO("\\n")
from boms.cli import main
main(["play", "--plain", "--players", "Ane,Bo,Cato"])
print([name for name in ("textual", "rich.console", "readline") if name in sys.modules])
"""


def test_plain_mode_loads_no_screen_and_no_history(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# Kept, or not


def played_from_lines(folder: Path, lines: str) -> subprocess.CompletedProcess[str]:
    """The program in plain mode, with its matches in this folder."""
    command = [sys.executable, "-m", "boms", "play", "--plain", "--players", "Ane,Bo,Cato", "--seed", "1"]
    env = {**os.environ, "BOMS_DATA_DIR": str(folder), "LANGUAGE": "en"}
    return subprocess.run(command, cwd=ROOT, env=env, input=lines, capture_output=True, text=True, check=True)


def test_a_match_that_is_kept_can_be_gone_on_with_and_that_is_said(tmp_path: Path) -> None:
    done = played_from_lines(tmp_path, "\n")
    assert done.stderr == ""
    assert done.stdout.endswith("The match is kept: boms resume goes on with it\n")
    with open_store(tmp_path / "matches.db") as store:
        assert len(store.unfinished()) == 1


def test_where_nothing_can_be_kept_that_is_said_at_both_ends(tmp_path: Path) -> None:
    with open_store(tmp_path / "matches.db") as store:
        done = played_from_lines(tmp_path, "\n")
        assert "What is played is not kept. Another boms is playing" in done.stderr
        assert "You can play on: it is kept as soon as that can be done" in done.stdout
        assert done.stdout.endswith("The match ends here, unfinished\n")
        assert store.matches() == ()


# Beside the match


class OnePin:
    """Ane guards her hand by 1234; the third wrong try costs time."""

    def __init__(self) -> None:
        self.wrong = 0

    def has(self, name: str) -> bool:
        return name == "Ane"

    def is_right(self, _name: str, digits: str) -> bool:
        self.wrong += digits != "1234"
        return digits == "1234" and self.wrong < 3

    def wait(self, _name: str) -> float:
        return 4.2 if self.wrong > 2 else 0


def test_a_guarded_hand_is_told_after_the_pin() -> None:
    table = open_table(Rules(), ("Ane", "Bo", "Cato"), seed=1)
    said, _begun = evening("s", "1", "", "1", "", "1234", table=table, guard=OnePin())
    before, after = said.split("The PIN of Ane\n> That is not the PIN")
    assert "Your 1" not in before
    assert "Your 1" in after


def test_wrong_pins_cost_time() -> None:
    table = open_table(Rules(), ("Ane", "Bo", "Cato"), seed=1)
    said, _begun = evening("s", "1", "", "1", "", "2", "", "3", "", table=table, guard=OnePin())
    assert "Try again in 5 seconds" in said
    assert said.count("The PIN of Ane") == 3
    assert "Your 1" not in said


def lowest() -> str:
    """The lowest card of who leads, as it is typed."""
    table = open_table(Rules(), ("Ane", "Bo", "Cato"), seed=1)
    table.deal()
    return RANKS[rank_of(next(each(table.sit(table.public().to_act or 0).view().hand)))]


def test_the_last_play_can_be_taken_back_until_somebody_looks() -> None:
    table = open_table(Rules(), ("Ane", "Bo", "Cato"), seed=1)
    said, _begun = evening("", lowest(), "u", "u", table=table, manners=Manners(undo=True))
    assert said.count("takes back the last play") == 1
    assert "“u” says nothing to the table" in said
    assert not table.public().pile


def test_the_last_play_of_a_round_can_be_taken_back_until_the_next_deal() -> None:
    table = open_table(Rules(), ("Ane", "Bo", "Cato"), seed=1)
    play_rounds(table, 1, Random(1))
    said, _begun = evening("h", "u", table=table, manners=Manners(undo=True))
    assert "u: take back the last play or pass" in said
    assert "takes back" in said
    assert table.public().phase is Phase.PLAY
    play_rounds(table, 1, Random(1))
    said, _begun = evening("", "u", table=table, manners=Manners(undo=True))
    assert "“u” says nothing to the table" in said
    assert table.public().round_number == 2


def test_nothing_is_taken_back_where_that_is_not_wished() -> None:
    table = open_table(Rules(), ("Ane", "Bo", "Cato"), seed=1)
    assert "takes back" not in evening("", lowest(), "u", table=table)[0]


def test_what_people_should_know_is_said_once() -> None:
    news = iter(("The disk is full", None, None, None))
    table = open_table(Rules(), ("Ane", "Bo", "Cato"), seed=1)
    said, _begun = evening("", ".", table=table, notices=lambda: next(news, None))
    assert said.count("The disk is full") == 1
