"""All rule packs, and one of them by name."""

import os
from pathlib import Path

from boms.packs.errors import PackError
from boms.packs.packfile import BrokenPack, Pack, read_pack
from boms.packs.places import ENDINGS, known_ids, locate, pack_paths
from boms.packs.problems import Complaints, nearest, problem_text
from boms.text import N_, _, n_


def shelf() -> tuple[Pack | BrokenPack, ...]:
    """Every pack: those that come with the program, then the user's own by name. A broken one stops nothing else."""
    packs: dict[str, Pack | BrokenPack] = {}
    doubles = []
    for path in pack_paths():
        if path.stem in packs:
            doubles.append(_double(path))
        else:
            packs[path.stem] = read_pack(path)
    return (*packs.values(), *doubles)


def _double(path: Path) -> BrokenPack:
    complaints = Complaints(str(path))
    complaints.note(None, N_("There is a rule pack {found} already: rename this file"), found=path.stem)
    return BrokenPack(path.stem, path, complaints.listed())


def find_pack(name: str, beside: Path | None = None) -> Pack:
    """The pack with this id, or from this path, which may be relative to the folder `beside` (None: the present one).

    Raises PackError with one sentence if there is none or it is broken.
    """
    path = (beside or Path()) / Path(name).expanduser() if _is_path(name) else locate(name)
    if path is None:
        raise PackError(_unknown(name))
    pack = read_pack(path)
    if isinstance(pack, BrokenPack):
        raise PackError(_broken(pack), pack.problems)
    return pack


def _is_path(name: str) -> bool:
    return name.endswith(ENDINGS) or "/" in name or os.sep in name


def _unknown(name: str) -> str:
    known = known_ids()
    near = nearest(name, known)
    if near:
        return _("There is no rule pack {found}: did you mean {near}?").format(found=name, near=near)
    return _("There is no rule pack {found}: known are {known}").format(found=name, known=", ".join(known))


def _broken(pack: BrokenPack) -> str:
    number = len(pack.problems)
    text = n_("{problem}", "{problem} (and more is wrong in this file, {number} places in all)", number)
    return text.format(problem=problem_text(pack.problems[0]), number=number)
