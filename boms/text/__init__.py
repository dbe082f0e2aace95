"""Text: what refusals, events, titles, cards and house rules are called, in Norwegian, English and German.

What lives here: the language in use and the lookup of a message in it; numbers, lists, cards, groups and titles as
people say them; and the sentences made of what the floors below hand up as codes with facts: refusals, events, what
the table asks for, house rules, their values and what is impossible about them.

What must not live here: any decision. Nothing here knows whose turn it is or what beats what; it says what it is told.
No screen, no file but the catalogs, and no card that was not in the event or view that is put into words.

**Messages.** English stands in the code and is the key of the catalogs `locale/{nb,de}/LC_MESSAGES/boms.po`, which are
compiled to the `.mo` files beside them; both are kept, so that a checkout and a wheel speak alike. The language is one
for the whole program: `use_language("nb")` changes what every later call returns, so nothing that a person reads may be
looked up before it is needed or kept afterwards. Four functions look a message up or mark one:

    _("Deal")                                  this message
    n_("{n} card", "{n} cards", n)             by number, then `.format(n=n)`
    p_("verb", "Deal")                         where one English word has several translations
    N_("Deal")                                 marks a message in a table; `_` looks it up later

Messages are whole sentences or whole noun phrases with named placeholders, never pieces to be strung together; a
language may move a placeholder but not drop or rename one. `tests/catalogs.py` collects the messages of the whole
program and brings the catalogs up to date; the tests fail while one is missing, unsure, unused or not compiled.

**Starting.** Only the languages are imported with this package, the other modules when a name of theirs is first asked
for, so that a command which says one line and ends need not read the rules first.

**Style.** A label, a log line or a refusal is one sentence without a full stop. The log speaks of people by name and
never says "you"; a player is spoken to as "you" and only in private. `names` are always by seat. `words` are a
pack's own words (`PackWords`); None means the usual ones of the language.
"""

from typing import TYPE_CHECKING

from boms.lazily import loader
from boms.text.languages import LANGUAGES, N_, _, guess_language, language, n_, p_, use_language

if TYPE_CHECKING:
    from boms.text.asked import asked_for_text, follow_text, lead_text
    from boms.text.changes import change_lines
    from boms.text.clashes import conflict_text, oddity_text
    from boms.text.counting import list_text, number_text, place_text, sentence
    from boms.text.events import event_text
    from boms.text.exchanging import exchange_lines, gift_text, number_due
    from boms.text.groups import card_name, cards_words, group_text, number_of_cards, play_text
    from boms.text.in_force import in_force_text
    from boms.text.keys import group_of_keys_text, key_help, key_text
    from boms.text.news import private_event_text
    from boms.text.paragraphs import key_paragraph
    from boms.text.ranks import card_letters, cards_signs, rank_name, rank_names, rank_text, suit_name, suit_text
    from boms.text.reasons import place_reasons
    from boms.text.refusals import refusal_text
    from boms.text.story import clears_by_itself, log_lines, told_lines
    from boms.text.titles import (
        PackWords,
        round_text,
        this_round,
        this_trick,
        title_heading,
        title_text,
        trick_text,
    )
    from boms.text.values import value_text
    from boms.text.where import where_text

__all__ = [
    "LANGUAGES",
    "N_",
    "PackWords",
    "_",
    "asked_for_text",
    "card_letters",
    "card_name",
    "cards_signs",
    "cards_words",
    "change_lines",
    "clears_by_itself",
    "conflict_text",
    "event_text",
    "exchange_lines",
    "follow_text",
    "gift_text",
    "group_of_keys_text",
    "group_text",
    "guess_language",
    "in_force_text",
    "key_help",
    "key_paragraph",
    "key_text",
    "language",
    "lead_text",
    "list_text",
    "log_lines",
    "n_",
    "number_due",
    "number_of_cards",
    "number_text",
    "oddity_text",
    "p_",
    "place_reasons",
    "place_text",
    "play_text",
    "private_event_text",
    "rank_name",
    "rank_names",
    "rank_text",
    "refusal_text",
    "round_text",
    "sentence",
    "suit_name",
    "suit_text",
    "this_round",
    "this_trick",
    "title_heading",
    "title_text",
    "told_lines",
    "trick_text",
    "use_language",
    "value_text",
    "where_text",
]

if not TYPE_CHECKING:
    __getattr__ = loader(
        __name__,
        {
            "asked": "asked_for_text follow_text lead_text",
            "changes": "change_lines",
            "clashes": "conflict_text oddity_text",
            "counting": "list_text number_text place_text sentence",
            "events": "event_text",
            "exchanging": "exchange_lines gift_text number_due",
            "groups": "card_name cards_words group_text number_of_cards play_text",
            "in_force": "in_force_text",
            "keys": "group_of_keys_text key_help key_text",
            "news": "private_event_text",
            "paragraphs": "key_paragraph",
            "ranks": "card_letters cards_signs rank_name rank_names rank_text suit_name suit_text",
            "reasons": "place_reasons",
            "refusals": "refusal_text",
            "story": "clears_by_itself log_lines told_lines",
            "titles": "PackWords round_text this_round this_trick title_heading title_text trick_text",
            "values": "value_text",
            "where": "where_text",
        },
    )
