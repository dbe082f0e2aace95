"""What the people of a pack call things, and titles in their words."""

from msgspec import Struct

from boms.rules import Title
from boms.text.languages import _, p_


class PackWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of one rule pack in one language. Whatever is empty is said as the language usually does."""

    name: str = ""
    """The pack's name."""
    description: str = ""
    """Two lines on what is special about it."""
    tips: tuple[str, ...] = ()
    """Advice for play, a sentence or two each."""
    titles: dict[Title, str] = {}
    """Titles that go by another name."""
    court: dict[str, str] = {}
    """Letters of J, Q, K and A where they differ from the language's own: `{"J": "Kn"}`."""
    trick: str = ""
    """From a lead until the table is cleared: stikk, bunke, Stich …"""
    round: str = ""
    """From a deal until all have places: runde, omgang, Runde …"""


def title_text(title: Title, words: PackWords | None = None) -> str:
    """What a player with this title is called."""
    return (words and words.titles.get(title)) or _usual_title(title)


def title_heading(title: Title, words: PackWords | None = None) -> str:
    """A title above a column of how often somebody had it; for president and boms."""
    own = words and words.titles.get(title)
    return own or (p_("column", "president") if title is Title.PRESIDENT else p_("column", "scum"))


def _usual_title(title: Title) -> str:
    match title:
        case Title.PRESIDENT:
            return p_("title", "President")
        case Title.VICE_PRESIDENT:
            return p_("title", "Vice-President")
        case Title.NEUTRAL:
            return p_("title", "Citizen")
        case Title.VICE_BOMS:
            return p_("title", "Vice-Scum")
        case Title.BOMS:
            return p_("title", "Scum")


def trick_text(words: PackWords | None = None) -> str:
    """What a trick is called."""
    return (words and words.trick) or _("trick")


def round_text(words: PackWords | None = None) -> str:
    """What a round is called."""
    return (words and words.round) or _("round")


def this_round(number: int, words: PackWords | None = None) -> str:
    """A round by its number: round 2, omgang 2."""
    return _("{round} {number}").format(round=round_text(words), number=number)


def this_trick(number: int, words: PackWords | None = None) -> str:
    """A trick by its number within the round: trick 2, bunke 2."""
    return _("{trick} {number}").format(trick=trick_text(words), number=number)
