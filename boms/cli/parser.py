"""The parser: argparse with our manners, in the language in use."""

import argparse
import gettext
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from boms.text import N_, _, language
from boms.text.languages import CATALOGS, catalog_folder

CANNOT = 2
"""The exit code for what cannot be done."""

SAID_BY_ITSELF = (
    N_("usage: "),
    N_("positional arguments"),
    N_("options"),
    N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("one of the arguments %s is required"),
    N_("not allowed with argument %s"),
    N_("unrecognized arguments: %s"),
    N_("ignored explicit argument %r"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
)
"""What argparse says by itself to people. It looks these up with gettext; they stand here for the catalogs."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        sentence = _("{message}; boms --help shows what there is").format(message=message)
        sys.stderr.write(f"boms: {sentence}\n")
        raise SystemExit(CANNOT)


@contextmanager
def speaking() -> Iterator[None]:
    """Meanwhile gettext finds our catalogs, and the language in use in the environment: argparse goes by these."""
    if language() == "en":
        yield
        return
    domain, asked = gettext.textdomain(), os.environ.get("LANGUAGE")
    gettext.bindtextdomain(CATALOGS, catalog_folder())
    gettext.textdomain(CATALOGS)
    os.environ["LANGUAGE"] = language()
    try:
        yield
    finally:
        gettext.textdomain(domain)
        del os.environ["LANGUAGE"]
        if asked is not None:
            os.environ["LANGUAGE"] = asked
