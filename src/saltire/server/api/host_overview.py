"""How the server fares: the figures of this process and of the database, for the host."""

from __future__ import annotations

import time

from saltire import __version__
from saltire.server.jobs.pruning import DAY_MS
from saltire.server.schemas.host import DatabaseOut, HostOut, ProcessOut, PrunedOut, QueuesOut
from saltire.server.services import Services
from saltire.server.store.engine import on_sqlite
from saltire.server.store.migrate import HEAD


async def overview(services: Services) -> HostOut:
    """Collect the figures."""
    waiting, failed = await services.outbox.counts()
    kinds, states = await services.accounts.census()
    kind = "SQLite" if on_sqlite(services.engine) else "PostgreSQL"
    newest = services.backups.files()[:1]
    return HostOut(
        version=__version__,
        processes=len(await services.table_store.live_servers()),
        database=DatabaseOut(
            kind=kind, bytes=await services.hosting.size(), schema_revision=HEAD  # type: ignore[arg-type]
        ),
        process=_process(services), queues=_queues(services), people=kinds, tables=states,
        letters_waiting=waiting, letters_failed=failed, mail=services.notifier.mail_ready,
        pruned=await _pruning_of(services),
        backup=int(newest[0].stat().st_mtime * 1000) if newest else None,
    )  # fmt: skip


def _process(services: Services) -> ProcessOut:
    metrics, now = services.metrics, time.monotonic()
    actions = metrics.value("saltire_actions_total")
    return ProcessOut(
        uptime=now - services.began,
        memory=int(metrics.value("process_resident_memory_bytes")),
        sockets=int(metrics.value("saltire_sockets")),
        connected=len(services.tables.turns.clients),
        tables=len(services.tables.cache),
        actions=int(actions),
        actions_per_second=services.action_rate.look(now, actions),
        bot_workers=services.bots.running,
    )


def _queues(services: Services) -> QueuesOut:
    return QueuesOut(
        hints=len(services.hints), reviews=services.reviews.waiting,
        imports=len(services.imports), downloads=len(services.downloads),
    )  # fmt: skip


async def _pruning_of(services: Services) -> PrunedOut:
    due = await services.hosting.pruning_due()
    counted = {
        what: int(services.metrics.value("saltire_pruned_total", {"what": what}))
        for what in ("tables", "guests")
    }
    return PrunedOut(**counted, last=None if due is None else due - DAY_MS)
