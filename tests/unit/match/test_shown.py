"""What holds somebody's cards shows none of them, whoever prints it."""

from random import Random

import pytest
from rich.pretty import pretty_repr

from boms.cards import Cards, each
from boms.match import Act, Deal
from boms.record.pages import Step, StepKind
from boms.rules import ForcedGift
from boms.seat import Gave, Give, Lay, Swap, Swapped
from boms.ui.selection import Selection
from boms.walk import Heap

from .playing import match_of, new_table, play_rounds

FOUR_CARDS = Cards(1 << 8 | 1 << 16 | 1 << 24 | 1 << 32)


@pytest.mark.parametrize(
    "secret",
    [
        Lay(0, FOUR_CARDS),
        (Lay(0, FOUR_CARDS), Lay(1, FOUR_CARDS)),
        Act(Lay(0, FOUR_CARDS)),
        Selection(FOUR_CARDS, 1),
        Heap(3, tuple(each(FOUR_CARDS))),
        Step(1, StepKind.LAY, "Nora", FOUR_CARDS),
        Deal(1, (FOUR_CARDS, FOUR_CARDS)),
        ForcedGift(FOUR_CARDS, FOUR_CARDS, 1),
        Give(0, FOUR_CARDS),
        Swap(0, FOUR_CARDS, 1, FOUR_CARDS),
        Gave(0, 1, 4, FOUR_CARDS),
        Swapped(0, 1, FOUR_CARDS, FOUR_CARDS),
    ],
)
def test_no_card_is_shown(secret: object) -> None:
    shown = repr(secret) + pretty_repr(secret)
    assert str(int(FOUR_CARDS)) not in shown
    assert not [card for card in each(FOUR_CARDS) if str(int(card)) in shown]


def test_a_match_and_what_a_seat_sees_of_it_show_no_hand() -> None:
    table, moves = new_table()
    play_rounds(table, 1, Random(1))
    table.deal()
    match, view = match_of(table), table.sit(0).view()
    shown = "".join(show(held) for held in (table, match, match.round, view, moves) for show in (repr, pretty_repr))
    assert match.round is not None
    assert not [hand for hand in match.round.hands if str(int(hand)) in shown]
