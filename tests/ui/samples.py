"""Views made by hand, so that selection and drawing can be looked at without playing."""

from boms.cards import NO_CARDS, PACK, Cards, count, read_cards
from boms.rules import Rules, Tables, tables_for
from boms.seat import Action, Laid, Phase, PublicView, SeatFace, SeatView

NAMES = ("Ola", "Per", "Anne", "Siri", "Kari", "Nils", "Emil", "Nora")


def laid(text: str, seat: int = 0, rank: int | None = None) -> Laid:
    """A play of natural cards."""
    cards = read_cards(text)
    return Laid(seat, cards, ((cards & -cards).bit_length() - 1) // 8 if rank is None else rank, count(cards))


def face(seat: int, cards: int = 10, **more: object) -> SeatFace:
    """A seat in the middle of a round."""
    usual = {
        "title": None,
        "is_live": True,
        "has_passed": False,
        "is_marked": False,
        "place": None,
        "points": 0,
        "presidencies": 0,
    }
    return SeatFace(seat=seat, name=NAMES[seat], cards=cards, **{**usual, **more})  # type: ignore[arg-type]


def public(*pile: Laid, players: int = 4, must: str = "", **more: object) -> PublicView:
    """A round in play with these plays on the pile, seat 0 to act."""
    usual: dict[str, object] = {
        "phase": Phase.PLAY,
        "round_number": 1,
        "seats": tuple(face(seat) for seat in range(players)),
        "dealer": players - 1,
        "to_act": 0,
        "pile": pile,
        "downward": False,
        "revolved": False,
        "cleared": None,
        "tricks": 1,
        "first_leader": 0,
        "lead_reason": None,
        "must_include": read_cards(must),
        "seen": NO_CARDS,
        "deck": PACK,
        "keeper": None,
        "offenders": (),
        "may_break_in": False,
        "step": None,
        "partner": None,
        "asked": NO_CARDS,
        "may_swap": (),
        "winners": (),
    }
    return PublicView(**{**usual, **more})  # type: ignore[arg-type]


def seat_view(
    hand: str, *pile: Laid, must: str = "", plays: tuple[Action, ...] = (), give: int | None = None
) -> SeatView:
    """Seat 0 with this hand, to act on these plays."""
    return SeatView(
        public=public(*pile, must=must),
        seat=0,
        hand=read_cards(hand),
        plays=plays,
        may_break_in=False,
        give=give,
        forced=None,
    )


def tables(rules: Rules | None = None, players: int = 4) -> Tables:
    """The rules worked out."""
    return tables_for(rules or Rules(), players)


def cards(text: str) -> Cards:
    """Cards by their text."""
    return read_cards(text)
