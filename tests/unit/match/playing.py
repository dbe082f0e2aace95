"""Matches played at random, through a table or move by move."""

from random import Random

from boms.chance import shuffler
from boms.game import legal
from boms.match import Match, Move, Table, begin_match
from boms.rules import Rules
from boms.seat import Action, Phase

NAMES = ("Nora", "Emil", "Sara", "Jonas")


def new_table(rules: Rules | None = None, names: tuple[str, ...] = NAMES, *, seed: int = 1) -> tuple[Table, list[Move]]:
    """A table, and the list in which its moves are kept."""
    moves: list[Move] = []
    return Table(begin_match(rules or Rules(), names), shuffler(seed), moves.append), moves


def match_of(table: Table) -> Match:
    """The match behind a table."""
    return table._match


def some_action(match: Match, chance: Random) -> Action:
    """Something that can be done now."""
    return chance.choice(list(legal(match.round)))


def act(table: Table, chance: Random) -> None:
    """One thing that can be done now: a deal between rounds, else an action."""
    if table.may_deal():
        table.deal()
    elif not table.is_over():
        assert table.act(some_action(match_of(table), chance)) is None


def play_rounds(table: Table, rounds: int, chance: Random) -> None:
    """Plays on until so many rounds of the match are over."""
    while not (match_of(table).round_number >= rounds and table.may_deal()) and not table.is_over():
        act(table, chance)


def play_until_play(table: Table, chance: Random) -> None:
    """Plays on until a turn can be taken with cards on the table."""
    while table.may_deal() or table.public().phase is not Phase.PLAY or not table.public().pile:
        act(table, chance)
