"""The other server processes: what their notices mean here, and what is done about those that got lost."""

from __future__ import annotations

import time
from collections.abc import Container, Sequence
from typing import Any, Final

from saltire.server.edge.rate_limits import RateLimits
from saltire.server.tables.event import TableEvent
from saltire.server.tables.manager import TableManager
from saltire.server.tables.person_removal import close_sockets, forget_name
from saltire.server.tables.table import LiveTable

STALE: Final = 16.0
"""Seconds after which presence elsewhere counts no more; every process repeats its own each beat."""
_SEATS_AT_ONCE: Final = 80
"""How many seats one notice of presence lists, so that it is not too large for a message."""
Here = tuple[str, int, int]
"""A table, a seat, and how many look from it."""


class Peers:
    """Handles the notices of other processes."""

    def __init__(self, manager: TableManager, limits: RateLimits) -> None:
        self.manager = manager
        self.limits = limits
        self._reading: set[str] = set()
        """The tables that are being caught up with."""

    def on_notice(self, server: str, notice: dict[str, Any]) -> None:
        """Handle one notice: a table has moved on or changed, somebody came or went, or lost access."""
        if "n" in notice:
            self._moved_on(notice)
        elif "here" in notice:
            self._present_elsewhere(server, notice["here"])
        elif "gone" in notice:
            close_sockets(self.manager, notice["gone"])
        elif "unnamed" in notice:
            forget_name(self.manager, notice["unnamed"])
        elif "spent" in notice:
            self.limits.note_spending(*notice["spent"])
        elif (table := self.manager.cache.get(notice["t"])) is not None:
            if "changed" in notice:
                self.manager.later(self.manager.read_again(table))
            else:
                self._tell_presence([table])

    # Tables that move on.

    def _moved_on(self, notice: dict[str, Any]) -> None:
        """Note what another process has stored; follow it if somebody here looks on."""
        table = self.manager.cache.get(notice["t"])
        if table is not None and self._follows(table, notice):
            return
        alone = notice.get("alone", False)
        self.manager.turns.note_waiting(notice["t"], notice["w"], notice["p"], alone)
        if table is None or notice["n"] <= table.n:
            return
        table.announced_n = max(table.announced_n, notice["n"])
        if len(table.subscribers):
            self._read_on(table)
        else:
            self.manager.rest(table)

    def _follows(self, table: LiveTable, notice: dict[str, Any]) -> bool:
        """Take the event from the notice, where it is the very next one and nobody is busy here."""
        event = notice.get("e")
        if event is None or notice["n"] != table.n + 1 or not len(table.subscribers):
            return False
        if table.doubtful or table.lock.locked():
            return False
        self.manager.follow(table, TableEvent(*event))
        return True

    def _read_on(self, table: LiveTable) -> None:
        if table.id not in self._reading:
            self._reading.add(table.id)
            self.manager.later(self._catch_up(table))

    async def _catch_up(self, table: LiveTable) -> None:
        try:
            await self.manager.catch_up(table)
        finally:
            self._reading.discard(table.id)

    # Who is where.

    def _present_elsewhere(self, server: str, seats: Sequence[Here]) -> None:
        """Note how many look from seats at another process."""
        for id, seat, here in seats:
            table = self.manager.cache.get(id)
            if table is not None and table.subscribers.note_elsewhere(server, seat, here):
                self.manager.send_presence(table)

    def _tell_presence(self, tables: Sequence[LiveTable]) -> None:
        """Tell who is at tables here."""
        publish = self.manager.publish
        if publish is not None:
            seats = [here for table in tables for here in _here(table)]
            for first in range(0, len(seats), _SEATS_AT_ONCE):
                publish({"here": seats[first : first + _SEATS_AT_ONCE]})

    def forget_servers(self, living: Container[str]) -> None:
        """Forget who was at the tables of processes that live no more."""
        for table in self.manager.cache.values():
            if table.subscribers.forget_servers(living):
                self.manager.send_presence(table)

    def tell_spending(self) -> None:
        """Tell the others what clients have used up here: a limit counts for all processes together."""
        for used in self.limits.take_spending():
            if self.manager.publish is not None:
                self.manager.publish({"spent": used})

    # Notices that got lost.

    def on_gap(self) -> None:
        """Close every socket: notices were lost, and somebody may have lost access meanwhile.

        Browsers come back by themselves, are recognised anew and get the whole state.
        """
        self.manager.turns.send_everybody_away()

    async def repair(self) -> None:
        """Repeat who is here, let old news of others go, and read what was missed."""
        manager = self.manager
        watched = {id: table for id, table in manager.cache.items() if len(table.subscribers)}
        stale = time.monotonic() - STALE
        self._tell_presence(list(watched.values()))
        for table in watched.values():
            if table.subscribers.expire(stale):
                manager.send_presence(table)
        for id, n in (await manager.store.numbers(list(manager.cache))).items():
            self._check_number(id, n)

    def _check_number(self, id: str, n: int) -> None:
        table = self.manager.cache.get(id)
        if table is not None and n > table.n:
            table.announced_n = max(table.announced_n, n)
            if len(table.subscribers):
                self._read_on(table)


def _here(table: LiveTable) -> list[Here]:
    counted = ((seat, table.subscribers.here(seat)) for seat in range(len(table.seats)))
    return [(table.id, seat, here) for seat, here in counted if here]
