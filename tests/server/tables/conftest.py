from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.tables.lobby import Lobby, open_lobby


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lobby]:
    """One server for all tests of a file: everybody opens tables of their own."""
    with open_lobby(tmp_path_factory.mktemp("lobby")) as found:
        yield found
