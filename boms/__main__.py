"""`boms` on the command line."""

from boms.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
