"""What the table asks for now."""

from boms.cards import JOKER_RANK, RANKS
from boms.rules import EqualRank, Rules
from boms.seat import Laid, Phase, PublicView, Step
from boms.text.counting import number_text, sentence
from boms.text.groups import cards_words, group_text
from boms.text.languages import _, n_
from boms.text.ranks import rank_name


def asked_for_text(view: PublicView, rules: Rules) -> str:
    """What whoever is to act may do: "Two cards, nine or higher", "Lead anything"; empty when nobody is to act."""
    match view.phase:
        case Phase.PLAY:
            return follow_text(view.pile[-1], rules, downward=view.downward) if view.pile else lead_text(view)
        case Phase.EXCHANGE:
            return _exchange(view)
        case Phase.CLEAR:
            return _("The table waits to be cleared")
        case Phase.ROUND_OVER | Phase.MATCH_OVER:
            return ""


def lead_text(view: PublicView) -> str:
    """What may be led."""
    if view.must_include:
        return _("Lead with {cards}, alone or with others of that rank").format(cards=cards_words(view.must_include))
    return _("Lead anything: one card, or several of one rank")


def follow_text(top: Laid, rules: Rules, *, downward: bool) -> str:
    """What beats this play. Cards that go on anything are named only where no ordinary card of another rank is left."""
    equal = rules.equal_rank is not EqualRank.ILLEGAL
    if _is_best(top, downward=downward):
        groups = [*_equals(top, equal=equal), *_jokers(top, rules)]
        return _only_these(groups, rules) or _unbeatable(rules)
    text = _equal(top.size, downward=downward) if equal else _unequal(top.size, downward=downward)
    return sentence(text.format(number=number_text(top.size), rank=rank_name(top.rank)))


def _is_best(top: Laid, *, downward: bool) -> bool:
    """Whether no ordinary rank beats the play."""
    return top.rank >= JOKER_RANK or top.rank == (0 if downward else len(RANKS) - 1)


def _equals(top: Laid, *, equal: bool) -> list[str]:
    return [group_text(top.rank, top.size)] if equal else []


def _jokers(top: Laid, rules: Rules) -> list[str]:
    goes = top.rank < JOKER_RANK and rules.jokers >= top.size
    return [group_text(JOKER_RANK, top.size)] if goes else []


def _only_these(groups: list[str], rules: Rules) -> str:
    match groups:
        case [one] if _has_trumps(rules):
            return sentence(_("{group}, or a card that goes on anything").format(group=one))
        case [one, other] if _has_trumps(rules):
            return sentence(_("{group}, {other}, or a card that goes on anything").format(group=one, other=other))
        case [one]:
            return _("Only this still goes: {group}").format(group=one)
        case [one, other]:
            return _("Only this still goes: {group} or {other}").format(group=one, other=other)
        case _:
            return ""


def _has_trumps(rules: Rules) -> bool:
    """Whether there are cards that go on anything."""
    return bool(rules.master_card or rules.clearing_ranks)


def _unbeatable(rules: Rules) -> str:
    if _has_trumps(rules):
        return _("Nothing is higher: only a card that goes on anything")
    return _("Nothing beats this: pass")


def _equal(size: int, *, downward: bool) -> str:
    if downward:
        return n_("one card, {rank} or lower", "{number} cards, {rank} or lower", size)
    return n_("one card, {rank} or higher", "{number} cards, {rank} or higher", size)


def _unequal(size: int, *, downward: bool) -> str:
    if downward:
        return n_("one card, lower than {rank}", "{number} cards, lower than {rank}", size)
    return n_("one card, higher than {rank}", "{number} cards, higher than {rank}", size)


def _exchange(view: PublicView) -> str:
    match view.step:
        case Step.ASK:
            return _("Name the cards you want")
        case Step.BEST:
            return _("Give your best cards")
        case Step.ASKED:
            return _("Give the cards you were asked for")
        case Step.BACK:
            return _("Give back cards of your choice")
        case Step.SWAP:
            return _("Those in the middle may swap one card each")
        case None:
            return ""
