"""The live socket: one for each client, many tables on it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from typing import Any, Final

import orjson
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from saltire.i18n.words import LANGUAGES
from saltire.kernel.types import SPECTATOR
from saltire.server.errors import ApiError
from saltire.server.people.auth import Person, recognise
from saltire.server.services import Services, services_of
from saltire.server.store.engine import now_ms
from saltire.server.tables import frames
from saltire.server.tables.commands import DOABLE, Command
from saltire.server.tables.seats import come_back, seat_for
from saltire.server.tables.table import BOT, LiveTable

router = APIRouter()
_log = logging.getLogger(__name__)

LONGEST: Final = 16 * 1024
_MOST_AT_ONCE: Final = 64
_MOST_UNSENT: Final = 2_000

Message = Mapping[str, Any]


@router.websocket("/live")
async def live(socket: WebSocket) -> None:
    """Serve one client until it leaves."""
    await socket.accept()
    connection = Connection(socket, services_of(socket))
    try:
        await connection.serve()
    finally:
        await connection.close()


class Connection:
    """One client: who it is, what it watches, and what it is still to be sent."""

    def __init__(self, socket: WebSocket, services: Services) -> None:
        self.socket = socket
        self.services = services
        self.manager = services.tables
        self.person: Person | None = None
        self.lang = "en"
        self.greeted = False
        self._greeting = asyncio.Lock()
        self.watching: dict[str, tuple[LiveTable, set[int]]] = {}
        self._unsent: deque[str] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        # A sender lives only while there is something to send: most sockets are idle.
        self._sender: asyncio.Task[None] | None = None
        self._serving: asyncio.Task[None] | None = None
        self._gone = False

    async def serve(self) -> None:
        self._serving = asyncio.current_task()
        try:
            await self._receive_on()
        except asyncio.CancelledError:
            if not self._gone or self._serving is None:
                raise
            self._serving.uncancel()
        finally:
            self._gone = True
            if self._sender is not None:
                self._sender.cancel()

    async def close(self) -> None:
        """Leave every table, once what was asked is done: the others must hear of it."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table, seats in list(self.watching.values()):
            for seat in seats:
                self.manager.leave(table, seat, self)
        self.watching.clear()
        if self.person is not None:
            self.manager.turns.leave(self.person.id, self)

    # Sending.

    def send(self, frame: str) -> None:
        """Queue a frame; a client that does not read is let go."""
        if len(self._unsent) > _MOST_UNSENT:
            self._unsent.clear()
            self._unsent.append("")
        else:
            self._unsent.append(frame)
        if self._sender is None and not self._gone:
            self._sender = asyncio.create_task(self._send_on())

    def dismiss(self) -> None:
        """Let the client go; it may come back if its cookie still counts."""
        self._unsent.clear()
        self.send("")

    def send_json(self, message: dict[str, Any]) -> None:
        self.send(frames.encode(message))

    def send_turns(self, tables: list[str]) -> None:
        self.send_json({"type": "you", "waiting": tables})

    async def _send_on(self) -> None:
        try:
            while self._unsent:
                frame = self._unsent.popleft()
                if not frame:
                    await self.socket.close(1013, "the client does not read")
                    self._hang_up()
                    return
                await self.socket.send({"type": "websocket.send", "text": frame})
        except (WebSocketDisconnect, RuntimeError):
            self._hang_up()
        finally:
            self._sender = None

    def _hang_up(self) -> None:
        """Stop listening."""
        if not self._gone and self._serving is not None:
            self._gone = True
            self._serving.cancel()

    # Receiving.

    async def _receive_on(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            arrived = now_ms()
            text = message.get("text")
            self._hear(text if text is not None else message.get("bytes") or b"", arrived)
            while len(self._tasks) > _MOST_AT_ONCE:
                await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)

    def _hear(self, text: str | bytes, arrived: int) -> None:
        """Take up one message; what it wants is done beside the others, in order at each table."""
        try:
            message = _read(text)
        except ApiError as error:
            self._refuse(error, None)
            return
        if message.get("type") == "ping":
            self.send('{"type":"pong"}')
            return
        task = asyncio.create_task(self._obey(message, arrived))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _obey(self, message: Message, arrived: int) -> None:
        cid = message.get("cid")
        try:
            self._check_rate(message)
            if cid is not None and not _good_cid(cid):
                raise ApiError("malformed", "cid: at most 64 characters")
            await self._heed(message, arrived)
        except ApiError as error:
            self._refuse(error, cid if isinstance(cid, str) else None)
        except Exception as error:
            _log.error("a message could not be obeyed", exc_info=error)
            fault = ApiError("server-fault", "the server has made a mistake; nothing is changed")
            self._refuse(fault, cid if isinstance(cid, str) else None)

    def _check_rate(self, message: Message) -> None:
        who = f"socket {id(self)}" if self.person is None else self.person.id
        if not who.startswith(BOT):
            self.services.check_rate("messages", who)
            if message.get("what") in ("chat", "phrase"):
                self.services.check_rate("chat", who)

    async def _heed(self, message: Message, arrived: int) -> None:
        kind = message.get("type")
        async with self._greeting:  # what comes right behind a hello waits for it
            if kind == "hello":
                await self._hello(message)
                return
            if not self.greeted:
                await self._hello({})
        if kind == "watch":
            await self._watch(message)
        elif kind == "unwatch":
            self._unwatch(_text(message, "table"))
        elif kind in ("act", "do"):
            await self._do(message, arrived)
        else:
            raise ApiError("malformed", f"type: {kind!r} is not known")

    async def _hello(self, message: Message) -> None:
        token = message.get("token")
        lang = message.get("lang")
        if token is not None and not isinstance(token, str):
            raise ApiError("malformed", "token: a text")
        if lang is not None and lang not in LANGUAGES:
            raise ApiError("malformed", f"lang: one of {', '.join(LANGUAGES)}")
        if self.greeted and (token is not None or self.watching):
            raise ApiError("conflict", "say hello first")
        self.greeted = True
        person = await recognise(self.socket, token)
        if token is not None and person is None:
            self.greeted = False
            raise ApiError("not-signed-in", "the token is not known")
        self.lang = lang or ("en" if person is None else person.lang)
        self.send_json({"type": "hello", "person": None if person is None else person.to_json()})
        if person is not None and self.person is None:
            self.person = person
            bot = person.id.removeprefix(BOT) if person.kind == "bot" else None
            turns = await self.manager.store.turns_of(person.id, bot)
            self.manager.turns.enter(person.id, self, turns)

    # Tables.

    async def _watch(self, message: Message) -> None:
        table = await self.manager.get(_text(message, "table"))
        seat, since = _whole(message, "seat", None), _whole(message, "since", None)
        await come_back(self.manager, table, self.person, seat)
        async with self.manager.hold(table):
            looks_from = seat_for(table, self.person, seat)
            if seat is None:
                self._unwatch(table.id)
            _, seats = self.watching.setdefault(table.id, (table, set()))
            frame = frames.state_frame(table, looks_from, self.lang, now_ms(), since)
            self.send_json(frame)
            if looks_from not in seats:
                seats.add(looks_from)
                self.manager.enter(table, looks_from, self)

    def _unwatch(self, id: str) -> None:
        table, seats = self.watching.pop(id, (None, set()))
        for seat in seats:
            assert table is not None
            self.manager.leave(table, seat, self)

    def watches(self, table: str) -> bool:
        return table in self.watching

    def reseat(self, table: LiveTable, seat: int) -> None:
        """Look on from outside: the seat is somebody else's now."""
        _, seats = self.watching[table.id]
        seats.discard(seat)
        table.subscribers.remove(seat, self)
        if SPECTATOR not in seats:
            seats.add(SPECTATOR)
            table.subscribers.add(SPECTATOR, self)

    async def _do(self, message: Message, arrived: int) -> None:
        table = await self.manager.get(_text(message, "table"))
        command = wish_of(message, arrived)
        asked = _whole(message, "seat", None)
        await come_back(self.manager, table, self.person, asked)
        seat = seat_for(table, self.person, asked, command.what)
        command = Command(command.what, seat, command.at, command.cid, command.more)
        try:
            n, ply = await self.manager.do(table, command)
        except ApiError as error:
            raise frames.refused(table, error, self.lang) from None
        ack = {"type": "ack", "cid": command.cid, "table": table.id, "n": n, "ply": ply}
        self.send_json(ack)

    def _refuse(self, error: ApiError, cid: str | None) -> None:
        told = {"type": "error", **error.to_json()}
        if cid is not None:
            told["cid"] = cid
        self.send_json(told)


def _good_cid(cid: object) -> bool:
    return isinstance(cid, str) and 0 < len(cid) <= 64 and cid.isprintable()


def _read(text: str | bytes) -> Message:
    if len(text) > LONGEST:
        raise ApiError("too-large", f"a message has at most {LONGEST} bytes")
    try:
        message = orjson.loads(text)
    except ValueError:
        raise ApiError("malformed", "this is not JSON") from None
    if not isinstance(message, dict):
        raise ApiError("malformed", "a message is a JSON object")
    return message


def _text(message: Message, name: str) -> str:
    value = message.get(name)
    if not isinstance(value, str):
        raise ApiError("malformed", f"{name}: a text is needed")
    return value


def _whole(message: Message, name: str, default: int | None) -> int | None:
    value = message.get(name, default)
    if value is not default and (type(value) is not int or not 0 <= value < 2**31):
        raise ApiError("malformed", f"{name}: a whole number is needed")
    return value


def wish_of(message: Message, arrived: int) -> Command:
    """Read an `act` or a `do`; the seat is filled in by the caller."""
    cid = _text(message, "cid")
    if message.get("type") == "act":
        ply = _whole(message, "ply", -1)
        if ply == -1:
            raise ApiError("malformed", "ply: the ply of the frame that this answers")
        return Command("act", -1, arrived, cid, {"ply": ply, "action": _text(message, "action")})
    what = _text(message, "what")
    if what not in DOABLE:
        raise ApiError("malformed", f"what: one of {', '.join(DOABLE)}")
    return Command(what, -1, arrived, cid, {key: message.get(key) for key in ("text", "key")})
