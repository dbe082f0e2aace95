"""YAML that people write by hand, read so that every value knows its line and column.

PyYAML's events are put together here and not by its loaders, because of what those do in silence: they merge duplicate
keys, make False of `no` and `off` even as keys and 200 of `3:20`, and follow tags. Here a plain word is true, false,
null or a decimal number only where YAML 1.2 says so; everything else is text.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

import yaml

from boms.packs.nodes import Mapping, Node, Place, Scalar, Sequence, Spot, node_text
from boms.packs.problems import Complaints
from boms.packs.syntax import note_syntax_error, note_unprintable
from boms.text import N_

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DEEPEST = 40
_MOST_REPEATED = 100_000
_TEXT_TAGS = ("!", "tag:yaml.org,2002:str")
_WRONG_TAG = N_("The tag {found} is not known here: leave it out")


def read_yaml(text: str, complaints: Complaints) -> Node | None:
    """What a text holds; an empty text is an empty scalar. None: nothing could be made of it.

    After a syntax error what stands above it is still returned, and `complaints.is_torn` is set.
    """
    if note_unprintable(text, complaints):
        complaints.is_torn = True
        return None
    tree = _Tree(complaints)
    try:
        tree.take(yaml.parse(text, Loader=_LOADER))
    except yaml.MarkedYAMLError as error:
        complaints.is_torn = True
        note_syntax_error(text, error, complaints)
    return tree.root()


def read_yaml_file(path: Path, complaints: Complaints) -> Node | None:
    """What a file holds, as `read_yaml`; that it cannot be read is a problem like any other."""
    text = read_text(path, complaints)
    return None if text is None else read_yaml(text, complaints)


def read_text(path: Path, complaints: Complaints) -> str | None:
    """The text of a UTF-8 file. None: it cannot be read, and that is noted."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        complaints.note(None, _refusal(error), reason=error.strerror or type(error).__name__)
    except UnicodeDecodeError as error:
        above = bytes(error.object[: error.start]).split(b"\n")
        spot = Spot(len(above), len(above[-1].decode(errors="replace")) + 1)
        complaints.note(spot, N_("The file is not UTF-8 from here on: save it as UTF-8"))
    complaints.is_torn = True
    return None


def _refusal(error: OSError) -> str:
    match error:
        case FileNotFoundError():
            return N_("There is no such file")
        case IsADirectoryError():
            return N_("This is a folder, not a file")
        case PermissionError():
            return N_("This file may not be read: change its permissions")
        case _:
            return N_("The file cannot be read: {reason}")


class _Open:
    """A list or map whose end has not come yet."""

    def __init__(self, event: yaml.CollectionStartEvent, size: int) -> None:
        self.spot = _spot(event)
        self.anchor = event.anchor
        self.is_map = isinstance(event, yaml.MappingStartEvent)
        self.size_before = size
        self.nodes: list[Node] = []


class _Tree:
    """Puts events together to one node."""

    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints
        self._open: list[_Open] = []
        self._named: dict[str, tuple[Node, int]] = {}
        self._size = 0
        self._root: Node | None = None

    def take(self, events: Iterable[yaml.Event]) -> None:
        """Takes all events, or as many as make sense."""
        documents = 0
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
            if documents > 1:
                self._complaints.note(_spot(event), N_("A second document begins here, but a file holds only one"))
                return
            if not self._take(event):
                self._complaints.is_torn = True
                return

    def root(self) -> Node | None:
        """The value of the whole file; unfinished lists and maps are closed, or dropped if nothing is in them."""
        while self._open:
            if self._open[-1].nodes:
                self._close()
            else:
                self._open.pop()
        return self._root or (None if self._complaints.is_torn else Scalar("", 1, 1))

    def _take(self, event: yaml.Event) -> bool:
        """Takes one event; whether reading may go on."""
        if isinstance(event, yaml.ScalarEvent):
            self._add(self._scalar(event), event.anchor)
        elif isinstance(event, yaml.CollectionStartEvent):
            return self._begin(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._close()
        elif isinstance(event, yaml.AliasEvent):
            return self._repeat(event)
        return True

    def _scalar(self, event: yaml.ScalarEvent) -> Scalar:
        spot = _spot(event)
        if event.tag is None:
            return Scalar(event.value, spot.line, spot.column, is_quoted=bool(event.style))
        if event.tag not in _TEXT_TAGS:
            self._complaints.note(spot, _WRONG_TAG, found=event.tag)
        return Scalar(event.value, spot.line, spot.column, is_quoted=True)

    def _begin(self, event: yaml.CollectionStartEvent) -> bool:
        self._open.append(_Open(event, self._size))
        if event.tag is not None:
            self._complaints.note(_spot(event), _WRONG_TAG, found=event.tag)
        if len(self._open) > _DEEPEST:
            self._complaints.note(_spot(event), N_("Lists and maps lie too deep within each other here"))
        return len(self._open) <= _DEEPEST

    def _repeat(self, event: yaml.AliasEvent) -> bool:
        spot, name = _spot(event), event.anchor or ""
        node, size = self._named.get(name, (Scalar("", spot.line, spot.column), 0))
        if not size:
            self._complaints.note(spot, N_("Nothing above is named &{found}"), found=name)
        self._size += size
        if self._size > _MOST_REPEATED and size > 1:
            self._complaints.note(spot, N_("Too much is repeated here by *{found}"), found=name)
            return False
        self._add(node, None)
        return True

    def _close(self) -> None:
        closed = self._open.pop()
        line, column = closed.spot.line, closed.spot.column
        if closed.is_map:
            self._add(Mapping(tuple(self._pairs(closed.nodes)), line, column), closed.anchor, closed.size_before)
        else:
            self._add(Sequence(tuple(closed.nodes), line, column), closed.anchor, closed.size_before)

    def _add(self, node: Node, anchor: str | None, size_before: int | None = None) -> None:
        self._size += 1
        if anchor:
            self._named[anchor] = (node, 1 if size_before is None else self._size - size_before)
        if self._open:
            self._open[-1].nodes.append(node)
        else:
            self._root = node

    def _pairs(self, nodes: list[Node]) -> Iterator[tuple[Scalar, Node]]:
        seen: dict[str, Place] = {}
        for key, value in zip(nodes[::2], nodes[1::2], strict=False):
            if not isinstance(key, Scalar):
                self._complaints.note(key, N_("A key must be one word, not {found}"), found=node_text(key))
            elif key.text in seen:
                sentence = N_("The key {key} comes twice: it stands in line {first} already")
                self._complaints.note(key, sentence, key=key.text, found=node_text(value), first=seen[key.text].line)
            else:
                seen[key.text] = key
                yield key, value


def _spot(event: yaml.Event) -> Spot:
    mark = event.start_mark
    return Spot(mark.line + 1, mark.column + 1) if mark else Spot(1, 1)
