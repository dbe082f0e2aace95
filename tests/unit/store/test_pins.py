"""PINs: nobody gets round one by beginning boms anew, and whoever reads the file has to try them one by one."""

import hashlib
from pathlib import Path
from random import Random

import msgspec
import pytest

from boms.chance import open_table, shuffler
from boms.store import Keeping, StoreError, pins, pins_file
from boms.store.pins import Pins
from boms.store.watch import Watch
from tests.unit.match.playing import NAMES, act, play_rounds
from tests.unit.store.keeping import RULES, fill
from tests.unit.store.test_trouble import as_nobody, open_folder

__all__ = ["open_folder"]

DIGITS = "271828"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evenings" / "pins.json"


def test_a_pin_is_kept_as_a_hash_that_is_dear_to_try(file: Path) -> None:
    Pins(file).set("Nora", DIGITS)
    kept = pins_file.read(file).pins["Nora"]
    assert kept.digest == hashlib.scrypt(DIGITS.encode(), salt=kept.salt, n=2**14, r=8, p=1, dklen=32)
    assert len(kept.salt) >= 16
    Pins(file).set("Emil", DIGITS)
    assert pins_file.read(file).pins["Emil"].digest != kept.digest


def test_wrong_tries_and_the_wait_for_the_next_outlast_the_program(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(pins, "time", lambda: now)
    Pins(file).set("Nora", DIGITS)
    for _ in range(4):
        assert not Pins(file).is_right("Nora", "0000")
        now += Pins(file).wait("Nora")
    now -= 10
    assert Pins(file).wait("Nora") == 10
    assert not Pins(file).is_right("Nora", DIGITS)
    now += 10
    assert Pins(file).is_right("Nora", DIGITS)
    assert not Pins(file).is_right("Nora", "0000")
    assert Pins(file).wait("Nora") == 0


def test_a_clock_that_was_set_back_makes_nobody_wait_longer_than_the_longest(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1e9
    monkeypatch.setattr(pins, "time", lambda: now)
    Pins(file).set("Nora", DIGITS)
    for _ in range(3):
        Pins(file).is_right("Nora", "0000")
    now = 0.0
    assert Pins(file).wait("Nora") <= 300


def test_where_wrong_tries_cannot_be_written_they_count_as_long_as_boms_runs(open_folder: Path) -> None:
    file = open_folder / "pins.json"
    Pins(file).set("Nora", DIGITS)
    file.chmod(0o644)
    open_folder.chmod(0o555)
    with as_nobody():
        here = Pins(file)
        for _ in range(3):
            assert not here.is_right("Nora", "0000")
        assert here.wait("Nora") > 0
        assert not here.is_right("Nora", DIGITS)


def test_a_file_of_the_first_form_is_read_and_written_in_the_second(file: Path) -> None:
    Pins(file).set("Nora", DIGITS)
    Pins(file).set("pins", "1234")
    file.write_bytes(msgspec.json.encode(pins_file.read(file).pins))
    assert Pins(file).is_right("Nora", DIGITS)
    Pins(file).set("Emil", "4321")
    assert all(Pins(file).is_right(*pair) for pair in (("Nora", DIGITS), ("Emil", "4321"), ("pins", "1234")))


def test_a_file_that_makes_no_sense_is_said_and_stays(file: Path) -> None:
    file.parent.mkdir()
    for ask in (lambda: Pins(file).has("Nora"), lambda: Pins(file).is_right("Nora", DIGITS)):
        file.write_bytes(b"[1]")
        with pytest.raises(StoreError, match="cannot be read"):
            ask()
    Pins(file).hold(1, 1)
    assert file.read_bytes() == b"[1]"


def test_pins_guard_a_round_that_was_dealt_with_them_until_it_is_over_also_in_boms_begun_anew(path: Path) -> None:
    Pins().set("Nora", DIGITS)
    keeping, chance = Keeping(path), Random(1)
    Watch(keeping, lambda: True)
    open_table(RULES, NAMES, seed=1, record=keeping.begin(RULES, "presidenten", NAMES)).deal()
    keeping.close()
    keeping = Keeping(path)
    watch = Watch(keeping, lambda: False)
    table = keeping.resume(1, shuffler())
    assert watch.has("Nora")
    assert not watch.has("Emil")
    act(table, chance)
    assert watch.has("Nora")
    while not table.may_deal():
        act(table, chance)
    assert not watch.has("Nora")
    table.deal()
    assert not watch.has("Nora")


def test_other_matches_are_not_guarded_by_it(path: Path) -> None:
    Pins().set("Nora", DIGITS)
    fill(path, 2)
    keeping = Keeping(path)
    keeping.resume(1, shuffler())
    assert Watch(keeping, lambda: True).has("Nora")
    keeping.resume(2, shuffler())
    assert not Watch(keeping, lambda: False).has("Nora")


def test_who_sits_in_the_middle_of_a_round_is_known(path: Path) -> None:
    fill(path, 1)
    keeping = Keeping(path)
    assert keeping.read(lambda store: store.amid_a_round()) == frozenset(NAMES)
    table = keeping.resume(1, shuffler())
    play_rounds(table, 1, Random(1))
    assert keeping.read(lambda store: store.amid_a_round()) == frozenset()
    table.deal()
    table.stop()
    assert keeping.read(lambda store: store.amid_a_round()) == frozenset()
