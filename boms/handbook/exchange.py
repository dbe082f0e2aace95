"""The exchange before the first lead (rules.md §8)."""

from collections import defaultdict
from collections.abc import Iterator

from boms.handbook.pages import Block, Section, Sentence, paragraph, section
from boms.handbook.telling import SPAN, Telling, players_text
from boms.rules import ExchangeChoice, MasterInExchange, president_exchanges, vices_exchange
from boms.text import _, n_, number_text

_VICE = ("exchange_vice", "vice_president_from", "vice_boms_from", *SPAN)
_NUMBERS = ("exchange_president", "exchange_president_with_vice", *_VICE)


def exchange(telling: Telling) -> Section:
    """Who gives whom how many cards, and which."""
    return section(_("The exchange"), *_blocks(telling), paragraph(_middle(telling)))


def _blocks(telling: Telling) -> Iterator[Block]:
    if not _gives_best(telling) and not _is_asked(telling):
        yield paragraph(telling.say(_("Nobody has to give cards away."), *_NUMBERS))
        return
    when = telling.say(_("From {round} 2 on, cards change hands after the deal and before the first lead."), *_NUMBERS)
    yield paragraph(when, *_president(telling), _vices(telling))
    yield paragraph(_best_first(telling), *_master(telling), _received(telling))


def _gives_best(telling: Telling) -> bool:
    """Whether anybody has to give the best cards."""
    if telling.rules.exchange_choice is ExchangeChoice.BEST and _amounts(telling).keys() != {0}:
        return True
    return bool(telling.numbers_with(lambda number: vices_exchange(telling.rules, number)))


def _is_asked(telling: Telling) -> bool:
    """Whether the president names cards."""
    return telling.rules.exchange_choice is ExchangeChoice.ON_REQUEST and _amounts(telling).keys() != {0}


def _amounts(telling: Telling) -> dict[int, list[int]]:
    """How many cards president and boms exchange, and with which numbers of players."""
    amounts: dict[int, list[int]] = defaultdict(list)
    for players in telling.span:
        amounts[president_exchanges(telling.rules, players)].append(players)
    return amounts


def _president(telling: Telling) -> Iterator[Sentence]:
    on_request = telling.rules.exchange_choice is ExchangeChoice.ON_REQUEST
    amounts = _amounts(telling)
    for amount, numbers in amounts.items():
        keys = ("exchange_choice", *_NUMBERS)
        facts = {"number": number_text(amount), "players": players_text(numbers)}
        text = _none() if not amount else _asked(amount, amounts) if on_request else _best(amount, amounts)
        yield telling.say(text, *keys, **facts)


def _none() -> str:
    return _("With {players} players the {president} and the {boms} exchange nothing.")


def _best(amount: int, amounts: dict[int, list[int]]) -> str:
    if len(amounts) == 1:
        return n_(
            "The {boms} gives the best card in hand to the {president} and gets one card of the {president}'s choice.",
            "The {boms} gives the {number} best cards in hand to the {president}"
            " and gets {number} cards of the {president}'s choice.",
            amount,
        )
    return n_(
        "With {players} players the {boms} gives the best card in hand to the {president}"
        " and gets one card of the {president}'s choice.",
        "With {players} players the {boms} gives the {number} best cards in hand to the {president}"
        " and gets {number} cards of the {president}'s choice.",
        amount,
    )


def _asked(amount: int, amounts: dict[int, list[int]]) -> str:
    if len(amounts) == 1:
        return n_(
            "The {president} asks the {boms} for one card by rank and suit, and the {boms} must give it if it is there."
            " In return the {boms} gets a card of the {president}'s choice.",
            "The {president} asks the {boms} for up to {number} cards by rank and suit, and the {boms} must give those"
            " that are there. In return the {boms} gets as many cards of the {president}'s choice.",
            amount,
        )
    return n_(
        "With {players} players the {president} asks the {boms} for one card by rank and suit,"
        " and the {boms} must give it if it is there. In return the {boms} gets a card of the {president}'s choice.",
        "With {players} players the {president} asks the {boms} for up to {number} cards by rank and suit,"
        " and the {boms} must give those that are there."
        " In return the {boms} gets as many cards of the {president}'s choice.",
        amount,
    )


def _vices(telling: Telling) -> Sentence | None:
    numbers = telling.numbers_with(lambda number: vices_exchange(telling.rules, number))
    if not numbers:
        return None
    if numbers == telling.span:
        text = _(
            "Then the {vice_boms} gives the best card in hand to the {vice_president}"
            " and gets one card of the {vice_president}'s choice."
        )
        return telling.say(text, *_VICE)
    text = _(
        "With {players} players the {vice_boms} then gives the best card in hand to the {vice_president}"
        " and gets one card of the {vice_president}'s choice."
    )
    return telling.say(text, *_VICE, players=players_text(numbers))


def _best_first(telling: Telling) -> Sentence | None:
    if not _gives_best(telling):
        return None
    keys = ("jokers", "exchange_choice", *_NUMBERS)
    if telling.rules.jokers:
        text = _(
            "Best of all are jokers, then twos, aces, kings and so on down; between equal cards the giver chooses,"
            " unless the table lets the first ones go by themselves."
        )
        return telling.say(text, *keys)
    text = _(
        "Best of all are twos, then aces, kings and so on down; between equal cards the giver chooses,"
        " unless the table lets the first ones go by themselves."
    )
    return telling.say(text, *keys)


def _master(telling: Telling) -> Iterator[Sentence]:
    if not telling.rules.master_card:
        return
    keys = ("master_card", "master_in_exchange", "exchange_choice", *_NUMBERS)
    is_kept = telling.rules.master_in_exchange is MasterInExchange.KEPT
    if _gives_best(telling):
        kept = _("{master} does not count among the best cards: whoever holds it keeps it.")
        given = _("{master} counts as the very best card and has to be given first.")
        yield telling.say(kept if is_kept else given, *keys, master=telling.master)
    if _is_asked(telling):
        kept, given = _("Nobody may ask for {master}."), _("It is allowed to ask for {master}.")
        yield telling.say(kept if is_kept else given, *keys, master=telling.master)


def _received(telling: Telling) -> Sentence:
    text = _("What goes back may be any card in hand, even one that has just come.")
    return telling.say(text, "exchange_choice", *_NUMBERS)


def _middle(telling: Telling) -> Sentence | None:
    if not telling.rules.exchange_middle or not telling.numbers_with(lambda number: number > 3):
        return None
    text = _(
        "Any two players who are neither {president} nor {boms} may now agree to swap one card for one card."
        " Each chooses freely what to give, and each may swap only once."
    )
    return telling.say(text, "exchange_middle", *SPAN)
