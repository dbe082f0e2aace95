"""The last play or pass may be taken back until somebody else has seen a hand; the match stays its moves."""

from random import Random

import pytest
from msgspec.structs import replace

from boms.match import Act, TimeUp, Undo, after, begin_match, without_undone
from boms.rules import MatchEnd, Rules
from boms.seat import Lay, Pass, Phase, TakenBack
from tests.unit.match.playing import NAMES, act, match_of, new_table, play_rounds, play_until_play, some_action

SEEDS = range(8)
TURN_PACK = Rules(pass_lasts="turn")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_action_after_taking_back_gives_the_same_match(seed: int) -> None:
    chance = Random(seed)
    table, moves = new_table(seed=seed)
    undone = 0
    while undone < 60:
        before = match_of(table)
        act(table, chance)
        if not isinstance(moves[-1], Act) or not isinstance(moves[-1].action, Lay | Pass):
            continue
        action, acted = moves[-1].action, match_of(table)
        table.undo()
        undone += 1
        assert replace(match_of(table), log=()) == replace(before, log=())
        assert table.act(action) is None
        assert replace(match_of(table), log=(), before=None) == replace(acted, log=(), before=None)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_with_things_taken_back_is_still_its_moves(seed: int) -> None:
    chance = Random(seed)
    table, moves = new_table(Rules(exchange_president=2), seed=seed)
    while match_of(table).round_number < 4:
        act(table, chance)
        if chance.random() < 0.4 and table.may_undo(number := chance.randint(1, 3)):
            table.undo(number)
    replayed = straight = begin_match(Rules(exchange_president=2), NAMES)
    for move in moves:
        replayed, _ = after(replayed, move)
    for move in without_undone(moves):
        straight, _ = after(straight, move)
    assert Undo in map(type, moves)
    assert replayed == match_of(table)
    assert replace(straight, log=(), before=None) == replace(replayed, log=(), before=None)


def test_taking_back_stands_in_the_log_and_names_no_card() -> None:
    chance = Random(3)
    table, moves = new_table()
    play_until_play(table, chance)
    seat, count = table.public().to_act, len(table.news())
    act(table, chance)
    table.undo()
    action = moves[-2].action
    assert table.news(count) == (TakenBack(seat, isinstance(action, Pass)),)
    assert table.public().to_act == seat


def test_nothing_is_left_of_what_was_taken_back_in_the_view() -> None:
    chance = Random(4)
    table, _ = new_table()
    play_until_play(table, chance)
    before = table.public()
    act(table, chance)
    table.undo()
    assert table.public() == before


def test_not_once_the_next_player_has_looked() -> None:
    chance = Random(5)
    table, _ = new_table()
    play_until_play(table, chance)
    act(table, chance)
    assert table.may_undo()
    table.sit(table.public().to_act).view()
    assert not table.may_undo()
    with pytest.raises(ValueError, match="taken back"):
        table.undo()


def test_who_acted_may_look_at_the_own_hand_and_still_take_back() -> None:
    chance = Random(5)
    table, _ = new_table()
    play_until_play(table, chance)
    seat = table.public().to_act
    act(table, chance)
    table.sit(seat).view()
    assert table.may_undo()


def test_passes_that_came_by_themselves_go_with_what_they_followed() -> None:
    table, _ = new_table(TURN_PACK)
    table.deal()
    leader = table.public().to_act
    before = match_of(table)
    table.act(some_action(before, Random(1)))
    table.sit(table.public().to_act).pass_turn()
    table.sit(table.public().to_act).pass_turn()
    assert table.may_undo(3)
    table.undo(3)
    assert table.public().to_act == leader
    assert match_of(table).round == before.round
    assert table.news()[-1] == TakenBack(leader, was_pass=False)


def test_a_look_of_the_one_who_began_does_not_bar_what_followed() -> None:
    table, _ = new_table(TURN_PACK)
    table.deal()
    leader = table.public().to_act
    table.act(some_action(match_of(table), Random(1)))
    table.sit(table.public().to_act).pass_turn()
    table.sit(leader).view()
    assert table.may_undo(2)
    assert not table.may_undo(1)


def test_never_across_a_deal() -> None:
    table, _ = new_table()
    assert not table.may_undo()
    play_rounds(table, 1, Random(1))
    table.deal()
    assert not table.may_undo()
    with pytest.raises(ValueError, match="nothing to take back"):
        after(match_of(table), Undo())


def test_never_across_an_exchange() -> None:
    chance = Random(2)
    table, _ = new_table(Rules(exchange_president=1))
    play_rounds(table, 1, chance)
    table.deal()
    while table.public().phase is Phase.EXCHANGE:
        act(table, chance)
        assert not table.may_undo()
    assert not table.may_undo()


def test_the_last_play_of_a_round_can_be_taken_back_with_its_points() -> None:
    table, _ = new_table(Rules(points={"president": 2}))
    play_rounds(table, 1, Random(1))
    assert sum(tally.points for tally in table.tallies().values()) == 2
    table.undo()
    assert not table.may_deal()
    assert sum(tally.points for tally in table.tallies().values()) == 0


def test_not_once_the_match_is_over_or_the_clock_has_run_out() -> None:
    chance = Random(1)
    table, _ = new_table(Rules(match_end=MatchEnd.ROUNDS, match_target=1))
    play_rounds(table, 1, chance)
    assert table.is_over()
    assert not table.may_undo()
    table, _ = new_table(Rules(match_end=MatchEnd.MINUTES))
    play_until_play(table, chance)
    act(table, chance)
    table.time_up()
    assert not table.may_undo()
    with pytest.raises(ValueError, match="nothing to take back"):
        after(after(match_of(table), TimeUp())[0], Undo())


@pytest.mark.parametrize("number", [0, -1, 1000])
def test_only_so_many_as_there_are(number: int) -> None:
    table, _ = new_table()
    play_until_play(table, Random(1))
    assert not table.may_undo(number)
    with pytest.raises(ValueError, match="nothing to take back"):
        after(match_of(table), Undo(number))


def test_what_a_hook_has_not_kept_is_not_taken_back() -> None:
    table, _ = new_table()
    play_until_play(table, Random(1))
    act(table, Random(1))
    before = match_of(table)

    def refuses(move: object) -> None:
        raise OSError(move)

    table._record = refuses
    with pytest.raises(OSError, match="Undo"):
        table.undo()
    assert match_of(table) is before
    assert table.may_undo()
