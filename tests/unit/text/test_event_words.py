"""What happened, for the public log and for the seats whose cards changed hands."""

import itertools
import typing

import pytest

from boms.cards import NO_CARDS, read_cards
from boms.rules import MASTER_RANK, Title
from boms.seat import (
    Asked,
    Cleared,
    ClearReason,
    Dealt,
    Event,
    Gave,
    Laid,
    LeadReason,
    Leads,
    Marked,
    Passed,
    Placed,
    Revolved,
    RoundOver,
    Skipped,
    Swapped,
    SwapsEnded,
    TakenBack,
    Touched,
    TurnedDown,
    seen_by,
)
from boms.text import LANGUAGES, PackWords, event_text, log_lines, private_event_text, use_language

NAMES = ("Nora", "Emil", "Sara", "Ida")
THREE = read_cards("3C")
EIGHTS = read_cards("8S 8H")

EVENTS: tuple[Event, ...] = (
    Dealt(0, (13, 13, 13, 13)),
    *(Leads(1, reason, NO_CARDS) for reason in LeadReason),
    Leads(1, LeadReason.HOLDER, read_cards("3D")),
    Laid(0, EIGHTS, 5, 2),
    Laid(0, read_cards("8S"), 5, 1, announced=True),
    Laid(0, THREE, MASTER_RANK, 1, broke_in=True),
    Laid(0, THREE, MASTER_RANK, 1, announced=True, broke_in=True),
    Passed(1),
    Skipped(3),
    TurnedDown(True),
    TurnedDown(False),
    Revolved(True),
    Revolved(False),
    Marked(2),
    *(Placed(1, place) for place in (1, 2, 4)),
    Placed(1, 4, retired=True),
    Placed(1, 3, retired=True),
    *(Cleared(reason, 2) for reason in ClearReason),
    Touched(2, True),
    Touched(2, False),
    Asked(0, read_cards("2S 2C")),
    Asked(0, NO_CARDS),
    *(Gave(2, 1, number, None) for number in range(3)),
    Swapped(0, 3, None, None),
    SwapsEnded(),
    TakenBack(1, was_pass=False),
    TakenBack(1, was_pass=True),
    RoundOver((2, 1, 4, 3), (Title.NEUTRAL, Title.PRESIDENT, Title.BOMS, Title.NEUTRAL)),
)


def test_the_examples_hold_every_kind_of_event() -> None:
    assert {type(event) for event in EVENTS} == set(typing.get_args(Event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_own_line(language: str) -> None:
    use_language(language)
    said = [event_text(event, NAMES) for event in EVENTS]
    assert all(said)
    assert not any("{" in line for line in said)
    for one, other in itertools.combinations(range(len(said)), 2):
        assert said[one] != said[other], (EVENTS[one], EVENTS[other])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_public_log_never_says_you(language: str) -> None:
    use_language(language)
    for event in EVENTS:
        words = event_text(event, NAMES).lower().replace(",", "").split()
        assert not {"you", "your", "du", "deg", "dine", "dir", "dich"} & set(words)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Laid(0, EIGHTS, 5, 2), "Nora lays two eights"),
        (Laid(0, THREE, MASTER_RANK, 1, broke_in=True), "Nora breaks in with the three of clubs"),
        (Skipped(3), "Ida is skipped"),
        (Gave(2, 1, 2, None), "Sara gives Emil two cards"),
        (Placed(1, 1), "Emil is out: President"),
        (Placed(1, 2), "Emil is out in second place"),
        (Placed(1, 4), "Emil is last: Scum"),
        (Placed(1, 4, retired=True), "Emil is Scum at once and lays the hand aside"),
        (Asked(0, read_cards("2S 2C")), "Nora asks for the two of spades and the two of clubs"),
    ],
)
def test_a_line_is_what_people_would_say(event: Event, said: str) -> None:
    assert event_text(event, NAMES) == said


def test_german_lays_its_jack_in_the_right_case() -> None:
    use_language("de")
    assert event_text(Laid(0, read_cards("JS"), 8, 1), NAMES) == "Nora legt einen Buben"


def test_titles_are_the_packs_own_and_known_by_place() -> None:
    words = PackWords(titles={Title.PRESIDENT: "King", Title.VICE_PRESIDENT: "Duke"})
    titles = (Title.PRESIDENT, Title.VICE_PRESIDENT, Title.VICE_BOMS, Title.BOMS)
    assert event_text(Placed(1, 1), NAMES, words) == "Emil is out: King"
    assert event_text(Placed(1, 2), NAMES, words, titles) == "Emil is out: Duke"


def test_who_is_left_with_cards_is_not_said_to_be_out() -> None:
    """§4.12, §7: with somebody retired the last one live has a better place than the last."""
    titles = (Title.PRESIDENT, Title.NEUTRAL, Title.VICE_BOMS, Title.BOMS)
    events = [Laid(0, EIGHTS, 5, 2), Placed(0, 2), Placed(3, 3), RoundOver((2, 1, 4, 3), titles)]
    out, left, _over = log_lines(events, NAMES, None, titles)[1:]
    assert out == "Nora is out in second place"
    assert left == "Ida is left with cards: Vice-Scum"
    assert log_lines(events, NAMES)[2] == "Ida is left with cards and takes third place"
    assert log_lines([Placed(0, 3), Placed(3, 4)], NAMES)[1] == "Ida is last: Scum"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gift_is_named_to_giver_and_taker_alone(language: str) -> None:
    use_language(language)
    gift = Gave(2, 1, 2, EIGHTS)
    public = event_text(gift, NAMES)
    told = {seat: private_event_text(seen_by(gift, seat), seat, NAMES) for seat in range(4)}
    assert told[0] == told[3] == public == event_text(seen_by(gift, None), NAMES)
    assert len({public, told[1], told[2]}) == 3


def test_a_gift_is_told_as_you() -> None:
    gift = Gave(2, 1, 2, EIGHTS)
    assert private_event_text(gift, 2, NAMES) == "You gave Emil the eight of spades and the eight of hearts"
    assert private_event_text(gift, 1, NAMES) == "Sara gave you the eight of spades and the eight of hearts"


def test_a_swap_is_told_to_both_from_their_own_side() -> None:
    swap = Swapped(0, 3, read_cards("6H"), read_cards("4S"))
    assert private_event_text(swap, 0, NAMES) == "You gave Ida the six of hearts and got the four of spades"
    assert private_event_text(swap, 3, NAMES) == "You gave Nora the four of spades and got the six of hearts"
    assert private_event_text(seen_by(swap, 1), 1, NAMES) == "Nora and Ida swap a card"


def test_what_is_no_gift_is_told_as_everybody_hears_it() -> None:
    assert private_event_text(Passed(1), 1, NAMES) == "Emil passes"


def test_a_play_that_clears_is_one_line() -> None:
    events = (Passed(3), Laid(0, THREE, MASTER_RANK, 1), Cleared(ClearReason.MASTER, 0), Laid(0, EIGHTS, 5, 2))
    assert log_lines(events, NAMES) == (
        "Ida passes",
        "Nora clears with the three of clubs and leads again",
        "Nora lays two eights",
    )


def test_breaking_in_is_told_as_that() -> None:
    events = (Laid(0, THREE, MASTER_RANK, 1, broke_in=True), Cleared(ClearReason.MASTER, 0))
    assert log_lines(events, NAMES) == ("Nora breaks in with the three of clubs, clears and leads",)


def test_who_leads_is_said_when_the_clearer_is_out() -> None:
    events = (Laid(0, read_cards("2H"), 12, 1), Placed(0, 1), Cleared(ClearReason.CLEARING_RANK, 1))
    assert log_lines(events, NAMES) == ("Nora clears with a two", "Nora is out: President", "Emil leads")


def test_a_trick_that_ends_by_passing_keeps_both_lines() -> None:
    events = (Laid(0, EIGHTS, 5, 2), Passed(1), Passed(2), Passed(3), Cleared(ClearReason.PASSES, 0))
    assert log_lines(events, NAMES)[0] == "Nora lays two eights"
    assert log_lines(events, NAMES)[-1] == "Nobody beats it: the table is cleared and Nora leads"
