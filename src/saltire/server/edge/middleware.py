"""Middleware: every request is checked, measured and answered with security headers and errors in JSON."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import orjson
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from saltire.server.edge.asgi import App, Message, Receive, Scope, Send
from saltire.server.edge.metrics import MetricsMiddleware
from saltire.server.edge.origins import Origins, address_of, headers_of
from saltire.server.edge.rate_limits import RateLimits
from saltire.server.services import Services

OnRefusal = Callable[[str], None]
Price = Callable[[int], float]
"""Charges for so many bytes; gives the seconds to wait if the sender is in debt."""
_LOG = logging.getLogger("saltire.faults")

LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 256 * 1024
"""Several times the longest game; it is read on the event loop, so that more would keep others waiting."""
LARGEST_BODIES: Final = {
    "/api/v1/records": LARGEST_RECORD,
    "/api/v1/study/step": LARGEST_RECORD,
    "/api/v1/study/engine": LARGEST_RECORD,
    "/api/v1/study/read": LARGEST_RECORD,
}
BYTES_PER_COMMA: Final = 16
"""A body may have a comma for so many bytes of its limit: half a million tiny values take long to read."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
KEY_IS_THE_PROOF: Final = ("/mail/stop/", "/mail/confirm/")
"""Paths whose own key is all the authority there is: they read no cookie, so a plain form may post."""

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    ("content-security-policy", CONTENT_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)


class GuardMiddleware:
    """Checks host, origin, rate and size of every request; refuses in JSON with a code."""

    def __init__(
        self, app: App, origins: Origins, limits: RateLimits, on_refusal: OnRefusal
    ) -> None:
        self._app = app
        self._origins = origins
        self._limits = limits
        self._on_refusal = on_refusal
        self._sockets: Counter[str] = Counter()
        self._requests: Counter[str] = Counter()
        """How many requests of each address are under way: some wait for minutes."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, _with_headers(scope, send))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        code = self._foreign(headers_of(scope)) or self._too_fast(scope)[0]
        if not code and self._many(self._sockets, address):
            code = "too-many-sockets"
        if not code:
            with _count_in(self._sockets, address):
                await self._app(scope, receive, send)
            return
        self._on_refusal(code)
        await receive()
        await send({"type": "websocket.close", "code": 4003, "reason": code})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        largest = LARGEST_BODIES.get(str(scope["path"]), LARGEST_BODY)
        code, wait = self._too_fast(scope)
        code = (
            code or self._unsafe(scope, headers) or _check_length(headers, largest) or _odd(scope)
        )
        address = address_of(scope)
        if not code and self._many(self._requests, address):
            code, wait = "too-many", 1.0
        if code:
            await self._refuse(send, code, wait)
            return
        body = _Body(receive, send, largest, self._price(scope))
        with suppress(BodyRefused), _count_in(self._requests, address):
            await self._app(scope, body.receive, body.send)
        if body.refusal and not body.has_answered:
            await self._refuse(send, body.refusal, body.wait)

    def _price(self, scope: Scope) -> Price:
        address = address_of(scope)
        return lambda size: self._limits.charge("kilobyte", address, None, size / 1024)

    def _many(self, counted: Counter[str], address: str) -> bool:
        limited = self._limits.sockets_per_address
        return 0 < limited <= counted[address]

    def _too_fast(self, scope: Scope) -> tuple[str, float]:
        address = address_of(scope)
        # What is changed is written to the disk, and the commits of clicks wait meanwhile.
        what = "request" if scope.get("method", "GET") in SAFE_METHODS else "change"
        wait = self._limits.wait("requests", address) or self._limits.charge(what, address)
        return ("too-fast", wait) if wait else ("", 0)

    def _foreign(self, headers: dict[str, str]) -> str:
        host = headers.get("host", "")
        origin = headers.get("origin")
        if not self._origins.known_host(host):
            return "unknown-host"
        if origin is not None and not self._origins.ours(origin, host):
            return "foreign-origin"
        return ""

    def _unsafe(self, scope: Scope, headers: dict[str, str]) -> str:
        path = str(scope["path"])
        if scope["method"] in SAFE_METHODS or path.startswith(KEY_IS_THE_PROOF):
            return "" if self._origins.known_host(headers.get("host", "")) else "unknown-host"
        if code := self._foreign(headers):
            return code
        if headers.get("authorization", "").lower().startswith("bearer "):
            return ""
        return "" if headers.get("x-saltire") == "1" else "no-header"

    async def _refuse(self, send: Send, code: str, wait: float) -> None:
        self._on_refusal(code)
        status, public, message = REFUSALS[code]
        extra = [(b"retry-after", str(max(1, round(wait + 0.5))).encode())] if wait else []
        body = orjson.dumps({"error": {"code": public, "message": message}})
        kind = (b"content-type", b"application/json")
        length = (b"content-length", str(len(body)).encode())
        headers = [kind, length, (b"connection", b"close"), *extra]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


REFUSALS: Final = {
    "too-fast": (429, "too-fast", "too many requests: Retry-After says how many seconds to wait"),
    "too-many": (429, "too-fast", "too many requests under way from your address: let some finish"),
    "too-large": (413, "too-large", "the body is too large"),
    "odd": (400, "malformed", "the character NUL has no place here"),
    "unknown-host": (403, "forbidden", "this server does not answer to that host name"),
    "foreign-origin": (403, "forbidden", "the request comes from a page of another site"),
    "no-header": (403, "forbidden", "a change needs the header X-Saltire: 1 or a bearer token"),
}


@contextmanager
def _count_in(counts: Counter[str], address: str) -> Iterator[None]:
    counts[address] += 1
    try:
        yield
    finally:
        counts[address] -= 1
        if not counts[address]:
            del counts[address]


class BodyRefused(Exception):
    """The body goes on past what is allowed, or past what its sender may send for now."""


class _Body:
    """Counts and charges what comes in, since a chunked body does not say its length; once it is too much,
    whatever the application answers is held back."""

    def __init__(self, receive: Receive, send: Send, largest: int, price: Price) -> None:
        self._receive = receive
        self._send = send
        self._price = price
        self._bytes_left = largest
        self._commas = largest // BYTES_PER_COMMA
        self.has_answered = False
        self.refusal = ""
        self.wait = 0.0

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request" and (part := message.get("body", b"")):
            self._bytes_left -= len(part)
            self._commas -= part.count(b",")
            self.wait = self._price(len(part))
        if self._bytes_left < 0 or self._commas < 0:
            self.refusal = "too-large"
        elif self.wait:
            self.refusal = "too-fast"
        if self.refusal:
            raise BodyRefused
        return message

    async def send(self, message: Message) -> None:
        if not self.refusal or self.has_answered:
            self.has_answered = True
            await self._send(message)


def _odd(scope: Scope) -> str:
    """Refuse the character that no database keeps in a text."""
    return "odd" if "\0" in scope["path"] or b"%00" in scope.get("query_string", b"") else ""


def _check_length(headers: dict[str, str], largest: int) -> str:
    length = headers.get("content-length", "0")
    return "too-large" if not length.isdigit() or int(length) > largest else ""


def _with_headers(scope: Scope, send: Send) -> Send:
    added = [(name.encode(), value.encode()) for name, value in HEADERS]
    if scope.get("scheme") == "https":
        added.append((b"strict-transport-security", b"max-age=31536000"))
    private = str(scope["path"]).startswith(("/api/", "/mail/"))

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message.get("headers", [])}
            extra = [pair for pair in added if pair[0] not in present]
            if private and b"cache-control" not in present:
                extra.append((b"cache-control", b"no-store"))
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return sending


def add_middleware(app: FastAPI) -> None:
    """Install the guard, with the metrics around it, and the handlers of errors."""
    services: Services = app.state.services

    def count_refusal(code: str) -> None:
        services.metrics.refusals.labels(code).inc()

    app.add_middleware(
        GuardMiddleware,
        origins=services.origins,
        limits=services.rate_limits,
        on_refusal=count_refusal,
    )
    app.add_middleware(MetricsMiddleware, metrics=services.metrics)
    app.add_exception_handler(HTTPException, _no_such_thing)
    app.add_exception_handler(Exception, _fault)


async def _no_such_thing(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code == 404 else "malformed"
    shown = {"code": code, "message": str(error.detail).lower()}
    return JSONResponse({"error": shown}, error.status_code, error.headers)


async def _fault(_: Request, error: Exception) -> JSONResponse:
    """Answer without a word about what broke; the log has it."""
    _LOG.error("a fault of ours", exc_info=error)
    shown = {"code": "server-fault", "message": "the server has made a mistake; nothing is changed"}
    return JSONResponse({"error": shown}, 500, dict(HEADERS))
