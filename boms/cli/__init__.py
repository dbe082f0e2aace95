"""The command: reads arguments, builds a table, starts the screens or prints.

What lives here: one module for each command of `boms`, each with `add_arguments(parser)` and `run(arguments) -> int`;
`table` of them, and the way in. Modules are imported when their command is given: `boms --version` loads neither
Textual nor YAML, and a command that only prints loads no screen.

What must not live here: anything another floor could be asked. A command reads its arguments, asks, and prints.

**Language.** That of `--lang`, else of the environment, in help and mistakes too: see `parser`.

**Exit codes.** 0: done. 1: it ran, and something does not hold (`replay`, `doctor`). 2: it cannot be done: wrong
arguments, a file that cannot be read or is wrong, no terminal. 130: interrupted. 141: nobody reads the output any more.
Errors are one line on standard error, problems of a file one line each; a traceback is a fault of the program.
"""

from boms.cli.entry import main

__all__ = ["main"]
