"""Memory under steady load: a server may not grow, however many games have come and gone.

    python -m benchmarks.server_soak --minutes 30

starts a server of its own. Pairs of new guests sit down again and again: they play, chat, lose the
line, are looked at, ask over HTTP, resign or finish, ask for another game, and leave for good.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection

from benchmarks.server_load import socket_of, watch
from benchmarks.serving import Server, serving

GAMES: list[tuple[str, dict[str, object], int]] = [
    ("schotten", {}, 400),
    ("schotten", {"tactics": True}, 400),
    ("swords", {"players": 2}, 300),
    ("hammer", {}, 120),
]
"""A game, its options, and after how many actions somebody resigns."""
SETTINGS = {"SALTIRE_IDLE_MINUTES": "0.5", "SALTIRE_LIMITS": "10000"}
"""Idle tables leave soon, so that what stays behind is seen soon; limits count, but refuse nobody."""
_LANGUAGES = ("en", "de", "fr", "hu", "cs")


@dataclass
class Soak:
    """What has been done so far, and the samples: minutes and megabytes."""

    games: int = 0
    actions: int = 0
    chats: int = 0
    reconnects: int = 0
    samples: list[tuple[float, float]] = field(default_factory=list)

    def between(self, first: float, last: float) -> float:
        """Give the median of the samples between two shares of the time."""
        whole = self.samples[-1][0]
        found = [mb for at, mb in self.samples if first * whole <= at <= last * whole]
        return statistics.median(found)

    @property
    def growth(self) -> float:
        """Compare the last fifth with the third: before that a server fills its caches."""
        return self.between(0.8, 1.0) / self.between(0.4, 0.6) - 1

    def __str__(self) -> str:
        return (
            f"{self.samples[-1][0]:.1f} minutes, {self.games} games, {self.actions} actions,"
            f" {self.chats} chats, {self.reconnects} reconnects: {self.between(0, 0.1):.0f} MB at"
            f" first, {self.between(0.4, 0.6):.0f} in the middle, {self.between(0.8, 1):.0f} at last"
            f" ({100 * self.growth:+.1f} %)"
        )


class Visitor:
    """One new guest with one socket at a time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lang = random.choice(_LANGUAGES)
        self.http = httpx.AsyncClient(base_url=url, headers={"X-Saltire": "1"}, timeout=60)
        self.socket: ClientConnection
        self.cid = 0

    async def come(self) -> None:
        await self.post("/api/v1/me", {"name": f"V{random.randrange(10**9)}"})
        await self.connect()

    async def connect(self) -> None:
        self.socket = await socket_of(self.url, self.http)
        await self.send({"type": "hello", "lang": self.lang})

    async def go(self) -> None:
        await self.socket.close()
        await self.http.aclose()

    async def post(self, path: str, body: dict[str, object]) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def send(self, message: dict[str, object]) -> None:
        await self.socket.send(orjson.dumps(message), text=True)

    async def does(self, table: str, what: str, **more: object) -> None:
        self.cid += 1
        await self.send({"type": "do", "table": table, "what": what, "cid": f"d{self.cid}", **more})


class Evening:
    """Two guests and one who looks on, for one game and sometimes another."""

    def __init__(self, url: str, soak: Soak, pause: float) -> None:
        self.soak = soak
        self.pause = pause
        self.people = [Visitor(url), Visitor(url)]
        self.onlooker = Visitor(url)
        self.table = ""
        self.left = 0
        self.over = asyncio.Event()

    async def spend(self) -> None:
        everybody = (*self.people, self.onlooker)
        for visitor in everybody:
            await visitor.come()
        game, options, self.left = random.choice(GAMES)
        one, two = self.people
        asked = {"game": game, "options": options, "seats": ["me", "open"], "public": True,
                 "pace": {"kind": "live", "minutes": 60}}  # fmt: skip
        self.table = (await one.post("/api/v1/tables", asked))["id"]
        await two.post(f"/api/v1/tables/{self.table}/join", {"salt": "some salt"})
        looking = asyncio.create_task(self._look_on())
        async with asyncio.timeout(600), asyncio.TaskGroup() as playing:
            for visitor in self.people:
                playing.create_task(self._play(visitor))
        await self._look_back()
        looking.cancel()
        for visitor in everybody:
            await visitor.go()
        await asyncio.gather(looking, return_exceptions=True)
        self.soak.games += 1

    async def _look_on(self) -> None:
        await watch(self.onlooker.socket, self.table)
        async for _ in self.onlooker.socket:
            pass

    async def _play(self, visitor: Visitor) -> None:
        """Answer until the game is over; now and then lose the line and come back."""
        seen = 0
        await watch(visitor.socket, self.table)
        while not self.over.is_set():
            frame = orjson.loads(await visitor.socket.recv())
            if frame["type"] == "error" and frame["code"] not in ("stale", "over", "conflict"):
                raise SystemExit(f"refused: {frame}")
            if frame["type"] not in ("state", "news"):
                continue
            seen = frame["n"]
            if frame.get("info", {}).get("state") == "over":
                self.over.set()
            elif frame["seat"] in frame["waiting"]:
                await self._answer(visitor, frame)
            if random.random() < 0.01:
                await visitor.socket.close()
                await visitor.connect()
                await visitor.send({"type": "watch", "table": self.table, "since": seen})
                self.soak.reconnects += 1

    async def _answer(self, visitor: Visitor, frame: dict[str, Any]) -> None:
        await asyncio.sleep(self.pause)
        self.left -= 1
        if self.left < 0:
            await visitor.does(self.table, "resign")
            return
        act = {"ply": frame["ply"], "action": random.choice(frame["legal"])}
        cid = f"a{frame['ply']}"
        await visitor.send({"type": "act", "table": self.table, "cid": cid, **act})
        self.soak.actions += 1
        if random.random() < 0.05:
            await visitor.does(self.table, "chat", text=f"well, {random.randrange(10**9)}")
            self.soak.chats += 1

    async def _look_back(self) -> None:
        """Read what a browser reads after a game, and now and then ask for another."""
        one, two = self.people
        for path in ("", "/state", "/log", "/record", "/fairness"):
            (await one.http.get(f"/api/v1/tables/{self.table}{path}")).raise_for_status()
        for path in ("/api/v1/records", "/api/v1/tables?list=mine", "/", "/api/v1/games"):
            (await two.http.get(path)).raise_for_status()
        if random.random() < 0.3:
            for visitor in self.people:
                await visitor.does(self.table, "rematch")


async def _spend_evenings(url: str, soak: Soak, pause: float, until: float) -> None:
    while time.monotonic() < until:
        await Evening(url, soak, pause).spend()


async def measure(
    server: Server, minutes: float, pairs: int, pause: float, say: Callable[[str], None]
) -> Soak:
    """Keep some pairs busy and look at the memory of the server every few seconds."""
    soak, begun = Soak(), time.monotonic()
    until = begun + 60 * minutes
    busy = [
        asyncio.create_task(_spend_evenings(server.url, soak, pause, until)) for _ in range(pairs)
    ]
    spoken = 0.0
    while time.monotonic() < until:
        await asyncio.sleep(min(5, 3 * minutes))
        for task in busy:
            if task.done():
                task.result()
        at = (time.monotonic() - begun) / 60
        soak.samples.append((at, server.megabytes()))
        if at - spoken >= 1:
            spoken = at
            say(f"{at:.0f} min: {soak.samples[-1][1]:.1f} MB, {soak.games} games")
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    return soak


def run(
    minutes: float,
    pairs: int = 8,
    pause: float = 0.1,
    python: str = sys.executable,
    say: Callable[[str], None] = lambda _: None,
) -> Soak:
    with serving(python, None, **SETTINGS) as server:
        return asyncio.run(measure(server, minutes, pairs, pause, say))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--pairs", type=int, default=8, help="that play at the same time")
    parser.add_argument("--pause", type=float, default=0.1, help="seconds before each click")
    parser.add_argument("--python", default=sys.executable, help="the Python of the server")
    args = parser.parse_args()
    said = run(
        args.minutes, args.pairs, args.pause, args.python, lambda text: print(text, flush=True)
    )
    print(said)


if __name__ == "__main__":
    main()
