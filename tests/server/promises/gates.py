"""A ledger with a gate: what is to be stored waits until the test lets it through."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from saltire.server.store.writer import Entry, Ledger
from tests.server.people.door import Served


class Gate:
    """Stands before the real ledger of a server."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.ledger: Ledger = server.house.writer.ledger
        self.open = asyncio.Event()
        self.open.set()
        self.delay = 0.0
        self.waiting = 0

    async def commit(self, batch: list[Entry]) -> list[Entry]:
        self.waiting += 1
        await asyncio.sleep(self.delay)
        await self.open.wait()
        self.waiting -= 1
        return await self.ledger.commit(batch)

    def close(self) -> None:
        self.ledger.close()

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
        """Wait until something stands before the gate."""
        until = time.monotonic() + 20
        while not self.waiting:
            assert time.monotonic() < until, "nothing came to be stored"
            time.sleep(0.005)


@contextmanager
def gate(server: Served) -> Iterator[Gate]:
    found = Gate(server)
    server.house.writer.ledger = found
    try:
        yield found
    finally:
        server.house.writer.ledger = found.ledger
