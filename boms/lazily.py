"""Packages whose names are loaded when they are first asked for, so that a command loads only what it needs."""

from collections.abc import Callable, Mapping
from importlib import import_module


def loader(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """A `__getattr__` for a package: `homes` gives, by module, the names that live there, separated by spaces."""
    modules = {name: module for module, names in homes.items() for name in names.split()}

    def load(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{modules[name]}"), name)

    return load
