"""Records: a match as plain YAML that a person can read, write and check (the game record).

What lives here: reading a record with every problem at its line (`read_record`), replaying it against the engine
(`replay`), what can be expected of a moment in a match (`facts`), and writing a match out (`record_text`). A match
written out and replayed is the same match to the last card.

What must not live here: any rule of the game; a record is tried, move by move, on a real match, and whatever the match
says is right. How a record is shown is the command's business, where stored matches lie is the store's.

**Reading** makes a `Record`: rules, people, and for each round its hands and its steps. A step is something done,
something that must be refused, or something expected, each with its line. Names stay names until a step is tried,
since seats change from round to round. Every problem of a file is collected; a file with problems is no record.

**Replaying** takes a record through `boms.match.after`, step by step, and stops at the first that does not hold: an
action that is refused, a refusal that does not come or has another reason, an expectation or a result that is wrong.
That is a `Mismatch`, with line, what was expected and what is.
"""

from boms.record.facts import events_plain, facts
from boms.record.pages import Record, RoundPage, Step, StepKind
from boms.record.reading import read_record
from boms.record.replay import Happening, Mismatch, Replayed, replay
from boms.record.writing import record_text

__all__ = [
    "Happening",
    "Mismatch",
    "Record",
    "Replayed",
    "RoundPage",
    "Step",
    "StepKind",
    "events_plain",
    "facts",
    "read_record",
    "record_text",
    "replay",
]
