"""Metrics for Prometheus: requests, sockets, tables, actions, refusals and notifications."""

from __future__ import annotations

import hmac
import ipaddress
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from saltire.server.edge.asgi import App, Message, Receive, Scope, Send

_LOG = logging.getLogger("saltire.requests")
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
"""Methods that are counted by name: a caller could make up any number of others."""
_QUICK = (0.001, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0)

_WINDOW: Final = 60.0


class RecentRate:
    """How much a counter grew a second, between looks of the last minute or since the start."""

    def __init__(self, began: float) -> None:
        self._looks: deque[tuple[float, float]] = deque([(began, 0.0)])

    def look(self, now: float, count: float) -> float:
        """Note what the counter says now, and give its growth a second."""
        self._looks.append((now, count))
        while len(self._looks) > 2 and self._looks[1][0] <= now - _WINDOW:
            self._looks.popleft()
        then, before = self._looks[0]
        return (count - before) / max(now - then, 0.001)


class Metrics:
    """All the numbers of one server; each app has its own, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files
        self.requests = Counter(
            "saltire_requests",
            "HTTP requests",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "saltire_request_seconds", "time to answer", ["route"], buckets=_QUICK,
            registry=self.registry,
        )  # fmt: skip
        self.refusals = Counter(
            "saltire_refused",
            "refused by a limit or a check",
            ["code"],
            registry=self.registry,
        )
        self.sockets = Gauge("saltire_sockets", "open sockets", registry=self.registry)
        self.actions = Counter("saltire_actions", "actions acknowledged", registry=self.registry)
        self.action_seconds = Histogram(
            "saltire_action_seconds", "from arrival to acknowledgement", buckets=_QUICK,
            registry=self.registry,
        )  # fmt: skip
        self.notifications = Counter(
            "saltire_letters", "notifications", ["way", "fate"], registry=self.registry
        )
        self.deletions = Counter(
            "saltire_pruned", "deleted because of their age", ["what"], registry=self.registry
        )

    def watch(self, name: str, help: str, count: Callable[[], float]) -> None:
        """Add a number that is counted when it is asked for, such as the tables in memory."""
        Gauge(name, help, registry=self.registry).set_function(count)

    def value(self, name: str, labels: dict[str, str] | None = None) -> float:
        """Give one number as it is now; 0 before anything was counted."""
        return self.registry.get_sample_value(name, labels or {}) or 0.0

    def page(self) -> bytes:
        return generate_latest(self.registry)


def may_read(scope: Scope, token: str, authorization: str) -> bool:
    """Let this machine read the numbers, and whoever has the token, if one is set."""
    if token:
        return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    client = scope.get("client")
    try:
        return client is None or ipaddress.ip_address(str(client[0])).is_loopback
    except ValueError:
        return False


class MetricsMiddleware:
    """Counts, times and logs each request by its route, never by its path: paths can hold keys."""

    def __init__(self, app: App, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            with self._metrics.sockets.track_inprogress():
                await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            status = int(message.get("status", status))
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "-")
        method = scope["method"] if scope["method"] in _METHODS else "-"
        self._metrics.requests.labels(method, route, status).inc()
        self._metrics.seconds.labels(route).observe(seconds)
        level = logging.INFO if status < 500 else logging.ERROR
        facts = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        _LOG.log(level, "request", extra=facts)
