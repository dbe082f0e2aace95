"""The screens, by name. A screen is imported and made when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from boms.ui.screens.base import Framed

WHERE = {
    "start": "start:StartScreen",
    "variant": "variant:VariantScreen",
    "players": "players:PlayersScreen",
    "house_rules": "house_rules:HouseRulesScreen",
    "agreement": "agreement:AgreementScreen",
    "own_packs": "own_packs:OwnPacksScreen",
    "how_to_play": "how_to_play:HowToPlayScreen",
    "practice_hand": "how_to_play:PracticeHandScreen",
    "new_rules": "new_rules:NewRulesScreen",
    "deal": "deal:DealScreen",
    "table": "table:TableScreen",
    "hand": "hand:HandScreen",
    "exchange": "exchange:ExchangeScreen",
    "round_over": "round_over:RoundOverScreen",
    "match_over": "match_over:MatchOverScreen",
    "preferences": "preferences:PreferencesScreen",
    "keys": "keys:KeysScreen",
    "continue_match": "continue_match:ContinueMatchScreen",
    "history": "history:HistoryScreen",
    "look_back": "look_back:LookBackScreen",
    "hall_of_fame": "hall_of_fame:HallOfFameScreen",
    "seats": "seats:SeatsScreen",
    "pin": "pin:PinScreen",
    "page": "page:PageScreen",
    "question": "question:QuestionScreen",
    "small": "small:SmallScreen",
}
"""Module and class of each screen."""

PASSING = frozenset(
    (
        *("page", "question", "small", "preferences", "keys"),
        *("continue_match", "history", "look_back", "hall_of_fame", "seats", "pin"),
    )
)
"""Screens that come in between: what was shown before comes back after them."""


def maker(name: str) -> Callable[[], Framed]:
    """What makes the screen of this name."""

    def make() -> Framed:
        module, _, kind = WHERE[name].partition(":")
        return cast("Framed", getattr(import_module(f"boms.ui.screens.{module}"), kind)())

    return make
