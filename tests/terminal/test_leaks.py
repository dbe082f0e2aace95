"""Whole matches by keys at a real terminal: no frame shows a card of a hand to anybody but who took the screen last.

The search itself is tried on programs that leak on purpose. `pytest -m long` plays every pack with three to eight.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from boms.cards import JOKER, read_card
from boms.packs import find_pack, with_settings
from boms.rules import Rules
from boms.ui.themes import FELT
from tests.terminal.evening import Evening, evening, prefer
from tests.terminal.leaking import BUILDS
from tests.terminal.recognising import Frame, drawn, found_in
from tests.terminal.restless import Restless

STILL = {"TEXTUAL_ANIMATIONS": "none"}
PACKS = ("presidenten", "boms-og-president", "president-grunnspill", "boms", "praesident")
AT_ONCE = 4
"""How many evenings one process follows: most of the time they wait."""


def test_cards_are_recognised_as_they_are_drawn() -> None:
    assert found_in(drawn("  ▏10 ▏J ", "  ▏♥  ▏♣ ")).fanned == {read_card("10H"), read_card("JC")}
    assert found_in(drawn("Ola  8♠ 10♦")).flat == {read_card("8S"), read_card("10D")}
    assert found_in(drawn("   ▏    ", "   ▏♥   ")).bare == {1}
    assert found_in(drawn("  ▏J", "  ▏★")).fanned == {JOKER}


def test_cards_are_recognised_by_letters() -> None:
    assert found_in(drawn("  |10 |J ", "  |H  |C "), letters=True).fanned == {read_card("10H"), read_card("JC")}
    assert found_in(drawn("Ola  8S 10D, not KOS"), letters=True).flat == {read_card("8S"), read_card("10D")}


CLOTH = FELT.table


def test_the_ranks_below_a_hand_are_recognised_without_its_cards() -> None:
    assert found_in(drawn("   3×2   10     ", ground=CLOTH)).ranks == {0, 7}
    assert found_in(drawn("  4  ▲ Jo×2  C", ground=CLOTH)).ranks == {1, 13, 14}
    assert found_in(drawn("  2x3 A ", ground=CLOTH)).ranks == {11, 12}


def test_ranks_among_words_or_on_cards_are_no_row_below_a_hand() -> None:
    assert not found_in(drawn(" Ola  3  Per  10 ", ground=CLOTH)).ranks
    assert not found_in(drawn("  3  10 ")).ranks


def rules_with(pack: str, settings: Sequence[str]) -> Rules:
    return with_settings(find_pack(pack).rules, settings)


def played(
    folder: Path,
    pack: str,
    people: int,
    settings: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    *,
    rounds: int = 2,
    steps: int = 8,
    size: tuple[int, int] = (80, 24),
    environment: dict[str, str] = STILL,
) -> Evening:
    """A match with restless people; what was seen of it."""
    folder = folder / f"{pack}-{people}-{'-'.join(options)}-{len(settings)}"
    prefer(folder, "undo: true")
    rules = rules_with(pack, settings)
    chosen = {"rules": rules, "settings": settings, "options": options, "size": size, "environment": environment}
    with evening(folder, pack=pack, people=people, kind=Restless, seed=f"{pack}{people}", **chosen) as it:  # type: ignore[arg-type]
        it.steps = steps  # type: ignore[attr-defined]
        it.play(rounds)
        return it


def told(its: Sequence[Evening]) -> str:
    frames, hands = sum(len(it.frames) for it in its), sum(it.hands for it in its)
    leaks = [leak for it in its for leak in it.leaks]
    first = "\n".join(leaks[0].lines) if leaks else ""
    return f"{frames} frames searched, {hands} pictures of hands among them, {len(leaks)} leaks\n{first}"


def check(its: Sequence[Evening]) -> int:
    """No leak in any of them, and hands were really seen; the number of different frames."""
    print(told(its))
    assert all(it.hands for it in its)
    assert not any(it.leaks for it in its), told(its)
    return sum(len(it.frames) for it in its)


def without(people: int, ranks: str, more: str = "") -> str:
    """The setting that takes these ranks out of the deck, and these cards."""
    return f"removed_cards={{{people}: {' '.join(rank + suit for rank in ranks.split() for suit in 'SHDC')}{more}}}"


THREE, FOUR = without(3, "4 5 6 8 9 10 J Q", " KS KH KC"), without(4, "4 5 6 8 9 10 J Q")
"""Leave five cards or so for each of three and of four."""


@pytest.mark.parametrize(
    ("pack", "people", "settings", "options"),
    (
        ("presidenten", 3, (THREE,), ()),
        pytest.param("boms", 4, (FOUR,), ("--ascii",), marks=pytest.mark.long),
    ),
)
def test_a_match_of_two_rounds_shows_no_hidden_card(
    tmp_path: Path, pack: str, people: int, settings: tuple[str, ...], options: tuple[str, ...]
) -> None:
    assert check([played(tmp_path, pack, people, settings, options, steps=4)]) > 100


@pytest.mark.long
@pytest.mark.parametrize("options", ((), ("--ascii",)))
def test_a_match_with_cards_that_move_shows_no_hidden_card(tmp_path: Path, options: tuple[str, ...]) -> None:
    assert check([played(tmp_path, "boms", 4, (FOUR,), options, environment={})]) > 200


class Found(Exception):  # noqa: N818 - what is wanted, not an error
    """A leak was found."""


class Alarmed(Evening):
    """An evening that ends with the first leak."""

    def search(self, frame: Frame) -> None:
        super().search(frame)
        if self.leaks:
            raise Found


@pytest.mark.parametrize("leak", BUILDS)
def test_a_program_that_leaks_is_found_out(tmp_path: Path, leak: str) -> None:
    options = ("--ascii",) if leak.startswith("two") else ()
    program, rules = ("-c", BUILDS[leak]), rules_with("presidenten", (THREE,))
    chosen = {"rules": rules, "settings": (THREE,), "program": program, "options": options, "environment": STILL}
    with pytest.raises(Found), evening(tmp_path, kind=Alarmed, **chosen) as it:  # type: ignore[arg-type]
        it.begin()
        while True:
            it.take_screen()
            it.terminal.read(0.2)
            it.turn()


VARIANTS = (
    ("presidenten", 5, ("exchange_choice=on_request",)),
    ("presidenten", 6, ("exchange_middle=true", "table_keeper=boms")),
    ("boms-og-president", 4, ("master_card=3C", "announce_last_card=true")),
    ("praesident", 5, ("jokers=2", "revolution=true")),
)
"""House rules under which cards are shown, named or swapped in other ways."""


@pytest.mark.long
def test_matches_by_rarer_rules_show_no_hidden_card(tmp_path: Path) -> None:
    with ThreadPoolExecutor(AT_ONCE) as several:
        going_on = [several.submit(played, tmp_path, *variant) for variant in VARIANTS]
        its = [one.result() for one in going_on]
    assert check(its) > 500


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_matches_of_every_pack_show_no_hidden_card(tmp_path: Path, part: int) -> None:
    """Every pack with each number of people it is for, half of them drawn with plain characters."""
    matches = [
        (pack, people)
        for pack in PACKS
        for people in range(find_pack(pack).rules.min_players, find_pack(pack).rules.max_players + 1)
    ]
    sizes = ((80, 24), (120, 40), (60, 20))
    with ThreadPoolExecutor(AT_ONCE) as several:
        going_on = [
            several.submit(
                *(played, tmp_path, pack, people),
                options=("--ascii",) if number % 2 else (),
                size=sizes[number % len(sizes)],
            )
            for number, (pack, people) in list(enumerate(matches))[part::4]
        ]
        its = [one.result() for one in going_on]
    assert check(its) > 5000
