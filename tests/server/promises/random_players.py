"""Players who play many games at once over real sockets, and remember what the server told them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
Key = tuple[str, int, str]
"""A table, a seat, and the player's own name for what was asked."""


@dataclass(slots=True)
class Memory:
    """Everything that a server has promised, over all its lives."""

    acks: dict[Key, tuple[int, str]] = field(default_factory=dict)
    """What was acknowledged: its number and the action."""
    results: dict[str, Message] = field(default_factory=dict)
    repeats: int = 0
    """How often something that was sent before a crash was sent again after it."""
    errors: list[Message] = field(default_factory=list)


class RandomPlayer:
    """One person with one socket at a time, who sits at many tables."""

    def __init__(self, url: str, number: int, memory: Memory) -> None:
        self.http = httpx.Client(
            base_url=url + "/api/v1", headers={"X-Saltire": "1"}, timeout=60,
            limits=httpx.Limits(max_keepalive_connections=0),
        )  # fmt: skip
        self.http.post("/me", json={"name": f"P{number}"}).raise_for_status()
        self.lots = random.Random(number)
        self.memory = memory
        self.tables: dict[str, int] = {}
        self.latest: dict[str, Message] = {}
        self.heard: dict[str, int] = {}
        self.pending: dict[str, Message] = {}
        self.unanswered: set[str] = set()
        """What has not been shown or acknowledged yet since the server came back."""
        self.sent = 0
        self.socket: ClientConnection

    # Sitting down.

    def opens(self, game: str, others: list[RandomPlayer], **options: object) -> None:
        seats = ["me", *["open"] * len(others)]
        asked = {"game": game, "seats": seats, "options": options, "public": True}
        answer = self.http.post("/tables", json=asked)
        answer.raise_for_status()
        table: str = answer.json()["id"]
        self.tables[table] = 0
        for seat, other in enumerate(others, 1):
            other.http.post(f"/tables/{table}/join", json={"seat": seat}).raise_for_status()
            other.tables[table] = seat

    # Playing.

    async def play(self, url: str) -> None:
        """Play at all tables until the server is gone."""
        self.http.base_url = url + "/api/v1"
        cookie = {"Cookie": f"saltire={self.http.cookies['saltire']}"}
        place = url.replace("http", "ws", 1) + "/api/v1/live"
        try:
            async with connect(place, additional_headers=cookie, compression=None) as socket:
                self.socket = socket
                await self.come_back()
                async for text in socket:
                    await self.hears(orjson.loads(text))
        except (ConnectionClosed, OSError):
            return

    async def come_back(self) -> None:
        """Ask again for what was never acknowledged, twice; then look at every table."""
        for message in list(self.pending.values()):
            self.memory.repeats += 1
            await self.send(message)
            await self.send(message)
        self.latest.clear()
        self.unanswered = {*self.tables, *[message["cid"] for message in self.pending.values()]}
        for table in self.tables:
            since = {"since": self.heard[table]} if table in self.heard else {}
            await self.send({"type": "watch", "table": table, **since})

    async def send(self, message: Message) -> None:
        await self.socket.send(orjson.dumps(message), text=True)

    async def hears(self, message: Message) -> None:
        if message["type"] == "ack":
            self.note(message)
        elif message["type"] == "error":
            self.memory.errors.append(message)
        elif message["type"] in ("state", "news"):
            self.look(message)
        if message.get("table") in self.latest:
            await self.act(message["table"])

    def note(self, ack: Message) -> None:
        table, cid = ack["table"], ack["cid"]
        self.unanswered.discard(cid)
        key = table, self.tables[table], cid
        asked = self.pending.get(table)
        if asked is not None and asked["cid"] == cid:
            del self.pending[table]
            self.memory.acks[key] = ack["n"], asked.get("action", "resign")
        assert self.memory.acks[key][0] == ack["n"], "a repeat was acknowledged differently"

    def look(self, frame: Message) -> None:
        table = frame["table"]
        known = self.heard.get(table, frame["n"] if frame["type"] == "state" else 0)
        numbers = [entry["n"] for entry in frame["log"] if entry["n"] > known]
        assert numbers == list(range(known + 1, frame["n"] + 1)), "something was not told"
        self.heard[table] = frame["n"]
        self.unanswered.discard(table)
        self.latest[table] = frame
        result = frame.get("info", {}).get("result")
        if result is not None:
            assert self.memory.results.setdefault(table, result) == result, "a result has changed"

    async def act(self, table: str) -> None:
        """Answer the question of a table, once; now and then give a game up."""
        frame = self.latest[table]
        if table in self.pending or frame["seat"] not in frame["waiting"]:
            return
        self.sent += 1
        message: Message = {"type": "act", "table": table, "cid": f"c{self.sent}"}
        if self.gives_up(frame):
            message |= {"type": "do", "what": "resign"}
        else:
            message |= {"ply": frame["ply"], "action": self.lots.choice(frame["legal"])}
        self.pending[table] = message
        del self.latest[table]
        await self.send(message)

    def gives_up(self, frame: Message) -> bool:
        schotten = "stones" in frame["view"]
        return schotten and self.lots.random() < 0.04


async def play_until_killed(
    url: str, players: list[RandomPlayer], acks: int, kill: Callable[[], None]
) -> None:
    """Let everybody play until so many actions are acknowledged; then pull the plug."""
    memory = players[0].memory
    playing = [asyncio.create_task(player.play(url)) for player in players]
    enough = len(memory.acks) + acks
    for _ in range(12_000):
        if len(memory.acks) >= enough or all(task.done() for task in playing):
            break
        await asyncio.sleep(0.005)
    else:
        raise AssertionError("the games were over before the plug was pulled")
    await asyncio.sleep(random.random() / 50)
    kill()
    await asyncio.gather(*playing)
