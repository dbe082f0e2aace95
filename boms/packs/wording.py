"""The words a pack brings along in each language."""

from collections.abc import Callable
from typing import Final

from msgspec import structs

from boms.packs.fields import entries, note_unknown_key, pairs, read_list, read_words
from boms.packs.nodes import Node, Scalar
from boms.packs.problems import Complaints
from boms.rules import Title
from boms.text import LANGUAGES, PackWords

LONGEST_NAME: Final = 40
"""Most characters in the name of a pack."""

LONGEST_TITLE: Final = 24
"""Most characters in a title, so that it fits beside a name on the table."""

LONGEST_WORD: Final = 16
"""Most characters in what a trick or a round is called."""

LONGEST_TEXT: Final = 600
"""Most characters in a description or a tip."""

COURT: Final = ("J", "Q", "K", "A")
"""The ranks that have letters."""

LONGEST_SIGN: Final = 2
"""Most characters in the sign of a rank on a card."""

_FALLBACKS: Final = ("en", "nb", "de")
_NORWEGIAN = frozenset({"no", "nn"})


def read_wording(node: Node, complaints: Complaints) -> dict[str, PackWords]:
    """The words by language of a `words:` section; what is wrong is noted and left out."""
    wording = {}
    for code, section in pairs(node, complaints):
        if code.text in LANGUAGES:
            wording[code.text] = structs.replace(PackWords(), **_read_language(section, complaints))
        else:
            note_unknown_key(code, LANGUAGES, complaints, near="nb" if code.text.lower() in _NORWEGIAN else None)
    return wording


def _read_language(node: Node, complaints: Complaints) -> dict[str, object]:
    found = entries(node, PackWords.__struct_fields__, complaints)
    return {key: _READERS[key](value, key, complaints) for key, value in found.items()}


def _name(node: Node, key: str, complaints: Complaints) -> str:
    return read_words(node, key, complaints, longest=LONGEST_NAME)


def _word(node: Node, key: str, complaints: Complaints) -> str:
    return read_words(node, key, complaints, longest=LONGEST_WORD)


def _text(node: Node, key: str, complaints: Complaints) -> str:
    text = read_words(node, key, complaints, longest=LONGEST_TEXT)
    return node.text.strip() if text and isinstance(node, Scalar) else ""


def _tips(node: Node, key: str, complaints: Complaints) -> tuple[str, ...]:
    tips = (read_words(tip, key, complaints, longest=LONGEST_TEXT) for tip in read_list(node, key, complaints))
    return tuple(tip for tip in tips if tip)


def _titles(node: Node, key: str, complaints: Complaints) -> dict[Title, str]:
    found = entries(node, list(Title), complaints)
    titles = {Title(title): read_words(name, title, complaints, longest=LONGEST_TITLE) for title, name in found.items()}
    return {title: name for title, name in titles.items() if name}


def _court(node: Node, key: str, complaints: Complaints) -> dict[str, str]:
    found = entries(node, COURT, complaints)
    signs = {rank: read_words(sign, rank, complaints, longest=LONGEST_SIGN) for rank, sign in found.items()}
    return {rank: sign for rank, sign in signs.items() if sign}


_READERS: dict[str, Callable[[Node, str, Complaints], object]] = {
    "name": _name,
    "description": _text,
    "tips": _tips,
    "titles": _titles,
    "court": _court,
    "trick": _word,
    "round": _word,
}


def settled_wording(
    own: dict[str, PackWords], base: dict[str, PackWords], name: str, stem: str
) -> dict[str, PackWords]:
    """The words in every language: the pack's own, then its base's, then those of another language.

    A name for all languages goes before any other; without any, the stem of the file serves.
    """
    joined = {code: _joined(own.get(code), base.get(code)) for code in LANGUAGES}
    filled = {code: words or _borrowed(joined) for code, words in joined.items()}
    names = {code: own[code].name if code in own else "" for code in LANGUAGES}
    any_name = next((names[code] for code in _FALLBACKS if names[code]), stem)
    return {code: structs.replace(words, name=name or names[code] or any_name) for code, words in filled.items()}


def _joined(own: PackWords | None, base: PackWords | None) -> PackWords | None:
    """A language's own words before those of the base, titles and letters one by one."""
    if own is None or base is None:
        return own or base
    said = {key: value for key, value in structs.asdict(own).items() if value}
    titles, court = {**base.titles, **own.titles}, {**base.court, **own.court}
    return structs.replace(base, **{**said, "titles": titles, "court": court})


def _borrowed(wording: dict[str, PackWords | None]) -> PackWords:
    """Another language's words, but not its letters on the cards."""
    lent = next((words for code in _FALLBACKS if (words := wording[code])), PackWords())
    return structs.replace(lent, court={})
