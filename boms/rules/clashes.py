"""What is impossible together (rules.md §9), and what is merely pointless."""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from boms.cards import bits_of, count, has_all, read_card, read_cards
from boms.rules.house import Rules
from boms.rules.tables import deck_for, full_deck, packs_for
from boms.rules.values import FirstLead, JokerRole, MatchEnd, Title, Winner


class Clash(StrEnum):
    """Why rules cannot be."""

    MIN_ABOVE_MAX = "min_above_max"
    """More players needed than allowed."""
    RANK_TWICE = "rank_twice"
    """One rank in two of wild, turning and clearing."""
    CLEARS_NEVER = "clears_never"
    """No number of players has so many equal cards."""
    REMOVED_NOT_THERE = "removed_not_there"
    """A removed card is not in the deck."""
    INCLUDES_WITHOUT_HOLDER = "includes_without_holder"
    """The first play must hold a card, but its holder does not lead."""
    INCLUDES_REMOVED = "includes_removed"
    """The first play must hold a card that is taken out."""
    INCLUDES_SPECIAL = "includes_special"
    """The first play must hold a card that is the master card or wild."""
    HOLDER_OF_NOTHING = "holder_of_nothing"
    """The holder of a card leads, but no card is named."""
    POINTS_NOBODY_GETS = "points_nobody_gets"
    """Points decide, but no title brings any."""
    MASTER_IS_WILD = "master_is_wild"
    """The master card is of the wild rank."""
    DECK_TOO_SMALL = "deck_too_small"
    """Not a card for every player."""


class Conflict(Struct, frozen=True):
    """One impossible combination."""

    clash: Clash
    """Why it cannot be."""
    keys: tuple[str, ...]
    """The keys that together cause it; changing any of them can be a way out."""
    players: int | None = None
    """The number of players it is about; None: any."""
    what: str | None = None
    """The rank or the cards it is about; None: nothing in particular."""


class Oddity(Struct, frozen=True):
    """One value that has no effect while another is as it is."""

    key: str
    """The key without effect."""
    because: tuple[str, ...]
    """The keys that make it so."""


def conflicts(rules: Rules) -> tuple[Conflict, ...]:
    """Every impossible combination in the rules, §9; empty when a match can start.

    "More than 36 cards in a hand" cannot happen with these keys: two packs and four jokers are 36 each for three.
    """
    if rules.min_players > rules.max_players:
        return (Conflict(Clash.MIN_ABOVE_MAX, ("min_players", "max_players")), *_about_cards(rules))
    return (*_about_cards(rules), *_about_numbers(rules))


def _about_cards(rules: Rules) -> Iterator[Conflict]:
    named = [("wild_rank", rules.wild_rank), ("turn_down_rank", rules.turn_down_rank)]
    named += [("clearing_ranks", rank) for rank in rules.clearing_ranks]
    for rank, times in Counter(rank for _, rank in named if rank).items():
        if times > 1:
            yield Conflict(Clash.RANK_TWICE, tuple(key for key, other in named if other == rank), what=rank)
    if rules.first_lead is FirstLead.HOLDER and rules.first_lead_card is None:
        yield Conflict(Clash.HOLDER_OF_NOTHING, ("first_lead", "first_lead_card"))
    if rules.first_play_includes_card:
        yield from _about_first_play(rules)
    if rules.master_card and rules.master_card[:-1] == rules.wild_rank:
        yield Conflict(Clash.MASTER_IS_WILD, ("master_card", "wild_rank"), what=rules.master_card)
    yield from _about_points(rules)


def _about_first_play(rules: Rules) -> Iterator[Conflict]:
    card = rules.first_lead_card
    if rules.first_lead is FirstLead.LEFT_OF_DEALER:
        yield Conflict(Clash.INCLUDES_WITHOUT_HOLDER, ("first_play_includes_card", "first_lead"))
    keys = ("first_play_includes_card", "first_lead_card")
    if card and card == rules.master_card:
        yield Conflict(Clash.INCLUDES_SPECIAL, (*keys, "master_card"), what=card)
    if card and card[:-1] == rules.wild_rank:
        yield Conflict(Clash.INCLUDES_SPECIAL, (*keys, "wild_rank"), what=card)


def _about_points(rules: Rules) -> Iterator[Conflict]:
    if any(points > 0 for points in rules.points.values()):
        return
    if rules.match_end is MatchEnd.POINTS:
        yield Conflict(Clash.POINTS_NOBODY_GETS, ("match_end", "points"))
    if rules.winner is Winner.MOST_POINTS:
        yield Conflict(Clash.POINTS_NOBODY_GETS, ("winner", "points"))


def _about_numbers(rules: Rules) -> Iterator[Conflict]:
    allowed = range(rules.min_players, rules.max_players + 1)
    if rules.same_rank_clears > max(_most_equal(rules, players) for players in allowed):
        yield Conflict(Clash.CLEARS_NEVER, ("same_rank_clears", "two_packs_from", "jokers", "wild_rank"))
    for players, removed in sorted(rules.removed_cards.items()):
        if not has_all(full_deck(rules, players), read_cards(removed)):
            yield Conflict(Clash.REMOVED_NOT_THERE, ("removed_cards",), players, removed)
    for players in allowed:
        yield from _about_deck(rules, players)


def _most_equal(rules: Rules, players: int) -> int:
    """Most cards that can count as one rank: the rank itself and everything wild."""
    wild_jokers = rules.jokers if rules.joker_role is JokerRole.WILD else 0
    return packs_for(rules, players) * (8 if rules.wild_rank else 4) + wild_jokers


def _about_deck(rules: Rules, players: int) -> Iterator[Conflict]:
    deck = deck_for(rules, players)
    if count(deck) < players:
        yield Conflict(Clash.DECK_TOO_SMALL, ("removed_cards",), players)
    card = rules.first_lead_card
    if rules.first_play_includes_card and card and not has_all(deck, bits_of(read_card(card))):
        yield Conflict(Clash.INCLUDES_REMOVED, ("first_play_includes_card", "removed_cards"), players, card)


def oddities(rules: Rules) -> tuple[Oddity, ...]:
    """Every value that is set away from its default but has no effect as things stand, §9."""
    plain = Rules()
    return tuple(odd for odd in _without_effect(rules) if getattr(rules, odd.key) != getattr(plain, odd.key))


def _without_effect(rules: Rules) -> Iterator[Oddity]:
    if not rules.master_card:
        for key in ("master_timing", "master_on_empty", "master_last", "master_in_exchange"):
            yield Oddity(key, ("master_card",))
    if not (rules.master_card or "").startswith("3"):
        yield Oddity("all_threes_clear", ("master_card",))
    elif not rules.same_rank_clears:
        yield Oddity("all_threes_clear", ("same_rank_clears",))
    if not rules.jokers:
        yield Oddity("joker_role", ("jokers",))
    if rules.first_lead is FirstLead.LEFT_OF_DEALER:
        yield Oddity("first_lead_card", ("first_lead",))
    if rules.match_end is MatchEnd.OPEN:
        yield Oddity("match_target", ("match_end",))
    yield from _titles_without_effect(rules)


def _titles_without_effect(rules: Rules) -> Iterator[Oddity]:
    missing = [key for key in ("vice_president_from", "vice_boms_from") if not _can_exist(rules, key)]
    if missing:
        yield Oddity("exchange_vice", tuple(missing))
    if missing or not rules.exchange_vice:
        yield Oddity("exchange_president_with_vice", tuple(missing) or ("exchange_vice",))
    for title, key in ((Title.VICE_PRESIDENT, "vice_president_from"), (Title.VICE_BOMS, "vice_boms_from")):
        if key in missing and rules.points.get(title):
            yield Oddity("points", (key,))


def _can_exist(rules: Rules, key: str) -> bool:
    start = rules.vice_president_from if key == "vice_president_from" else rules.vice_boms_from
    return start is not None and start <= rules.max_players
