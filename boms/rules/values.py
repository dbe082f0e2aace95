"""The words a house rule can be set to. Each class is one key's range (rules.md §2)."""

from enum import StrEnum


class JokerRole(StrEnum):
    """`joker_role`: what a joker is."""

    HIGH = "high"
    """A rank of its own above the two."""
    WILD = "wild"
    """Stands for any rank in a group."""


class Seating(StrEnum):
    """`seating`: who sits where from round 2."""

    FIXED = "fixed"
    """Everybody stays put."""
    BY_PLACEMENT = "by_placement"
    """Clockwise in placement order, president first."""


class LaterDealer(StrEnum):
    """`later_dealer`: who deals from round 2."""

    BOMS = "boms"
    """The boms of the round before."""
    NEXT_PLAYER = "next_player"
    """The next one clockwise from the last dealer, after reseating."""


class FirstLead(StrEnum):
    """`first_lead`: who leads in round 1."""

    LEFT_OF_DEALER = "left_of_dealer"
    """The player on the dealer's left."""
    HOLDER = "holder"
    """Who holds `first_lead_card`."""


class LaterLead(StrEnum):
    """`later_lead`: who leads from round 2."""

    BOMS = "boms"
    """The boms of the round before."""
    PRESIDENT = "president"
    """The president of the round before."""


class EqualRank(StrEnum):
    """`equal_rank`: whether a play may equal the rank of the top play."""

    ILLEGAL = "illegal"
    """It must be higher."""
    LEGAL = "legal"
    """It may be equal."""
    SKIPS_NEXT = "skips_next"
    """It may be equal, and then the next player loses a turn."""


class PassLasts(StrEnum):
    """`pass_lasts`: how long a pass binds."""

    TRICK = "trick"
    """Who passed is out of this trick."""
    TURN = "turn"
    """Who passed may play when the turn returns."""


class TableKeeper(StrEnum):
    """`table_keeper`: who may touch the cards on the table."""

    ANYONE = "anyone"
    """The table clears itself."""
    BOMS = "boms"
    """Only the boms of the last round may clear it."""


class MasterTiming(StrEnum):
    """`master_timing`: when the master card may be laid."""

    ON_TURN = "on_turn"
    """On one's turn."""
    ANY_TIME = "any_time"
    """Also out of turn, while a pile lies there."""


class MasterUse(StrEnum):
    """`master_on_empty` and `master_last`: what becomes of who lays the master card so."""

    ALLOWED = "allowed"
    """Nothing."""
    MAKES_BOMS = "makes_boms"
    """The worst free place, at once."""


class MasterInExchange(StrEnum):
    """`master_in_exchange`: whether the master card is among the best cards."""

    KEPT = "kept"
    """It is not, and may not be asked for."""
    GIVEN = "given"
    """It is the very best."""


class LeadAfterOut(StrEnum):
    """`lead_after_out`: who leads when the trick's winner is out."""

    NEXT_PLAYER = "next_player"
    """The next live player clockwise."""
    PREVIOUS_TO_PLAY = "previous_to_play"
    """The live player whose play in this trick is most recent."""


class ExchangeChoice(StrEnum):
    """`exchange_choice`: how the cards for the president are chosen."""

    BEST = "best"
    """Boms gives the best cards."""
    ON_REQUEST = "on_request"
    """The president names cards, boms gives those held."""


class MatchEnd(StrEnum):
    """`match_end`: when a match is over."""

    OPEN = "open"
    """When the players stop."""
    POINTS = "points"
    """When somebody has so many points."""
    ROUNDS = "rounds"
    """After so many rounds."""
    MINUTES = "minutes"
    """After the round in which so many minutes are over."""


class Winner(StrEnum):
    """`winner`: who wins the match."""

    NONE = "none"
    """Nobody: the titles are the reckoning."""
    MOST_POINTS = "most_points"
    """Who has most points."""
    MOST_PRESIDENCIES = "most_presidencies"
    """Who was president most often."""
    LAST_PRESIDENT = "last_president"
    """Who is president at the end."""


class Title(StrEnum):
    """What a place makes of a player (rules.md §8), best first."""

    PRESIDENT = "president"
    """First out."""
    VICE_PRESIDENT = "vice_president"
    """Second, where the title exists."""
    NEUTRAL = "neutral"
    """In between."""
    VICE_BOMS = "vice_boms"
    """Last but one, where the title exists."""
    BOMS = "boms"
    """Last."""
