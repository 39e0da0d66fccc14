"""Idle sockets: how much memory a server needs for people who are there and do nothing.

python -m benchmarks.server_idle --sockets 5000
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import dataclass

import httpx
from websockets.asyncio.client import ClientConnection

from benchmarks.server_load import socket_of
from benchmarks.serving import Server, many_files, serving

_PEOPLE = 50
_AT_ONCE = 100


@dataclass(frozen=True)
class Measured:
    """Megabytes of the server before the first socket and with all of them."""

    sockets: int
    before: float
    after: float

    def __str__(self) -> str:
        each = 1024 * (self.after - self.before) / self.sockets
        return (
            f"{self.sockets} idle sockets: {self.after:.0f} MB, {self.before:.0f} MB before,"
            f" {each:.1f} kB each"
        )


async def _people(url: str) -> list[httpx.AsyncClient]:
    people = [httpx.AsyncClient(base_url=url, headers={"X-Saltire": "1"}, timeout=60)
              for _ in range(_PEOPLE)]  # fmt: skip
    for person in people:
        (await person.post("/api/v1/me", json={})).raise_for_status()
    return people


async def _connect(url: str, person: httpx.AsyncClient) -> ClientConnection:
    """Open a socket and say hello on it."""
    socket = await socket_of(url, person)
    await socket.send('{"type":"hello"}')
    for _ in ("hello", "you"):
        await socket.recv()
    return socket


async def measure(server: Server, sockets: int) -> Measured:
    people = await _people(server.url)
    before = server.megabytes()
    held: list[ClientConnection] = []
    while len(held) < sockets:
        wanted = min(_AT_ONCE, sockets - len(held))
        opening = [_connect(server.url, people[i % _PEOPLE]) for i in range(wanted)]
        held += await asyncio.gather(*opening)
    await asyncio.sleep(1)
    found = Measured(sockets, before, server.megabytes())
    await asyncio.gather(*[socket.close() for socket in held])
    for person in people:
        await person.aclose()
    return found


def run(sockets: int, python: str = sys.executable) -> Measured:
    many_files()
    with serving(python) as server:
        return asyncio.run(measure(server, sockets))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--python", default=sys.executable, help="the Python of the server")
    args = parser.parse_args()
    print(run(args.sockets, args.python))


if __name__ == "__main__":
    main()
