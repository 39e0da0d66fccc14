"""A commit log that can be paused: commits wait until the test lets them through."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from saltire.server.store.writer import CommitLog, Entry
from tests.server.people.served_app import ServedApp


class PausedCommits:
    """Wraps the commit log of a server."""

    def __init__(self, server: ServedApp) -> None:
        self.server = server
        self.commit_log: CommitLog = server.services.writer.commit_log
        self.open = asyncio.Event()
        self.open.set()
        self.delay = 0.0
        self.waiting = 0

    async def commit(self, batch: list[Entry]) -> list[Entry]:
        self.waiting += 1
        await asyncio.sleep(self.delay)
        await self.open.wait()
        self.waiting -= 1
        return await self.commit_log.commit(batch)

    def close(self) -> None:
        self.commit_log.close()

    @contextmanager
    def shut(self) -> Iterator[None]:
        """Let nothing through until the block ends."""
        self.server.run(self._set, False)
        try:
            yield
        finally:
            self.server.run(self._set, True)

    async def _set(self, through: bool) -> None:
        if through:
            self.open.set()
        else:
            self.open.clear()

    def wait(self) -> None:
        """Wait until a commit is held."""
        until = time.monotonic() + 20
        while not self.waiting:
            assert time.monotonic() < until, "nothing came to be stored"
            time.sleep(0.005)


@contextmanager
def paused_commits(server: ServedApp) -> Iterator[PausedCommits]:
    found = PausedCommits(server)
    server.services.writer.commit_log = found
    try:
        yield found
    finally:
        server.services.writer.commit_log = found.commit_log
