"""What grows with what: a SQLite database of many people and games, and what a server on it costs.

    python -m benchmarks.server_scale --people 100000

People, finished games and games by correspondence are written into the database at once; then a server
starts on it, and a client asks for what people ask for. Processor time is the server's own: it holds on a
busy machine too.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx

from benchmarks.serving import Server, serving
from saltire.server.store.engine import open_engine
from saltire.server.store.migrate import upgrade

EVENTS: Final = 40
"""Events of each finished game that is written."""
REPEATS: Final = 40
_COUNT: Final = "WITH RECURSIVE s(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM s WHERE i < ? - 1)"
_PEOPLE: Final = f"""INSERT INTO people (id, name, kind, login, skeleton, created, seen) {_COUNT}
    SELECT 'p' || i, 'Person ' || i, 'account', 'person ' || i, 'person ' || i, i, i FROM s"""
_TABLES: Final = f"""INSERT INTO tables (id, game, version, options, state, pace, public, rated, rounds,
    round, score, commitment, seed, salts, n, ply, waiting, result, created, started, ended, deadline)
    {_COUNT} SELECT ?2 || i, 'schotten', '1', '{{}}', ?3,
    '{{"kind":"days","minutes":0,"increment":0,"days":3}}', 1, 0, 1, 1, '[]', 'c', 's',
    '{{}}', ?4, 20, ?5, ?6, i, i, ?7, ?8 FROM s"""
_SEATS: Final = f"""INSERT INTO seats (table_id, seat, person_id, name) {_COUNT}
    SELECT ?2 || (i / 2), i % 2, 'p' || (i * 7 % ?3), 'Person ' || (i * 7 % ?3) FROM s"""
_EVENTS: Final = f"""INSERT INTO happenings (table_id, n, at, kind, seat, cid, ply, data) {_COUNT}
    SELECT ?2 || (i / ?3), i % ?3 + 1, i, 'act', i % 2, 'cid-' || i, i % ?3,
    '{{"plies":[[0,"R7@3",[["lay",{{"seat":0,"card":42,"stone":3}}]]]],"known":[0,1,-1],"used":1234}}'
    FROM s"""


def fill(path: Path, people: int, finished: int, letters: int) -> None:
    """Write people, finished games and games by correspondence."""

    async def make() -> None:
        engine = open_engine(f"sqlite:///{path}")
        await upgrade(engine)
        await engine.dispose()

    asyncio.run(make())
    won = '{"shares":[1.0,0.0],"how":"played"}'
    later = int(time.time() * 1000) + 2 * 24 * 3600_000
    with closing(sqlite3.connect(path)) as db:
        db.execute(_PEOPLE, (people,))
        db.execute(_TABLES, (finished, "o", "over", EVENTS, "[]", won, 1, None))
        db.execute(_TABLES, (letters, "d", "playing", 1, "[0]", None, None, later))
        for count, kind in ((finished, "o"), (letters, "d")):
            db.execute(_SEATS, (2 * count, kind, people))
        db.execute(_EVENTS, (EVENTS * finished, "o", EVENTS))
        db.execute(_EVENTS, (letters, "d", 1))
        now = str(int(time.time() * 1000))  # as a server left it that was stopped just now
        db.execute("INSERT INTO secrets (name, value) VALUES ('letters looked at', ?)", (now,))
        db.commit()


def asked(server: Server, people: int) -> Iterator[tuple[str, float, float]]:
    """Ask for what people ask for; give its name, milliseconds by the clock (median), and of processor."""
    headers = {"X-Saltire": "1"}
    with httpx.Client(base_url=f"{server.url}/api/v1", headers=headers, timeout=60) as me:
        me.post("/me", json={}).raise_for_status()
        wrong = {"name": "Nobody at all", "password": "a guess of mine"}
        requests: dict[str, tuple[str, str, object]] = {
            "the lobby": ("GET", "/tables?list=playing", None),
            "a person's games": ("GET", "/records?player=p{n}", None),
            "games by a player's name": ("GET", "/records?player=Person {n}", None),
            "a profile": ("GET", "/people/p{n}", None),
            "one's own tables": ("GET", "/tables?list=mine", None),
            "a new guest's name": ("PATCH", "/me", {"name": "Somebody {n}"}),
            "a table opened": (
                "POST", "/tables", {"game": "schotten", "seats": ["me", "open"]}
            ),
            "a wrong sign-in": ("POST", "/sign-in", wrong),
        }  # fmt: skip
        for name, (method, path, body) in requests.items():
            used, times = server.cpu(), []
            for i in range(REPEATS):
                n = str(i * 997 % people)
                given = {"name": f"Somebody {n}"} if method == "PATCH" else body
                began = time.perf_counter()
                me.request(method, path.replace("{n}", n), json=given)
                times.append(time.perf_counter() - began)
            cost = (server.cpu() - used) / REPEATS
            yield name, 1000 * sorted(times)[REPEATS // 2], 1000 * cost


def open_tables(server: Server, count: int) -> tuple[float, float]:
    """Open tables that two people play by correspondence; give kB of memory for each, and ms of processor."""
    headers = {"X-Saltire": "1"}
    with httpx.Client(base_url=f"{server.url}/api/v1", headers=headers, timeout=60) as me:
        me.post("/me", json={}).raise_for_status()
        asked = {"game": "schotten", "seats": ["me", "me"], "pace": {"kind": "days", "days": 3}}
        before, used = server.megabytes(), server.cpu()
        for _ in range(count):
            me.post("/tables", json=asked).raise_for_status()
        kilobytes = 1024 * (server.megabytes() - before) / count
        return kilobytes, 1000 * (server.cpu() - used) / count


def run(people: int, python: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "load.db"
        finished, letters = people // 5, people // 5
        fill(path, people, finished, letters)
        size = path.stat().st_size
        print(
            f"{people:,} people, {finished:,} finished games of {EVENTS} events,"
            f" {letters:,} by correspondence: {size / 1e6:.0f} MB on disk"
        )
        began = time.monotonic()
        with serving(python, Path(folder)) as server:
            ready = time.monotonic() - began
            print(f"ready after {ready:.1f} s, {server.cpu():.1f} s of processor", end="")
            used = server.cpu()
            time.sleep(8)
            core = (server.cpu() - used) / 8
            print(f"; then {core:.2f} of a core while idle, {server.megabytes():.0f} MB\n")
            print("| request | by the clock | processor |\n|---|---|---|")
            for name, clock, cost in asked(server, people):
                print(f"| {name} | {clock:.1f} ms | {cost:.1f} ms |", flush=True)
            kilobytes, cost = open_tables(server, 400)
            print(
                f"\na table in memory: {kilobytes:.0f} kB; opening and starting one: {cost:.1f} ms"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--python", default=sys.executable, help="the Python of the server")
    args = parser.parse_args()
    run(args.people, args.python)


if __name__ == "__main__":
    main()
