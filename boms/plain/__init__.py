"""Plain mode: the game in lines of text, for screen readers, braille lines and terminals that cannot draw.

What lives here: the same match, the same hand-overs and the same rules as on the screens, told in lines on standard
output and steered by lines from standard input. `run` is the way in; it needs no Textual and loads none.

What must not live here: a rule, a screen, or a match from within. As for the screens there is a `Table` and the port of
whoever has the turn, and `boms.walk` says whom the table waits for.

**Hand-over.** `Voice` is the only one to speak. Before anybody else is called, `Voice.cover` erases the screen and what
has scrolled off it; where a terminal cannot do that, people are told to look away and a screenful of empty lines
follows. Then comes what everybody may know, and who is to take the screen. Cards are told after Enter, and only to the
end of that person's turn. Every way out covers too: the end of the input, Ctrl+C, Ctrl+Z, signals, faults.

**Lines.** At the table a line is a command of one letter, or nothing but Enter. With a hand it is a command, or cards
as `typed` reads them: `9 9`, `99` or `2x9` are two nines, `9H` is the nine of hearts, `c` the master card, `x` a wild
card. Small letters are commands before they are ranks, so the king is `K` or `1k` where `k` lists what was laid.

**Saying.** Everything goes through `boms.text`. A line says one thing; nothing is set in columns, and no sign carries
meaning alone. What is offered is written as it can be typed.
"""

from boms.plain.evening import run
from boms.plain.place import Manners

__all__ = ["Manners", "run"]
