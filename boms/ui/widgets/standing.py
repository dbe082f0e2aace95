"""What a seat says of itself in a word or two: its title, how it stands in the trick, how many cards it holds."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from boms.rules import MASTER_RANK, Title
from boms.seat import Cleared, Laid, Leads, Passed, Phase, SeatFace, Skipped
from boms.text import PackWords, _, n_, p_, place_text, play_text, rank_text, sentence, title_text
from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.canvas import fitted

_WORDY = 10
"""Columns from which a play is said in words."""


def short_title(title: Title, words: PackWords | None, room: int) -> str:
    """A title where there is little room; a pack's own word is cut short with a full stop."""
    own = title_text(title, words)
    if own != title_text(title):
        return own if cell_len(own) <= room else fitted(own, room)[:-1] + "."
    match title:
        case Title.PRESIDENT:
            return p_("title, at most seven letters", "Pres.")
        case Title.VICE_PRESIDENT:
            return p_("title, at most seven letters", "Vice-P.")
        case Title.NEUTRAL:
            return p_("title, at most seven letters", "Citizen")
        case Title.VICE_BOMS:
            return p_("title, at most seven letters", "Vice-S.")
        case Title.BOMS:
            return p_("title, at most seven letters", "Scum")


def standing(scene: Scene, face: SeatFace, look: Look, room: int) -> tuple[str, Style]:
    """How a seat stands in this trick, in a word or two, and the style for it."""
    if face.place is not None:
        return sentence(place_text(face.place)), look.panel_accent
    said, style = _in_trick(scene, face, look, room)
    return (_with_mark(said, room), look.panel_warning) if face.is_marked else (said, style)


def _with_mark(said: str, room: int) -> str:
    """That a last card was not announced, beside what else there is to say; only a sign where there is little room."""
    if not said:
        return _("marked")
    whole = _("{said}, marked").format(said=said)
    return whole if cell_len(whole) <= room else f"! {said}"


def _in_trick(scene: Scene, face: SeatFace, look: Look, room: int) -> tuple[str, Style]:
    """What a live seat did in this trick, or is to do."""
    if scene.public.phase is not Phase.PLAY:
        return "", look.panel_quiet
    if face.seat == scene.public.to_act:
        return (p_("on the seat", "to play") if scene.public.pile else _("leads")), look.panel_accent
    last_said = _last_in_trick(scene, face.seat)
    if face.has_passed or isinstance(last_said, Passed):
        passed = _("passed")
        short = p_("on the seat, at most six letters", "passed")
        return passed if cell_len(passed) <= room else short, look.panel_quiet
    if isinstance(last_said, Skipped):
        return p_("on the seat", "skipped"), look.panel_warning
    last = next((play for play in reversed(scene.public.pile) if play.seat == face.seat), None)
    return (_play(last, scene, look, room), look.panel) if last else ("", look.panel_quiet)


def _play(play: Laid, scene: Scene, look: Look, room: int) -> str:
    """A play in words, or as short as `Q×2`."""
    words = play_text(play)
    if (room >= _WORDY and cell_len(words) <= room) or play.rank == MASTER_RANK:
        return words
    rank = rank_text(play.rank, scene.words)
    return rank if play.size == 1 else f"{rank}{look.glyph('×', 'x')}{play.size}"


def _last_in_trick(scene: Scene, seat: int) -> Laid | Passed | Skipped | None:
    """The last thing this seat did, or that befell it, in this trick."""
    for event in reversed(scene.events):
        if isinstance(event, Cleared | Leads):
            return None
        if isinstance(event, Laid | Passed | Skipped) and event.seat == seat:
            return event
    return None


def cards_left(number: int) -> str:
    """How many cards somebody holds."""
    return n_("{n} card", "{n} cards", number).format(n=number)
