"""Reading the steps of an exchange or of play."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from boms.cards import NO_CARDS, Cards, NotACard, cards_text, read_card, read_cards
from boms.packs import Complaints, Mapping, Node, Scalar, entries, is_null, node_text, read_list
from boms.packs.fields import WRONG_VALUE
from boms.packs.nodes import Place
from boms.record.pages import Step, StepKind, Wanted
from boms.rules import Title
from boms.seat import ClearReason, Phase, Why
from boms.text import N_
from boms.text.names import RESERVED

Item = TypeVar("Item")

_PASS = "pass"
NAMED_LINES = N_("Lines with name: value are expected here, not {found}")
"""The message for anything but a map of names."""


class StepReader:
    """Reads steps; `names` are the people who may be named in them."""

    def __init__(self, names: tuple[str, ...], complaints: Complaints, *, in_exchange: bool) -> None:
        self._names = names
        self._complaints = complaints
        self._in_exchange = in_exchange

    def steps(self, node: Node, key: str) -> tuple[Step, ...]:
        """All steps of a list."""
        return tuple(step for item in read_list(node, key, self._complaints) if (step := self._step(item)))

    def _step(self, node: Node) -> Step | None:
        if not isinstance(node, Mapping) or len(node.pairs) != 1:
            self._note(node, N_("A step is one line such as Nora: 3D 3S, not {found}"), found=node_text(node))
            return None
        ((key, value),) = node.pairs
        if key.text == "expect":
            return Step(key.line, StepKind.EXPECT, wanted=self._wanted(value))
        if key.text == "refuse":
            return self._refused(key, value)
        return self._action(key, value)

    def _refused(self, key: Scalar, node: Node) -> Step | None:
        tried = [pair for pair in node.pairs if pair[0].text != "code"] if isinstance(node, Mapping) else []
        code = node.get("code") if isinstance(node, Mapping) else None
        if len(tried) != 1 or code is None:
            self._note(node, N_("refuse names one action and a code, not {found}"), found=node_text(node))
            return None
        step, word = self._action(*tried[0]), one_of(code, "code", [why.value for why in Why], self._complaints)
        if step is None or word is None:
            return None
        return Step(key.line, step.kind, step.name, step.cards, step.announce, step.other, step.others_cards, code=word)

    def _action(self, key: Scalar, node: Node) -> Step | None:
        match key.text:
            case "ask":
                return Step(key.line, StepKind.ASK, cards=self._asked(node))
            case "clear":
                name = self._name(node)
                return Step(key.line, StepKind.CLEAR, name) if name else None
            case "swap":
                return self._swap(key, node)
        name = self._name(key)
        return self._by_name(key, name, node) if name else None

    def _by_name(self, key: Scalar, name: str, node: Node) -> Step | None:
        kind = StepKind.GIVE if self._in_exchange else StepKind.LAY
        if isinstance(node, Mapping):
            found = entries(node, ("cards", "announce"), self._complaints)
            announce = self._flag(found["announce"], "announce") if "announce" in found else False
            cards = self.cards(found["cards"]) if "cards" in found else NO_CARDS
            return Step(key.line, StepKind.LAY, name, cards, announce)
        if isinstance(node, Scalar) and node.text.strip().lower() == _PASS:
            return Step(key.line, StepKind.PASS, name)
        return Step(key.line, kind, name, self.cards(node))

    def _swap(self, key: Scalar, node: Node) -> Step | None:
        sides = node.pairs if isinstance(node, Mapping) else ()
        if len(sides) != 2:
            self._note(node, N_("A swap is between two players, such as {{Nora: 6H, Jonas: 4S}}"))
            return None
        (one, first), (two, second) = ((self._name(who), self.cards(cards)) for who, cards in sides)
        return Step(key.line, StepKind.SWAP, one, first, other=two, others_cards=second) if one and two else None

    def _asked(self, node: Node) -> Cards:
        items = read_list(node, "ask", self._complaints) if not isinstance(node, Scalar) else ()
        if isinstance(node, Scalar):
            return self.cards(node)
        return read_cards_at(node, " ".join(node_text(item) for item in items), self._complaints)

    def _name(self, node: Node) -> str | None:
        return known_name(node, self._names, self._complaints)

    def cards(self, node: Node) -> Cards:
        """Cards in one text."""
        if is_null(node):
            return NO_CARDS
        text = node.text if isinstance(node, Scalar) else " ".join(map(node_text, getattr(node, "items", ())))
        return read_cards_at(node, text, self._complaints)

    def _flag(self, node: Node, key: str) -> bool:
        if isinstance(node, Scalar) and isinstance(node.plain, bool):
            return node.plain
        self._note(node, WRONG_VALUE, key=key, found=node_text(node), allowed="true, false")
        return False

    def _note(
        self, place: Place, sentence: str, *, found: str = "", key: str | None = None, allowed: str | None = None
    ) -> None:
        self._complaints.note(place, sentence, found=found, key=key, allowed=allowed)

    def _wanted(self, node: Node) -> dict[str, Wanted]:
        readers: dict[str, Callable[[Node], Wanted]] = {
            "phase": lambda n: one_of(n, "phase", [phase.value for phase in Phase], self._complaints),
            "to_act": self._nobody_or_name,
            "pile": self._plays,
            "cleared": self._clear_reason,
            "live": self._some_names,
            "hand": lambda n: dict(self._by_names(n, lambda cards: cards_text(self.cards(cards)))),
            "places": lambda n: dict(self._by_names(n, self._number)),
            "titles": lambda n: dict(self._by_names(n, self._title)),
            "points": lambda n: dict(self._by_names(n, self._number)),
            "reversed": lambda n: self._flag(n, "reversed"),
            "legal": self._plays,
            "marked": self._some_names,
            "seats": self._some_names,
            "winner": self._nobody_or_name,
        }
        return {key: readers[key](value) for key, value in entries(node, tuple(readers), self._complaints).items()}

    def _nobody_or_name(self, node: Node) -> str | None:
        return None if is_null(node) else self._name(node)

    def _clear_reason(self, node: Node) -> str | None:
        return None if is_null(node) else one_of(node, "cleared", [why.value for why in ClearReason], self._complaints)

    def _title(self, node: Node) -> str:
        return one_of(node, "titles", [title.value for title in Title], self._complaints) or ""

    def _number(self, node: Node) -> int:
        if isinstance(node, Scalar) and isinstance(node.plain, int) and not isinstance(node.plain, bool):
            return node.plain
        self._note(node, N_("A number is expected here, not {found}"), found=node_text(node))
        return 0

    def _plays(self, node: Node) -> tuple[str, ...]:
        items = read_list(node, "legal", self._complaints)
        return tuple(_PASS if node_text(item) == _PASS else cards_text(self.cards(item)) for item in items)

    def _some_names(self, node: Node) -> tuple[str, ...]:
        items = read_list(node, "names", self._complaints)
        return tuple(name for item in items if (name := self._name(item)))

    def _by_names(self, node: Node, read: Callable[[Node], Item]) -> Iterator[tuple[str, Item]]:
        if not isinstance(node, Mapping):
            if not is_null(node):
                self._note(node, NAMED_LINES, found=node_text(node))
            return
        for key, value in node.pairs:
            name = self._name(key)
            if name:
                yield name, read(value)


def known_name(node: Node, names: tuple[str, ...], complaints: Complaints) -> str | None:
    """The name that is written, if somebody is called so."""
    name = node.text if isinstance(node, Scalar) else ""
    if name in names and name not in RESERVED:
        return name
    sentence = N_("Nobody at the table is called {found}: there are {allowed}")
    complaints.note(node, sentence, found=node_text(node), allowed=", ".join(names))
    return None


def one_of(node: Node, key: str, allowed: list[str], complaints: Complaints) -> str | None:
    """The word that is written, if it is one of the allowed ones."""
    word = node.text if isinstance(node, Scalar) else ""
    if word in allowed:
        return word
    complaints.note(node, WRONG_VALUE, key=key, found=node_text(node), allowed=", ".join(allowed))
    return None


def read_cards_at(place: Place, text: str, complaints: Complaints) -> Cards:
    """The cards a text names; none, and a problem, if it names anything else."""
    for word in text.split():
        try:
            read_card(word)
        except NotACard:
            complaints.note(place, N_("{found} is not a card: write 3D 10H JS, a joker JK"), found=word)
            return NO_CARDS
    try:
        return read_cards(text)
    except NotACard:
        complaints.note(place, N_("No deck holds the cards {found}: one comes too often"), found=text)
        return NO_CARDS
