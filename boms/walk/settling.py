"""What the table does by itself between two hand-overs."""

import time

from boms.match import Table
from boms.rules import MatchEnd
from boms.seat import AutoPass, Laid, Passed, Phase, PublicView, Step
from boms.walk.gifts import automatic_gift, gift_back


class Settling:
    """Passes that everybody can see coming, passes of those who have given up a trick, gifts without a choice."""

    def __init__(self) -> None:
        self._began, self._time_is_up = time.monotonic(), False
        self._automatic: set[int] = set()
        self._by_itself: set[int] = set()
        self._resigned: set[int] = set()
        self._trick = 0

    @property
    def automatic(self) -> frozenset[int]:
        """The events of this round, by number, that are passes made for somebody who provably could not play."""
        return frozenset(self._automatic)

    def begin_round(self) -> None:
        """Forgets the round before."""
        self._automatic, self._by_itself, self._resigned, self._trick = set(), set(), set(), 0

    def resign(self, seat: int, trick: int) -> None:
        """Somebody passes for the rest of this trick, of which this is the number."""
        self._resigned.add(seat)
        self._trick = trick

    def settle(self, table: Table, auto_pass: AutoPass, *, chooses_ties: bool) -> None:
        """Does what needs nobody's decision. `chooses_ties`: givers choose among equal cards themselves."""
        self._look_at_the_clock(table)
        while self._passes(table, auto_pass) or _gives(table, chooses_ties=chooses_ties):
            pass

    def _look_at_the_clock(self, table: Table) -> None:
        """Makes this round the last when the match is played for minutes and they are over (rules.md §8)."""
        rules, minutes = table.rules, (time.monotonic() - self._began) / 60
        if rules.match_end is MatchEnd.MINUTES and minutes >= rules.match_target and not self._time_is_up:
            self._time_is_up = True
            if not table.is_over():
                table.time_up()

    def _passes(self, table: Table, auto_pass: AutoPass) -> bool:
        public = table.public()
        if public.phase is not Phase.PLAY or public.to_act is None or not public.pile:
            self._resigned.clear()
            return False
        if public.tricks != self._trick:
            self._trick = public.tricks
            self._resigned.clear()
        resigned = public.to_act in self._resigned
        if not resigned and not table.auto_pass(auto_pass):
            return False
        number = len(table.news())
        if table.sit(public.to_act).pass_turn() is not None:
            return False
        self._by_itself.add(number)
        if not resigned:
            self._automatic.add(number)
        return True

    # Taking back

    def may_take_back(self, table: Table) -> bool:
        """Whether somebody's last play or pass, with the passes that followed by themselves, can be taken back."""
        return table.may_undo(self._last_choice(table)[0])

    def take_back(self, table: Table) -> None:
        """Takes them back. Raises ValueError where `may_take_back` says no."""
        actions, seat = self._last_choice(table)
        table.undo(actions)
        told = len(table.news()) - 1
        self._automatic = {number for number in self._automatic if number < told}
        self._by_itself = {number for number in self._by_itself if number < told}
        self._resigned.discard(seat)

    def _last_choice(self, table: Table) -> tuple[int, int]:
        """How many plays and passes back somebody last decided something, and who; 0: nobody has."""
        actions, news = 0, table.news()
        for number in reversed(range(len(news))):
            event = news[number]
            if isinstance(event, Laid | Passed):
                actions += 1
                if number not in self._by_itself:
                    return actions, event.seat
        return 0, -1


def _gives(table: Table, *, chooses_ties: bool) -> bool:
    public = table.public()
    if public.phase is not Phase.EXCHANGE or public.to_act is None or public.step is Step.ASK:
        return False
    if _asks_giver(table, public, chooses_ties=chooses_ties):
        return False
    port = table.sit(public.to_act)
    return port.give(automatic_gift(port.view())) is None


def _asks_giver(table: Table, public: PublicView, *, chooses_ties: bool) -> bool:
    """Whether the giver is to be asked, as far as everybody can tell."""
    if public.step is Step.BACK:
        return gift_back(table.news(), public.to_act) > 0
    return public.step is Step.BEST and chooses_ties
