"""One round, from the dealt hands to the last place (§4, §6, §7)."""

from .dealing import clockwise_from, holder_of
from .exchange import NaiveExchange
from .groups import (
    equal_cards_needed,
    group_rank,
    group_refusal,
    groups_in,
    is_single_clearing_card,
)
from .house import deck_of, has_all, without

EXCHANGING = ("ask", "give", "swap", "end_swaps")


class NaiveRound:
    """Who sits where, holds what and may do what, in one round.

    `titles` are those of the players who were placed in the round before, best first; `is_first` says that this is the
    first round of the match. `keeper` is the one who may clear the table, or None where nobody waits for that.
    """

    def __init__(self, house, seats, hands, dealer, titles, is_first, keeper):
        self.house = house
        self.seats = list(seats)
        self.hands = {name: list(hands[name]) for name in seats}
        self.dealer = dealer
        self.titles = titles
        self.keeper = keeper
        self.places = {}
        self.marked = []
        self.offenders = []
        self.pile = []
        self.passed = []
        self.cleared = None
        self.revolved = False
        self.turned_down = False
        self.skip_pending = False
        self.leader = None
        self.must_include = None
        self.exchange = NaiveExchange(house, self.hands, titles)
        self.phase = "exchange"
        self.to_act = None
        if self.exchange.is_over():
            self.begin_play(is_first)

    def begin_play(self, is_first=False):
        self.phase = "play"
        self.to_act = self.first_leader() if is_first else self.later_leader()

    def first_leader(self):
        left = clockwise_from(self.seats, self.dealer)
        card = self.house.first_lead_card
        in_deck = card in deck_of(self.house, len(self.seats))
        if self.house.first_lead == "holder" and card != self.house.master_card and in_deck:
            for name in left:
                if card in self.hands[name]:
                    self.must_include = card if self.house.first_play_includes_card else None
                    return name
        return left[0]

    def later_leader(self):
        leader = holder_of(self.titles, self.house.later_lead)
        return leader if leader is not None else clockwise_from(self.seats, self.dealer)[0]

    # What is asked of a round

    def live(self):
        return [name for name in self.seats if name not in self.places]

    def lower_wins(self):
        return self.revolved != self.turned_down

    def top(self):
        return self.pile[-1][1] if self.pile else None

    def legal(self):
        if self.phase != "play":
            return []
        groups = groups_in(self.house, self.hands[self.to_act], self.must_include)
        plays = [group for group in groups if self.refusal(("lay", self.to_act, list(group), False)) is None]
        return [*plays, "pass"] if self.pile else plays

    def refusal(self, action):
        """The code of §10 for an action, or None if it can be carried out."""
        kind = action[0]
        if kind == "clear":
            return None if self.phase == "clear" else "wrong_phase"
        if kind in EXCHANGING:
            return self.exchange.refusal(action) if self.phase == "exchange" else "wrong_phase"
        if self.phase != "play":
            return "wrong_phase"
        name = action[1]
        if name in self.places:
            return "not_live"
        if not (kind == "lay" and self.is_break_in(action[2])):
            if name in self.passed:
                return "passed"
            if name != self.to_act:
                return "not_your_turn"
        if kind == "pass":
            return None if self.pile else "must_lead"
        return self.lay_refusal(name, action[2])

    def is_break_in(self, cards):
        alone = len(cards) == 1 and cards[0] == self.house.master_card
        return alone and self.house.master_timing == "any_time" and bool(self.pile)

    def lay_refusal(self, name, cards):
        if not cards:
            return "no_cards"
        if not has_all(self.hands[name], cards):
            return "not_held"
        code = group_refusal(self.house, cards, self.top(), self.lower_wins())
        if code is None and self.must_include is not None and self.must_include not in cards:
            return "must_include_card"
        return code

    # What happens

    def carry_out(self, action):
        """Does what `refusal` had nothing against."""
        kind = action[0]
        if kind == "lay":
            self.lay(action[1], list(action[2]), action[3])
        elif kind == "pass":
            if self.house.pass_lasts == "trick":
                self.passed.append(action[1])
            self.next_turn(action[1])
        elif kind == "clear":
            self.touch(action[1])
        else:
            self.exchange.carry_out(action)
            if self.exchange.is_over():
                self.begin_play()

    def lay(self, name, cards, announce):
        """One play and all its effects, in the order of §4.11."""
        was_lead = not self.pile
        is_master = cards == [self.house.master_card]
        equal_to_top = not was_lead and not is_master and self.rank(cards) == self.rank(self.top())
        self.hands[name] = without(self.hands[name], cards)
        self.pile.append((name, cards))
        self.must_include = None
        if not is_master:
            self.flip(cards)
        is_retired = is_master and self.makes_boms(name, was_lead)
        self.place(name, is_retired)
        self.mark(name, announce)
        if len(self.live()) == 1:
            self.end()
            return
        reason = self.why_cleared(name, cards, is_master, is_retired)
        if reason is not None:
            self.clear(reason, self.leader_after(name, reason))
            return
        if equal_to_top and self.house.equal_rank == "skips_next":
            self.skip_pending = True
        self.next_turn(name)

    def rank(self, cards):
        return group_rank(self.house, cards)

    def flip(self, cards):
        if self.house.revolution and len(cards) >= 4:
            self.revolved = not self.revolved
        if self.house.turn_down_rank is not None and self.rank(cards) == self.house.turn_down_rank:
            self.turned_down = not self.turned_down

    def makes_boms(self, name, was_lead):
        if was_lead and self.house.master_on_empty == "makes_boms":
            return True
        return not self.hands[name] and self.house.master_last == "makes_boms"

    def mark(self, name, announce):
        """A play that leaves one card in hand must be announced; who retires with it has none left."""
        forgot = self.house.announce_last_card and len(self.hands[name]) == 1 and not announce
        if forgot and name not in self.marked:
            self.marked.append(name)

    def place(self, name, is_retired):
        if is_retired:
            self.hands[name] = []
        if self.hands[name]:
            return
        free = [place for place in range(1, len(self.seats) + 1) if place not in self.places.values()]
        self.places[name] = max(free) if is_retired or name in self.marked else min(free)

    def why_cleared(self, name, cards, is_master, is_retired):
        if is_retired:
            return "retired"
        if is_master:
            return "master"
        if is_single_clearing_card(self.house, cards) or self.rank(cards) in self.house.clearing_ranks:
            return "clearing_rank"
        needed = equal_cards_needed(self.house, self.rank(cards), len(self.seats))
        if needed and self.run_on_top() >= needed:
            return "same_rank"
        if self.house.going_out_clears and not self.hands[name]:
            return "going_out"
        return None

    def run_on_top(self):
        """The unbroken run of cards of one rank, from the top of the pile down."""
        rank = self.rank(self.top())
        run = 0
        for _, cards in reversed(self.pile):
            if self.rank(cards) != rank:
                break
            run += len(cards)
        return run

    def leader_after(self, name, reason):
        """Who leads after a play of this player cleared the table, or won the trick."""
        if name not in self.places:
            return name
        after = [other for other in clockwise_from(self.seats, name) if other not in self.places]
        sent_on = reason == "retired" or (self.house.going_out_clears and reason != "passes")
        if self.house.lead_after_out == "previous_to_play" and not sent_on:
            for other, _ in reversed(self.pile):
                if other not in self.places:
                    return other
        return after[0]

    def next_turn(self, name):
        """The turn goes on clockwise from this player, until somebody has it or the trick is over (§4.5, §4.6)."""
        owner = self.pile[-1][0]
        for other in clockwise_from(self.seats, name):
            if other == owner:
                self.clear("passes", self.leader_after(owner, "passes"))
                return
            if other in self.places or other in self.passed:
                continue
            if self.skip_pending:
                self.skip_pending = False
                continue
            self.to_act = other
            return

    def clear(self, reason, leader):
        """The trick is over: the pile goes at once, or lies there until somebody clears it (§7)."""
        self.cleared = reason
        self.skip_pending = False
        self.to_act = leader
        if self.keeper is not None:
            self.phase = "clear"
        else:
            self.new_trick()

    def touch(self, name):
        if name != self.keeper and name not in self.offenders:
            self.offenders.append(name)
        self.phase = "play"
        self.new_trick()

    def new_trick(self):
        self.pile = []
        self.passed = []
        self.turned_down = False

    def end(self):
        """The last live player takes the last free place; then offenders go to the end, the first of them last."""
        last = self.live()[0]
        free = [place for place in range(1, len(self.seats) + 1) if place not in self.places.values()]
        self.places[last] = free[0]
        order = [name for name in self.placed() if name not in self.offenders] + self.offenders[::-1]
        self.places = {name: place for place, name in enumerate(order, start=1)}
        self.phase = "over"
        self.to_act = None
        self.revolved = False
        self.new_trick()

    def placed(self):
        return sorted(self.places, key=lambda name: self.places[name])
