"""What the table does by itself, and that a match gone on with goes on the same."""

from pathlib import Path
from random import Random

import pytest

from boms.cards import cards_of, each
from boms.chance import open_table, shuffler
from boms.match import Choice, Table
from boms.packs import find_pack
from boms.rules import MatchEnd, PassLasts, Rules
from boms.seat import AutoPass, Cleared, Lay, Phase, Step
from boms.store import Keeping
from boms.walk import Settling, last_turns, proven_passes
from tests.ui.moments import moment
from tests.unit.match.playing import NAMES, act, match_of, new_table, play_until_play

ONE_TURN = Rules(pass_lasts=PassLasts.TURN)


@pytest.fixture
def keeping(tmp_path: Path) -> Keeping:
    return Keeping(tmp_path / "matches.db")


def kept_table(keeping: Keeping, rules: Rules, seed: int = 1) -> Table:
    return open_table(rules, NAMES, seed=seed, record=keeping.begin(rules, "presidenten", NAMES))


def gone_on_with(keeping: Keeping) -> Table:
    """The match as another program finds it."""
    keeping.close()
    return Keeping(keeping.path).resume(1, shuffler(1))


def settle(table: Table, auto_pass: AutoPass = AutoPass.OFF) -> None:
    Settling().settle(table, auto_pass, chooses_ties=False)


def lay_lowest(table: Table) -> None:
    """Whoever is to act lays the lowest single card that goes, or passes."""
    port = table.sit(table.public().to_act)
    lays = [play for play in port.view().plays if isinstance(play, Lay) and play.cards.bit_count() == 1]
    assert (port.lay(lays[0].cards) if lays else port.pass_turn()) is None


def given_up(keeping: Keeping) -> tuple[Table, int]:
    """A trick with somebody who has passed for all of it, whose turn it is again."""
    table = kept_table(keeping, ONE_TURN)
    table.deal()
    lay_lowest(table)
    seat = table.public().to_act
    assert table.sit(seat).pass_turn(whole_trick=True) is None
    while table.public().to_act != seat:
        lay_lowest(table)
    assert table.public().tricks == 1
    return table, seat


def test_who_has_given_up_the_trick_is_not_asked_again(keeping: Keeping) -> None:
    table, seat = given_up(keeping)
    settle(table)
    assert table.public().to_act != seat
    assert proven_passes(table) == frozenset()


def test_who_has_given_up_the_trick_is_not_asked_again_in_a_match_gone_on_with(keeping: Keeping) -> None:
    _table, seat = given_up(keeping)
    table = gone_on_with(keeping)
    assert table.public().to_act == seat
    settle(table)
    assert table.public().to_act != seat


def test_giving_up_holds_for_one_trick(keeping: Keeping) -> None:
    table, seat = given_up(keeping)
    chance = Random(1)
    while not any(isinstance(event, Cleared) for event in table.news()):
        settle(table)
        act(table, chance)
    while table.public().to_act != seat or not table.public().pile:
        act(table, chance)
    assert table.public().phase is Phase.PLAY
    settle(table)
    assert table.public().to_act == seat


def test_a_pass_for_the_whole_trick_that_is_taken_back_is_none() -> None:
    table, _moves = new_table(ONE_TURN)
    table.deal()
    lay_lowest(table)
    seat = table.public().to_act
    table.sit(seat).pass_turn(whole_trick=True)
    assert Choice.TRICK in table.choices().values()
    Settling().take_back(table)
    assert table.choices() == {}
    assert table.public().to_act == seat


def test_the_log_of_a_match_gone_on_with_says_who_could_not_play(keeping: Keeping) -> None:
    rules = find_pack("presidenten").rules
    table, chance = kept_table(keeping, rules), Random(3)
    table.deal()
    while not proven_passes(table):
        act(table, chance)
        settle(table, AutoPass.BY_COUNT)
    again = gone_on_with(keeping)
    assert proven_passes(again) == proven_passes(table)
    assert match_of(again) == match_of(table)


def test_what_somebody_has_been_told_in_their_last_turn_is_not_news() -> None:
    table, _moves = new_table(ONE_TURN)
    assert last_turns(table) == {}
    table.deal()
    leader = table.public().to_act
    lay_lowest(table)
    assert last_turns(table) == {leader: len(table.news())}


def test_passes_without_a_choice_are_no_turns() -> None:
    table, _moves = new_table(ONE_TURN)
    play_until_play(table, Random(1))
    before = last_turns(table)
    table.step_over(Choice.PROVEN)
    assert last_turns(table) == before


def test_time_runs_out_only_while_the_match_is_played() -> None:
    table, _moves = new_table(Rules(match_end=MatchEnd.MINUTES, match_target=60))
    table.deal()
    Settling(59 * 60).settle(table, AutoPass.OFF, chooses_ties=False)
    assert not table.time_is_up
    Settling(61 * 60).settle(table, AutoPass.OFF, chooses_ties=False)
    assert table.time_is_up


def test_time_runs_out_once(keeping: Keeping) -> None:
    table = kept_table(keeping, Rules(match_end=MatchEnd.MINUTES, match_target=60))
    table.deal()
    for seconds in (3600, 3601, 3602):
        Settling(seconds).settle(table, AutoPass.OFF, chooses_ties=False)
    assert len(keeping.open().load(1).moves) == 2


def test_the_rules_of_a_round_are_those_it_was_dealt_by(keeping: Keeping) -> None:
    table, chance = kept_table(keeping, ONE_TURN), Random(1)
    while not (table.has_begun() and table.may_deal()):
        act(table, chance)
    table.change_rules(Rules())
    again = gone_on_with(keeping)
    assert again.rules_of_round == ONE_TURN
    assert again.rules == Rules()
    again.deal()
    assert again.rules_of_round == Rules()


@pytest.mark.parametrize(("people", "goes_on"), ((5, False), (6, True)))
def test_swapping_ends_with_nobody_left_to_swap_with(people: int, goes_on: bool) -> None:
    rules = Rules(exchange_middle=True)
    table = moment(people, lambda public: public.step is Step.SWAP, rules=rules)
    first, second = table.public().may_swap[:2]
    for seat, other in ((first, second), (second, first)):
        assert table.sit(seat).offer_swap(other, cards_of([next(each(table.sit(seat).view().hand))])) is None
    settle(table)
    assert (table.public().step is Step.SWAP) is goes_on
