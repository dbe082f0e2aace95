"""Values of house rules in words."""

from collections.abc import Callable
from typing import Final

from boms.cards import JOKER_RANK, RANKS, SUITS, Cards, count, each, of_ranks, read_card, read_cards, suit_of
from boms.rules import Title, Value
from boms.text.counting import list_text, sentence
from boms.text.groups import card_name, group_text
from boms.text.languages import N_, _, n_
from boms.text.ranks import rank_names
from boms.text.titles import PackWords, title_text

_WORDS: Final[dict[str, dict[Value, str]]] = {
    "joker_role": {"high": N_("A rank above two"), "wild": N_("Wild")},
    "seating": {"fixed": N_("Everybody stays"), "by_placement": N_("By placement")},
    "later_dealer": {"boms": N_("The scum"), "next_player": N_("The next player")},
    "first_lead": {"left_of_dealer": N_("Left of the dealer"), "holder": N_("Who holds the starting card")},
    "later_lead": {"boms": N_("The scum"), "president": N_("The president")},
    "equal_rank": {
        "illegal": N_("Not allowed"),
        "legal": N_("Allowed"),
        "skips_next": N_("Allowed, and the next player is skipped"),
    },
    "pass_lasts": {"trick": N_("Until the table is cleared"), "turn": N_("One turn")},
    "table_keeper": {"anyone": N_("Clears itself"), "boms": N_("Only the scum")},
    "master_timing": {"on_turn": N_("On your turn"), "any_time": N_("At any time")},
    "master_on_empty": {"allowed": N_("Allowed"), "makes_boms": N_("Makes you scum")},
    "master_last": {"allowed": N_("Allowed"), "makes_boms": N_("Makes you scum")},
    "master_in_exchange": {"kept": N_("Kept"), "given": N_("Must be given")},
    "lead_after_out": {"next_player": N_("The next player"), "previous_to_play": N_("Who played last before")},
    "exchange_choice": {"best": N_("The best"), "on_request": N_("Those asked for")},
    "match_end": {
        "open": N_("When you stop"),
        "points": N_("At a number of points"),
        "rounds": N_("After a number of rounds"),
        "minutes": N_("After a number of minutes"),
    },
    "winner": {
        "none": N_("Nobody"),
        "most_points": N_("Most points"),
        "most_presidencies": N_("Most often president"),
        "last_president": N_("The last president"),
    },
}

_NEVER: Final = {
    "two_packs_from": N_("Never"),
    "first_lead_card": N_("None"),
    "wild_rank": N_("None"),
    "turn_down_rank": N_("None"),
    "master_card": N_("None"),
    "vice_president_from": N_("Never"),
    "vice_boms_from": N_("Never"),
}


def value_text(key: str, value: Value, words: PackWords | None = None) -> str:
    """A value of a key in a few words; two different values of one key never read the same."""
    if isinstance(value, bool):
        return _("Yes") if value else _("No")
    if value is None:
        return _(_NEVER[key])
    if key in _WORDS:
        return _(_WORDS[key][value])
    return _OTHERS.get(key, _number)(value, words)


def _number(value: Value, words: PackWords | None) -> str:
    return str(value)


def _from(value: Value, words: PackWords | None) -> str:
    return _("From {number} players").format(number=value)


def _players(value: Value, words: PackWords | None) -> str:
    return _("{number} players").format(number=value)


def _cards(value: Value, words: PackWords | None) -> str:
    number = value if isinstance(value, int) else 0
    if not number:
        return _("None")
    return n_("{number} card", "{number} cards", number).format(number=number)


def _equal_cards(value: Value, words: PackWords | None) -> str:
    return _("{number} equal cards").format(number=value) if value else _("Never")


def _rank(value: Value, words: PackWords | None) -> str:
    return sentence(rank_names(RANKS.index(str(value))))


def _ranks(value: Value, words: PackWords | None) -> str:
    ranks = value if isinstance(value, tuple) else ()
    return sentence(list_text([rank_names(RANKS.index(rank)) for rank in ranks])) or _("None")


def _card(value: Value, words: PackWords | None) -> str:
    return sentence(card_name(read_card(str(value))))


def _removed(value: Value, words: PackWords | None) -> str:
    removed = value.items() if isinstance(value, dict) else ()
    text = _("with {players}: {cards}")
    parts = [text.format(players=players, cards=_heaps_words(read_cards(str(cards)))) for players, cards in removed]
    return sentence("; ".join(parts)) or _("None")


def _heaps_words(cards: Cards) -> str:
    """Cards by their names; as many of a rank in every suit by their number alone: four fives."""
    names = list[str]()
    for rank in range(JOKER_RANK):
        of_rank = of_ranks(cards, (rank,))
        if of_rank and count(of_rank) % len(SUITS) == 0 and len(set(map(suit_of, each(of_rank)))) == len(SUITS):
            names.append(group_text(rank, count(of_rank)))
        else:
            names += [card_name(card) for card in each(of_rank)]
    return list_text([*names, *(card_name(card) for card in each(of_ranks(cards, (JOKER_RANK,))))])


def _points(value: Value, words: PackWords | None) -> str:
    scored = value.items() if isinstance(value, dict) else ()
    text = _("{title} {points}")
    parts = [text.format(title=title_text(Title(str(title)), words), points=points) for title, points in scored]
    return sentence(", ".join(parts)) or _("None")


_OTHERS: Final[dict[str, Callable[[Value, PackWords | None], str]]] = {
    "min_players": _players,
    "max_players": _players,
    "two_packs_from": _from,
    "removed_cards": _removed,
    "first_lead_card": _card,
    "wild_rank": _rank,
    "turn_down_rank": _rank,
    "same_rank_clears": _equal_cards,
    "clearing_ranks": _ranks,
    "master_card": _card,
    "vice_president_from": _from,
    "vice_boms_from": _from,
    "exchange_president": _cards,
    "exchange_president_with_vice": _cards,
    "exchange_vice": _cards,
    "points": _points,
}
