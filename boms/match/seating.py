"""Who sits where in the next round, and who deals it (rules.md §2, §8, §12)."""

from msgspec import Struct
from msgspec.structs import replace

from boms.match.match import Match, Tally, by_place
from boms.rules import LaterDealer, Seating


class NextRound(Struct, frozen=True):
    """The seats of a round that is about to be dealt."""

    names: tuple[str, ...]
    """Names in seat order."""
    dealer: int | None
    """The dealer's seat; None: to be drawn or chosen."""


def next_round(match: Match) -> NextRound:
    """Seats and dealer of the next round, as far as the rules decide them."""
    names = _seats(match)
    if match.is_first:
        return NextRound(names, None)
    if match.rules.later_dealer is LaterDealer.BOMS and match.order:
        return NextRound(names, names.index(match.order[-1]))
    return NextRound(names, _next_dealer(match, names))


def _seats(match: Match) -> tuple[str, ...]:
    if match.rules.seating is Seating.FIXED:
        return match.names
    return by_place(match)


def _next_dealer(match: Match, names: tuple[str, ...]) -> int | None:
    """Clockwise from the last dealer after reseating; from where that seat was if the dealer has left."""
    if match.dealer is None:
        return None
    if match.dealer_left:
        return match.dealer % len(names)
    return (names.index(match.names[match.dealer]) + 1) % len(names)


def seated_anew(match: Match, names: tuple[str, ...]) -> tuple[int | None, bool]:
    """For a change of seats: the last dealer's place in the new row, and whether that person has left."""
    if match.dealer is None:
        return None, False
    before = match.names[: match.dealer]
    if not match.dealer_left and match.names[match.dealer] in names:
        return names.index(match.names[match.dealer]), False
    return sum(name in names for name in before), True


def renamed(match: Match, old: str, new: str) -> Match:
    """The match with a seat under another name, which takes over place, title, points and presidencies."""

    def name_of(name: str) -> str:
        return new if name == old else name

    mine, theirs = match.tally(old), match.tally(new)
    tallies = {name: tally for name, tally in match.tallies.items() if name not in (old, new)}
    tallies[new] = Tally(mine.points + theirs.points, mine.presidencies + theirs.presidencies)
    return replace(
        match,
        names=tuple(map(name_of, match.names)),
        order=tuple(map(name_of, match.order)),
        last_boms=match.last_boms and name_of(match.last_boms),
        tallies=tallies,
    )
