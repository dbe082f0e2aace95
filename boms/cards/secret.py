"""What holds cards that not everybody may see, and therefore shows nothing of itself."""

from msgspec import Struct


class Secret(Struct, frozen=True):
    """A struct that is shown by its name alone: by `repr`, and by rich, which asks every struct for its fields."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"

    def __rich_repr__(self) -> list[tuple[str, str]]:
        return []
