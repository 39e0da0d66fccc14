"""A server for one test, and browsers that visit it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient

from saltire.server.app import create_app
from saltire.server.services import Services
from saltire.server.settings import Settings
from saltire.server.store.engine import open_engine
from saltire.server.store.migrate import upgrade

API = "/api/v1"
PASSWORD = "nine boundary stones"


class ServedApp:
    """An application that runs, with as many browsers as a test wants."""

    def __init__(self, app: FastAPI, first: TestClient) -> None:
        self.app = app
        self.first = first

    @property
    def services(self) -> Services:
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    def browser(self, address: str = "192.0.2.7", **headers: str) -> TestClient:
        """Open a browser without cookies; it sends the header our own pages send."""
        browser = TestClient(
            self.app, client=(address, 4242), headers={"X-Saltire": "1", **headers}
        )
        # All browsers must share the loop that the application was opened in.
        browser.portal = self.first.portal
        return browser

    def run(self, job: Callable[..., Awaitable[Any]], *args: object) -> Any:
        """Run something of the server's own in its loop."""
        portal = self.first.portal
        assert portal is not None
        return portal.call(job, *args)


@contextmanager
def serve_app(folder: Path, **settings: object) -> Iterator[ServedApp]:
    """Open a server on a database of its own, or on the one that is in the folder already."""
    if not (folder / "saltire.db").exists():
        (folder / "saltire.db").write_bytes(_empty_database())
    given: dict[str, object] = {"database_url": f"sqlite:///{folder / 'saltire.db'}", **settings}
    app = create_app(Settings(**given))  # type: ignore[arg-type]  # as a test wants them
    with TestClient(app, client=("192.0.2.1", 4242)) as first:
        yield ServedApp(app, first)


@cache
def _empty_database() -> bytes:
    """Make the tables once, and not again for every test."""

    async def make(path: Path) -> None:
        engine = open_engine(f"sqlite:///{path}")
        await upgrade(engine)
        await engine.dispose()

    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        asyncio.run(make(path))
        return path.read_bytes()


def sign_up(browser: TestClient, name: str = "Ann", **more: str) -> dict[str, object]:
    answer = browser.post(f"{API}/account", json={"name": name, "password": PASSWORD, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, object] = answer.json()
    return found
