"""Brings the catalogs of boms.text up to date: `python tests/catalogs.py` from anywhere in a checkout.

It collects every message of the program, takes over the translations there are, drops messages that are gone and
compiles the rest. What is new stays empty until somebody translates it; the tests say which.
"""

import io
import sys
from pathlib import Path

from babel.messages import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "boms" / "text" / "locale"
TRANSLATED = ("nb", "de")
_CHANGING = (
    b'"Project-Id-Version:',
    b'"Report-Msgid-Bugs-To:',
    b'"POT-Creation-Date:',
    b'"PO-Revision-Date:',
    b'"Last-Translator:',
    b'"Language-Team:',
    b'"Generated-By:',
)
KEYWORDS = {"_": None, "n_": (1, 2), "p_": ((1, "c"), 2), "N_": None}


def collected() -> Catalog:
    """All messages of the program, with the files they stand in."""
    catalog = Catalog(project="boms", charset="utf-8")
    found = extract_from_dir(ROOT / "boms", [("**.py", "python")], keywords=KEYWORDS)
    for file, _, message, comments, context in found:
        catalog.add(message, locations=[(f"boms/{file}", None)], auto_comments=comments, context=context)
    return catalog


def po_path(language: str) -> Path:
    """Where the translations of a language stand."""
    return LOCALE / language / "LC_MESSAGES" / "boms.po"


def read_catalog(language: str) -> Catalog:
    """The translations of a language as they stand; an empty catalog if there are none yet."""
    path = po_path(language)
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def as_po(catalog: Catalog) -> bytes:
    """A catalog as a .po file, in the order of files, without dates and line numbers that change for nothing."""
    catalog.fuzzy = False
    catalog.header_comment = (
        f"# Boms og president, {catalog.locale_identifier}. Brought up to date by tests/catalogs.py."
    )
    out = io.BytesIO()
    write_po(out, catalog, width=110, ignore_obsolete=True, include_lineno=False, sort_by_file=True)
    return b"".join(line for line in out.getvalue().splitlines(keepends=True) if not line.startswith(_CHANGING))


def compiled(catalog: Catalog) -> bytes:
    """A catalog as a .mo file."""
    out = io.BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def update(language: str) -> int:
    """Rewrites the catalog of a language and says how many messages lack a translation."""
    catalog = read_catalog(language)
    catalog.update(collected(), no_fuzzy_matching=True, update_creation_date=False)
    path = po_path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(as_po(catalog))
    path.with_suffix(".mo").write_bytes(compiled(read_catalog(language)))
    return sum(not message_done(message) for message in catalog if message.id)


def message_done(message: object) -> bool:
    """Whether every form of a message is translated."""
    string = getattr(message, "string", "")
    return all(string) if isinstance(string, tuple) else bool(string)


if __name__ == "__main__":
    for code in TRANSLATED:
        sys.stdout.write(f"{code}: {update(code)} untranslated\n")
