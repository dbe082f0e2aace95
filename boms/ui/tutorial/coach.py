"""The coach: the panel in which the player is told what matters and what to press."""

from __future__ import annotations

from boms.ui.tutorial.lesson import Advice
from boms.ui.widgets.setup_reading import Paragraph, Reading, wrapped


class Coach(Reading):
    """Words beside the pile."""

    def __init__(self) -> None:
        super().__init__(ground="panel")
        self._advice = Advice((), "", "")

    def say(self, advice: Advice) -> None:
        """Says something else from now on."""
        self._advice = advice
        self._set_out()

    def _set_out(self) -> None:
        """With an empty line between the parts where there is room for it."""
        advice = self._advice
        parts = [
            [Paragraph(advice.remark, "warning")] if advice.remark else [],
            [Paragraph(text) for text in advice.said],
            [Paragraph(advice.keys, "accent")] if advice.keys else [],
        ]
        parts = [part for part in parts if part]
        close = [paragraph for part in parts for paragraph in part]
        airy = [paragraph for part in parts for paragraph in (Paragraph(""), *part)]
        height = sum(len(wrapped(paragraph.text, self.size.width - 2)) or 1 for paragraph in airy)
        self.tell(airy[self.size.height < height + 1 :] if height <= self.size.height + 1 else close)

    def on_resize(self) -> None:
        """Shares out the lines anew."""
        self._set_out()
        super().on_resize()


def coach_width(width: int) -> int:
    """Columns of the coach in a window of this width."""
    if width < 80:
        return 35
    return 46 if width < 110 else 52
