"""Load for the table server: live games of Schotten Totten, two sockets each, random legal actions.

    python -m benchmarks.server_load --games 50 --seconds 10
    python -m benchmarks.server_load --games 10 --spectators 50
    python -m benchmarks.server_load --games 5 --pause 0.2 --bots 50

starts a server of its own (or uses --url) and reports actions a second, how long each took to be
acknowledged, and what it cost the server. `--spectators` look on at each game; `--bots` are games
that the server's own bots play beside.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from dataclasses import dataclass
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.serving import Server, many_files, serving
from saltire.server.settings import Settings

Times = list[float]
LONG = {"rounds": 9}
WARM = 2.0
"""Seconds of play that are not measured: a server reads its words and plans its queries first. The sentences
of a log are worded once in each process, most of them in the first few thousand actions."""

_PATIENCE = 0.5


@dataclass(frozen=True)
class Load:
    """What is asked of a server."""

    games: int = 50
    seconds: float = 10
    spectators: int = 0
    bots: int = 0
    pause: float = 0.0
    warm: float = WARM


@dataclass(frozen=True)
class Measured:
    """What came out; the times are in milliseconds, the cost in microseconds of processor."""

    actions: int
    rate: float
    p50: float
    p95: float
    cost: float

    def __str__(self) -> str:
        return (
            f"{self.actions} actions, {self.rate:.0f} a second, p50 {self.p50:.1f} ms,"
            f" p95 {self.p95:.1f} ms, {self.cost:.0f} us of processor an action"
        )


class Player:
    """One seat on one socket: answers every question with a random legal action."""

    def __init__(self, pair: Pair, seat: int, times: Times, until: float) -> None:
        self.socket = pair.sockets[seat]
        self.table = pair.table
        self.pause = pair.pause
        self.times = times
        self.until = until
        self.sent: dict[str, float] = {}
        self.answered = -1
        self.over = False
        self.ended = False
        """The game is over, not only the time."""
        self.clicking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        await watch(self.socket, self.table)
        async for text in self.socket:
            frame = orjson.loads(text)
            if frame["type"] == "ack":
                self.times.append(time.perf_counter() - self.sent.pop(frame["cid"]))
            elif frame["type"] == "error":
                raise SystemExit(f"refused: {frame}")
            elif frame["type"] in ("state", "news") and frame["table"] == self.table:
                self.ended |= frame.get("info", {}).get("state") == "over"
                self.over |= self.ended
                self.over |= time.perf_counter() > self.until
                if not self.over:
                    self.answer(frame)
            if self.over and not self.sent:
                return

    def answer(self, frame: dict[str, Any]) -> None:
        """Click in a while; what comes meanwhile is read, so that no acknowledgement waits unread."""
        if frame["seat"] in frame["waiting"] and frame["ply"] != self.answered:
            self.answered = frame["ply"]
            self.clicking = asyncio.create_task(self.click(frame))

    async def click(self, frame: dict[str, Any]) -> None:
        await asyncio.sleep(self.pause)
        if self.over:
            return
        cid = str(frame["ply"])
        act = {"ply": frame["ply"], "action": random.choice(frame["legal"]), "cid": cid}
        self.sent[cid] = time.perf_counter()
        await self.socket.send(orjson.dumps({"type": "act", "table": self.table, **act}), text=True)


class Pair:
    """Two people who play one game after the other, and those who look on."""

    def __init__(self, url: str, load: Load) -> None:
        self.url = url
        self.pause = load.pause
        self.spectators = load.spectators
        headers = {"X-Saltire": "1"}
        # The server closes what is idle for five seconds; nobody may ask on it just then.
        brief = httpx.Limits(keepalive_expiry=2)
        self.people = [
            httpx.AsyncClient(base_url=url, headers=headers, timeout=60, limits=brief)
            for _ in range(2)
        ]
        self.sockets: list[ClientConnection] = []
        self.onlookers: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.table = ""

    async def sit_down(self) -> None:
        for person in self.people:
            (await person.post("/api/v1/me", json={})).raise_for_status()
            self.sockets.append(await socket_of(self.url, person))
        for _ in range(self.spectators):
            onlooker = await socket_of(self.url)
            self.onlookers.append(onlooker)
            self.readers.append(asyncio.create_task(_read(onlooker)))
        await self.open_table()

    async def open_table(self) -> None:
        self.table = await _table(*self.people)
        for onlooker in self.onlookers:
            await watch(onlooker, self.table)

    async def play(self, times: Times, until: float) -> None:
        """Play until a moment; a game that is not over by then is played on the next time."""
        while time.perf_counter() < until:
            players = [Player(self, seat, times, until) for seat in (0, 1)]
            playing = [asyncio.create_task(player.play()) for player in players]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            # One may leave as the time is up while the other still waits to be asked.
            done, late = await asyncio.wait(playing, timeout=_PATIENCE)
            for task in late:
                task.cancel()
            for task in done:
                task.result()
            if any(player.ended for player in players):
                await self.open_table()

    async def close(self) -> None:
        for socket in (*self.sockets, *self.onlookers):
            await socket.close()
        await asyncio.gather(*self.readers)
        for person in self.people:
            await person.aclose()


async def watch(socket: ClientConnection, table: str) -> None:
    await socket.send(orjson.dumps({"type": "watch", "table": table}), text=True)


async def _read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def socket_of(url: str, client: httpx.AsyncClient | None = None) -> ClientConnection:
    """Open a socket, for a person or for nobody in particular."""
    cookie = {} if client is None else {"Cookie": f"saltire={client.cookies['saltire']}"}
    place = url.replace("http", "ws", 1) + "/api/v1/live"
    return await connect(place, additional_headers=cookie, compression=None)


async def _table(one: httpx.AsyncClient, two: httpx.AsyncClient) -> str:
    asked = {"game": "schotten", "seats": ["me", "open"], "public": True, "options": LONG}
    made = await one.post("/api/v1/tables", json=asked)
    made.raise_for_status()
    table: str = made.json()["id"]
    (await two.post(f"/api/v1/tables/{table}/join", json={})).raise_for_status()
    return table


async def bot_games(person: httpx.AsyncClient, games: int) -> None:
    """Open matches of bots; each goes on with another game when one is over."""
    seats = ["bot:greedy", "bot:greedy"]
    asked = {"game": "schotten", "seats": seats, "rounds": 21, "options": LONG}
    for _ in range(games):
        (await person.post("/api/v1/tables", json=asked)).raise_for_status()


async def measure(server: Server, load: Load) -> Measured:
    """Run all pairs at once and tell what came out."""
    times: Times = []
    pairs = [Pair(server.url, load) for _ in range(load.games)]
    await asyncio.gather(*[pair.sit_down() for pair in pairs])
    await bot_games(pairs[0].people[0], load.bots)
    await asyncio.gather(*[pair.play([], time.perf_counter() + load.warm) for pair in pairs])
    start, cpu = time.perf_counter(), server.cpu()
    await asyncio.gather(*[pair.play(times, start + load.seconds) for pair in pairs])
    took, cost = time.perf_counter() - start, server.cpu() - cpu
    for pair in pairs:
        await pair.close()
    if not times:
        raise SystemExit("no action was acknowledged")
    times.sort()
    p50, p95 = (1000 * times[int(len(times) * part)] for part in (0.5, 0.95))
    return Measured(len(times), len(times) / took, p50, p95, 1e6 * cost / len(times))


def run(load: Load, python: str = sys.executable) -> Measured:
    """Measure a server of our own; as many bot processes as `saltire serve` has by default."""
    many_files()
    bots = str(Settings().bot_workers if load.bots else 0)
    with serving(python, None, SALTIRE_BOT_WORKERS=bots) as server:
        return asyncio.run(measure(server, load))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--spectators", type=int, default=0, help="at each game")
    parser.add_argument("--bots", type=int, default=0, help="games of bots beside")
    parser.add_argument("--pause", type=float, default=0, help="seconds before each click")
    parser.add_argument("--warm", type=float, default=WARM, help="seconds of play before")
    parser.add_argument("--python", default=sys.executable, help="the Python of the server")
    args = parser.parse_args()
    load = Load(args.games, args.seconds, args.spectators, args.bots, args.pause, args.warm)
    if args.url:
        print(asyncio.run(measure(Server(args.url), load)))
    else:
        print(run(load, args.python))


if __name__ == "__main__":
    main()
