from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people.door import Served, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as found:
        yield found
