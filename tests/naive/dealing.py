"""What is settled before a round: titles, seats, dealer, keeper of the table (§2, §8, §12)."""


def titles_of(house, placed):
    """The title of everybody in a placement order, best first. Titles need so many *placed* players."""
    titles = {}
    number = len(placed)
    for place, name in enumerate(placed, start=1):
        if place == 1:
            titles[name] = "president"
        elif place == number:
            titles[name] = "boms"
        elif place == 2 and exists(house.vice_president_from, number):
            titles[name] = "vice_president"
        elif place == number - 1 and exists(house.vice_boms_from, number):
            titles[name] = "vice_boms"
        else:
            titles[name] = "neutral"
    return titles


def exists(from_players, number):
    return from_players is not None and number >= from_players


def holder_of(titles, title):
    for name, held in titles.items():
        if held == title:
            return name
    return None


def seats_for(house, people, placed):
    """Table order: as they are named, or by placement with newcomers last."""
    if house.seating == "fixed" or not placed:
        return list(people)
    return [*placed, *(name for name in people if name not in placed)]


def clockwise_from(seats, name):
    """Everybody once, beginning with the one on this player's left and ending with the player."""
    at = seats.index(name)
    return seats[at + 1 :] + seats[: at + 1]


def later_dealer(house, seats, placed, old_seats, old_dealer):
    """Who deals a later round, where the rules decide it; else the last seat.

    The lowest of who were placed is boms; where all of them left, the deal moves on.
    """
    if house.later_dealer == "boms" and placed:
        return placed[-1]
    if old_dealer is not None:
        return next_dealer(seats, old_seats, old_dealer)
    return seats[-1]


def next_dealer(seats, old_seats, old_dealer):
    if old_dealer in seats:
        return clockwise_from(seats, old_dealer)[0]
    stayed_before = [name for name in old_seats[: old_seats.index(old_dealer)] if name in seats]
    return seats[len(stayed_before) % len(seats)]
