"""How far a table passes for people by itself."""

from enum import StrEnum


class AutoPass(StrEnum):
    """How far public knowledge is used to pass for somebody."""

    OFF = "off"
    """Everybody passes for themselves."""
    BY_COUNT = "by_count"
    """Who holds fewer cards than are asked for is passed; everybody is where no card of the deck goes on the pile."""
    BY_SEEN_CARDS = "by_seen_cards"
    """Also when every card that could beat the pile has been laid in this round."""
