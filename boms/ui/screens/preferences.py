"""Preferences: each with its value, changed at once and kept in the user's file."""

from __future__ import annotations

from typing import NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from boms.packs import PackError, problem_text
from boms.text import _
from boms.ui.commands import Command
from boms.ui.preference_table import BY_KEY, KEYS, PREFERENCES, Preference
from boms.ui.preference_words import explanation, group_name, label, value_word
from boms.ui.preferences import preferences_path
from boms.ui.preferences_file import write_preference
from boms.ui.screens.base import Framed
from boms.ui.screens.layout import WIDTHS
from boms.ui.themes.shelf import theme_shelf
from boms.ui.themes.themefile import BrokenTheme, Theme
from boms.ui.widgets.preview import Preview
from boms.ui.widgets.setup_reading import Paragraph, Reading
from boms.ui.widgets.setup_rows import Row, Rows, stepped


class _Value(NamedTuple):
    """A value that can be chosen."""

    word: str
    name: str
    broken: BrokenTheme | None = None


class PreferencesScreen(Framed):
    """The list on the left; on the right what the highlighted one does, its values, and a look at the theme."""

    CSS = """
    PreferencesScreen .body { padding: 1 1 0 1; }
    PreferencesScreen #all { width: 42; }
    PreferencesScreen #right { width: 1fr; margin-left: 1; }
    PreferencesScreen #told { height: auto; }
    PreferencesScreen #values { height: auto; margin-top: 1; }
    PreferencesScreen #said { height: auto; background: $panel; }
    PreferencesScreen Preview { margin-top: 1; }
    PreferencesScreen.-wide #all { width: 50; }
    PreferencesScreen.-wide #right { margin-left: 3; }
    PreferencesScreen.-wide #said { padding: 1 1; }
    PreferencesScreen.-widest .body { align: center top; }
    PreferencesScreen.-widest #all { width: 60; }
    PreferencesScreen.-widest #right { width: 80; margin-left: 3; }
    PreferencesScreen.-widest #said { padding: 1 1; }
    PreferencesScreen.-narrow .body { padding: 0 1; }
    PreferencesScreen.-narrow #all { width: 30; }
    PreferencesScreen.-narrow #values, PreferencesScreen.-narrow Preview { margin-top: 0; }
    """
    HORIZONTAL_BREAKPOINTS = WIDTHS

    def __init__(self) -> None:
        super().__init__()
        self._chosen = PREFERENCES[0].key
        self._refusal = ""
        self._themes: tuple[Theme | BrokenTheme, ...] = ()
        self._list = Rows(id="all")
        self._told = Reading(id="told", ground="panel")
        self._values = Rows(id="values", ground="panel")

    def body(self) -> ComposeResult:
        """The list, and what belongs to the highlighted one."""
        with Horizontal(classes="body"):
            yield self._list
            with Vertical(id="right"):
                with Vertical(id="said"):
                    yield self._told
                    yield self._values
                yield Preview()

    def top(self) -> tuple[str, str]:
        """The name of the screen."""
        return _("Preferences"), ""

    def commands(self) -> tuple[Command, ...]:
        """Up and down the list, through the values, back."""
        step = (
            Command("step_back", ("left",), _("change"), lambda: self._step(-1), key_label="← →"),
            Command("step", ("right",), _("change"), lambda: self._step(1), shown=False),
        )
        enter = _("change keys") if self._chosen == KEYS else _("next value")
        return (
            Command("up", ("up",), _("preference"), lambda: self._move(-1), key_label="↑ ↓"),
            Command("down", ("down",), _("down"), lambda: self._move(1), shown=False),
            *(() if self._chosen == KEYS else step),
            Command("choose", ("enter",), enter, self._next),
            Command("back", ("escape",), _("back"), self.boms.back),
        )

    def on_shown(self) -> None:
        """Reads the themes again: somebody may just have made one."""
        self._themes, self._refusal = theme_shelf(), ""
        self._show()

    def _preference(self) -> Preference | None:
        return BY_KEY.get(self._chosen)

    def _choices(self) -> tuple[_Value, ...]:
        """The values of the highlighted preference."""
        preference = self._preference()
        if preference is None:
            return ()
        if preference.key == "theme":
            return tuple(_theme_value(theme) for theme in self._themes)
        now = preference.word(self.boms.preferences)
        words = preference.values if now in preference.values else (*preference.values, now)
        return tuple(_Value(word, value_word(preference.key, word)) for word in words)

    def _now(self) -> str:
        """The value in force, as the file says it."""
        preference = self._preference()
        return preference.word(self.boms.preferences) if preference else ""

    def _step(self, by: int, *, around: bool = False) -> None:
        """The next value that can be used, or the one before; of two, the other one."""
        words = [value.word for value in self._choices() if value.broken is None]
        if not words:
            return
        at = words.index(self._now()) + by if self._now() in words else 0
        self._set(words[at % len(words) if around or len(words) == 2 else min(max(0, at), len(words) - 1)])

    def _set(self, word: str) -> None:
        """Puts a value in force at once and into the file."""
        preference = self._preference()
        if preference is None or word == self._now():
            return
        self._refusal = ""
        self.boms.use_preferences(preference.put(self.boms.preferences, word))
        try:
            write_preference(preference.key, word)
        except PackError as error:
            self._refusal = str(error)
        self._show()

    def _next(self) -> None:
        """What Enter and a second click do: the next value, or the screen of keys."""
        if self._chosen == KEYS:
            self.boms.show("keys")
        else:
            self._step(1, around=True)

    def _move(self, by: int) -> None:
        self._chosen = stepped(self._list.names(), self._chosen, by)
        self._refusal = ""
        self._show()

    def _show(self) -> None:
        self._list.set_rows(self._rows(), self._chosen)
        self._told.tell(self._told_lines())
        values = [_value_row(value, is_now=value.word == self._now()) for value in self._choices()]
        self._values.set_rows(values, self._now(), is_active=False)
        self._values.display = bool(values)
        self.refresh_frame()

    def _rows(self) -> list[Row]:
        rows: list[Row] = []
        for number, preference in enumerate(PREFERENCES):
            if not number or preference.group != PREFERENCES[number - 1].group:
                rows.append(Row("", group_name(preference.group), style="heading"))
            rows.append(Row(preference.key, label(preference.key), self._said(preference)))
        return [*rows, Row("", _("Keyboard"), style="heading"), Row(KEYS, label(KEYS), self._said_keys())]

    def _said(self, preference: Preference) -> str:
        word = preference.word(self.boms.preferences)
        if preference.key == "theme":
            return next((_theme_value(theme).name for theme in self._themes if theme.id == word), word)
        return value_word(preference.key, word)

    def _said_keys(self) -> str:
        return _("some of your own") if self.boms.preferences.keymap else _("the usual ones")

    def _told_lines(self) -> list[Paragraph]:
        """What the highlighted one does; of a theme what it is like; what went wrong."""
        lines = [Paragraph(label(self._chosen), "accent"), Paragraph(explanation(self._chosen))]
        if self._chosen == "theme":
            its = next((theme for theme in self._themes if theme.id == self._now()), None)
            said = its.words_in().description if isinstance(its, Theme) else ""
            lines = [Paragraph(label(self._chosen), "accent"), Paragraph(said or explanation("theme"))]
        if self._refusal:
            lines.append(Paragraph(self._refusal, "warning", "!"))
        elif self.app.size.height >= 34:
            lines += [Paragraph(""), Paragraph(_("Kept in {file}").format(file=preferences_path()), "quiet")]
        return lines

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        """A preference is highlighted, and the highlighted one changed; a value is chosen."""
        if event.rows is self._values:
            self._pick_value(event.name)
        elif event.again:
            self._next()
        else:
            self._chosen, self._refusal = event.name, ""
            self._show()

    def _pick_value(self, word: str) -> None:
        broken = next((value.broken for value in self._choices() if value.word == word), None)
        if broken is None:
            self._set(word)
            return
        self._refusal = problem_text(broken.problems[0])
        self._show()


def _theme_value(theme: Theme | BrokenTheme) -> _Value:
    if isinstance(theme, BrokenTheme):
        return _Value(theme.path.name, theme.path.name, theme)
    return _Value(theme.id, theme.words_in().name)


def _value_row(value: _Value, *, is_now: bool) -> Row:
    if value.broken is not None:
        return Row(value.word, value.name, _("faulty"), mark="!", style="warning")
    return Row(value.word, value.name, mark="●" if is_now else "")
