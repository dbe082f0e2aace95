"""What a key makes of the cards in a hand."""

from msgspec.structs import replace

from boms.cards import NO_CARDS
from boms.rules import MASTER_RANK, ForcedGift, JokerRole, Rules
from boms.seat import Lay, Pass
from boms.ui.selection import (
    Selection,
    drawn_order,
    dropped,
    first_gift,
    is_chosen,
    moved,
    playable,
    taken,
    toggled,
    with_gift,
    with_master,
    with_rank,
    with_wild,
)
from boms.walk import automatic_gift, heaps
from tests.ui.samples import cards, laid, seat_view, tables

NINE = 6
WILD = Rules(jokers=2, joker_role=JokerRole.WILD)
MASTER = Rules(master_card="3C")


def presses(view, rules, *ranks):
    chosen, found = Selection(), []
    for rank in ranks:
        chosen = with_rank(view, rules, chosen, rank)
        found.append(chosen.cards)
    return found


def test_a_rank_key_takes_as_many_as_the_table_asks_for_and_then_none():
    view = seat_view("9S 9H 9D KS", laid("4S 4H"))
    assert presses(view, tables(), NINE, NINE) == [cards("9S 9H"), NO_CARDS]


def test_on_a_lead_each_press_takes_one_more_and_then_none():
    view = seat_view("9S 9H 9D KS")
    assert presses(view, tables(), NINE, NINE, NINE, NINE) == [cards("9S"), cards("9S 9H"), cards("9S 9H 9D"), NO_CARDS]


def test_another_rank_key_starts_anew():
    view = seat_view("9S 9H KS KD", laid("4S 4H"))
    assert presses(view, tables(), NINE, 10) == [cards("9S 9H"), cards("KS KD")]


def test_a_rank_that_is_not_held_changes_nothing():
    view = seat_view("9S 9H", laid("4S 4H"))
    assert presses(view, tables(), NINE, 0) == [cards("9S 9H")] * 2


def test_too_few_of_a_rank_are_taken_all_so_that_the_refusal_can_say_why():
    view = seat_view("9S KS", laid("4S 4H"))
    assert presses(view, tables(), NINE, NINE) == [cards("9S"), NO_CARDS]


def test_wild_cards_fill_in_only_at_a_further_press():
    view = seat_view("9S KS JK JK", laid("4S 4H 4D"))
    assert presses(view, tables(WILD), NINE, NINE, NINE, NINE) == [
        cards("9S"),
        cards("9S JK"),
        cards("9S JK JK"),
        NO_CARDS,
    ]


def test_the_wild_key_adds_one_at_a_time_and_then_takes_them_back():
    view = seat_view("9S 9H JK JK")
    chosen = Selection(cards("9S"))
    found = []
    for _ in range(3):
        chosen = with_wild(view, tables(WILD), chosen)
        found.append(chosen.cards)
    assert found == [cards("9S JK"), cards("9S JK JK"), cards("9S")]


def test_high_jokers_are_a_rank_of_their_own():
    view = seat_view("9S JK JK", laid("4S 4H"))
    assert with_wild(view, tables(Rules(jokers=2, joker_role=JokerRole.HIGH)), Selection()).cards == cards("JK JK")


def test_a_joker_can_be_chosen_alone_beside_a_wild_rank():
    rules = tables(Rules(wild_rank="6", jokers=2))
    hand = seat_view("6S 6H JK 9D")
    assert with_wild(hand, rules, Selection()).cards == cards("JK")
    assert with_wild(hand, rules, Selection(cards("9D"))).cards == cards("9D 6S")


def test_a_wild_rank_alone_is_that_rank():
    view = seat_view("6S 6H 9S", laid("4S"))
    rules = tables(Rules(wild_rank="6"))
    assert presses(view, rules, 3) == [cards("6S")]
    assert presses(view, rules, NINE) == [cards("9S")]


def test_the_card_that_must_be_included_comes_first():
    view = seat_view("3S 3H 3D KS", must="3D")
    assert presses(view, tables(), 0, 0) == [cards("3D"), cards("3S 3D")]


def test_one_card_of_a_clearing_rank_is_enough_for_any_play():
    view = seat_view("2S 2H 9S", laid("4S 4H"))
    assert presses(view, tables(Rules(clearing_ranks=("2",))), 12, 12, 12) == [cards("2S 2H"), cards("2S"), NO_CARDS]


def test_the_master_card_is_no_three_and_stands_alone():
    view = seat_view("3S 3C 9S", laid("4S 4H"))
    rules = tables(MASTER)
    assert presses(view, rules, 0) == [cards("3S")]
    chosen = with_master(view, rules, Selection(cards("9S")))
    assert chosen.cards == cards("3C")
    assert with_master(view, rules, chosen).cards == NO_CARDS


def test_a_hand_is_drawn_by_rank_with_jokers_and_master_last():
    hand = cards("3C 3S KD JK 9H 9S")
    assert [heap.rank for heap in heaps(hand, tables(replace(MASTER, jokers=1)))] == [0, 6, 10, 13, MASTER_RANK]


def test_bright_cards_are_those_of_ranks_that_can_be_laid():
    view = seat_view("4S 9S 9H KS 3C", laid("8S 8H"))
    view = replace(view, plays=(Lay(0, cards("9S 9H")), Lay(0, cards("3C")), Pass(0)))
    assert playable(view, tables(MASTER)) == cards("9S 9H 3C")


def test_wild_cards_are_bright_where_they_fill_in():
    view = replace(seat_view("9S KS JK", laid("8S 8H")), plays=(Lay(0, cards("9S JK")), Lay(0, cards("KS JK"))))
    assert playable(view, tables(WILD)) == cards("9S KS JK")


def test_the_pointer_walks_round_the_hand_and_takes_single_cards():
    hand = cards("9S 9H KS")
    order = drawn_order(hand, tables())
    chosen = moved(hand, Selection(), 1)
    assert chosen.pointer == 0
    chosen = taken(order, moved(hand, chosen, 1))
    assert chosen.cards == cards("9H")
    assert dropped(order, chosen).cards == NO_CARDS
    assert moved(hand, Selection(pointer=2), 1).pointer == 0
    assert moved(hand, Selection(), -1).pointer == 2


def test_of_two_equal_cards_one_can_be_taken():
    order = drawn_order(cards("9S 9S"), tables(Rules(two_packs_from=3)))
    chosen = toggled(order, Selection(), 0)
    assert chosen.cards == cards("9S")
    assert [is_chosen(order, chosen, place) for place in (0, 1)] == [True, False]
    assert toggled(order, chosen, 0).cards == NO_CARDS


def test_gifts_add_up_over_ranks():
    view = seat_view("4S 9S 9H KS", give=2)
    chosen = with_gift(view, tables(), Selection(), NINE)
    assert chosen.cards == cards("9S")
    assert with_gift(view, tables(), chosen, 10).cards == cards("9S KS")
    assert with_gift(view, tables(), chosen, NINE).cards == cards("9S 9H")
    assert with_gift(view, tables(), Selection(cards("9S 9H")), NINE).cards == NO_CARDS


def test_a_single_gift_is_changed_by_another_rank():
    view = seat_view("4S 9S 9H KS", give=1)
    assert with_gift(view, tables(), Selection(cards("9S")), 10).cards == cards("KS")


def test_a_forced_gift_begins_with_what_goes_in_any_case():
    forced = ForcedGift(cards("2S"), cards("AS AH AD"), 1)
    view = replace(seat_view("2S AS AH AD 4S", give=2), forced=forced)
    assert first_gift(view).cards == cards("2S")
    assert with_gift(view, tables(), first_gift(view), 11).cards == cards("2S AS")
    assert with_gift(view, tables(), first_gift(view), 1).cards == cards("2S")
    assert automatic_gift(view) == cards("2S AS")
