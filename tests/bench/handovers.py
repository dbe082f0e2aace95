"""How often the screen changes hands in a round, without automatic passes and with both kinds of them.

    python -m tests.bench.handovers [ROUNDS]

Random rounds of every pack with 4, 6 and 8 people: the mean number of hand-overs a round. A player who leads again
straight away keeps the screen; whoever is passed automatically never gets it.
"""

import random
import sys

from boms.cards import each
from boms.game import legal
from boms.match import (
    Act,
    Match,
    after,
    begin_match,
    dealt_round,
    next_round,
    proves_pass,
    public_view_of,
)
from boms.packs import find_pack
from boms.rules import Rules, deck_for
from boms.seat import AutoPass, Phase

PACKS = ("presidenten", "boms-og-president", "president-grunnspill", "boms", "praesident")
MODES = (AutoPass.OFF, AutoPass.BY_COUNT, AutoPass.BY_SEEN_CARDS)


def handovers(rules: Rules, players: int, rounds: int, seed: int = 1) -> dict[AutoPass, float]:
    """The mean number of hand-overs a round, by kind of automatic pass."""
    chance = random.Random(seed)
    names = tuple("ABCDEFGH"[:players])
    deck = list(each(deck_for(rules, players)))
    total = dict.fromkeys(MODES, 0)
    for _ in range(rounds):
        chance.shuffle(deck)
        match = begin_match(rules, names)
        coming = next_round(match).dealer
        match, _events = after(
            match, dealt_round(deck, players, chance.randrange(players) if coming is None else coming)
        )
        count_round(match, chance, total)
    return {mode: number / rounds for mode, number in total.items()}


def count_round(match: Match, chance: random.Random, total: dict[AutoPass, int]) -> None:
    """Plays one round at random and adds its hand-overs."""
    holder: dict[AutoPass, int | None] = dict.fromkeys(MODES)
    while match.round is not None and not match.round.is_over:
        view = public_view_of(match)
        for mode in MODES:
            if view.phase is Phase.PLAY and not proves_pass(view, match.rules, mode) and holder[mode] != view.to_act:
                total[mode] += 1
                holder[mode] = view.to_act
        match, _events = after(match, Act(chance.choice(legal(match.round))))


def main(rounds: int) -> None:
    """Prints the table."""
    for pack in PACKS:
        rules = find_pack(pack).rules
        for players in (4, 6, 8):
            if rules.min_players <= players <= rules.max_players:
                mean = handovers(rules, players, rounds)
                saved = (1 - mean[mode] / mean[AutoPass.OFF] for mode in MODES[1:])
                numbers = "  ".join(f"{mode.value} {mean[mode]:6.1f}" for mode in MODES)
                sys.stdout.write(
                    f"{pack:22} {players}  {numbers}  saved {', '.join(f'{part:.0%}' for part in saved)}\n"
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
