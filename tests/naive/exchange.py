"""The exchange before the first lead: asking, giving, giving back, swapping in the middle (§8, §12)."""

from collections import Counter

from .dealing import exists, holder_of
from .house import JOKER, RANKS, deck_of, has_all, rank_of, without


class NaiveExchange:
    """Works on the hands of a round and changes them. Over as soon as `is_over()`."""

    def __init__(self, house, hands, titles):
        self.house = house
        self.hands = hands
        self.president = holder_of(titles, "president")
        self.boms = holder_of(titles, "boms")
        self.asked = []
        self.came = 0
        self.steps = self.president_steps(titles) + self.vice_steps(titles)
        self.may_swap = self.middle(titles)
        if len(self.may_swap) < 2:
            self.may_swap = []

    def have_vices(self, titles):
        number = len(titles)
        return exists(self.house.vice_president_from, number) and exists(self.house.vice_boms_from, number)

    def president_steps(self, titles):
        vices_exchange = self.have_vices(titles) and self.house.exchange_vice > 0
        self.number = self.house.exchange_president_with_vice if vices_exchange else self.house.exchange_president
        if self.number == 0 or self.boms is None:
            return []
        back = ("back", self.president, self.boms, self.number)
        if self.house.exchange_choice == "on_request":
            return [
                ("ask", self.president, None, self.number),
                ("asked", self.boms, self.president, self.number),
                back,
            ]
        return [("best", self.boms, self.president, self.number), back]

    def vice_steps(self, titles):
        number = self.house.exchange_vice
        if number == 0 or not self.have_vices(titles):
            return []
        high, low = holder_of(titles, "vice_president"), holder_of(titles, "vice_boms")
        return [("best", low, high, number), ("back", high, low, number)]

    def middle(self, titles):
        if not self.house.exchange_middle:
            return []
        return [name for name in titles if name not in (self.president, self.boms)]

    def is_over(self):
        return not self.steps and not self.may_swap

    def to_act(self):
        return self.steps[0][1] if self.steps else None

    def refusal(self, action):
        """Why an exchange action is refused; other actions are the round's to refuse."""
        kind = action[0]
        if kind == "ask":
            return self.ask_refusal(action[1], action[2] if len(action) > 2 else self.president)
        if kind == "give":
            return self.give_refusal(action[1], action[2])
        if kind == "swap":
            return self.swap_refusal(action[1])
        return "wrong_phase" if self.steps else None

    def ask_refusal(self, cards, name):
        if self.house.exchange_choice == "best":
            return "wrong_phase"
        if not self.steps or self.steps[0][0] != "ask" or name != self.president:
            return "not_your_turn"
        return None if self.may_be_asked(cards) else "bad_request"

    def may_be_asked(self, cards):
        if len(cards) > self.number or not has_all(deck_of(self.house, len(self.hands)), cards):
            return False
        return not (self.house.master_in_exchange == "kept" and self.house.master_card in cards)

    def give_refusal(self, name, cards):
        if not self.steps or self.steps[0][0] == "ask" or name != self.steps[0][1]:
            return "not_your_turn"
        if not has_all(self.hands[name], cards):
            return "not_held"
        kind, _, _, number = self.steps[0]
        if kind == "back":
            return None if len(cards) == self.came else "wrong_number"
        due = self.best_of(name, number) if kind == "best" else self.asked_and_held(name)
        if len(cards) != len(due):
            return "wrong_number"
        if kind == "best":
            right = Counter(self.worth(card) for card in cards) == Counter(self.worth(card) for card in due)
        else:
            right = Counter(cards) == Counter(due)
        return None if right else "not_best"

    def worth(self, card):
        """How good a card is in the exchange; None: a kept master card, which is no gift at all."""
        if card == self.house.master_card:
            return 100 if self.house.master_in_exchange == "given" else None
        return 50 if card == JOKER else RANKS.index(rank_of(card))

    def best_of(self, name, number):
        givable = [card for card in self.hands[name] if self.worth(card) is not None]
        givable.sort(key=self.worth, reverse=True)
        return givable[:number]

    def asked_and_held(self, name):
        held = list(self.hands[name])
        due = []
        for card in self.asked:
            if card in held:
                held.remove(card)
                due.append(card)
        return due

    def swap_refusal(self, swap):
        if self.steps or not self.may_swap:
            return "wrong_phase"
        for name, cards in swap.items():
            if not has_all(self.hands[name], cards):
                return "not_held"
        if any(len(cards) != 1 for cards in swap.values()):
            return "wrong_number"
        if len(swap) != 2 or any(name not in self.may_swap for name in swap):
            return "may_not_swap"
        return None

    def carry_out(self, action):
        """Does what `refusal` had nothing against."""
        kind = action[0]
        if kind == "ask":
            self.asked = list(action[1])
            self.steps.pop(0)
        elif kind == "give":
            self.give(action[1], action[2])
        elif kind == "swap":
            self.swap(action[1])
        else:
            self.may_swap = []

    def give(self, giver, cards):
        _, _, taker, _ = self.steps.pop(0)
        self.move(giver, taker, cards)
        self.came = len(cards)

    def swap(self, swap):
        (one, ones), (other, others) = swap.items()
        self.move(one, other, ones)
        self.move(other, one, others)
        self.may_swap = [name for name in self.may_swap if name not in swap]

    def move(self, giver, taker, cards):
        self.hands[giver] = without(self.hands[giver], cards)
        self.hands[taker] = [*self.hands[taker], *cards]
