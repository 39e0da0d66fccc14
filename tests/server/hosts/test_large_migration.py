"""A large database of the first release is brought up to date: nothing changes, and it can be interrupted."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.store.engine import on_sqlite, open_engine
from saltire.server.store.migrate import HEAD, revision, upgrade
from tests.server.hosts.old_database import digests, make_old, plan

SIZES = [20_000, pytest.param(1_000_000, marks=[pytest.mark.soak, pytest.mark.timeout(1200)])]
LOOK_UPS = {
    "people_by_name": "SELECT id FROM people WHERE name = 'Person 7'",
    "people_by_skeleton": "SELECT id FROM people WHERE skeleton = 'person 7'",
    "seats_by_name": "SELECT table_id FROM seats WHERE name = 'Person 7'",
    "seats_of_person": "SELECT table_id FROM seats WHERE person_id = 'p7'",
    "notes_of_person": "SELECT table_id FROM notes WHERE person_id = 'p7'",
    "outbox_of_person": "SELECT id FROM outbox WHERE person_id = 'p7'",
    "keys_of_person": "SELECT hash FROM keys WHERE person_id = 'p7'",
    "ratings_by_game": "SELECT shown FROM ratings WHERE game = 'schotten' AND players = 2"
    " ORDER BY shown DESC",
    "address_bars_of_person": "SELECT address FROM address_bars WHERE person_id = 'p7'",
}
# Stops when most of the work is done and none of it stored.
HALF_WAY = """
import asyncio, sys, time
from saltire.server.store import names
from saltire.server.store.engine import open_engine
from saltire.server.store.migrate import upgrade
done = names.give_skeletons
def stop(db):
    done(db)
    print("half way", flush=True)
    time.sleep(600)
names.give_skeletons = stop
asyncio.run(upgrade(open_engine(sys.argv[1])))
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'saltire.db'}"
    return str(request.getfixturevalue("postgres"))


def kill_half_way(url: str) -> None:
    """Begin to upgrade, and end by force in the middle."""
    command = [sys.executable, "-c", HALF_WAY, url]
    upgrading = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
    assert upgrading.stdout is not None
    assert upgrading.stdout.readline() == "half way\n"
    upgrading.send_signal(signal.SIGKILL)
    upgrading.communicate()


async def at_revision(engine: AsyncEngine) -> str | None:
    async with engine.connect() as db:
        return await db.run_sync(revision)


async def upgraded(
    url: str, events: int, note: Callable[[str, object], None]
) -> tuple[dict[str, tuple[int, str]], dict[str, tuple[int, str]]]:
    """Fill, interrupt, upgrade and look; give the digests before and after."""
    engine = open_engine(url)
    try:
        await make_old(engine, events)
        before = await digests(engine)
        await asyncio.to_thread(kill_half_way, url)
        assert await at_revision(engine) == "0001"
        assert await digests(engine) == before
        began = time.monotonic()
        await upgrade(engine)
        note("seconds", round(time.monotonic() - began, 2))
        assert await at_revision(engine) == HEAD
        for index, query in LOOK_UPS.items():
            assert index in await plan(engine, query), query
        async with engine.connect() as db:
            left = await db.execute(text(_NAMES_LEFT.format(name=_name_in(engine))))
            assert left.scalar() == 0
            lacking = "SELECT count(*) FROM people WHERE kind = 'account' AND skeleton IS NULL"
            assert (await db.execute(text(lacking))).scalar() == 0
        return before, await digests(engine)
    finally:
        await engine.dispose()


_NAMES_LEFT = (
    "SELECT count(*) FROM happenings WHERE kind = 'join' AND n = 1 AND {name} <> ''"
    " AND table_id LIKE 't%'"
)


def _name_in(engine: AsyncEngine) -> str:
    return "json_extract(data, '$.name')" if on_sqlite(engine) else "data ->> 'name'"


@pytest.mark.parametrize("events", SIZES)
def test_an_upgrade_keeps_everything_and_may_be_interrupted(
    url: str, events: int, record_property: Callable[[str, object], None]
) -> None:
    before, after = asyncio.run(upgraded(url, events, record_property))
    assert before["happenings"][0] >= events - events // 50
    assert after == before


def test_two_processes_that_upgrade_at_once_do_it_once(url: str) -> None:
    async def both() -> list[str | None]:
        engines = [open_engine(url) for _ in range(3)]
        await make_old(engines[0], 2_000)
        await asyncio.gather(*[upgrade(engine) for engine in engines])
        found = [await at_revision(engine) for engine in engines]
        for engine in engines:
            await engine.dispose()
        return found

    assert asyncio.run(both()) == [HEAD] * 3


RESULT = """'{"shares": [0.25, 0.75], "how": "played"}'"""
RATED = (
    "INSERT INTO ratings (person_id, game, players, mu, sigma, games, changed)"
    " VALUES ('p0', 'schotten', 2, 26.0, 5.0, 2, 2)",
    "INSERT INTO rating_history (table_id, person_id, seat, game, players, mu_before, sigma_before,"
    " mu, sigma, share, at) VALUES ('t1', 'p0', 0, 'schotten', 2, 25, 8, 28.0, 5.5, 1, 1),"
    " ('t2', 'p0', 0, 'schotten', 2, 28, 5.5, 26.0, 5.0, 0, 2)",
)


def test_shares_and_shown_ratings_of_old_games_are_filled_in(url: str) -> None:
    async def filled() -> tuple[list[float | None], list[tuple[int, int]]]:
        engine = open_engine(url)
        await make_old(engine, 2_000)
        result = RESULT if on_sqlite(engine) else f"CAST({RESULT} AS JSON)"
        async with engine.begin() as db:
            sql = f"UPDATE tables SET result = {result} WHERE id = 't1'".replace(":", r"\:")
            await db.execute(text(sql))
            for statement in RATED:
                await db.execute(text(statement))
        await upgrade(engine)
        async with engine.connect() as db:
            shares = await db.execute(
                text(
                    "SELECT share FROM seats WHERE table_id IN ('t1', 't2') ORDER BY table_id, seat"
                )
            )
            ratings = await db.execute(
                text("SELECT shown, best FROM ratings WHERE person_id = 'p0'")
            )
            found = list(shares.scalars()), [(row[0], row[1]) for row in ratings]
        await engine.dispose()
        return found

    shares, ratings = asyncio.run(filled())
    assert shares == [0.25, 0.75, None, None]
    assert ratings == [(1440, 1460)]
