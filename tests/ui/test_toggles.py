"""Every value of every house rule, agreed on and played through the screens, and compared with a replay of the moves.

The deck is small, so that rounds are short. A rule that only counts from the second round on finds a first round that
was played without screens. A default run plays a few turns of each value, `-m long` the rounds to their end.
"""

from collections.abc import Callable, Iterator

import pytest
from _pytest.mark import ParameterSet

from boms.cards import RANKS, SUITS
from boms.chance import shuffler
from boms.match import Move, Table, after, begin_match, public_view_of, seat_view_of
from boms.packs import find_pack
from boms.rules import GROUPS_OF_KEYS, KEYS, Rules, Value, changed, conflicts
from boms.seat import Phase
from boms.ui.app import BomsApp
from boms.ui.preferences import Preferences
from boms.ui.screens.private import PrivateScreen
from boms.ui.setup import Setup
from boms.ui.widgets.log import TrickLog
from boms.ui.widgets.setup_ways import ways_out
from boms.walk import Errand
from tests.ui.people import People
from tests.ui.samples import NAMES
from tests.ui.setting_up import Desk
from tests.unit.handbook.saying import by, values_of

STILL = Preferences(animations=False)
TURNS = 4
"""How many times the screen is taken in a default run."""

FROM_ROUND_TWO = frozenset(
    (
        *("seating", "later_dealer", "later_lead", "table_keeper", "master_in_exchange"),
        *GROUPS_OF_KEYS["titles"],
        *GROUPS_OF_KEYS["match"],
    )
)
"""Keys that decide nothing before the second deal."""

PACK = find_pack("presidenten")

EVERYTHING = by(
    PACK.rules,
    jokers=2,
    joker_role="wild",
    master_timing="any_time",
    points={"president": 2, "vice_president": 1},
    removed_cards={
        3: " ".join(f"{rank}{suit}" for rank in RANKS if rank not in ("3", "8", "A", "2") for suit in SUITS),
        4: " ".join(f"{rank}{suit}" for rank in RANKS if rank not in ("3", "6", "8", "A", "2") for suit in SUITS),
    },
)
"""Rules under which most keys matter, with few cards for three and four."""


def toggled(key: str, value: Value) -> Rules:
    """The rules with that value; whatever it cannot go with is changed as the House rules screen offers."""
    rules = by(EVERYTHING, **{key: value})
    while impossible := conflicts(rules):
        rules = next(way.rules for way in ways_out(rules, PACK.rules, impossible[0]) if way.key != key)
    assert getattr(rules, key) == value
    return rules


def number_of_players(rules: Rules) -> int:
    """Four, if so many may play."""
    return min(max(4, rules.min_players), rules.max_players)


def every_value() -> Iterator[tuple[str, Value]]:
    return ((key, value) for key in KEYS for value in values_of(key))


def two_of_every_key() -> Iterator[ParameterSet]:
    """Every value of every key; beyond the first two of a key they are for the long run."""
    for key in KEYS:
        for number, value in enumerate(values_of(key)):
            yield pytest.param(key, value, marks=[pytest.mark.long] if number > 1 else [])


class Evening(People):
    """People who can do whatever a table may ask for."""

    async def step(self) -> None:
        """The one thing that is to be done."""
        if self.app.shown == "exchange":
            await self.exchange()
        elif self.app.shown == "hand":
            await self.turn()
        elif self.app.shown == "question":
            await self.press("1", "y")
        else:
            await self.press("enter")

    async def exchange(self) -> None:
        """Gives, or names the first card there is."""
        assert self.app.walk is not None and self.app.walk.holder is not None
        if self.app.walk.holder.errand is Errand.ASK:
            await self.press("right", "up", "enter")
        else:
            await self.give()

    async def until(self, is_enough: Callable[[], bool]) -> None:
        while not is_enough():
            await self.step()
            self.compare()

    def compare(self) -> None:
        """What the shown screen goes by is what the table says."""
        screen = self.app.screen
        if isinstance(screen, PrivateScreen) and screen.view is not None:
            assert screen.view == self.table.sit(screen.view.seat).view()
        if self.app.shown in ("table", "hand", "exchange"):
            scene = screen.query_one(TrickLog)._scene
            assert scene is not None and scene.public == self.table.public()


def play_first_round(table: Table) -> None:
    """A whole round without screens: everybody lays what comes first, the lowest gift is given."""
    table.deal()
    while table.public().phase is Phase.PLAY:
        port = table.sit(table.public().to_act or 0)
        assert table.act(port.view().plays[0]) is None


async def agreed_and_played(
    key: str, value: Value, monkeypatch: pytest.MonkeyPatch, is_enough: Callable[[Evening, int], bool]
) -> None:
    """From the Agreement on by keys, until it is enough; then the moves are replayed."""
    rules, moves = toggled(key, value), list[Move]()
    names = NAMES[: number_of_players(rules)]

    def opened(its: Rules, people: tuple[str, ...], **_: object) -> Table:
        table = Table(begin_match(its, people), shuffler(f"{key}={value}"), moves.append)
        if key in FROM_ROUND_TWO:
            play_first_round(table)
        return table

    monkeypatch.setattr("boms.ui.screens.agreement.open_table", opened)
    app = BomsApp(preferences=STILL, first="agreement")
    app.setup = Setup(PACK, rules, names)
    async with app.run_test(size=(80, 24)) as pilot:
        differing = len(changed(rules, PACK.rules))
        assert f"{differing}" in Desk(app, pilot).text()
        evening = Evening(app, pilot, 1)
        await evening.press("enter")
        assert evening.table.rules == rules
        begun = len(moves)
        await evening.until(lambda: is_enough(evening, len(moves) - begun))
        replayed = begin_match(rules, names)
        for move in moves:
            replayed, _ = after(replayed, move)
        assert evening.table.public() == public_view_of(replayed)
        for seat in range(len(names)):
            assert evening.table.sit(seat).view() == seat_view_of(replayed, seat)


def is_over(evening: Evening) -> bool:
    return evening.app.shown == "match_over"


@pytest.mark.parametrize(("key", "value"), two_of_every_key())
async def test_every_value_is_agreed_on_and_played(key: str, value: Value, monkeypatch: pytest.MonkeyPatch) -> None:
    await agreed_and_played(key, value, monkeypatch, lambda evening, moves: is_over(evening) or moves > TURNS)


@pytest.mark.long
@pytest.mark.parametrize(("key", "value"), every_value())
async def test_every_value_is_played_to_the_end_of_a_round(
    key: str, value: Value, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = 2 if key in FROM_ROUND_TWO else 1

    def is_enough(evening: Evening, _: int) -> bool:
        over = evening.app.shown == "round_over" and evening.table.public().round_number >= rounds
        return over or is_over(evening)

    await agreed_and_played(key, value, monkeypatch, is_enough)
