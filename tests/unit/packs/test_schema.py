"""The schema accepts what the program accepts, as far as a schema can."""

import re
from pathlib import Path

import pytest
import yaml

from boms.packs import find_pack, pack_schema, save_pack
from boms.packs.packfile import FRAME
from boms.rules import KEYS, Rules

from .test_mistakes import TEN

PACKS = ("presidenten", "boms-og-president", "president-grunnspill", "boms", "praesident")
TYPES = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "array": list, "object": dict}


def complaints(value: object, schema: dict, root: dict) -> list[str]:
    """What a reader of JSON Schema says about a value: the words of the standard that the schema uses, no more."""
    if "$ref" in schema:
        return complaints(value, root["$defs"][schema["$ref"].rpartition("/")[2]], root)
    found = [word for word, judge in JUDGES.items() if word in schema and not judge(value, schema[word])]
    if "anyOf" in schema and all(complaints(value, one, root) for one in schema["anyOf"]):
        found.append("anyOf")
    if isinstance(value, dict):
        found += _in_map({str(key): item for key, item in value.items()}, schema, root)
    if isinstance(value, list) and "items" in schema:
        found += [told for item in value for told in complaints(item, schema["items"], root)]
    return found


def _in_map(value: dict, schema: dict, root: dict) -> list[str]:
    names, properties, others = (
        schema.get(word, {}) for word in ("propertyNames", "properties", "additionalProperties")
    )
    found = [told for key in value for told in complaints(key, names, root)]
    for key, item in value.items():
        told = (
            ["unknown"]
            if key not in properties and others is False
            else complaints(item, properties.get(key, others), root)
        )
        found += [f"{key}: {one}" for one in told]
    return found


def _is_of(value: object, names: str | list[str]) -> bool:
    wanted = [names] if isinstance(names, str) else names
    if value is None or isinstance(value, bool):
        return ("null" if value is None else "boolean") in wanted
    return any(name in TYPES and name != "boolean" and isinstance(value, TYPES[name]) for name in wanted)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


JUDGES = {
    "type": _is_of,
    "const": lambda value, word: value == word and not isinstance(value, bool),
    "enum": lambda value, word: any(value == one and isinstance(value, bool) == isinstance(one, bool) for one in word),
    "minimum": lambda value, word: not _is_number(value) or value >= word,
    "maximum": lambda value, word: not _is_number(value) or value <= word,
    "minLength": lambda value, word: not isinstance(value, str) or len(value) >= word,
    "maxLength": lambda value, word: not isinstance(value, str) or len(value) <= word,
    "pattern": lambda value, word: not isinstance(value, str) or re.search(word, value) is not None,
    "required": lambda value, word: not isinstance(value, dict) or set(word) <= set(value),
    "uniqueItems": lambda value, word: not isinstance(value, list) or len(set(map(str, value))) == len(value),
}
ELSEWHERE = {"$ref", "$defs", "$schema", "title", "description", "anyOf", "properties", "additionalProperties", "items"}


def check(path: Path) -> list[str]:
    return complaints(yaml.safe_load(path.read_text("utf-8")), pack_schema(), pack_schema())


def words_in(schema: object) -> set[str]:
    """Every word of the standard in the schema; names of properties and definitions left out."""
    if isinstance(schema, list):
        return set().union(*map(words_in, schema))
    if not isinstance(schema, dict):
        return set()
    nested = [words_in(one) for word in ("properties", "$defs") for one in schema.get(word, {}).values()]
    plain = [words_in(value) for word, value in schema.items() if word not in ("properties", "$defs")]
    return set(schema).union(*nested, *plain)


def test_the_checks_below_know_every_word_of_the_schema() -> None:
    assert words_in(pack_schema()) <= set(JUDGES) | ELSEWHERE | {"propertyNames"}


@pytest.mark.parametrize("name", PACKS)
def test_the_schema_accepts_the_five_packs(name: str) -> None:
    assert check(find_pack(name).path) == []


def test_the_schema_accepts_what_the_program_saves() -> None:
    assert (
        check(save_pack("Min", Rules(jokers=2, wild_rank="6", clearing_ranks=("2",), removed_cards={3: "3S"})).path)
        == []
    )


def test_the_schema_rejects_the_pack_with_ten_mistakes(tmp_path: Path) -> None:
    path = tmp_path / "ten.yaml"
    path.write_text(TEN, encoding="utf-8")
    told = " ".join(check(path))
    wrong = ["best_with", "min_players", "jokers", "jokerrole", "first_play_includes_card", "equal_rank", "wild_rank"]
    wrong += ["clearing_ranks", "same_rank_clears", "removed_cards", "points", "words"]
    assert [key for key in wrong if f"{key}: " not in told] == []


@pytest.mark.parametrize("text", ["boms: 1", "rules: {}", "boms: 2\nrules: {}", "boms: 1\nrules: {}\nextra: 1"])
def test_the_schema_rejects_a_frame_that_is_wrong(tmp_path: Path, text: str) -> None:
    path = tmp_path / "frame.yaml"
    path.write_text(text, encoding="utf-8")
    assert check(path)


def test_the_schema_explains_every_key() -> None:
    schema = pack_schema()
    assert all(schema["properties"][key]["description"] for key in FRAME)
    assert all(schema["properties"]["rules"]["properties"][key]["description"] for key in KEYS)
