"""House rules: every key of the rules, what it does at the table, and its value to change."""

from __future__ import annotations

from functools import partial

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Vertical

from boms.packs import PackError, save_pack
from boms.rules import Rules, changed, choices, conflicts, with_values
from boms.text import PackWords, _, n_
from boms.ui.commands import Command
from boms.ui.screens.layout import WIDTHS
from boms.ui.screens.typed import Typed
from boms.ui.widgets.setup_clash import WAY_KEYS, Clash
from boms.ui.widgets.setup_line import Line, proposal
from boms.ui.widgets.setup_one_rule import OneRule
from boms.ui.widgets.setup_reading import Paragraph, Reading
from boms.ui.widgets.setup_rows import Rows, stepped
from boms.ui.widgets.setup_spots import Spots
from boms.ui.widgets.setup_values import value_of
from boms.ui.widgets.setup_ways import can_step, stepped_value
from boms.ui.widgets.setup_words import changed_mark, key_rows, matching_keys


class HouseRulesScreen(Typed):
    """The keys in their groups, found by typing; beside them the highlighted one explained, and its values to press.

    The keyboard is in one of three places: the list with its filter, the values of one key, or the name of a new pack.
    """

    CSS = """
    HouseRulesScreen .body { padding: 1 1 0 1; layout: horizontal; }
    HouseRulesScreen #finding { width: 1fr; }
    HouseRulesScreen #found { height: auto; margin-bottom: 1; }
    HouseRulesScreen #one { width: 33; margin-left: 1; }
    HouseRulesScreen.-wide #one { width: 56; padding: 1 1; margin-left: 3; }
    HouseRulesScreen.-widest .body { align: center top; }
    HouseRulesScreen.-widest #finding { width: 80; }
    HouseRulesScreen.-widest #one { width: 70; padding: 1 1; margin-left: 3; }
    HouseRulesScreen.-narrow .body { layout: vertical; padding: 0 1; }
    HouseRulesScreen.-narrow #found { margin: 0; }
    HouseRulesScreen.-narrow #one { width: 100%; height: 60%; margin: 0; padding: 0; }
    HouseRulesScreen.-narrow #values { margin: 0; }
    HouseRulesScreen #clash { padding: 1 1 0 1; }
    """
    HORIZONTAL_BREAKPOINTS = WIDTHS

    def __init__(self) -> None:
        super().__init__()
        self._key = "min_players"
        self._page = 3
        self._sought = Line()
        self._is_inside = False
        self._naming: Line | None = None
        self._refusal = ""
        self._found = Reading(id="found")
        self._list = Rows()
        self._one = OneRule(id="one")
        self._clash = Clash(id="clash")

    def body(self) -> ComposeResult:
        """The list, the highlighted key, and what is impossible."""
        with Container(classes="body"):
            with Vertical(id="finding"):
                yield self._found
                yield self._list
            yield self._one
        yield self._clash

    @property
    def _rules(self) -> Rules:
        return self.boms.setup.rules

    @property
    def _pack(self) -> Rules:
        pack = self.boms.setup.pack
        return pack.rules if pack else Rules()

    def _words(self) -> PackWords:
        pack = self.boms.setup.pack
        return pack.words_in() if pack else PackWords()

    def top(self) -> tuple[str, str]:
        """How many keys differ from the variant."""
        number = len(changed(self._rules, self._pack))
        told = n_("{number} rule differs", "{number} rules differ", number).format(number=number) if number else ""
        return _("House rules: {variant}").format(variant=self._words().name), told

    def takes_text(self) -> bool:
        """In the list and in a name; among values a key is a command."""
        return not self._is_inside

    def commands(self) -> tuple[Command, ...]:
        """What can be done where the keyboard is."""
        if self._naming is not None:
            return self._naming_commands(self._naming)
        own = self._inside_commands() if self._is_inside else self._list_commands()
        return (*own, *self._resets(), *self._way_commands())

    def _list_commands(self) -> tuple[Command, ...]:
        step = (
            Command("step_back", ("left",), _("change"), lambda: self._step(-1), key_label="← →"),
            Command("step", ("right",), _("change"), lambda: self._step(1), shown=False),
        )
        leave, label = (self._unseek, _("show all")) if self._sought.text else (self._done, _("done"))
        basic = (
            Command("done", ("escape",), label, leave),
            Command("erase", ("backspace",), _("erase"), lambda: self._seek(self._sought.erased()), shown=False),
        )
        if not matching_keys(self._sought.text):
            return basic
        return (
            *basic,
            Command("up", ("up",), _("rule"), lambda: self._move(-1), key_label="↑ ↓"),
            Command("down", ("down",), _("down"), lambda: self._move(1), shown=False),
            *(step if can_step(self._key) else ()),
            Command("values", ("enter", "tab"), _("values"), self._go_inside),
            Command("page_down", ("pagedown",), _("page down"), lambda: self._move(10), shown=False),
            Command("page_up", ("pageup",), _("page up"), lambda: self._move(-10), shown=False),
        )

    def _resets(self) -> tuple[Command, ...]:
        """Back to the variant, and saving, where something differs."""
        differing = changed(self._rules, self._pack)
        is_found = self._key in matching_keys(self._sought.text)
        one = Command("reset", ("delete",), _("reset"), self._reset)
        every = Command("reset_all", ("ctrl+r",), _("reset all"), partial(self._set, self._pack))
        save = Command("save", ("ctrl+s",), _("save as variant"), self._begin_naming)
        return (*((one,) if self._key in differing and is_found else ()), *((every, save) if differing else ()))

    def _inside_commands(self) -> tuple[Command, ...]:
        spots = self._one.values
        return (
            Command("press", ("enter", "space"), _("choose"), spots.press),
            Command("left", ("left",), _("move"), lambda: self._point(-1, 0), key_label="← → ↑ ↓"),
            Command("right", ("right",), _("right"), lambda: self._point(1, 0), shown=False),
            Command("up", ("up",), _("up"), lambda: self._point(0, -1), shown=False),
            Command("down", ("down",), _("down"), lambda: self._point(0, 1), shown=False),
            Command("outside", ("escape", "tab"), _("back to the list"), self._go_outside),
            Command("read_on", ("pagedown",), _("read on"), lambda: self._one.read_on(4), shown=False),
            Command("read_back", ("pageup",), _("read back"), lambda: self._one.read_on(-4), shown=False),
        )

    def _way_commands(self) -> tuple[Command, ...]:
        """A key for each button that leads out of what is impossible."""
        words = self._words()
        return tuple(
            Command(f"way_{key}", (key,), way.label(words), partial(self._set, way.rules), shown=False)
            for key, way in zip(WAY_KEYS, self._clash.ways, strict=False)
        )

    def _naming_commands(self, line: Line) -> tuple[Command, ...]:
        return (
            Command("save_named", ("enter",), _("save"), self._save),
            Command("stop_naming", ("escape",), _("back"), lambda: self._call(None)),
            Command("left", ("left",), _("left"), lambda: self._call(line.moved(-1)), shown=False),
            Command("right", ("right",), _("right"), lambda: self._call(line.moved(1)), shown=False),
            Command("erase", ("backspace",), _("erase"), lambda: self._call(line.erased()), shown=False),
            *self._way_commands(),
        )

    def on_shown(self) -> None:
        """Begins in the list."""
        self._is_inside, self._sought, self._naming = False, Line(), None
        self._show()

    def _done(self) -> None:
        self.boms.show(self.boms.setup.house_rules_from)

    def typed(self, text: str) -> None:
        """Into the name of a pack, or the filter; a space does not begin one."""
        if self._naming is not None:
            self._call(self._naming.typed(text))
        elif text.strip() or self._sought.text:
            self._seek(self._sought.typed(text))

    def _seek(self, line: Line) -> None:
        """Only the keys in which these words occur; the first of them is highlighted."""
        self._sought = line
        found = matching_keys(line.text)
        if self._key not in found and found:
            self._key = found[0]
        self._show()

    def _unseek(self) -> None:
        self._seek(Line())

    def _move(self, by: int) -> None:
        self._key = stepped(matching_keys(self._sought.text), self._key, by) or self._key
        self._show()

    def _step(self, by: int) -> None:
        self._set(stepped_value(self._rules, self._key, by))

    def _reset(self) -> None:
        self._set(with_values(self._rules, {self._key: value_of(self._pack, self._key)}))

    def _go_inside(self) -> None:
        self._is_inside = bool(matching_keys(self._sought.text))
        self._show()

    def _point(self, right: int, down: int) -> None:
        """Goes to another spot; one value out of a few is in force at once, as with the arrows in the list."""
        spots = self._one.values
        spots.move(right, down)
        pointed = spots.pointed()
        if choices(self._key) and pointed is not None and pointed.rules is not None:
            self._set(pointed.rules)

    def _go_outside(self) -> None:
        self._is_inside = False
        self._show()

    def _set(self, rules: Rules) -> None:
        self.boms.setup.rules, self._refusal = rules, ""
        self._show()

    def _begin_naming(self) -> None:
        self._is_inside = False
        self._call(proposal(_("{variant} at our table").format(variant=self._words().name)))

    def _call(self, line: Line | None) -> None:
        self._naming, self._refusal = line, ""
        self._show()

    def _save(self) -> None:
        """Saves the rules as an own pack, which is the variant from now on."""
        setup, line = self.boms.setup, self._naming or Line()
        try:
            setup.pack = save_pack(line.text, setup.rules, setup.pack)
        except PackError as error:
            self._refusal = str(error)
        else:
            self._naming = None
        self._show()

    def _show(self) -> None:
        """Brings everything up to date."""
        rules, words, mark = self._rules, self._words(), changed_mark(self.boms.look)
        keys = matching_keys(self._sought.text)
        clashing = {key for conflict in conflicts(rules) for key in conflict.keys}
        rows = key_rows(rules, self._pack, keys, mark, words, clashing)
        self._list.set_rows(rows, self._key, is_active=not self._is_inside and self._naming is None)
        self._found.tell(self._found_lines(len(keys)))
        self._page = max(rules.min_players, min(self._page, rules.max_players))
        self._one.tell(self._key, rules, self._pack, page=self._page, words=words, mark=mark, is_active=self._is_inside)
        self._clash.tell(rules, self._pack, self._key, words)
        self.refresh_frame()

    def _found_lines(self, number: int) -> list[Paragraph]:
        cursor = self.boms.look.glyph("▏", "_")
        if self._naming is not None:
            text = self._naming.text[: self._naming.at] + cursor + self._naming.text[self._naming.at :]
            asked = Paragraph(_("Name of your variant: {name}").format(name=text), "accent")
            return [asked, Paragraph(self._refusal, "warning", "!")] if self._refusal else [asked]
        if not self._sought.text:
            return [Paragraph(_("Type to find a rule"), "quiet")]
        told = n_("{number} rule", "{number} rules", number).format(number=number) if number else _("nothing found")
        return [Paragraph(_("Find: {words}").format(words=self._sought.text + cursor), "accent", right=told)]

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        self._key, self._is_inside = event.name, False
        self._show()

    @on(Spots.Pressed)
    def _pressed(self, event: Spots.Pressed) -> None:
        """Sets what was pressed; a value chosen out of a few by key leads back to the list."""
        self._page = event.spot.page if event.spot.page is not None else self._page
        if event.spots is self._one.values and choices(self._key):
            self._is_inside = False
        self._set(event.spot.rules or self._rules)
