"""Pictures of the screens and the page of keys, made from the running program: `python -m tests.pictures [FOLDER]`.

The folder is `.pictures` at the top of the checkout unless another is named. Matches are played by seed, so the same
program makes the same pictures.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from pathlib import Path

from rich.color import Color
from rich.color_triplet import ColorTriplet
from rich.style import Style
from textual.pilot import Pilot

from boms.match import Table
from boms.packs import find_pack
from boms.text import _, use_language
from boms.ui.app import BomsApp
from boms.ui.commands import key_name
from boms.ui.keymap import USUAL
from boms.ui.preferences import Preferences
from boms.ui.screens.base import Framed
from tests.ui.moments import full_pile, gives_back, is_over, moment
from tests.ui.seeing import Cell, cells

ROOT = Path(__file__).parent.parent
CELL = (9, 19)
"""Points of a cell."""
BLOCKS = {
    "█": (0, 0, 1, 1),
    "▀": (0, 0, 1, 0.5),
    "▄": (0, 0.5, 1, 0.5),
    "▌": (0, 0, 0.5, 1),
    "▐": (0.5, 0, 0.5, 1),
    "▏": (0, 0, 0.125, 1),
}
"""Signs that are drawn as rectangles, so that no font leaves seams: left, top, width, height."""


# From cells to a picture


def svg(grid: list[list[Cell]]) -> str:
    """The cells as a picture."""
    width, height = len(grid[0]) * CELL[0], len(grid) * CELL[1]
    body = "\n".join(line for y, row in enumerate(grid) for line in _row(row, y * CELL[1]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">\n'
        "<style>text{font:15px 'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono',monospace;white-space:pre}"
        f".b{{font-weight:bold}}</style>\n{body}\n</svg>\n"
    )


def _row(row: list[Cell], y: int) -> Iterator[str]:
    x = 0
    for style, run in groupby(row, key=lambda cell: cell[1]):
        text = "".join(character or "\0" for character, _style in run)
        yield _rectangle(x, y, len(text) * CELL[0], CELL[1], _hex(style.bgcolor))
        yield from _signs(text, style, x, y)
        x += len(text) * CELL[0]


def _signs(text: str, style: Style, x: int, y: int) -> Iterator[str]:
    ink = _hex(style.color)
    for is_block, places in groupby(range(len(text)), key=lambda place: text[place] in BLOCKS):
        some = list(places)
        at, said = x + some[0] * CELL[0], text[some[0] : some[-1] + 1]
        if is_block:
            yield from (_block(sign, at + number * CELL[0], y, ink) for number, sign in enumerate(said))
        elif said.strip(" \0"):
            yield from _words(said, style, at, y, ink)


def _block(sign: str, x: int, y: int, ink: str) -> str:
    left, top, width, height = BLOCKS[sign]
    return _rectangle(x + left * CELL[0], y + top * CELL[1], width * CELL[0], height * CELL[1], ink)


def _words(said: str, style: Style, x: int, y: int, ink: str) -> Iterator[str]:
    """The words of a run, each where it stands."""
    place = 0
    for word in said.replace("\0", "").split(" "):
        if word:
            size, bold = len(word) * CELL[0], ' class="b"' if style.bold else ""
            at = x + place * CELL[0]
            yield f'<text{bold} x="{at}" y="{y + 14}" fill="{ink}" textLength="{size}">{escape(word)}</text>'
        place += len(word) + 1


def _rectangle(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{colour}"/>'


def _hex(colour: Color | None) -> str:
    triplet = colour.get_truecolor() if colour else ColorTriplet(0, 0, 0)
    return triplet.hex


# The screens


def app_for(table: Table | None = None) -> BomsApp:
    """The program in which nothing moves."""
    pack = find_pack("presidenten") if table else None
    return BomsApp(table, pack=pack, preferences=Preferences(animations=False, language="en"), seed="pictures")


async def press(app: BomsApp, pilot: Pilot[None], *keys: str) -> None:
    """Presses keys, and waits until the screen is there."""
    for key in keys:
        await pilot.press(key)
        for _again in range(3):
            await pilot.pause()


async def picture(table: Table | None, size: tuple[int, int], *keys: str) -> str:
    """What is seen after these keys."""
    app = app_for(table)
    async with app.run_test(size=size) as pilot:
        await press(app, pilot)
        for key in keys:
            await asyncio.sleep(0.32)  # the table drops what is typed before it has been seen
            await press(app, pilot, key)
        return svg(cells(app.screen))


async def pictures() -> dict[str, str]:
    """All pictures by the name of their file."""
    over = moment(5, is_over)
    over.stop()
    return {
        "variant.svg": await picture(None, (100, 30), "n"),
        "table.svg": await picture(moment(5, full_pile), (120, 40)),
        "hand.svg": await picture(moment(4, full_pile, seed="7"), (100, 30), "enter", "q"),
        "exchange.svg": await picture(moment(5, gives_back), (100, 30), "enter", "3"),
        "podium.svg": await picture(over, (110, 37)),
    }


# The page of keys


def screen_keys(heading: str, commands: Iterable[tuple[tuple[str, ...], str]]) -> str:
    """The keys of one screen as a table."""
    lines = [f"## {heading}", "", "| key | what it does |", "|---|---|"]
    for label, same in groupby(commands, key=lambda command: command[1]):
        names = dict.fromkeys(key_name(key) for keys, _label in same for key in keys)
        shown = " ".join(f"`{name}`" if name != "`" else "`` ` ``" for name in names)
        lines.append(f"| {shown.replace('|', chr(92) + '|')} | {label} |")
    return "\n".join([*lines, ""])


async def keys_page() -> str:
    """The keys of all screens on which something is decided."""
    said = ["# Keys", "", "Made by `python -m tests.pictures`; the program shows the same by F1.", ""]
    for heading, screen in (("Table", "table"), ("Hand", "hand"), ("Exchange", "exchange")):
        said.append(screen_keys(heading, ((usual.keys, _(usual.label)) for usual in USUAL[screen])))
    app = app_for()
    async with app.run_test(size=(100, 30)) as pilot:
        await press(app, pilot)
        for heading, keys in (
            ("Start", ()),
            ("Variant", ("n",)),
            ("House rules", ("h",)),
            ("Players", ("escape", "enter")),
        ):
            await press(app, pilot, *keys)
            shown = app.screen
            assert isinstance(shown, Framed)
            said.append(screen_keys(heading, ((c.keys, c.label) for c in shown.all_commands() if c.keys)))
    return "\n".join(said)


async def make(folder: Path) -> list[Path]:
    """Makes everything anew in this folder; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    use_language("en")
    contents = {**await pictures(), "keys.md": await keys_page()}
    for name, text in contents.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in contents]


def main() -> None:
    """Makes the pictures with empty folders for matches and preferences."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["BOMS_CONFIG_DIR"] = os.environ["BOMS_DATA_DIR"] = home
        for file in asyncio.run(make(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".pictures")):
            sys.stdout.write(f"{file} ({file.stat().st_size // 1024} KB)\n")


if __name__ == "__main__":
    main()
