"""`Rules`: one flat, frozen object with every house rule (rules.md §2)."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from boms.rules.values import (
    EqualRank,
    ExchangeChoice,
    FirstLead,
    JokerRole,
    LaterDealer,
    LaterLead,
    LeadAfterOut,
    MasterInExchange,
    MasterTiming,
    MasterUse,
    MatchEnd,
    PassLasts,
    Seating,
    TableKeeper,
    Title,
    Winner,
)

RankText = Literal["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
"""An ordinary rank as written."""

CardText = Annotated[str, Meta(pattern="^(3|4|5|6|7|8|9|10|J|Q|K|A|2)[SHDC]$")]
"""A card with a suit as written: `3C`, `10H`."""

CardsText = Annotated[str, Meta(pattern="^((3|4|5|6|7|8|9|10|J|Q|K|A|2)[SHDC]|JK)( (..?[SHDC]|JK))*$")]
"""Cards as written, separated by spaces: `3S 3H`."""

Players = Annotated[int, Meta(ge=3, le=8)]
TitleFrom = Annotated[int, Meta(ge=4, le=8)]
Points = Annotated[int, Meta(ge=-10, le=10)]
Value = None | bool | int | str | tuple[str, ...] | dict[int, str] | dict[Title, int]
"""Any value a key can have."""


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every house rule. The defaults are the values of a pack that does not name the key."""

    min_players: Players = 3
    """Fewest who may play, 3 to 8."""
    max_players: Players = 8
    """Most who may play, 3 to 8."""
    two_packs_from: Players | None = None
    """From this many players two packs are mixed; None: never."""
    jokers: Annotated[int, Meta(ge=0, le=4)] = 0
    """Jokers added in all, 0 to 4."""
    joker_role: JokerRole = JokerRole.WILD
    """What a joker is."""
    removed_cards: dict[Players, CardsText] = {}
    """Number of players to the cards taken out before the deal, one copy for each time named."""
    seating: Seating = Seating.FIXED
    """Who sits where from round 2."""
    later_dealer: LaterDealer = LaterDealer.NEXT_PLAYER
    """Who deals from round 2."""

    first_lead: FirstLead = FirstLead.LEFT_OF_DEALER
    """Who leads in round 1."""
    first_lead_card: CardText | None = None
    """The card whose holder leads, for `holder`; None: no such card."""
    first_play_includes_card: bool = False
    """The very first play must contain `first_lead_card`."""
    later_lead: LaterLead = LaterLead.BOMS
    """Who leads from round 2."""

    equal_rank: EqualRank = EqualRank.ILLEGAL
    """Whether a play may equal the top play's rank."""
    pass_lasts: PassLasts = PassLasts.TURN
    """How long a pass binds."""
    wild_rank: RankText | None = None
    """A rank whose cards stand for any other in a group (§5); None: no such rank."""
    revolution: bool = False
    """Four of a kind from one hand turn the order round (§6)."""
    turn_down_rank: RankText | None = None
    """A rank that turns the direction within the trick (§6); None: no such rank."""

    same_rank_clears: Literal[0, 4, 5, 6, 7, 8] = 0
    """So many equal cards on top of the pile clear it; 0: off."""
    all_threes_clear: bool = False
    """With a master card, all the ordinary threes of the deck are enough (§2)."""
    clearing_ranks: tuple[RankText, ...] = ()
    """Ranks that clear the table whatever lies there (§4.8)."""
    table_keeper: TableKeeper = TableKeeper.ANYONE
    """Who may clear the table."""

    master_card: CardText | None = None
    """The card that goes on anything and clears (§4.9); None: no such card."""
    master_timing: MasterTiming = MasterTiming.ON_TURN
    """When the master card may be laid."""
    master_on_empty: MasterUse = MasterUse.ALLOWED
    """What becomes of who leads it."""
    master_last: MasterUse = MasterUse.ALLOWED
    """What becomes of whose last card it is."""
    master_in_exchange: MasterInExchange = MasterInExchange.KEPT
    """Whether it must be given."""

    going_out_clears: bool = False
    """Laying one's last cards clears the table."""
    lead_after_out: LeadAfterOut = LeadAfterOut.NEXT_PLAYER
    """Who leads when the trick's winner is out."""
    announce_last_card: bool = False
    """A play that leaves one card must be announced (§7)."""

    vice_president_from: TitleFrom | None = None
    """The title exists from so many players; None: never."""
    vice_boms_from: TitleFrom | None = None
    """The title exists from so many players; None: never."""
    exchange_president: Annotated[int, Meta(ge=0, le=2)] = 0
    """Cards between president and boms."""
    exchange_president_with_vice: Annotated[int, Meta(ge=0, le=2)] = 0
    """The same when the vices exchange too."""
    exchange_vice: Annotated[int, Meta(ge=0, le=1)] = 0
    """Cards between vice-president and vice-boms."""
    exchange_choice: ExchangeChoice = ExchangeChoice.BEST
    """How the president's cards are chosen."""
    exchange_middle: bool = False
    """The players in between may swap one card each."""

    points: dict[Title, Points] = {}
    """Points a round for each title, -10 to 10; a title not named scores 0."""
    match_end: MatchEnd = MatchEnd.OPEN
    """When the match is over."""
    match_target: Annotated[int, Meta(ge=1)] = 10
    """Points, rounds or minutes, by `match_end`; ignored while that is open."""
    winner: Winner = Winner.NONE
    """Who wins the match."""


KEYS: Final = Rules.__struct_fields__
"""Every key, in the order of rules.md §2."""

GROUPS_OF_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "deck": KEYS[0:8],
    "leading": KEYS[8:12],
    "playing": KEYS[12:17],
    "clearing": KEYS[17:21],
    "master": KEYS[21:26],
    "out": KEYS[26:29],
    "titles": KEYS[29:36],
    "match": KEYS[36:40],
}
"""The keys in the groups of rules.md §2."""


def with_values(rules: Rules, values: dict[str, Value]) -> Rules:
    """The same rules with these keys set; the values must already be read (`read_value`)."""
    return replace(rules, **values)


def changed(rules: Rules, base: Rules) -> dict[str, Value]:
    """The keys in which the rules differ from a base, with their values, in the order of the keys."""
    other = asdict(base)
    return {key: value for key, value in asdict(rules).items() if value != other[key]}
