"""One value of one key, from what a file or a command holds to what `Rules` holds, and back."""

from typing import TYPE_CHECKING

import msgspec

from boms.cards import RANKS, NotACard, card_text, cards_text, read_card, read_cards
from boms.rules.house import Rules, Value

if TYPE_CHECKING:
    from msgspec import inspect

Plain = None | bool | int | float | str | list["Plain"] | dict["Plain", "Plain"]
"""What YAML or JSON can hold."""

_TYPES = {field.name: field.type for field in msgspec.structs.fields(Rules)}
_RANK_KEYS = frozenset({"wild_rank", "turn_down_rank"})
_CARD_KEYS = frozenset({"first_lead_card", "master_card"})


class WrongValue(ValueError):  # noqa: N818 - named as a person would say it
    """A value a key cannot have; `key` is the key, `found` the value as given."""

    def __init__(self, key: str, found: object) -> None:
        super().__init__(key, found)
        self.key = key
        self.found = found


def read_value(key: str, found: object) -> Value:
    """The value of a key from plain data. `key` must be one of `KEYS`. Raises WrongValue."""
    try:
        value: Value = msgspec.convert(_tidied(key, found), _TYPES[key], str_keys=False)
    except (msgspec.ValidationError, NotACard, TypeError):
        raise WrongValue(key, found) from None
    return value


def _tidied(key: str, found: object) -> object:
    """Ranks as numbers, lower case letters, lists and strings of cards: the freedoms a person may take."""
    if key in _RANK_KEYS:
        return _rank(found)
    if key in _CARD_KEYS and isinstance(found, str):
        return card_text(read_card(found))
    if key == "clearing_ranks" and isinstance(found, list | tuple):
        ranks = [_rank(rank) for rank in found]
        return tuple(sorted(set(map(str, ranks)), key=_rank_order)) if len(set(map(str, ranks))) == len(ranks) else None
    if key == "removed_cards" and isinstance(found, dict):
        return {players: _cards(cards) for players, cards in found.items()}
    return found


def _rank(found: object) -> object:
    if isinstance(found, int) and not isinstance(found, bool):
        return str(found)
    if isinstance(found, str):
        return "10" if found.upper() == "T" else found.upper()
    return found


def _rank_order(text: str) -> int:
    return RANKS.index(text) if text in RANKS else len(RANKS)


def _cards(found: object) -> object:
    words = " ".join(map(str, found)) if isinstance(found, list | tuple) else found
    return cards_text(read_cards(words)) if isinstance(words, str) else words


def plain_value(value: object) -> Plain:
    """The value as plain data for a file: words, numbers, lists and maps."""
    plain: Plain = msgspec.to_builtins(value, str_keys=False)
    return plain


def allowed_text(key: str) -> str:
    """What a key can be set to, in the words of a rule pack: `fixed, by_placement`; `null, 3-8`."""
    from msgspec import inspect

    return _allowed(inspect.type_info(_TYPES[key]))


def _allowed(kind: "inspect.Type") -> str:
    from msgspec import inspect

    match kind:
        case inspect.UnionType(types):
            rest = [_allowed(one) for one in types if not isinstance(one, inspect.NoneType)]
            return ", ".join(["null", *rest])
        case inspect.IntType():
            return f"{kind.ge}-{kind.le}" if kind.le is not None else f">= {kind.ge}"
        case inspect.BoolType():
            return "true, false"
        case inspect.EnumType(cls):
            return ", ".join(str(member.value) for member in cls)
        case inspect.LiteralType(values):
            return ", ".join(map(str, _in_order(values)))
        case inspect.VarTupleType(item):
            return f"[{_allowed(item)}]"
        case inspect.DictType(key, value):
            return f"{{{_allowed(key)}: {_allowed(value)}}}"
        case _:
            return "3D, 10H, JS …"


def choices(key: str) -> tuple[Value, ...]:
    """The values of a key that can be stepped through, in order; empty where there are too many to list."""
    from msgspec import inspect

    return _choices(inspect.type_info(_TYPES[key]))


def _choices(kind: "inspect.Type") -> tuple[Value, ...]:
    from msgspec import inspect

    match kind:
        case inspect.UnionType(types):
            rest = [one for one in types if not isinstance(one, inspect.NoneType)]
            listed = _choices(rest[0])
            return (None, *listed) if listed else ()
        case inspect.IntType() if kind.ge is not None and kind.le is not None:
            return tuple(range(int(kind.ge), int(kind.le) + 1))
        case inspect.BoolType():
            return (False, True)
        case inspect.EnumType(cls):
            return tuple(cls)
        case inspect.LiteralType(values):
            return _in_order(values)
        case _:
            return ()


def _in_order(values: tuple[bool | int | str | None, ...]) -> tuple[int | str, ...]:
    """Numbers as they are, ranks from three to two."""
    listed = [value for value in values if value is not None]
    return tuple(sorted(listed, key=lambda value: RANKS.index(value) if value in RANKS else int(value)))
