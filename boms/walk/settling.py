"""What the table does by itself between two hand-overs."""

from boms.match import AutoPass, Table
from boms.seat import Phase, PublicView, Step
from boms.walk.gifts import automatic_gift, gift_back


class Settling:
    """Passes that everybody can see coming, passes of those who have given up a trick, gifts without a choice."""

    def __init__(self) -> None:
        self._automatic: set[int] = set()
        self._resigned: set[int] = set()
        self._trick = 0

    @property
    def automatic(self) -> frozenset[int]:
        """The events of this round, by number, that are passes made for somebody who provably could not play."""
        return frozenset(self._automatic)

    def begin_round(self) -> None:
        """Forgets the round before."""
        self._automatic, self._resigned, self._trick = set(), set(), 0

    def resign(self, seat: int, trick: int) -> None:
        """Somebody passes for the rest of this trick, of which this is the number."""
        self._resigned.add(seat)
        self._trick = trick

    def settle(self, table: Table, auto_pass: AutoPass, *, chooses_ties: bool) -> None:
        """Does what needs nobody's decision. `chooses_ties`: givers choose among equal cards themselves."""
        while self._passes(table, auto_pass) or _gives(table, chooses_ties=chooses_ties):
            pass

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
        if not resigned:
            self._automatic.add(number)
        return True


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
