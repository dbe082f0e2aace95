"""House rules set on the command line."""

import pytest

from boms.packs import PackError, find_pack, with_settings
from boms.rules import Rules


def test_values_are_read_as_yaml() -> None:
    rules = with_settings(
        find_pack("boms-og-president").rules,
        ["master_card=3c", "clearing_ranks=[2, 10]", "points={president: 5}", "revolution=on", "winner = none"],
    )
    assert (rules.master_card, rules.clearing_ranks, rules.revolution) == ("3C", ("10", "2"), True)
    assert rules.points == {"president": 5}
    assert rules.winner == "none"


def test_the_last_one_of_a_key_counts() -> None:
    assert with_settings(Rules(), ["jokers=1", "jokers=3"]).jokers == 3


def test_keys_that_need_one_another_may_come_in_any_order() -> None:
    assert with_settings(Rules(), ["first_lead=holder", "first_lead_card=3D"]).first_lead_card == "3D"


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("jokers=9", "--set jokers=9: jokers cannot be 9: allowed is 0-4"),
        ("jokrs=1", "--set jokrs=1: There is no house rule jokrs: did you mean jokers?"),
        ("jokers", "--set jokers: House rules are set as key=value, not as jokers"),
        ("points={", "--set points={: This is not YAML: check colons, quotes, brackets and indentation"),
        ("points={king: 1}", "--set points={king: 1}: points cannot be {king: 1}: allowed is {president"),
        ("first_lead=holder", "--set first_lead=holder: "),
    ],
)
def test_a_wrong_setting_is_named_in_one_line(setting: str, sentence: str) -> None:
    with pytest.raises(PackError) as error:
        with_settings(Rules(), [setting])
    assert str(error.value).startswith(sentence)


def test_all_wrong_settings_are_behind_the_error() -> None:
    with pytest.raises(PackError) as error:
        with_settings(Rules(), ["jokers=9", "min_players=1", "max_players=8"])
    assert [problem.key for problem in error.value.problems] == ["jokers", "min_players"]
