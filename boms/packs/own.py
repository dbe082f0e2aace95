"""The user's own packs: saved, renamed, duplicated, deleted. What comes with the program is never changed."""

import re
import unicodedata
from pathlib import Path

from boms.packs.errors import PackError
from boms.packs.files import write_whole
from boms.packs.folders import own_dir
from boms.packs.nodes import Mapping, Scalar
from boms.packs.packfile import Pack
from boms.packs.places import SHIPPED, locate, own_paths
from boms.packs.problems import Complaints
from boms.packs.shelves import find_pack
from boms.packs.wording import LONGEST_NAME
from boms.packs.writing import pack_text, renamed_text
from boms.packs.yamlfile import read_text, read_yaml_file
from boms.rules import Rules, conflicts
from boms.text import _, conflict_text

_FOLDED = str.maketrans(
    {"æ": "ae", "ø": "o", "å": "a", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ð": "d", "þ": "th"}
)
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)")


def pack_id_for(name: str) -> str:
    """The id of a pack of this name: its file without the ending. Raises PackError if the name will not do."""
    folded = name.casefold().translate(_FOLDED)
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(sign))
    stem = re.sub(r"[\W_]+", "-", plain).strip("-")[:LONGEST_NAME].strip("-")
    if not stem:
        raise PackError(_("A name needs at least one letter or figure"))
    return f"{stem}-1" if _DEVICES.fullmatch(stem) else stem


def save_pack(name: str, rules: Rules, source: Pack | None = None, *, replace: bool = False) -> Pack:
    """Saves rules as an own pack, with the words of the pack from which they were changed.

    Raises PackError with one sentence: an unfit or taken name, impossible rules, or a file that cannot be written.
    With `replace` an own pack of that name gives way.
    """
    name = _tidied(name)
    for conflict in conflicts(rules):
        raise PackError(_("These rules cannot be saved: {problem}").format(problem=conflict_text(conflict)))
    path = _free_path(name, replace=replace)
    write_whole(path, pack_text(name, rules, source, _root(source)), replace=replace)
    return find_pack(str(path))


def _root(source: Pack | None) -> Pack | None:
    """The pack that comes with the program below another: it cannot go away. None: there is none."""
    while source and not source.is_shipped:
        source = find_pack(source.based_on) if source.based_on else None
    return source


def rename_pack(pack_id: str, name: str) -> Pack:
    """Gives an own pack another name, and its file too. Raises PackError with one sentence."""
    old, name = _own_path(pack_id), _tidied(name)
    _refuse_if_needed(pack_id)
    text = _text_named(old, name)
    if pack_id_for(name) == pack_id:
        write_whole(old, text, replace=True)
        return find_pack(str(old))
    path = _free_path(name, replace=False)
    write_whole(path, text, replace=False)
    _remove(old)
    return find_pack(str(path))


def duplicate_pack(pack_id: str, name: str) -> Pack:
    """Copies any pack, with its comments, to an own one of another name. Raises PackError with one sentence."""
    source = locate(pack_id)
    if source is None:
        raise PackError(_no_own_pack(pack_id))
    name = _tidied(name)
    path = _free_path(name, replace=False)
    write_whole(path, _text_named(source, name), replace=False)
    return find_pack(str(path))


def delete_pack(pack_id: str) -> None:
    """Deletes an own pack, broken or not. Raises PackError with one sentence."""
    path = _own_path(pack_id)
    _refuse_if_needed(pack_id)
    _remove(path)


def _tidied(name: str) -> str:
    """The name without invisible characters and spare spaces. Raises PackError if it is too long."""
    tidy = " ".join("".join(sign for sign in name if sign.isprintable() or sign.isspace()).split())
    if len(tidy) > LONGEST_NAME:
        raise PackError(_("A name has at most {number} characters").format(number=LONGEST_NAME))
    return tidy


def _free_path(name: str, *, replace: bool) -> Path:
    pack_id = pack_id_for(name)
    taken = locate(pack_id)
    if pack_id in SHIPPED:
        raise PackError(_("{name} is the name of a pack that comes with the game: choose another").format(name=name))
    if taken and not replace:
        raise PackError(_("There is a pack {name} already: choose another name").format(name=name))
    return taken or own_dir("rules") / f"{pack_id}.yaml"


def _own_path(pack_id: str) -> Path:
    if pack_id in SHIPPED:
        raise PackError(_("{name} comes with the game and stays as it is: duplicate it").format(name=pack_id))
    path = locate(pack_id)
    if path is None:
        raise PackError(_no_own_pack(pack_id))
    return path


def _no_own_pack(pack_id: str) -> str:
    return _("There is no rule pack {name}").format(name=pack_id)


def _refuse_if_needed(pack_id: str) -> None:
    for path in own_paths():
        root = read_yaml_file(path, Complaints(""))
        base = root.get("based_on") if isinstance(root, Mapping) else None
        if isinstance(base, Scalar) and base.text == pack_id:
            sentence = _("The pack {other} is based on {name}, which must stay as it is")
            raise PackError(sentence.format(other=path.stem, name=pack_id))


def _text_named(path: Path, name: str) -> str:
    text = read_text(path, Complaints(""))
    named = None if text is None else renamed_text(text, name)
    if named is None:
        raise PackError(_("The name cannot be changed in {path}: do it by hand").format(path=path))
    return named


def _remove(path: Path) -> None:
    try:
        path.unlink()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PackError(_("The file {path} cannot be deleted: {reason}").format(path=path, reason=reason)) from None
