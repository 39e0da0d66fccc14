"""The other server processes: what their notices mean here, and what is done about those that got lost."""

from __future__ import annotations

import time
from typing import Any, Final

from saltire.server.edge.rate_limits import RateLimits
from saltire.server.tables.manager import TableManager
from saltire.server.tables.removal import close_sockets, forget_name

STALE: Final = 16.0
"""Seconds after which presence elsewhere counts no more; every process repeats its own each beat."""


class Peers:
    """Handles the notices of other processes."""

    def __init__(self, manager: TableManager, limits: RateLimits) -> None:
        self.manager = manager
        self.limits = limits

    def on_notice(self, server: str, notice: dict[str, Any]) -> None:
        """Handle one notice: a table has moved on or changed, somebody came or went, or lost access."""
        if "gone" in notice:
            close_sockets(self.manager, notice["gone"])
        elif "unnamed" in notice:
            forget_name(self.manager, notice["unnamed"])
        elif "n" in notice:
            self.manager.moved_on(notice)
        elif "spent" in notice:
            self.limits.note_spent(*notice["spent"])
        else:
            table = self.manager.loaded.get(notice["t"])
            if table is None:
                return
            if "here" in notice:
                self.manager.present_elsewhere(table, server, notice["seat"], notice["here"])
            elif "changed" in notice:
                self.manager.later(self.manager.read_again(table))
            else:
                self._tell_presence(notice["t"])

    def _tell_presence(self, id: str) -> None:
        """Tell who is at a table here."""
        publish, table = self.manager.publish, self.manager.loaded.get(id)
        if publish is not None and table is not None:
            for seat in range(len(table.seats)):
                if here := table.subscribers.here(seat):
                    publish({"t": id, "seat": seat, "here": here})

    def tell_spent(self) -> None:
        """Tell the others what clients have used up here: a limit counts for all processes together."""
        for used in self.limits.spent():
            if self.manager.publish is not None:
                self.manager.publish({"spent": used})

    def on_gap(self) -> None:
        """Close every socket: notices were lost, and somebody may have lost access meanwhile.

        Browsers come back by themselves, are recognised anew and get the whole state.
        """
        for person in list(self.manager.turns.clients):
            close_sockets(self.manager, person)

    async def repair(self) -> None:
        """Repeat who is here, let old news of others go, and read what was missed."""
        manager = self.manager
        watched = {id: table for id, table in manager.loaded.items() if len(table.subscribers)}
        stale = time.monotonic() - STALE
        for id, table in watched.items():
            self._tell_presence(id)
            if table.subscribers.expire(stale):
                manager.send_presence(table)
        for id, n in (await manager.store.numbers(list(watched))).items():
            if n > watched[id].n:
                manager.later(manager.catch_up(watched[id], n))
