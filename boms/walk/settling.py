"""What the table does by itself between two hand-overs."""

import time

from boms.match import Choice, Table
from boms.rules import MatchEnd
from boms.seat import AutoPass, Cleared, Laid, Passed, Phase, PublicView, Step
from boms.walk.gifts import automatic_gift, gift_back

_UNASKED = (Choice.GIVEN_UP, Choice.PROVEN)


class Settling:
    """Passes that everybody can see coming, passes of those who have given up a trick, gifts without a choice.

    It remembers nothing of the match: what it goes by is in the match, so that a match gone on with goes on the same.
    """

    def __init__(self, seconds: float = 0.0) -> None:
        """`seconds` is how long the match has been played before."""
        self._began = time.monotonic() - seconds

    def settle(self, table: Table, auto_pass: AutoPass, *, chooses_ties: bool) -> None:
        """Does what needs nobody's decision. `chooses_ties`: givers choose among equal cards themselves."""
        self._look_at_the_clock(table)
        while _passes(table, auto_pass) or _gives(table, chooses_ties=chooses_ties):
            pass
        _ends_swaps(table)

    def _look_at_the_clock(self, table: Table) -> None:
        """Makes this round the last when the match is played for minutes and they are over (rules.md §8)."""
        rules, minutes = table.rules, (time.monotonic() - self._began) / 60
        is_late = rules.match_end is MatchEnd.MINUTES and minutes >= rules.match_target
        if is_late and not table.time_is_up and not table.is_over():
            table.time_up()

    def may_take_back(self, table: Table) -> bool:
        """Whether somebody's last play or pass, with the passes that followed by themselves, can be taken back."""
        return table.may_undo(_since_last_choice(table))

    def take_back(self, table: Table) -> None:
        """Takes them back. Raises ValueError where `may_take_back` says no."""
        table.undo(_since_last_choice(table))


def proven_passes(table: Table) -> frozenset[int]:
    """The events of this round, by number, that are passes made for somebody who provably could not play."""
    return frozenset(number for number, choice in table.choices().items() if choice is Choice.PROVEN)


def last_turns(table: Table) -> dict[int, int]:
    """By seat: how many events there were in this round when that seat had decided on its last play or pass."""
    choices = table.choices()
    return {
        event.seat: number + 1
        for number, event in enumerate(table.news())
        if isinstance(event, Laid | Passed) and choices.get(number) not in _UNASKED
    }


def _since_last_choice(table: Table) -> int:
    """How many plays and passes back somebody last decided something; 0: nobody has."""
    actions, news, choices = 0, table.news(), table.choices()
    for number in reversed(range(len(news))):
        if isinstance(news[number], Laid | Passed):
            actions += 1
            if choices.get(number) not in _UNASKED:
                return actions
    return 0


def _passes(table: Table, auto_pass: AutoPass) -> bool:
    public = table.public()
    if public.phase is not Phase.PLAY or public.to_act is None or not public.pile:
        return False
    if public.to_act in _given_up(table):
        return table.step_over(Choice.GIVEN_UP) is None
    return table.auto_pass(auto_pass) and table.step_over(Choice.PROVEN) is None


def _given_up(table: Table) -> set[int]:
    """The seats that have passed for all of this trick."""
    seats, news, choices = set[int](), table.news(), table.choices()
    for number in reversed(range(len(news))):
        event = news[number]
        if isinstance(event, Cleared):
            break
        if isinstance(event, Passed) and choices.get(number) is Choice.TRICK:
            seats.add(event.seat)
    return seats


def _gives(table: Table, *, chooses_ties: bool) -> bool:
    public = table.public()
    if public.phase is not Phase.EXCHANGE or public.to_act is None or public.step is Step.ASK:
        return False
    if _asks_giver(table, public, chooses_ties=chooses_ties):
        return False
    port = table.sit(public.to_act)
    return port.give(automatic_gift(port.view())) is None


def _ends_swaps(table: Table) -> None:
    """Ends the swapping when there are no two left who may (rules.md §12)."""
    public = table.public()
    if public.step is Step.SWAP and len(public.may_swap) < 2:
        table.end_swaps()


def _asks_giver(table: Table, public: PublicView, *, chooses_ties: bool) -> bool:
    """Whether the giver is to be asked, as far as everybody can tell."""
    if public.step is Step.BACK:
        return gift_back(table.news(), public.to_act) > 0
    return public.step is Step.BEST and chooses_ties
