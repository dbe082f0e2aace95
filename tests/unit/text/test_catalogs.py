"""Every message of the program stands in every catalog, translated, with the same placeholders, and compiled."""

import re
from functools import cache
from string import Formatter

import pytest
from babel.messages import Catalog
from babel.messages.catalog import Message
from babel.messages.mofile import read_mo

from tests.catalogs import TRANSLATED, collected, message_done, po_path, read_catalog

Key = tuple[str | None, tuple[str, ...]]


def forms(text: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def messages(catalog: Catalog) -> dict[Key, Message]:
    return {(message.context, forms(message.id)): message for message in catalog if message.id}


@cache
def in_code() -> dict[Key, Message]:
    return messages(collected())


@pytest.fixture(params=TRANSLATED)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_no_message_is_missing_and_none_is_left_over(code: str) -> None:
    """When this fails, run `python tests/catalogs.py` and translate what is new."""
    kept = messages(read_catalog(code))
    assert sorted(map(str, in_code().keys() - kept.keys())) == [], "missing"
    assert sorted(map(str, kept.keys() - in_code().keys())) == [], "no longer used"
    assert not read_catalog(code).obsolete


def test_every_message_is_translated_for_certain(code: str) -> None:
    kept = messages(read_catalog(code))
    assert [message.id for message in kept.values() if not message_done(message)] == []
    assert [message.id for message in kept.values() if message.fuzzy] == []


def test_every_plural_has_all_its_forms(code: str) -> None:
    catalog = read_catalog(code)
    for message in messages(catalog).values():
        if message.pluralizable:
            assert len(forms(message.string)) == catalog.num_plurals, message.id


def test_placeholders_are_the_same_in_every_language(code: str) -> None:
    """The form for one may leave the number out, as in "one card"."""
    for message in messages(read_catalog(code)).values():
        wanted = placeholders(forms(message.id)[-1])
        singular = placeholders(forms(message.id)[0])
        for string in forms(message.string):
            if string:
                assert placeholders(string) in (wanted, singular), (message.id, string)
        if forms(message.string)[-1]:
            assert placeholders(forms(message.string)[-1]) == wanted, message.id


def placeholders(text: str) -> frozenset[str]:
    """Those of our own messages, and those of the messages of argparse."""
    ours = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    return frozenset(ours.union(re.findall(r"%(?:\(\w+\))?[rs]", text)))


def test_spaces_at_the_ends_are_kept(code: str) -> None:
    for message in messages(read_catalog(code)).values():
        for said, string in zip(forms(message.id), forms(message.string), strict=True):
            if string:
                assert (said[:1].isspace(), said[-1:].isspace()) == (string[:1].isspace(), string[-1:].isspace()), said


def test_the_compiled_catalog_says_what_the_written_one_says(code: str) -> None:
    with po_path(code).with_suffix(".mo").open("rb") as file:
        compiled = read_mo(file)
    said = {key: forms(message.string) for key, message in messages(compiled).items()}
    for key, message in messages(read_catalog(code)).items():
        if message_done(message):
            assert said.pop(key, None) == forms(message.string)
        else:
            said.pop(key, None)
    assert said == {}
