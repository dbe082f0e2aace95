"""Screens without waiting: the framework's pilot sleeps after each key until the processor is idle."""

import asyncio
from collections.abc import Iterator

import pytest

from boms.text import use_language


async def _give_way(*_args: float) -> None:
    await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pilot goes on at once, the Table takes keys at once, nothing moves, and the terminal has colours."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("textual.pilot.wait_for_idle", _give_way)
    monkeypatch.setattr("textual.app.wait_for_idle", _give_way)
    monkeypatch.setattr("boms.ui.screens.called.SETTLING", float("-inf"))
    monkeypatch.setattr("boms.ui.motion.SECONDS", 0.0)
    use_language("en")
    yield
    use_language("en")
