"""The measurement of the start works. The figures: `python -m tests.bench.start`."""

from pathlib import Path

from tests.bench.start import painted, prepare_later, said


def test_each_start_paints_its_first_screen(tmp_path: Path) -> None:
    prepare_later(tmp_path)
    runs = painted(tmp_path, (80, 24), 1)
    assert all(len(took) == 1 for took in runs.values())


def test_version_and_help_are_said(tmp_path: Path) -> None:
    assert set(said(tmp_path, 1)) == {"python", "--version", "--help"}
