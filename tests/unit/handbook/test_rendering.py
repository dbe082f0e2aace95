"""The handbook as text, as Markdown and as lines, and what differs from a pack."""

import pytest

from boms.handbook import MARK, Handbook, Role, Section, Sentence, as_lines, as_markdown, as_text, rules_in_words
from boms.handbook.pages import paragraph, points, steps
from boms.rules import Rules, Title
from boms.text import LANGUAGES, PackWords, use_language
from tests.unit.handbook.saying import by

SMALL = Handbook(
    "Game",
    (
        Section(
            "Cards",
            (
                paragraph(Sentence("All are dealt."), Sentence("None is left.", ("jokers",), is_changed=True)),
                points(Sentence("one_*point*"), Sentence("another")),
                steps(Sentence("First."), Sentence("Second.")),
            ),
        ),
    ),
)


def test_plain_text_is_wrapped_and_marked() -> None:
    assert as_text(SMALL, 30) == (
        "Game\n====\n\n"
        "What differs from the variant\nis marked with *\n\n"
        "Cards\n-----\n\n"
        "All are dealt. * None is left.\n\n"
        "- one_*point*\n- another\n\n"
        "1. First.\n2. Second.\n"
    )


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [40, 78])
def test_no_line_is_wider_than_asked(code: str, width: int) -> None:
    use_language(code)
    text = as_text(rules_in_words(by(master_card="3C", jokers=2, wild_rank="6"), base=Rules()), width)
    assert max(map(len, text.splitlines())) <= width


def test_markdown_sets_changes_in_bold_and_takes_no_sign_for_markup() -> None:
    assert as_markdown(SMALL) == (
        "# Game\n\n"
        "What differs from the variant is set in bold.\n\n"
        "## Cards\n\n"
        "All are dealt. **None is left.**\n\n"
        "- one\\_\\*point\\*\n- another\n\n"
        "1. First.\n2. Second.\n"
    )


def test_lines_say_what_they_are_and_keep_their_sentences_apart() -> None:
    lines = as_lines(SMALL)
    roles = (Role.TITLE, Role.HEADING, Role.PARAGRAPH, Role.POINT, Role.POINT, Role.STEP, Role.STEP)
    assert tuple(line.role for line in lines) == roles
    assert lines[2].text == "All are dealt. None is left."
    assert [sentence.is_changed for sentence in lines[2].sentences] == [False, True]
    assert [line.number for line in lines[-3:]] == [0, 1, 2]


def test_nothing_is_marked_without_a_pack_to_compare_with_or_when_nothing_differs() -> None:
    rules = by(master_card="3C")
    assert not rules_in_words(rules).has_changes()
    assert not rules_in_words(rules, base=rules).has_changes()
    assert MARK not in as_text(rules_in_words(rules, base=rules))


def test_what_differs_is_listed_first_and_marked_where_it_is_said() -> None:
    book = rules_in_words(by(equal_rank="legal"), base=Rules())
    listed = tuple(book.sections[0].sentences())
    assert [sentence.text for sentence in listed] == ["Equal rank: Allowed (in the variant: Not allowed)"]
    marked = [sentence for sentence in book.sentences() if sentence.is_changed]
    assert "The same rank is enough." in [sentence.text for sentence in marked]
    assert all("equal_rank" in sentence.keys for sentence in marked)


def test_a_rule_that_was_switched_off_is_listed_though_no_sentence_tells_of_it() -> None:
    book = rules_in_words(Rules(), base=by(announce_last_card=True))
    assert "Announce the last card: No (in the variant: Yes)" in [one.text for one in book.sections[0].sentences()]


def test_the_words_of_the_pack_are_used() -> None:
    words = PackWords(
        name="At the cabin",
        titles={Title.PRESIDENT: "King", Title.BOMS: "Peasant"},
        court={"J": "Kn"},
        trick="heap",
        round="hour",
    )
    text = as_text(rules_in_words(by(exchange_president=1), words))
    assert text.startswith("At the cabin\n")
    assert "The Peasant gives the best card in hand to the King" in " ".join(text.split())
    assert "Kn is the jack" in " ".join(text.split())
    assert "is one heap" in " ".join(text.split()) and "From hour 2 on" in " ".join(text.split())
    assert "Scum" not in text and "President" not in text.replace("Vice-President", "")


def test_a_sentence_can_be_found_by_its_key() -> None:
    book = rules_in_words(by(master_card="3C"))
    about = [sentence.text for sentence in book.sentences() if "master_timing" in sentence.keys]
    assert about == ["You lay it on your turn only."]
