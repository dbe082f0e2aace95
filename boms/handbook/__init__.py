"""The handbook: the rules of the game as they are set, in words, for people who have never played.

What lives here: `rules_in_words`, the one generator behind `boms rules --words`, F1 in the game, the agreement and the
sheet for the wall; the chapters it is made of, one module each; the trick that is shown as an example; and the handbook
as plain text, as Markdown or as lines for a screen.

What must not live here: a rule. What is said follows from `boms.rules`, and the example is what `boms.game` makes of a
small deal. No screen, no file, no other language than English: as everywhere, translations are the catalogs' business.

    book = rules_in_words(rules, pack.words_in(), base=pack.rules)
    print(as_text(book))                     # or as_markdown(book)
    for line in as_lines(book):              # for a screen: roles, and sentences to be styled one by one
        ...

**True and complete.** A chapter says what holds by the rules in question, and nothing that holds only by others. Every
value of every key makes a difference to some sentence, unless the key has no effect as things stand (`oddities`).
Where a rule depends on how many play, the numbers are named; told for one number, only what holds for that number is.

**Sentences.** A `Sentence` knows the keys that make it what it is. A house rule can be looked up that way, and with
`base` every sentence that the base would not say is marked as changed. Tests hold both: a sentence that comes or goes
with a key names that key.

**Words.** Titles, court letters and the words for trick and round are the pack's own. Any noun may stand there, of any
gender, so messages use `{president}`, `{boms}`, `{trick}` and `{round}` only where each language can say them without
an article and uninflected: "whoever is {boms}", "from {round} 2 on".

Golden copies of the five packs in all three languages lie in `tests/golden/words`; the test beside them says how to
renew them. They are to be read, not only compared.
"""

from boms.handbook.pages import Block, Handbook, Section, Sentence, Shape
from boms.handbook.rendering import MARK, Line, Role, as_lines, as_markdown, as_text
from boms.handbook.writing import rules_in_words

__all__ = [
    "MARK",
    "Block",
    "Handbook",
    "Line",
    "Role",
    "Section",
    "Sentence",
    "Shape",
    "as_lines",
    "as_markdown",
    "as_text",
    "rules_in_words",
]
