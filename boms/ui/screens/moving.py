"""A screen on which something moves for a moment."""

from __future__ import annotations

from time import monotonic

from textual import events
from textual.timer import Timer

from boms.ui import motion
from boms.ui.screens.base import Framed


class Moving(Framed):
    """Draws a movement from time to time until it is over. Any key ends it, and does nothing else.

    Subclasses draw it in `draw_motion` and start it with `begin_motion`, which ends what still moves.
    """

    def __init__(self) -> None:
        super().__init__()
        self._clock: Timer | None = None
        self._began: float | None = None
        """When the movement began to be seen; None: the screen has not been drawn yet."""
        self._lasts = 0.0

    @property
    def is_moving(self) -> bool:
        """Whether something moves just now."""
        return self._clock is not None

    def may_move(self) -> bool:
        """Whether people and their terminal want movements at all."""
        wished = bool(self.boms.preferences.animations) and self.app.animation_level != "none"
        return wished and motion.SECONDS > 0

    def draw_motion(self, share: float) -> None:
        """Draws the movement after this share of its time; 1: it is over."""

    def begin_motion(self) -> None:
        """Begins to move, or draws the end at once where nothing is to move."""
        self._stop_clock()
        if not self.may_move():
            self.draw_motion(1)
            return
        self.draw_motion(0)
        self.top_bar.repaint()
        self._began, self._lasts = None, motion.SECONDS * self.boms.preferences.animations.factor
        self._clock = self.boms.set_interval(self._lasts / motion.STEPS, self._draw_on)

    def _draw_on(self) -> None:
        """The next picture. The first one waits for the whole screen: nothing may move upon what was shown before."""
        if self.app.screen is not self:
            self.end_motion()
        elif self._began is None:
            self._began = monotonic() if self.top_bar.is_painted else None
        elif (share := (monotonic() - self._began) / self._lasts) < 1:
            self.draw_motion(share)
        else:
            self.end_motion()

    def end_motion(self) -> None:
        """Ends the movement and shows what comes of it."""
        if self._clock is not None:
            self._stop_clock()
            self.draw_motion(1)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.stop()
            self._clock = None

    def on_key(self, event: events.Key) -> None:
        """A key during a movement ends it and does nothing else."""
        if self.is_moving:
            event.stop()
            event.prevent_default()
            self.end_motion()
        else:
            super().on_key(event)
