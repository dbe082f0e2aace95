"""Matches as bytes: moves, rules and names in JSON, and the checksum of a match at the end of a round."""

from hashlib import blake2b
from typing import Final

import msgspec

from boms.match import Match, Move
from boms.rules import Rules

_MOVE: Final = msgspec.json.Decoder(Move)
_RULES: Final = msgspec.json.Decoder(Rules)
_NAMES: Final = msgspec.json.Decoder(tuple[str, ...])


def move_bytes(move: Move) -> bytes:
    """A move with the cards in it."""
    return msgspec.json.encode(move)


def read_move(written: bytes) -> Move:
    """The move. Raises msgspec.MsgspecError."""
    return _MOVE.decode(written)


def rules_bytes(rules: Rules) -> bytes:
    """Rules, every key."""
    return msgspec.json.encode(rules)


def read_rules(written: bytes) -> Rules:
    """The rules. Raises msgspec.MsgspecError."""
    return _RULES.decode(written)


def names_text(names: tuple[str, ...]) -> str:
    """Names in their order."""
    return msgspec.json.encode(names).decode()


def read_names(written: str) -> tuple[str, ...]:
    """The names. Raises msgspec.MsgspecError."""
    return _NAMES.decode(written)


def checksum(match: Match) -> bytes:
    """Sixteen bytes that stand for all that a finished round has brought: places, points and the cards left over."""
    tallies = sorted((name, tally.points, tally.presidencies) for name, tally in match.tallies.items())
    hands = match.round.hands if match.round is not None else ()
    facts = (match.round_number, match.names, match.order, match.dealer, tallies, hands, match.is_over, match.winner)
    return blake2b(msgspec.json.encode(facts), digest_size=16).digest()
