"""What comes and goes leaves nothing behind: the memory of a server stays flat."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import server_soak

from tests.server.tables.lobby import open_lobby, whose

pytestmark = pytest.mark.timeout(120)


def test_people_and_tables_that_have_gone_are_held_by_nothing(tmp_path: Path) -> None:
    with open_lobby(tmp_path, idle_minutes=0.0) as found:
        manager = found.server.services.tables
        for _ in range(3):
            ann, bob, table = found.pair(pace={"kind": "live", "minutes": 5})
            eve = found.player("Eve")
            for player in (ann, bob, eve):
                player.connects()
                player.watches(table)
            for _ in range(4):
                whose(ann, bob, table)[0].acts(table)
            ann.does(table, "chat", text="well")
            bob.does(table, "resign")
            for player in (ann, bob, eve):
                assert player.socket is not None
                player.socket.close()
        found.server.run(manager.sweep)
        left = (manager.cache, manager.cache._last_use, manager._alarms, manager._opening)
        assert [len(held) for held in left] == [0] * 4
        assert not manager.turns.clients
        assert not manager.turns.tables


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_memory_is_flat_over_half_an_hour() -> None:
    soak = server_soak.run(30)
    assert soak.games > 100
    assert soak.reconnects > 50
    assert soak.growth < 0.05, str(soak)
