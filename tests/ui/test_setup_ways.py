"""Ways out of impossible house rules, steps through values, and the spots that change them."""

import pytest

from boms.rules import (
    KEYS,
    Clash,
    FirstLead,
    MatchEnd,
    Rules,
    Title,
    Value,
    Winner,
    choices,
    conflicts,
    with_values,
)
from boms.ui.widgets.setup_values import benches, value_of
from boms.ui.widgets.setup_ways import can_step, stepped_value, ways_out
from boms.ui.widgets.setup_words import idle_keys, matching_keys

HOLDER: dict[str, Value] = {"first_lead": FirstLead.HOLDER, "first_play_includes_card": True, "first_lead_card": "3D"}
IMPOSSIBLE: tuple[tuple[Clash, dict[str, Value]], ...] = (
    (Clash.MIN_ABOVE_MAX, {"min_players": 6, "max_players": 4}),
    (Clash.RANK_TWICE, {"wild_rank": "6", "turn_down_rank": "6"}),
    (Clash.RANK_TWICE, {"wild_rank": "6", "clearing_ranks": ("6", "10")}),
    (Clash.RANK_TWICE, {"wild_rank": "6", "turn_down_rank": "6", "clearing_ranks": ("6",)}),
    (Clash.CLEARS_NEVER, {"same_rank_clears": 6}),
    (Clash.CLEARS_NEVER, {"same_rank_clears": 8}),
    (Clash.REMOVED_NOT_THERE, {"removed_cards": {4: "3S 3S"}}),
    (Clash.INCLUDES_WITHOUT_HOLDER, {"first_play_includes_card": True, "first_lead_card": "3D"}),
    (Clash.INCLUDES_REMOVED, {**HOLDER, "removed_cards": {5: "3D"}}),
    (Clash.INCLUDES_SPECIAL, {**HOLDER, "master_card": "3D"}),
    (Clash.INCLUDES_SPECIAL, {**HOLDER, "wild_rank": "3"}),
    (Clash.HOLDER_OF_NOTHING, {"first_lead": FirstLead.HOLDER}),
    (Clash.POINTS_NOBODY_GETS, {"match_end": MatchEnd.POINTS}),
    (Clash.POINTS_NOBODY_GETS, {"winner": Winner.MOST_POINTS, "points": {Title.BOMS: -1}}),
    (Clash.MASTER_IS_WILD, {"master_card": "3C", "wild_rank": "3"}),
)


@pytest.mark.parametrize(("clash", "values"), IMPOSSIBLE)
def test_every_impossible_combination_has_a_way_out(clash: Clash, values: dict[str, Value]) -> None:
    """Each way changes one key; following ways leads to rules that can be played."""
    rules = with_values(Rules(), values)
    assert clash in {conflict.clash for conflict in conflicts(rules)}
    for _ in range(4):
        for conflict in conflicts(rules)[:1]:
            ways = ways_out(rules, Rules(), conflict)
            assert ways
            assert all(way.key in conflict.keys and conflict not in conflicts(way.rules) for way in ways)
            rules = ways[-1].rules
    assert not conflicts(rules)


def test_a_way_out_leads_back_to_the_variant_where_that_helps() -> None:
    pack = with_values(Rules(), {"turn_down_rank": "8"})
    rules = with_values(pack, {"wild_rank": "8"})
    wild, turning = ways_out(rules, pack, conflicts(rules)[0])
    assert wild.rules == pack
    assert turning.rules.turn_down_rank is None


def test_other_clearing_ranks_are_kept_by_the_way_out() -> None:
    rules = with_values(Rules(), {"wild_rank": "6", "clearing_ranks": ("2", "6")})
    pack = with_values(Rules(), {"clearing_ranks": ("2", "6")})
    ways = {way.key: way.rules for way in ways_out(rules, pack, conflicts(rules)[0])}
    assert ways["clearing_ranks"].clearing_ranks == ("2",)


@pytest.mark.parametrize("key", KEYS)
def test_steps_lead_through_all_values_and_stop_at_the_ends(key: str) -> None:
    rules = Rules()
    if not choices(key):
        assert (stepped_value(rules, key, 1) != rules) == can_step(key)
        return
    for _ in range(20):
        rules = stepped_value(rules, key, -1)
    seen = [value_of(rules, key)]
    for _ in choices(key)[1:]:
        rules = stepped_value(rules, key, 1)
        seen.append(value_of(rules, key))
    assert tuple(seen) == choices(key)
    assert stepped_value(rules, key, 1) == rules


@pytest.mark.parametrize("key", KEYS)
def test_the_spots_of_a_key_change_that_key_and_no_other(key: str) -> None:
    rules = Rules()
    after = [spot.rules for bench in benches(rules, key, page=4) for spot in bench.spots if spot.rules is not None]
    assert any(value_of(one, key) != value_of(rules, key) for one in after)
    assert all(with_values(one, {key: value_of(rules, key)}) == rules for one in after)


def test_a_card_is_taken_out_once_for_each_pack_and_then_not_at_all() -> None:
    rules = with_values(Rules(), {"two_packs_from": 8})
    seen = []
    for _ in range(3):
        spots = {spot.name: spot for bench in benches(rules, "removed_cards", page=8) for spot in bench.spots}
        rules = spots["3S"].rules or rules
        seen.append(rules.removed_cards)
    assert seen == [{8: "3S"}, {8: "3S 3S"}, {}]


def test_a_title_scores_from_minus_ten_to_ten() -> None:
    rules = Rules()
    for _ in range(12):
        spots = {spot.name: spot for bench in benches(rules, "points", page=4) for spot in bench.spots}
        rules = spots["president+"].rules or rules
    assert rules.points == {Title.PRESIDENT: 10}


def test_what_depends_on_a_rule_that_is_off_has_no_effect() -> None:
    idle = idle_keys(Rules())
    assert {"joker_role", "master_timing", "master_last", "match_target", "first_lead_card"} <= idle
    assert not idle & {"jokers", "master_card", "equal_rank", "points", "removed_cards"}
    rules = with_values(Rules(), {"jokers": 2, "master_card": "3C", "match_end": MatchEnd.ROUNDS})
    assert not idle_keys(rules) & {"joker_role", "master_timing", "master_last", "match_target"}


def test_keys_are_found_by_label_by_explanation_and_by_name() -> None:
    assert "removed_cards" in matching_keys("taken out")
    assert "equal_rank" in matching_keys("same rank")
    assert "equal_rank" in matching_keys("skipped")
    assert matching_keys("exchange_middle") == ("exchange_middle",)
    assert matching_keys("") == KEYS
    assert not matching_keys("nothing like it")
