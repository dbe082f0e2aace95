"""Going round the table: seats as bit sets."""

from collections.abc import Iterator


def _first_after(seat: int, seats: int) -> int:
    later = seats >> seat + 1 << seat + 1
    chosen = later or seats
    return (chosen & -chosen).bit_length() - 1


CLOCKWISE = tuple(tuple(_first_after(seat, seats) for seats in range(256)) for seat in range(8))
"""By seat and set of seats: the first of the set clockwise after that seat, itself last; -1 for no seats."""


def next_of(seat: int, seats: int) -> int:
    """The first of a set of seats clockwise after `seat`, which itself comes last; -1 if there are none."""
    return CLOCKWISE[seat][seats]


def each_seat(seats: int) -> Iterator[int]:
    """The seats of a set, lowest first."""
    return (seat for seat in range(8) if seats >> seat & 1)
