from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.promises.paired_worlds import World, two_servers


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    """Two servers for all tests of a file: every game is at a table of its own."""
    with two_servers(tmp_path_factory.mktemp("worlds")) as found:
        yield found
