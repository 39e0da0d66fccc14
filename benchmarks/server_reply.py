"""How soon a bot answers a person: alone on the server, and beside games that bots play among themselves.

python -m benchmarks.server_reply --bots 50
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time

import httpx
import orjson

from benchmarks.server_load import WARM, bot_games, socket_of, watch
from benchmarks.serving import Server, serving
from saltire.server.settings import Settings


async def measure(server: Server, bots: int, seconds: float) -> list[float]:
    """Play Schotten Totten against a bot; give the seconds from each click to the next question."""
    async with httpx.AsyncClient(
        base_url=server.url, headers={"X-Saltire": "1"}, timeout=60
    ) as person:
        (await person.post("/api/v1/me", json={})).raise_for_status()
        await bot_games(person, bots)
        await asyncio.sleep(WARM)
        times: list[float] = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            times += await _game(server.url, person, until)
    return sorted(times)


async def _game(url: str, person: httpx.AsyncClient, until: float) -> list[float]:
    asked = {"game": "schotten", "seats": ["me", "bot:greedy"]}
    table: str = (await person.post("/api/v1/tables", json=asked)).raise_for_status().json()["id"]
    times: list[float] = []
    clicked, answered = 0.0, -1
    async with await socket_of(url, person) as socket:
        await watch(socket, table)
        async for text in socket:
            frame = orjson.loads(text)
            over = frame.get("info", {}).get("state") == "over" or time.perf_counter() > until
            if over and frame["type"] == "news":
                break
            if frame["type"] not in ("state", "news") or frame["ply"] == answered:
                continue
            if 0 not in frame["waiting"]:
                continue
            if clicked and any(entry["seat"] == 1 for entry in frame["log"]):
                times.append(time.perf_counter() - clicked)
            answered = frame["ply"]
            await asyncio.sleep(0.1)
            act = {
                "ply": frame["ply"],
                "action": random.choice(frame["legal"]),
                "cid": str(answered),
            }
            clicked = time.perf_counter()
            await socket.send(orjson.dumps({"type": "act", "table": table, **act}), text=True)
    return times


def run(bots: int, seconds: float, python: str = sys.executable) -> tuple[float, float]:
    """Give the median and the 95th percentile in milliseconds."""
    with serving(python, None, SALTIRE_BOT_WORKERS=str(Settings().bot_workers)) as server:
        times = asyncio.run(measure(server, bots, seconds))
    if not times:
        raise SystemExit("no bot has answered in time")
    return 1000 * times[len(times) // 2], 1000 * times[int(len(times) * 0.95)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", type=int, default=50, help="games of bots beside")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--python", default=sys.executable, help="the Python of the server")
    args = parser.parse_args()
    p50, p95 = run(args.bots, args.seconds, args.python)
    print(f"a bot answers beside {args.bots} games of bots: p50 {p50:.1f} ms, p95 {p95:.1f} ms")


if __name__ == "__main__":
    main()
