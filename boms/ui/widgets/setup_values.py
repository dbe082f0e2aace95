"""House rules as spots that can be pressed: what stands there for each key, and the rules after each press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boms.cards import RANKS, SUITS, cards_text, read_cards
from boms.rules import Rules, Title, Value, choices, packs_for, with_values
from boms.text import PackWords, _, rank_text, suit_text, title_text, value_text

MOST_POINTS: Final = 10
"""Most points a title can score or lose in a round."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something that can be pressed, or a word between such things."""

    name: str
    """What it is called among the spots; empty: a word that cannot be pressed."""
    label: str
    """What it says."""
    rules: Rules | None = None
    """The rules when it has been pressed; None: they stay."""
    is_chosen: bool = False
    """Whether it stands for what is so now."""
    page: int | None = None
    """The number of players whose removed cards are to be shown next; None: as before."""
    is_button: bool = False
    """Whether pressing it does something each time, instead of choosing it."""


@dataclass(frozen=True, slots=True)
class Bench:
    """Spots side by side, with a word in front; too many for one line go on below."""

    spots: tuple[Spot, ...]
    """From left to right."""
    caption: str = ""
    """What stands in front."""
    is_tight: bool = False
    """Drawn close together and without marks: cards."""
    is_many: bool = False
    """Several may be chosen at once."""


def value_of(rules: Rules, key: str) -> Value:
    """What a key is set to."""
    value: Value = getattr(rules, key)
    return value


def benches(rules: Rules, key: str, *, page: int, words: PackWords | None = None) -> tuple[Bench, ...]:
    """What can be pressed to change a key. `page` is the number of players, for `removed_cards`."""
    special: dict[str, Callable[[], tuple[Bench, ...]]] = {
        "removed_cards": lambda: _removed(rules, page),
        "first_lead_card": lambda: _card(rules, key),
        "master_card": lambda: _card(rules, key),
        "clearing_ranks": lambda: (_clearing(rules),),
        "points": lambda: tuple(_points(rules, title, words) for title in Title),
        "match_target": lambda: (_target(rules),),
    }
    return special[key]() if key in special else _listed(rules, key, words)


def _listed(rules: Rules, key: str, words: PackWords | None) -> tuple[Bench, ...]:
    """Few words stand below one another, numbers and ranks side by side."""
    now = value_of(rules, key)
    spots = tuple(
        Spot(str(value), _short(key, value, words), with_values(rules, {key: value}), value == now)
        for value in choices(key)
    )
    return (Bench(spots),) if _are_short(key) else tuple(Bench((spot,)) for spot in spots)


def _are_short(key: str) -> bool:
    return key in ("wild_rank", "turn_down_rank") or any(type(value) is int for value in choices(key))


def _short(key: str, value: Value, words: PackWords | None) -> str:
    if key == "same_rank_clears" and not value:
        return value_text(key, value, words)
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if isinstance(value, str) and value in RANKS:
        return rank_text(RANKS.index(value), words)
    return value_text(key, value, words)


def _card(rules: Rules, key: str) -> tuple[Bench, ...]:
    now = value_of(rules, key)
    none = Spot("none", value_text(key, None), with_values(rules, {key: None}), now is None)
    return (Bench((none,)), *(_suit(letter, lambda card: _named(rules, key, card)) for letter in SUITS))


def _named(rules: Rules, key: str, card: str) -> tuple[str, Rules, bool]:
    return "", with_values(rules, {key: card}), value_of(rules, key) == card


def _suit(letter: str, made: Callable[[str], tuple[str, Rules, bool]]) -> Bench:
    """A row of cards; `made` says for each card what to add to its rank, the rules then, and whether it is chosen."""
    spots = []
    for number, rank in enumerate(RANKS):
        more, after, is_chosen = made(rank + letter)
        spots.append(Spot(rank + letter, rank_text(number) + more, after, is_chosen))
    return Bench(tuple(spots), suit_text(SUITS.index(letter)), is_tight=True, is_many=True)


def _removed(rules: Rules, page: int) -> tuple[Bench, ...]:
    taken = rules.removed_cards
    pages = tuple(
        Spot(f"page{number}", f"{number}*" if number in taken else str(number), None, number == page, number)
        for number in range(rules.min_players, rules.max_players + 1)
    )
    suits = tuple(_suit(letter, lambda card: _taken_out(rules, page, card)) for letter in SUITS)
    jokers = (Bench((_joker(rules, page),), is_tight=True, is_many=True),) if rules.jokers else ()
    return (Bench(pages, _("Players"), is_tight=True), *suits, *jokers)


def _joker(rules: Rules, page: int) -> Spot:
    more, after, is_chosen = _taken_out(rules, page, "JK")
    return Spot("JK", _("Joker") + more, after, is_chosen)


def _taken_out(rules: Rules, players: int, card: str) -> tuple[str, Rules, bool]:
    """One copy more at each press, then none."""
    now = rules.removed_cards.get(players, "").split()
    copies = now.count(card)
    most = rules.jokers if card == "JK" else packs_for(rules, players)
    after = [word for word in now if word != card] + [card] * (copies + 1 if copies < most else 0)
    return f"×{copies}" if copies > 1 else "", with_removed(rules, players, " ".join(after)), copies > 0


def with_removed(rules: Rules, players: int, cards: str) -> Rules:
    """The rules with these cards taken out for so many players; none: no longer named."""
    others = {number: old for number, old in rules.removed_cards.items() if number != players}
    if cards:
        others[players] = cards_text(read_cards(cards))
    return with_values(rules, {"removed_cards": dict(sorted(others.items()))})


def _clearing(rules: Rules) -> Bench:
    now = rules.clearing_ranks
    return Bench(tuple(_clearing_rank(rules, rank, is_chosen=rank in now) for rank in RANKS), is_many=True)


def _clearing_rank(rules: Rules, rank: str, *, is_chosen: bool) -> Spot:
    after = tuple(other for other in RANKS if (other in rules.clearing_ranks) != (other == rank))
    return Spot(rank, rank_text(RANKS.index(rank)), with_values(rules, {"clearing_ranks": after}), is_chosen)


def _points(rules: Rules, title: Title, words: PackWords | None) -> Bench:
    now = rules.points.get(title, 0)
    number = Spot("", f"{now:+d}" if now else "0")
    return Bench((_scored(rules, title, now - 1), number, _scored(rules, title, now + 1)), title_text(title, words))


def _scored(rules: Rules, title: Title, points: int) -> Spot:
    is_more = points > rules.points.get(title, 0)
    after = with_points(rules, title, min(max(-MOST_POINTS, points), MOST_POINTS))
    return Spot(f"{title}{'+' if is_more else '-'}", "+" if is_more else "−", after, is_button=True)


def with_points(rules: Rules, title: Title, points: int) -> Rules:
    """The rules with so many points for a title; a title that scores nothing is not named."""
    scored = {**rules.points, title: points}
    return with_values(rules, {"points": {other: scored[other] for other in Title if scored.get(other)}})


def _target(rules: Rules) -> Bench:
    now = rules.match_target
    steps = tuple(
        Spot(f"{by:+d}", f"{by:+d}".replace("-", "−"), _with_target(rules, now + by), is_button=True)
        for by in (-10, -1, 1, 10)
    )
    return Bench((*steps[:2], Spot("", str(now)), *steps[2:]))


def _with_target(rules: Rules, target: int) -> Rules:
    return with_values(rules, {"match_target": max(1, target)})
