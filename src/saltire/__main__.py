"""`python -m saltire` is the command `saltire`."""

from __future__ import annotations

import sys

from saltire.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
