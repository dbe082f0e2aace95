"""Which language is spoken, and how a message is looked up in it."""

import subprocess
import sys

import pytest

import boms.text
from boms.text import LANGUAGES, _, guess_language, language, n_, p_, use_language


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({}, "en"),
        ({"LANG": "nb_NO.UTF-8"}, "nb"),
        ({"LANG": "no"}, "nb"),
        ({"LANG": "nn_NO"}, "nb"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "den_XX"}, "en"),
        ({"LANG": "nb_NO", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "nb_NO", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "nb_NO", "LC_ALL": ""}, "nb"),
        ({"LANGUAGE": "fr:nn:de", "LANG": "de_DE"}, "nb"),
        ({"LANGUAGE": "fr", "LANG": "de_DE"}, "en"),
        ({"LANGUAGE": "de", "LC_ALL": "nb_NO"}, "de"),
    ],
)
def test_the_environment_says_which_language_is_wanted(environ: dict[str, str], code: str) -> None:
    assert guess_language(environ) == code


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_language_in_use_is_known_by_its_code(code: str) -> None:
    use_language(code)
    assert language() == code


def test_another_language_is_refused_and_changes_nothing() -> None:
    use_language("nb")
    with pytest.raises(ValueError, match="fr"):
        use_language("fr")
    assert language() == "nb"


def test_messages_follow_the_language_at_every_call() -> None:
    said = {}
    for code in LANGUAGES:
        use_language(code)
        said[code] = (_("trick"), n_("one card", "{number} cards", 1), p_("rank", "jack"))
    assert said == {
        "nb": ("stikk", "ett kort", "knekt"),
        "en": ("trick", "one card", "jack"),
        "de": ("Stich", "eine Karte", "Bube"),
    }


def test_a_message_without_translation_is_said_in_english() -> None:
    use_language("de")
    assert _("Not in any catalog") == "Not in any catalog"


def test_nothing_is_not_the_head_of_a_catalog() -> None:
    use_language("de")
    assert _("") == ""


def test_speaking_english_reads_no_catalog_and_no_rules() -> None:
    script = (
        "import sys; from boms.text import _, use_language; use_language('en');"
        "assert not {'gettext', 'boms.rules', 'msgspec'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_every_name_of_the_floor_can_be_had() -> None:
    assert all(getattr(boms.text, name) is not None for name in boms.text.__all__)
    with pytest.raises(AttributeError):
        boms.text.nothing_of_the_kind  # type: ignore[attr-defined]  # noqa: B018
