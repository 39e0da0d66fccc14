from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people.served_app import ServedApp, serve_app


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServedApp]:
    with serve_app(tmp_path) as found:
        yield found
