"""What one server process holds: stores, tables, background jobs, limits and metrics."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from saltire.review.hint_plans import HintPlans
from saltire.server.edge.deadline import within
from saltire.server.edge.health import HealthProbe
from saltire.server.edge.metrics import Metrics, RecentRate
from saltire.server.edge.origins import Origins, address_of
from saltire.server.edge.rate_limits import RateLimits
from saltire.server.edge.watch_limits import WatchLimits
from saltire.server.errors import ApiError
from saltire.server.jobs.backups import Backups
from saltire.server.jobs.bot_queue import BotQueue
from saltire.server.jobs.bot_workers import BotWorkers
from saltire.server.jobs.fair_queue import FairQueue
from saltire.server.jobs.leases import Leases
from saltire.server.jobs.pruning import Pruner
from saltire.server.jobs.reviews import Reviews
from saltire.server.live.heartbeat import Heartbeat
from saltire.server.notify.notifier import Notifier
from saltire.server.people.passwords import Passwords
from saltire.server.settings import Settings
from saltire.server.store.accounts import AccountStore
from saltire.server.store.clock import PROCESS_CLOCK
from saltire.server.store.commit_log import commit_log_for
from saltire.server.store.engine import open_engine
from saltire.server.store.history import HistoryStore
from saltire.server.store.host import HostStore
from saltire.server.store.leases import LeaseStore
from saltire.server.store.outbox import OutboxStore
from saltire.server.store.people import PeopleStore
from saltire.server.store.prune import PruneStore
from saltire.server.store.puzzles import PuzzleStore
from saltire.server.store.reviews import ReviewStore
from saltire.server.store.standings import StandingsStore
from saltire.server.store.tables import TableStore
from saltire.server.store.writer import Writer
from saltire.server.tables.clock_keeper import ClockKeeper
from saltire.server.tables.commands import COMMANDS, Command, opens_another
from saltire.server.tables.manager import TableManager
from saltire.server.tables.table import LiveTable

_log = logging.getLogger(__name__)
_STATEMENT_SECONDS: Final = 20.0


class Services:
    """Everything the routes use; opened and closed with the application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = open_engine(settings.database_url, _STATEMENT_SECONDS)
        self.began = time.monotonic()
        self.people = PeopleStore(self.engine)
        self.accounts = AccountStore(self.engine)
        self.table_store = TableStore(self.engine)
        self.history = HistoryStore(self.engine)
        self.standings = StandingsStore(self.engine)
        self.puzzles = PuzzleStore(self.engine)
        self.outbox = OutboxStore(self.engine)
        self.hosting = HostStore(self.engine)
        self.writer = Writer(commit_log_for(self.engine))
        self.metrics = Metrics()
        self.action_rate = RecentRate(self.began)
        self.origins = Origins(settings.public_url, _names(settings.hosts))
        self.rate_limits = RateLimits(settings.limits)
        self.watch_limits = WatchLimits(settings.limits)
        self.passwords = Passwords()
        self.tables = TableManager(self.table_store, self.writer, settings, self.metrics)
        self.clock_keeper = ClockKeeper(self.tables, PROCESS_CLOCK)
        self.heartbeat = Heartbeat(self.tables, self.rate_limits, self.engine)
        leases = LeaseStore(self.engine)
        self.pruner = Pruner(
            settings, PruneStore(self.engine), leases, self.metrics, lambda: self.tables.cache
        )
        self.health = HealthProbe(lambda: self.table_store.beat(self.heartbeat.server))
        self.leases = Leases(leases, self.heartbeat.server)
        self.notifier = Notifier(settings, self.outbox, self.accounts, self.metrics, self.leases)
        self.bots = BotWorkers(settings, self.people, self.leases)
        self.bot_queue = BotQueue(self.accounts, self.outbox)
        self.reviews = Reviews(
            settings.review_seconds, ReviewStore(self.engine, self.heartbeat.server)
        )
        self.hints = FairQueue(settings.hints_at_once)
        self.hint_plans = HintPlans()
        self.imports = FairQueue(1)
        self.studies = FairQueue(1)
        self.downloads = FairQueue(1, each=1)
        self.backups = Backups(settings)
        self._watch_sizes()

    def _watch_sizes(self) -> None:
        tables = self.tables
        self.metrics.watch("saltire_tables", "tables in memory", lambda: len(tables.cache))
        self.metrics.watch("saltire_people", "people connected", lambda: len(tables.turns.clients))

    async def open(self) -> None:
        """Migrate the database and start the background tasks."""
        from saltire.server.store.migrate import upgrade

        await upgrade(self.engine)
        await self.writer.open()
        self.clock_keeper.open()
        await self.heartbeat.open()
        await self.notifier.open()
        await self.pruner.open()

    async def close(self) -> None:
        """Stop everything; a database that does not answer may hold the end up for seconds, not for good."""
        parts = (
            self.bots,
            self.reviews,
            self.backups,
            self.notifier,
            self.heartbeat,
            self.pruner,
            self.clock_keeper,
        )
        await asyncio.gather(*(_end(part.close(), 1.5) for part in parts))
        self.tables.close()
        await _end(self.writer.close(), 2.0)
        await _end(self.engine.dispose(), 0.5)

    def check_rate(self, what: str, caller: str) -> None:
        """Count one request against a rate limit; ApiError with Retry-After when it is exceeded."""
        self._refuse_for(what, self.rate_limits.wait(what, caller))

    def check_command(self, table: LiveTable, command: Command, person: str, address: str) -> None:
        """Count a command against the limit of its kind; a rematch that all ask for is one more table."""
        rate = COMMANDS[command.name].rate
        if rate is not None and rate != "tables":
            self.check_rate(rate, person)
        elif opens_another(table, command):
            self.check_new_table(person, address)

    def check_new_table(self, person: str, address: str) -> None:
        """Count a new table against the limits of a person and of an address."""
        self.check_rate("tables", person)
        self.check_rate("tables-address", address)

    def charge(self, what: str, address: str, person: str | None, times: float = 1.0) -> None:
        """Charge somebody with the cost of something; ApiError with Retry-After when they are in debt."""
        self._refuse_for(what, self.rate_limits.charge(what, address, person, times))

    def charge_caller(self, what: str, connection: HTTPConnection) -> None:
        """Charge the address of whoever asks, known or not."""
        self.charge(what, address_of(connection.scope), None)

    def _refuse_for(self, what: str, wait: float) -> None:
        if wait:
            seconds = str(max(1, round(wait + 0.5)))
            self.metrics.refusals.labels(what).inc()
            message = f"too many at once: wait {seconds} seconds"
            raise ApiError("too-fast", message, headers={"Retry-After": seconds})


async def _end(closing: Coroutine[Any, Any, None], seconds: float) -> None:
    try:
        await within(seconds, closing)
    except Exception as error:
        _log.warning("something did not end in order: %s", type(error).__name__)


def _names(listed: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in listed.split(",") if name.strip())


def pay_for_reading(connection: HTTPConnection) -> None:
    """Charge for reading a table, where that is needed: a long game takes longer than a request is worth."""
    services = services_of(connection)
    id = connection.path_params.get("id")
    if id is not None and id not in services.tables.cache:
        services.charge_caller("read", connection)


def services_of(connection: HTTPConnection) -> Services:
    """Give the services of the application that a request or a socket belongs to."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services
