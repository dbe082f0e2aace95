"""The language in use, and looking a message up in it."""

from collections.abc import Mapping
from typing import Final, Protocol

LANGUAGES: Final = ("nb", "en", "de")
"""The languages the program speaks. English stands in the code, the others in catalogs."""

CATALOGS: Final = "boms"
"""What the catalogs are called, as gettext knows them."""

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_NORWEGIAN = {"no": "nb", "nn": "nb"}


class _Catalog(Protocol):
    def gettext(self, message: str) -> str: ...
    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str: ...
    def pgettext(self, context: str, message: str) -> str: ...


class _English:
    """The messages as they stand in the code."""

    def gettext(self, message: str) -> str:
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return msgid1 if n == 1 else msgid2

    def pgettext(self, context: str, message: str) -> str:
        return message


class _Speech:
    """What is spoken now: one language for the whole program."""

    code = "en"
    catalog: _Catalog = _English()


_speech = _Speech()
_known: dict[str, _Catalog] = {"en": _speech.catalog}


def use_language(code: str) -> None:
    """From now on every message is in this language, one of `LANGUAGES`. Raises ValueError for another code."""
    if code not in LANGUAGES:
        raise ValueError(code)
    if code not in _known:
        _known[code] = _read_catalog(code)
    _speech.code, _speech.catalog = code, _known[code]


def _read_catalog(code: str) -> _Catalog:
    from gettext import translation

    return translation(CATALOGS, catalog_folder(), [code])


def catalog_folder() -> str:
    """Where the catalogs lie, in a folder for each language but English."""
    from boms import text

    return f"{text.__path__[0]}/locale"


def language() -> str:
    """The language in use."""
    return _speech.code


def guess_language(environ: Mapping[str, str]) -> str:
    """The language a person's environment asks for; English if it asks for none of `LANGUAGES`.

    The first of LANGUAGE, LC_ALL, LC_MESSAGES and LANG that is set decides. LANGUAGE may list several.
    """
    wanted = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    codes = (place[:2].lower() for place in wanted.split(":") if place[2:3] in ("", "_", ".", "@", "-"))
    return next((code for code in map(_ours, codes) if code in LANGUAGES), "en")


def _ours(code: str) -> str:
    return _NORWEGIAN.get(code, code)


def _(message: str) -> str:
    """The message in the language in use."""
    return _speech.catalog.gettext(message) if message else ""


def n_(one: str, many: str, number: int) -> str:
    """The form of the message for this number, in the language in use. The number itself is not put in."""
    return _speech.catalog.ngettext(one, many, number)


def p_(context: str, message: str) -> str:
    """The message as meant in this context, in the language in use."""
    return _speech.catalog.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 - the name by which gettext's tools know it
    """The message unchanged: a mark for messages that are looked up elsewhere."""
    return message
