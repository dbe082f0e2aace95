"""Breaking in looks the same, frame for frame, whether the master card is there or not.

Two matches with the same public past: in one the player who is called aside holds the three of clubs, in the other a
neighbour does. The same keys are pressed in both, and everything that is painted is compared segment by segment, with
its colours. Only the fan and the words above it may differ, and only while that player has the screen.
"""

from collections.abc import Sequence

import pytest
from rich.segment import Segment

from boms.cards import Card, read_card
from boms.match import Table, begin_match
from boms.packs import find_pack
from boms.rules import Rules
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from boms.ui.widgets.drawn import Drawn
from boms.ui.widgets.fan import HandFan
from boms.ui.widgets.lines import Lines
from tests.ui.people import People
from tests.ui.samples import NAMES
from tests.ui.setting_up import Desk
from tests.unit.handbook.saying import by

SIZES = ((80, 24), (60, 20), (120, 40))
ASIDE, OTHER = 3, 0
"""The seat that is called aside, and the one that holds the master card where that one does not."""

PRIVATE = (HandFan, Lines)
"""What may differ while a hand is shown."""

Frame = list[tuple[object, ...]]


def table(holder: int) -> Table:
    """Seat 0 deals, so seat 1 leads; of all cards only the threes and fours of clubs are in other hands."""

    def dealt(cards: Sequence[Card]) -> list[Card]:
        order = sorted(cards)
        places = [(seat - 1) % 4 for seat in (holder, OTHER if holder == ASIDE else ASIDE)]
        for card, place in zip((read_card("3C"), read_card("4C")), places, strict=True):
            at = order.index(card)
            order[at], order[place] = order[place], order[at]
        return order

    opened = Table(begin_match(rules(), NAMES[:4]), dealt)
    opened.deal(0)
    return opened


def rules() -> Rules:
    """The master card breaks in at any time."""
    return by(find_pack("boms-og-president").rules, master_card="3C", master_timing="any_time")


def first_difference(ones: list[Frame], others: list[Frame]) -> str:
    """Where two runs look different, in words; empty: nowhere."""
    for number, (one, other) in enumerate(zip(ones, others, strict=True)):
        for part, its in zip(one, other, strict=True):
            if part != its:
                return f"frame {number}: {part[:2]} beside {its[:2]}\n{part[2]}\n{its[2]}"
    return ""


def painted(app: BomsApp, *, but: tuple[type, ...] = ()) -> Frame:
    """Everything on the screen, cell by cell."""
    parts = (part for part in app.screen.query(Drawn) if part.size and not isinstance(part, but))
    return [
        (type(part).__name__, part.region, [list[Segment](part.render_line(y)) for y in range(part.size.height)])
        for part in parts
    ]


async def frames(holder: int, keys: Sequence[str], size: tuple[int, int], preferences: Preferences) -> list[Frame]:
    """What is painted after each of these keys, from the moment at which the seat aside may break in."""
    app = BomsApp(table(holder), preferences=preferences)
    async with app.run_test(size=size) as pilot:
        people = People(app, pilot, 1)
        await people.press("enter")
        await people.turn()
        assert app.shown == "table" and people.table.public().to_act == 2
        before = people.table.public()
        await Desk(app, pilot).settle()
        shown = [painted(app)]
        for key in keys:
            await people.press(key)
            await Desk(app, pilot).settle()
            shown.append(painted(app, but=PRIVATE if app.shown == "hand" else ()))
        assert people.table.public() == before
        assert app.shown == "table"
        return shown


STEPPING_BACK = {
    "at once": ("!", "4", "enter", "space"),
    "with Esc": ("!", "4", "enter", "escape"),
    "after a look at the master card": ("!", "4", "enter", "c", "left", "up", "space"),
    "before the hand is shown": ("!", "4", "escape"),
    "from the question": ("!", "escape"),
    "twice": ("!", "4", "enter", "space", "!", "4", "enter", "space"),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("keys", STEPPING_BACK.values(), ids=STEPPING_BACK.keys())
async def test_stepping_back_is_painted_the_same_with_the_card_and_without(
    keys: tuple[str, ...], size: tuple[int, int]
) -> None:
    still = Preferences(animations=False)
    assert not first_difference(await frames(ASIDE, keys, size, still), await frames(OTHER, keys, size, still))


async def test_a_vain_attempt_without_the_card_is_painted_like_a_change_of_mind_with_it() -> None:
    """Whoever lacks the card learns so in private, and the table looks as if the holder had thought better of it."""
    still = Preferences(animations=False)
    without = await frames(OTHER, ("!", "4", "enter", "c", "enter", "space"), (80, 24), still)
    having = await frames(ASIDE, ("!", "4", "enter", "c", "left", "space"), (80, 24), still)
    assert not first_difference(without, having)


@pytest.mark.parametrize("more", ({"undo": True}, {"pins": True}, {"memory": False}, {"bell": True}), ids=str)
async def test_no_preference_tells(more: dict[str, bool]) -> None:
    preferences = Preferences(animations=False, **more)  # type: ignore[arg-type]
    keys = STEPPING_BACK["at once"]
    having, without = [await frames(seat, keys, (80, 24), preferences) for seat in (ASIDE, OTHER)]
    assert not first_difference(having, without)


async def test_the_card_that_does_break_in_is_told_to_all() -> None:
    app = BomsApp(table(ASIDE), preferences=Preferences(animations=False))
    async with app.run_test(size=(80, 24)) as pilot:
        people = People(app, pilot, 1)
        await people.press("enter")
        await people.turn()
        await people.press("!", "4", "enter", "c", "enter", "space")
        log = next(rows for name, _, rows in painted(app) if name == "TrickLog")
        said = " ".join(" ".join(segment.text for segment in row) for row in log)  # type: ignore[attr-defined]
        assert f"{NAMES[ASIDE]} breaks in" in " ".join(said.split())
