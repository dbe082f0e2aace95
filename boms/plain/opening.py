"""Before the first deal: which variant, which house rules, who plays."""

from __future__ import annotations

from collections.abc import Sequence

from boms.packs import BrokenPack, Pack, PackError, shelf, with_settings
from boms.plain.voice import Voice
from boms.rules import Rules, changed
from boms.text import _, key_text, list_text, value_text
from boms.text.names import names_problem, number_problem, tidy


class Opening:
    """The questions before a match. What cannot be is asked for again, with the reason."""

    def __init__(self, voice: Voice, settings: Sequence[str] = (), pack: Pack | None = None) -> None:
        """`settings` are changes to begin with; `pack` the variant, where that is decided."""
        self._voice = voice
        self._settings = self._wished = list(settings)
        self._decided = pack

    def ask(self) -> tuple[Pack, Rules, tuple[str, ...]]:
        """The variant, the rules as toggled, and who plays, in seat order."""
        pack, names = self._decided or self._pack(), tuple[str, ...]()
        while True:
            said = self._names(pack.rules, names)
            if said is None:
                pack, names, self._wished = self._pack(), (), self._settings
                continue
            names = said
            rules = self._rules(pack, names)
            if rules is not None:
                return pack, rules, names

    def _pack(self) -> Pack:
        packs = [pack for pack in shelf() if isinstance(pack, Pack)]
        broken = [pack for pack in shelf() if isinstance(pack, BrokenPack)]
        self._voice.say(_("Which variant?"), *map(_pack_line, range(1, len(packs) + 1), packs))
        self._voice.say(*(_("{id} is broken: boms check says why").format(id=pack.id) for pack in broken))
        while True:
            answer = self._voice.ask(_("Type its number, or only Enter for the first"))
            number = int(answer) if answer.isascii() and answer.isdigit() else 0 if answer else 1
            if 0 < number <= len(packs):
                return packs[number - 1]
            self._voice.say(_("There is no such number: 1 to {most} can be chosen").format(most=len(packs)))

    def _names(self, rules: Rules, before: tuple[str, ...]) -> tuple[str, ...] | None:
        """Who plays, or those named before; None: another variant after all."""
        question = _("Who plays? Type the names in seat order, clockwise, with commas between them")
        keeping = _("Only Enter keeps {names}").format(names=list_text(before)) if before else ""
        leaving = _("b is back to the variants") if self._decided is None else ""
        while True:
            self._voice.say(question, keeping)
            answer = self._voice.ask(leaving)
            if answer == "b" and leaving:
                return None
            names = tuple(tidy(name) for name in answer.split(",")) if answer or not before else before
            wrong = names_problem(names)
            problem = wrong[1] if wrong else number_problem(len(names), rules.min_players, rules.max_players)
            if not problem:
                return names
            self._voice.say(problem)

    def _rules(self, pack: Pack, names: tuple[str, ...]) -> Rules | None:
        """The rules all agree on; None: other people after all, or another variant."""
        while True:
            rules = self._with(pack, self._wished)
            problem = number_problem(len(names), rules.min_players, rules.max_players)
            self._voice.say(*_agreement(pack, rules, names), problem or "")
            question = _("Do all agree? Enter deals; key=value changes a house rule; r reads them; b is back")
            answer = self._voice.ask(question)
            if not answer and not problem:
                return rules
            if answer == "b":
                return None
            if answer == "r":
                self._voice.say(_read(rules, pack, len(names)))
            elif answer:
                self._wished = self._tried(pack, [*self._wished, answer], self._wished)

    def _with(self, pack: Pack, settings: Sequence[str]) -> Rules:
        try:
            return with_settings(pack.rules, settings)
        except PackError as error:
            self._voice.say(str(error))
            return pack.rules

    def _tried(self, pack: Pack, wished: list[str], before: list[str]) -> list[str]:
        """The settings as wished if they can be, else as before."""
        try:
            with_settings(pack.rules, wished)
        except PackError as error:
            self._voice.say(str(error))
            return before
        return wished


def _pack_line(number: int, pack: Pack) -> str:
    words = pack.words_in()
    text = _("{number}: {name}. {description}")
    return text.format(number=number, name=words.name, description=" ".join(words.description.split()))


def _agreement(pack: Pack, rules: Rules, names: tuple[str, ...]) -> list[str]:
    words = pack.words_in()
    text = _("{variant}, played by {names}; the first dealer is drawn")
    differs = _("Differs from the variant: {key}: {value}")
    return [
        text.format(variant=words.name, names=list_text(names)),
        *(
            differs.format(key=key_text(key), value=value_text(key, getattr(rules, key), words))
            for key in changed(rules, pack.rules)
        ),
    ]


def _read(rules: Rules, pack: Pack, players: int) -> str:
    from boms.handbook import as_text, rules_in_words

    return as_text(rules_in_words(rules, pack.words_in(), players, pack.rules, has_example=False, letters=True))
