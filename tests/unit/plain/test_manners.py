"""Table manners in lines of text: asking, swapping, clearing by hand, breaking in, looking, each in private."""

from collections.abc import Callable

from boms.cards import cards_of, each, read_cards, without
from boms.chance import open_table
from boms.match import Deal, Table, begin_match
from boms.packs import find_pack, with_settings
from boms.plain import Manners
from boms.plain.typed import full_sign
from boms.rules import MasterTiming, MasterUse, PassLasts, Rules
from boms.seat import Phase, Step
from boms.walk import automatic_gift
from tests.unit.plain.people import NAMES, People


def table_of(*settings: str, players: int = 5, seed: int = 1, pack: str = "presidenten") -> Table:
    return open_table(with_settings(find_pack(pack).rules, settings), NAMES[:players], seed=seed)


def given(rules: Rules, *hands: str) -> Table:
    """A table at which these hands are dealt, in the first round, by the last player."""
    table = Table(begin_match(rules, NAMES[: len(hands)]), list)
    table._move(Deal(len(hands) - 1, tuple(map(read_cards, hands))))
    return table


class Scripted(People):
    """People who say these lines, and then leave; with a name in the line, that person must have the screen."""

    def __init__(self, table: Table, *script: str) -> None:
        super().__init__(table, None)
        self.script = list(script)
        self.rooms: list[list[str]] = []
        """What was said before each line."""

    def answer(self, lines: list[str]) -> str:
        self.rooms.append(lines)
        if not self.script:
            raise EOFError
        line = self.script.pop(0)
        if not line and "take the screen" in lines[-1]:
            self.confirmed = [name.upper() for name in self.table.names()].index(lines[-1].partition(",")[0])
        return line

    def readline(self, _size: int | None = -1) -> str:  # type: ignore[override]
        try:
            return super().readline()
        except EOFError:
            return ""


def heard_after(room: Scripted, number: int) -> list[str]:
    """What was said after that many lines."""
    return room.rooms[number]


# Breaking in

ANY_TIME = Rules(master_card="3C", master_timing=MasterTiming.ANY_TIME)
HANDS = ("4S 9S KS", "5H 9H KH", "3C 6D AD", "7S 8S AS")


def test_the_master_card_breaks_in() -> None:
    room = Scripted(given(ANY_TIME, *HANDS), "", "4", "!", "3", "", "c")
    assert room.play() == 0
    assert "Cato breaks in with the three of clubs, clears and leads" in room.heard


def test_stepping_back_is_the_same_with_and_without_the_card() -> None:
    def public_lines(who: str) -> list[list[str]]:
        room = Scripted(given(ANY_TIME, *HANDS), "", "4", "!", who, "", "", "i")
        room.play()
        return [
            [line.replace("CATO", "X").replace("DINA", "X") for line in lines] for lines in room.rooms[4:5]
        ] + room.rooms[6:]

    assert public_lines("3") == public_lines("4")


def test_without_the_card_nothing_can_be_broken_in_with() -> None:
    room = Scripted(given(ANY_TIME, *HANDS), "", "4", "!", "4", "", "c")
    room.play()
    assert room.rooms[-1] == ["You do not have that: the master card"]
    assert room.table.public().pile


def test_nobody_breaks_in_on_an_empty_table() -> None:
    room = Scripted(given(ANY_TIME, *HANDS), "!")
    room.play()
    assert "Nobody can break in just now" in room.heard


# Looking and hiding


def test_a_look_shows_the_hand_and_allows_nothing() -> None:
    room = Scripted(given(Rules(), *HANDS), "s", "2", "", "5", "")
    room.play()
    assert "Your 3 cards: 5, 9, K" in room.rooms[3]
    assert room.rooms[4] == ["You have come only to look"]
    assert room.rooms[5][-1].startswith("ANE, take the screen")
    assert not room.table.public().pile


def test_a_hand_is_told_from_the_top_for_whoever_wants_that() -> None:
    room = Scripted(given(Rules(), *HANDS), "")
    room.play(Manners(high_first=True))
    assert "Your 3 cards: K, 9, 4" in room.rooms[1]


def test_a_hidden_hand_keeps_the_turn() -> None:
    room = Scripted(given(Rules(), *HANDS), "", ".", "", "4")
    room.play()
    assert room.rooms[2][-1].startswith("ANE, take the screen")
    assert room.rooms[4][-1].startswith("BO, take the screen")


# Laying


def test_what_is_refused_is_answered_with_the_reason() -> None:
    room = Scripted(given(Rules(), "4S 4H 9S", "5H 9H KH", "6D 7D AD"), "", "p", "4 9", "8", "5x", "44", "", "9", "p")
    room.play()
    assert room.rooms[2] == ["The table is empty: you must lead and cannot pass"]
    assert room.rooms[3] == ["Cards laid together must be of one rank"]
    assert room.rooms[4] == ["You do not have that: an eight"]
    assert room.rooms[5] == ["You do not have that: a five"]
    assert room.rooms[8] == ["Two cards are asked for"]


def test_who_leads_again_keeps_the_screen() -> None:
    room = Scripted(given(Rules(same_rank_clears=4), "4S 4H 4D 4C 9S JS", "5H 9H KH", "6D 7D AD"), "", "4x4", "9")
    room.play()
    assert room.rooms[2][-2:] == ["Your 2 cards: 9, J", "Lead anything: one card, or several of one rank"]
    assert room.rooms[3][-1].startswith("BO, take the screen")


def test_the_small_letter_is_the_command_and_says_how_to_lay_the_card() -> None:
    room = Scripted(given(Rules(), "4S KS", "5H KH", "6D AD"), "", "k", "1k")
    room.play()
    assert room.rooms[2][0] == "For the card, type K as a capital letter, or 1k"
    assert room.table.public().pile[0].rank == 10


def test_passing_for_the_whole_trick() -> None:
    rules = Rules(pass_lasts=PassLasts.TURN)
    room = Scripted(given(rules, "4S 6S 9S", "5H 9H KH", "7D 8D AD"), "", "4", "", "P", "", "7", "", "9")
    room.play()
    assert [face.cards for face in room.table.public().seats] == [1, 3, 2]
    assert room.heard.count("Bo passes") == 2


def test_the_last_card_is_announced_with_the_play() -> None:
    room = Scripted(given(Rules(announce_last_card=True), "4S 9S", "5H 9H", "7D 8D"), "", "4 l", "", "5")
    room.play()
    assert "Ane lays a four and announces the last card" in room.heard
    assert [face.is_marked for face in room.table.public().seats] == [False, True, False]


# The exchange


class Eager(People):
    """People who ask, swap and clear whenever they can."""

    asks: Callable[[], str] = staticmethod(lambda: "p")

    def exchange(self, lines: list[str]) -> str:
        public = self.table.public()
        if public.step is Step.ASK:
            return self.asks()
        if public.step is Step.SWAP:
            return self.signs(self.table.sit(self.confirmed or 0).view().hand).split()[0]
        return super().exchange(lines)

    def otherwise(self, question: str) -> str:
        public = self.table.public()
        if public.phase is Phase.CLEAR:
            if "Type y to clear it all the same" in question:
                return "y"
            return "v" if "clears the table: v" in question else str(self.chance.randint(1, len(public.seats)))
        if question == "Type the number or the name, or only Enter for nobody":
            return "1"
        assert "may swap" in question
        return "o"


def test_the_president_asks_and_boms_gives_what_is_there() -> None:
    table = table_of("exchange_choice=on_request", seed=4)
    room = Eager(table, find_pack("presidenten"), 4)
    lines: list[str] = []

    def wishes() -> str:
        seat = room.confirmed or 0
        elsewhere = without(table.public().deck, table.sit(seat).view().hand)
        lines.append(" ".join(full_sign(card, None) for card in list(each(elsewhere))[-3:-1]))
        return lines[-1]

    room.asks = wishes  # type: ignore[method-assign]
    assert room.play() == 0
    assert lines
    assert any(" asks for " in line for line in room.heard)


def test_a_wish_names_the_suit() -> None:
    room = Eager(table_of("exchange_choice=on_request", seed=4), find_pack("presidenten"), 4)
    answers = iter(("A", "AS AH AD", "p"))
    room.asks = lambda: next(answers)  # type: ignore[method-assign]
    room.play()
    assert "Name the suit too, as in AH" in room.heard


def test_two_in_the_middle_swap() -> None:
    room = Eager(table_of("exchange_middle=true", players=6), find_pack("presidenten"), 1)
    assert room.play() == 0
    assert any(line.endswith(" swap a card") for line in room.heard)
    assert any(line.startswith("You gave ") and " and got " in line for line in room.heard)


def test_the_table_is_cleared_by_hand() -> None:
    room = Eager(table_of("table_keeper=boms"), find_pack("presidenten"), 2, rounds=3)
    assert room.play() == 0
    assert any(line.endswith("clears the table") for line in room.heard)
    assert any("touched the table" in line for line in room.heard)


class Refusing(Eager):
    """People who clear a table of others only by mistake."""

    def otherwise(self, question: str) -> str:
        return "n" if "Type y to clear it all the same" in question else super().otherwise(question)


def test_who_would_be_punished_for_clearing_is_asked_first() -> None:
    room = Refusing(table_of("table_keeper=boms"), find_pack("presidenten"), 2, rounds=3)
    assert room.play() == 0
    assert any("for that. Type y to clear it all the same" in line for line in room.heard)
    assert any("Whoever else does it will be Scum of the next round" in line for line in room.heard)
    assert not any("touched the table" in line for line in room.heard)


def test_before_the_master_card_ruins_its_player_that_is_asked() -> None:
    rules = Rules(master_card="3C", master_on_empty=MasterUse.MAKES_BOMS)
    room = Scripted(given(rules, "3C 9S KS", "5H 9H KH", "4S 6D AD"), "", "c", "n", "c", "y")
    room.play()
    assert sum("Whoever lays that is Scum at once" in line for line in room.heard) == 2
    assert room.table.public().seats[0].place == 3


def test_places_of_a_match_stopped_in_a_round_are_those_of_the_round_before() -> None:
    table = table_of()
    play_on(table, 2)
    order = table.order()
    table.stop()
    room = Scripted(table)
    room.play()
    room.listen()
    told = [line for line in room.heard if line[:1].isdigit() and "Rounds won" in line]
    assert [line.split(": ")[1].split(",")[0] for line in told] == list(order)


def play_on(table: Table, rounds: int) -> None:
    """Plays until this round is running: everybody does what comes first."""
    table.deal()
    while table.public().round_number < rounds or table.public().phase is not Phase.PLAY:
        public = table.public()
        if public.phase is Phase.ROUND_OVER:
            table.deal()
            continue
        port = table.sit(public.to_act or 0)
        view = port.view()
        if public.phase is Phase.EXCHANGE:
            first = cards_of(list(each(view.hand))[: view.give or 0])
            assert port.give(automatic_gift(view) if view.forced else first) is None
        else:
            assert table.act(view.plays[0]) is None


def test_the_end_of_a_match_names_the_winner() -> None:
    room = People(
        table_of("match_end=rounds", "match_target=2", "winner=last_president"), find_pack("presidenten"), 1, 9
    )
    assert room.play() == 0
    room.listen()
    assert any(line.endswith("wins the match as president of the last round") for line in room.heard)


# What is asked for, and answers by name


def test_who_gives_how_many_cards_is_said_to_everybody() -> None:
    room = Eager(table_of(seed=4), find_pack("presidenten"), 4, rounds=2)
    assert room.play() == 0
    assert any(line.endswith(" two cards back") for line in room.heard)


def test_somebody_is_chosen_by_name_and_asked_again_after_another_word() -> None:
    room = Scripted(given(ANY_TIME, *HANDS), "s", "nobody", "cato", "")
    room.play()
    assert "“nobody” is none of these" in room.rooms[2]
    assert room.rooms[3][-1] == "CATO, take the screen only to look and press Enter. Everyone else looks away"


def test_help_says_nothing_of_passing_to_who_leads() -> None:
    room = Scripted(given(Rules(), *HANDS), "", "h", "4", "", "h")
    room.play()
    assert not any(line.startswith("p: ") for line in room.rooms[2])
    assert any(line.startswith("p: ") for line in room.rooms[5])


def test_who_stays_after_all_is_told_again_what_is_asked_for() -> None:
    room = Scripted(given(Rules(), *HANDS), "", "q", "n")
    room.play()
    assert "Lead anything: one card, or several of one rank" in room.rooms[3]


def test_the_swaps_end_only_after_a_question() -> None:
    room = Ending(table_of("exchange_middle=true", players=6), find_pack("presidenten"), 1)
    assert room.play() == 0
    assert "Does nobody swap any more? Type y for yes, anything else for no" in room.heard


class Ending(Eager):
    """People who do not swap, and hesitate once."""

    hesitated = False

    def otherwise(self, question: str) -> str:
        if "Does nobody swap" in question:
            answer, self.hesitated = "y" if self.hesitated else "n", True
            return answer
        return "" if "may swap" in question else super().otherwise(question)
