"""A JSON Schema of rule packs, by which editors complete and check them."""

from typing import Final, TypeAlias

import msgspec

from boms.packs.packfile import VERSION
from boms.packs.wording import COURT, LONGEST_NAME, LONGEST_SIGN, LONGEST_TEXT, LONGEST_TITLE, LONGEST_WORD
from boms.rules import KEYS, Rules, Title
from boms.text import LANGUAGES, N_, _, key_help

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
"""What JSON can hold."""

_CARD = "(10|[2-9TtJjQqKkAa])[SsHhDdCc]"
_CARDS = f"({_CARD}|[Jj][Kk])"
_RANKS: Final[list[Json]] = [3, 4, 5, 6, 7, 8, 9, 10, 2, *"3456789", "10", *"JQKA2"]
_CARDS_TEXT: Final[Json] = {"type": "string", "pattern": f"^{_CARDS}( +{_CARDS})*$"}

_AS_WRITTEN: Final[dict[str, dict[str, Json]]] = {
    "removed_cards": {
        "type": "object",
        "propertyNames": {"pattern": "^[3-8]$"},
        "additionalProperties": {"anyOf": [_CARDS_TEXT, {"type": "array", "items": _CARDS_TEXT}]},
    },
    "first_lead_card": {"type": ["string", "null"], "pattern": f"^{_CARD}$"},
    "wild_rank": {"enum": [None, *_RANKS]},
    "turn_down_rank": {"enum": [None, *_RANKS]},
    "clearing_ranks": {"type": "array", "items": {"enum": _RANKS}, "uniqueItems": True},
    "master_card": {"type": ["string", "null"], "pattern": f"^{_CARD}$"},
}
"""Keys for which a file may be freer than `Rules`: ranks as numbers, small letters, lists of cards."""

_HELPS: Final = {
    "boms": N_("The version of the format"),
    "name": N_("The name of the pack in every language"),
    "based_on": N_("The pack whose rules and words hold where this one is silent"),
    "best_with": N_("With how many players it is best, for instance 4-7"),
    "rules": N_("The house rules"),
    "words": N_("Name, advice and titles by language"),
}


def pack_schema() -> dict[str, Json]:
    """The schema, with explanations in the language in use. It cannot say what is impossible together (rules.md §9)."""
    definitions = msgspec.json.schema(Rules)["$defs"]
    keys = definitions.pop("Rules")["properties"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": _("Rule pack of the card game Boms og president"),
        "required": ["boms"],
        "anyOf": [{"required": ["rules"]}, {"required": ["based_on"]}],
        **_map({key: {"description": _(_HELPS[key]), **schema} for key, schema in _frame(keys).items()}),
        "$defs": definitions,
    }


def _frame(keys: dict[str, dict[str, Json]]) -> dict[str, dict[str, Json]]:
    return {
        "boms": {"const": VERSION},
        "name": _text(LONGEST_NAME),
        "based_on": _text(),
        "best_with": {"type": ["string", "integer"], "pattern": "^[3-8]( *[-–] *[3-8])?$", "minimum": 3, "maximum": 8},
        "rules": _map({key: {"description": key_help(key), **_rule(key, keys[key])} for key in KEYS}),
        "words": _map(dict.fromkeys(LANGUAGES, _map(_words()))),
    }


def _rule(key: str, schema: dict[str, Json]) -> dict[str, Json]:
    """The values of a house rule; without the default, which may be another pack's."""
    free = _AS_WRITTEN.get(key, schema)
    return {word: value for word, value in free.items() if word != "default"}


def _words() -> dict[str, dict[str, Json]]:
    return {
        "name": _text(LONGEST_NAME),
        "description": _text(LONGEST_TEXT),
        "tips": {"type": "array", "items": _text(LONGEST_TEXT)},
        "titles": _map({str(title): _text(LONGEST_TITLE) for title in Title}),
        "court": _map({rank: _text(LONGEST_SIGN) for rank in COURT}),
        "trick": _text(LONGEST_WORD),
        "round": _text(LONGEST_WORD),
    }


def _map(properties: dict[str, dict[str, Json]]) -> dict[str, Json]:
    return {"type": "object", "properties": dict(properties), "additionalProperties": False}


def _text(longest: int | None = None) -> dict[str, Json]:
    """A text; a number will do, since YAML needs no quotes for one."""
    limit: dict[str, Json] = {"maxLength": longest} if longest else {}
    return {"type": ["string", "number"], "minLength": 1, **limit}
