"""The deck, the deal, and who sits where (rules.md §3 and §4.1)."""

from collections.abc import Iterator

from boms.cards import JOKER_RANK, count, each, of_ranks
from boms.handbook.pages import Section, Sentence, paragraph, points, section
from boms.handbook.telling import SPAN, Telling, size_of_hands, taken_out
from boms.rules import LaterDealer, Seating
from boms.text import _, card_name, list_text, n_, number_text, rank_names

_DECK = ("two_packs_from", "jokers", "removed_cards", *SPAN)


def deck(telling: Telling) -> Section:
    """Which cards there are, how they are dealt, and by whom."""
    return section(
        _("Deck and deal"),
        paragraph(_packs(telling), _jokers(telling), *_removed(telling)),
        paragraph(_deal(telling), _uneven(telling)),
        points(*(_hands(telling, players) for players in telling.span)),
        paragraph(_first_dealer(telling), _later_dealer(telling), _seating(telling), _joining(telling)),
    )


def _packs(telling: Telling) -> Sentence:
    keys = ("two_packs_from", *SPAN)
    with_two = telling.numbers_with_two_packs()
    if not with_two:
        return telling.say(_("You need one ordinary pack of 52 cards."), *keys)
    if with_two == telling.span:
        return telling.say(_("You need two packs of 52 cards, shuffled together: every card is there twice."), *keys)
    text = _(
        "You need one ordinary pack of 52 cards. From {number} players on you shuffle in a second pack,"
        " so that every card is there twice."
    )
    return telling.say(text, *keys, number=with_two[0])


def _jokers(telling: Telling) -> Sentence:
    jokers = telling.rules.jokers
    if not jokers:
        return telling.say(_("The jokers stay in the box."), "jokers")
    return telling.say(n_("Add one joker.", "Add {number} jokers.", jokers), "jokers", number=number_text(jokers))


def _removed(telling: Telling) -> Iterator[Sentence]:
    for players in telling.span:
        out = taken_out(telling, players)
        if out:
            text = n_(
                "With {players} players, take this card out first: {cards}.",
                "With {players} players, take these cards out first: {cards}.",
                count(out),
            )
            yield telling.say(text, *_DECK, players=players, cards=_out_words(telling, players))


def _out_words(telling: Telling, players: int) -> str:
    """The cards taken out; a rank of which none stays by its name alone."""
    out, left = taken_out(telling, players), telling.deck(players)
    names = list[str]()
    for rank in range(JOKER_RANK + 1):
        of_rank = of_ranks(out, (rank,))
        if of_rank and not of_ranks(left, (rank,)):
            names.append(_("all {ranks}").format(ranks=rank_names(rank)))
        else:
            names += [card_name(card) for card in each(of_rank)]
    return list_text(names)


def _deal(telling: Telling) -> Sentence:
    return telling.say(_("All cards are dealt face down, one at a time and clockwise, beginning on the dealer's left."))


def _uneven(telling: Telling) -> Sentence | None:
    if not any(size_of_hands(telling, players)[1] for players in telling.span):
        return None
    return telling.say(_("Some may get one card more than others, and that does not matter."), *_DECK)


def _hands(telling: Telling, players: int) -> Sentence:
    fewest, with_more = size_of_hands(telling, players)
    if with_more:
        text = _("{players} players: {fewer} or {more} cards each")
        return telling.say(text, *_DECK, players=players, fewer=fewest, more=fewest + 1)
    text = n_("{players} players: {number} card each", "{players} players: {number} cards each", fewest)
    return telling.say(text, *_DECK, players=players, number=fewest)


def _first_dealer(telling: Telling) -> Sentence:
    return telling.say(_("Draw for the first deal, or agree on who deals."))


def _later_dealer(telling: Telling) -> Sentence:
    if telling.rules.later_dealer is LaterDealer.BOMS:
        return telling.say(_("From {round} 2 on, the latest {boms} shuffles and deals."), "later_dealer")
    if telling.rules.seating is Seating.BY_PLACEMENT:
        text = _("After that, the deal goes to the next player clockwise from the last dealer, once all have moved.")
        return telling.say(text, "later_dealer", "seating")
    return telling.say(_("After that, the deal goes round clockwise."), "later_dealer", "seating")


def _seating(telling: Telling) -> Sentence:
    if telling.rules.seating is Seating.FIXED:
        return telling.say(_("Everybody keeps the same seat to the end."), "seating")
    text = _(
        "Before each later deal you change seats and sit clockwise in the order of the last result,"
        " from {president} to {boms}."
    )
    return telling.say(text, "seating")


def _joining(telling: Telling) -> Sentence:
    return telling.say(
        _(
            "Before a deal people may join or leave, as long as you are neither too few nor too many."
            " Newcomers sit last and have no title yet."
        )
    )
