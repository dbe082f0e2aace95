"""The measurement of keys works. The figures: `python -m tests.bench.keys`."""

from pathlib import Path

import pytest

from tests.bench.keys import KEYS, pressed


@pytest.mark.long
def test_keys_on_the_hand_change_the_picture(tmp_path: Path) -> None:
    took, _worked = pressed(tmp_path, len(KEYS))
    assert len(took) > len(KEYS) * 0.8
