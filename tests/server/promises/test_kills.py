"""What was acknowledged is never lost and a shown result is final, however often the server is killed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import run_postgres
from tests.server.promises.database_check import check
from tests.server.promises.random_players import Memory, RandomPlayer, play_until_killed
from tests.server.tables.processes import Process

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'saltire.db'}"
    else:
        with run_postgres() as server:
            yield server.get_uri()


def sit_down(players: list[RandomPlayer], games: int) -> None:
    """Open tables: mostly Schotten Totten, some Swords, one Hammer of the Scots."""
    for i in range(games):
        one, two, three = (players[(i + j) % len(players)] for j in range(3))
        if i == 0:
            one.opens("hammer", [two])
        elif i % 4 == 1:
            one.opens("swords", [two, three], players=3)
        else:
            one.opens("schotten", [two], tactics=bool(i % 2))


def live_through(database: str, log: Path, kills: int, games: int, acks: int) -> Memory:
    """Kill a server again and again while people play; check the books after each restart."""
    memory, players, lots = Memory(), list[RandomPlayer](), random.Random()
    for life in range(kills + 1):
        server = Process(database, log)
        try:
            url = server.url()
            asyncio.run(check(database, memory))
            if life == kills:
                asyncio.run(come_back(url, players))
                break
            players = players or [RandomPlayer(url, i, memory) for i in range(4)]
            for player in players:
                player.http.base_url = url + "/api/v1"
            sit_down(players, games)
            asyncio.run(play_until_killed(url, players, lots.randint(acks // 2, acks), server.kill))
        finally:
            if server.process.poll() is None:
                server.stop()
    assert asyncio.run(check(database, memory)) > 0
    assert memory.errors == []
    return memory


async def come_back(url: str, players: list[RandomPlayer]) -> None:
    """Let everybody see once more what they had been shown, and get their last answers."""
    playing = [asyncio.create_task(player.play(url)) for player in players]
    await asyncio.sleep(0.1)
    while any(player.unanswered for player in players):
        await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
    for left in await asyncio.gather(*playing, return_exceptions=True):
        assert left is None or isinstance(left, asyncio.CancelledError), left


def test_three_kills_lose_nothing(database: str, tmp_path: Path) -> None:
    memory = live_through(database, tmp_path / "log.txt", kills=3, games=10, acks=90)
    assert len(memory.acks) > 120
    assert memory.results


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_forty_kills_over_hundreds_of_games_lose_nothing(database: str, tmp_path: Path) -> None:
    memory = live_through(database, tmp_path / "log.txt", kills=40, games=12, acks=900)
    assert len(memory.acks) > 20_000
    assert len(memory.results) > 200
    assert memory.repeats > 40
