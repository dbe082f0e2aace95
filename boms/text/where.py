"""Where a round stands, in a few words."""

from boms.seat import Phase, PublicView
from boms.text.languages import _
from boms.text.titles import PackWords, this_round, this_trick


def where_text(public: PublicView, words: PackWords | None = None) -> str:
    """Where a round stands: round 2 · trick 3, or round 2 · exchange."""
    round_ = this_round(public.round_number, words)
    if public.phase is Phase.EXCHANGE:
        return _("{round} · exchange").format(round=round_)
    return _("{round} · {trick}").format(round=round_, trick=this_trick(public.tricks, words))
