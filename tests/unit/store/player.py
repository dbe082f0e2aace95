"""Plays at random in a store, says each move that is kept, and waits to be killed. Arguments: file, seed."""

import sys
from pathlib import Path
from random import Random
from zlib import crc32

from boms.chance import open_table, shuffler
from boms.game import legal
from boms.match import Move
from boms.rules import Rules
from boms.store import open_store
from boms.store.encoding import move_bytes

NAMES = ("Nora", "Emil", "Sara", "Jonas")
RULES = Rules(exchange_president=2, vice_president_from=4, vice_boms_from=4, exchange_vice=1)


def main(path: Path, chance: Random) -> None:
    """Goes on with an unfinished match if there is one; begins another one now and then."""
    with open_store(path) as store:
        assert store.notice is None, store.notice
        unfinished = store.unfinished()
        if unfinished and chance.random() < 0.8:
            table = store.resume(unfinished[0].match_id, shuffler())
        else:
            table = open_table(RULES, NAMES, record=store.new_match(RULES, "presidenten", NAMES))
        keep = table._record

        def say(move: Move) -> None:
            number = len(keep.moves)
            keep(move)
            sys.stdout.write(f"{keep.match_id} {number} {crc32(move_bytes(move))}\n")
            sys.stdout.flush()

        table._record = say
        while True:
            if table.may_deal():
                table.deal()
            elif table.may_undo() and chance.random() < 0.1:
                table.undo()
            else:
                table.act(chance.choice(list(legal(table._match.round))))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Random(sys.argv[2]))
