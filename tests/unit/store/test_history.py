"""A stored match can be looked at in any order, and shows what everybody saw when it was played."""

from pathlib import Path
from random import Random

import pytest

from boms.match import Table
from boms.seat import Gave, Phase, PublicView, TakenBack
from boms.store import History, open_store
from tests.unit.match.playing import act, play_rounds
from tests.unit.store.keeping import begin


def test_every_moment_is_as_everybody_saw_it(path: Path) -> None:
    chance = Random(1)
    seen: list[PublicView] = []
    with open_store(path) as store:
        table = begin(store)
        while len(seen) < 200:
            act(table, chance)
            seen.append(table.public())
            if chance.random() < 0.1 and table.may_undo():
                table.undo()
                seen.append(table.public())
        history = History(store.load(1))
    moments = [moment for number in range(1, history.rounds + 1) for moment in history.round(number)]
    assert [moment.view for moment in moments] == seen
    assert any(isinstance(event, TakenBack) for moment in moments for event in moment.events)


def test_gifts_are_seen_without_their_cards(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 2, Random(1))
        history = History(store.load(1))
    gifts = [event for moment in history.round(2) for event in moment.events if isinstance(event, Gave)]
    assert len(gifts) == 4
    assert all(gift.cards is None for gift in gifts)


def test_rounds_and_tricks_can_be_asked_for_in_any_order(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 3, Random(1))
        history = History(store.load(1))
    assert history.rounds == 3
    for number in (3, 1, 2):
        tricks = history.tricks(number)
        assert sum(tricks, ()) == history.round(number)
        assert [trick[0].trick for trick in tricks] == list(range(1, len(tricks) + 1))
        assert tricks[0][0].view.round_number == number
        assert tricks[-1][-1].view.phase is Phase.ROUND_OVER
    for number in (0, 4):
        with pytest.raises(IndexError):
            history.round(number)


def test_a_clear_belongs_to_the_trick_that_it_ends(path: Path) -> None:
    with open_store(path) as store:
        play_rounds(begin(store), 1, Random(1))
        history = History(store.load(1))
    for trick in history.tricks(1)[:-1]:
        assert trick[-1].view.pile == ()
        assert all(moment.view.pile for moment in trick[1:-1] if moment.view.phase is Phase.PLAY)


def test_history_keeps_the_names_that_played(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 1, Random(1))
        table.rename("Sara", "Ida")
        play_rounds(table, 2, Random(1))
        store.merge_names("Sara", "Ida")
        history = History(store.load(1))
    assert names(history, 1) == ("Nora", "Emil", "Sara", "Jonas")
    assert names(history, 2) == ("Nora", "Emil", "Ida", "Jonas")


def names(history: History, number: int) -> tuple[str, ...]:
    return tuple(face.name for face in history.round(number)[-1].view.seats)


def test_a_match_that_was_stopped_ends_so(path: Path) -> None:
    with open_store(path) as store:
        table = begin(store)
        play_rounds(table, 1, Random(1))
        table.stop()
        history = History(store.load(1))
    assert history.round(1)[-1].view.phase is Phase.MATCH_OVER


def test_a_match_without_a_round_has_no_moments(path: Path) -> None:
    with open_store(path) as store:
        table: Table = begin(store)
        table.change_seats(("A", "B", "C"))
        assert History(store.load(1)).rounds == 0
