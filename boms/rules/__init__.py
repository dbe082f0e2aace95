"""Rules: every house rule as data, and what the rules make of cards.

What lives here: `Rules`, one field for each house rule; reading a single value of a key; what is impossible or merely
pointless together (rules.md §9); the groups that can be laid, what beats what and which plays a hand offers (§4 to §6);
and what may be given in the exchange (§8).

What must not live here: whose turn it is, who holds what, anything that changes during a round. The questions asked
here are about cards and a pile's top play alone. No clock, no randomness, no file and no sentence: a value that cannot
be is a code with its facts, and `boms.text` says it in words.

`Rules` is what people agree on. `Tables` is the same agreement worked out once for a number of players, as small
lookups, so that a house rule that is off costs nothing during play.
"""

from typing import TYPE_CHECKING

from boms.lazily import loader

if TYPE_CHECKING:
    from boms.rules.clashes import Clash, Conflict, Oddity, conflicts, oddities
    from boms.rules.gifts import ForcedGift, best_gifts, may_be_asked
    from boms.rules.groups import MASTER_RANK, Group
    from boms.rules.house import GROUPS_OF_KEYS, KEYS, Rules, Value, changed, with_values
    from boms.rules.options import ranks_of, with_wilds
    from boms.rules.sets import MOST, RANK_SET
    from boms.rules.tables import Tables, deck_for, packs_for, tables_for
    from boms.rules.titles import president_exchanges, titles_by_place, vices_exchange
    from boms.rules.values import (
        EqualRank,
        ExchangeChoice,
        FirstLead,
        JokerRole,
        LaterDealer,
        LaterLead,
        LeadAfterOut,
        MasterInExchange,
        MasterTiming,
        MasterUse,
        MatchEnd,
        PassLasts,
        Seating,
        TableKeeper,
        Title,
        Winner,
    )
    from boms.rules.wilds import lowest
    from boms.rules.writing import WrongValue, allowed_text, choices, plain_value, read_value

__all__ = [
    "GROUPS_OF_KEYS",
    "KEYS",
    "MASTER_RANK",
    "MOST",
    "RANK_SET",
    "Clash",
    "Conflict",
    "EqualRank",
    "ExchangeChoice",
    "FirstLead",
    "ForcedGift",
    "Group",
    "JokerRole",
    "LaterDealer",
    "LaterLead",
    "LeadAfterOut",
    "MasterInExchange",
    "MasterTiming",
    "MasterUse",
    "MatchEnd",
    "Oddity",
    "PassLasts",
    "Rules",
    "Seating",
    "TableKeeper",
    "Tables",
    "Title",
    "Value",
    "Winner",
    "WrongValue",
    "allowed_text",
    "best_gifts",
    "changed",
    "choices",
    "conflicts",
    "deck_for",
    "lowest",
    "may_be_asked",
    "oddities",
    "packs_for",
    "plain_value",
    "president_exchanges",
    "ranks_of",
    "read_value",
    "tables_for",
    "titles_by_place",
    "vices_exchange",
    "with_values",
    "with_wilds",
]

if not TYPE_CHECKING:
    __getattr__ = loader(
        __name__,
        {
            "clashes": "Clash Conflict Oddity conflicts oddities",
            "gifts": "ForcedGift best_gifts may_be_asked",
            "groups": "MASTER_RANK Group",
            "house": "GROUPS_OF_KEYS KEYS Rules Value changed with_values",
            "options": "ranks_of with_wilds",
            "sets": "MOST RANK_SET",
            "tables": "Tables deck_for packs_for tables_for",
            "titles": "president_exchanges titles_by_place vices_exchange",
            "values": (
                "EqualRank ExchangeChoice FirstLead JokerRole LaterDealer LaterLead LeadAfterOut "
                "MasterInExchange MasterTiming MasterUse MatchEnd PassLasts Seating TableKeeper "
                "Title Winner"
            ),
            "wilds": "lowest",
            "writing": "WrongValue allowed_text choices plain_value read_value",
        },
    )
