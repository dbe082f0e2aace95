"""The naive referee agrees with every conformance file, and its packs with the shipped ones."""

from pathlib import Path

import pytest
import yaml

from boms.rules import Rules

from .house import house_of
from .replaying import CHECKOUT, Differs, conformance_files, replay

VICES = {
    "vice_president_from": 4,
    "vice_boms_from": 4,
    "exchange_president": 2,
    "exchange_president_with_vice": 2,
    "exchange_vice": 1,
}
POINTS = {"points": {"president": 2, "vice_president": 1}, "match_end": "points", "winner": "most_points"}
PACKS = {
    "presidenten": {
        **VICES,
        "two_packs_from": 8,
        "first_lead": "holder",
        "first_lead_card": "3D",
        "equal_rank": "legal",
        "pass_lasts": "trick",
        "same_rank_clears": 4,
        "all_threes_clear": True,
        "master_card": "3C",
        "going_out_clears": True,
    },
    "boms-og-president": {
        **VICES,
        **POINTS,
        "two_packs_from": 7,
        "later_dealer": "boms",
        "first_lead": "holder",
        "first_lead_card": "3C",
        "master_timing": "any_time",
        "match_target": 11,
    },
    "president-grunnspill": {
        "min_players": 4,
        "max_players": 7,
        "seating": "by_placement",
        "later_dealer": "boms",
        "later_lead": "president",
        "vice_president_from": 4,
        "exchange_president": 1,
        "exchange_president_with_vice": 1,
    },
    "boms": {
        "removed_cards": {3: "3S", 5: "3S 3H"},
        "seating": "by_placement",
        "first_lead": "holder",
        "first_lead_card": "3D",
        "later_lead": "president",
        "equal_rank": "legal",
        "pass_lasts": "trick",
        "same_rank_clears": 4,
        "master_card": "3C",
        "lead_after_out": "previous_to_play",
        "exchange_president": 1,
        "exchange_president_with_vice": 2,
        "exchange_vice": 1,
    },
    "praesident": {
        **VICES,
        **POINTS,
        "two_packs_from": 7,
        "joker_role": "high",
        "later_dealer": "boms",
        "match_target": 10,
    },
}
"""What §3 of the rules says of each pack; everything not named is as in `Rules()`."""

FILES = conformance_files()


def test_there_are_conformance_files() -> None:
    assert len(FILES) > 100


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_referee_agrees_with(file: Path) -> None:
    replay(file.read_text(encoding="utf-8"), PACKS)


@pytest.mark.parametrize("pack", PACKS)
def test_a_shipped_pack_has_the_values_of_the_rules(pack: str) -> None:
    shipped = yaml.safe_load((CHECKOUT / "rules" / f"{pack}.yaml").read_text(encoding="utf-8"))["rules"]
    assert set(shipped) <= set(Rules.__struct_fields__)
    assert house_of(shipped) == house_of(PACKS[pack])


def test_a_wrong_expectation_is_noticed() -> None:
    record = """
        rules: praesident
        players: [Ane, Bo, Cato]
        rounds:
          - {hands: {Ane: 3S, Bo: 4S, Cato: 5S}, play: [{Ane: 3S}, {expect: {to_act: Cato}}]}
    """
    with pytest.raises(Differs, match="to_act is Bo, expected Cato"):
        replay(record, PACKS)
