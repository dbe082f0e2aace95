"""House rules changed by hand on the command line: `--set key=value`."""

from collections.abc import Sequence

from msgspec.structs import replace

from boms.packs.errors import PackError
from boms.packs.houserules import note_conflict, read_values
from boms.packs.nodes import Mapping, Scalar
from boms.packs.problems import Complaints, Problem, problem_text
from boms.packs.yamlfile import read_yaml
from boms.rules import Conflict, Rules, Value, conflicts, with_values
from boms.text import N_


def with_settings(rules: Rules, settings: Sequence[str]) -> Rules:
    """The rules with changes such as `jokers=2` or `clearing_ranks=[2]`, values read as YAML; the last of a key counts.

    Raises PackError with one sentence about the first problem; all of them are in its `problems`.
    """
    values: dict[str, Value] = {}
    problems: list[Problem] = []
    for setting in settings:
        complaints = Complaints(f"--set {setting}")
        values |= _read(setting, complaints)
        problems += [replace(problem, line=None, column=None) for problem in complaints.listed()]
    changed = with_values(rules, values)
    if not problems:
        problems = [_impossible(conflict, changed, settings) for conflict in conflicts(changed)]
    if problems:
        raise PackError(problem_text(problems[0]), tuple(problems))
    return changed


def _read(setting: str, complaints: Complaints) -> dict[str, Value]:
    word, equals, written = setting.partition("=")
    key = Scalar(word.strip(), 1, 1)
    if not equals:
        complaints.note(key, N_("House rules are set as key=value, not as {found}"), found=setting)
        return {}
    value = read_yaml(written, complaints)
    if value is None or len(complaints):
        return {}
    return read_values(Mapping(((key, value),), 1, 1), complaints).values


def _impossible(conflict: Conflict, rules: Rules, settings: Sequence[str]) -> Problem:
    guilty = [setting for setting in settings if setting.partition("=")[0].strip() in conflict.keys]
    complaints = Complaints("--set " + " ".join(guilty or settings))
    note_conflict(None, conflict, rules, complaints)
    return complaints.listed()[0]
