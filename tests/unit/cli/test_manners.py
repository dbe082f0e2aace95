"""The command's manners: one language in all it says, and silence where nobody reads any more."""

import argparse
import inspect
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from boms.cli import main
from boms.cli.entry import COMMANDS
from boms.cli.parser import SAID_BY_ITSELF
from boms.text import _, use_language
from boms.ui.preferences import preferences_path

RECORD = Path(__file__).parents[2] / "conformance" / "presidenten-example.yaml"
COMMANDS_THAT_PRINT = (
    ["rules"],
    ["rules", "boms"],
    ["rules", "boms", "--words"],
    ["--help"],
    ["--version"],
    ["replay", str(RECORD)],
)
ENGLISH = (
    "usage:",
    "options:",
    "arguments",
    "show ",
    "exit",
    "required",
    "invalid",
    "expected",
    "COMMAND",
    "unrecognized",
)
MISTAKES = (
    ["simulate"],
    ["simulate", "--rules", "boms", "--players", "many"],
    ["simulate", "--r", "boms"],
    ["nothing"],
    ["history", "first"],
    ["rules", "--words", "--schema"],
    ["rules", "--words=3"],
    ["play", "--rules"],
    ["check"],
    ["rules", "--loud"],
)


def told(line: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What is said where the parser ends the command."""
    with pytest.raises(SystemExit):
        main(line)
    captured = capsys.readouterr()
    return captured.out + captured.err


@pytest.mark.parametrize("language", ["nb", "de"])
@pytest.mark.parametrize("line", [[], *([command] for command in COMMANDS)], ids=str)
def test_help_is_in_one_language(
    line: list[str], language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    said = told([*line, "--help"], capsys)
    assert said
    assert [word for word in ENGLISH if word in said] == []


@pytest.mark.parametrize("language", ["nb", "de"])
@pytest.mark.parametrize("line", MISTAKES, ids=str)
def test_mistakes_are_told_in_one_language(line: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Also where the language is asked for on the very line that holds the mistake."""
    said = told([line[0], "--lang", language, *line[1:]] if line[0] in COMMANDS else line, capsys)
    assert said.count("\n") == 1
    if line[0] in COMMANDS:
        assert [word for word in ENGLISH if word in said] == []


def test_what_is_asked_for_wins_over_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    assert "usage:" in told(["rules", "--help", "--lang=en"], capsys)
    assert "bruk:" in told(["rules", "--lang", "nb", "--help"], capsys)
    assert os.environ["LANGUAGE"] == "de"


@pytest.mark.parametrize("language", ["nb", "de"])
def test_what_argparse_says_by_itself_is_translated(language: str) -> None:
    use_language(language)
    source = inspect.getsource(argparse)
    for message in SAID_BY_ITSELF:
        assert message in source
        assert _(message) != message


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The usual values serve until this is put right:"),
        ("nb", "De vanlige verdiene gjelder"),
        ("de", "Die üblichen Werte gelten"),
    ],
)
def test_plain_mode_tells_everybody_what_is_wrong_with_the_preferences(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the table, where it stays to be read, and once."""
    file = preferences_path()
    file.parent.mkdir(parents=True)
    file.write_text(f"language: {language}\nauto_pass: maybe\n")
    monkeypatch.setattr("sys.stdin", StringIO("n\n"))
    assert main(["play", "--plain", "--players", "Ane,Bo,Cato"]) == 0
    heard = capsys.readouterr().out
    assert heard.count(f"{file}:2:12: auto_pass") == 1
    assert heard.count(said) == 1


@pytest.mark.parametrize("line", COMMANDS_THAT_PRINT, ids=str)
def test_a_full_disk_is_one_line(line: list[str]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no device that is always full")
    with full.open("w") as nowhere:
        ran = subprocess.run(
            [sys.executable, "-m", "boms", *line], stdout=nowhere, stderr=subprocess.PIPE, text=True, check=False
        )
    assert ran.returncode in (0, 2)
    assert ran.stderr.count("\n") == ran.returncode // 2


@pytest.mark.parametrize("line", COMMANDS_THAT_PRINT, ids=str)
def test_a_reader_who_has_gone_ends_a_command_in_silence(line: list[str]) -> None:
    """As for any program that writes into a pipe which nobody reads."""
    boms = subprocess.Popen([sys.executable, "-m", "boms", *line], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert boms.stdout is not None
    boms.stdout.close()
    assert boms.stderr is not None
    assert boms.stderr.read() == b""
    assert boms.wait() in (0, 128 + 13)


def test_a_name_that_is_missing_on_the_command_line_is_told_in_terms_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--rules", "presidenten", "--players", "Ane,,Bo"]) == 2
    assert "--players: name 2 is empty" in capsys.readouterr().err
