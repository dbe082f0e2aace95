"""House rules in lines of words: what a variant plays, what differs, what is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum

from boms.packs import BrokenPack, Pack, problem_sentence
from boms.rules import GROUPS_OF_KEYS, KEYS, Rules, changed, choices, oddities, with_values
from boms.text import PackWords, _, group_of_keys_text, key_help, key_text, oddity_text, value_text
from boms.ui.themes import Look
from boms.ui.widgets.setup_reading import Paragraph
from boms.ui.widgets.setup_rows import Row
from boms.ui.widgets.setup_values import value_of


def changed_mark(look: Look) -> str:
    """What stands in front of a rule that differs."""
    return look.glyph("◆", "*")


def rules_lines(
    rules: Rules, marked: Collection[str], mark: str, words: PackWords, *, keys: Sequence[str] = KEYS
) -> Iterator[Paragraph]:
    """The rules group by group, one line each; `marked` are the keys that differ. What has no effect is left out."""
    idle = idle_keys(rules)
    for group, its in GROUPS_OF_KEYS.items():
        shown = [key for key in its if key in keys and key not in idle]
        if not shown:
            continue
        yield Paragraph("")
        yield Paragraph(group_of_keys_text(group), "accent")
        for key in shown:
            value = value_text(key, value_of(rules, key), words)
            yield Paragraph(
                key_text(key), "accent" if key in marked else "plain", mark if key in marked else " ", value
            )


def idle_keys(rules: Rules) -> frozenset[str]:
    """The keys that have no effect as things stand, whatever they are set to."""
    return frozenset(key for key in KEYS if _is_idle(rules, key))


def _is_idle(rules: Rules, key: str) -> bool:
    now = value_of(rules, key)
    others = ("3D", "4D") if key == "first_lead_card" else (1, 2) if key == "match_target" else choices(key)
    other = next((value for value in others if value not in (now, value_of(Rules(), key))), None)
    return any(odd.key == key for odd in oddities(rules if other is None else with_values(rules, {key: other})))


def special_keys(pack: Pack, packs: Sequence[Pack]) -> tuple[str, ...]:
    """The keys in which a pack is unlike most of the others."""
    others = [other.rules for other in packs if other.id != pack.id]
    return tuple(key for key in KEYS if others and _is_special(pack.rules, key, others))


def _is_special(rules: Rules, key: str, others: Sequence[Rules]) -> bool:
    values = Counter(repr(value_of(other, key)) for other in others)
    return values[repr(value_of(rules, key))] * 2 < len(others)


def pack_lines(pack: Pack, packs: Sequence[Pack], mark: str, rules: Rules) -> tuple[Paragraph, ...]:
    """Everything about a pack: what it is, whom it suits, its rules, advice.

    `rules` are those in force if it is played. What was changed in them is marked, or what is special about the pack.
    """
    words, differing = pack.words_in(), tuple(changed(rules, pack.rules))
    marked = differing or special_keys(pack, packs)
    lines = [Paragraph(words.name, "accent"), Paragraph(words.description), Paragraph("")]
    lines.append(Paragraph(suits_text(pack), "good"))
    if differing:
        text = _("{mark} house rules changed: {number}").format(mark=mark, number=len(differing))
        lines.append(Paragraph(text, "accent"))
    elif marked:
        lines.append(Paragraph(_("{mark} differs from most other variants").format(mark=mark), "quiet"))
    lines += rules_lines(rules, marked, mark, words)
    if words.tips:
        lines += [Paragraph(""), Paragraph(_("Advice"), "accent")]
        lines += [Paragraph(tip, mark="·") for tip in words.tips]
    return tuple(lines)


def suits_text(pack: Pack) -> str:
    """How many players a pack takes and suits best."""
    rules, (low, high) = pack.rules, pack.best_with
    best = str(low) if low == high else f"{low}–{high}"
    return _("For {least} to {most} players, best with {best}").format(
        least=rules.min_players, most=rules.max_players, best=best
    )


def broken_lines(pack: BrokenPack) -> tuple[Paragraph, ...]:
    """What is wrong with a broken pack, each problem with its line."""
    lines = [
        Paragraph(_("{name} cannot be played").format(name=pack.id), "warning"),
        Paragraph(str(pack.path), "quiet"),
    ]
    for problem in pack.problems:
        where = "" if problem.line is None else _("Line {line}: {sentence}")
        sentence = problem_sentence(problem)
        text = where.format(line=problem.line, sentence=sentence) if where else sentence
        lines += [Paragraph(""), Paragraph(text, mark="·")]
    return tuple(lines)


def matching_keys(sought: str) -> tuple[str, ...]:
    """The keys whose label, explanation, name or values contain every word that was typed."""
    parts = sought.casefold().split()
    return tuple(key for key in KEYS if all(part in _searched(key) for part in parts))


def _searched(key: str) -> str:
    values = (value_text(key, value) for value in choices(key) if isinstance(value, StrEnum))
    return " ".join((key, key.replace("_", " "), key_text(key), key_help(key), *values)).casefold()


def key_rows(
    rules: Rules, pack: Rules, keys: Collection[str], mark: str, words: PackWords, clashing: Collection[str]
) -> tuple[Row, ...]:
    """The keys as rows under the headings of their groups, with their values; changed and clashing ones marked."""
    differing, rows = changed(rules, pack), list[Row]()
    idle = idle_keys(rules)
    for group, its in GROUPS_OF_KEYS.items():
        shown = [key for key in its if key in keys]
        rows += [Row("", group_of_keys_text(group), style="heading")] if shown else []
        for key in shown:
            style = "warning" if key in clashing else "quiet" if key in idle else "plain"
            value = value_text(key, value_of(rules, key), words)
            sign = "!" if key in clashing else mark if key in differing else ""
            rows.append(Row(key, key_text(key), _shortened(key, rules, value), sign, style))
    return tuple(rows)


def _shortened(key: str, rules: Rules, value: str) -> str:
    """Long lists only say how many they are: what they hold stands beside the list."""
    if key == "removed_cards" and rules.removed_cards:
        return _("for {players} players").format(players=", ".join(map(str, rules.removed_cards)))
    if key == "points" and rules.points:
        return ", ".join(f"{points:+d}" for points in rules.points.values())
    if key == "clearing_ranks" and len(rules.clearing_ranks) > 2:
        return ", ".join(rules.clearing_ranks)
    return value


def oddity_lines(rules: Rules, key: str) -> tuple[str, ...]:
    """Why a key has no effect as things stand; empty if it has."""
    return tuple(oddity_text(oddity) for oddity in oddities(rules) if oddity.key == key)
