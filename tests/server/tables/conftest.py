from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.tables.hall import Hall, hall


@pytest.fixture(scope="module")
def the_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One server for all tests of a file: everybody opens tables of their own."""
    with hall(tmp_path_factory.mktemp("hall")) as found:
        yield found
