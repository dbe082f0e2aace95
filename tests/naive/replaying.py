"""Replays a record (record.md) with the naive referee and complains about the first thing that differs."""

from pathlib import Path

import yaml

from .house import as_cards, house_of, sorting
from .referee import NaiveMatch

CHECKOUT = Path(__file__).resolve().parents[2]
RESERVED = ("expect", "refuse", "clear", "swap", "ask")


class Differs(AssertionError):  # noqa: N818 - named as a person would say it
    """A step of the record is not what the referee sees."""


def conformance_files():
    """Every conformance file beside the checkout, or else in it."""
    for folder in (CHECKOUT.parent / "shared" / "conformance", CHECKOUT / "tests" / "conformance"):
        files = sorted(folder.rglob("*.yaml"))
        if files:
            return files
    return []


def replay(text, packs):
    """Replays a record from its text; `packs` has the base values of each pack. Returns the match."""
    record = yaml.safe_load(text)
    values = {**packs[record["rules"]], **record.get("set", {})}
    match = NaiveMatch(values, record["players"], record.get("previous"))
    for number, played in enumerate(record["rounds"], start=1):
        values = {**values, **played.get("set", {})}
        replay_round(match, played, values, f"round {number}")
    if record.get("end"):
        match.end(record["end"])
    return match


def replay_round(match, played, values, where):
    hands = {name: as_cards(cards) for name, cards in played["hands"].items()}
    match.start_round(hands, played.get("dealer"), played.get("players"), house_values(values))
    for number, step in enumerate(played.get("exchange", []), start=1):
        take(match, step, f"{where}, exchange {number}")
    if match.phase() == "exchange" and match.try_action(("end_swaps",)) not in (None, "wrong_phase"):
        raise Differs(f"{where}: swapping cannot end")
    for number, step in enumerate(played.get("play", []), start=1):
        take(match, step, f"{where}, play {number}")
    if "result" in played and match.last_order != played["result"]:
        raise Differs(f"{where}: result {match.last_order}, expected {played['result']}")


def house_values(values):
    house_of(values)
    return dict(values)


def take(match, step, where):
    """One step of `exchange` or `play`."""
    if "expect" in step:
        check(match, step["expect"], where)
    elif "refuse" in step:
        step = dict(step["refuse"])
        code = step.pop("code")
        before = match.facts()
        found = match.try_action(action_of(match, step))
        if found != code or match.facts() != before:
            raise Differs(f"{where}: {step} gave {found}, expected {code}")
    else:
        found = match.try_action(action_of(match, step))
        if found is not None:
            raise Differs(f"{where}: {step} was refused: {found}")


def action_of(match, step):
    """The action a step names; a player's cards are a gift in the exchange and a play after it."""
    ((key, value),) = step.items()
    if key == "ask":
        return ("ask", as_cards(value))
    if key == "swap":
        return ("swap", {name: as_cards(cards) for name, cards in value.items()})
    if key == "clear":
        return ("clear", value)
    if value == "pass":
        return ("pass", key)
    cards, announce = (value["cards"], value.get("announce", False)) if isinstance(value, dict) else (value, False)
    if match.phase() == "exchange":
        return ("give", key, as_cards(cards))
    return ("lay", key, as_cards(cards), announce)


def check(match, expected, where):
    facts = match.facts()
    for key, value in expected.items():
        found, wanted = comparable(key, facts, value)
        if found != wanted:
            raise Differs(f"{where}: {key} is {found}, expected {wanted}")


def comparable(key, facts, value):
    """What is and what should be, with everything that has no order sorted away."""
    if key == "hand":
        found = {name: facts["hands"][name] for name in value}
        return found, {name: sorted(as_cards(cards), key=sorting) for name, cards in value.items()}
    if key == "pile":
        return facts["pile"], [sorted(as_cards(str(cards)), key=sorting) for cards in value]
    if key == "legal":
        return plays_as_text(facts["legal"]), sorted(canonical(play) for play in value)
    if key == "marked":
        return facts["marked"], sorted(value)
    if key in ("titles", "points", "places"):
        return {name: facts[key].get(name) for name in value}, dict(value)
    return facts[key], value


def plays_as_text(plays):
    return sorted("pass" if play == "pass" else canonical(" ".join(play)) for play in plays)


def canonical(play):
    return "pass" if play == "pass" else " ".join(sorted(as_cards(str(play)), key=sorting))
