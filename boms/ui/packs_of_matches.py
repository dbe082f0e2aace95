"""The packs of stored matches, by what a match calls its pack."""

from __future__ import annotations

from functools import lru_cache

from boms.packs import Pack, PackError, find_pack


@lru_cache(64)
def pack_of(pack_id: str) -> Pack | None:
    """The pack of a stored match; None: it is not there any more, or broken."""
    try:
        return find_pack(pack_id)
    except PackError:
        return None


def pack_name(pack_id: str) -> str:
    """What people call the pack of a stored match, in the language in use."""
    pack = pack_of(pack_id)
    return (pack.words_in().name if pack else "") or pack_id
