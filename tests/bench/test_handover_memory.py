"""Hand-overs leave nothing behind. The figures: `python -m tests.bench.handover_memory`."""

import pytest

from tests.bench.handover_memory import measured

LEAST, MOST = 2000, 5.0


@pytest.mark.long
def test_two_thousand_handovers_add_less_than_five_megabytes() -> None:
    (before, first), *_between, (after, last) = measured(LEAST)
    assert after - before >= LEAST
    assert last - first < MOST
