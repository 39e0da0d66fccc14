"""Load for the table server: live games of Schotten Totten, two sockets each, random legal actions.

    python benchmarks/server_load.py --games 50 --seconds 10

starts a server of its own (or uses --url) and reports actions a second and how long each took to be
acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

Times = list[float]
QUIET = {"SALTIRE_LIMITS": "0", "SALTIRE_LOG_LEVEL": "warning", "SALTIRE_BOT_WORKERS": "0"}


class Player:
    """One seat on one socket: answers every question with a random legal action."""

    def __init__(self, socket: ClientConnection, table: str, times: Times, until: float) -> None:
        self.socket = socket
        self.table = table
        self.times = times
        self.until = until
        self.sent: dict[str, float] = {}
        self.answered = -1
        self.over = False

    async def play(self) -> None:
        await self.socket.send(orjson.dumps({"type": "watch", "table": self.table}), text=True)
        async for text in self.socket:
            frame = orjson.loads(text)
            if frame["type"] == "ack":
                self.times.append(time.perf_counter() - self.sent.pop(frame["cid"]))
            elif frame["type"] == "error":
                raise SystemExit(f"refused: {frame}")
            elif frame["type"] in ("state", "news") and frame["table"] == self.table:
                self.over |= frame.get("info", {}).get("state") == "over"
                self.over |= time.perf_counter() > self.until
                if not self.over:
                    await self.answer(frame)
            if self.over and not self.sent:
                return

    async def answer(self, frame: dict[str, Any]) -> None:
        if frame["seat"] not in frame["waiting"] or frame["ply"] == self.answered:
            return
        self.answered = frame["ply"]
        cid = str(frame["ply"])
        self.sent[cid] = time.perf_counter()
        action = random.choice(frame["legal"])
        act = {
            "type": "act",
            "table": self.table,
            "ply": frame["ply"],
            "action": action,
            "cid": cid,
        }
        await self.socket.send(orjson.dumps(act), text=True)


class Pair:
    """Two people who play one game after the other."""

    def __init__(self, url: str) -> None:
        self.url = url
        headers = {"X-Saltire": "1"}
        self.people = [
            httpx.AsyncClient(base_url=url, headers=headers, timeout=60) for _ in range(2)
        ]
        self.sockets: list[ClientConnection] = []
        self.table = ""

    async def sit_down(self) -> None:
        for person in self.people:
            (await person.post("/api/v1/me", json={})).raise_for_status()
            self.sockets.append(await _socket(self.url, person))
        self.table = await _table(*self.people)

    async def play(self, times: Times, until: float) -> None:
        while time.perf_counter() < until:
            players = [Player(socket, self.table, times, until) for socket in self.sockets]
            await asyncio.gather(*[player.play() for player in players])
            self.table = await _table(*self.people)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        for person in self.people:
            await person.aclose()


async def _socket(url: str, client: httpx.AsyncClient) -> ClientConnection:
    cookie = f"saltire={client.cookies['saltire']}"
    place = url.replace("http", "ws", 1) + "/api/v1/live"
    return await connect(place, additional_headers={"Cookie": cookie}, compression=None)


async def _table(one: httpx.AsyncClient, two: httpx.AsyncClient) -> str:
    long_match = {"rounds": 9}
    asked = {"game": "schotten", "seats": ["me", "open"], "public": True, "options": long_match}
    made = await one.post("/api/v1/tables", json=asked)
    made.raise_for_status()
    table: str = made.json()["id"]
    (await two.post(f"/api/v1/tables/{table}/join", json={})).raise_for_status()
    return table


def cpu_of(pid: int) -> float:
    """Tell how many seconds of processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, games: int, seconds: float, pid: int = 0) -> None:
    """Run all pairs at once and say what came out."""
    times: Times = []
    pairs = [Pair(url) for _ in range(games)]
    await asyncio.gather(*[pair.sit_down() for pair in pairs])
    start, cpu = time.perf_counter(), cpu_of(pid) if pid else 0.0
    await asyncio.gather(*[pair.play(times, start + seconds) for pair in pairs])
    took = time.perf_counter() - start
    if pid:
        share = 1e6 * (cpu_of(pid) - cpu) / len(times)
        print(f"server: {share:.0f} us of processor an action")
    for pair in pairs:
        await pair.close()
    times.sort()
    p50, p95 = (1000 * times[int(len(times) * part)] for part in (0.5, 0.95))
    print(
        f"{games} games, {2 * games} sockets: {len(times)} actions in {took:.1f} s,"
        f" {len(times) / took:.0f} a second, p50 {p50:.1f} ms, p95 {p95:.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", help="a server that runs already")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--python", default=sys.executable, help="the Python of the server")
    args = parser.parse_args()
    if args.url:
        asyncio.run(measure(args.url, args.games, args.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        server, url = start_server(args.python, Path(folder))
        try:
            asyncio.run(measure(url, args.games, args.seconds, server.pid))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(10)


def start_server(python: str, folder: Path) -> tuple[subprocess.Popen[str], str]:
    """Start a server on a free port without rate limits."""
    command = [python, "-m", "saltire", "serve", "--no-browser", "--port", "0", "--database"]
    server = subprocess.Popen(
        [*command, str(folder / "load.db")],
        env={**os.environ, **QUIET},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    return server, server.stdout.readline().split()[-1]


if __name__ == "__main__":
    main()
