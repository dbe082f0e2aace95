"""Tables at the moments that are worth a look, reached by playing: everybody lays the lowest that goes."""

from collections.abc import Callable

from msgspec.structs import replace

from boms.cards import count
from boms.chance import open_table
from boms.match import Table
from boms.packs import find_pack
from boms.rules import Rules
from boms.seat import Lay, Phase, PublicView, SeatView, Step
from boms.walk import automatic_gift
from tests.ui.samples import NAMES

PRESIDENTEN = replace(find_pack("presidenten").rules, points={**find_pack("praesident").rules.points})
"""The pack with the master card, and points so that every column is there."""


def moment(
    players: int,
    until: Callable[[PublicView], bool],
    *,
    rules: Rules = PRESIDENTEN,
    seed: str = "1",
    round_number: int = 2,
) -> Table:
    """A table in this round at the first moment of which `until` is true."""
    table = open_table(rules, NAMES[:players], seed=seed)
    table.deal(0)
    while table.public().round_number < round_number or not until(table.public()):
        step(table)
    return table


def step(table: Table) -> None:
    """One thing that has to be done, done."""
    public = table.public()
    if public.phase is Phase.CLEAR:
        table.clear(public.keeper or 0)
    elif public.phase is Phase.ROUND_OVER:
        table.deal(0)
    elif public.step is Step.SWAP:
        table.end_swaps()
    elif public.phase is Phase.EXCHANGE:
        give(table)
    else:
        play(table)


def give(table: Table) -> None:
    """The cards that must go, or the first ones."""
    seat = table.public().to_act or 0
    port = table.sit(seat)
    view = port.view()
    gift = automatic_gift(view) if view.forced is not None else lowest(view)
    assert port.give(gift) is None


def lowest(view: SeatView) -> int:
    """As many of the lowest cards as are due."""
    from boms.cards import cards_of, each

    return cards_of(list(each(view.hand))[: view.give or 0])


def play(table: Table) -> None:
    """Lays the lowest group that goes; on a lead a pair where there is one; else passes."""
    port = table.sit(table.public().to_act or 0)
    lays = [action for action in port.view().plays if isinstance(action, Lay)]
    wanted = 2 if not table.public().pile else 0
    best = next((lay for lay in lays if count(lay.cards) == wanted), lays[0] if lays else None)
    refusal = port.lay(best.cards) if best else port.pass_turn()
    assert refusal is None, refusal


def full_pile(public: PublicView) -> bool:
    """Whether three plays lie on one another, and somebody has passed."""
    return public.phase is Phase.PLAY and len(public.pile) >= 3 and any(face.has_passed for face in public.seats)


def gives_back(public: PublicView) -> bool:
    """Whether somebody chooses cards to give back."""
    return public.step is Step.BACK


def is_over(public: PublicView) -> bool:
    """Whether the round is over."""
    return public.phase is Phase.ROUND_OVER


def somebody_leads(public: PublicView) -> bool:
    """Whether a lead is due on an empty table, after a clear."""
    return public.phase is Phase.PLAY and not public.pile and public.cleared is not None
