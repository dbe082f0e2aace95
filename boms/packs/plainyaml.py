"""Plain values as YAML on one line."""

import re

_SIMPLE_TEXT = re.compile(r"[^\W\d_][\w ]*")
_NOT_SIMPLE = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})


def value_yaml(value: object) -> str:
    """A value of a house rule as YAML on one line. Nothing in them needs quotes."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case list() | tuple():
            return "[" + ", ".join(map(value_yaml, value)) + "]"
        case dict():
            return "{" + ", ".join(f"{key}: {value_yaml(item)}" for key, item in value.items()) + "}"
        case _:
            return str(value)


def text_yaml(text: str) -> str:
    """A text as YAML: in quotes where it might be taken for something else."""
    if _SIMPLE_TEXT.fullmatch(text) and text.lower() not in _NOT_SIMPLE:
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
