"""What clears the table (rules.md §4.5, §4.7, §4.8, §7)."""

from collections import defaultdict
from collections.abc import Iterator

from boms.cards import RANKS, Cards, bits_of, number_of, read_card
from boms.handbook.pages import Section, Sentence, paragraph, section
from boms.handbook.telling import SPAN, Telling, players_text
from boms.rules import EqualRank, TableKeeper
from boms.text import _, list_text, number_text, rank_names


def clearing(telling: Telling) -> Section:
    """When the cards are put aside, and who plays then."""
    return section(
        _("Clearing the table"),
        paragraph(*_passes(telling)),
        paragraph(_same_rank(telling), _by_whom(telling), _wild_count(telling), *_threes(telling)),
        paragraph(*_clearing_ranks(telling)),
        paragraph(*_keeper(telling)),
    )


def _passes(telling: Telling) -> Iterator[Sentence]:
    yield telling.say(
        _("If the turn comes back to the player whose cards lie on top, nobody has beaten them: the table is cleared.")
    )
    yield telling.say(
        _(
            "The cards go aside face down and stay out of play until the next deal."
            " Whoever laid the last ones leads anew, with whatever they like."
        )
    )


def _same_rank(telling: Telling) -> Sentence | None:
    number = telling.rules.same_rank_clears
    if not number:
        return None
    text = _(
        "If {number} cards of one rank lie on top of the pile, the table is cleared at once,"
        " and whoever laid the last of them leads."
    )
    return telling.say(text, "same_rank_clears", number=number_text(number))


def _by_whom(telling: Telling) -> Sentence | None:
    if not telling.rules.same_rank_clears:
        return None
    keys = ("same_rank_clears", "equal_rank")
    if telling.rules.equal_rank is EqualRank.ILLEGAL:
        return telling.say(_("That takes one player who lays them all at once."), *keys)
    return telling.say(_("One player may have laid them, or several one after the other."), *keys)


def _wild_count(telling: Telling) -> Sentence | None:
    if not telling.rules.same_rank_clears or not telling.has_wild_cards:
        return None
    keys = ("same_rank_clears", "wild_rank", "jokers", "joker_role")
    return telling.say(_("Wild cards among them count as the rank they stand for."), *keys)


def _threes(telling: Telling) -> Iterator[Sentence]:
    """How many threes are enough where that is fewer than of other ranks."""
    groups: dict[int, list[int]] = defaultdict(list)
    for players in telling.span:
        groups[_threes_needed(telling, players)].append(players)
    for needed, numbers in groups.items():
        if needed != telling.rules.same_rank_clears:
            yield _threes_enough(telling, needed, numbers)


def _threes_enough(telling: Telling, needed: int, numbers: list[int]) -> Sentence:
    keys = ("all_threes_clear", "same_rank_clears", "master_card", "two_packs_from", "removed_cards", *SPAN)
    is_always = len(numbers) == len(telling.span)
    if (telling.rules.master_card or "").startswith("3"):
        always = _("Of threes {number} are enough, as {master} is not one of them.")
        some = _("With {players} players {number} threes are enough, as {master} is not one of them.")
    else:
        always, some = _("Of threes {number} are enough."), _("With {players} players {number} threes are enough.")
    facts = {"number": number_text(needed), "master": telling.master, "players": players_text(numbers)}
    return telling.say(always if is_always else some, *keys, **facts)


def _threes_needed(telling: Telling, players: int) -> int:
    rules = telling.rules
    needed = rules.same_rank_clears
    if not needed or not rules.all_threes_clear or not rules.master_card:
        return needed
    masters = bits_of(read_card(rules.master_card), 2)
    return max(3, min(needed, number_of(Cards(telling.deck(players) & ~masters), 0)))


def _clearing_ranks(telling: Telling) -> Iterator[Sentence]:
    ranks = [rank_names(RANKS.index(rank)) for rank in telling.rules.clearing_ranks]
    if not ranks:
        return
    text = _("These always clear the table, and whoever lays them leads again: {ranks}.")
    yield telling.say(text, "clearing_ranks", ranks=list_text(ranks))
    yield telling.say(
        _(
            "A single one goes on anything that lies there, whatever its rank and number."
            " Two or more must be as many as lie there, but may be laid on any rank."
        ),
        "clearing_ranks",
    )


def _keeper(telling: Telling) -> Iterator[Sentence]:
    if telling.rules.table_keeper is TableKeeper.ANYONE:
        yield telling.say(_("Anybody may put the cards aside."), "table_keeper")
        return
    yield telling.say(
        _("From {round} 2 on, nobody but the latest {boms} may put the cards aside; play waits for it."),
        "table_keeper",
    )
    yield telling.say(
        _(
            "Whoever else touches them takes the last place when all places are taken, and the others move up."
            " If several do, the first of them is last."
        ),
        "table_keeper",
    )
