"""The walk through one match: hand-over by hand-over, round by round."""

from __future__ import annotations

from boms.plain.giving import Ask, Gift, SwapCard
from boms.plain.place import Command, Place
from boms.plain.private import BreakIn, Look, Private, Turn
from boms.plain.spoken import place_lines, winner_line
from boms.plain.voice import Stopped
from boms.rules import MasterTiming, Title
from boms.seat import Phase, RoundOver, Step
from boms.text import (
    _,
    change_lines,
    gift_text,
    place_reasons,
    refusal_text,
    sentence,
    this_round,
    this_trick,
    title_text,
)
from boms.walk import Call, Errand, call_of, gift_back, last_places, second_call

_PRIVATE: dict[Errand, type[Private]] = {
    Errand.TURN: Turn,
    Errand.LOOK: Look,
    Errand.BREAK_IN: BreakIn,
    Errand.GIFT: Gift,
    Errand.ASK: Ask,
    Errand.SWAP: SwapCard,
}


class MatchWalk:
    """The walk through one match."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.voice = place.voice
        self.table = place.table
        self._side_call: Call | None = None

    def play(self) -> None:
        """Plays to the end of the match. Raises Left, NobodyThere and KeyboardInterrupt."""
        if not self.table.has_begun() and self.table.may_deal():
            self.place.deal()
        while self._go_on():
            pass

    def _go_on(self) -> bool:
        """The next step; False: the match is over."""
        self.place.settle()
        match self.table.public().phase:
            case Phase.MATCH_OVER:
                self._match_over()
                return False
            case Phase.ROUND_OVER:
                self._round_over()
            case _:
                self._gather()
        return True

    def _gather(self) -> None:
        """Covers, tells everybody how it stands, and calls the next one, until somebody has done something."""
        public = self.table.public()
        self.voice.cover()
        self.voice.say(self._heading())
        self.place.tell_news()
        self.place.tell_table()
        self._tell_gift()
        done = False
        while not done and self.table.public() == public:
            try:
                done = self._heed(self.voice.call(self._invitation()))
            except Stopped:
                done = True

    def _tell_gift(self) -> None:
        """Who gives whom how many cards."""
        public, table = self.table.public(), self.table
        if public.phase is Phase.EXCHANGE:
            self.voice.say(gift_text(public, table.rules, gift_back(table.news(), public.to_act)))

    def _heading(self) -> str:
        public, words = self.table.public(), self.place.words
        round_ = sentence(this_round(public.round_number, words))
        if public.phase is Phase.EXCHANGE:
            return _("{round}, exchange").format(round=round_)
        return _("{round}, {trick}").format(round=round_, trick=this_trick(public.tricks, words))

    def call(self) -> Call | None:
        """Whom the table waits for; None: for nobody in particular."""
        return self._side_call or call_of(self.table.public())

    def _invitation(self) -> str:
        call, names, public = self.call(), self.table.names(), self.table.public()
        if call is not None:
            other = names[call.other] if call.other is not None else ""
            return _invitation(call).format(name=names[call.seat].upper(), other=other)
        if public.phase is Phase.CLEAR:
            text = _("{name} clears the table: v. Whoever else does it will be {boms} of the next round")
            return text.format(name=names[public.keeper or 0], boms=title_text(Title.BOMS, self.place.words))
        listed = ", ".join(names[seat] for seat in public.may_swap)
        text = _("These may swap one card each: {names}. o: two of them swap. Only Enter: nobody swaps any more")
        return text.format(names=listed)

    def _heed(self, line: str) -> bool:
        """Does what a line says; whether the table is to be told anew."""
        commands = self._commands()
        if line in ("h", "?"):
            self.place.tell_help({_("Enter"): commands[""], **{k: c for k, c in commands.items() if k}})
            return False
        if line in commands:
            return commands[line][1]() is True
        self.voice.say(_("“{word}” says nothing to the table: type h for help").format(word=line))
        return False

    def _commands(self) -> dict[str, Command]:
        public, rules = self.table.public(), self.table.rules
        found: dict[str, Command] = {"": self._enter()}
        if public.phase is Phase.CLEAR:
            found["v"] = (_("clear the table"), self._clear)
        if public.step is Step.SWAP and self.call() is None:
            found["o"] = (_("two of them swap"), self._swap)
        if rules.master_card and rules.master_timing is MasterTiming.ANY_TIME and public.phase is Phase.PLAY:
            found["!"] = (_("break in with the master card"), self._break_in)
        if self._side_call is None and self.place.may_take_back():
            found["u"] = (_("take back the last play or pass"), self.place.take_back)
        found["s"] = (_("see one's own cards, out of turn"), self._see)
        if self._side_call is not None:
            gone = _("no swap: the offer falls") if self._side_call.is_answer else _("never mind")
            found["."] = (gone, lambda: self._call_aside(None))
        return {**found, **self.place.public_commands()}

    def _enter(self) -> Command:
        if self.call() is not None:
            return _("take the screen and see one's cards"), self._uncover
        if self.table.public().phase is Phase.CLEAR:
            return _("clear the table"), self._clear
        return _("nobody swaps any more"), self._end_swaps

    def _uncover(self) -> bool:
        """Somebody has taken the screen."""
        call = self.call()
        if call is None:
            return True
        if not self.place.opens_for(self.table.names()[call.seat]):
            return False
        self._attend(call)
        return True

    def _attend(self, call: Call) -> None:
        person = _PRIVATE[call.errand](self.place, call)
        try:
            person.attend()
        except Stopped:
            return
        if call.errand is not Errand.SWAP:
            self._side_call = None
        elif person.has_acted:
            self._side_call = second_call(self.table.public(), call)

    def _clear(self) -> bool:
        seat = self.place.choose_seat(_("Who clears the table?"), tuple(range(len(self.table.names()))))
        if seat is None or not self._may_clear(seat):
            return False
        refusal = self.table.clear(seat)
        if refusal is not None:
            self.voice.say(refusal_text(refusal, self.table.names()))
        return refusal is None

    def _may_clear(self, seat: int) -> bool:
        """Whether this seat is to clear the table; asks whoever is punished for it."""
        if self.table.public().keeper in (None, seat):
            return True
        text = _(
            "{name} will be {boms} of the next round for that. Type y to clear it all the same, anything else for no"
        )
        boms = title_text(Title.BOMS, self.place.words)
        return self.place.agrees(text.format(name=self.table.names()[seat], boms=boms))

    def _end_swaps(self) -> bool:
        if not self.place.agrees(_("Does nobody swap any more? Type y for yes, anything else for no")):
            return False
        self._side_call = None
        return self.table.end_swaps() is None

    def _swap(self) -> bool:
        seats = self.table.public().may_swap
        seat = self.place.choose_seat(_("Who wants to swap?"), seats)
        if seat is None:
            return False
        other = self.place.choose_seat(_("With whom?"), tuple(one for one in seats if one != seat))
        return other is not None and self._call_aside(Call(seat, Errand.SWAP, other))

    def _live(self) -> tuple[int, ...]:
        return tuple(face.seat for face in self.table.public().seats if face.is_live and face.cards)

    def _see(self) -> bool:
        seat = self.place.choose_seat(_("Who wants to see their cards?"), self._live())
        return seat is not None and self._call_aside(Call(seat, Errand.LOOK))

    def _break_in(self) -> bool:
        if not self.table.public().may_break_in:
            self.voice.say(_("Nobody can break in just now"))
            return False
        seat = self.place.choose_seat(_("Who breaks in?"), self._live())
        return seat is not None and self._call_aside(Call(seat, Errand.BREAK_IN))

    def _call_aside(self, call: Call | None) -> bool:
        """Somebody not on turn wants the screen; None: nobody any more."""
        self._side_call = call
        if call is None:
            self.table.drop_offers()
        return True

    def _round_over(self) -> None:
        over = _("{round} is over").format(round=this_round(self.table.public().round_number, self.place.words))
        self._tell_places(sentence(over))
        upcoming = self.table.upcoming()
        dealer = None if upcoming.dealer is None else upcoming.names[upcoming.dealer]
        self.voice.say(*change_lines(self.table.order(), dealer, self.table.rules))
        back = {"u": (_("take back the last play or pass"), self.place.take_back)}
        commands = {
            "": (_("deal the next round"), self.place.deal),
            **(back if self.place.may_take_back() else {}),
            "s": (_("stop the match here"), self._stop),
            **self.place.public_commands(),
        }
        while self.table.public().phase is Phase.ROUND_OVER:
            line = self._between()
            if line in commands:
                commands[line][1]()
            else:
                self.place.tell_help({_("Enter"): commands[""], **{k: c for k, c in commands.items() if k}})

    def _between(self) -> str:
        try:
            return self.voice.call(_("Enter deals the next round; s stops the match here; h is for help"))
        except Stopped:
            return "i"

    def _stop(self) -> None:
        if self.place.agrees(_("Stop the match here? Type y for yes, anything else for no")):
            self.table.stop()

    def _match_over(self) -> None:
        self._tell_places(winner_line(self.table.public(), self.table.rules))

    def _tell_places(self, heading: str) -> None:
        public, rules, places = self.table.public(), self.table.rules_of_round, last_places(self.table)
        news = self.table.news()
        self.voice.cover()
        self.place.tell_news()
        self.voice.say(heading, *place_lines(public, rules, news, places, self.place.words))
        if any(isinstance(event, RoundOver) for event in news):
            self.voice.say(*place_reasons(news, self.table.names(), rules, self.place.words))


def _invitation(call: Call) -> str:
    match call.errand:
        case Errand.GIFT:
            return _("{name}, take the screen to give cards and press Enter. Everyone else looks away")
        case Errand.ASK:
            return _("{name}, take the screen to name cards and press Enter. Everyone else looks away")
        case Errand.SWAP if call.is_answer:
            return _("{name}, {other} offers you a swap: take the screen and press Enter. Everyone else looks away")
        case Errand.SWAP:
            return _("{name}, take the screen to choose a card and press Enter. Everyone else looks away")
        case Errand.BREAK_IN:
            return _("{name}, take the screen to break in or step back and press Enter. Everyone else looks away")
        case Errand.LOOK:
            return _("{name}, take the screen only to look and press Enter. Everyone else looks away")
        case Errand.TURN:
            return _("{name}, take the screen and press Enter. Everyone else looks away")
