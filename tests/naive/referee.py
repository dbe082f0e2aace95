"""A whole match, refereed naively: rounds, seats, titles, points, the end and the winner (§8, §12).

Actions are tuples:

    ('lay', name, cards, announce)   ('pass', name)            ('clear', name)
    ('ask', cards)                   ('give', name, cards)     ('swap', {name: cards, name: cards})
    ('end_swaps',)

An ask may name who asks as a third item; without it the president asks.
"""

from .dealing import later_dealer, seats_for, titles_of
from .house import deck_of, has_all, house_of, sorting
from .round import NaiveRound


class NaiveMatch:
    """`previous` is the placement order of a round before the first one here, best first."""

    def __init__(self, rules, players, previous=None):
        self.house = house_of(rules)
        self.check_number(players)
        self.points = dict.fromkeys(players, 0)
        self.presidencies = dict.fromkeys(players, 0)
        self.last_order = list(previous) if previous else None
        self.people = list(players)
        self.seats = seats_for(self.house, players, self.still_placed())
        self.dealer = None
        self.round = None
        self.rounds_played = 0
        self.is_over = False

    def check_number(self, people):
        if not self.house.min_players <= len(people) <= self.house.max_players:
            raise ValueError(f"{len(people)} players")

    def still_placed(self):
        """The placement order of the last round, without those who left."""
        return [name for name in self.last_order or [] if name in self.people]

    def start_round(self, hands, dealer=None, players=None, rules=None):
        if self.is_over or (self.round is not None and self.round.phase != "over"):
            raise ValueError("no round can start now")
        old_seats = self.seats
        self.house = house_of(rules) if rules is not None else self.house
        self.people = list(players) if players is not None else list(self.seats)
        self.check_number(self.people)
        for name in self.people:
            self.points.setdefault(name, 0)
            self.presidencies.setdefault(name, 0)
        self.seats = seats_for(self.house, self.people, self.still_placed())
        self.check_hands(hands)
        titles = titles_of(self.house, self.still_placed())
        if dealer is None:
            dealer = later_dealer(self.house, self.seats, self.still_placed(), old_seats, self.dealer)
        self.dealer = dealer
        is_first = self.last_order is None
        self.round = NaiveRound(self.house, self.seats, hands, dealer, titles, is_first, self.keeper())

    def check_hands(self, hands):
        dealt = [card for name in self.seats for card in hands[name]]
        if set(hands) != set(self.seats) or not all(hands.values()):
            raise ValueError("somebody has no cards")
        if not has_all(deck_of(self.house, len(self.seats)), dealt):
            raise ValueError("not a part of the deck")

    def keeper(self):
        """The boms of the last round, who alone should clear the table; None if it is not waited for."""
        if self.house.table_keeper != "boms" or self.last_order is None:
            return None
        boms = self.last_order[-1]
        return boms if boms in self.seats else None

    def refusal(self, action):
        """The code for which an action would be refused now, or None."""
        return "wrong_phase" if self.is_over or self.round is None else self.round.refusal(action)

    def try_action(self, action):
        """Carries an action out. Returns None, or the code of the refusal; a refused action changes nothing."""
        code = self.refusal(action)
        if code is not None:
            return code
        self.round.carry_out(action)
        if self.round.phase == "over":
            self.reckon()
        return None

    def legal(self):
        """Every play of the player to act, as a tuple of cards, and 'pass' where that is legal."""
        return [] if self.is_over or self.round is None else self.round.legal()

    def reckon(self):
        """Points, presidencies and the end of the match, after a round."""
        self.last_order = self.round.placed()
        self.rounds_played += 1
        self.presidencies[self.last_order[0]] += 1
        for name, title in titles_of(self.house, self.last_order).items():
            self.points[name] += self.house.points.get(title, 0)
        self.is_over = self.target_is_reached()

    def target_is_reached(self):
        target = self.house.match_target
        if self.house.match_end == "points":
            return any(self.points[name] >= target for name in self.seats)
        return self.house.match_end == "rounds" and self.rounds_played >= target

    def end(self, why):
        """The players stop, or the clock does; a round that is not over is dropped."""
        if why not in ("stopped", "minutes"):
            raise ValueError(why)
        self.is_over = True

    def winner(self):
        """Decided when the match is over: by the rule, then by presidencies, then by place in the last round.

        That may be the round before the first one here; without any, nobody has won.
        """
        if not self.is_over or self.house.winner == "none" or self.last_order is None:
            return None
        order = self.still_placed()
        if self.house.winner == "last_president":
            return order[0] if order else None

        def standing(name):
            first = self.points[name] if self.house.winner == "most_points" else 0
            place = order.index(name) if name in order else len(order)
            return (first, self.presidencies[name], -place)

        return max(self.seats, key=standing)

    def phase(self):
        if self.is_over:
            return "match_over"
        if self.round is None or self.round.phase == "over":
            return "round_over"
        return self.round.phase

    def to_act(self):
        if self.is_over or self.round is None:
            return None
        return self.round.exchange.to_act() if self.round.phase == "exchange" else self.round.to_act

    def titles(self):
        """The titles in force; after a round, those it has brought."""
        return titles_of(self.house, self.still_placed())

    def facts(self):
        """Everything that `expect` of a record can hold."""
        now = self.round
        return {
            "phase": self.phase(),
            "to_act": self.to_act(),
            "pile": [sorted(cards, key=sorting) for _, cards in now.pile],
            "cleared": now.cleared,
            "live": now.live(),
            "hands": {name: sorted(cards, key=sorting) for name, cards in now.hands.items()},
            "places": dict(now.places),
            "titles": self.titles(),
            "points": {name: self.points[name] for name in self.seats},
            "reversed": now.lower_wins(),
            "legal": self.legal(),
            "marked": sorted(now.marked),
            "seats": list(self.seats),
            "winner": self.winner(),
        }
