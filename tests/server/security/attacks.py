"""What the tests of security share: people, a page of another site, the log, an empty bucket."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from fastapi.testclient import TestClient

from saltire.server.edge.logging import set_up_logs
from tests.server.people.served_app import API, ServedApp

SCHOTTEN = {"game": "schotten", "seats": ["me", "open"], "public": False}


@contextmanager
def logged() -> Iterator[io.StringIO]:
    root, stream = logging.getLogger(), io.StringIO()
    before, level = list(root.handlers), root.level
    set_up_logs("debug", stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = False


def guest(server: ServedApp, name: str = "Ann") -> TestClient:
    browser = server.browser()
    browser.post(f"{API}/me", json={"name": name})
    return browser


def plain(server: ServedApp, browser: TestClient) -> TestClient:
    """Make the same person send requests as a page of another site could: with the cookie only."""
    page = TestClient(server.app, client=("192.0.2.7", 4242), cookies=dict(browser.cookies))
    page.portal = server.first.portal
    return page


def changing(server: ServedApp) -> list[tuple[str, str]]:
    """List the routes of the API that are not for reading."""
    document = server.app.openapi()
    return [
        (path, method.upper())
        for path, methods in document["paths"].items()
        for method in methods
        if method not in ("get", "head", "options")
    ]


def drain(server: ServedApp, what: str, caller: str) -> None:
    """Use up what somebody may do at once, and let no time pass after it."""
    limits = server.services.rate_limits
    now = limits.clock()
    limits.clock = lambda: now
    while not limits.wait(what, caller):
        pass
