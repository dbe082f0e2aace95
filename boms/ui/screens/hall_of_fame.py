"""Hall of fame: what people have brought it to, with each variant and in all."""

from __future__ import annotations

from collections.abc import Callable

from boms.rules import Title
from boms.store import Fame, StoreError
from boms.text import _, p_, title_heading
from boms.ui.commands import Command
from boms.ui.packs_of_matches import pack_name, pack_of
from boms.ui.screens.listed import Listed
from boms.ui.widgets.columns import Row
from boms.ui.widgets.setup_reading import Paragraph


class HallOfFameScreen(Listed):
    """A row for each person. Two spellings of a name can be made one person, and be parted again."""

    right = (1, 2, 3, 4, 5, 6)

    def __init__(self) -> None:
        super().__init__()
        self._packs: tuple[str | None, ...] = (None,)
        self._pack: str | None = None
        self._fame: tuple[Fame, ...] = ()
        self._merging: str | None = None
        self._merged: str | None = None
        self._trouble = ""

    def on_shown(self) -> None:
        """Reads what there is now."""
        self._merging = self._merged = None
        self._trouble = ""
        self._read()
        super().on_shown()

    def _read(self) -> None:
        keeping = self.boms.keeping
        try:
            self._packs = (None, *keeping.read(lambda store: store.packs_played()))
            self._pack = self._pack if self._pack in self._packs else None
            self._fame = keeping.read(lambda store: store.statistics(self._pack))
        except StoreError as error:
            self._fame, self._trouble = (), str(error)

    def top(self) -> tuple[str, str]:
        """What this is, and which variant counts."""
        return _("Hall of fame"), pack_name(self._pack) if self._pack is not None else _("all variants")

    def heading(self) -> Row:
        """What is counted; the titles by the words of the variant, where one is chosen."""
        pack = pack_of(self._pack) if self._pack is not None else None
        words = pack.words_in() if pack else None
        return (
            p_("column", "name"),
            p_("column", "rounds"),
            title_heading(Title.PRESIDENT, words),
            title_heading(Title.BOMS, words),
            p_("column", "place"),
            p_("column", "reign"),
            p_("column", "points"),
        )

    def rows(self) -> tuple[Row, ...]:
        """A row for each person, most presidencies first."""
        return tuple(map(_row, self._fame))

    def nothing(self) -> str:
        """Nobody is in it."""
        return _("Nobody has played a round to the end yet")

    def notes(self) -> tuple[Paragraph, ...]:
        """What the columns mean, or what Enter will do."""
        if self._trouble:
            return (Paragraph(self._trouble, "warning", "!"),)
        if self._merging is not None:
            text = _("Who is the same person as {name}? Choose the spelling to keep and press Enter")
            return (Paragraph(text.format(name=self._merging), "warning", "?"),)
        return (Paragraph(_("Place: on average. Reign: most rounds in a row as president of one match."), "quiet"),)

    def commands(self) -> tuple[Command, ...]:
        """Another variant, two spellings made one, move, back."""
        if self._merging is not None:
            never_mind = Command("never_mind", ("escape",), _("never mind"), lambda: self._ask_for(None))
            choose = Command("same_person", ("enter",), _("the same person"), self.open)
            return (choose, *(command for command in self.moving_commands() if command.name != "back"), never_mind)
        merge = Command("merge", ("m",), _("two spellings"), self._begin_merge)
        part = Command("part", ("u",), _("part them again"), self._part)
        return (
            Command("next_pack", ("right",), _("variant"), lambda: self._turn(1), key_label="← →"),
            Command("last_pack", ("left",), _("variant before"), lambda: self._turn(-1), shown=False),
            *((merge,) if len(self._fame) > 1 else ()),
            *((part,) if self._merged is not None else ()),
            *self.moving_commands(),
        )

    def _turn(self, by: int) -> None:
        self._pack = self._packs[(self._packs.index(self._pack) + by) % len(self._packs)]
        self.chosen = 0
        self._read()
        self.list_again()

    def _begin_merge(self) -> None:
        self._ask_for(self._fame[self.chosen].name)

    def _ask_for(self, name: str | None) -> None:
        self._merging, self._trouble = name, ""
        self.list_again()

    def open(self) -> None:
        """Makes the chosen person and the one asked about the same, where that was asked."""
        if self._merging is None or not self._fame or self._fame[self.chosen].name == self._merging:
            return
        spelling, name = self._merging, self._fame[self.chosen].name
        self._merging = None
        if self._change(lambda: self.boms.keeping.open().merge_names(spelling, name)):
            self._merged = spelling
        self.move(0)

    def _part(self) -> None:
        spelling = self._merged
        if spelling is not None and self._change(lambda: self.boms.keeping.open().part_names(spelling)):
            self._merged = None
        self.move(0)

    def _change(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except StoreError as error:
            self._trouble = str(error)
            return False
        self._trouble = ""
        self._read()
        return True


def _row(fame: Fame) -> Row:
    numbers = (fame.rounds, fame.presidencies, fame.times_boms, f"{fame.average_place:.2f}", fame.longest_reign)
    return (fame.name, *map(str, numbers), str(fame.points))
