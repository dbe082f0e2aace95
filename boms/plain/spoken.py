"""What is told: the table as everybody sees it, a hand, places and points. Lines, each of which says one thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from boms.cards import Cards, cards_of, count, each
from boms.plain.typed import full_sign, signs_of
from boms.rules import Rules, Tables, Winner, titles_by_place
from boms.seat import Event, Lay, Phase, PublicView, RoundOver, SeatFace, SeatView
from boms.text import (
    PackWords,
    _,
    card_name,
    list_text,
    log_lines,
    n_,
    play_text,
    sentence,
    title_text,
)
from boms.walk import heaps, laid


def news_lines(
    events: Sequence[Event],
    rules: Rules,
    names: Sequence[str],
    words: PackWords | None,
    automatic: frozenset[int],
    *,
    waits: bool = False,
) -> Iterator[str]:
    """What has happened; `automatic` are the numbers, among these events, of passes made by the table.

    `waits`: now the table waits to be cleared by hand.
    """
    titles = titles_by_place(rules, len(names))
    begun = 0
    for number in (*sorted(n for n in automatic if n < len(events)), len(events)):
        yield from log_lines(events[begun:number], names, words, titles, waits=waits and number == len(events))
        for event in events[number : number + 1]:
            yield _("{name} cannot play").format(name=names[getattr(event, "seat", 0)])
        begun = number + 1


def table_lines(public: PublicView) -> Iterator[str]:
    """How the table stands: what lies there and how many cards everybody has."""
    if public.phase in (Phase.PLAY, Phase.CLEAR):
        yield from _pile_lines(public)
        if public.downward:
            yield _("Lower beats higher now")
    yield _("In hand: {seats}").format(seats="; ".join(_seat_text(face) for face in public.seats))


def _pile_lines(public: PublicView) -> Iterator[str]:
    if not public.pile:
        yield _("The table is empty")
        return
    *below, top = public.pile
    yield _("On top: {play}, laid by {name}").format(play=play_text(top), name=public.seats[top.seat].name)
    if below:
        text = _("{play} ({name})")
        plays = [text.format(play=play_text(play), name=public.seats[play.seat].name) for play in reversed(below)]
        yield _("Below it: {plays}").format(plays=", ".join(plays[:3]))


def _seat_text(face: SeatFace) -> str:
    if not face.is_live:
        return _("{name} is out").format(name=face.name)
    return _counted(face).format(name=face.name, n=face.cards)


def _counted(face: SeatFace) -> str:
    if face.has_passed:
        return n_("{name} {n} card, has passed", "{name} {n} cards, has passed", face.cards)
    if face.is_marked:
        return n_("{name} {n} card, forgot to announce", "{name} {n} cards, forgot to announce", face.cards)
    return n_("{name} {n} card", "{name} {n} cards", face.cards)


def seat_lines(public: PublicView, rules: Rules, words: PackWords | None) -> Iterator[str]:
    """Everybody's title, cards and points, a line each, clockwise."""
    for face in public.seats:
        title = title_text(face.title, words) if face.title else _("no title yet")
        text = _("{cards}; {title}; points {points}") if rules.points else _("{cards}; {title}")
        yield text.format(cards=_seat_text(face), title=title, points=face.points)


def laid_lines(public: PublicView, tables: Tables) -> Iterator[str]:
    """What has been laid in this round, a line for each rank; the master card, if there is one, apart."""
    for heap in laid(public, tables):
        text = _("{ranks}: {laid} laid, {left} still out")
        yield text.format(ranks=heap.name, laid=count(heap.seen), left=count(heap.left))


def hand_line(view: SeatView, tables: Tables, words: PackWords | None, *, high_first: bool = False) -> str:
    """A hand by rank, as it can be typed."""
    order = reversed(heaps(view.hand, tables)) if high_first else heaps(view.hand, tables)
    groups = [signs_of(cards_of(heap.cards), tables, words) for heap in order]
    text = n_("Your {n} card: {cards}", "Your {n} cards: {cards}", count(view.hand))
    return text.format(n=count(view.hand), cards=", ".join(groups))


def hand_names(view: SeatView, tables: Tables, words: PackWords | None) -> Iterator[str]:
    """A hand card by card, with suits and what to type, a line for each rank."""
    for heap in heaps(view.hand, tables):
        yield sentence(named(cards_of(heap.cards), words))


def named(cards: Cards, words: PackWords | None) -> str:
    """Cards by name, each with what to type for it."""
    text = _("{card}, typed {sign}")
    return "; ".join(text.format(card=card_name(card), sign=full_sign(card, words)) for card in each(cards))


def offers(view: SeatView, tables: Tables, words: PackWords | None) -> tuple[str, ...]:
    """What may be laid now, each as it can be typed."""
    plays = [action.cards for action in view.plays if isinstance(action, Lay)]
    return tuple(dict.fromkeys(signs_of(cards, tables, words) for cards in plays))


def offers_line(view: SeatView, tables: Tables, words: PackWords | None) -> str:
    """What may be laid now."""
    found = offers(view, tables, words)
    return _("You can lay: {plays}").format(plays=", ".join(found)) if found else _("You can lay nothing: pass with p")


def place_lines(
    public: PublicView, rules: Rules, events: Sequence[Event], places: Mapping[int, int], words: PackWords | None
) -> Iterator[str]:
    """Everybody's place, title and points, the best first. `places` are those of the last finished round, by seat."""
    over = next((event for event in reversed(events) if isinstance(event, RoundOver)), None)
    for face in sorted(public.seats, key=lambda face: places.get(face.seat, len(public.seats) + 1)):
        title = over.titles[face.seat] if over else face.title
        yield _place_text(rules).format(
            place=places.get(face.seat, "-"),
            name=face.name,
            title=title_text(title, words) if title else "-",
            won=rules.points.get(title, 0) if title and over else 0,
            points=face.points,
            rounds=face.presidencies,
        )


def _place_text(rules: Rules) -> str:
    if rules.points:
        return _("{place}: {name}, {title}. Points in this round: {won}, in all: {points}. Rounds won: {rounds}")
    return _("{place}: {name}, {title}. Rounds won: {rounds}")


def winner_line(public: PublicView, rules: Rules) -> str:
    """Who has won the match and by what."""
    winners = [public.seats[seat].name for seat in public.winners]
    if not winners:
        return _("The match is over")
    return _won_by(rules).format(names=list_text(winners))


def _won_by(rules: Rules) -> str:
    match rules.winner:
        case Winner.MOST_POINTS:
            return _("{names} wins the match with the most points")
        case Winner.MOST_PRESIDENCIES:
            return _("{names} wins the match with the most rounds won")
        case Winner.LAST_PRESIDENT:
            return _("{names} wins the match as president of the last round")
        case Winner.NONE:
            return _("{names} wins the match")
