"""Pages to read: the rules in force, the keys of a screen, what has been laid so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boms.cards import JOKER_RANK, Cards, count, each, of_ranks, without
from boms.rules import GROUPS_OF_KEYS, Rules
from boms.text import _, card_letters, group_of_keys_text, key_text, n_, rank_names, sentence, value_text
from boms.ui.commands import key_name
from boms.ui.scene import Scene
from boms.ui.themes import Look

if TYPE_CHECKING:
    from boms.ui.app import BomsApp
    from boms.ui.screens.base import Framed


def help_page(app: BomsApp, screen: Framed) -> str:
    """The keys of a screen, and the rules in force if a match is being played."""
    keys = _keys_page(screen)
    rules = app.walk.table.rules if app.walk else app.setup.rules
    return f"# {_('Keys')}\n\n{keys}\n\n# {_('House rules in force')}\n\n{rules_page(rules)}"


def _keys_page(screen: Framed) -> str:
    lines = []
    for command in screen.all_commands():
        keys = " ".join(dict.fromkeys(key_name(key) for key in command.keys))
        lines.append(f"  {keys:<16}{command.label}")
    return "\n".join(lines)


def rules_page(rules: Rules) -> str:
    """Every house rule with its value, by group."""
    groups = []
    for group, keys in GROUPS_OF_KEYS.items():
        lines = [f"  {key_text(key)}: {value_text(key, getattr(rules, key))}" for key in keys]
        groups.append("\n".join([f"# {group_of_keys_text(group)}", *lines]))
    return "\n\n".join(groups)


def laid_page(scene: Scene, look: Look) -> str:
    """The cards laid so far in this round, by rank, and how many of each rank have not been seen."""
    seen, deck = scene.public.seen, scene.public.deck
    lines = []
    for rank in range(JOKER_RANK + 1):
        there = of_ranks(deck, (rank,))
        if there:
            lines.append(_rank_line(rank, of_ranks(seen, (rank,)), there, look))
    return "\n".join(lines)


def _rank_line(rank: int, seen: Cards, there: Cards, look: Look) -> str:
    cards = " ".join("".join(card_letters(card, letters=look.is_ascii)) for card in each(seen))
    left = count(without(there, seen))
    said = n_("{n} still out", "{n} still out", left).format(n=left) if left else _("all laid")
    return f"  {sentence(rank_names(rank)):<10} {said:<14} {cards}"
