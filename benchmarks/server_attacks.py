"""Attacks beside live games: what a click takes, and the memory of the server, while one client attacks it.

    python -m benchmarks.server_attacks --games 50 --seconds 8

Each attack comes from one address, with the server's default limits; the players come from others (each
names its own in X-Forwarded-For, as behind a trusted proxy). The bars: a click p95 under 100 ms, memory
under 400 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.serving import Server, many_files, serving

ATTACKER: Final = "203.0.113.9"
Attack = Callable[[str, float], Coroutine[Any, Any, None]]
PAUSE: Final = 1.0
"""Seconds that a person thinks before a click."""


def client_at(url: str, address: str) -> httpx.AsyncClient:
    headers = {"X-Saltire": "1", "X-Forwarded-For": address}
    return httpx.AsyncClient(base_url=url, headers=headers, timeout=60)


async def socket_at(url: str, address: str, cookie: str = "") -> ClientConnection:
    place = url.replace("http", "ws", 1) + "/api/v1/live"
    headers = {"X-Forwarded-For": address, **({"Cookie": f"saltire={cookie}"} if cookie else {})}
    return await connect(place, additional_headers=headers, compression=None, max_queue=None)


class Game:
    """Two people who play on one table, each from an address of their own, and the times of their clicks."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.addresses = [f"198.51.{100 + seat}.{number + 1}" for seat in (0, 1)]
        self.people = [client_at(url, address) for address in self.addresses]
        self.sockets: list[ClientConnection] = []
        self.times: list[float] = []
        self.table = ""

    async def begin(self) -> None:
        for person, address in zip(self.people, self.addresses):
            (await person.post("/api/v1/me", json={})).raise_for_status()
            self.sockets.append(await socket_at(self.url, address, person.cookies["saltire"]))
        asked = {
            "game": "schotten",
            "seats": ["me", "open"],
            "public": True,
            "options": {"rounds": 9},
        }
        made = await self.people[0].post("/api/v1/tables", json=asked)
        made.raise_for_status()
        self.table = made.json()["id"]
        (await self.people[1].post(f"/api/v1/tables/{self.table}/join", json={})).raise_for_status()

    async def play(self, until: float) -> None:
        await asyncio.gather(*[self._seat(one, until) for one in self.sockets])

    async def _seat(self, live: ClientConnection, until: float) -> None:
        await live.send(orjson.dumps({"type": "watch", "table": self.table}), text=True)
        sent, answered = 0.0, -1
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(max(0.1, until - time.monotonic())):
                    frame = orjson.loads(await live.recv())
            except TimeoutError:
                return
            if frame["type"] == "ack":
                self.times.append(time.perf_counter() - sent)
            if frame["type"] not in ("state", "news") or frame["seat"] not in frame["waiting"]:
                continue
            if frame["ply"] != answered and frame["legal"]:
                answered = frame["ply"]
                await asyncio.sleep(PAUSE * random.uniform(0.5, 1.5))
                act = {
                    "ply": answered,
                    "action": random.choice(frame["legal"]),
                    "cid": str(answered),
                }
                sent = time.perf_counter()
                await live.send(
                    orjson.dumps({"type": "act", "table": self.table, **act}), text=True
                )

    async def close(self) -> None:
        for live in self.sockets:
            await live.close()
        for person in self.people:
            await person.aclose()


# The attacks: each does its worst until a moment.


async def nothing(_url: str, until: float) -> None:
    await asyncio.sleep(until - time.monotonic())


def flood(text: str, sockets: int) -> Attack:
    """Send one message on several sockets as fast as they take it."""

    async def one(url: str, until: float) -> None:
        with suppress(WebSocketException, OSError):
            live = await socket_at(url, ATTACKER)
            reading = asyncio.create_task(_read(live))
            while time.monotonic() < until:
                async with asyncio.timeout(max(0.01, until - time.monotonic())):
                    for _ in range(50):
                        await live.send(text)
                await asyncio.sleep(0)
            reading.cancel()

    async def attack(url: str, until: float) -> None:
        await asyncio.gather(*[one(url, until) for _ in range(sockets)], return_exceptions=True)

    return attack


async def _read(live: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in live:
            pass


async def watches(url: str, until: float) -> None:
    """Watch a public table again and again."""
    async with client_at(url, ATTACKER) as me:
        tables = (await me.get("/api/v1/tables?list=playing")).json()["tables"]
    message = orjson.dumps({"type": "watch", "table": tables[0]["id"]}).decode()
    await flood(message, 5)(url, until)


def requests(method: str, path: str, body: Any = None, at_once: int = 8) -> Attack:
    """Send one request again and again, several at once; a text is a body as it is."""
    sent: dict[str, Any] = {"json": body}
    if isinstance(body, str):
        sent = {"content": body, "headers": {"Content-Type": "application/json"}}

    async def attack(url: str, until: float) -> None:
        async with client_at(url, ATTACKER) as me:
            await me.post("/api/v1/me", json={})

            async def one() -> None:
                while time.monotonic() < until:
                    with suppress(httpx.HTTPError):
                        async with asyncio.timeout(max(0.01, until - time.monotonic())):
                            await me.request(method, f"/api/v1{path}", **sent)

            await asyncio.gather(*[one() for _ in range(at_once)], return_exceptions=True)

    return attack


async def imports(url: str, until: float) -> None:
    """Import a long record again and again."""
    await requests("POST", "/records", {"record": long_record(), "ply": 200}, 4)(url, until)


def long_record(name: str = "schotten", most: int = 10_000, **options: Any) -> dict[str, Any]:
    """Play a game at random; a match of Schotten Totten if nothing else is asked for."""
    from saltire import load
    from saltire.dealer import Dealer
    from saltire.session import Session

    game = load(name, **(options or ({"rounds": 9} if name == "schotten" else {})))
    session, lots = Session(game, Dealer(seed=1)), random.Random(1)
    while session.state.waiting_for() and len(session.record.plies) < most:
        seat = session.state.waiting_for()[0]
        session.act(seat, lots.choice(session.state.legal(seat)))
    return session.record.to_json()


def nested() -> str:
    """Write lists in lists, as deep as can be read at all."""
    return '{"game":"schotten","options":{"a":' + "[" * 900 + "]" * 900 + "}}"


def study_line(name: str) -> dict[str, Any]:
    """Give the line of a long game that is not over yet, as a study sends it."""
    row = long_record(name, 900)
    start = {"game": name, "version": row["version"], "options": row["options"]}
    return {"start": start, "actions": row["actions"]}


async def study_steps(url: str, until: float) -> None:
    """Look at the end of a long line of a war, again and again."""
    await requests("POST", "/study/step", study_line("hammer"))(url, until)


async def study_texts(url: str, until: float) -> None:
    """Have long texts checked that are no positions."""
    body = {"game": "hammer", "text": "hammer; " + "wallace in fife 3; " * 1_000}
    await requests("POST", "/study/position", body)(url, until)


async def study_reads(url: str, until: float) -> None:
    """Have a whole match read as a study."""
    await requests("POST", "/study/read", {"study": long_record()}, 4)(url, until)


async def study_questions(url: str, until: float) -> None:
    """Ask the engine as twenty guests."""
    people = await guests(url, 20)
    body = {**study_line("hammer"), "seconds": 10}
    await again_and_again(people, ["/api/v1/study/engine"] * 20, until, body)


async def unfinished(url: str, until: float) -> None:
    """Hold a thousand requests that are never finished."""
    host, _, port = url.removeprefix("http://").partition(":")
    held: list[socket.socket] = []
    with suppress(OSError):
        for _ in range(1_000):
            one = socket.create_connection((host, int(port)), timeout=2)
            held.append(one)
            one.send(b"GET / HTTP/1.1\r\nHost: x\r\n")
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    for one in held:
        one.close()


async def guests(url: str, count: int) -> list[httpx.AsyncClient]:
    """Be many guests, all from one address."""
    people = [client_at(url, ATTACKER) for _ in range(count)]
    for person in people:
        (await person.post("/api/v1/me", json={})).raise_for_status()
    return people


async def again_and_again(
    people: list[httpx.AsyncClient], paths: list[str], until: float, body: Any = None
) -> None:
    """Let everybody post to a path of their own again and again."""

    async def one(person: httpx.AsyncClient, path: str) -> None:
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                async with asyncio.timeout(max(0.01, until - time.monotonic())):
                    await person.post(path, json=body)
                    await asyncio.sleep(0.2)  # a flood of answers would slow the players here down

    pairs = zip(people, paths)
    await asyncio.gather(*[one(*pair) for pair in pairs], return_exceptions=True)
    for person in people:
        await person.aclose()


async def hints(url: str, until: float) -> None:
    """Ask for hints as twenty guests, each at a table of their own."""
    people, paths = await guests(url, 20), []
    asked = {"game": "schotten", "seats": ["me", "bot:greedy"], "options": {"start_player": 0}}
    for person in people:
        made = (await person.post("/api/v1/tables", json=asked)).json()
        paths.append(f"/api/v1/tables/{made['id']}/hint")
    await again_and_again(people, paths, until)


async def reviews(url: str, until: float) -> None:
    """Ask for reviews as twenty guests, each of a game that was given up at once."""
    people, paths = await guests(url, 20), []
    for person in people:
        asked = {"game": "schotten", "seats": ["me", "me"]}
        path = f"/api/v1/tables/{(await person.post('/api/v1/tables', json=asked)).json()['id']}"
        await person.post(f"{path}/do", json={"what": "resign", "cid": "1", "seat": 0})
        paths.append(f"{path}/review")
    await again_and_again(people, paths, until)


async def sign_ins(url: str, until: float) -> None:
    """Try passwords on many names: each try costs the server a hash that is slow on purpose."""
    number = iter(range(10**9))
    async with client_at(url, ATTACKER) as me:

        async def one() -> None:
            while time.monotonic() < until:
                guess = {"name": f"Name {next(number)}", "password": "a guess of mine"}
                with suppress(httpx.HTTPError):
                    async with asyncio.timeout(max(0.01, until - time.monotonic())):
                        await me.post("/api/v1/sign-in", json=guess)

        await asyncio.gather(*[one() for _ in range(8)], return_exceptions=True)


async def deaf_sockets(url: str, until: float) -> None:
    """Watch a war on 100 sockets again and again, and read nothing of it."""
    (me,) = await guests(url, 1)
    asked = {"game": "hammer", "seats": ["me", "me"], "public": True}
    table = (await me.post("/api/v1/tables", json=asked)).json()["id"]
    message = orjson.dumps({"type": "watch", "table": table}).decode()
    place = url.replace("http", "ws", 1) + "/api/v1/live"

    async def one() -> None:
        with suppress(WebSocketException, OSError, TimeoutError):
            live = await connect(
                place, additional_headers={"X-Forwarded-For": ATTACKER}, compression=None,
                max_queue=1, ping_interval=None,
            )  # fmt: skip
            while time.monotonic() < until:
                async with asyncio.timeout(max(0.01, until - time.monotonic())):
                    await live.send(message)
                await asyncio.sleep(0.01)
            live.transport.abort()

    await asyncio.gather(*[one() for _ in range(100)], return_exceptions=True)
    await me.aclose()


ATTACKS: Final[dict[str, Attack]] = {
    "none": nothing,
    "pings on 3 sockets": flood('{"type":"ping"}', 3),
    "long pings on 3 sockets": flood('{"type":"ping","a":[' + "0," * 7_500 + "0]}", 3),
    "garbage on 3 sockets": flood("{" * 200, 3),
    "watches on 5 sockets": watches,
    "imports of a match": imports,
    "downloads of all records": requests("GET", "/records.jsonl"),
    "tables of bots": requests(
        "POST", "/tables", {"game": "schotten", "seats": ["bot:greedy", "bot:greedy"]}
    ),
    "nested JSON": requests("POST", "/tables", nested()),
    "1,000 unfinished requests": unfinished,
    "hints by 20 guests": hints,
    "reviews by 20 guests": reviews,
    "sign-ins with wrong passwords": sign_ins,
    "lists of tables": requests("GET", "/tables?list=playing"),
    "bodies of 256 kB": requests("POST", "/records", {"record": {"a": ["0" * 9] * 19_000}}, 4),
    "searches of records": requests("GET", "/records?player=Nobody&option=rounds:9"),
    "100 sockets that never read": deaf_sockets,
    "steps of a long study": study_steps,
    "long texts of positions": study_texts,
    "studies to read": study_reads,
    "the engine asked by 20 guests": study_questions,
}


async def measure(
    server: Server, games: int, seconds: float, name: str
) -> tuple[float, float, float, float]:
    """Run one attack beside live games; give p50 and p95 of a click in ms, the memory in MB, and the part
    of a core that the server has used."""
    playing = [Game(server.url, number) for number in range(games)]
    for game in playing:
        await game.begin()
    used, until = server.cpu(), time.monotonic() + seconds
    attack = asyncio.create_task(ATTACKS[name](server.url, until))
    await asyncio.gather(*[game.play(until) for game in playing])
    await asyncio.wait([attack], timeout=5)
    memory, core = server.megabytes(), (server.cpu() - used) / seconds
    attack.cancel()
    for game in playing:
        await game.close()
    times = sorted(took for game in playing for took in game.times) or [seconds]
    return 1000 * times[len(times) // 2], 1000 * times[int(len(times) * 0.95)], memory, core


def run(
    games: int, seconds: float, name: str, python: str = sys.executable
) -> tuple[float, float, float, float]:
    """Measure on a server of its own, with its default limits."""
    many_files()
    with serving(python, None, SALTIRE_LIMITS="1") as server:
        return asyncio.run(measure(server, games, seconds, name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10, help="for each attack")
    parser.add_argument("--python", default=sys.executable, help="the Python of the server")
    parser.add_argument("--attack", choices=list(ATTACKS), help="one of them only")
    args = parser.parse_args()
    print(
        "| attack | click p50 | click p95 (bar 100 ms) | memory (bar 400 MB) | core |\n|---|---|---|---|---|"
    )
    for name in [args.attack] if args.attack else ATTACKS:
        p50, p95, memory, core = run(args.games, args.seconds, name, args.python)
        print(
            f"| {name} | {p50:.0f} ms | {p95:.0f} ms | {memory:.0f} MB | {core:.2f} |", flush=True
        )


if __name__ == "__main__":
    main()
