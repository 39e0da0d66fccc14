"""Opening a long game: how soon the first frame comes when a server that has just started must read it.

python -m benchmarks.server_opening --actions 2000
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
import orjson
from websockets.asyncio.client import ClientConnection

from benchmarks.server_load import socket_of, watch
from benchmarks.serving import serving

_OPENINGS = 5


async def _play(url: str, person: httpx.AsyncClient, actions: int) -> str:
    """Play both sides of a campaign of Hammer of the Scots, which lasts thousands of actions."""
    asked = {"game": "hammer", "options": {"scenario": "campaign"}, "seats": ["me", "me"]}
    table: str = (await person.post("/api/v1/tables", json=asked)).raise_for_status().json()["id"]
    socket = await socket_of(url, person)
    for seat in (0, 1):
        message = {"type": "watch", "table": table, "seat": seat}
        await socket.send(orjson.dumps(message), text=True)
    done, answered = 0, set[tuple[int, int]]()
    while done < actions:
        frame = orjson.loads(await socket.recv())
        done += frame["type"] == "ack"
        if frame["type"] == "error" and frame["code"] != "stale":
            raise SystemExit(f"refused: {frame}")
        if frame["type"] in ("state", "news") and frame["seat"] in frame["waiting"]:
            if (frame["seat"], frame["ply"]) in answered:
                continue
            answered.add((frame["seat"], frame["ply"]))
            act = {"ply": frame["ply"], "action": random.choice(frame["legal"])}
            cid = f"{frame['seat']} {frame['ply']}"
            whole = {"type": "act", "table": table, "seat": frame["seat"], "cid": cid, **act}
            await socket.send(orjson.dumps(whole), text=True)
    await socket.close()
    return table


async def _first_frame(socket: ClientConnection, table: str) -> float:
    begun = time.perf_counter()
    await watch(socket, table)
    while orjson.loads(await socket.recv())["type"] != "state":
        pass
    return time.perf_counter() - begun


async def _prepare(url: str, actions: int) -> tuple[str, str]:
    headers = {"X-Saltire": "1"}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=60) as person:
        (await person.post("/api/v1/me", json={})).raise_for_status()
        return await _play(url, person, actions), person.cookies["saltire"]


async def _open(url: str, table: str, cookie: str) -> float:
    async with httpx.AsyncClient(base_url=url, cookies={"saltire": cookie}) as person:
        socket = await socket_of(url, person)
        await socket.send('{"type":"hello"}')
        await socket.recv()
        await asyncio.sleep(1)  # a server reads its words when it has started
        took = await _first_frame(socket, table)
        await socket.close()
        return took


def run(actions: int, python: str = sys.executable) -> float:
    """Give the median in milliseconds over several servers that have just started."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with serving(python, place) as server:
            table, cookie = asyncio.run(_prepare(server.url, actions))
        took: list[float] = []
        for _ in range(_OPENINGS):
            with serving(python, place) as server:
                took.append(asyncio.run(_open(server.url, table, cookie)))
    return 1000 * statistics.median(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=2000)
    parser.add_argument("--python", default=sys.executable, help="the Python of the server")
    args = parser.parse_args()
    print(f"a game of {args.actions} actions opens in {run(args.actions, args.python):.1f} ms")


if __name__ == "__main__":
    main()
