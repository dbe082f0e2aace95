"""`boms replay FILE…`: checks game records and shows them (record.md)."""

import argparse
import sys
from pathlib import Path

from boms.cli.common import add_language_argument, pack_words, print_json
from boms.cli.parser import CANNOT
from boms.packs import Complaints, problems_text, read_text
from boms.record import Mismatch, Record, Replayed, events_plain, facts, read_record, replay
from boms.text import _, refusal_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """FILE… and `--json`."""
    parser.add_argument("file", nargs="+", metavar=_("FILE"), help=_("a game record; - reads standard input"))
    parser.add_argument("--json", action="store_true", help=_("print how the match stands at the end, and its events"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replays every file. 0: all hold; 1: something does not; 2: a file cannot be read. The worst counts."""
    return max(_replayed(name, as_json=arguments.json) for name in arguments.file)


def _replayed(name: str, *, as_json: bool) -> int:
    record = read(name)
    if record is None:
        return CANNOT
    replayed = replay(record)
    if as_json:
        print_json(_plain(replayed))
    else:
        _show(replayed, pack_id(record, name))
    return 0 if holds(replayed) else 1


def read(name: str) -> Record | None:
    """The record in a file, or in standard input for `-`; None: it cannot be read, and all problems have been told."""
    complaints = Complaints("<stdin>" if name == "-" else name)
    text = sys.stdin.read() if name == "-" else read_text(Path(name), complaints)
    record = None if text is None else read_record(text, complaints, _folder(name))
    if record is None:
        sys.stderr.write(problems_text(complaints.listed()) + "\n")
    return record


def _folder(name: str) -> Path:
    """From where a record names the file of its pack."""
    return Path() if name == "-" else Path(name).parent


def pack_id(record: Record, name: str) -> str:
    """The pack of the record in this file: its id, or where its own file lies."""
    if "/" not in record.pack and not record.pack.endswith((".yaml", ".yml")):
        return record.pack
    return str((_folder(name) / record.pack).resolve())


def holds(replayed: Replayed) -> bool:
    """Whether everything holds; tells the first thing that does not."""
    if replayed.mismatch is not None:
        sys.stderr.write(f"{replayed.record.file}:{replayed.mismatch.line}: {mismatch_text(replayed)}\n")
    return replayed.mismatch is None


def _plain(replayed: Replayed) -> dict[str, object]:
    match = replayed.match
    known = facts(match)
    wanted = ("to_act", "seats", "pile", "live", "places", "titles", "points", "reversed", "marked", "winner")
    events = [plain for event, names in replayed.events() for plain in events_plain([event], names)]
    return {
        "phase": known["phase"],
        "round": match.round_number,
        "hands": known["hand"],
        **{fact: known[fact] for fact in wanted},
        "events": events,
    }


def _show(replayed: Replayed, pack: str) -> None:
    from boms.cli.telling import tell

    tell(replayed, pack_words(pack))


def mismatch_text(replayed: Replayed) -> str:
    """What does not hold, in a sentence."""
    mismatch = replayed.mismatch
    if mismatch is None:
        return ""
    if mismatch.fact == "action":
        return _action_text(mismatch, replayed)
    return _("{fact}: expected {wanted}, but it is {found}").format(
        fact=mismatch.fact, wanted=_written(mismatch.wanted), found=_written(mismatch.found)
    )


def _action_text(mismatch: Mismatch, replayed: Replayed) -> str:
    if mismatch.refusal is None:
        return _("expected to be refused with {wanted}, but it is accepted").format(wanted=mismatch.wanted)
    reason = refusal_text(mismatch.refusal, replayed.match.names)
    if mismatch.wanted is None:
        return _("expected to be accepted, but it is refused with {found}: {reason}").format(
            found=mismatch.found, reason=reason
        )
    return _("expected to be refused with {wanted}, but it is refused with {found}: {reason}").format(
        wanted=mismatch.wanted, found=mismatch.found, reason=reason
    )


def _written(fact: object) -> str:
    if isinstance(fact, tuple):
        return "[" + ", ".join(map(str, fact)) + "]"
    if isinstance(fact, dict):
        return "{" + ", ".join(f"{key}: {value}" for key, value in fact.items()) + "}"
    return "null" if fact is None else str(fact).lower() if isinstance(fact, bool) else str(fact)
