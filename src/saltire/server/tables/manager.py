"""The manager: all tables of this process. They are read when somebody comes and forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Container, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Executable
from sqlalchemy.engine import RowMapping

from saltire.kernel.types import SPECTATOR
from saltire.server.edge.metrics import Metrics
from saltire.server.errors import ApiError
from saltire.server.history.export import rating_steps
from saltire.server.settings import Settings
from saltire.server.store.engine import now_ms
from saltire.server.store.tables import (
    TableStore,
    seat_changed,
    snapshot_taken,
    table_changed,
    table_made,
)
from saltire.server.store.writer import Conflict, Entry, Step, Writer
from saltire.server.tables import commands, frames
from saltire.server.tables.create import next_table
from saltire.server.tables.event import TableEvent
from saltire.server.tables.scheduling import CommandScheduler
from saltire.server.tables.subscribers import Subscriber, Turns
from saltire.server.tables.table import BOT, TAIL, LiveTable, Seating

_log = logging.getLogger(__name__)
_SNAPSHOT: Final = 64
_QUIET: Final = (
    "act",
    "chat",
    "phrase",
    "ask-takeback",
    "refuse-takeback",
    "offer-draw",
    "refuse-draw",
)
"""Events that leave a table's public facts alone, unless they end the game."""

Maker = Callable[[LiveTable], TableEvent]


class TableManager:
    """Opens tables, lets commands happen one after the other, and tells the audience."""

    def __init__(
        self, store: TableStore, writer: Writer, settings: Settings, metrics: Metrics
    ) -> None:
        self.store = store
        self.writer = writer
        self.settings = settings
        self.turns = Turns()
        self.loaded: dict[str, LiveTable] = {}
        self.metrics = metrics
        self.publish: Callable[[dict[str, Any]], None] | None = None
        """Tells the other processes something, when there are any."""
        self._scheduler = CommandScheduler()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self.used: dict[str, float] = {}

    # Opening.

    async def get(self, id: str) -> LiveTable:
        """Give a table, read from the store if need be; ApiError if there is none."""
        table = self.loaded.get(id) or await self._opened(id)
        self.used[id] = time.monotonic()
        # Whoever finds a full table that is yet to start waits until it has.
        if table.state == "open" and table.full():
            await self.start(table)
        return table

    async def _opened(self, id: str) -> LiveTable:
        if len(id) > 64 or not id.isprintable():
            raise ApiError("unknown-table", "there is no such table")
        if id not in self._opening:
            task = asyncio.create_task(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        table = await self._read(id)
        self.used[id] = time.monotonic()
        self.loaded[id] = table
        self._set_alarm(table)
        if self.publish is not None:
            self.publish({"t": id, "who": True})
        return table

    async def _read(self, id: str) -> LiveTable:
        found = await self.store.read(id, TAIL)
        if found is None:
            raise ApiError("unknown-table", "there is no such table")
        table = LiveTable(found.row, [_seating(row) for row in found.seats])
        for row in found.cids:
            table.cids[row["seat"], row["cid"]] = (row["n"], row["ply"])
        for row in found.rows:
            event = read_row(row)
            if found.snapshot is not None and event.n <= found.snapshot["n"]:
                table.tail.append(event)
                if event.cid is not None and event.seat is not None:
                    table.cids[event.seat, event.cid] = (event.n, event.ply)
                if event.n == found.snapshot["n"]:
                    table.restore(found.snapshot["data"], event)
            else:
                table.take(event, event.at)
        _set_clocks(table, found.row["deadline"])
        return table

    async def look(self, id: str) -> LiveTable:
        """Give a table to read from only; it is not kept in memory for that."""
        return self.loaded.get(id) or await self._read(id)

    async def catch_up(self, table: LiveTable) -> None:
        """Read what other processes have stored since, and tell the audience. Needs the lock."""
        while rows := await self.store.rows(table.id, table.n):
            missed = [read_row(row) for row in rows]
            for event in missed:
                table.take(event, now_ms())
            self._published(table, missed)

    # Doing.

    @asynccontextmanager
    async def hold(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold a table's lock; one whose memory is in doubt is read again first."""
        async with table.lock:
            if table.doubtful:
                await self._forget(table)
            if table.doubtful:
                raise ApiError("busy", "the table cannot be read; try again")
            yield

    async def do(self, table: LiveTable, command: commands.Command) -> tuple[int, int]:
        """Fulfil a command; give the number and the ply of what happened, the same for a repeat."""
        vanish = self.settings.vanish_seconds
        key = None if command.cid is None else (command.seat, command.cid)
        async with self._scheduler.slot(bool(table.people())), self.hold(table):
            table.subscribers.seen(command.seat)
            if key in table.cids:
                return table.cids[key]
            try:
                event = await self._perform(table, lambda t: commands.make(t, command, vanish))
            except ApiError:
                # Another process may have stored this very command; what memory holds in doubt is none.
                if key in table.cids and not table.doubtful:
                    return table.cids[key]
                raise
            if table.state == "open" and table.full():
                await self._perform(table, lambda t: commands.start(t, now_ms()))
        if table.next is not None and table.state == "over" and event.n == table.n:
            self.later(self.get(table.next))
        return event.n, event.ply

    async def start(self, table: LiveTable) -> None:
        """Begin the game if everybody sits."""
        async with self.hold(table):
            if table.state == "open" and table.full():
                await self._perform(table, lambda t: commands.start(t, now_ms()))

    async def _perform(self, table: LiveTable, make: Maker) -> TableEvent:
        """Make an event, store it, then tell; twice if another process was faster."""
        for chance in (1, 2):
            event, entry = await self._made(table, make)
            try:
                await self.writer.store(entry)
            except Conflict:
                await self._reread(table)
                if chance == 2:
                    raise ApiError("busy", "the table is busy; try again") from None
                continue
            except Exception:
                await self._forget(table)
                raise ApiError("busy", "this could not be stored; try again") from None
            table.clocks.asked(now_ms())
            self._published(table, [event])
            if event.kind == "act":
                self.metrics.actions.inc()
                self.metrics.acknowledged.observe((now_ms() - event.at) / 1000)
            return event
        raise AssertionError("not reached")

    async def _made(self, table: LiveTable, make: Maker) -> tuple[TableEvent, Entry]:
        """Make an event; a fault of ours on the way leaves the table as the store knows it."""
        was = _facts(table)
        try:
            event = make(table)
            return event, self._entered(table, event, was)
        except ApiError:
            raise
        except Exception:
            await self._forget(table)
            raise

    def _entered(self, table: LiveTable, event: TableEvent, was: dict[str, Any]) -> Entry:
        """Let an event take effect, and write down everything that it changes."""
        table.take(event, now_ms(), played=True)
        event.ply = table.ply
        if event.cid is not None and event.seat is not None:
            table.cids[event.seat, event.cid] = (event.n, event.ply)
        also: list[Executable | Step] = [*self._succession(table, event)]
        if table.state == "over" and was["state"] != "over":
            also += rating_steps(table, event.at)
        if event.kind not in _QUIET or table.state != "playing":
            also += _changes(table, was)
        if table.state == "playing" and _snapshot_due(table, event):
            also += snapshot_taken(table.id, table.n, table.snapshot())
        return Entry(
            event.row(table.id), table.waiting(), table.clocks.deadline(), news_of(table), also
        )

    def _succession(self, table: LiveTable, event: TableEvent) -> list[Executable]:
        """Make the next game: the next round of a match, or the rematch everybody asked for."""
        rounds_left = table.row["round"] < table.row["rounds"] and event.kind != "rematch"
        agreed = event.kind == "rematch" and table.offers.rematch >= set(table.people())
        if table.state != "over" or table.next is not None or not (rounds_left or agreed):
            return []
        row, seat_rows = next_table(table, event.at, rounds_left)
        table.next = event.data["next"] = row["id"]
        return table_made(row, seat_rows)

    def _published(self, table: LiveTable, news: Sequence[TableEvent]) -> None:
        self._set_alarm(table)
        for event in news:
            if event.kind in ("leave", "resign") and event.seat is not None:
                self._reseat(table, event.seat)
        changed = table.state != "playing" or any(h.kind not in _QUIET for h in news)
        self.tell(table, news, changed)
        self.turns.changed(table.id, *_people(table))

    def tell(self, table: LiveTable, news: Sequence[TableEvent], changed: bool) -> None:
        """Send news to everybody who looks; each seat and language is worded once."""
        now = now_ms()
        for (seat, lang), group in table.subscribers.groups.items():
            frame = frames.encode(frames.news_frame(table, seat, lang, now, news, changed))
            for subscriber in group:
                subscriber.send(frame)

    async def _reread(self, table: LiveTable) -> None:
        """Another process was faster: stand where the store stands, and tell what was missed."""
        seen = table.n - 1
        fresh = await self._read(table.id)
        table.become(fresh)
        self._published(table, [h for h in table.tail if h.n > seen])

    async def _forget(self, table: LiveTable) -> None:
        """The store has failed: what memory holds counts for nothing until it is read again."""
        table.doubtful = True
        try:
            table.become(await self._read(table.id))
        except Exception as error:
            _log.error("a table could not be read again: %s", type(error).__name__)

    # Looking.

    def enter(self, table: LiveTable, seat: int, subscriber: Subscriber) -> None:
        if table.subscribers.add(seat, subscriber) and seat != SPECTATOR:
            self._came_or_went(table, seat)

    def leave(self, table: LiveTable, seat: int, subscriber: Subscriber) -> None:
        self.used[table.id] = time.monotonic()
        if table.subscribers.remove(seat, subscriber) and seat != SPECTATOR:
            self._came_or_went(table, seat)

    def _came_or_went(self, table: LiveTable, seat: int) -> None:
        self._tell_who_is_here(table)
        if self.publish is not None:
            self.publish({"t": table.id, "seat": seat, "here": table.subscribers.here(seat)})

    def _tell_who_is_here(self, table: LiveTable) -> None:
        """Tell it now, or when what is being stored is durable: until then nobody may see it."""
        if table.lock.locked():
            self.later(self._tell_soon(table))
        else:
            self.tell(table, [], True)

    async def _tell_soon(self, table: LiveTable) -> None:
        async with table.lock:
            if not table.doubtful:
                self.tell(table, [], True)

    def on_notice(self, news: dict[str, Any]) -> None:
        """Hear from another process: a table has moved on, or somebody has come or gone there."""
        table = self.loaded.get(news["t"])
        if "n" not in news:
            if table is not None:
                self._heard_of_people(table, news)
            return
        self.turns.changed(news["t"], news["w"], news["p"])
        if table is not None and table.n < news["n"]:
            self.later(self._catch_up(table))

    def _heard_of_people(self, table: LiveTable, news: dict[str, Any]) -> None:
        """Note who is at a table elsewhere, or answer who is here."""
        if "here" in news:
            table.subscribers.elsewhere[news["from"], news["seat"]] = news["here"]
            self._tell_who_is_here(table)
        elif self.publish is not None:
            for seat in range(len(table.seats)):
                if here := table.subscribers.here(seat):
                    self.publish({"t": table.id, "seat": seat, "here": here})

    def forget_servers(self, living: Container[str]) -> None:
        """Forget who was at the tables of processes that live no more."""
        for table in self.loaded.values():
            elsewhere = table.subscribers.elsewhere
            for server, seat in [key for key in elsewhere if key[0] not in living]:
                del elsewhere[server, seat]
                table.subscribers.seen(seat)

    async def _catch_up(self, table: LiveTable) -> None:
        async with self.hold(table):
            await self.catch_up(table)

    def on_gap(self) -> None:
        """Look at every table again: news may have been lost."""
        for table in self.loaded.values():
            self.later(self._catch_up(table))

    def _reseat(self, table: LiveTable, seat: int) -> None:
        """Let nobody look from a seat that has become somebody else's."""
        if table.seats[seat].person is None or table.seats[seat].out:
            groups = [group for (at, _), group in table.subscribers.groups.items() if at == seat]
            for subscriber in [one for group in groups for one in group]:
                subscriber.reseat(table, seat)

    # Time.

    def _set_alarm(self, table: LiveTable) -> None:
        """Wake up when the next player's time is up; far deadlines are swept from the store."""
        alarm = self._alarms.pop(table.id, None)
        if alarm is not None:
            alarm.cancel()
        deadline = table.clocks.deadline()
        if deadline is not None and table.state == "playing":
            wait = max(0, deadline - now_ms()) / 1000 + 0.002
            if wait < 3600:
                loop = asyncio.get_running_loop()
                self._alarms[table.id] = loop.call_later(wait, self._ring, table.id)

    def _ring(self, id: str) -> None:
        self.later(self.flag(id))

    async def flag(self, id: str) -> None:
        """End the game of whoever has no time left."""
        table = await self.get(id)
        async with self.hold(table):
            try:
                await self._perform(table, lambda t: commands.flag(t, now_ms()))
            except ApiError:
                self._set_alarm(table)

    async def sweep(self) -> None:
        """Flag what is due in the store, and forget tables that nobody uses."""
        for id in await self.store.due(now_ms()):
            await self.flag(id)
        long_ago = time.monotonic() - self.settings.idle_minutes * 60
        for id, table in list(self.loaded.items()):
            if len(table.subscribers) or table.lock.locked() or id in self._alarms:
                continue
            if self.used.get(id, 0) < long_ago:
                del self.loaded[id]
                self.used.pop(id, None)

    def later(self, work: Any) -> None:
        """Do something in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("something in the background failed", exc_info=task.exception())

    def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._tasks:
            task.cancel()


def read_row(row: RowMapping) -> TableEvent:
    return TableEvent(
        row["n"], row["at"], row["kind"], row["seat"], row["cid"], row["ply"], row["data"]
    )


def news_of(table: LiveTable) -> str:
    """Write what other processes are told: the table, where it stands, who sits and is waited for."""
    waiting, present = _people(table)
    return frames.encode({"t": table.id, "n": table.n, "w": waiting, "p": present})


def _people(table: LiveTable) -> tuple[list[str], list[str]]:
    """Name the people who are waited for, and all who sit; a bot that stands in is one."""
    held = [BOT + seating.bot if seating.bot else seating.person or "" for seating in table.seats]
    return [held[seat] for seat in table.waiting()], held


def _seating(row: RowMapping) -> Seating:
    return Seating(row["person_id"], row["name"], row["bot"], row["link_hash"])


def _set_clocks(table: LiveTable, deadline: int | None) -> None:
    """Let the clocks run as the stored deadline says: it knows of the time the server was away."""
    counted = table.clocks.deadline()
    if deadline is not None and counted is not None:
        table.clocks.shift(deadline - counted)


def _snapshot_due(table: LiveTable, event: TableEvent) -> bool:
    if event.kind != "act":
        return False
    before = table.ply - len(event.data["plies"])
    return before // _SNAPSHOT != table.ply // _SNAPSHOT


def _facts(table: LiveTable) -> dict[str, Any]:
    return {
        "state": table.state,
        "salts": dict(table.salts),
        "result": table.result,
        "started": table.started,
        "ended": table.ended,
        "seats": [(s.person, s.bot, s.name) for s in table.seats],
    }


def _changes(table: LiveTable, was: dict[str, Any]) -> list[Executable]:
    """List the statements for everything that differs from before."""
    now = _facts(table)
    names = ("state", "salts", "result", "started", "ended")
    changed = {name: now[name] for name in names if now[name] != was[name]}
    statements: list[Executable] = [table_changed(table.id, changed)] if changed else []
    for seat, (old, new) in enumerate(zip(was["seats"], now["seats"])):
        if old != new:
            values = dict(zip(("person_id", "bot", "name"), new))
            statements.append(seat_changed(table.id, seat, values))
    return statements
