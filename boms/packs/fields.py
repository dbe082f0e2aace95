"""Small checks that every file people write needs: which keys, texts, lists."""

from collections.abc import Collection, Iterator

from boms.packs.nodes import Mapping, Node, Scalar, Sequence, is_null, node_text
from boms.packs.problems import Complaints, nearest
from boms.text import N_

WRONG_VALUE = N_("{key} cannot be {found}: allowed is {allowed}")
"""The message for a value that a key cannot have."""

_UNKNOWN = N_("The key {key} is not known here: allowed is {allowed}")
_UNKNOWN_NEAR = N_("The key {key} is not known here: did you mean {near}?")


def entries(node: Node, known: Collection[str], complaints: Complaints) -> dict[str, Node]:
    """The values of the known keys; every other key is a problem, and so is anything but a map. Nothing is empty."""
    return {key.text: value for key, value in pairs(node, complaints) if _is_known(key, known, complaints)}


def pairs(node: Node, complaints: Complaints) -> Iterator[tuple[Scalar, Node]]:
    """Keys and values of a map; anything else is a problem, but nothing is empty."""
    if isinstance(node, Mapping):
        yield from node.pairs
    elif not is_null(node):
        complaints.note(node, N_("Lines with key: value are expected here, not {found}"), found=node_text(node))


def _is_known(key: Scalar, known: Collection[str], complaints: Complaints) -> bool:
    if key.text in known:
        return True
    note_unknown_key(key, known, complaints)
    return False


def note_unknown_key(key: Scalar, known: Collection[str], complaints: Complaints, near: str | None = None) -> None:
    """Notes a key that means nothing; `near` is what was probably meant, if that cannot be seen from its letters."""
    meant = near or nearest(key.text, known)
    sentence = _UNKNOWN_NEAR if meant else _UNKNOWN
    complaints.note(key, sentence, key=key.text, found=key.text, allowed=", ".join(known), near=meant)


def read_words(node: Node, key: str, complaints: Complaints, *, longest: int) -> str:
    """A text that is not empty, spaces tidied; line breaks are kept as spaces. Empty: it was wrong, and is noted."""
    text = " ".join(node.text.split()) if isinstance(node, Scalar) else ""
    if not text or len(text) > longest:
        sentence = N_("{key} cannot be {found}: allowed is a text of 1 to {longest} characters")
        complaints.note(node, sentence, key=key, found=node_text(node), allowed=f"1-{longest}", longest=longest)
        return ""
    return text


def read_list(node: Node, key: str, complaints: Complaints) -> tuple[Node, ...]:
    """The items of a list; anything else is a problem, but nothing is empty."""
    if isinstance(node, Sequence):
        return node.items
    if not is_null(node):
        sentence = N_("{key} cannot be {found}: allowed is a list, each item on a line after a dash")
        complaints.note(node, sentence, key=key, found=node_text(node))
    return ()


def check_version(root: Node, newest: int, complaints: Complaints) -> None:
    """Notes a version of the format, under the key `boms`, that is missing, wrong or too new to be understood."""
    node = root.get("boms") if isinstance(root, Mapping) else None
    if node is None:
        _note_no_version(root, newest, complaints)
        return
    plain = node.plain
    version = plain if isinstance(plain, int) and not isinstance(plain, bool) else 0
    if version != newest:
        newer = N_("This file is for a newer version of the game: {key} is {found}, known is up to {allowed}")
        sentence = newer if version > newest else WRONG_VALUE
        complaints.note(node, sentence, key="boms", found=node_text(node), allowed=str(newest))


def _note_no_version(root: Node, newest: int, complaints: Complaints) -> None:
    if not complaints.is_torn:
        sentence = N_("The version of the format is missing: begin the file with {key}: {allowed}")
        complaints.note(root, sentence, key="boms", allowed=str(newest))
