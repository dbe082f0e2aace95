"""The floors of the house: who may import whom."""

import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules

from tests.conftest import ROOT


def test_the_import_contracts_hold() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


STARTING = """
import sys
from importlib import import_module
from pkgutil import iter_modules
sys.argv = ["boms", "--version"]
try:
    import boms.cli
    boms.cli.main()
except SystemExit:
    pass
print([name for name in ("textual", "rich", "yaml", "sqlite3", "boms.game") if name in sys.modules])
"""


def test_the_command_starts_without_screens_and_yaml() -> None:
    done = subprocess.run([sys.executable, "-c", STARTING], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_no_module_hides_a_name_of_its_own_package() -> None:
    """A package that loads its names late would find the module of that name in its place."""
    for floor in ("rules", "seat", "packs", "store", "text"):
        package = import_module(f"boms.{floor}")
        modules = {module.name for module in iter_modules(package.__path__)}
        assert modules.isdisjoint(package.__all__), floor
        assert all(getattr(package, name) is not None for name in package.__all__)
