"""Pages to read: the rules in force, the keys of a screen, what has been laid so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len

from boms.cards import count, each
from boms.handbook import rules_in_words
from boms.rules import Rules, tables_for, titles_by_place
from boms.seat import SeatFace
from boms.text import _, card_letters, log_lines, n_, p_, sentence, this_round, title_text
from boms.ui.commands import key_name
from boms.ui.scene import Scene
from boms.ui.themes import Look
from boms.ui.widgets.rulebook import book_page
from boms.ui.widgets.setup_words import changed_mark
from boms.walk import Out, laid

if TYPE_CHECKING:
    from boms.ui.app import BomsApp
    from boms.ui.screens.base import Framed

_WORDS = 2
"""So many columns of the titles and points are words."""


def help_page(app: BomsApp, screen: Framed) -> str:
    """The rules in force in words, then the keys of a screen; the keys first where no match is being played."""
    keys = f"# {_('Keys')}\n\n{_keys_page(screen)}"
    if app.walk is not None:
        return f"{rules_page(app, app.walk.table.rules, len(app.walk.table.names()))}\n\n{keys}"
    if app.setup.pack is None:
        return keys
    return f"{keys}\n\n{rules_page(app, app.setup.rules)}"


def rules_page(app: BomsApp, rules: Rules, players: int | None = None) -> str:
    """Rules in words, with what differs from the variant marked; for so many players, or for all who may play."""
    base = app.setup.pack.rules if app.setup.pack else None
    book = rules_in_words(rules, app.words, players, base, letters=app.look.has_letters)
    return book_page(book, changed_mark(app.look))


def _keys_page(screen: Framed) -> str:
    lines = []
    for command in screen.all_commands():
        keys = " ".join(dict.fromkeys(key_name(key) for key in command.keys))
        lines.append(f"  {keys:<16}{command.label}")
    return "\n".join(lines)


def read_log(app: BomsApp) -> None:
    """Shows what has happened in this round."""
    if app.walk is not None:
        scene = app.walk.scene()
        app.read(sentence(this_round(scene.public.round_number, app.words)), log_page(scene))


def log_page(scene: Scene) -> str:
    """What has happened in this round, as everybody may know it."""
    names = scene.names()
    told = log_lines(scene.events, names, scene.words, titles_by_place(scene.rules, len(names)))
    return "\n".join((*scene.notes, *told))


def standing_page(scene: Scene) -> str:
    """Everybody's title, points and rounds won before this round is over, clockwise."""
    has_points = bool(scene.rules.points)
    head = (p_("column", "name"), p_("column", "title"), *((_("points"),) if has_points else ()), _("rounds won"))
    rows = [head, *(_standing(scene, face, has_points=has_points) for face in scene.public.seats)]
    wide = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  " + "   ".join(map(_padded, row, wide, range(len(row)))).rstrip() for row in rows)


def _standing(scene: Scene, face: SeatFace, *, has_points: bool) -> tuple[str, ...]:
    title = title_text(face.title, scene.words) if face.title else _("no title yet")
    return (face.name, title, *((str(face.points),) if has_points else ()), str(face.presidencies))


def _padded(text: str, wide: int, column: int) -> str:
    """Words stand on the left of their column, numbers on the right."""
    gap = " " * (wide - cell_len(text))
    return text + gap if column < _WORDS else gap + text


def laid_page(scene: Scene, look: Look) -> str:
    """The cards laid so far in this round, by rank, and how many of each have not been seen; the master card apart."""
    heaps = tuple(laid(scene.public, tables_for(scene.rules, len(scene.public.seats))))
    wide = max((cell_len(heap.name) for heap in heaps), default=0)
    return "\n".join(f"  {_padded(heap.name, wide, 0)}  {_heap_line(heap, look)}" for heap in heaps)


def _heap_line(heap: Out, look: Look) -> str:
    cards = " ".join("".join(card_letters(card, letters=look.is_ascii)) for card in each(heap.seen))
    left = count(heap.left)
    said = n_("{n} still out", "{n} still out", left).format(n=left) if left else _("all laid")
    return f"{said:<14} {cards}"
