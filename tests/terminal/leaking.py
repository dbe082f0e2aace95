"""The program with a leak built into its screens on purpose, one for each way in which screens have been seen to leak.

Each is a program text for the interpreter. `BUILDS` names what goes wrong in it.
"""

_RUN = """
import sys
from boms.cli import main
sys.exit(main(sys.argv[1:]))
"""

_NEXT_IN_THE_BAR = """
from boms.text import cards_signs
from boms.ui.screens.table import TableScreen
right = TableScreen.top
def top(self):
    call = self.walk.call()
    if call is None:
        return right(self)
    hand = self.walk.table.sit(call.seat).view().hand
    return cards_signs(hand, letters=self.boms.look.has_letters), ""
TableScreen.top = top
"""

_HAND_BEFORE_FOR_ONE_FRAME = """
from boms.ui.app import BomsApp
from boms.ui.controller import Walk
from boms.ui.screens.private import PrivateScreen
forget, shown, take = PrivateScreen.forget, BomsApp.show, PrivateScreen.take
PrivateScreen.forget = lambda self: None
def late(self, view):
    if self.view is None:
        take(self, view)
    else:
        self.boms.set_timer(0.1, lambda: take(self, view))
PrivateScreen.take = late
"""

_EVERYBODY_IN_THE_FAN = """
from boms.cards import joined
from boms.ui.screens.private import PrivateScreen
def shown(self, view):
    other = self.walk.table.sit((view.seat + 1) % len(view.public.seats)).view().hand
    return joined(view.hand, other)
PrivateScreen.cards_shown = shown
"""

_FAN_ON_THE_TABLE = """
from boms.ui.controller import Walk
from boms.ui.screens.table import TableScreen
from boms.ui.widgets.fan import HandFan
made, body, shown = TableScreen.__init__, TableScreen.body, TableScreen.on_shown
def with_fan(self):
    made(self)
    self.fan = HandFan()
    self.fan.styles.height = 6
def below(self):
    yield from body(self)
    yield self.fan
def with_cards(self):
    shown(self)
    call = self.walk.call()
    if call is not None:
        hand = self.walk.table.sit(call.seat).view().hand
        self.fan.deal(hand, self.walk.tables, hand, None)
TableScreen.__init__, TableScreen.body, TableScreen.on_shown = with_fan, below, with_cards
"""

_RANKS_STAY = """
from boms.ui.screens.private import PrivateScreen
from boms.ui.screens.table import TableScreen
from boms.ui.widgets.fan import HandFan
class Ranks(HandFan):
    def _paint_card(self, *_args):
        pass
made, body, take, shown = TableScreen.__init__, TableScreen.body, PrivateScreen.take, TableScreen.on_shown
last = []
def with_ranks(self):
    made(self)
    self.fan = Ranks()
    self.fan.styles.height = 6
def below(self):
    yield from body(self)
    yield self.fan
def seen(self, view):
    last[:] = [view.hand]
    take(self, view)
def with_row(self):
    shown(self)
    for hand in last:
        self.fan.deal(hand, self.walk.tables, hand, None)
TableScreen.__init__, TableScreen.body, TableScreen.on_shown = with_ranks, below, with_row
PrivateScreen.take = seen
"""

BUILDS = {
    "the hand of who is called stands in the top bar": _NEXT_IN_THE_BAR + _RUN,
    "the hand before is shown for a moment": _HAND_BEFORE_FOR_ONE_FRAME + _RUN,
    "two hands in one": _EVERYBODY_IN_THE_FAN + _RUN,
    "the hand lies on the table": _FAN_ON_THE_TABLE + _RUN,
    "the ranks of a hand stay when its cards are gone": _RANKS_STAY + _RUN,
}
