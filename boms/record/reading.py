"""Reading a record: every problem at its line, or a `Record`."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from boms.cards import Card, Cards, card_text, each
from boms.match import ChangeRules, Rename, Sit
from boms.packs import (
    Complaints,
    Mapping,
    Node,
    PackError,
    Scalar,
    entries,
    find_pack,
    is_null,
    node_text,
    pairs,
    read_list,
    read_rules,
)
from boms.packs.fields import WRONG_VALUE
from boms.packs.nodes import Place
from boms.packs.yamlfile import read_yaml
from boms.record.pages import VERSION, Between, Record, RoundPage, Step
from boms.record.steps import NAMED_LINES, StepReader, known_name, one_of, read_cards_at
from boms.rules import Rules, deck_for
from boms.text import N_
from boms.text.names import RESERVED, is_invisible

Item = TypeVar("Item")

_TOP = ("boms", "rules", "set", "players", "previous", "rounds", "end")
_BEFORE = ("set", "renamed", "players")
_ROUND = ("dealer", "before", "players", "set", "hands", "exchange", "play", "result")


def read_record(text: str, complaints: Complaints, folder: Path) -> Record | None:
    """The record in a text; None when it has problems, which `complaints` lists. Pack paths start from `folder`."""
    root = read_yaml(text, complaints)
    if root is None:
        return None
    record = _Reader(complaints, folder).record(root)
    return None if len(complaints) else record


class _Reader:
    """Reads one file, carrying rules and names from round to round."""

    def __init__(self, complaints: Complaints, folder: Path) -> None:
        self._complaints = complaints
        self._folder = folder
        self._rules = Rules()
        self._names: tuple[str, ...] = ()
        self._all_names: tuple[str, ...] = ()

    def record(self, root: Node) -> Record | None:
        """The whole file."""
        found = entries(root, _TOP, self._complaints)
        if not self._is_our_version(root, found.get("boms")):
            return None
        pack = self._pack(root, found.get("rules"))
        self._rules = self._changed(found.get("set"))
        rules = self._rules
        players = self._players(found["players"]) if "players" in found else self._missing(root, "players", ())
        self._names = self._all_names = players
        previous = self._seats(found["previous"], "previous") if "previous" in found else ()
        rounds = read_list(found["rounds"], "rounds", self._complaints) if "rounds" in found else ()
        pages = tuple(page for node in rounds if (page := self._round(node)))
        end = one_of(found["end"], "end", ["stopped", "minutes"], self._complaints) if "end" in found else None
        return Record(self._complaints.file, pack, rules, players, previous, pages, end)

    def _missing(self, place: Place, key: str, instead: Item) -> Item:
        if not self._complaints.is_torn:
            self._complaints.note(place, N_("The key {key} is missing"), key=key)
        return instead

    def _is_our_version(self, root: Node, node: Node | None) -> bool:
        if node is None:
            return self._missing(root, "boms", instead=True)
        if isinstance(node, Scalar) and node.plain == VERSION:
            return True
        is_newer = isinstance(node, Scalar) and isinstance(node.plain, int) and node.plain > VERSION
        newer = N_("Version {found} of the record is newer than this program: a newer boms reads it")
        sentence = newer if is_newer else WRONG_VALUE
        self._complaints.note(node, sentence, key="boms", found=node_text(node), allowed=str(VERSION))
        return not is_newer

    def _pack(self, root: Node, node: Node | None) -> str:
        if node is None:
            return self._missing(root, "rules", "")
        try:
            pack = find_pack(node_text(node), self._folder)
        except PackError as error:
            self._complaints.note(node, "{reason}", reason=str(error))
            return node_text(node)
        self._rules = pack.rules
        return node_text(node)

    def _changed(self, node: Node | None) -> Rules:
        return self._rules if node is None else read_rules(node, self._rules, self._complaints)

    def _players(self, node: Node) -> tuple[str, ...]:
        names = self._seats(node, "players")
        self._check_number(node, len(names))
        return names

    def _seats(self, node: Node, key: str) -> tuple[str, ...]:
        names: list[str] = []
        for item in read_list(node, key, self._complaints):
            name = item.text if isinstance(item, Scalar) else ""
            if self._is_name(item, name, names):
                names.append(name)
        return tuple(names)

    def _check_number(self, place: Place, number: int) -> None:
        least, most = self._rules.min_players, self._rules.max_players
        if not least <= number <= most:
            sentence = N_("{found} players cannot play by these rules: allowed are {allowed}")
            self._complaints.note(place, sentence, found=str(number), allowed=f"{least}-{most}")

    def _is_name(self, place: Place, name: str, before: list[str]) -> bool:
        if not name.strip() or name in RESERVED:
            sentence = N_("No player can be called {found}")
            self._complaints.note(place, sentence, found=name or '""')
            return False
        if any(map(is_invisible, name)):
            self._complaints.note(place, N_("A name cannot contain control characters: type it anew"))
            return False
        if name in before:
            self._complaints.note(place, N_("Two players cannot both be called {found}"), found=name)
            return False
        return True

    def _round(self, node: Node) -> RoundPage | None:
        found = entries(node, _ROUND, self._complaints)
        before = self._before(found)
        result = found.get("result")
        return RoundPage(
            line=node.line,
            before=before,
            hands=self._hands(found["hands"]) if "hands" in found else self._missing(node, "hands", {}),
            dealer=known_name(found["dealer"], self._names, self._complaints) if "dealer" in found else None,
            exchange=self._steps(found.get("exchange"), "exchange"),
            play=self._steps(found.get("play"), "play"),
            result=self._result(result) if result is not None else None,
            result_line=result.line if result is not None else 0,
        )

    def _before(self, found: dict[str, Node]) -> tuple[Between, ...]:
        """The changes of a round: `before`, a list in order, then `set`, then `players`."""
        listed = read_list(found["before"], "before", self._complaints) if "before" in found else ()
        changes = [change for item in listed for change in self._changes(entries(item, _BEFORE, self._complaints))]
        changes += self._changes({key: found[key] for key in ("set", "players") if key in found})
        if changes:
            self._check_number(found.get("players") or found.get("set") or found["before"], len(self._names))
        self._all_names = tuple(dict.fromkeys((*self._all_names, *self._names)))
        return tuple(changes)

    def _changes(self, found: dict[str, Node]) -> Iterator[Between]:
        if "set" in found:
            self._rules = self._changed(found["set"])
            yield ChangeRules(self._rules)
        if "renamed" in found:
            yield from self._renamed(found["renamed"])
        if "players" in found:
            self._names = self._seats(found["players"], "players")
            yield Sit(self._names)

    def _renamed(self, node: Node) -> Iterator[Rename]:
        for key, value in pairs(node, self._complaints):
            old = known_name(key, self._names, self._complaints)
            new = value.text if isinstance(value, Scalar) else ""
            if old and self._is_name(value, new, [name for name in self._names if name != old]):
                self._names = tuple(new if name == old else name for name in self._names)
                yield Rename(old, new)

    def _steps(self, node: Node | None, key: str) -> tuple[Step, ...] | None:
        if node is None:
            return None
        return StepReader(self._all_names, self._complaints, in_exchange=key == "exchange").steps(node, key)

    def _result(self, node: Node) -> tuple[str, ...]:
        items = read_list(node, "result", self._complaints)
        return tuple(name for item in items if (name := known_name(item, self._names, self._complaints)))

    def _hands(self, node: Node) -> dict[str, Cards]:
        if not isinstance(node, Mapping):
            self._complaints.note(node, NAMED_LINES, found=node_text(node))
            return {}
        hands: dict[str, Cards] = {}
        left = Counter(each(deck_for(self._rules, len(self._names))))
        for key, value in node.pairs:
            name = known_name(key, self._names, self._complaints)
            if name:
                hands[name] = self._hand(value, name, left)
        for name in self._names:
            if name not in hands:
                self._complaints.note(node, N_("{key} has no hand"), key=name)
        return hands

    def _hand(self, node: Node, name: str, left: Counter[Card]) -> Cards:
        text = node.text if isinstance(node, Scalar) and not is_null(node) else ""
        cards = read_cards_at(node, text, self._complaints)
        if not text.split():
            self._complaints.note(node, N_("{key} has no card: every hand holds at least one"), key=name)
        for card in each(cards):
            left[card] -= 1
            if left[card] < 0:
                sentence = N_("The card {found} is not in the deck any more: it is dealt too often, or not in play")
                self._complaints.note(node, sentence, found=card_text(card), key=name)
        return cards
