"""The keys that name a rank."""

from boms.cards import RANKS

RANK_KEYS: dict[str, int] = {
    **{text: rank for rank, text in enumerate(RANKS[:7])},
    "0": 7,
    "t": 7,
    "j": 8,
    "b": 8,
    "n": 8,
    "q": 9,
    "d": 9,
    "k": 10,
    "a": 11,
    "e": 11,
    "2": 12,
}
"""Rank keys: the international letters and the local ones, jack also as the second letter of `Kn`."""
