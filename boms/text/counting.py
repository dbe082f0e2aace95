"""Numbers and lists as people say them."""

from collections.abc import Sequence

from boms.text.languages import N_, _

_NUMBERS = (
    N_("no"),
    N_("one"),
    N_("two"),
    N_("three"),
    N_("four"),
    N_("five"),
    N_("six"),
    N_("seven"),
    N_("eight"),
    N_("nine"),
    N_("ten"),
    N_("eleven"),
    N_("twelve"),
)

_PLACES = (
    N_("first"),
    N_("second"),
    N_("third"),
    N_("fourth"),
    N_("fifth"),
    N_("sixth"),
    N_("seventh"),
    N_("eighth"),
)


def number_text(number: int) -> str:
    """A number before a plural: two, three … twelve in letters, others in figures."""
    return _(_NUMBERS[number]) if 0 <= number < len(_NUMBERS) else str(number)


def place_text(place: int) -> str:
    """Which place: first, second … eighth."""
    return _(_PLACES[place - 1])


def list_text(items: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`; empty for nothing."""
    if len(items) < 2:
        return "".join(items)
    return _("{some} and {last}").format(some=", ".join(items[:-1]), last=items[-1])


def sentence(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]
