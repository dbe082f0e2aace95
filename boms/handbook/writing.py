"""Putting rules into words."""

from collections.abc import Iterator

from msgspec.structs import replace

from boms.handbook.aim import aim
from boms.handbook.clearing import clearing
from boms.handbook.deck import deck
from boms.handbook.ending import ending
from boms.handbook.example import example
from boms.handbook.exchange import exchange
from boms.handbook.going_out import going_out
from boms.handbook.leading import leading
from boms.handbook.pages import Block, Handbook, Section, points, section
from boms.handbook.ranking import ranking
from boms.handbook.special import special
from boms.handbook.telling import Telling
from boms.handbook.titles import titles
from boms.handbook.turn import turn
from boms.rules import Rules, changed
from boms.text import PackWords, _, key_text, value_text

CHAPTERS = (aim, deck, ranking, leading, turn, clearing, special, going_out, titles, exchange, ending)
"""The chapters but the example, in the order in which a newcomer needs them."""


def rules_in_words(
    rules: Rules,
    words: PackWords | None = None,
    players: int | None = None,
    base: Rules | None = None,
    *,
    has_example: bool = True,
    letters: bool = False,
) -> Handbook:
    """The complete rules of the game, in the language in use.

    `words` are the pack's own words. With `players` it tells only what holds for so many, without it for all numbers
    allowed. With `base` a chapter lists how the rules differ from it, and every sentence that the base would not say
    is marked. The example takes longest, the first time for given rules; `letters` shows suits as letters.
    """
    telling = Telling(rules, words or PackWords(), _span(rules, players), letters)
    chapters = tuple(chapter(telling) for chapter in CHAPTERS)
    if base is not None and base != rules:
        chapters = (
            _differences(telling, base),
            *_marked(chapters, replace(telling, rules=base, span=_span(base, players))),
        )
    shown = example(telling) if has_example else None
    return Handbook(telling.words.name or _("The rules"), (*chapters, *([shown] if shown else [])))


def _span(rules: Rules, players: int | None) -> tuple[int, ...]:
    if players is not None:
        return (players,)
    return tuple(range(rules.min_players, max(rules.min_players, rules.max_players) + 1))


def _marked(chapters: tuple[Section, ...], base: Telling) -> Iterator[Section]:
    said = {sentence.text for chapter in CHAPTERS for sentence in chapter(base).sentences()}
    for chapter in chapters:
        yield replace(chapter, blocks=tuple(_marked_block(block, said) for block in chapter.blocks))


def _marked_block(block: Block, said: set[str]) -> Block:
    marked = tuple(replace(sentence, is_changed=sentence.text not in said) for sentence in block.sentences)
    return replace(block, sentences=marked)


def _differences(telling: Telling, base: Rules) -> Section:
    """Each rule that differs, with its value and the other one."""
    words = telling.words
    text = _("{rule}: {value} (in the variant: {other})")
    listed = [
        telling.say(
            text,
            key,
            rule=key_text(key),
            value=value_text(key, value, words),
            other=value_text(key, getattr(base, key), words),
        )
        for key, value in changed(telling.rules, base).items()
    ]
    marked = (replace(sentence, is_changed=True) for sentence in listed)
    return section(_("Different from the variant"), points(*marked))
