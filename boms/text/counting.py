"""Numbers, places and lists as people say them."""

from collections.abc import Sequence

from boms.text.languages import _, p_


def number_text(number: int) -> str:
    """A number before a noun: two, three … twelve in letters, larger ones in figures."""
    names = _numbers()
    return names[number] if 0 <= number < len(names) else str(number)


def _numbers() -> tuple[str, ...]:
    return (
        p_("number of cards", "no"),
        p_("number of cards", "one"),
        p_("number of cards", "two"),
        p_("number of cards", "three"),
        p_("number of cards", "four"),
        p_("number of cards", "five"),
        p_("number of cards", "six"),
        p_("number of cards", "seven"),
        p_("number of cards", "eight"),
        p_("number of cards", "nine"),
        p_("number of cards", "ten"),
        p_("number of cards", "eleven"),
        p_("number of cards", "twelve"),
    )


def place_text(place: int) -> str:
    """Which place, before the word "place": first, second … eighth."""
    return _places()[place - 1]


def _places() -> tuple[str, ...]:
    return (
        p_("place", "first"),
        p_("place", "second"),
        p_("place", "third"),
        p_("place", "fourth"),
        p_("place", "fifth"),
        p_("place", "sixth"),
        p_("place", "seventh"),
        p_("place", "eighth"),
    )


def list_text(items: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`; empty for nothing."""
    if len(items) < 2:
        return "".join(items)
    return _("{some} and {last}").format(some=", ".join(items[:-1]), last=items[-1])


def sentence(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]
