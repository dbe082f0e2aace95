"""What is said is what the engine does: each rule is toggled, the sentence looked for, and the engine asked."""

import pytest

from boms.cards import read_cards
from boms.game import Exchange, Round, Setup, apply, begin, refusal
from boms.rules import Rules, Title, tables_for
from boms.seat import Cleared, ClearReason, Give, Lay, Leads, Marked, Pass, Placed, Refusal, Revolved, Skipped, Why
from tests.unit.handbook.saying import by, chapter, said


def table(rules: Rules, *hands: str, dealer: int | None = None) -> Round:
    """A round in which seat 0 leads, in the middle of a match."""
    state, _ = begin(
        tables_for(rules, len(hands)),
        Setup(len(hands) - 1 if dealer is None else dealer, is_first=False),
        tuple(map(read_cards, hands)),
    )
    assert isinstance(state, Round)
    return state


def play(state: Round, *turns: tuple[int, str]) -> tuple[Round, tuple[object, ...]]:
    """The state after these turns, no cards for a pass, and what the last of them brought."""
    events: tuple[object, ...] = ()
    for seat, cards in turns:
        after, events = apply(state, Lay(seat, read_cards(cards)) if cards else Pass(seat))
        assert isinstance(after, Round)
        state = after
    return state, events


def why_not(state: Round, seat: int, cards: str) -> Why | None:
    """Why these cards cannot be laid now; None: they can."""
    reason: Refusal | None = refusal(state, Lay(seat, read_cards(cards)))
    return reason.code if reason else None


def has(kind: type, events: tuple[object, ...]) -> bool:
    return any(isinstance(event, kind) for event in events)


@pytest.mark.parametrize("value", ["illegal", "legal", "skips_next"])
def test_equal_ranks(value: str) -> None:
    rules = by(equal_rank=value)
    state, _ = play(table(rules, "7S QS KS", "7H JS KH", "8S 9S 10S"), (0, "7S"))
    accepted = why_not(state, 1, "7H") is None
    assert ("The same rank is enough" in said(rules)) == accepted
    assert ("The same rank is not enough." in said(rules)) == (not accepted)
    if accepted:
        _, events = play(state, (1, "7H"))
        assert ("the next player loses a turn" in said(rules)) == has(Skipped, events)


@pytest.mark.parametrize("value", ["trick", "turn"])
def test_after_a_pass(value: str) -> None:
    rules = by(pass_lasts=value)
    state, _ = play(table(rules, "7S QS KS", "8H JS KH", "8S 9S 10S"), (0, "7S"), (1, ""), (2, "9S"), (0, "QS"))
    assert ("A pass costs this one turn" in said(rules)) == (state.to_act == 1)
    assert ("you are stepped over until the table is cleared" in said(rules)) == (state.to_act == 2)


@pytest.mark.parametrize("value", [None, "3C"])
def test_the_master_card(value: str | None) -> None:
    rules = by(master_card=value)
    state, _ = play(table(rules, "7S 7H KS", "3C JS KH", "8S 9S 10S"), (0, "7S 7H"))
    accepted = why_not(state, 1, "3C") is None
    assert ("Laid alone it goes on anything" in said(rules)) == accepted
    assert ("There is no master card" in said(rules)) == (not accepted)
    assert ("only special cards described below are free of that" in said(rules)) == accepted
    if accepted:
        assert has(Cleared, play(state, (1, "3C"))[1])


@pytest.mark.parametrize("passing", ["trick", "turn"])
@pytest.mark.parametrize("timing", ["on_turn", "any_time"])
def test_breaking_in_with_the_master_card(timing: str, passing: str) -> None:
    rules = by(master_card="3C", master_timing=timing, pass_lasts=passing)
    words = chapter(rules, "Special cards")
    state, _ = play(table(rules, "7S 7H KS", "QS JS KH", "3C 9S 10S", "6S 8H 9D"), (0, "7S"))
    assert ("even out of turn" in words) == (why_not(state, 2, "3C") is None)
    state, _ = play(state, (1, ""), (2, ""), (3, "9D"), (0, "KS"))
    if state.to_act == 1:
        state, _ = play(state, (1, ""))
    after_passing = why_not(state, 2, "3C") is None
    assert ("after passing not until the table has been cleared" in words) == (not after_passing)


@pytest.mark.parametrize("value", ["allowed", "makes_boms"])
def test_leading_the_master_card(value: str) -> None:
    rules = by(master_card="3C", master_on_empty=value)
    state, events = play(table(rules, "3C KS", "QS JS", "9S 10S"), (0, "3C"))
    assert ("then you lead once more" in said(rules)) == (state.to_act == 0)
    assert ("But never lead it" in said(rules)) == has(Placed, events)


@pytest.mark.parametrize("value", ["allowed", "makes_boms"])
def test_the_master_card_as_last_card(value: str) -> None:
    rules = by(master_card="3C", master_last=value)
    _, events = play(table(rules, "7S KS", "3C", "9S 10S"), (0, "7S"), (1, "3C"))
    (placed,) = (event for event in events if isinstance(event, Placed))
    assert ("It may also be your last card." in said(rules)) == (placed.place == 1)
    assert ("Do not keep it to the end" in said(rules)) == (placed.place == 3)


@pytest.mark.parametrize("value", [[], ["10"]])
def test_clearing_ranks(value: list[str]) -> None:
    rules = by(clearing_ranks=value)
    state, _ = play(table(rules, "KS KH QS", "10S 9H 4S", "9S JS 5S"), (0, "KS KH"))
    accepted = why_not(state, 1, "10S") is None
    assert ("always clear the table" in said(rules)) == accepted
    assert ("only special cards described below are free of that" in said(rules)) == accepted


@pytest.mark.parametrize("equal", ["illegal", "legal"])
@pytest.mark.parametrize("number", [0, 4, 5])
def test_equal_cards_that_clear(number: int, equal: str) -> None:
    rules = by(same_rank_clears=number, equal_rank=equal, two_packs_from=3)
    words = chapter(rules, "Clearing the table")
    state = table(rules, "QS QS QH 5S", "QD QC 4S 4H", "9S JS 5S 5H")
    together = table(rules, "QS QH QD QC 4S", "9S 4S", "9H 5S")
    _, at_once = play(together, (0, "QS QH QD QC"))
    assert ("If four cards of one rank" in words) == has(Cleared, at_once)
    state, _ = play(state, (0, "QS QH"))
    one_after_another = why_not(state, 1, "QD QC") is None and number == 4
    assert ("or several one after the other" in words) == (one_after_another or (number == 5 and equal == "legal"))


@pytest.mark.parametrize("value", [False, True])
def test_all_threes(value: bool) -> None:
    rules = by(master_card="3C", same_rank_clears=4, all_threes_clear=value)
    _, events = play(table(rules, "3S 3H 3D 4S", "9S 4H", "9H 5S"), (0, "3S 3H 3D"))
    assert ("Of threes three are enough" in said(rules)) == has(Cleared, events)


@pytest.mark.parametrize("value", ["high", "wild"])
def test_jokers(value: str) -> None:
    rules = by(jokers=2, joker_role=value)
    state = table(rules, "KS KH JK 4S", "9S 4H", "9H 5S")
    counts_as_one_of_them = why_not(state, 0, "KS KH JK") is None
    assert ("A joker is wild" in said(rules)) == counts_as_one_of_them
    assert ("only be laid together with other jokers" in said(rules)) == (not counts_as_one_of_them)
    over_twos, _ = play(table(rules, "2S 4S", "JK 4H", "9H 5S"), (0, "2S"))
    assert why_not(over_twos, 1, "JK") is None


@pytest.mark.parametrize("value", [None, "6"])
def test_a_wild_rank(value: str | None) -> None:
    rules = by(wild_rank=value)
    state = table(rules, "KS 6H 4S", "9S 4H", "9H 5S")
    accepted = why_not(state, 0, "KS 6H") is None
    assert ("These are wild: sixes." in said(rules)) == accepted
    assert ("No card stands for another." in said(rules)) == (not accepted)


@pytest.mark.parametrize("value", [False, True])
def test_revolution(value: bool) -> None:
    rules = by(revolution=value)
    _, events = play(table(rules, "7S 7H 7D 7C 4S", "9S 4H", "9H 5S"), (0, "7S 7H 7D 7C"))
    assert ("Revolution:" in said(rules)) == has(Revolved, events)
    assert ("Nothing turns the order" in said(rules)) == (not has(Revolved, events))


@pytest.mark.parametrize("value", [None, "8"])
def test_turning_down(value: str | None) -> None:
    rules = by(turn_down_rank=value)
    state, _ = play(table(rules, "8S KS 4S", "9S 5H 4H", "9H 5S 5D"), (0, "8S"))
    assert ("These turn the direction, also when led: eights." in said(rules)) == (why_not(state, 1, "5H") is None)


@pytest.mark.parametrize("value", [False, True])
def test_going_out(value: bool) -> None:
    rules = by(going_out_clears=value)
    state, events = play(table(rules, "8S", "9S 5H", "9H 5S"), (0, "8S"))
    assert ("With that the table is cleared" in said(rules)) == has(Cleared, events)
    assert ("may still beat these cards" in said(rules)) == (why_not(state, 1, "9S") is None and bool(state.pile))


@pytest.mark.parametrize("value", ["next_player", "previous_to_play"])
def test_who_leads_for_a_winner_who_is_out(value: str) -> None:
    rules = by(lead_after_out=value)
    state, _ = play(
        table(rules, "8S 3S 3H", "9S", "9H 5S 5D", "4S 4H 4D"), (0, "8S"), (1, "9S"), (2, ""), (3, ""), (0, "")
    )
    assert ("the one who did so most recently leads" in said(rules)) == (state.to_act == 0)
    assert ("does so instead" in said(rules)) == (state.to_act == 2)


@pytest.mark.parametrize("value", [False, True])
def test_announcing(value: bool) -> None:
    rules = by(announce_last_card=value)
    _, events = play(table(rules, "8S 3S", "9S 5H", "9H 5S"), (0, "8S"))
    assert ("must be announced" in said(rules)) == has(Marked, events)


@pytest.mark.parametrize("includes", [False, True])
@pytest.mark.parametrize("lead", ["left_of_dealer", "holder"])
def test_the_first_lead(lead: str, includes: bool) -> None:
    rules = by(first_lead=lead, first_lead_card="3D", first_play_includes_card=includes and lead == "holder")
    hands = tuple(map(read_cards, ("8S 4S", "9S 5H", "3D 5S")))
    state, _ = begin(tables_for(rules, 3), Setup(dealer=2), hands)
    assert isinstance(state, Round)
    assert ("whoever holds the three of diamonds leads" in said(rules)) == (state.to_act == 2)
    assert ("the player on the dealer's left leads" in said(rules)) == (state.to_act == 0)
    if lead == "holder":
        is_free = why_not(state, 2, "5S") is None
        assert ("The first play is free" in said(rules)) == is_free
        assert ("must be part of the very first play" in said(rules)) == (not is_free)


def test_the_holder_of_the_master_card_does_not_lead() -> None:
    rules = by(first_lead="holder", first_lead_card="3C", master_card="3C")
    state, _ = begin(tables_for(rules, 3), Setup(dealer=2), tuple(map(read_cards, ("8S 4S", "9S 5H", "3C 5S"))))
    assert state.to_act == 0
    assert "the player on the dealer's left leads" in said(rules)


TITLES = (Title.PRESIDENT, Title.VICE_PRESIDENT, Title.VICE_BOMS, Title.BOMS)
HANDS = tuple(map(read_cards, ("3S 3H 4S", "3D 4H 5S", "6S 7S AD", "3C 2S AS KS")))


def exchange(rules: Rules) -> Exchange:
    state, _ = begin(tables_for(rules, 4), Setup(0, is_first=False, titles=TITLES), HANDS)
    assert isinstance(state, Exchange)
    return state


def may_give(state: Exchange, cards: str) -> bool:
    return refusal(state, Give(state.to_act, read_cards(cards))) is None


@pytest.mark.parametrize("number", [0, 1, 2])
def test_how_many_cards_are_given(number: int) -> None:
    rules = by(exchange_president=number)
    setup = Setup(0, is_first=False, titles=TITLES)
    state, events = begin(tables_for(rules, 4), setup, HANDS)
    assert ("Nobody has to give cards away." in said(rules)) == has(Leads, events)
    if isinstance(state, Exchange):
        assert ("The Scum gives the best card in hand" in said(rules)) == may_give(state, "2S")
        assert ("The Scum gives the two best cards in hand" in said(rules)) == may_give(state, "2S AS")


@pytest.mark.parametrize("value", ["kept", "given"])
def test_the_master_card_in_the_exchange(value: str) -> None:
    rules = by(master_card="3C", master_in_exchange=value, exchange_president=1)
    assert ("whoever holds it keeps it" in said(rules)) == may_give(exchange(rules), "2S")
    assert ("has to be given first" in said(rules)) == may_give(exchange(rules), "3C")


@pytest.mark.parametrize("value", ["best", "on_request"])
def test_who_chooses_in_the_exchange(value: str) -> None:
    rules = by(exchange_president=2, exchange_choice=value)
    state = exchange(rules)
    assert ("The President asks the Scum" in said(rules)) == (state.to_act == TITLES.index(Title.PRESIDENT))
    assert ("The Scum gives the two best cards" in said(rules)) == (state.to_act == TITLES.index(Title.BOMS))


@pytest.mark.parametrize("value", [False, True])
def test_swaps_in_the_middle(value: bool) -> None:
    rules = by(exchange_middle=value)
    state, _ = begin(tables_for(rules, 4), Setup(0, is_first=False, titles=TITLES), HANDS)
    assert ("may now agree to swap" in said(rules)) == isinstance(state, Exchange)


@pytest.mark.parametrize("value", ["boms", "president"])
def test_later_leads(value: str) -> None:
    rules = by(later_lead=value)
    state, _ = begin(tables_for(rules, 4), Setup(0, is_first=False, titles=TITLES), HANDS)
    assert (f"the latest {'Scum' if value == 'boms' else 'President'} leads first") in said(rules)
    assert TITLES[state.to_act].value == value


@pytest.mark.parametrize("keeper", [None, 2])
def test_a_table_with_a_keeper_waits(keeper: int | None) -> None:
    rules = by(table_keeper="boms" if keeper else "anyone", clearing_ranks=["10"])
    hands = tuple(map(read_cards, ("10S 4S", "9S 5H", "3C 5S")))
    state, _ = begin(tables_for(rules, 3), Setup(2, is_first=False, keeper=keeper), hands)
    assert isinstance(state, Round)
    state, events = play(state, (0, "10S"))
    assert [event.reason for event in events if isinstance(event, Cleared)] == [ClearReason.CLEARING_RANK]
    assert ("play waits for it" in said(rules)) == state.waits


def test_a_single_two_does_not_beat_a_pair_and_three_may_be_split() -> None:
    rules = Rules()
    state, _ = play(table(rules, "7S 7H KS", "2S 8S 8H 8D", "9S 10S"), (0, "7S 7H"))
    assert why_not(state, 1, "2S") is Why.WRONG_COUNT
    assert why_not(state, 1, "8S 8H") is None
    assert refusal(table(rules, "7S", "8S", "9S"), Pass(0)) is not None
