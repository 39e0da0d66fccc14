"""The table manager: all tables of this process. They are read on demand and forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Executable

from saltire.kernel.types import SPECTATOR
from saltire.server.edge.metrics import Metrics
from saltire.server.errors import ApiError
from saltire.server.history.export import rating_steps
from saltire.server.settings import Settings
from saltire.server.store.engine import now_ms
from saltire.server.store.tables import TableStore, Values, snapshot_taken, table_made
from saltire.server.store.writer import SELDOM, Conflict, Entry, Step, Writer
from saltire.server.tables import commands, frames
from saltire.server.tables.commands import COMMANDS, Command, apply_event
from saltire.server.tables.create import next_table
from saltire.server.tables.event import TableEvent
from saltire.server.tables.reading import TableReader
from saltire.server.tables.rows import Facts, changed_rows, facts_of, unnamed_rows
from saltire.server.tables.scheduling import CommandScheduler, Hold
from saltire.server.tables.subscribers import Subscriber, Turns
from saltire.server.tables.table import BOT, Imported, LiveTable
from saltire.server.tables.table_cache import TableCache

_log = logging.getLogger(__name__)
_SNAPSHOT: Final = 64
"""How many plies lie between two snapshots."""
_GRACE_MS: Final = 20_000
"""How long the deadline of a table that may be another process's is past before it is flagged here."""

Maker = Callable[[LiveTable], TableEvent]


class TableManager:
    """Loads tables, runs commands one after the other at each, and sends the subscribers what changed."""

    def __init__(
        self, store: TableStore, writer: Writer, settings: Settings, metrics: Metrics
    ) -> None:
        self.store = store
        self.reader = TableReader(store, settings)
        self.writer = writer
        self.settings = settings
        self.metrics = metrics
        self.turns = Turns()
        self.cache = TableCache()
        self.publish: Callable[[dict[str, Any]], None] | None = None
        """Sends a notice to the other server processes, when there are any."""
        self._scheduler = CommandScheduler()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[object]] = set()

    # Loading.

    async def add(
        self, row: Values, seats: Sequence[Values], imported: Imported | None = None
    ) -> LiveTable:
        """Store a new table and load it; a game that goes on with a record starts where that led."""
        await self.store.add(row, seats)
        if imported is not None:
            table = await self.reader.read(row["id"])
            table.imported = imported
            self.cache[table.id] = table
            self.cache.make_room(self._alarms)
        return await self.get(row["id"])

    async def get(self, id: str) -> LiveTable:
        """Give a table, read from the store if need be; ApiError if there is none."""
        table = self.cache.get(id) or await self._open_once(id)
        self.cache.touch(id)
        if table.is_stale:
            await self.catch_up(table)
        # Whoever finds a full table that is yet to start waits until it has.
        if table.state == "open" and table.full():
            await self.start(table)
        return table

    async def _open_once(self, id: str) -> LiveTable:
        """Read a table; several who ask at once wait for one reading."""
        if len(id) > 64 or not id.isprintable():
            raise ApiError("unknown-table", "there is no such table")
        if id not in self._opening:
            task = asyncio.create_task(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        table = await self.reader.read(id)
        self.cache.touch(id)
        self.cache[id] = table
        self.cache.make_room(self._alarms)
        self._set_alarm(table)
        if self.publish is not None:
            self.publish({"t": id, "who": True})
        return table

    async def look(self, id: str) -> LiveTable:
        """Give a table to read from only; it is not kept in memory for that."""
        table = self.cache.get(id) or await self.reader.read(id)
        await self.catch_up(table)
        return table

    # Commands.

    def hold(self, table: LiveTable) -> Hold:
        """Hold a table's lock; what memory does not know of it is read from the store first."""
        return Hold(table, self._refresh)

    async def do(self, table: LiveTable, command: Command) -> tuple[int, int]:
        """Run a command; give the number and the ply of its event, the same for a repeat."""
        key = (command.seat, command.cid or "")
        async with self._scheduler.slot(bool(table.people())), Hold(table, self._refresh):
            table.subscribers.note_visit(command.seat)
            if key in table.cids:
                return table.cids[key]
            try:
                event = await self._commit(table, lambda t: commands.check(t, command))
            except ApiError:
                # Another process may have stored this very command; a table in doubt knows nothing.
                if key in table.cids and not table.doubtful:
                    return table.cids[key]
                raise
            if table.state == "open" and table.full():
                await self._start(table)
        if table.next is not None and table.state == "over" and event.n == table.n:
            self.later(self.get(table.next))
        return event.n, event.ply

    async def start(self, table: LiveTable) -> None:
        """Begin the game if everybody sits."""
        async with self.hold(table):
            if table.state == "open" and table.full():
                await self._start(table)

    async def _start(self, table: LiveTable) -> None:
        try:
            await self._commit(table, lambda t: commands.start(t, now_ms()))
        except ApiError:
            if table.state == "open":
                raise  # else another process has begun the game

    async def _commit(self, table: LiveTable, make: Maker) -> TableEvent:
        """Make an event, apply it, store it, then send it; twice if another process was faster."""
        for attempt in (1, 2):
            event, entry = await self._prepare(table, make)
            try:
                await self.writer.store(entry)
            except Conflict:
                await self._catch_up_after_conflict(table)
                if attempt == 2:
                    raise ApiError("busy", "the table is busy; try again") from None
                continue
            except Exception:
                await self.reader.read_again(table)
                raise ApiError("busy", "this could not be stored; try again") from None
            table.clocks.start_latest(now_ms())
            self._publish(table, [event])
            if self.publish is not None:
                about = dict(zip(("w", "p", "alone"), _people(table), strict=True))
                facts = {"t": table.id, "n": table.n, **about}
                self.publish({**facts, "e": event.values()})
            if event.kind == "act":
                self.metrics.actions.inc()
                self.metrics.action_seconds.observe((now_ms() - event.at) / 1000)
            return event
        raise AssertionError("not reached")

    async def _prepare(self, table: LiveTable, make: Maker) -> tuple[TableEvent, Entry]:
        """Make and apply an event; a fault of ours on the way leaves the table as the store knows it."""
        before, ply = table.facts or facts_of(table), table.ply
        table.facts = before
        try:
            event = make(table)
            apply_event(table, event, now_ms())
            also = self._also_stored(table, event, before, ply)
            row = event.row(table.id)
            pause = event.at - table.tail[-2].at if len(table.tail) > 1 else SELDOM
            return event, Entry(row, table.waiting(), table.clocks.deadline(), also, pause)
        except ApiError:
            raise
        except Exception:
            await self.reader.read_again(table)
            raise

    def _also_stored(
        self, table: LiveTable, event: TableEvent, before: Facts, ply: int
    ) -> list[Executable | Step]:
        """List what is stored with an event: the next game, ratings, changed facts, a snapshot."""
        also: list[Executable | Step] = [*unnamed_rows(table, event)]
        if table.state == "over":
            also += self._next_game(table, event)
            if before["state"] != "over":
                also += rating_steps(table, event.at)
        if table.state != "playing" or not COMMANDS[event.kind].quiet:
            table.facts = facts_of(table)
            also += changed_rows(table.id, before, table.facts)
        elif event.kind == "act" and ply // _SNAPSHOT != table.ply // _SNAPSHOT:
            also += snapshot_taken(table.id, table.n, table.snapshot())
        return also

    def _next_game(self, table: LiveTable, event: TableEvent) -> list[Executable]:
        """Create the next game: the next round of a match, or the rematch everybody asked for."""
        rounds_left = table.row["round"] < table.row["rounds"] and event.kind != "rematch"
        agreed = event.kind == "rematch" and table.offers.rematch >= set(table.people())
        if table.next is not None or not (rounds_left or agreed):
            return []
        row, seat_rows = next_table(table, event.at, rounds_left)
        table.next = event.data["next"] = row["id"]
        return table_made(row, seat_rows)

    async def _catch_up_after_conflict(self, table: LiveTable) -> None:
        """Read the table again: another process was faster. Send what was missed."""
        seen = table.n - 1
        table.become(await self.reader.read(table.id))
        self._publish(table, [event for event in table.tail if event.n > seen])

    # Sending.

    def _publish(self, table: LiveTable, events: Sequence[TableEvent]) -> None:
        """Send events that are durable to everybody whom they concern."""
        self._set_alarm(table)
        for event in events:
            if event.kind in ("leave", "resign") and event.seat is not None:
                self._reseat(table, event.seat)
        changed = table.state != "playing" or not all(COMMANDS[e.kind].quiet for e in events)
        self.send_news(table, events, changed)
        self.turns.note_waiting(table.id, *_people(table))

    def send_news(self, table: LiveTable, events: Sequence[TableEvent], changed: bool) -> None:
        """Send news to all subscribers; each seat and language has one frame."""
        now = now_ms()
        for (seat, lang), group in table.subscribers.groups.items():
            frame = frames.encode(frames.news_frame(table, seat, lang, now, events, changed))
            for subscriber in group:
                subscriber.send(frame)

    def _reseat(self, table: LiveTable, seat: int) -> None:
        """Let nobody look from a seat that has become somebody else's."""
        if table.seats[seat].person is None or table.seats[seat].out:
            groups = [group for (at, _), group in table.subscribers.groups.items() if at == seat]
            for subscriber in [one for group in groups for one in group]:
                subscriber.reseat(table, seat)

    # Presence.

    def enter(self, table: LiveTable, seat: int, subscriber: Subscriber) -> None:
        if table.subscribers.add(seat, subscriber) and seat != SPECTATOR:
            self._presence_changed(table, seat)
        if table.is_stale:  # until now nobody wanted to know
            self.later(self.catch_up(table))

    def leave(self, table: LiveTable, seat: int, subscriber: Subscriber) -> None:
        self.cache.touch(table.id)
        if table.subscribers.remove(seat, subscriber) and seat != SPECTATOR:
            self._presence_changed(table, seat)

    def _presence_changed(self, table: LiveTable, seat: int) -> None:
        self.send_presence(table)
        if self.publish is not None:
            self.publish({"here": [(table.id, seat, table.subscribers.here(seat))]})

    def send_presence(self, table: LiveTable) -> None:
        """Send it now, or when what is being stored is durable: until then nobody may see it."""
        if table.lock.locked():
            self.later(self._send_presence_later(table))
        else:
            self.send_news(table, [], True)

    async def _send_presence_later(self, table: LiveTable) -> None:
        async with table.lock:
            if not table.doubtful:
                self.send_news(table, [], True)

    # Other processes.

    def follow(self, table: LiveTable, event: TableEvent) -> None:
        """Let the next event, which another process has stored, take effect here, and send it."""
        try:
            apply_event(table, event, now_ms())
            table.facts = None
            self._publish(table, [event])
        except Exception:
            table.doubtful = True
            self.later(self.read_again(table))
            raise

    def rest(self, table: LiveTable) -> None:
        """Leave a table alone that goes on elsewhere: it is read on when it is next used here."""
        self._stop_alarm(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Read what other processes have stored at a table, and send it."""
        while table.is_stale:
            async with self.hold(table):
                pass

    async def _refresh(self, table: LiveTable) -> None:
        if table.doubtful:
            await self.reader.read_again(table)
            if table.doubtful:
                raise ApiError("busy", "the table cannot be read; try again")
        if table.announced_n > table.n:
            await self._read_on(table)

    async def _read_on(self, table: LiveTable) -> None:
        """Read and send the events that are missing here."""
        missed = await self.reader.read_on(table)
        if missed:
            self._publish(table, missed)

    async def read_again(self, table: LiveTable) -> None:
        """Read a table anew: what has no event of its own has changed, such as the link of a seat."""
        async with table.lock:
            await self.reader.read_again(table)
            if not table.doubtful:
                self.send_news(table, [], True)

    def announce_change(self, table: LiveTable) -> None:
        """Tell the other processes that a table must be read anew."""
        if self.publish is not None:
            self.publish({"t": table.id, "changed": True})

    # Time.

    def _set_alarm(self, table: LiveTable) -> None:
        """Wake up when the next player's time is up; far deadlines are swept from the store."""
        self._stop_alarm(table)
        deadline = table.clocks.deadline()
        if deadline is not None and table.state == "playing":
            wait = max(0, deadline - now_ms()) / 1000 + 0.002
            if wait < 3600:
                loop = asyncio.get_running_loop()
                self._alarms[table.id] = loop.call_later(wait, self._on_alarm, table.id)

    def _stop_alarm(self, table: LiveTable) -> None:
        alarm = self._alarms.pop(table.id, None)
        if alarm is not None:
            alarm.cancel()

    def _on_alarm(self, id: str) -> None:
        self.later(self.flag(id))

    async def flag(self, id: str) -> None:
        """End the game of whoever has no time left."""
        table = await self.get(id)
        async with self.hold(table):
            try:
                await self._commit(table, lambda t: commands.flag(t, now_ms()))
            except ApiError:
                self._set_alarm(table)

    def shift_clocks(self, by: int) -> None:
        """Move the clocks in memory along with the clock of the process, and show them as they are."""
        for table in self.cache.values():
            table.clocks.shift(by)
            if table.clocks.deadline() is not None and table.state == "playing":
                self._set_alarm(table)
                self.send_presence(table)

    async def sweep(self) -> None:
        """Flag what is due in the store, and forget tables that nobody uses."""
        # Another process that stands still for a moment is to wake up first: its players wait there.
        grace = 0 if self.publish is None else _GRACE_MS
        for id in await self.store.out_of_time(now_ms() - grace):
            await self.flag(id)
        self.cache.forget_unused(self.settings.idle_minutes * 60, self._alarms)

    # Background tasks.

    def later(self, work: Any) -> None:
        """Run a coroutine in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)

    def _on_task_done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("something in the background failed", exc_info=task.exception())

    def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._tasks:
            task.cancel()


def _people(table: LiveTable) -> tuple[list[str], list[str], bool]:
    """Name the people who are waited for, and all who sit; a bot that stands in is one.

    The third tells whether nobody waits for anybody: no clock runs, at most one person plays.
    """
    held = [BOT + seating.bot if seating.bot else seating.person or "" for seating in table.seats]
    people = {who for who in held if not who.startswith(BOT)}
    alone = table.row["pace"]["kind"] == "none" and len(people) <= 1
    return [held[seat] for seat in table.waiting()], held, alone
