"""The desk by the door: accounts, limits, numbers and letters, for the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.server.edge.metrics import Metrics
from saltire.server.edge.origins import Origins
from saltire.server.edge.rate_limits import Limits
from saltire.server.errors import ApiError
from saltire.server.notify.notifier import Letters
from saltire.server.people.passwords import Passwords
from saltire.server.settings import Settings
from saltire.server.store.accounts import AccountStore
from saltire.server.store.engine import now_ms
from saltire.server.store.outbox import OutboxStore

if TYPE_CHECKING:
    from saltire.server.tables.event import Happening
    from saltire.server.tables.manager import Rooms
    from saltire.server.tables.table import LiveTable


class Desk:
    """What everybody passes on the way in."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        hosts = tuple(host.strip() for host in settings.hosts.split(",") if host.strip())
        self.origins = Origins(settings.public_url, hosts)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.passwords = Passwords()
        self.accounts = AccountStore(engine)
        self.outbox = OutboxStore(engine)
        self.letters = Letters(settings, self.outbox, self.accounts, self.metrics)

    def follow(self, rooms: Rooms) -> None:
        """Count what happens at the tables."""
        metrics = self.metrics

        def happened(_: LiveTable, happening: Happening) -> None:
            if happening.kind == "act":
                metrics.actions.inc()
                metrics.acknowledged.observe((now_ms() - happening.at) / 1000)

        rooms.hooks.append(happened)
        metrics.watch("saltire_tables", "tables in memory", lambda: len(rooms.tables))
        metrics.watch("saltire_people", "people connected", lambda: len(rooms.turns.waiters))

    def count(self, what: str, caller: str) -> None:
        """Count one against a limit; refuse with Retry-After when it is too many."""
        wait = self.limits.wait(what, caller)
        if wait:
            seconds = str(max(1, round(wait + 0.5)))
            self.metrics.refused.labels(what).inc()
            told = f"too many at once: wait {seconds} seconds"
            raise ApiError("too-fast", told, headers={"Retry-After": seconds})
