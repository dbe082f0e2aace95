"""The engine behind the naive referee's way of speaking: names, card texts, tuples for actions, a dict of facts."""

from boms.cards import cards_text
from boms.match import (
    Act,
    ChangeRules,
    Deal,
    Sit,
    Stop,
    TimeUp,
    after,
    begin_match,
    next_round,
    refusal_to_act,
    titles_of,
)
from boms.match import public_view_of as public_view
from boms.match import seat_view_of as seat_view
from boms.rules import Rules, Title
from boms.seat import Action, Ask, Clear, EndSwaps, Give, Lay, Pass, Phase, Swap

from .strategies import cards_of_hand, hand_of_cards


class EngineMatch:
    """The same questions as `naive.referee.NaiveMatch`, answered by `boms.match`."""

    def __init__(self, rules: Rules, players: list[str], previous: list[str] | None = None) -> None:
        self.match = begin_match(rules, tuple(players), tuple(previous or ()))

    def start_round(
        self,
        hands: dict[str, list[str]],
        dealer: str | None = None,
        players: list[str] | None = None,
        rules: Rules | None = None,
    ) -> None:
        """Rules, seats and deal of the next round; the last seat deals where the rules leave it open (record.md)."""
        if rules is not None:
            self.move(ChangeRules(rules))
        if players is not None:
            self.move(Sit(tuple(players)))
        coming = next_round(self.match)
        decided = coming.dealer if coming.dealer is not None else len(coming.names) - 1
        seat = coming.names.index(dealer) if dealer is not None else decided
        self.move(Deal(seat, tuple(cards_of_hand(hands[name]) for name in coming.names)))

    def move(self, move: ChangeRules | Sit | Deal | Act | Stop | TimeUp) -> None:
        """Makes a move of the match."""
        self.match, _ = after(self.match, move)

    def end(self, why: str) -> None:
        """The players or the clock end the match."""
        self.move(TimeUp() if why == "minutes" else Stop())

    def seat(self, name: str) -> int:
        """The seat of somebody."""
        return self.match.names.index(name)

    def refusal(self, action: tuple) -> str | None:
        """The code for which an action would be refused now, or None."""
        refused = refusal_to_act(self.match, self.action(action))
        return None if refused is None else refused.code.value

    def try_action(self, action: tuple) -> str | None:
        """Carries an action out; the code of the refusal, or None."""
        code = self.refusal(action)
        if code is None:
            self.move(Act(self.action(action)))
        return code

    def action(self, action: tuple) -> Action:
        """The engine's action for a tuple."""
        match action:
            case ("lay", name, cards, announce):
                return Lay(self.seat(name), cards_of_hand(cards), announce)
            case ("pass", name):
                return Pass(self.seat(name))
            case ("clear", name):
                return Clear(self.seat(name))
            case ("ask", cards, *who):
                return Ask(self.seat(who[0]) if who else self.president(), cards_of_hand(cards))
            case ("give", name, cards):
                return Give(self.seat(name), cards_of_hand(cards))
            case ("swap", swap):
                (one, ones), (other, others) = swap.items()
                return Swap(self.seat(one), cards_of_hand(ones), self.seat(other), cards_of_hand(others))
        return EndSwaps()

    def president(self) -> int:
        """The seat with the title; seat 0 where nobody has it."""
        return next((face.seat for face in public_view(self.match).seats if face.title is Title.PRESIDENT), 0)

    def facts(self) -> dict[str, object]:
        """Everything that `expect` of a record can hold, as the views say it."""
        view = public_view(self.match)
        faces = {face.name: face for face in view.seats}
        return {
            "phase": view.phase.value,
            "to_act": None if view.to_act is None else view.seats[view.to_act].name,
            "pile": [hand_of_cards(play.cards) for play in view.pile],
            "cleared": view.cleared.value if view.cleared else None,
            "live": [name for name, face in faces.items() if face.is_live],
            "hands": {name: hand_of_cards(seat_view(self.match, self.seat(name)).hand) for name in faces},
            "places": {name: face.place for name, face in faces.items() if face.place},
            "titles": {name: title.value for name, title in titles_of(self.match).items()},
            "points": {name: face.points for name, face in faces.items()},
            "reversed": view.downward,
            "legal": self.legal(),
            "marked": sorted(name for name, face in faces.items() if face.is_marked),
            "seats": list(faces),
            "winner": view.seats[view.winners[0]].name if view.winners else None,
        }

    def legal(self) -> list[str]:
        """The plays of the player to act, as texts."""
        view = public_view(self.match)
        if view.to_act is None or view.phase is not Phase.PLAY:
            return []
        plays = seat_view(self.match, view.to_act).plays
        return sorted("pass" if isinstance(play, Pass) else cards_text(play.cards) for play in plays)

    def more_facts(self) -> dict[str, object]:
        """What records do not speak of, but screens do."""
        view = public_view(self.match)
        return {
            "dealer": view.seats[view.dealer].name,
            "keeper": None if view.keeper is None else view.seats[view.keeper].name,
            "offenders": [view.seats[seat].name for seat in view.offenders],
            "presidencies": {face.name: face.presidencies for face in view.seats},
            "round_number": view.round_number,
            "must_include": cards_text(view.must_include) or None,
            "revolved": view.revolved,
        }
