"""The rooms: all tables of this process. They are read when somebody comes and forgotten when idle."""

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
from saltire.server.tables import commands as deeds
from saltire.server.tables import frames
from saltire.server.tables.create import next_table
from saltire.server.tables.event import Happening
from saltire.server.tables.scheduling import Precedence
from saltire.server.tables.subscribers import Listener
from saltire.server.tables.table import BOT, TAIL, LiveTable, Seating
from saltire.server.tables.turns import Turns

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
"""Happenings that leave a table's public facts alone, unless they end the game."""

Maker = Callable[[LiveTable], Happening]
Hook = Callable[[LiveTable, Happening], None]


class Rooms:
    """Opens tables, lets deeds happen one after the other, and tells the audience."""

    def __init__(self, store: TableStore, writer: Writer, settings: Settings) -> None:
        self.store = store
        self.writer = writer
        self.settings = settings
        self.turns = Turns()
        self.tables: dict[str, LiveTable] = {}
        self.hooks: list[Hook] = []
        """Called after a happening is durable: notices, ratings, metrics."""
        self.say: Callable[[dict[str, Any]], None] | None = None
        """Tells the other processes something, when there are any."""
        self._precedence = Precedence()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self.used: dict[str, float] = {}

    # Opening.

    async def get(self, id: str) -> LiveTable:
        """Give a table, read from the store if need be; ApiError if there is none."""
        table = self.tables.get(id) or await self._opened(id)
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
        self.tables[id] = table
        self._set_alarm(table)
        if self.say is not None:
            self.say({"t": id, "who": True})
        return table

    async def _read(self, id: str) -> LiveTable:
        found = await self.store.read(id, TAIL)
        if found is None:
            raise ApiError("unknown-table", "there is no such table")
        table = LiveTable(found.row, [_seating(row) for row in found.seats])
        for row in found.cids:
            table.cids[row["seat"], row["cid"]] = (row["n"], row["ply"])
        for row in found.rows:
            happening = read_row(row)
            if found.snapshot is not None and happening.n <= found.snapshot["n"]:
                table.tail.append(happening)
                if happening.cid is not None and happening.seat is not None:
                    table.cids[happening.seat, happening.cid] = (happening.n, happening.ply)
                if happening.n == found.snapshot["n"]:
                    table.restore(found.snapshot["data"], happening)
            else:
                table.take(happening, happening.at)
        _set_clocks(table, found.row["deadline"])
        return table

    async def look(self, id: str) -> LiveTable:
        """Give a table to read from only; it is not kept in memory for that."""
        return self.tables.get(id) or await self._read(id)

    async def catch_up(self, table: LiveTable) -> None:
        """Read what other processes have stored since, and tell the audience. Needs the lock."""
        while rows := await self.store.rows(table.id, table.n):
            missed = [read_row(row) for row in rows]
            for happening in missed:
                table.take(happening, now_ms())
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

    async def do(self, table: LiveTable, wish: deeds.Wish) -> tuple[int, int]:
        """Fulfil a wish; give the number and the ply of what happened, the same for a repeat."""
        vanish = self.settings.vanish_seconds
        key = None if wish.cid is None else (wish.seat, wish.cid)
        async with self._precedence.turn(bool(table.people())), self.hold(table):
            table.audience.seen(wish.seat)
            if key in table.cids:
                return table.cids[key]
            try:
                happening = await self._perform(table, lambda t: deeds.make(t, wish, vanish))
            except ApiError:
                # Another process may have stored this very wish; what memory holds in doubt is none.
                if key in table.cids and not table.doubtful:
                    return table.cids[key]
                raise
            if table.state == "open" and table.full():
                await self._perform(table, lambda t: deeds.start(t, now_ms()))
        if table.next is not None and table.state == "over" and happening.n == table.n:
            self.later(self.get(table.next))
        return happening.n, happening.ply

    async def start(self, table: LiveTable) -> None:
        """Begin the game if everybody sits."""
        async with self.hold(table):
            if table.state == "open" and table.full():
                await self._perform(table, lambda t: deeds.start(t, now_ms()))

    async def _perform(self, table: LiveTable, make: Maker) -> Happening:
        """Make a happening, store it, then tell; twice if another process was faster."""
        for chance in (1, 2):
            happening, entry = await self._made(table, make)
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
            self._published(table, [happening])
            for hook in self.hooks:
                hook(table, happening)
            return happening
        raise AssertionError("not reached")

    async def _made(self, table: LiveTable, make: Maker) -> tuple[Happening, Entry]:
        """Make a happening; a fault of ours on the way leaves the table as the store knows it."""
        was = _facts(table)
        try:
            happening = make(table)
            return happening, self._entered(table, happening, was)
        except ApiError:
            raise
        except Exception:
            await self._forget(table)
            raise

    def _entered(self, table: LiveTable, happening: Happening, was: dict[str, Any]) -> Entry:
        """Let a happening take effect, and write down everything that it changes."""
        table.take(happening, now_ms(), played=True)
        happening.ply = table.ply
        if happening.cid is not None and happening.seat is not None:
            table.cids[happening.seat, happening.cid] = (happening.n, happening.ply)
        also: list[Executable | Step] = [*self._succession(table, happening)]
        if table.state == "over" and was["state"] != "over":
            also += rating_steps(table, happening.at)
        if happening.kind not in _QUIET or table.state != "playing":
            also += _changes(table, was)
        if table.state == "playing" and _snapshot_due(table, happening):
            also += snapshot_taken(table.id, table.n, table.snapshot())
        return Entry(
            happening.row(table.id), table.waiting(), table.clocks.deadline(), news_of(table), also
        )

    def _succession(self, table: LiveTable, happening: Happening) -> list[Executable]:
        """Make the next game: the next round of a match, or the rematch everybody asked for."""
        rounds_left = table.row["round"] < table.row["rounds"] and happening.kind != "rematch"
        agreed = happening.kind == "rematch" and table.offers.rematch >= set(table.people())
        if table.state != "over" or table.next is not None or not (rounds_left or agreed):
            return []
        row, seat_rows = next_table(table, happening.at, rounds_left)
        table.next = happening.data["next"] = row["id"]
        return table_made(row, seat_rows)

    def _published(self, table: LiveTable, news: Sequence[Happening]) -> None:
        self._set_alarm(table)
        for happening in news:
            if happening.kind in ("leave", "resign") and happening.seat is not None:
                self._reseat(table, happening.seat)
        changed = table.state != "playing" or any(h.kind not in _QUIET for h in news)
        self.tell(table, news, changed)
        self.turns.changed(table.id, *_people(table))

    def tell(self, table: LiveTable, news: Sequence[Happening], changed: bool) -> None:
        """Send news to everybody who looks; each seat and language is worded once."""
        now = now_ms()
        for (seat, lang), group in table.audience.groups.items():
            frame = frames.encode(frames.news_frame(table, seat, lang, now, news, changed))
            for listener in group:
                listener.send(frame)

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

    def enter(self, table: LiveTable, seat: int, listener: Listener) -> None:
        if table.audience.add(seat, listener) and seat != SPECTATOR:
            self._came_or_went(table, seat)

    def leave(self, table: LiveTable, seat: int, listener: Listener) -> None:
        self.used[table.id] = time.monotonic()
        if table.audience.remove(seat, listener) and seat != SPECTATOR:
            self._came_or_went(table, seat)

    def _came_or_went(self, table: LiveTable, seat: int) -> None:
        self._tell_who_is_here(table)
        if self.say is not None:
            self.say({"t": table.id, "seat": seat, "here": table.audience.here(seat)})

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

    def heard(self, news: dict[str, Any]) -> None:
        """Hear from another process: a table has moved on, or somebody has come or gone there."""
        table = self.tables.get(news["t"])
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
            table.audience.elsewhere[news["from"], news["seat"]] = news["here"]
            self._tell_who_is_here(table)
        elif self.say is not None:
            for seat in range(len(table.seats)):
                if here := table.audience.here(seat):
                    self.say({"t": table.id, "seat": seat, "here": here})

    def bury(self, living: Container[str]) -> None:
        """Forget who was at the tables of processes that live no more."""
        for table in self.tables.values():
            elsewhere = table.audience.elsewhere
            for server, seat in [key for key in elsewhere if key[0] not in living]:
                del elsewhere[server, seat]
                table.audience.seen(seat)

    async def _catch_up(self, table: LiveTable) -> None:
        async with self.hold(table):
            await self.catch_up(table)

    def deaf(self) -> None:
        """Look at every table again: news may have been lost."""
        for table in self.tables.values():
            self.later(self._catch_up(table))

    def _reseat(self, table: LiveTable, seat: int) -> None:
        """Let nobody look from a seat that has become somebody else's."""
        if table.seats[seat].person is None or table.seats[seat].out:
            groups = [group for (at, _), group in table.audience.groups.items() if at == seat]
            for listener in [one for group in groups for one in group]:
                listener.reseat(table, seat)

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
                await self._perform(table, lambda t: deeds.flag(t, now_ms()))
            except ApiError:
                self._set_alarm(table)

    async def sweep(self) -> None:
        """Flag what is due in the store, and forget tables that nobody uses."""
        for id in await self.store.due(now_ms()):
            await self.flag(id)
        long_ago = time.monotonic() - self.settings.idle_minutes * 60
        for id, table in list(self.tables.items()):
            if len(table.audience) or table.lock.locked() or id in self._alarms:
                continue
            if self.used.get(id, 0) < long_ago:
                del self.tables[id]
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


def read_row(row: RowMapping) -> Happening:
    return Happening(
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


def _snapshot_due(table: LiveTable, happening: Happening) -> bool:
    if happening.kind != "act":
        return False
    before = table.ply - len(happening.data["plies"])
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
