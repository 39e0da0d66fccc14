"""The live socket: one for each client, many tables on it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from saltire.kernel.types import SPECTATOR
from saltire.server.edge.connections import WRITE_NOW
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.live.eager_task import start_eagerly
from saltire.server.people.auth import Person, recognise
from saltire.server.schemas.play import command_from
from saltire.server.schemas.socket import (
    HelloIn,
    PingIn,
    SocketActIn,
    SocketDoIn,
    SocketIn,
    UnwatchIn,
    WatchIn,
    cid_in,
    decode,
)
from saltire.server.services import Services, services_of
from saltire.server.store.engine import now_ms
from saltire.server.store.faults import SENTENCES, database_fault
from saltire.server.tables import frames
from saltire.server.tables.commands import COMMANDS
from saltire.server.tables.seats import seat_to_act, seat_to_watch, take_seat_back
from saltire.server.tables.subscribers import EVERYBODY
from saltire.server.tables.table import BOT, LiveTable

router = APIRouter()
_log = logging.getLogger(__name__)

_MOST_AT_ONCE: Final = 64
_MOST_UNSENT: Final = 2_000
_MOST_UNSENT_CHARACTERS: Final = 4_000_000
"""What a client may be behind with reading, in messages and in characters."""
_LONGEST_PAUSE: Final = 5.0
"""Seconds after which a client in debt is looked at again."""
_BREATH: Final = 4
"""After so many messages of one client the others get a turn."""
_NAMES_TABLE: Final = (WatchIn, SocketActIn, SocketDoIn)
_COSTS: Final[dict[type, str]] = {
    HelloIn: "hello",
    WatchIn: "watch",
    SocketActIn: "act",
    SocketDoIn: "act",
}


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
        self.said_hello = False
        self._address = address_of(socket.scope)
        self._message_count = 0
        self._greeting = asyncio.Lock()
        self.watching: dict[str, tuple[LiveTable, set[int]]] = {}
        self._unsent: deque[str] = deque()
        self._unsent_characters = 0
        self._write_now: Callable[[str], bool] | None = socket.scope.get("extensions", {}).get(
            WRITE_NOW
        )
        self._tasks: set[asyncio.Task[None]] = set()
        # A sender lives only while a client reads slower than it is sent to.
        self._sender: asyncio.Task[None] | None = None
        self._serving: asyncio.Task[None] | None = None
        self._is_closed = False

    async def serve(self) -> None:
        self._serving = asyncio.current_task()
        try:
            await self._receive_on()
        except asyncio.CancelledError:
            if not self._is_closed or self._serving is None:
                raise
            self._serving.uncancel()
        finally:
            self._is_closed = True
            if self._sender is not None:
                self._sender.cancel()

    async def close(self) -> None:
        """Leave every table, once what was asked is done: the others must hear of it."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for id in list(self.watching):
            self._unwatch(id)
        if self.person is not None:
            self.manager.turns.leave(self.person.id, self)

    # Sending.

    def send(self, frame: str) -> None:
        """Send a frame, or queue it; a client that does not read is let go."""
        free = frame and not self._unsent and self._sender is None and not self._is_closed
        if free and self._write_now is not None and self._write_now(frame):
            return
        self._unsent_characters += len(frame)
        if len(self._unsent) > _MOST_UNSENT or self._unsent_characters > _MOST_UNSENT_CHARACTERS:
            self._forget_unsent()
            frame = ""
        self._unsent.append(frame)
        if self._sender is None and not self._is_closed:
            self._sender = start_eagerly(self._send_on())

    def dismiss(self) -> None:
        """Let the client go; it may come back if its cookie still counts."""
        self._forget_unsent()
        self.send("")

    def _forget_unsent(self) -> None:
        self._unsent.clear()
        self._unsent_characters = 0

    def send_turns(self, tables: dict[str, bool]) -> None:
        waiting = sorted(tables)
        alone = [table for table in waiting if tables[table]]
        self.send(frames.encode({"type": "you", "waiting": waiting, "alone": alone}))

    async def _send_on(self) -> None:
        try:
            while self._unsent:
                frame = self._unsent.popleft()
                self._unsent_characters -= len(frame)
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
        if not self._is_closed and self._serving is not None:
            self._is_closed = True
            self._serving.cancel()

    # Receiving: decode, dispatch, answer.

    async def _receive_on(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self._accept(text if text is not None else message.get("bytes") or b"", now_ms())
            while len(self._tasks) > _MOST_AT_ONCE:
                await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)

    async def _accept(self, text: str | bytes, arrived: int) -> None:
        """Decode one message; it is dispatched beside the others, in order at each table."""
        try:
            message = decode(text)
        except ApiError as error:
            await self._pay("message", len(text))
            self._send_error(error, cid_in(text))
            return
        await self._pay(_COSTS.get(type(message), "message"), len(text))
        if isinstance(message, PingIn):
            self.send('{"type":"pong"}')
            return
        task = asyncio.create_task(self._dispatch(message, arrived))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pay(self, what: str, size: int) -> None:
        """Charge the client; one that is in debt is not listened to until it is out of it.

        Nothing is refused: what a client sends too fast waits in its own connection.
        """
        self._message_count += 1
        if self._message_count % _BREATH == 0:
            await asyncio.sleep(
                0
            )  # a client that sends without pause must not keep the others waiting
        person = None if self.person is None else self.person.id
        if person is None or not person.startswith(BOT):
            limits = self.services.rate_limits
            while wait := limits.charge(what, self._address, person):
                await asyncio.sleep(min(wait, _LONGEST_PAUSE))
            if size > 1024:
                limits.charge("kilobyte", self._address, person, size / 1024)

    async def _dispatch(self, message: SocketIn, arrived: int) -> None:
        """Do what a message asks for; whatever goes wrong is answered with an error."""
        try:
            if not self.said_hello or self._greeting.locked() or isinstance(message, HelloIn):
                await self._greet(message)
            if isinstance(message, _NAMES_TABLE) and message.table not in self.manager.cache:
                self._charge_reading()
            if isinstance(message, (SocketActIn, SocketDoIn)):
                await self._run(message, arrived)
            elif isinstance(message, WatchIn):
                await self._watch(message)
            elif isinstance(message, UnwatchIn):
                self._unwatch(message.table)
                if self.person is not None:
                    self.manager.turns.stop_watching(self.person.id)
        except ApiError as error:
            self._send_error(error, getattr(message, "cid", None))
        except Exception as error:
            self._send_error(_fault(error), getattr(message, "cid", None))

    def _charge_reading(self) -> None:
        """Charge for a table that must be read first; the next message waits for it."""
        if not self._is_bot():
            person = None if self.person is None else self.person.id
            self.services.rate_limits.charge("read", self._address, person)

    async def _run(self, message: SocketActIn | SocketDoIn, arrived: int) -> None:
        """Run a command at a table and acknowledge it."""
        table = await self.manager.get(message.table)
        await take_seat_back(self.manager, table, self.person, message.seat)
        seat = seat_to_act(table, self.person, message.seat)
        command = command_from(
            message, seat, arrived, None if self.person is None else self.person.id
        )
        person = self.person
        if COMMANDS[command.name].rate and person is not None and person.kind != "bot":
            self.services.check_command(table, command, person.id, self._address)
        try:
            n, ply = await self.manager.do(table, command)
        except ApiError as error:
            raise frames.word_refusal(table, error, self.lang) from None
        self._charge_frames(table)
        ack = {"type": "ack", "cid": command.cid, "table": table.id, "n": n, "ply": ply}
        self.send(frames.encode(ack))

    def _charge_frames(self, table: LiveTable) -> None:
        """Charge whoever has given all who look on something to read; the next message waits for it."""
        if self.person is not None and self.person.kind != "bot":
            watching = len(table.subscribers)
            self.services.rate_limits.charge("frame", self._address, self.person.id, watching)

    def _send_error(self, error: ApiError, cid: str | None) -> None:
        message = {"type": "error", **error.to_json()}
        if cid is not None:
            message["cid"] = cid
        self.send(frames.encode(message))

    # Greeting and watching.

    async def _greet(self, message: SocketIn) -> None:
        """Say hello to whoever says it, and to whoever does not; what comes right behind waits for it."""
        async with self._greeting:
            if isinstance(message, HelloIn):
                await self._hello(message)
            elif not self.said_hello:
                await self._hello(HelloIn(type="hello"))

    async def _hello(self, message: HelloIn) -> None:
        if self.said_hello and (message.token is not None or self.watching):
            raise ApiError("conflict", "say hello first")
        self.said_hello = True
        with self.manager.turns.arrival() as gone:
            person = await recognise(self.socket, message.token)
            if message.token is not None and person is None:
                self.said_hello = False
                raise ApiError("not-signed-in", "the token is not known")
            self.lang = message.lang or ("en" if person is None else person.lang)
            hello = {"type": "hello", "person": None if person is None else person.to_json()}
            self.send(frames.encode(hello))
            if person is not None and self.person is None:
                self.person = person
                await self._enter_turns(person)
        if person is not None and gone & {person.id, EVERYBODY}:
            self.dismiss()

    async def _enter_turns(self, person: Person) -> None:
        """Tell a person where they are waited for, now and from now on."""
        turns = self.manager.turns
        bot = person.id.removeprefix(BOT) if person.kind == "bot" else None
        with turns.changes_of(person.id) as changes:
            tables: dict[str, bool | None] = {**await self.manager.store.turns_of(person.id, bot)}
            tables |= changes
        waiting = {table: alone for table, alone in tables.items() if alone is not None}
        turns.enter(person.id, self, waiting)

    async def _watch(self, message: WatchIn) -> None:
        table = await self.manager.get(message.table)
        await take_seat_back(self.manager, table, self.person, message.seat)
        if self.person is not None and self.person.kind == "bot":
            name, address = await self.services.bot_queue.who_waits(table)
            queue = {"type": "queue", "table": table.id, "name": name, "address": address}
            self.send(frames.encode(queue))
        async with self.manager.hold(table):
            seat = seat_to_watch(table, self.person, message.seat)
            if message.seat is None:
                self._unwatch(table.id)
            if table.id not in self.watching and not self._is_bot():
                self.services.watch_limits.enter(self._address, table.id, table.plies_held())
            _, seats = self.watching.setdefault(table.id, (table, set()))
            frame = frames.state_frame(table, seat, self.lang, now_ms(), message.since)
            self.send(frames.encode(frame))
            if seat not in seats:
                seats.add(seat)
                self.manager.enter(table, seat, self)
        if seat != SPECTATOR:
            self._charge_frames(table)

    def _unwatch(self, id: str) -> None:
        table, seats = self.watching.pop(id, (None, set()))
        if table is not None and not self._is_bot():
            self.services.watch_limits.leave(self._address, table.id)
        for seat in seats:
            assert table is not None
            self.manager.leave(table, seat, self)

    def _is_bot(self) -> bool:
        return self.person is not None and self.person.kind == "bot"

    def reseat(self, table: LiveTable, seat: int) -> None:
        """Look on as a spectator: the seat is somebody else's now."""
        _, seats = self.watching[table.id]
        seats.discard(seat)
        table.subscribers.remove(seat, self)
        if SPECTATOR not in seats:
            seats.add(SPECTATOR)
            table.subscribers.add(SPECTATOR, self)


def _fault(error: Exception) -> ApiError:
    """Say that the database is away, or that the mistake is ours; the log has what broke."""
    fault = database_fault(error)
    if fault is not None:
        _log.warning("a message could not be handled: %s", fault)
        return ApiError("unavailable", f"{SENTENCES[fault]}: try again")
    _log.error("a message could not be handled", exc_info=error)
    return ApiError("server-fault", "the server has made a mistake; nothing is changed")
