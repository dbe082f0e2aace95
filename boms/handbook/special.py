"""Cards that do more than others, and turns of the order (rules.md §4.9, §5, §6)."""

from collections.abc import Iterator

from boms.cards import RANKS
from boms.handbook.pages import Section, Sentence, paragraph, section
from boms.handbook.telling import Telling
from boms.rules import MasterTiming, MasterUse, PassLasts, TableKeeper
from boms.text import _, rank_names


def special(telling: Telling) -> Section:
    """The master card, wild cards, and what turns the order round. Without any of them, that there are none."""
    return section(
        _("Special cards"),
        paragraph(*_master(telling)),
        paragraph(*_wild_jokers(telling), *_wild_rank(telling)),
        paragraph(*_revolution(telling), *_turn_down(telling)),
        paragraph(_no_master(telling), _no_wild_cards(telling), _no_turning(telling)),
    )


def _master(telling: Telling) -> Iterator[Sentence]:
    if not telling.rules.master_card:
        return
    text = _("{master} is the master card. Laid alone it goes on anything, whatever the rank and number.")
    yield telling.say(text, "master_card", master=telling.master)
    yield telling.say(_("It clears the table, and whoever laid it leads again."), "master_card")
    yield telling.say(
        _("It has no place in the order of ranks and is never laid together with other cards."), "master_card"
    )
    yield _timing(telling)
    if telling.rules.master_timing is MasterTiming.ANY_TIME and telling.rules.table_keeper is TableKeeper.BOMS:
        keys = ("master_card", "master_timing", "table_keeper")
        yield telling.say(_("It is too late for that once the cards only wait to be put aside."), *keys)
    yield _on_empty(telling)
    yield _as_last(telling)


def _timing(telling: Telling) -> Sentence:
    keys = ("master_card", "master_timing", "pass_lasts")
    if telling.rules.master_timing is MasterTiming.ANY_TIME:
        text = _(
            "While cards lie on the table you may break in with it at any moment, even out of turn and after passing."
        )
    elif telling.rules.pass_lasts is PassLasts.TRICK:
        text = _("You lay it on your turn only, and after passing not until the table has been cleared.")
    else:
        text = _("You lay it on your turn only.")
    return telling.say(text, *keys)


def _on_empty(telling: Telling) -> Sentence:
    keys = ("master_card", "master_on_empty")
    if telling.rules.master_on_empty is MasterUse.ALLOWED:
        return telling.say(_("You may lead it as well; then you lead once more."), *keys)
    text = _(
        "But never lead it: whoever does takes the worst place still free, at once, and puts the other cards"
        " aside face down. The next player clockwise leads."
    )
    return telling.say(text, *keys)


def _as_last(telling: Telling) -> Sentence:
    keys = ("master_card", "master_last")
    if telling.rules.master_last is MasterUse.ALLOWED:
        return telling.say(_("It may also be your last card."), *keys)
    text = _(
        "Do not keep it to the end: whoever lays it as their last card takes the worst place still free,"
        " and the next player clockwise leads."
    )
    return telling.say(text, *keys)


def _wild_jokers(telling: Telling) -> Iterator[Sentence]:
    if not telling.has_wild_jokers:
        return
    keys = ("jokers", "joker_role")
    yield telling.say(
        _(
            "A joker is wild: laid with other cards it counts as one of them,"
            " so that three kings and a joker are four kings."
        ),
        *keys,
    )
    yield telling.say(
        _("Jokers laid without other cards beat every rank in the order, but their number must be right."), *keys
    )


def _wild_rank(telling: Telling) -> Iterator[Sentence]:
    rank = telling.rules.wild_rank
    if not rank:
        return
    text = _("These are wild: {ranks}. Laid with cards of another rank, they count as that rank.")
    yield telling.say(text, "wild_rank", ranks=rank_names(RANKS.index(rank)))
    yield telling.say(_("Alone or among themselves they are worth no more than what they are."), "wild_rank")


def _revolution(telling: Telling) -> Iterator[Sentence]:
    if not telling.rules.revolution:
        return
    text = _(
        "Revolution: whoever lays four or more cards of one rank at once turns the order of the ranks round."
        " From then on lower beats higher, until somebody does so again or all places are taken."
    )
    yield telling.say(text, "revolution")
    if telling.rules.jokers:
        keys = ("revolution", "jokers")
        yield telling.say(_("Jokers stay above everything all the same."), *keys)


def _turn_down(telling: Telling) -> Iterator[Sentence]:
    rules = telling.rules
    if not rules.turn_down_rank:
        return
    text = _(
        "These turn the direction, also when led: {ranks}. After them lower beats higher,"
        " until such cards are laid again or the table is cleared."
    )
    yield telling.say(text, "turn_down_rank", ranks=rank_names(RANKS.index(rules.turn_down_rank)))
    if rules.jokers and not rules.revolution:
        yield telling.say(_("Jokers stay on top even then."), "turn_down_rank", "jokers", "revolution")
    if rules.revolution:
        keys = ("turn_down_rank", "revolution")
        yield telling.say(_("During a revolution it is the other way about: there they make higher beat lower."), *keys)


def _no_master(telling: Telling) -> Sentence | None:
    if telling.rules.master_card:
        return None
    return telling.say(_("There is no master card that beats everything."), "master_card")


def _no_wild_cards(telling: Telling) -> Sentence | None:
    if telling.has_wild_cards:
        return None
    return telling.say(_("No card stands for another."), "jokers", "joker_role", "wild_rank")


def _no_turning(telling: Telling) -> Sentence | None:
    if telling.rules.revolution or telling.rules.turn_down_rank:
        return None
    return telling.say(_("Nothing turns the order of the ranks round."), "revolution", "turn_down_rank")
