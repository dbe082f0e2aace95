"""A line of text that somebody is typing, with a cursor in it."""

from msgspec import Struct


class Line(Struct, frozen=True):
    """The text and where in it the next character goes."""

    text: str = ""
    """What has been typed."""
    at: int = 0
    """Characters before the cursor."""
    is_fresh: bool = False
    """The text only stands there as a proposal: the first character typed takes its place."""

    def typed(self, more: str) -> "Line":
        """With more text at the cursor. Line ends and tabs become spaces."""
        more = " ".join(more.splitlines()).replace("\t", " ")
        if self.is_fresh:
            return Line(more, len(more))
        return Line(self.text[: self.at] + more + self.text[self.at :], self.at + len(more))

    def erased(self) -> "Line":
        """Without the character before the cursor."""
        if self.is_fresh:
            return Line()
        return Line(self.text[: max(0, self.at - 1)] + self.text[self.at :], max(0, self.at - 1))

    def moved(self, by: int) -> "Line":
        """With the cursor so many characters further right, as far as there are any."""
        return Line(self.text, min(max(0, self.at + by), len(self.text)))


def proposal(text: str) -> Line:
    """A line whose text the first character typed takes the place of."""
    return Line(text, len(text), is_fresh=True)


def typed_character(character: str | None) -> str:
    """The character a key press types; empty for a key that types nothing."""
    return character if character and character.isprintable() else ""
