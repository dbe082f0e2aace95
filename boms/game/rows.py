"""`Row`: a sequence whose items are made when they are asked for."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar, overload

Item = TypeVar("Item", covariant=True)


class Row(Sequence[Item]):
    """A sequence of known length that makes each item when it is asked for."""

    __slots__ = ()

    @abstractmethod
    def at(self, index: int) -> Item:
        """The item at an index, negative ones from the end. Raises IndexError."""

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Item]: ...  # type: ignore[explicit-any]
    def __getitem__(self, index: int | slice) -> Item | Sequence[Item]:  # type: ignore[explicit-any]
        if isinstance(index, slice):
            return [self.at(one) for one in range(len(self))[index]]
        return self.at(index)


class Chain(Row[Item]):
    """Several sequences, one after the other."""

    __slots__ = ("_rows",)

    def __init__(self, *rows: Sequence[Item]) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return sum(map(len, self._rows))

    def at(self, index: int) -> Item:
        """The item at an index."""
        index = range(len(self))[index]
        for row in self._rows:
            if index < len(row):
                return row[index]
            index -= len(row)
        raise IndexError(index)
