"""What is told of the cards laid so far."""

from boms.cards import read_cards
from boms.packs import find_pack
from boms.plain.spoken import laid_lines
from boms.rules import tables_for
from tests.ui.samples import public


def test_the_master_card_is_told_apart_from_its_rank() -> None:
    tables = tables_for(find_pack("boms").rules, 4)
    lines = list(laid_lines(public(seen=read_cards("3C 3S")), tables))
    assert lines[0] == "Threes: 1 laid, 2 still out"
    assert lines[-1] == "Master card: 1 laid, 0 still out"
