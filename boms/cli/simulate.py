"""`boms simulate`: rounds without a screen, with random legal choices."""

import argparse
import random
import sys
import time

import msgspec

from boms.cards import each
from boms.cli.common import (
    add_language_argument,
    add_rules_arguments,
    players_allowed,
    positive,
    print_json,
    rules_of,
)
from boms.game import State, apply, legal
from boms.match import Match, after, begin_match, dealt_round, next_round, played
from boms.rules import Rules, deck_for
from boms.seat import Lay, Pass
from boms.text import _


class Count(msgspec.Struct):
    """What a simulation counts."""

    rounds: int = 0
    """Rounds played."""
    plays: int = 0
    """Plays laid."""
    passes: int = 0
    """Turns passed."""
    other: int = 0
    """Gifts, requests, swaps and clearings by hand."""
    seconds: float = 0.0
    """Time taken, in seconds."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`--rules --set --players --rounds --seed --json`."""
    add_rules_arguments(parser, needed=True)
    parser.add_argument("--players", metavar="N", type=positive, default=4, help=_("how many play"))
    parser.add_argument("--rounds", metavar="N", type=positive, default=100, help=_("how many rounds"))
    parser.add_argument("--seed", metavar="N", help=_("for the same rounds again"))
    parser.add_argument("--json", action="store_true", help=_("print one line of JSON"))
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Plays the rounds and prints the count."""
    _pack, rules = rules_of(arguments)
    players_allowed(rules, arguments.players)
    count = simulate(rules, arguments.players, arguments.rounds, random.Random(arguments.seed))
    if arguments.json:
        print_json(count)
    else:
        sentence = _("{rounds} rounds, {plays} plays, {passes} passes and {other} other actions in {seconds:.2f} s")
        sys.stdout.write(sentence.format(**msgspec.structs.asdict(count)) + "\n")
    return 0


def simulate(rules: Rules, players: int, rounds: int, chance: random.Random) -> Count:
    """Plays so many rounds, beginning a new match whenever one is over."""
    count = Count(rounds=rounds)
    names = tuple(str(number + 1) for number in range(players))
    match = begin_match(rules, names)
    deck = list(each(deck_for(rules, players)))
    start = time.perf_counter()
    for _round in range(rounds):
        chance.shuffle(deck)
        dealer = next_round(match).dealer
        deal = dealt_round(deck, players, chance.randrange(players) if dealer is None else dealer)
        match = played(*_play_round(after(match, deal)[0], chance, count))
        if match.is_over:
            match = begin_match(rules, names)
    count.seconds = time.perf_counter() - start
    return count


def _play_round(match: Match, chance: random.Random, count: Count) -> tuple[Match, State]:
    """The match as dealt, and its round at the end."""
    state, choose = match.round, chance.choice
    if state is None:
        raise ValueError("no round has been dealt")
    while not state.is_over:
        action = choose(legal(state))
        state, _events = apply(state, action)
        if isinstance(action, Pass):
            count.passes += 1
        elif isinstance(action, Lay):
            count.plays += 1
        else:
            count.other += 1
    return match, state
