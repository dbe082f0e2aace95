"""`boms doctor`: what boms runs on, for reports of faults. No name of a person, no card, no path of a home."""

import argparse
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from boms import __version__
from boms.cli.common import add_language_argument
from boms.packs import BrokenPack, config_dir, matches_dir, shelf
from boms.store import StoreError, open_store
from boms.store.folder import usual_path
from boms.text import _, guess_language, n_

Line = tuple[str, str]
"""What it is about, and what is."""

_PACKAGES = ("textual", "rich", "msgspec", "PyYAML", "platformdirs")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but the language."""
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints it. 0: all is well; 1: something is wrong with what is kept."""
    matches, is_well = _matches()
    chapters = (
        (_("Versions"), _versions()),
        (_("Terminal"), _terminal()),
        (_("Folders"), _folders()),
        (_("Matches"), iter(matches)),
    )
    for heading, lines in chapters:
        sys.stdout.write(f"{heading}\n")
        for about, said in lines:
            sys.stdout.write(f"  {about:<20} {said}\n")
    return 0 if is_well else 1


def _versions() -> Iterator[Line]:
    import sqlite3

    yield "boms", __version__
    yield "Python", platform.python_version()
    for package in _PACKAGES:
        yield package, _version(package)
    yield "SQLite", sqlite3.sqlite_version
    yield _("system"), f"{platform.system()} {platform.release()} {platform.machine()}"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return _("not installed")


def _terminal() -> Iterator[Line]:
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    columns, rows = shutil.get_terminal_size()
    for name in ("TERM", "TERM_PROGRAM", "COLORTERM", "NO_COLOR"):
        yield name, os.environ.get(name, "-")
    yield _("is a terminal"), _yes(is_terminal)
    yield _("size"), f"{columns} × {rows}"
    yield _("colours"), _colours()
    yield _("encoding"), sys.stdout.encoding
    yield "Unicode", _yes(_can_say("♠♥♦♣ ▏│"))
    yield _("keyboard protocol"), _keyboard() if is_terminal else _("unknown: this is no terminal")
    yield _("language"), guess_language(os.environ)


def _yes(holds: object) -> str:
    return _("yes") if holds else _("no")


def _colours() -> str:
    from rich.console import Console

    found = Console(force_terminal=True).color_system
    known = {"standard": "16", "256": "256", "truecolor": "16 777 216", "windows": "16"}
    return known.get(found or "", _("none"))


def _can_say(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _keyboard() -> str:
    """Whether the terminal knows the newer keyboard protocol: it is asked, and for what every terminal answers too."""
    try:
        from boms.cli.asking import answer_of
    except ImportError:
        return _("unknown")
    said = answer_of(b"\x1b[?u\x1b[c", b"c")
    if not said:
        return _("unknown: the terminal gives no answer")
    return _yes(b"u" in said.partition(b"c")[0].partition(b"\x1b[?")[2])


def _folders() -> Iterator[Line]:
    for about, folder in ((_("settings"), config_dir()), (_("matches"), matches_dir())):
        yield about, f"{_anonymous(folder)} ({_state(folder)})"
    packs = shelf()
    broken = sum(isinstance(pack, BrokenPack) for pack in packs)
    own = sum(not isinstance(pack, BrokenPack) and not pack.is_shipped for pack in packs)
    yield (
        _("rule packs"),
        _("{number}, of them {own} your own, {broken} broken").format(number=len(packs), own=own, broken=broken),
    )


def _anonymous(path: Path) -> str:
    """A path without the name of who is at home there."""
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)


def _state(folder: Path) -> str:
    if not folder.exists():
        return _("not there yet")
    return _("can be written") if os.access(folder, os.W_OK) else _("cannot be written")


def _matches() -> tuple[list[Line], bool]:
    """About the file of matches, and whether all is well with it."""
    path = usual_path()
    if not path.exists():
        return [(_("file"), _("not there yet"))], True
    lines = [(_("file"), n_("{n} byte", "{n} bytes", path.stat().st_size).format(n=path.stat().st_size))]
    try:
        with open_store(reading=True) as store:
            number, unfinished = len(store.matches()), len(store.unfinished())
            damage = store.check()
    except StoreError as error:
        return [*lines, (_("check"), str(error).replace(str(Path.home()), "~"))], False
    lines.append(
        (_("kept"), _("{number}, of them {unfinished} unfinished").format(number=number, unfinished=unfinished))
    )
    return lines + [(_("check"), said) for said in damage or (_("nothing is wrong"),)], not damage
