"""Keys: which command a press means, and that no two commands of a screen want the same one."""

import pytest

from boms.chance import open_table
from boms.packs import find_pack
from boms.rules import Rules
from boms.ui.app import BomsApp
from boms.ui.commands import Command, clashes, key_name, pressed, remapped
from boms.ui.preferences import Preferences
from tests.ui.samples import NAMES


def command(name: str, *keys: str) -> Command:
    return Command(name, keys, name, lambda: None)


def test_a_character_counts_before_the_name_of_its_key() -> None:
    both = (command("help", "?"), command("other", "question_mark"))
    found = pressed(both, "question_mark", "?")
    assert found is not None and found.name == "help"


def test_a_capital_letter_has_its_own_meaning_or_that_of_the_small_one() -> None:
    passing = (command("pass", "p"), command("trick", "P"))
    assert [c.name for c in (pressed(passing, "P", "P"), pressed(passing, "p", "p")) if c] == ["trick", "pass"]
    found = pressed((command("jack", "j"),), "J", "J")
    assert found is not None and found.name == "jack"


def test_the_first_of_two_commands_keeps_a_key_and_the_clash_is_told() -> None:
    both = remapped((command("lay", "enter"), command("pass", "p")), {"pass": ("enter",)})
    assert [(c.key, c.holder, c.loser) for c in clashes(both)] == [("enter", "lay", "pass")]
    found = pressed(both, "enter", "\r")
    assert found is not None and found.name == "lay"


@pytest.mark.parametrize(
    ("key", "name"),
    (("enter", "Enter"), ("P", "Shift+P"), ("p", "P"), ("f1", "F1"), ("ctrl+q", "Ctrl+Q"), ("left", "←")),
)
def test_keys_have_the_names_people_know(key: str, name: str) -> None:
    assert key_name(key) == name


EVERYTHING = Rules(
    jokers=2,
    master_card="3C",
    announce_last_card=True,
    first_lead_card=None,
)


@pytest.mark.parametrize("rules", (find_pack("presidenten").rules, EVERYTHING))
async def test_no_two_commands_of_a_screen_want_the_same_key(rules: Rules) -> None:
    app = BomsApp(open_table(rules, NAMES[:4], seed="1"), preferences=Preferences(animations=False))
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("enter", "f1", "escape", "f2", "escape", "s", "escape", "enter"):
            assert clashes(app.framed(app.shown).all_commands()) == ()
            await pilot.press(key)
            await pilot.pause()
        assert app.shown == "hand"
        assert clashes(app.framed("hand").all_commands()) == ()
