"""Every conformance record holds to the last line."""

from pathlib import Path

import pytest

from boms.packs import Complaints, problems_text
from boms.record import read_record, replay
from tests.conftest import conformance_files


@pytest.mark.parametrize("file", conformance_files(), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_record_holds(file: Path) -> None:
    complaints = Complaints(str(file))
    record = read_record(file.read_text(encoding="utf-8"), complaints, file.parent)
    assert record is not None, problems_text(complaints.listed())
    assert replay(record).mismatch is None


def test_there_are_records_to_hold() -> None:
    assert len(conformance_files()) >= 124
